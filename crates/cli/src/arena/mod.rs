//! Matches between players of any kind: built-in bots and programs that speak UGI.
//!
//! *Why this shape.* A [`Contest`] describes a match (game, players, limits, seed) and gives the games of deal number `n` as
//! a pure function of its arguments, whatever thread asks; adding up is the search crate's ([`search::arena`]). Only
//! [`engine`] knows processes. A player that breaks a rule, dies or stays silent has lost that game; the next one goes on.

mod contest;
mod engine;
mod fault;
mod game;
mod options;
mod player;
mod pool;
mod report;
mod seated;
mod statistics;

pub(crate) use contest::Contest;
pub(crate) use options::ContestArgs;
pub(crate) use player::{Player, Players};
