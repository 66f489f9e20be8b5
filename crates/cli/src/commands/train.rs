//! `crema train`: a player learns by playing against itself.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use game_registry::{GAMES, GameVisitor, Registered};
use train::{Status, Step, TrainingPlan};

use crate::help::examples;
use crate::number::{MOST, whole};
use crate::parallel::threads;
use crate::progress::{Progress, Unit};

const ABOUT: &str = "Teach a game's player the worth of positions by letting it play against itself";

const EXAMPLES: &str = "\
A round is games of the player with the weights of the round before (the first plays by rules of thumb), then a net fitted to how these games and those of the three rounds before ended. Everything goes into one folder: the positions and the weights of each round, the course of the loss as text and as a picture (loss.svg), and in the end weights.net.

The seed and the other arguments decide every byte of the result, whatever the number of threads. The same command resumes an interrupted training from its last checkpoint.

Examples:
  crema train --game GAME --out lessons --seed 1
  crema train --game GAME --out lessons --seats 3 --seed 1
  crema train --game GAME --out lessons --seed 1 --rounds 8 --games 2000 --nodes 600
  crema train --out lessons --status";

/// Arguments of `crema train`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Train {
    #[arg(long, value_name = "GAME", required_unless_present = "status", help = format!("The game to learn: {}", learnable_games()))]
    game: Option<String>,

    /// Only say how far the training in the folder has come, and when it will probably end
    #[arg(long)]
    status: bool,

    /// The folder for everything that is made; a training that was begun there is gone on with
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u64>(2..=4), allow_negative_numbers = true)]
    seats: u64,

    /// Decides all games and all learning
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// Rounds of playing and learning
    #[arg(long, value_name = "R", default_value_t = 6, value_parser = whole::<u32>(1..=99), allow_negative_numbers = true)]
    rounds: u32,

    /// Games in each round
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole::<u64>(2..=10_000_000), allow_negative_numbers = true)]
    games: u64,

    /// Nodes for each decision in these games
    #[arg(long, value_name = "K", default_value_t = 400, value_parser = whole::<u64>(1..=100_000_000), allow_negative_numbers = true)]
    nodes: u64,

    /// How often each position is learned from in a round
    #[arg(long, value_name = "E", default_value_t = 8, value_parser = whole::<u32>(1..=1_000), allow_negative_numbers = true)]
    epochs: u32,

    /// Threads that work [default: one for each core]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1_024), allow_negative_numbers = true)]
    threads: Option<u16>,
}

impl Train {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let text = match &self.game {
            _ if self.status => {
                let plan = train::plan_in(&self.out)?;
                game_registry::dispatch(&plan.game, Look(&self.out))??
            }
            Some(game) => game_registry::dispatch(game, Learn(self))??.display().to_string(),
            None => bail!("--game is missing"),
        };
        anstream::println!("{text}");
        Ok(ExitCode::SUCCESS)
    }
}

/// The ids of the games with a trainable player, for people.
fn learnable_games() -> String {
    struct CanLearn;
    impl GameVisitor for CanLearn {
        type Output = bool;
        fn visit<G: Registered>(self) -> bool {
            G::TRAINABLE.is_some()
        }
    }
    let can_learn = |id: &&str| game_registry::dispatch(id, CanLearn).is_ok_and(|can| can);
    GAMES.iter().map(|info| info.id).filter(can_learn).collect::<Vec<_>>().join(", ")
}

/// Describes the training in a folder.
struct Look<'a>(&'a Path);

impl GameVisitor for Look<'_> {
    type Output = anyhow::Result<String>;

    fn visit<G: Registered>(self) -> Self::Output {
        Ok(table(&train::status::<G>(self.0)?))
    }
}

/// The state of a training as a table, and when it will probably end.
fn table(status: &Status) -> String {
    let TrainingPlan { game, seats, games, .. } = &status.plan;
    let mut text = format!("{game}, {seats} seats\nround  games                 held-out loss\n");
    for (round, found) in status.rounds.iter().enumerate() {
        let loss = found.held_out.map_or_else(|| "-".to_owned(), |loss| format!("{loss:.4}"));
        let played = format!("{} of {games}", found.games);
        text += &format!("{:>5}  {played:<20}  {loss}\n", round + 1);
    }
    let (share, taken) = ((100.0 * status.share()).floor(), minutes(status.taken));
    text += &match status.left() {
        _ if status.finished => format!("finished in {taken}, breaks included"),
        Some(left) => format!("{share} % of the games in {taken}, breaks included; about {} to go", minutes(left)),
        None => "no game is finished yet".to_owned(),
    };
    text
}

fn minutes(time: Duration) -> String {
    let minutes = time.as_secs().div_ceil(60);
    if minutes < 120 { format!("{minutes} min") } else { format!("{} h {} min", minutes / 60, minutes % 60) }
}

struct Learn<'a>(&'a Train);

impl GameVisitor for Learn<'_> {
    type Output = anyhow::Result<PathBuf>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Train { out, seats, seed, rounds, games, nodes, epochs, .. } = self.0;
        let plan = TrainingPlan {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            seats: *seats,
            seed: *seed,
            rounds: *rounds,
            games: *games,
            nodes: *nodes,
            epochs: *epochs,
        };
        let progress = Progress::before_writing(games * u64::from(*rounds), Unit::Things("games"));
        let result = train::train::<G>(&plan, out, threads(self.0.threads), |step| match step {
            Step::Games { round, done } => {
                progress.set(games * u64::from(round - 1) + done);
                progress.say(&format!("round {round}"));
            }
            Step::Epoch { round, loss } => {
                let (epoch, held_out) = (loss.epoch, loss.held_out);
                progress.say(&format!("round {round}, epoch {epoch}, held-out loss {held_out:.4}"));
            }
        })?;
        Ok(result)
    }
}
