//! Coffee Rush against the suites every game runs, its oracle, its rulebook and its data files.

mod aimed_golden;
mod perft_positions;
mod player;
mod properties;
mod shared;
mod whole_turns;
