//! Tables: one match each.
//!
//! *Why this shape.* A table is a pair of [`Handle`] and task. The task alone holds the table ([`state`]) and does one thing at a
//! time, so there is nothing to lock: it works out what an act would do ([`draft`]), appends that to the store, and only then
//! takes it over, answers and tells everyone ([`task`]). What it holds is a cache of the store: a table that nobody watches is
//! dropped and read again when somebody comes ([`load`]). If another server has been quicker, the store says so, and what it has
//! added is read ([`convergence`]).

mod acts;
mod audience;
mod clock;
mod commit;
mod convergence;
mod draft;
mod handle;
mod load;
mod log_text;
pub(crate) mod open;
mod progress;
mod rating;
mod seat;
mod seating;
mod state;
mod tables;
mod task;
mod terms;
mod thinking;

pub(crate) use handle::{Gone, Handle};
pub(crate) use load::summary_of;
pub(crate) use seat::bot_level;
pub(crate) use tables::Tables;
