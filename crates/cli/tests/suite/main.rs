//! The program as its users meet it: the real binary, with arguments, streams and exit codes.

#![expect(clippy::unwrap_used, reason = "helpers of tests, which fail by panicking")]

mod analyze;
mod arena;
mod bad_records;
mod bad_usage;
mod bench;
mod corpus;
mod crash;
mod help;
mod hosting;
mod ladder;
mod load;
mod online;
mod perft;
mod program;
mod puzzles;
mod random;
mod replay;
mod review;
mod show;
mod table_kinds;
mod train;
mod ugi;
