//! The environment of a server: the time, randomness, and the games it offers.
//!
//! *Why this shape.* Each is an argument of [`crate::Parts`], so that tests and the simulation run with their own.

mod entropy;
mod games;
mod time;

pub use entropy::Entropy;
pub use games::{Crema, Games};
pub use time::{MachineTime, Time};
