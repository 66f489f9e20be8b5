//! The log: what happens and goes wrong, a line each, on standard error.

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Starts logging for this process. A filter that cannot be read is reported in the log itself and logs what `info` does.
pub fn start(config: &Config) {
    let filter = EnvFilter::try_new(&config.log);
    let mistaken = filter.as_ref().err().map(ToString::to_string);
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| EnvFilter::new("info")))
        .with_writer(std::io::stderr);
    // Fails only if something logs already, and then there is nothing to do.
    let _ = match config.log_format {
        LogFormat::Text => subscriber.try_init(),
        LogFormat::Json => subscriber.json().try_init(),
    };
    if let Some(error) = mistaken {
        tracing::warn!(filter = config.log, error, "the filter of --log cannot be read");
    }
}
