//! Running the binary.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;

/// The exit code and the output of a run of the program.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Run {
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.output.lines().collect()
    }

    /// The output of a run that must have gone well, without a word of complaint.
    #[track_caller]
    pub(crate) fn succeeded(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{}", self.output);
        self.output
    }
}

/// Starts the program with pipes for its streams.
pub(crate) fn start<S: AsRef<str>>(arguments: &[S]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_crema"))
        .args(arguments.iter().map(AsRef::as_ref))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started")
}

/// Runs the program to its end with `input` on its standard input.
pub(crate) fn crema<S: AsRef<str>>(arguments: &[S], input: impl AsRef<[u8]> + Send) -> Run {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("it has a pipe");
    let output = thread::scope(|scope| {
        // A program that does not read its input closes the pipe early: no fault of anybody's.
        scope.spawn(move || stdin.write_all(input.as_ref()).ok());
        child.wait_with_output().expect("it ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("its output is text");
    Run { code: output.status.code(), output: text(output.stdout), errors: text(output.stderr) }
}

/// Splits a command line at its spaces.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}
