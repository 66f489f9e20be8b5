//! Mistakes that were made on purpose are found, and nothing is said where there was no choice.

use game_cappuccino::Cappuccino;
use game_coffee_rush::CoffeeRush;
use game_core::{Event, Game, Match, StrongPlayer, Turn};
use game_patchwork::Patchwork;
use review::{AnyReviewer, Class, Nodes, Ply, Reviewer};
use search::LEVELS;

use crate::games::{MEMORY, played, reviewed};

/// The game up to its first turn from event number `from` on, and then what `choose` plays there; with the number of that turn.
fn planted<G: StrongPlayer>(game: &Match<G>, from: usize, choose: impl Fn(&G) -> Vec<G::Action>) -> (Match<G>, usize) {
    let mut game = game.clone();
    let turn = (from..).find(|&length| matches!(game.position_at(length).turn(), Turn::Seat(_))).expect("a turn");
    game.truncate(turn);
    for action in choose(&game.position_at(turn)) {
        game.play(Event::Action(action)).expect("a legal action");
    }
    (game, turn)
}

fn judged<G: StrongPlayer>(game: Match<G>, event: usize, nodes: u64) -> Ply {
    let mut reviewer = Reviewer::new(game, Nodes(nodes), MEMORY).starting_at(event);
    reviewer.next_ply().expect("every turn is judged").clone()
}

/// A turn of somebody who ends it as soon as the rules allow.
fn done_at_once(position: &CoffeeRush) -> Vec<game_coffee_rush::Action> {
    let mut turn = Vec::new();
    let mut next = *position;
    while next.turn() == position.turn() {
        let mut legal = Vec::new();
        next.actions(&mut legal);
        let action = legal.iter().copied().find(|action| action.to_string() == "done").unwrap_or(legal[0]);
        next.apply_unchecked(action);
        turn.push(action);
    }
    turn
}

#[test]
fn a_planted_blunder_is_found() {
    // Nothing is served by a player who could serve.
    let coffee = played::<CoffeeRush>(2, LEVELS[6], 3);
    let event = (30..coffee.events().len()).find(|&event| coffee.events()[event].to_string().starts_with("serve"));
    let serving = event.expect("somebody serves");
    let start = (0..serving).rfind(|&event| coffee.actors()[event] != coffee.actors()[serving]).expect("a turn") + 1;
    let (game, event) = planted(&coffee, start, done_at_once);
    let ply = judged(game, event, 60);
    assert!(ply.class >= Some(Class::Inaccurate) && !ply.forced, "{ply:?}");
    assert!(ply.best.iter().any(|action| action.starts_with("serve")), "{ply:?}");
    assert!(ply.reason.is_some(), "{ply:?}");

    // A player of Cappuccino gives a cup away near the end, where everything is proved.
    let cups = played::<Cappuccino>(2, LEVELS[3], 4);
    let worst = (cups.events().len() - 12..cups.events().len()).find_map(|from| {
        let mut legal = Vec::new();
        cups.position_at(from).actions(&mut legal);
        legal
            .into_iter()
            .map(|action| {
                let (game, event) = planted(&cups, from, |_| vec![action]);
                judged(game, event, 20_000)
            })
            .find(|ply| ply.class == Some(Class::Blunder))
    });
    let ply = worst.expect("some move near the end throws the game away");
    assert!(ply.proved && ply.regret() >= 0.5, "{ply:?}");
    assert!(ply.reason.is_some(), "{ply:?}");
}

#[test]
fn waiting_instead_of_buying_costs_and_says_why() {
    let quilts = played::<Patchwork>(2, LEVELS[5], 4);
    let buys = (0..quilts.events().len()).filter(|&event| quilts.events()[event].to_string().starts_with("buy"));
    let advance = || "advance".parse().expect("an action");
    let plies = buys.take(6).map(|from| {
        let (game, event) = planted(&quilts, from, |_| vec![advance()]);
        judged(game, event, 350)
    });
    let reasons: Vec<&str> = plies.filter_map(|ply| Some(ply.reason?.key)).collect();
    assert!(reasons.iter().any(|key| ["income", "empty", "buttons"].contains(key)), "{reasons:?}");
}

#[test]
fn a_forced_turn_has_no_class_and_no_reason() {
    let review = reviewed(played::<Cappuccino>(2, LEVELS[0], 9), 8);
    let forced: Vec<&Ply> = review.plies.iter().filter(|ply| ply.forced).collect();
    assert!(!forced.is_empty(), "the last move of a game is seldom a choice");
    for ply in forced {
        assert!(ply.class.is_none() && ply.reason.is_none() && ply.regret() == 0.0, "{ply:?}");
    }
    assert!(review.plies.iter().all(|ply| ply.forced || ply.class.is_some()));
}
