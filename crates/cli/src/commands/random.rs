//! `crema random`: random games as records, the same for the same arguments on every machine.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use game_core::random_match;
use game_registry::{GameVisitor, Registered};

use crate::help::examples;
use crate::number::{MOST, whole};
use crate::parallel::{in_order, threads};
use crate::progress::{Progress, Unit};
use crate::table_kind::TableKindArgs;

const ABOUT: &str = "Play random games to the end and print them as records";

const EXAMPLES: &str = "\
Every action is drawn evenly from the legal ones. The same arguments give the same bytes, on every platform and with any number of threads; game 5 of a seed is the same game however many are asked for.

Examples:
  crema random --game GAME --games 1000 --seed 7 > games.jsonl
  crema random --game GAME --games 1000 | crema replay";

/// How many games a thread plays before it hands them on.
const BATCH: u64 = 16;

/// Arguments of `crema random`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Random {
    #[command(flatten)]
    table: TableKindArgs,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    games: u64,

    /// Which games: any whole number below 2^64
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
}

impl Random {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        game_registry::dispatch(&self.table.game, Play(self))?
    }
}

struct Play<'a>(&'a Random);

impl GameVisitor for Play<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Random { table, games, seed, .. } = self.0;
        let (seats, options) = table.read::<G>()?;
        let progress = Progress::while_writing(Some(*games), Unit::Things("games"));
        let mut output = io::stdout().lock();
        let play = |batch: u64| {
            let numbers = batch * BATCH..games.saturating_sub(batch * BATCH).min(BATCH) + batch * BATCH;
            let line = |number| random_match::<G>(seats, &options, *seed, number).record().to_json() + "\n";
            numbers.map(line).collect::<String>()
        };
        in_order(games.div_ceil(BATCH), threads(self.0.threads), play, |lines| {
            output.write_all(lines.as_bytes())?;
            progress.add(BATCH);
            Ok(())
        })?;
        output.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}
