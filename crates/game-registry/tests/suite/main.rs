//! Properties of every game on the list.

mod bots;
mod conformance;
mod encoding;
mod players;
mod views;
