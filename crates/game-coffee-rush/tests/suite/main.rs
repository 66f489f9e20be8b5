//! Coffee Rush against the suites every game runs, its oracle, its rulebook and its data files.

mod aimed_golden;
mod expert;
mod perft_positions;
mod properties;
mod shared;
mod whole_turns;
