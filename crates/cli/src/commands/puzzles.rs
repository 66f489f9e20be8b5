//! `crema puzzles`: positions with one clearly best turn, found in games of bots.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use game_registry::{GameVisitor, Registered};
use review::default_nodes;
use review::puzzle::{Flaw, Puzzle, mine};

use crate::help::{examples, known_games};
use crate::number::{MOST, whole};
use crate::parallel::{in_order, threads};
use crate::progress::{Progress, Unit};
use crate::puzzles::puzzles;
use crate::table_kind::TableKindArgs;

const ABOUT: &str = "Puzzles: positions with one clearly best turn; list, verify or mine them";

const EXAMPLES: &str = "\
docs/puzzles.md explains how puzzles are found, verified and graded.

Examples:
  crema puzzles list --game GAME
  crema puzzles list --game GAME --json
  crema puzzles verify --game GAME --most 10
  crema puzzles mine --game GAME --games 100 --seed 7 > found.jsonl
  crema puzzles refresh --game GAME > found.jsonl";

/// Arguments of `crema puzzles`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play games between bots and print the puzzles in them, one JSON object a line
    Mine(Mine),
    /// Print the puzzles that come with the program
    List(List),
    /// Find the puzzles that come with the program again
    Verify(Verify),
    /// Print the puzzles that come with the program with the values, themes and grades of this version
    Refresh(Refresh),
}

#[derive(Args)]
struct Mine {
    #[command(flatten)]
    table: TableKindArgs,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 10, value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    games: u64,

    /// Which games: those of this seed and the following ones
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// Nodes a search; the last look at a turn takes ten times as many [default: what suits the game]
    #[arg(long, value_name = "K", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    nodes: Option<u64>,

    /// How many threads work [default: one for each core]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
}

#[derive(Args)]
struct List {
    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    game: String,

    /// One JSON object a puzzle instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Verify {
    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    game: String,

    /// At most so many, spread evenly over the file [default: all]
    #[arg(long, value_name = "K", value_parser = whole::<usize>(1..=MOST), allow_negative_numbers = true)]
    most: Option<usize>,
}

#[derive(Args)]
struct Refresh {
    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    game: String,
}

impl Puzzles {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.what {
            What::Mine(mine) => game_registry::dispatch(&mine.table.game, mine)?,
            What::List(list) => list.run(),
            What::Verify(verify) => game_registry::dispatch(&verify.game, verify)?,
            What::Refresh(refresh) => game_registry::dispatch(&refresh.game, refresh)?,
        }
    }
}

impl GameVisitor for &Mine {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let (seats, options) = self.table.read::<G>()?;
        let nodes = self.nodes.unwrap_or_else(default_nodes::<G>);
        let progress = Progress::while_writing(Some(self.games), Unit::Things("games"));
        let of_game = |number: u64| {
            let seed = self.seed.wrapping_add(number);
            mine(game_core::Match::<G>::from_seed(seats, options.clone(), seed), seed, nodes)
        };
        let mut output = io::stdout().lock();
        in_order(self.games, threads(self.threads), of_game, |found| {
            progress.add(1);
            for puzzle in found {
                writeln!(output, "{}", serde_json::to_string(&puzzle)?)?;
            }
            output.flush()
        })?;
        Ok(ExitCode::SUCCESS)
    }
}

impl List {
    fn run(&self) -> anyhow::Result<ExitCode> {
        game_registry::dispatch(&self.game, Known)?;
        let mut output = io::stdout().lock();
        for puzzle in puzzles(&self.game)? {
            if self.json {
                writeln!(output, "{}", serde_json::to_string(&puzzle)?)?;
            } else {
                writeln!(output, "{}", line(&puzzle))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The game is on the list, whether or not it has puzzles.
struct Known;

impl GameVisitor for Known {
    type Output = ();
    fn visit<G: Registered>(self) {}
}

fn line(puzzle: &Puzzle) -> String {
    let Puzzle { id, ply, value, second, grade, themes, solution, .. } = puzzle;
    let proved = if puzzle.proved { "proved" } else { "" };
    let (value, second) = (100.0 * value, 100.0 * second);
    format!(
        "{id}  ply {ply:3}  level {grade}  {value:5.1} % against {second:5.1} % {proved:6}  {}  [{}]",
        solution.join("; "),
        themes.join(", ")
    )
}

impl GameVisitor for &Verify {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let all = puzzles(&self.game)?;
        let step = self.most.map_or(1, |most| all.len().div_ceil(most)).max(1);
        let chosen: Vec<&Puzzle> = all.iter().step_by(step).collect();
        let progress = Progress::before_writing(chosen.len() as u64, Unit::Things("puzzles"));
        let mut wrong: Vec<(&str, Flaw)> = Vec::new();
        for puzzle in &chosen {
            wrong.extend(puzzle.verify::<G>().err().map(|flaw| (puzzle.id.as_str(), flaw)));
            progress.add(1);
        }
        let mut output = io::stdout().lock();
        for (id, flaw) in &wrong {
            writeln!(output, "{id}: {flaw}")?;
        }
        writeln!(output, "{} of {} puzzles verified", chosen.len() - wrong.len(), chosen.len())?;
        Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

impl GameVisitor for &Refresh {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let all = puzzles(&self.game)?;
        let progress = Progress::while_writing(Some(all.len() as u64), Unit::Things("puzzles"));
        let mut output = io::stdout().lock();
        for puzzle in &all {
            progress.add(1);
            match puzzle.find_again::<G>() {
                Ok(found) => writeln!(output, "{}", serde_json::to_string(&found)?)?,
                Err(flaw) => eprintln!("{} is left out: {flaw}", puzzle.id),
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
