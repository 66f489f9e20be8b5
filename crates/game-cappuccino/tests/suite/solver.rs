//! Proofs: the solver against brute force, and a player that lets no proved result slip.

use std::collections::{BTreeMap, BTreeSet};

use game_cappuccino::{Cappuccino, solve};
use game_core::{Budget, Event, Game, Match, PerSeat, Seat, SplitMix, StrongPlayer, Turn, random_match};

use crate::table::{STANDARD, legal, seats};

const MEMORY: usize = 8 << 20;
/// Enough for the last moves.
const SMALL: usize = 1 << 18;

/// The result of perfect play for seat 0 of two: -1, 0 or 1, by trying everything.
fn brute_force(position: &Cappuccino, known: &mut BTreeMap<u64, i8>) -> i8 {
    if let Some(outcome) = position.outcome() {
        return (outcome.scores[Seat::FIRST] - outcome.scores[seats(2).last()]).signum() as i8;
    }
    if let Some(&result) = known.get(&position.key()) {
        return result;
    }
    let after = |action| {
        let mut next = *position;
        next.apply_unchecked(action);
        next
    };
    let results = legal(position).into_iter().map(|action| brute_force(&after(action), known));
    let first = position.turn() == Turn::Seat(Seat::FIRST);
    let result = if first { results.max() } else { results.min() }.unwrap();
    known.insert(position.key(), result);
    result
}

/// The position of a random game `before` moves before its end.
fn near_the_end(players: u64, index: u64, before: usize) -> Cappuccino {
    let game = random_match::<Cappuccino>(seats(players), &STANDARD, 0x501e, index);
    game.position_at(game.events().len() - before)
}

fn shares(result: i8) -> PerSeat<f32> {
    let own = 0.5 + 0.5 * f32::from(result);
    PerSeat::from_fn(seats(2), |seat| if seat == Seat::FIRST { own } else { 1.0 - own })
}

#[test]
fn proofs_for_two_are_those_of_brute_force() {
    let mut results = BTreeMap::new();
    // The memory of other games must not mislead it.
    let mut experienced = Cappuccino::memory(SMALL);
    for index in 0..2000 {
        let position = near_the_end(2, index, 6 + index as usize % 5);
        let result = brute_force(&position, &mut BTreeMap::new());
        for memory in [&mut Cappuccino::memory(SMALL), &mut experienced] {
            let exact = solve(&position, memory, Budget::nodes(1_000_000)).unwrap();
            assert_eq!(exact.shares, shares(result), "game {index}\n{}", position.draw());
        }
        *results.entry(result).or_insert(0) += 1;
    }
    assert!(results.values().all(|&count| count >= 20), "wins, draws and losses: {results:?}");
}

/// Once it has proved a result, the player keeps it to the end against any opponent. `SLIP_GAMES=1000` plays more games.
#[test]
fn no_proved_result_slips() {
    let games = std::env::var("SLIP_GAMES").map_or(40, |count| count.parse().expect("a number of games"));
    let mut proved_games = 0;
    for index in 0..games {
        let mut game = Match::<Cappuccino>::from_seed(seats(2), STANDARD, index);
        let mut rng = SplitMix::new(index);
        let mut memory = Cappuccino::memory(MEMORY);
        let strong = Seat::wrapping(index as usize % 2);
        let mut promised: Option<f32> = None;
        while let Turn::Seat(seat) = game.position().turn() {
            // The opponent plays well enough to be ahead at times.
            let nodes = if seat == strong { 1000 } else { 300 };
            let action = if seat == strong {
                let found = game.position().think(&mut memory, Budget::nodes(nodes), &mut rng);
                if found.proved {
                    let share = found.values.unwrap()[seat];
                    assert!(
                        promised.is_none_or(|promised| share >= promised),
                        "game {index}: {share} after {promised:?}"
                    );
                    promised = Some(share);
                }
                found.actions[0]
            } else {
                game.position().think(&mut Cappuccino::memory(MEMORY), Budget::nodes(nodes), &mut rng).actions[0]
            };
            game.play(Event::Action(action)).unwrap();
        }
        let outcome = game.position().outcome().unwrap();
        let share = if outcome.winners.contains(&strong) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        if let Some(promised) = promised {
            assert!(share >= promised, "game {index}: {promised} was proved, {share} came of it");
            proved_games += 1;
        }
    }
    assert!(proved_games * 4 > games * 3, "{proved_games} of {games} games");
}

/// The results of play in which nobody ever makes a move that is worse for them than another: sets of winners.
fn possible_results(position: &Cappuccino, known: &mut BTreeMap<u64, BTreeSet<Vec<Seat>>>) -> BTreeSet<Vec<Seat>> {
    let Turn::Seat(mover) = position.turn() else {
        return BTreeSet::from([position.outcome().unwrap().winners]);
    };
    if let Some(results) = known.get(&position.key()) {
        return results.clone();
    }
    let share = |winners: &Vec<Seat>| if winners.contains(&mover) { 12 / winners.len() } else { 0 };
    let mut after = Vec::new();
    for action in legal(position) {
        let mut next = *position;
        next.apply_unchecked(action);
        after.push(possible_results(&next, known));
    }
    let sure = after.iter().map(|results| results.iter().map(share).min().unwrap()).max().unwrap();
    let results: BTreeSet<Vec<Seat>> = after.into_iter().flatten().filter(|winners| share(winners) >= sure).collect();
    known.insert(position.key(), results.clone());
    results
}

#[test]
fn proofs_for_three_and_four_are_those_of_brute_force() {
    let (mut certain, mut open) = (0, 0);
    for index in 0..400 {
        let players = 3 + index % 2;
        let position = near_the_end(players, index, 4 + index as usize % 5);
        let results = possible_results(&position, &mut BTreeMap::new());
        let exact = solve(&position, &mut Cappuccino::memory(MEMORY), Budget::nodes(1_000_000));
        let only = if results.len() == 1 { results.first() } else { None };
        let expected = only.map(|winners| {
            let share = 1.0 / winners.len() as f32;
            PerSeat::from_fn(seats(players), |seat| if winners.contains(&seat) { share } else { 0.0 })
        });
        let found = exact.map(|exact| exact.shares);
        assert_eq!(found, expected, "game {index}: {results:?}\n{}", position.draw());
        *if only.is_some() { &mut certain } else { &mut open } += 1;
    }
    assert!(certain > 100 && open > 5, "{certain} certain, {open} open");
}
