//! Teaches a game's player the worth of positions by letting it play against itself.
//!
//! *Why this shape.* A round is games of the player with the weights of the round before, then a net fitted to how these
//! games and those of the last rounds ended; the first round plays by rules of thumb. A game describes its part in its
//! [`game_core::Trainable`]; no game is named here. Every game is a function of the seed, its round and its number, and the
//! fit adds in a fixed order, so the seed and the arguments decide every byte of the result, whatever the number of threads.
//! Every finished part is a checkpoint in a folder: an interrupted run goes on from there and ends as if it had not been
//! interrupted.

mod adam;
mod curve;
mod fit;
mod model;
mod plan;
mod run;
mod sample;
mod self_play;
mod status;

pub use curve::{Loss, loss_chart};
pub use plan::{TrainError, TrainingPlan};
pub use run::{Step, WEIGHTS_FILE, train};
pub use status::{RoundStatus, Status, plan_in, status};
