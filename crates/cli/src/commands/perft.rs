//! `crema perft`: how many event sequences of each length there are.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use game_core::{Event, Game, Match, divide, perft};
use game_registry::{GameVisitor, Registered};

use crate::help::examples;
use crate::number::{MOST, whole};
use crate::progress::{Progress, Unit};
use crate::table_kind::TableKindArgs;

const ABOUT: &str = "Count the event sequences from a dealt position, to compare engines";

const EXAMPLES: &str = "\
Output: a line `DEPTH COUNT` for every depth from 1; with --divide a line `EVENT: COUNT` for every first event, then the depth and the sum. Outcomes of chance count once each. A game that ends early counts nothing.

Examples:
  crema perft --game GAME --depth 3 --seed 1
  crema perft --game GAME --depth 3 --seed 1 --divide";

/// Arguments of `crema perft`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Perft {
    #[command(flatten)]
    table: TableKindArgs,

    /// How many events deep
    #[arg(long, value_name = "D", value_parser = whole::<u32>(1..=1_000), allow_negative_numbers = true)]
    depth: u32,

    /// Which deal: any whole number below 2^64
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// Split the count by the first event
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        game_registry::dispatch(&self.table.game, Count(self))?
    }
}

struct Count<'a>(&'a Perft);

impl GameVisitor for Count<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Perft { table, depth, seed, divide } = self.0;
        let game = table.deal::<G>(*seed)?;
        let mut output = io::stdout().lock();
        for depth in if *divide { *depth..=*depth } else { 1..=*depth } {
            let counts = count_by_first_event(&game, depth);
            if *divide {
                for (event, count) in &counts {
                    writeln!(output, "{event}: {count}")?;
                }
            }
            writeln!(output, "{depth} {}", counts.iter().map(|(_, count)| count).sum::<u64>())?;
            output.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Like [`divide`], showing progress.
fn count_by_first_event<G: Game>(game: &Match<G>, depth: u32) -> Vec<(Event<G>, u64)> {
    let firsts = divide(game.position(), 1);
    let progress = Progress::before_writing(firsts.len() as u64, Unit::Things("first events"));
    let count = |(event, _)| {
        let mut after = game.clone();
        after.play(event).expect("a listed event is legal");
        progress.add(1);
        (event, perft(after.position(), depth - 1))
    };
    firsts.into_iter().map(count).collect()
}
