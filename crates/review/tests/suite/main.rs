//! Reviews of whole games.

mod adds_up;
mod games;
mod planted;
