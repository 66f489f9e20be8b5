//! The whole-turn layer against the rules: every proposal is a string of legal events with the same effect.

use std::collections::BTreeSet;

use game_coffee_rush::turns::{TurnLimits, WholeTurn};
use game_coffee_rush::{Action, Bag, CoffeeRush, CupNumber, Order, SlotNumber};
use game_core::{Event, Game, HasOracle, Match, Oracle, Random, Seat, SplitMix, Turn};
use game_testkit::{TableKind, table_kinds};

type Naive = <CoffeeRush as HasOracle>::Oracle;

/// A game of aimed turns, played event by event through the checked engine; `watch` sees it after every event.
pub(crate) fn aimed_game(
    table: &TableKind<CoffeeRush>,
    seed: u64,
    mut watch: impl FnMut(&Match<CoffeeRush>),
) -> Match<CoffeeRush> {
    let mut game = table.deal(seed);
    let mut rng = SplitMix::for_game(0xa13ed, seed);
    let mut buffers = game_core::Buffers::default();
    loop {
        if game.position().begins_turn().is_some() {
            let turn = game.position().aimed_turn(&mut rng);
            let mut at_once = *game.position();
            at_once.apply_turn(&turn);
            for action in turn.expand() {
                game.play(Event::Action(action))
                    .unwrap_or_else(|error| panic!("{table}, seed {seed}: {action}: {error}"));
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
    for table in table_kinds::<CoffeeRush>() {
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
    for table in table_kinds::<CoffeeRush>() {
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
    for table in table_kinds::<CoffeeRush>() {
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

/// Positions at the beginning of a turn, from games of aimed turns.
fn turn_starts(table: &TableKind<CoffeeRush>, seed: u64) -> Vec<CoffeeRush> {
    let mut starts = Vec::new();
    aimed_game(table, seed, |game| {
        if game.position().begins_turn().is_some() {
            starts.push(*game.position());
        }
    });
    starts
}

#[test]
fn useful_turns_are_legal_events_with_the_same_effect_and_all_different() {
    let limits = TurnLimits { rush: 1, empty_useful_cups: true };
    let mut turns = Vec::new();
    let mut useful_cups_emptied = 0;
    for table in table_kinds::<CoffeeRush>() {
        for start in turn_starts(&table, 2).into_iter().step_by(5) {
            turns.clear();
            start.useful_turns(limits, &mut turns);
            assert!(!turns.is_empty(), "{start:?}");
            let mut ends: Vec<CoffeeRush> = Vec::new();
            for turn in &turns {
                let (mut slow, mut fast) = (start, start);
                for action in turn.expand() {
                    slow.apply(action).unwrap_or_else(|error| panic!("{start:?}: {turn:?}: {action}: {error}"));
                }
                fast.apply_turn(turn);
                assert_eq!(slow, fast, "{turn:?}");
                ends.push(fast);
            }
            let seat = start.begins_turn().unwrap();
            let cups = &start.view(None).players[seat.index()].cups;
            let useful = |cup: usize| !cups[cup].content.is_empty() && !cups[cup].becomes.is_empty();
            let emptied = |turn: &WholeTurn| (0..cups.len()).any(|cup| turn.emptied[cup] && useful(cup));
            useful_cups_emptied += turns.iter().filter(|turn| emptied(turn)).count();
            // With an empty rush supply, a token spent can come back for a special order: the same end, but not the same turn.
            let owned: u8 = table.seats.iter().map(|seat| start.rush(seat)).sum();
            if owned < 15 {
                let keys: BTreeSet<u64> = ends.iter().map(Game::key).collect();
                assert_eq!(keys.len(), ends.len(), "two turns come to the same in {start:?}");
            }
        }
    }
    assert!(useful_cups_emptied > 0);
}

/// Every position after `done` that useful play by single events can reach: pours only where the cup can still become an own
/// order, useless cups emptied first, everything served that can be. Walked event by event, without any table.
fn reachable_ends(start: &CoffeeRush) -> BTreeSet<u64> {
    let seat = start.begins_turn().expect("asked at the beginning of a turn");
    let wanted = |position: &CoffeeRush| -> Vec<Bag> {
        position.orders(seat).iter().flat_map(|slot| slot.iter()).map(Order::recipe).collect()
    };
    let fits = |position: &CoffeeRush, bag: Bag| wanted(position).iter().any(|recipe| recipe.contains(bag));
    let mut first = *start;
    for cup in CupNumber::ALL {
        if !wanted(&first).is_empty() && !fits(&first, first.cups(seat)[cup.index()]) {
            first.apply(Action::Empty(cup)).expect("a useless cup holds something");
        }
    }
    let mut ends = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![first];
    while let Some(position) = open.pop() {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let serves = actions.iter().any(|action| matches!(action, Action::Serve { .. }));
        for action in actions {
            let mut next = position;
            let useful = match action {
                Action::Step { .. } => true,
                Action::Pour(ingredient, cup) => fits(&position, position.cups(seat)[cup.index()].plus(ingredient, 1)),
                Action::Done => !serves,
                _ => false,
            };
            next.apply_unchecked(action);
            if action == Action::Done && useful {
                ends.insert(next.key());
            } else if useful && seen.insert(next.key()) {
                open.push(next);
            }
        }
        if serves {
            ends.extend(all_served(position, seat));
        }
    }
    ends
}

/// The position after serving every cup that can be served, the oldest order first, cup by cup.
fn all_served(mut position: CoffeeRush, seat: Seat) -> Option<u64> {
    for cup in CupNumber::ALL {
        for slot in SlotNumber::ALL.into_iter().rev() {
            let here = position.orders(seat)[slot.index()].kinds();
            let order = Order::ALL
                .into_iter()
                .rev()
                .find(|&order| here.has(order) && position.check(Action::Serve { cup, order, slot }).is_ok());
            if let Some(order) = order {
                position.apply_unchecked(Action::Serve { cup, order, slot });
            }
        }
    }
    position.apply(Action::Done).ok().map(|()| position.key())
}

#[test]
fn useful_turns_leave_nothing_useful_out() {
    for table in table_kinds::<CoffeeRush>() {
        // Without a choice of upgrades and with few steps, so that walking every string of events ends in time.
        let small = |start: &CoffeeRush| {
            let seat = start.begins_turn().unwrap();
            start.fulfilled(seat) < 3 && start.rush(seat) <= 1
        };
        for start in turn_starts(&table, 4).into_iter().filter(small).step_by(6) {
            let mut turns = Vec::new();
            start.useful_turns(TurnLimits { rush: 1, empty_useful_cups: false }, &mut turns);
            let proposed: BTreeSet<u64> = turns
                .iter()
                .map(|turn| {
                    let mut end = start;
                    end.apply_turn(turn);
                    end.key()
                })
                .collect();
            assert_eq!(proposed, reachable_ends(&start), "{start:?}");
        }
    }
}
