//! The rules: what each seat has and how it changes ([`seat_state`]), the set-up, a turn, its end, and what is legal.
//!
//! *Why this shape.* Playouts and the strong player go through millions of turns in a form of their own. The rules that these
//! need too are written for that form and for the position at once, so that there is no second copy which could differ.

mod check;
pub(crate) mod closing;
mod illegal;
mod legal;
mod opening;
pub(crate) mod seat_state;
mod turn;

pub use illegal::Illegal;
