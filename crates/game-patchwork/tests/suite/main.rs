//! Everything that is asked of Patchwork, in one binary.

mod whole_games;
