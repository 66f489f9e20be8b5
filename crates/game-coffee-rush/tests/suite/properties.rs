//! Properties of every position of every game.

use std::collections::BTreeSet;

use game_coffee_rush::{Action, CoffeeRush, Draw, Options, Order, Setup};
use game_core::{Buffers, Event, Game, Match, SplitMix, Turn, play_step_by_step, random_match};
use game_testkit::{assert_same_distribution, table_kinds};
use proptest::prelude::*;

use crate::whole_turns::aimed_game;

/// Every position of a few games at every table: uniformly random ones, and ones that serve and upgrade.
fn each_position(mut check: impl FnMut(&CoffeeRush)) {
    for table in table_kinds::<CoffeeRush>() {
        for seed in 0..4 {
            let game = random_match::<CoffeeRush>(table.seats, &table.options, 5, seed);
            (0..=game.events().len()).for_each(|length| check(&game.position_at(length)));
            aimed_game(&table, seed + 100, |game| check(game.position()));
        }
    }
}

/// Can this turn be brought to `done` within `events` more events?
fn can_finish(position: &CoffeeRush, events: u32) -> bool {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let onward = |action: &Action| {
        let mut next = *position;
        next.apply_unchecked(*action);
        can_finish(&next, events - 1)
    };
    actions.contains(&Action::Done) || (events > 0 && actions.iter().any(onward))
}

#[test]
fn a_turn_can_always_be_finished() {
    each_position(|position| {
        let in_turn = position.view(None).turn.is_some();
        assert!(!in_turn || can_finish(position, 3), "{position:?}");
    });
}

#[test]
fn the_view_forecasts_what_happens() {
    each_position(|position| {
        let view = position.view(None);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let steps = view.turn.iter().flat_map(|turn| &turn.steps);
        let forecast: Vec<Action> = steps.clone().map(|step| Action::Step { from: step.from, to: step.to }).collect();
        let legal: Vec<Action> =
            actions.iter().copied().filter(|action| matches!(action, Action::Step { .. })).collect();
        assert_eq!(forecast, legal);
        for step in steps {
            let mut next = *position;
            next.apply_unchecked(Action::Step { from: step.from, to: step.to });
            let (before, after) = (position.view(None).turn.unwrap(), next.view(None).turn.unwrap());
            assert_eq!(after.hand, before.hand.plus(step.ingredient, step.count));
            assert_eq!(after.must_leave.is_some(), step.passing);
            assert_eq!(next.rush(before.seat) + u8::from(step.rush), position.rush(before.seat));
        }
        for player in &view.players {
            for cup in &player.cups {
                let orders =
                    player.slots.iter().flat_map(|slot| slot.orders.iter().map(|order| (slot.slot, order.order)));
                let possible: BTreeSet<_> = orders.filter(|(_, order)| order.recipe().contains(cup.content)).collect();
                assert_eq!(cup.becomes.iter().map(|one| (one.slot, one.order)).collect::<BTreeSet<_>>(), possible);
                cup.becomes.iter().for_each(|one| assert_eq!(cup.content + one.missing, one.order.recipe()));
            }
            assert_eq!(player.rating, position.rating(player.seat));
        }
    });
}

#[test]
fn the_view_foretells_who_draws() {
    let mut checked = 0;
    for table in table_kinds::<CoffeeRush>() {
        for seed in 0..10 {
            let mut before = None;
            aimed_game(&table, seed + 300, |game| {
                let position = game.position();
                if let Some(turn) = position.view(None).turn {
                    before = Some(turn);
                    return;
                }
                // `done` was the last event: the draws that follow are those foretold.
                let Some(turn) = before.take() else { return };
                let mut after = *position;
                let mut drawn = vec![0u8; table.seats.get()];
                while after.turn() == Turn::Chance && after.view(None).phase == game_coffee_rush::PhaseView::NewOrders {
                    let draw = after.sample_chance(&mut SplitMix::new(seed), &mut Vec::new());
                    drawn[draw.seat.index()] += 1;
                    after.apply_chance_unchecked(draw);
                }
                let foretold = &turn.pressure[usize::from(turn.served)];
                for draw in &foretold.draws {
                    assert_eq!(drawn[draw.seat.index()], draw.orders, "{foretold:?}");
                    checked += u32::from(draw.orders);
                }
                assert!(!foretold.closes || after.closed().is_some(), "{foretold:?}");
            });
        }
    }
    assert!(checked > 100);
}

#[test]
fn cards_are_drawn_by_their_number() {
    let mut rng = SplitMix::new(9);
    for table in table_kinds::<CoffeeRush>() {
        let mut start = *table.deal(1).position();
        for _ in 0..3 {
            let mut chances = Vec::new();
            start.chances(&mut chances);
            let weights: Vec<f64> = chances.iter().map(|&(_, weight)| f64::from(weight)).collect();
            let mut seen = vec![0; chances.len()];
            for _ in 0..20_000 {
                let draw = start.sample_chance(&mut rng, &mut Vec::new());
                seen[chances.iter().position(|&(other, _)| other == draw).expect("a possible draw")] += 1;
            }
            assert_same_distribution(&seen, &weights, &format!("{table}"));
            start.apply_chance_unchecked(chances[0].0);
        }
    }
}

#[test]
fn a_whole_game_at_once_is_its_steps_one_after_the_other() {
    let mut buffers = Buffers::default();
    for table in table_kinds::<CoffeeRush>() {
        for seed in 0..100 {
            let mut at_once = *table.deal(seed).position();
            let mut by_steps = at_once;
            let events = at_once.play_out(&mut SplitMix::new(seed), &mut buffers);
            assert_eq!(events, play_step_by_step(&mut by_steps, &mut SplitMix::new(seed), &mut buffers));
            assert_eq!(at_once, by_steps, "{table}, seed {seed}");
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<CoffeeRush>() <= 256, "{} bytes", size_of::<CoffeeRush>());
    assert!(size_of::<Action>() <= 4);
}

#[test]
fn options_and_set_up_say_only_what_they_must() {
    let json = |options: Options| serde_json::to_string(&options).unwrap();
    assert_eq!(
        (json(Options::default()), json(Options { less_luck: true })),
        ("{}".into(), r#"{"less_luck":true}"#.into())
    );
    for bad in [r#"{"luck":1}"#, r#"{"less_luck":1}"#, "[1]", "null"] {
        assert!(serde_json::from_str::<Options>(bad).is_err(), "{bad}");
    }
    assert!(serde_json::from_str::<Setup>(r#"{"deck":[]}"#).is_err());
    assert!(serde_json::from_str::<Setup>("{}").is_ok());
}

#[test]
fn refusals_carry_their_facts() {
    let refusal = |position: &CoffeeRush, text: &str| {
        let illegal = position.check(text.parse().unwrap()).expect_err(text);
        serde_json::to_string(&illegal).unwrap()
    };
    let table = &table_kinds::<CoffeeRush>()[0];
    let mut seen = std::collections::BTreeSet::new();
    aimed_game(table, 1, |game| {
        for text in
            ["step a1 d4", "serve 1 cocoa 1", "upgrade diagonal", "pour milk 2", "empty 3", "meeple a1", "fill 1 1"]
        {
            if game.position().check(text.parse().unwrap()).is_err() {
                let facts = refusal(game.position(), text);
                assert!(facts.starts_with(r#"{"reason":""#), "{facts}");
                seen.insert(facts);
            }
        }
    });
    assert!(seen.contains(r#"{"reason":"too-few-fulfilled","held":2,"needed":3}"#), "{seen:?}");
    assert!(seen.contains(r#"{"reason":"not-your-meeple","square":"a1"}"#), "{seen:?}");
    assert!(seen.iter().any(|facts| facts.starts_with(r#"{"reason":"cup-is-empty","cup":3"#)), "{seen:?}");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_and_what_is_read_is_written_the_same(text in any::<String>()) {
        if let Ok(event) = text.parse::<Event<CoffeeRush>>() {
            prop_assert_eq!(event.to_string(), text);
        }
    }

    #[test]
    fn near_misses_are_read_only_in_their_one_spelling(
        verb in "(meeple|fill|upgrade|step|empty|pour|serve|done|draw|Done| step|stepp)",
        words in prop::collection::vec("([a-e][0-5]|[0-5]|0[1-3]|milk|tea|espresso|cocoa|diagonal|\\+1| |)", 0..4),
        space in "( |  |\t)",
    ) {
        let text = std::iter::once(verb).chain(words).collect::<Vec<_>>().join(&space);
        if let Ok(event) = text.parse::<Event<CoffeeRush>>() {
            prop_assert_eq!(event.to_string(), text);
        }
    }

    #[test]
    fn no_event_text_breaks_a_match(seed in 0u64..50, cut in 0usize..200, text in "(draw|serve|step|pour) [0-3a-d]{1,2} [a-z0-9-]{1,12}( [1-5])?") {
        let seats = CoffeeRush::INFO.seat_count(2 + seed % 3).unwrap();
        let mut game: Match<CoffeeRush> = random_match(seats, &Options { less_luck: seed % 2 == 0 }, seed, 0);
        game.truncate(cut);
        let before = *game.position();
        if game.play_text(&text).is_err() {
            prop_assert_eq!(game.position(), &before);
        }
    }
}

#[test]
fn draws_are_refused_when_nobody_draws() {
    let game = random_match::<CoffeeRush>(CoffeeRush::INFO.seat_count(3).unwrap(), &Options::default(), 1, 1);
    let draw = Draw { seat: game_core::Seat::FIRST, order: Order::Cocoa };
    assert_eq!(game.position().check_chance(draw).unwrap_err().to_string(), "the game is over");
    let mut placing = game.clone();
    placing.truncate(7);
    assert_eq!(placing.position().check_chance(draw).unwrap_err().to_string(), "no order is being drawn now");
    let mut dealing = game.clone();
    dealing.truncate(3);
    let words = "orders are being drawn: nobody acts until they lie on the boards";
    assert_eq!(dealing.position().check(Action::Done).unwrap_err().to_string(), words);
}

#[test]
fn a_draw_is_not_an_action_and_the_answer_says_how_one_is_written() {
    for text in ["draw", "draw 9 cocoa", "draw 1 cocoa"] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("\"draw SEAT ORDER\""), "{error}");
    }
}
