//! Everything that is asked of Patchwork, in one binary.

mod clauses_end;
mod clauses_setup;
mod clauses_track;
mod clauses_turn;
mod drawing;
mod forecasts;
mod notation;
mod placements;
mod player;
mod properties;
mod refusals;
mod sampling;
mod setups;
mod table;
mod views;
mod whole_games;
