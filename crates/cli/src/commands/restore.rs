//! `crema restore`: everything back from a copy.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::database::{DatabaseArgs, now, wait_for};

const ABOUT: &str = "Put a copy made by `crema backup` in the place of the server's database";

const EXAMPLES: &str = r#"Stop the server first. The copy is checked page by page before anything is touched;
a summary of its contents is printed as one JSON line. Time that passed between the copy and the
next start is given back to running clocks. For PostgreSQL use pg_restore.

Examples:
  crema restore crema-monday.db
  crema restore --replace --database sqlite:/var/lib/crema/crema.db /backup/crema.db"#;

/// Arguments of `crema restore`.
#[derive(Args)]
#[command(about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Restore {
    /// The copy
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Replace the database that is there; it is kept beside the new one, with `.replaced` behind its name
    #[arg(long)]
    replace: bool,

    #[command(flatten)]
    database: DatabaseArgs,
}

impl Restore {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let address = self.database.address()?;
        let report = wait_for(async { Ok(store::restore(&address, &self.file, self.replace, now()).await?) })?;
        anstream::println!("{}", serde_json::to_string(&report)?);
        Ok(ExitCode::SUCCESS)
    }
}
