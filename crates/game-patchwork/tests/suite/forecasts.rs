//! Forecasts come true.

use game_core::{Buffers, Event, Game, Match, SplitMix, Turn, random_event};
use game_patchwork::{Action, Choice, Options, Patchwork, Track};

use crate::table::{advance_until, kept, legal, play, table, two};

/// Compares every forecast of `position` with playing the option (anywhere), the leather placed (anywhere).
fn check(position: &Patchwork, place: &str) {
    let before = position.view(None);
    let Turn::Seat(mover) = position.turn() else {
        assert!(before.options.is_empty(), "{place}");
        return;
    };
    if before.leather_due {
        assert!(before.options.is_empty(), "{place}");
        return;
    }
    let actions = legal(position);
    let offered: Vec<Choice> =
        before.circle.iter().filter(|p| p.offered).map(|p| Choice::Buy { patch: p.patch }).collect();
    let choices: Vec<Choice> = before.options.iter().map(|option| option.choice).collect();
    assert_eq!(choices, [vec![Choice::Advance], offered].concat(), "{place}");
    for forecast in before.options {
        let chosen: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| match (action, forecast.choice) {
                (Action::Advance, Choice::Advance) => true,
                (Action::Buy(placement), Choice::Buy { patch }) => placement.patch() == patch,
                _ => false,
            })
            .collect();
        assert_eq!(forecast.possible, !chosen.is_empty(), "{place}: {forecast:?}");
        let Some(&action) = chosen.get(chosen.len() / 2) else { continue };
        let mut next = *position;
        next.apply_unchecked(action);
        assert_eq!(next.view(None).leather_due, forecast.leather, "{place}: {forecast:?}");
        if forecast.leather {
            assert_eq!(next.turn(), Turn::Seat(mover), "{place}");
            next.apply_unchecked(legal(&next)[0]);
        }
        let after = next.view(None);
        let (was, is) = (&before.players[mover.index()], &after.players[mover.index()]);
        assert_eq!((forecast.buttons, forecast.space), (is.buttons.into(), is.space), "{place}: {forecast:?}");
        assert_eq!(forecast.next, after.to_act, "{place}: {forecast:?}");
        assert_eq!(forecast.behind, after.players[0].space.abs_diff(after.players[1].space), "{place}");
        assert_eq!(forecast.missing, 0, "{place}");
        let price = match forecast.choice {
            Choice::Advance => {
                assert_eq!((forecast.pay, forecast.placements), (u16::from(is.space - was.space), 0), "{place}");
                0
            }
            Choice::Buy { patch } => {
                assert_eq!((forecast.pay, forecast.placements as usize), (0, chosen.len()), "{place}");
                i32::from(patch.patch().price)
            }
        };
        let earned = i32::from(forecast.pay) + i32::from(forecast.income);
        assert_eq!(i32::from(was.buttons) + earned - price, forecast.buttons, "{place}: {forecast:?}");
    }
}

#[test]
fn forecasts_come_true_in_random_games() {
    let mut buffers = Buffers::default();
    for (seed, track) in (0..60).zip([Track::Revised, Track::Original].into_iter().cycle()) {
        let mut rng = SplitMix::for_game(5, seed);
        let mut game = Match::<Patchwork>::dealt(two(), Options { track }, &mut rng);
        loop {
            check(game.position(), &format!("game {seed}, after {} events", game.events().len()));
            let Some(event) = random_event(game.position(), &mut rng, &mut buffers) else { break };
            game.play(event).expect("a sampled event is legal");
        }
    }
}

#[test]
fn forecasts_come_true_on_full_quilts() {
    let game = kept(include_str!("../data/games/full-quilt.jsonl"));
    for length in 0..=game.events().len() {
        check(&game.position_at(length), &format!("after {length} events"));
    }
}

#[test]
fn a_patch_too_dear_is_forecast_with_what_is_missing() {
    let game = table(&[12, 24, 28]);
    let options = game.position().forecasts();
    let dear = options[1];
    assert_eq!((dear.possible, dear.missing, dear.buttons, dear.space), (false, 5, -5, 4));
    let bought = options[2];
    assert_eq!((bought.possible, bought.missing, bought.income, bought.buttons), (true, 0, 2, 5 - 3 + 2));
    assert_eq!((bought.space, bought.next.map(|seat| seat.index()), bought.behind), (6, Some(1), 6));
    assert_eq!(serde_json::to_value(bought.choice).unwrap(), serde_json::json!({"kind": "buy", "patch": 24}));
    assert_eq!(serde_json::to_value(options[0].choice).unwrap(), serde_json::json!({"kind": "advance"}));
}

#[test]
fn the_last_advance_is_forecast_to_end_the_game() {
    let mut game = table(&[]);
    advance_until(&mut game, |view| view.players[0].space == 53);
    let last = game.position().forecasts()[0];
    assert_eq!((last.next, last.space, last.pay, last.behind), (None, 53, 1, 0));
    play(&mut game, "advance");
    assert_eq!(game.position().forecasts(), []);
    assert!(matches!(game.events().last(), Some(Event::Action(Action::Advance))));
}
