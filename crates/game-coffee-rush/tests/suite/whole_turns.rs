//! The whole-turn layer against the rules: whatever it proposes is a string of legal events with the same effect.

use game_coffee_rush::{CoffeeRush, Options};
use game_core::{Event, Game, HasOracle, Match, Oracle, Random, SplitMix, Turn};
use game_testkit::{Table, tables};

type Naive = <CoffeeRush as HasOracle>::Oracle;

/// A game of aimed turns, played event by event through the checked engine; `watch` sees it after every event.
pub(crate) fn aimed_game(table: &Table<CoffeeRush>, seed: u64, mut watch: impl FnMut(&Match<CoffeeRush>)) -> Match<CoffeeRush> {
    let mut game = table.deal(seed);
    let mut rng = SplitMix::for_game(0xa13ed, seed);
    let mut buffers = game_core::Buffers::default();
    loop {
        if game.position().begins_turn().is_some() {
            let turn = game.position().aimed_turn(&mut rng);
            let mut at_once = *game.position();
            at_once.apply_turn(&turn);
            for action in turn.expand() {
                game.play(Event::Action(action)).unwrap_or_else(|error| panic!("{table}, seed {seed}: {action}: {error}"));
                watch(&game);
            }
            assert_eq!(game.position(), &at_once, "{table}, seed {seed}: {turn:?}");
        } else {
            let Some(event) = game_core::random_event(game.position(), &mut rng, &mut buffers) else { return game };
            game.play(event).expect("a sampled event is legal");
            watch(&game);
        }
    }
}

#[test]
fn aimed_turns_are_legal_events_and_the_oracle_agrees_all_the_way() {
    for table in tables::<CoffeeRush>() {
        for seed in 0..10 {
            let mut slow = Naive::new(table.seats, &table.options, &game_coffee_rush::Setup {});
            let game = aimed_game(&table, seed, |game| {
                let position = game.position();
                let place = format!("{table}, seed {seed}, after {} events", game.events().len());
                slow.apply(*game.events().last().unwrap());
                position.audit().unwrap_or_else(|error| panic!("{place}: {error}"));
                assert_eq!(position.key(), position.key_from_scratch(), "{place}");
                assert_eq!((position.turn(), position.outcome()), (slow.turn(), slow.outcome()), "{place}");
                let (mut actions, mut chances) = (Vec::new(), Vec::new());
                position.actions(&mut actions);
                position.chances(&mut chances);
                let mut expected = slow.actions();
                actions.sort_unstable();
                expected.sort_unstable();
                assert_eq!(actions, expected, "{place}");
                assert_eq!(chances, slow.chances(), "{place}");
            });
            assert_eq!(game.position().turn(), Turn::Over);
        }
    }
}

#[test]
fn a_playout_is_the_aimed_turns_one_after_the_other() {
    for table in tables::<CoffeeRush>() {
        for seed in 0..50 {
            let start = CoffeeRush::new(table.seats, &table.options, &game_coffee_rush::Setup {}).unwrap();
            let mut played = start;
            let turns = played.order_aware_playout(&mut SplitMix::new(seed));
            assert_eq!(played.turn(), Turn::Over);
            assert_eq!(played.key(), played.key_from_scratch());
            played.audit().unwrap();
            assert!(turns >= 4, "{turns} turns");
        }
    }
}

#[test]
fn a_playout_may_begin_in_the_middle_of_a_turn() {
    let mut rng = SplitMix::new(3);
    for table in tables::<CoffeeRush>() {
        let mut middles = Vec::new();
        aimed_game(&table, 5, |game| {
            if rng.below(8) == 0 {
                middles.push(*game.position());
            }
        });
        for mut position in middles {
            position.order_aware_playout(&mut rng);
            assert_eq!(position.turn(), Turn::Over);
            position.audit().unwrap();
        }
    }
}
