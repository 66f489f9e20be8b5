//! Shuffles that nobody can bend: promised before the first event, proved after the last.
//!
//! *Why this shape.* The host draws a [`Secret`] and publishes its hash before anybody sits down; the players add entropy of
//! their own; both together make the key of one random stream for the deal and one for each chance event. Streams are numbered
//! by the event, so nothing has to be remembered between draws: a host that restarts goes on with the same cards, and a move
//! taken back and played again draws the same card. When the game is over the secret is published, and [`verify()`] repeats every
//! draw. The same code runs in the server, the browser and the command line. `docs/fair-shuffles.md` has every byte of it.

mod hex;
mod proof;
mod secret;
mod shuffle;
mod verify;

pub use proof::{Proof, ProvedRecord, SCHEME};
pub use secret::{Secret, SecretError};
pub use shuffle::{Shuffle, Stream};
pub use verify::{Unfair, verify};
