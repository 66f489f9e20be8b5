//! Coffee Rush against the suites every game runs, its oracle, its rulebook and its data files.

mod shared;
mod whole_turns;
