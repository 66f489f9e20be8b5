//! The strong player: it plays by the rules, says the same when asked the same, stops when told, and sees the obvious.

use std::cell::Cell;

use game_coffee_rush::{Action, CoffeeRush, Draw, Options, Order, Setup, Square};
use game_core::{Budget, Buffers, Event, Found, Game, Match, Random, Seat, SeatCount, SplitMix, StrongPlayer, Turn};
use game_testkit::{TableKind, table_kinds};

const ROOM: usize = 4 << 20;

fn seats(count: usize) -> SeatCount {
    CoffeeRush::INFO.seat_counts().find(|seats| seats.get() == count).expect("two to four can play")
}

fn think(position: &CoffeeRush, nodes: u64, seed: u64) -> Found<CoffeeRush> {
    position.think(&mut CoffeeRush::memory(ROOM), Budget::nodes(nodes), &mut SplitMix::new(seed))
}

/// A game of the strong player against itself with `nodes` a decision, every action of it checked; `watch` sees each decision.
fn game(table: &TableKind<CoffeeRush>, seed: u64, nodes: u64, mut watch: impl FnMut(&CoffeeRush, &Found<CoffeeRush>)) {
    let mut game: Match<CoffeeRush> = table.deal(seed);
    let (mut rng, mut buffers, mut memory) = (SplitMix::new(seed), Buffers::default(), CoffeeRush::memory(ROOM));
    loop {
        match game.position().turn() {
            Turn::Over => return,
            Turn::Chance => {
                let event = game_core::random_event(game.position(), &mut rng, &mut buffers).expect("chance decides");
                game.play(event).expect("a sampled event is legal");
            }
            Turn::Seat(_) => {
                let found = game.position().think(&mut memory, Budget::nodes(nodes), &mut rng);
                watch(game.position(), &found);
                assert!(!found.actions.is_empty(), "{table}, seed {seed}: nothing to play");
                for action in found.actions {
                    let played = game.play(Event::Action(action));
                    played.unwrap_or_else(|error| panic!("{table}, seed {seed}: {action}: {error}"));
                }
            }
        }
    }
}

#[test]
fn whole_games_are_legal_at_every_table_and_values_are_shares() {
    for table in table_kinds::<CoffeeRush>() {
        for (seed, nodes) in [(1, 1), (2, 60)] {
            game(&table, seed, nodes, |position, found| {
                let values = found.values.as_ref().expect("it looks ahead");
                let all: f32 = values.iter().sum();
                assert_eq!(values.as_slice().len(), table.seats.get());
                assert!((all - 1.0).abs() < 1e-4, "{table}: {values:?}");
                assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{table}: {values:?}");
                let whole = position.begins_turn().is_none() || found.actions.last() == Some(&Action::Done);
                assert!(whole, "{table}: {:?} is no whole turn", found.actions);
                // The last look ahead may go over by the turns it plays on.
                assert!(found.nodes <= nodes + 8, "{table}: {} nodes", found.nodes);
            });
        }
    }
}

/// Some positions in which a seat is to move, from random play: also in the middle of turns.
fn positions(table: &TableKind<CoffeeRush>, seed: u64) -> Vec<CoffeeRush> {
    let game = game_core::random_match::<CoffeeRush>(table.seats, &table.options, seed, 0);
    let last = game.events().len();
    let at = [8, 12, 17, 23, 40, 61, 90, last.saturating_sub(4)];
    let to_move = |position: &CoffeeRush| matches!(position.turn(), Turn::Seat(_));
    at.into_iter().filter(|&at| at < last).map(|at| game.position_at(at)).filter(to_move).collect()
}

#[test]
fn it_ends_a_turn_that_somebody_else_has_begun() {
    for table in table_kinds::<CoffeeRush>() {
        for seed in 0..6 {
            for position in positions(&table, seed) {
                let mut after = position;
                for action in think(&position, 40, seed).actions {
                    after.apply(action).unwrap_or_else(|error| panic!("{position:?}: {action}: {error}"));
                }
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for table in table_kinds::<CoffeeRush>() {
        for position in positions(&table, 3) {
            let (one, other) = (think(&position, 200, 5), think(&position, 200, 5));
            assert_eq!(
                (one.actions, one.values, one.nodes),
                (other.actions, other.values, other.nodes),
                "{position:?}"
            );
        }
    }
}

#[test]
fn a_planned_turn_survives_being_asked_action_by_action() {
    for table in table_kinds::<CoffeeRush>() {
        let mut start = None;
        game(&table, 4, 1, |position, _| start = start.or(position.begins_turn().map(|_| *position)));
        let mut position = start.expect("every game has a turn");
        let (mut memory, mut rng) = (CoffeeRush::memory(ROOM), SplitMix::new(1));
        let whole = position.think(&mut memory, Budget::nodes(100), &mut rng).actions;
        for (at, &action) in whole.iter().enumerate() {
            let found = position.think(&mut memory, Budget::nodes(100), &mut rng);
            assert_eq!(found.actions, whole[at..], "{table}, action {at}");
            position.apply(action).expect("the plan is legal");
        }
    }
}

#[test]
fn it_stops_soon_after_it_is_told() {
    for table in table_kinds::<CoffeeRush>() {
        for position in positions(&table, 7) {
            for patience in [0, 1, 100] {
                let asked = Cell::new(0);
                let stop = || {
                    asked.set(asked.get() + 1);
                    asked.get() > patience
                };
                let budget = Budget { nodes: u64::MAX, stop: &stop };
                let found = position.think(&mut CoffeeRush::memory(ROOM), budget, &mut SplitMix::new(1));
                position.check(found.actions[0]).expect("a legal answer however little time there was");
                // Once told, it asks again at most where one piece of work ends and the next would begin.
                assert!(asked.get() <= patience + 200, "asked {} times after it was told", asked.get() - patience);
            }
        }
    }
}

#[test]
fn little_memory_means_fewer_choices_and_not_a_failure() {
    for table in table_kinds::<CoffeeRush>() {
        for position in positions(&table, 9) {
            let found = position.think(&mut CoffeeRush::memory(0), Budget::nodes(100), &mut SplitMix::new(1));
            position.check(found.actions[0]).expect("a legal answer however little room there was");
        }
    }
}

/// The game for `count` in which everybody is dealt `orders` in turn, the meeples are placed and the first turn begins.
fn opened(count: usize, orders: &[Order], squares: &[Square], fills: &[&str]) -> CoffeeRush {
    let mut position = CoffeeRush::new(seats(count), &Options::default(), &Setup {}).expect("a table for so many");
    for &order in orders {
        let mut chances = Vec::new();
        position.chances(&mut chances);
        let seat = chances[0].0.seat;
        position.check_chance(Draw { seat, order }).expect("the card is in the deck");
        position.apply_chance_unchecked(Draw { seat, order });
    }
    for &square in squares {
        position.apply(Action::Meeple(square)).expect("a free square");
    }
    for fill in fills {
        position.apply(fill.parse().expect("a fill")).expect("cups to fill");
    }
    position
}

#[test]
fn it_serves_what_it_can_serve() {
    use Order::{CaffeLatte, Cocoa, Espresso, IcedCocoa, MilkTea, Ristretto};
    // Seat 0 stands on coffee with an espresso to serve: steam is one step away.
    let position = opened(
        3,
        &[Espresso, Cocoa, Ristretto, MilkTea, IcedCocoa, MilkTea, CaffeLatte],
        &[Square::A4, Square::B4, Square::D1],
        &[],
    );
    for seed in 0..5 {
        let found = think(&position, 600, seed);
        let serves = |action: &Action| matches!(action, Action::Serve { .. });
        assert!(found.actions.iter().any(serves), "{:?}", found.actions);
    }
}

/// Plays `rounds` turns of everybody in which nothing is served: one step, or two where the first ends on a taken square.
fn dawdle(position: &mut CoffeeRush, rounds: usize, rng: &mut SplitMix) {
    let mut chances = Vec::new();
    for _ in 0..rounds * position.seats().get() {
        let seat = position.begins_turn().expect("a turn begins");
        let mut actions = Vec::new();
        while position.turn() == Turn::Seat(seat) && position.check(Action::Done).is_err() {
            actions.clear();
            position.actions(&mut actions);
            actions.retain(|action| matches!(action, Action::Step { .. }));
            let step = actions[rng.below(actions.len() as u32) as usize];
            position.apply(step).expect("a listed step is legal");
        }
        position.apply(Action::Done).expect("the turn may end here");
        while position.turn() == Turn::Chance {
            let draw = position.sample_chance(rng, &mut chances);
            position.apply_chance_unchecked(draw);
        }
    }
}

#[test]
fn it_does_not_let_an_order_grow_cold_that_it_can_serve() {
    use Order::{CaffeLatte, Cocoa, Espresso, IcedCocoa, MilkTea, Ristretto};
    let orders = [Cocoa, MilkTea, Espresso, IcedCocoa, Ristretto, CaffeLatte, MilkTea];
    for seed in 0..12 {
        let mut position = opened(3, &orders, &[Square::A4, Square::B4, Square::D1], &[]);
        // Two rounds: the espresso that was dealt into slot 2 lies in slot 4.
        dawdle(&mut position, 2, &mut SplitMix::new(seed));
        assert_eq!(position.orders(Seat::FIRST)[3].count(Espresso), 1);
        // A cup with a coffee in it: the steam is within three steps of everywhere on this board.
        let found = think(&position, 600, seed);
        let mut after = position;
        found.actions.iter().for_each(|&action| after.apply(action).expect("legal"));
        assert_eq!(after.fulfilled(Seat::FIRST), 1, "seed {seed}: {:?}", found.actions);
    }
}
