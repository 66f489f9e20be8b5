//! Who is stronger, and how sure is that?
//!
//! *Why this shape.* Luck of the deal and of the seat is larger than most differences between players, so every deal is
//! played in all seat orders ([`seat_orders`]) and the results of one deal are one observation ([`Tally`]). Ratings
//! ([`elo()`]), the test that ends a match early ([`Sprt`]) and the ladder of many players ([`fit_ladder`]) are arithmetic on
//! such observations: nothing here plays, reads the clock or draws at random.

mod elo;
mod ladder;
mod orders;
mod sprt;
mod tally;

pub use elo::{elo, expected_share};
pub use ladder::{Meeting, Rating, fit_ladder};
pub use orders::seat_orders;
pub use sprt::{Sprt, Verdict};
pub use tally::{Interval, Played, Side, Tally};
