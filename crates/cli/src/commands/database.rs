//! The database that a host's commands work on: the one that `crema serve` would.

use std::path::PathBuf;

use clap::Args;
use server::{MachineTime, ServeOptions, Time, data_directory};

/// Which database is meant.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE [default: crema.db in the user's data directory]
    #[arg(long, value_name = "URL", env = "CREMA_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,

    /// Read the database's address from this configuration file of `crema serve`
    #[arg(long, value_name = "FILE", env = "CREMA_CONFIG", global = true)]
    config: Option<PathBuf>,
}

impl DatabaseArgs {
    /// Its address.
    pub(crate) fn address(&self) -> anyhow::Result<String> {
        let data = data_directory(|name| std::env::var(name).ok());
        let options =
            ServeOptions { database: self.database.clone(), config: self.config.clone(), ..ServeOptions::default() };
        Ok(options.resolve(data.as_deref(), 1)?.database)
    }
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    MachineTime.now()
}

/// Runs work that waits for a database or a network, on this thread.
pub(crate) fn wait_for<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
