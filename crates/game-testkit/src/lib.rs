//! Suites that every game runs: what holds for one game is asked of all. For tests only, so failures panic with the game, the
//! table, the seed and the event at which something went wrong.
//!
//! ```
//! use game_nim::Nim;
//!
//! game_testkit::conformance::<Nim>(2);
//! game_testkit::agrees_with_oracle_at_random::<Nim>(2);
//! let tables: Vec<String> = game_testkit::table_kinds::<Nim>().iter().map(ToString::to_string).collect();
//! assert_eq!(tables, ["nim with 2 seats, options {}", "nim with 3 seats, options {}"]);
//! ```

mod chi_squared;
mod conformance;
mod encoding;
mod golden;
mod oracle;
mod perft;
pub mod secret;
mod table_kind;
mod typescript;

pub use chi_squared::{assert_same_distribution, chi_squared, chi_squared_limit};
pub use conformance::conformance;
pub use encoding::encodes;
pub use golden::golden_playthroughs;
pub use oracle::{agrees_with_oracle, agrees_with_oracle_at_random};
pub use perft::perft_file;
pub use table_kind::{TableKind, table_kinds};
pub use typescript::{Declarations, generated_file};
