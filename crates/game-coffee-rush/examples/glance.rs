//! Microseconds of a glance, in which all useful turns of a position are listed and judged:
//! `cargo run --release -p game-coffee-rush --example glance`.

use std::time::Instant;

use game_coffee_rush::CoffeeRush;
use game_core::{Budget, Event, Game, Match, SplitMix, StrongPlayer, Turn};

const GAMES: u64 = 12;
const MEMORY: usize = 4 << 20;
/// A glance counts as one with many rush tokens from here on.
const MANY_RUSH: u8 = 3;

/// The positions of games at a glance in which a turn begins.
fn turn_starts(seats: u64) -> Vec<CoffeeRush> {
    let seats = CoffeeRush::INFO.seat_count(seats).expect("two to four may play");
    let mut starts = Vec::new();
    for seed in 1..=GAMES {
        let mut game = Match::<CoffeeRush>::from_seed(seats, Default::default(), seed);
        let (mut rng, mut memory) = (SplitMix::new(seed), CoffeeRush::memory(MEMORY));
        loop {
            match game.position().turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = game.position().sample_chance(&mut rng, &mut Vec::new());
                    game.play(Event::Chance(draw)).expect("a sampled card is in the deck");
                }
                Turn::Seat(_) => {
                    starts.extend(game.position().begins_turn().map(|_| *game.position()));
                    let found = game.position().think(&mut memory, Budget::nodes(1), &mut rng);
                    for action in found.actions {
                        game.play(Event::Action(action)).expect("a planned action is legal");
                    }
                }
            }
        }
    }
    starts
}

/// How long each glance takes, in microseconds.
fn glances(positions: &[CoffeeRush]) -> Vec<f64> {
    let glance = |position: &CoffeeRush| {
        // A memory that has planned this turn would not look.
        let mut memory = CoffeeRush::memory(MEMORY);
        let mut rng = SplitMix::new(1);
        #[expect(clippy::disallowed_methods, reason = "this program is the outermost layer, and measures time")]
        let start = Instant::now();
        std::hint::black_box(position.think(&mut memory, Budget::nodes(1), &mut rng));
        start.elapsed().as_nanos() as f64 / 1_000.0
    };
    positions.iter().map(glance).collect()
}

fn report(name: &str, positions: &[CoffeeRush]) {
    let mut times = glances(positions);
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    println!(
        "{name}: {} positions, median {:.0} µs, mean {mean:.0} µs, 90 % within {:.0} µs, slowest {:.0} µs",
        times.len(),
        at(0.5),
        at(0.9),
        times.last().copied().unwrap_or_default()
    );
}

fn main() {
    for seats in 2..=4 {
        let positions = turn_starts(seats);
        // Tables are made by the first glance that needs them.
        glances(&positions);
        report(&format!("{seats} players"), &positions);
        let many_rush = |position: &&CoffeeRush| {
            let seat = position.begins_turn().expect("a turn begins");
            position.rush(seat) >= MANY_RUSH
        };
        let rich: Vec<CoffeeRush> = positions.iter().filter(many_rush).copied().collect();
        report(&format!("{seats} players, {MANY_RUSH} rush tokens or more"), &rich);
    }
}
