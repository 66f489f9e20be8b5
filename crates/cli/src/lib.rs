//! The command line of Crema.
//!
//! *Why a library with a three-line binary.* The commands read from any reader and write to any writer, so that fuzz targets
//! and tests drive them in memory; only [`main`] and the files under `commands/` touch the process (arguments, standard
//! streams, exit code), and only `clock.rs` reads the clock.
//!
//! Exit codes: 0 when everything asked for was done and every record was right, 1 when something was wrong, 2 for wrong usage.

mod arena;
mod bench;
mod bot;
mod clock;
mod commands;
pub mod fuzzing;
mod help;
mod input;
mod ladder;
mod limits;
mod number;
mod one_record;
mod parallel;
mod progress;
mod puzzles;
mod review;
mod single_line;
mod table_kind;
mod ugi;
mod verdicts;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::commands::Cli;
use crate::single_line::{cut_long_lines, single_line};

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return explain_usage(&error),
    };
    match cli.run() {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("crema: {}\n", single_line(&format!("{error:#}"))));
            ExitCode::FAILURE
        }
    }
}

/// Prints help, the version or a usage error, which may quote a very long argument.
fn explain_usage(error: &clap::Error) -> ExitCode {
    let text = cut_long_lines(&error.render().ansi().to_string());
    if error.use_stderr() {
        complain(&text);
    } else if let Err(error) = anstream::stdout().write_all(text.as_bytes())
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        complain(&format!("crema: {error}\n"));
        return ExitCode::FAILURE;
    }
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Writes an error. Where even that cannot be written, the exit code has to do.
fn complain(text: &str) {
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// The reader of our output has seen enough: not an error of ours.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
