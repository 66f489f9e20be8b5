//! The plan that decides the result of a training, and the errors.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The arguments that decide every byte of the result.
///
/// ```
/// use train::TrainingPlan;
///
/// let plan =
///     TrainingPlan { game: "patchwork".to_owned(), rules: 1, seats: 2, seed: 1, rounds: 8, games: 1_000, nodes: 400, epochs: 10 };
/// let text = serde_json::to_string(&plan)?; // `plan.json` in the folder of the training
/// assert_eq!(serde_json::from_str::<TrainingPlan>(&text)?, plan);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play; two in plans that do not say.
    #[serde(default = "two")]
    pub seats: u64,
    /// Decides all games and the order of learning.
    pub seed: u64,
    /// Rounds of games and learning.
    pub rounds: u32,
    /// Games in each round.
    pub games: u64,
    /// Nodes for each decision.
    pub nodes: u64,
    /// How often each position is learned from in a round.
    pub epochs: u32,
}

fn two() -> u64 {
    2
}

/// Why a training cannot go on.
#[derive(Debug, Error)]
pub enum TrainError {
    /// The game's player has no net.
    #[error("the player of {0} has nothing to learn: it does not judge by a net")]
    NothingToLearn(&'static str),
    /// The game is for fewer or for more.
    #[error("cannot train for so many seats: {0}")]
    Seats(String),
    /// The folder belongs to another training.
    #[error("{} was begun with other arguments ({}); name another folder, or the same arguments", .path.display(), .found)]
    OtherPlan {
        /// The file with the arguments.
        path: PathBuf,
        /// Its arguments.
        found: String,
    },
    /// The folder holds rounds, but does not say of which training.
    #[error("{} belongs to a training whose plan.json is missing; name another folder, or empty this one", .path.display())]
    Orphan {
        /// A file of a round.
        path: PathBuf,
    },
    /// A file was not written by this program.
    #[error("{} is damaged: {}; delete it and run again", .path.display(), .why)]
    Damaged {
        /// Which.
        path: PathBuf,
        /// How.
        why: String,
    },
    /// Reading or writing failed.
    #[error("cannot use {}", .path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

impl TrainError {
    /// An error of the system, with the path it happened at.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
        let path = path.to_owned();
        |source| TrainError::Io { path, source }
    }
}
