//! `crema bench`: how fast the engine is, here and now.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use game_core::{Game, SeatCount};
use game_registry::{GAMES, GameVisitor, Registered};
use search::{Deals, Policy};

use crate::bench::{Figures, Signature};
use crate::clock;
use crate::help::{examples, known_games};
use crate::number::{MOST, whole};
use crate::progress::{Progress, Unit};

const ABOUT: &str = "Measure the engine: random games a second, and what each part of a move costs";

const EXAMPLES: &str = "\
Every table also runs on the naive engine of the tests, on the same deals in the same run: a busy machine slows both, and the ratio stays.

With --playouts exactly that many random games are played and nothing else, so that a tool around it can count instructions:
  valgrind --tool=callgrind crema bench --game GAME --seats 2 --playouts 1000 --seed 1

With --signature nothing is timed: the same players give the same lines on every machine, so a change that is meant to change nothing shows that it does not.

Examples:
  crema bench
  crema bench --signature
  crema bench --game GAME --json";

/// Arguments of `crema bench`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Bench {
    #[arg(long, value_name = "GAME", help = format!("Only this game: {}", known_games()))]
    game: Option<String>,

    /// Only this number of seats
    #[arg(long, value_name = "N", requires = "game", value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seats: Option<u64>,

    /// Play exactly so many random games, and do nothing else
    #[arg(long, value_name = "N", requires = "game", conflicts_with = "json", value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    playouts: Option<u64>,

    /// With --playouts: play by turns that aim at something (whole turns after orders, in Coffee Rush) instead of uniformly
    #[arg(long, requires = "playouts")]
    aimed: bool,

    /// Which deals: any whole number below 2^64
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// Print the fingerprint of the strongest players instead: nodes and moves of a fixed search in fixed positions
    #[arg(long, conflicts_with_all = ["seats", "playouts", "json", "seed"])]
    signature: bool,

    /// One JSON object a table instead of text
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let chosen = |info: &&game_core::Info| self.game.as_deref().is_none_or(|game| game == info.id);
        let games: Vec<&str> = GAMES.iter().filter(chosen).map(|info| info.id).collect();
        if let ([], Some(unknown)) = (games.as_slice(), &self.game) {
            return Err(game_registry::UnknownGame::new(unknown, GAMES).into());
        }
        for game in games {
            game_registry::dispatch(game, Measure(self))??;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn seat_counts<G: Game>(&self) -> anyhow::Result<Vec<SeatCount>> {
        Ok(match self.seats {
            Some(seats) => vec![G::INFO.seat_count(seats)?],
            None => G::INFO.seat_counts().collect(),
        })
    }
}

struct Measure<'a>(&'a Bench);

impl GameVisitor for Measure<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Bench { playouts, aimed, signature, seed, json, .. } = self.0;
        let tables = self.0.seat_counts::<G>()?;
        let mut output = io::stdout().lock();
        if *signature {
            writeln!(output, "{}", Signature::of::<G>())?;
            return Ok(());
        }
        if let Some(playouts) = playouts {
            let seats = tables[0];
            let policy = if *aimed { Policy::Aimed } else { Policy::Uniform };
            Deals::<G>::new(seats, *seed).play(policy, *seed, *playouts);
            writeln!(output, "{}, {seats} seats: {playouts} games played", G::INFO.id)?;
            return Ok(());
        }
        let progress = Progress::before_writing(tables.len() as u64, Unit::Things("tables"));
        for seats in tables {
            let figures = Figures::measure::<G>(seats, *seed, &clock::system());
            progress.add(1);
            if *json {
                writeln!(output, "{}", serde_json::to_string(&figures)?)?;
            } else {
                writeln!(output, "{figures}")?;
            }
            output.flush()?;
        }
        Ok(())
    }
}
