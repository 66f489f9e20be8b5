//! `crema train`: a player learns by playing against itself.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use game_registry::{GAMES, GameVisitor, Registered};
use train::{Step, TrainingPlan};

use crate::help::examples;
use crate::number::{MOST, whole};
use crate::parallel::threads;
use crate::progress::{Progress, Unit};

const ABOUT: &str = "Teach a game's player the worth of positions by letting it play against itself";

const EXAMPLES: &str = "\
A round is games of the player with the weights of the round before (the first plays by rules of thumb), then a net fitted to how these games and those of the three rounds before ended. Everything goes into one folder: the positions and the weights of each round, the course of the loss as text and as a picture (loss.svg), and in the end weights.net.

The seed and the other arguments decide every byte of the result, whatever the number of threads. The same command goes on with what was broken off.

Examples:
  crema train --game GAME --out lessons --seed 1
  crema train --game GAME --out lessons --seed 1 --rounds 8 --games 2000 --nodes 600";

/// Arguments of `crema train`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Train {
    #[arg(long, value_name = "GAME", help = format!("The game to learn: {}", learnable_games()))]
    game: String,

    /// The folder for everything that is made; a training that was begun there is gone on with
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

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
    #[arg(long, value_name = "K", default_value_t = 400, value_parser = whole::<u64>(2..=100_000_000), allow_negative_numbers = true)]
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
        let result = game_registry::dispatch(&self.game, Learn(self))??;
        anstream::println!("{}", result.display());
        Ok(ExitCode::SUCCESS)
    }
}

/// The ids of the games whose players can learn, for people.
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

struct Learn<'a>(&'a Train);

impl GameVisitor for Learn<'_> {
    type Output = anyhow::Result<PathBuf>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Train { out, seed, rounds, games, nodes, epochs, .. } = self.0;
        let plan = TrainingPlan {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
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
