//! Tables: one match each.
//!
//! *Why this shape.* A table is a machine ([`machine`]): inputs in, effects out, no clock, no database, no sockets. Its decisions
//! are small pure parts: [`clock`], [`take_back`], [`leavers`], [`audience`] (presence), [`bot_turn`], [`idempotency`], [`draft`]
//! (what an act would do, with the draws of chance) and [`progress`] (what the log decides). The [`flow`] joins them: it works out
//! what an act would do, appends that to the store, and only then takes it over, answers and tells. The [`actor`] performs what
//! the machine wants done, one thing at a time, so there is nothing to lock. What is in memory is a cache of the store: a table
//! that nobody watches is dropped and read again when somebody comes ([`load`]). If another server has been quicker, the store
//! says so, and what it has added is read ([`convergence`]).

mod actor;
mod acts;
mod admission;
mod audience;
mod bot_turn;
pub(crate) mod clock;
mod commit;
mod convergence;
mod draft;
pub(crate) mod effect;
mod flow;
mod handle;
mod idempotency;
mod leavers;
pub(crate) mod load;
mod log_conversion;
pub(crate) mod machine;
pub(crate) mod open;
mod opened;
pub(crate) mod progress;
mod rating;
mod revision;
pub(crate) mod seat;
mod seating;
#[cfg(any(test, feature = "simulation"))]
pub mod simulation;
pub(crate) mod state;
mod store_port;
mod substitutes;
mod table_store;
mod tables;
mod take_back;
mod terms;

pub(crate) use handle::{Gone, Handle};
pub(crate) use load::summary_of;
pub(crate) use opened::{OpenedTables, open_within_limits};
pub(crate) use seat::bot_level;
pub(crate) use tables::Tables;
