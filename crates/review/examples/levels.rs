//! How the classes of reviews are spread over games of the levels: the table of docs/review.md.
//!
//! `cargo run --package review --example levels`

use game_cappuccino::Cappuccino;
use game_coffee_rush::CoffeeRush;
use game_core::{Match, StrongPlayer};
use game_patchwork::Patchwork;
use review::{AnyReviewer, Nodes, Reviewer, play_on};
use search::LEVELS;

/// What bots and searches may remember, in bytes.
const MEMORY: usize = 4 << 20;

/// Seed of the first deal.
const FIRST_DEAL: u64 = 900;

fn main() {
    spread::<Cappuccino>(1_600, 2);
    spread::<Patchwork>(300, 2);
    spread::<CoffeeRush>(50, 1);
}

/// Prints a row for every second level.
fn spread<G: StrongPlayer>(nodes: u64, games: u64) {
    let seats = G::INFO.seat_count(2).expect("two may play");
    for level in LEVELS.into_iter().step_by(2) {
        let (mut classes, mut accuracies) = ([0_u32; 5], Vec::new());
        for seed in 0..games {
            let deal = Match::<G>::from_seed(seats, Default::default(), FIRST_DEAL + seed);
            let game = play_on(deal, |_| level, MEMORY, seed);
            let mut reviewer = Reviewer::new(game, Nodes(nodes), MEMORY);
            while let Some(ply) = reviewer.next_ply() {
                classes.iter_mut().enumerate().for_each(|(index, count)| {
                    *count += u32::from(ply.class.is_some_and(|class| class as usize == index));
                });
            }
            accuracies.extend(reviewer.review().seats.iter().filter_map(|seat| seat.accuracy));
        }
        let turns: u32 = classes.iter().sum();
        let shares = classes.map(|count| format!("{:.0}", 100.0 * f64::from(count) / f64::from(turns)));
        let accuracy = accuracies.iter().sum::<f32>() / accuracies.len() as f32;
        println!("| {} | {} | {turns} | {} | {accuracy:.0} |", G::INFO.name, level.number, shares.join(" | "));
    }
}
