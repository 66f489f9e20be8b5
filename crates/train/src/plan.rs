//! What decides the result of a training, and what can go wrong.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The arguments that decide every byte of the result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
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

/// Why a training cannot go on.
#[derive(Debug, Error)]
pub enum TrainError {
    /// The game's player has no net.
    #[error("the player of {0} has nothing to learn: it does not judge by a net")]
    NothingToLearn(&'static str),
    /// The folder belongs to another training.
    #[error("{} was begun with other arguments ({}); name another folder, or the same arguments", .path.display(), .found)]
    OtherPlan {
        /// The file with the arguments.
        path: PathBuf,
        /// What it says.
        found: String,
    },
    /// The folder holds rounds, but does not say of which training.
    #[error("{} belongs to a training whose plan.json is missing; name another folder, or empty this one", .path.display())]
    Orphan {
        /// A file of a round.
        path: PathBuf,
    },
    /// A file is not what this program wrote.
    #[error("{} is damaged: {}; delete it and run again", .path.display(), .why)]
    Damaged {
        /// Which.
        path: PathBuf,
        /// In what way.
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
