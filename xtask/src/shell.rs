//! Running other programs: each is announced, and a failure names the command.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The top folder of the repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, PathBuf::from)
}

/// A command line in the repository's top folder.
pub(crate) struct Shell {
    command: Command,
    line: String,
}

impl Shell {
    /// The program and its arguments, separated by spaces: no argument of ours contains one.
    pub(crate) fn new(line: &str) -> Shell {
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).current_dir(root());
        Shell { command, line: line.to_owned() }
    }

    /// More arguments, as somebody has given them: they may contain spaces.
    pub(crate) fn arguments(mut self, arguments: &[&str]) -> Shell {
        self.command.args(arguments);
        for argument in arguments {
            let shown = if argument.contains(' ') { format!(" {argument:?}") } else { format!(" {argument}") };
            self.line += &shown;
        }
        self
    }

    /// Runs in another folder.
    pub(crate) fn folder(mut self, folder: &std::path::Path) -> Shell {
        self.command.current_dir(folder);
        self
    }

    /// Sets an environment variable.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Shell {
        self.command.env(name, value);
        self.line = format!("{name}={value:?} {}", self.line);
        self
    }

    /// Runs it; its output goes where ours goes.
    pub(crate) fn run(mut self) -> Result<(), String> {
        println!("$ {}", self.line);
        match self.command.stdin(Stdio::null()).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed: {status}", self.line)),
            Err(error) => Err(format!("`{}` could not be started: {error}", self.line)),
        }
    }

    /// Runs it and returns its standard output, whether or not it succeeds.
    pub(crate) fn output(mut self) -> Result<String, String> {
        println!("$ {}", self.line);
        match self.command.stdin(Stdio::null()).stderr(Stdio::null()).output() {
            Ok(output) => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            Err(error) => Err(format!("`{}` could not be started: {error}", self.line)),
        }
    }

    /// Can it be started, and does it succeed? Nothing is printed.
    pub(crate) fn succeeds(mut self) -> bool {
        let status = self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }
}
