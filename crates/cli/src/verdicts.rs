//! A verdict for every line of a file of records: the part that `crema replay` and `crema verify` share.

use std::io::{self, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use crate::input::{LineError, Lines, open};
use crate::progress::{Progress, Unit};

/// The records that a command checks.
#[derive(Args)]
pub(crate) struct RecordsArgs {
    /// File of records, one JSON object a line [default: the standard input, also `-`]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

impl RecordsArgs {
    /// Prints the verdict of `judge` on every record; a success only if all of them are right.
    pub(crate) fn judge<V: Verdict>(&self, judge: impl Fn(Result<&str, LineError>) -> V) -> anyhow::Result<ExitCode> {
        let source = open(self.file.as_deref())?;
        let progress = Progress::while_writing(source.size, Unit::Bytes);
        match judge_lines(source.reader, io::stdout().lock(), &|bytes| progress.set(bytes), judge) {
            Ok(true) => Ok(ExitCode::SUCCESS),
            Ok(false) => Ok(ExitCode::FAILURE),
            // The reader of our output has hung up before every record was found right.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::FAILURE),
            Err(error) => Err(error).context("cannot go on"),
        }
    }
}

/// The finding about one line.
pub(crate) trait Verdict: Serialize {
    /// Is everything right with it?
    fn is_right(&self) -> bool;
}

/// Writes the verdict of `judge` on every line of `input` that is not blank, as a line of JSON, and returns whether all are right.
/// `report` hears how many bytes are done.
pub(crate) fn judge_lines<V: Verdict>(
    input: impl Read,
    output: impl Write,
    report: &dyn Fn(u64),
    judge: impl Fn(Result<&str, LineError>) -> V,
) -> io::Result<bool> {
    let mut output = BufWriter::with_capacity(64 << 10, output);
    let mut lines = Lines::new(input);
    let mut all_right = true;
    while let Some(line) = lines.next()? {
        if line != Ok("") {
            let verdict = judge(line);
            all_right &= verdict.is_right();
            serde_json::to_writer(&mut output, &verdict)?;
            output.write_all(b"\n")?;
        }
        report(lines.bytes_read());
        if lines.is_drained() {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(all_right)
}
