//! The shape of a game, and everything that follows from it.
//!
//! *Why this shape.* The rules of a game are written once and run in the server, the browser, the bots and the
//! command line. So a position is plain data behind one trait, [`Game`]; whatever can be said about *any* game (turns, text,
//! records, replay, perft, random play) is derived from that trait here, and no game repeats it.
//!
//! A match is its set-up plus its list of events; every position is only a cache of replaying them. Chance is an event like
//! any other: the position lists the outcomes with their weights, the host picks one and logs it, and a replay needs no seed.
//!
//! This crate does no IO, reads no clock and holds no source of randomness: [`Random`] is always an argument.

mod budget;
mod encoding;
mod error;
mod event;
mod fact;
mod game;
mod game_match;
mod heuristic;
mod info;
pub mod json;
mod oracle;
mod outcome;
mod perft;
mod playout;
mod random;
mod record;
mod seat;
mod strong_player;
mod style;
mod trainable;
pub mod zobrist;

pub use anstyle;
pub use budget::Budget;
pub use encoding::{ActionGroup, Encoding, Field, Layout, ObservationWriter, spread_bits};
pub use error::{SetupError, SyntaxError};
pub use event::{Event, EventText, Never};
pub use fact::Fact;
pub use game::{Game, Turn};
pub use game_match::{Match, PlayError};
pub use heuristic::Heuristic;
pub use info::Info;
pub use oracle::{HasOracle, Oracle};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use playout::{Buffers, play_out, play_step_by_step, random_event, random_match};
pub use random::{Random, SplitMix};
pub use record::{FORMAT, Record, RecordError, RecordResult};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatCount};
pub use strong_player::{Found, LEVEL_COUNT, Recipe, Statistic, StrongPlayer};
pub use style::{NoStyle, Style, misjudged};
pub use trainable::{Described, NetShape, Trainable, Tried};
