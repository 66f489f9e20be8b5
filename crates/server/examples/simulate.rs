//! Plays through tables from seeds, and says which invariant did not hold: `docs/simulation.md`.

use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use game_core::Game;
use game_testkit::secret::Secret;
use server::simulation::{Bug, Report, WithToy, run};

/// Simulates tables: clients, servers, network and store in one thread and in simulated time
#[derive(Parser)]
struct Arguments {
    /// Play through this seed only
    #[arg(long)]
    seed: Option<u64>,
    /// The first of many seeds
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many seeds
    #[arg(long, default_value_t = 1_000)]
    seeds: u64,
    /// Plant this bug
    #[arg(long, value_parser = bug)]
    bug: Option<Bug>,
    /// Print everything that happens
    #[arg(long)]
    trace: bool,
}

fn bug(name: &str) -> Result<Bug, String> {
    let names = Bug::ALL.map(Bug::name).join(", ");
    Bug::ALL.into_iter().find(|bug| bug.name() == name).ok_or(format!("there is no bug {name:?}; there are {names}"))
}

fn main() -> ExitCode {
    let Arguments { seed, from, seeds, bug, trace } = Arguments::parse();
    let seeds = seed.map_or(from..from + seeds, |seed| seed..seed + 1);
    let (count, mut entries, mut crashes, mut failed) = (seeds.clone().count(), 0, 0, 0);
    for seed in seeds {
        let toy = Secret::<false>::INFO.id;
        let report = run(seed, Arc::new(WithToy::<Secret<false>>::default()), toy, bug, trace);
        for line in &report.trace {
            println!("{line}");
        }
        entries += report.entries;
        crashes += report.crashes;
        if let Report { violation: Some(violation), plan, .. } = report {
            failed += 1;
            println!("seed {seed} ({plan}): {violation}");
        }
    }
    println!("{count} seeds, {entries} entries, {crashes} crashes of servers: {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
