//! `crema backup`: a copy of everything, while the server runs.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::database::{DatabaseArgs, wait_for};

const ABOUT: &str = "Copy the server's database to a file, while the server runs";

const EXAMPLES: &str = r#"The copy is of one moment, is checked page by page, and gets its name only when it
is whole and flushed to disk. A summary of its contents is printed as one JSON line. For
PostgreSQL use pg_dump.

Examples:
  crema backup crema-monday.db
  crema backup --database sqlite:/var/lib/crema/crema.db /backup/crema.db"#;

/// Arguments of `crema backup`.
#[derive(Args)]
#[command(about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// Where to put the copy; nothing that exists is overwritten
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,
}

impl Backup {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let address = self.database.address()?;
        let report = wait_for(async { Ok(store::backup(&address, &self.file).await?) })?;
        anstream::println!("{}", serde_json::to_string(&report)?);
        Ok(ExitCode::SUCCESS)
    }
}
