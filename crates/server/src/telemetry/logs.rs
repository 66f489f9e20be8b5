//! The log: what happens and goes wrong, a line each, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Can this say what is logged?
pub(crate) fn check(filter: &str) -> Result<(), String> {
    EnvFilter::try_new(filter).map(drop).map_err(|error| error.to_string())
}

/// Starts logging for this process.
pub fn start(config: &Config) {
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log))
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // Fails only if something logs already, and then there is nothing to do.
    let _ = match config.log_format {
        LogFormat::Text => subscriber.try_init(),
        LogFormat::Json => subscriber.json().try_init(),
    };
}
