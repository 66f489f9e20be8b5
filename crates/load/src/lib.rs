//! Puts a real Crema server under load and measures how much it bears: `cargo run --release -p load -- MODE`.
//!
//! *Why this shape.* Everything is measured from outside, over real sockets and in the protocol's own words, against the very
//! binary that hosts run: nothing here knows the server's inside. Each mode ([`idle`], [`games`], [`kills`], [`reconnects`],
//! [`bots`]) is a question about the server and one file; below them are a server to ask ([`host`]), people that come to it
//! ([`people`], [`mod@line`]), and their copy of a game ([`board`]). It is a library so that the tests of the command line,
//! which have the binary at hand, can run every mode in small.

mod arguments;
mod audit;
mod board;
mod bots;
mod games;
mod host;
mod idle;
mod kills;
mod line;
mod machine;
mod people;
mod reconnects;
mod report;
mod server_counters;
mod socket;
mod time_series;
mod wait;

use anyhow::Context;

pub use arguments::Arguments;
pub use report::{Bar, Figure, Report};

use arguments::Mode;

/// Runs one mode to its end.
pub fn measure(arguments: &Arguments) -> anyhow::Result<Report> {
    let runtime = tokio::runtime::Runtime::new().context("no threads to make load with")?;
    let report = runtime.block_on(async {
        let common = &arguments.common;
        match &arguments.mode {
            Mode::Idle(idle) => idle::run(common, idle).await,
            Mode::Games(games) => games::run(common, games).await,
            Mode::Kills(kills) => kills::run(common, kills).await,
            Mode::Reconnects(reconnects) => reconnects::run(common, reconnects).await,
            Mode::Bots(bots) => bots::run(common, bots).await,
        }
    })?;
    // Sockets that nobody reads any more are not waited for.
    runtime.shutdown_background();
    if let Some(path) = &arguments.common.json {
        let json = serde_json::to_string_pretty(&report).context("the report is plain data")?;
        std::fs::write(path, json + "\n").with_context(|| format!("cannot write {}; check --json", path.display()))?;
    }
    Ok(report)
}
