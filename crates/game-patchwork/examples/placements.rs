//! Nanoseconds to find all places of one patch on a half-full quilt: `cargo run --release -p game-patchwork --example placements`.

use std::hint::black_box;
use std::time::Instant;

use game_core::{Buffers, Event, Game, Match, SplitMix, Turn, random_event};
use game_patchwork::{PATCHES, PatchId, Patchwork, Quilt};

const QUILTS: usize = 1_000;
const ROUNDS: u32 = 300;

/// The first quilt of each random game that is half full.
fn half_full(seed: u64) -> Option<Quilt> {
    let seats = Patchwork::INFO.seat_count(2).expect("Patchwork is for two");
    let mut rng = SplitMix::new(seed);
    let mut game = Match::<Patchwork>::from_seed(seats, Default::default(), seed);
    let mut buffers = Buffers::default();
    while let Turn::Seat(seat) = game.position().turn() {
        let event: Event<Patchwork> = random_event(game.position(), &mut rng, &mut buffers)?;
        game.play(event).ok()?;
        let quilt = game.position().quilt(seat)?;
        if quilt.free_cells().count() <= 41 {
            return Some(quilt);
        }
    }
    None
}

fn main() {
    let quilts: Vec<Quilt> = (0..).filter_map(half_full).take(QUILTS).collect();
    let patches: Vec<PatchId> = (0..PATCHES as u8).filter_map(PatchId::new).collect();
    #[expect(clippy::disallowed_methods, reason = "this program is the outermost layer, and measures time")]
    let start = Instant::now();
    let mut places = 0;
    for _ in 0..ROUNDS {
        for &quilt in &quilts {
            for &patch in &patches {
                places += u64::from(black_box(black_box(quilt).fits(black_box(patch))).count());
            }
        }
    }
    let looks = f64::from(ROUNDS) * (quilts.len() * patches.len()) as f64;
    println!(
        "{:.1} ns a patch, {:.1} places on average",
        start.elapsed().as_nanos() as f64 / looks,
        places as f64 / looks
    );
}
