//! The binary `load`.

use std::process::ExitCode;

use clap::Parser;
use load::Arguments;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match load::measure(&arguments) {
        Ok(report) => {
            print!("{report}");
            if report.all_met() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}
