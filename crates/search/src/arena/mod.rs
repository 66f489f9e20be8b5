//! Statistics of matches: which player is stronger, and how sure that is.
//!
//! *Why this shape.* Luck of the deal and of the seat is larger than most differences between players, so every deal is
//! played in all seat orders ([`seat_orders`]) and the results of one deal are one observation ([`Tally`]). Ratings
//! ([`elo()`]), the test that ends a match early ([`Sprt`]) and the ladder of many players ([`fit_ladder`]) are arithmetic on
//! such observations: nothing here plays, reads the clock or draws at random. Chance has one stream for each deal, the same in
//! all its games (common random numbers), which removes most of the luck.
//!
//! A match of two players over fifty deals, each played in both seat orders:
//!
//! ```
//! use search::arena::{Played, Side, Sprt, Tally, Verdict, seat_orders};
//!
//! let players = ["new", "old"];
//! assert_eq!(seat_orders(&players), [[0, 1], [1, 0]]);
//!
//! let won_by = |winner| Played { shares: (0..2).map(|player| f64::from(player == winner)).collect(), margin: None };
//! let mut tally = Tally::new(Side::of_first(&players));
//! for deal in 0..50 {
//!     // The new player wins both games of two deals in five, and one game of the others.
//!     let second = if deal % 5 < 2 { 0 } else { 1 };
//!     tally.add_deal(&[won_by(0), won_by(second)]);
//! }
//! assert_eq!((tally.games(), tally.share()), (100, 0.7));
//! assert!(tally.elo() > 140.0 && tally.elo_95().low > 0.0, "stronger, beyond doubt");
//!
//! let test = Sprt { elo0: 0.0, elo1: 50.0, even: 0.5 };
//! assert_eq!(test.verdict(&tally), Verdict::Accepted);
//! ```

/// Half-width of a 95 % interval in standard deviations.
const NORMAL_95: f64 = 1.959_964;

mod elo;
mod ladder;
mod mean;
mod orders;
mod reliability;
mod sprt;
mod tally;

pub use elo::{elo, expected_share};
pub use ladder::{Meeting, Rating, fit_ladder};
pub use mean::Mean;
pub use orders::seat_orders;
pub use reliability::{BINS, Bin, Prediction, Reliability, fit_sharpness, sharpened};
pub use sprt::{Sprt, Verdict};
pub use tally::{Interval, Played, Side, Tally};
