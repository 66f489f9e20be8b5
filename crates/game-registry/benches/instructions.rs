//! Instructions a random game, counted by callgrind: the same on a busy machine as on a quiet one.
//!
//! `cargo xtask test instructions` runs this. The counts below are committed; a benchmark that needs more than 5 % above its
//! count fails. When one shrinks for good, write the new count here and into docs/performance.md.

#![expect(missing_docs, reason = "the harness makes public items of everything")]

use std::hint::black_box;

use game_registry::{GameVisitor, Registered, dispatch};
use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};
use search::{Deals, Policy};

/// Games a benchmark plays: enough that set-up and warm-up do not count.
const PLAYOUTS: u64 = 1_000;
const SEED: u64 = 1;

/// Instructions a game; see docs/performance.md.
const PATCHWORK: u64 = 13_230;
const CAPPUCCINO: u64 = 7_110;
const COFFEE_RUSH: u64 = 23_080;

/// A benchmark fails above its count plus a twentieth.
fn limit(instructions_a_game: u64) -> LibraryBenchmarkConfig {
    let most = instructions_a_game * PLAYOUTS / 20 * 21;
    let mut callgrind = Callgrind::with_args(["--cache-sim=no"]);
    callgrind.hard_limits([(EventKind::Ir, most)]);
    LibraryBenchmarkConfig::default().tool(callgrind).clone()
}

struct Prepare(u64);

impl GameVisitor for Prepare {
    type Output = Box<dyn Fn(Policy)>;

    fn visit<G: Registered>(self) -> Self::Output {
        let deals = Deals::<G>::new(G::INFO.seat_count(self.0).expect("a table of this game"), SEED);
        // Tables that all games share, such as those of turns, are made before the counting starts.
        deals.play(Policy::Aimed, SEED, 1);
        Box::new(move |policy| deals.play(policy, SEED, PLAYOUTS))
    }
}

fn prepare(game: &str, seats: u64) -> Box<dyn Fn(Policy)> {
    dispatch(game, Prepare(seats)).expect("a listed game")
}

#[library_benchmark(config = limit(PATCHWORK))]
#[bench::two(prepare("patchwork", 2))]
fn patchwork(play: Box<dyn Fn(Policy)>) {
    play(black_box(Policy::Uniform));
}

#[library_benchmark(config = limit(CAPPUCCINO))]
#[bench::two(prepare("cappuccino", 2))]
fn cappuccino(play: Box<dyn Fn(Policy)>) {
    play(black_box(Policy::Uniform));
}

#[library_benchmark(config = limit(COFFEE_RUSH))]
#[bench::four(prepare("coffee-rush", 4))]
fn coffee_rush_aimed(play: Box<dyn Fn(Policy)>) {
    play(black_box(Policy::Aimed));
}

library_benchmark_group!(name = playouts; benchmarks = patchwork, cappuccino, coffee_rush_aimed);
main!(library_benchmark_groups = playouts);
