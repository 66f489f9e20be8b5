//! The one list of games, and matches of any of them behind one object-safe face.
//!
//! *Why this shape.* Hosts (command line, server, browser) get a game's name as text. From there they either want a
//! match to talk to in text, [`AnyMatch`], or to run fast generic code with the concrete type: a [`GameVisitor`] is such code,
//! and [`dispatch`] calls it with the right type. Only the list at the end of this file names the games.
//!
//! Opening a table by its game's name and playing in text:
//!
//! ```
//! use game_registry::{GAMES, from_seed};
//! use serde_json::json;
//!
//! let mut game = from_seed(GAMES[0].id, 2, &json!({}), 1)?;
//! let event = game.legal().remove(0);
//! game.play(&event)?;
//! assert_eq!(game.events(), [event]);
//!
//! let refused = game.play("checkmate").expect_err("no event of this game");
//! assert_eq!(refused.facts["reason"], "syntax");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A record replays to the same match, and a false one says what is wrong:
//!
//! ```
//! use game_core::Record;
//! use game_registry::{GAMES, from_record, from_seed};
//!
//! let mut game = from_seed(GAMES[0].id, 2, &serde_json::json!({}), 1)?;
//! game.play(&game.legal()[0])?;
//! let record = game.record();
//! assert_eq!(from_record(&record)?.key(), game.key());
//!
//! let unknown = Record { game: "chess".to_owned(), ..record };
//! assert!(from_record(&unknown).is_err_and(|error| error.to_string().starts_with("unknown game \"chess\"")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What a seat may see is JSON:
//!
//! ```
//! use game_core::Seat;
//! use game_registry::{GAMES, from_seed};
//!
//! for info in GAMES {
//!     let game = from_seed(info.id, u64::from(info.min_seats), &serde_json::json!({}), 1)?;
//!     let view: serde_json::Value = serde_json::from_str(game.view(Some(Seat::FIRST)).get())?;
//!     assert!(view.is_object(), "{}", info.id);
//!     assert!(game.hides() || game.view(None).get() == game.view(Some(Seat::FIRST)).get());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A bot, asked for a move (with the feature `bots`), and code that runs with the game's type:
//!
//! ```
//! # #[cfg(feature = "bots")] {
//! use game_registry::{BotMemory, GAMES, GameVisitor, Registered, dispatch, from_seed};
//! use search::{Budget, LEVELS};
//!
//! struct PositionSize;
//! impl GameVisitor for PositionSize {
//!     type Output = usize;
//!     fn visit<G: Registered>(self) -> usize {
//!         size_of::<G>()
//!     }
//! }
//!
//! for info in GAMES {
//!     let game = from_seed(info.id, 2, &serde_json::json!({}), 1)?;
//!     // Chance may be to decide first; then a bot has nothing to say.
//!     let chosen = game.choose(&mut BotMemory::default(), LEVELS[2], Budget::nodes(50), 7);
//!     assert!(chosen.first().is_none_or(|event| game.legal().contains(event)));
//!     assert!(dispatch(info.id, PositionSize)? > 0);
//! }
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_match;
mod constructors;
#[doc(hidden)]
pub mod listed;
mod registry;
#[cfg(feature = "bots")]
mod search_memories;

pub use any_match::{AnyMatch, EventError};
pub use constructors::{FromRecord, FromSeed, OpenError, OpeningOf};
pub use game_core;
pub use registry::{EncodedVisitor, GameVisitor, OracleVisitor, Registered, UnknownGame};
#[cfg(feature = "bots")]
pub use search_memories::{BotMemory, SearchMemories};
pub use serde_json;

registry! { game_patchwork::Patchwork, game_coffee_rush::CoffeeRush, game_cappuccino::Cappuccino }

encoded_games! { game_patchwork::Patchwork, game_coffee_rush::CoffeeRush, game_cappuccino::Cappuccino }
