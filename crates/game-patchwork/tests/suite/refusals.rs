//! Refusals: words for players, facts for other languages.

use game_core::Game;
use serde_json::json;

use crate::table::{advance_until, play, refusal, table};

#[test]
fn refusals_say_which_rule_which_square_and_how_much_is_missing() {
    let mut due = table(&[14]);
    advance_until(&mut due, |view| view.leather_due);
    let mut over = table(&[14]);
    advance_until(&mut over, |view| view.to_act.is_none());
    let start = table(&[14, 12, 8]);
    let mut later = table(&[14, 12, 8]);
    play(&mut later, "buy 14 a1b1c1a2c2; advance");
    for (game, event, words, facts) in [
        (
            &over,
            "advance",
            "the game is over: both tokens are on the last space (PW-21)",
            json!({"reason": "game-over"}),
        ),
        (&due, "advance", "first put the leather patch on an empty square (PW-17)", json!({"reason": "leather-first"})),
        (
            &start,
            "leather a1",
            "you have no leather patch to place: one is taken by crossing it on the time track (PW-17)",
            json!({"reason": "no-leather"}),
        ),
        (
            &start,
            "buy 1 a1b1a2",
            "patch 1 is not among the next patches, 14, 12, 8 (PW-10)",
            json!({"reason": "not-offered", "patch": 1, "offered": [14, 12, 8]}),
        ),
        (
            &start,
            "buy 12 a1b1b2c2c3",
            "patch 12 costs 10 buttons and you have 5: 5 missing (PW-12)",
            json!({"reason": "too-few-buttons", "patch": 12, "price": 10, "have": 5, "missing": 5}),
        ),
        (
            &later,
            "buy 8 a2b2c2a3",
            "already covered: a2, c2 (PW-13)",
            json!({"reason": "covered", "cells": ["a2", "c2"]}),
        ),
    ] {
        let illegal = refusal(game, event);
        assert_eq!(illegal.to_string(), words, "{event}");
        assert_eq!(serde_json::to_value(&illegal).unwrap(), facts, "{event}");
    }
}

#[test]
fn a_match_refuses_what_the_position_refuses() {
    let mut game = table(&[12]);
    let before = *game.position();
    let error = game.play_text("buy 12 a1b1b2c2c3").unwrap_err();
    assert_eq!(error.to_string(), "patch 12 costs 10 buttons and you have 5: 5 missing (PW-12)");
    assert!(game.play_text("buy 12 a1").is_err());
    assert_eq!((game.position(), game.events().len()), (&before, 0));
    assert!(before.check("advance".parse().unwrap()).is_ok());
}
