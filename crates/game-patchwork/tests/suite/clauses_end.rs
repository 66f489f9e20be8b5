//! PW-21 to PW-24: the end and the score.

use game_core::{Game, Match, Turn, random_match};
use game_patchwork::{Illegal, Options, Patchwork};

use crate::table::{advance_until, kept, play, refusal, standing, table, two};

fn spaces(position: &Patchwork) -> [u8; 2] {
    position.view(None).players.map(|player| player.space)
}

#[test]
fn pw_21_the_game_ends_when_both_tokens_are_on_the_last_space() {
    for index in 0..40 {
        let game = random_match::<Patchwork>(two(), &Options::default(), 21, index);
        for length in 0..=game.events().len() {
            let position = game.position_at(length);
            assert_eq!(position.turn() == Turn::Over, spaces(&position) == [53, 53], "game {index}, event {length}");
            assert_eq!(position.outcome().is_some(), position.turn() == Turn::Over);
        }
    }
    let mut game = table(&[14]);
    advance_until(&mut game, |view| view.players[0].space == 53);
    assert_eq!(game.position().turn(), Turn::Seat(game.seats().last()), "one token is not enough");
    play(&mut game, "advance");
    assert_eq!(game.position().turn(), Turn::Over);
    for event in ["advance", "buy 14 a1b1c1a2c2", "leather a1"] {
        assert_eq!(refusal(&game, event), Illegal::GameOver, "{event}");
    }
}

#[test]
fn pw_22_score_is_buttons_and_tile_less_two_for_each_empty_square() {
    let game = kept(include_str!("../data/games/full-quilt.jsonl"));
    let view = game.position().view(None);
    let outcome = game.position().outcome().unwrap();
    // Seat 0: every square covered, and the tile. Seat 1: 80 squares empty.
    assert_eq!((view.players[0].empty, view.players[0].tile, view.players[1].empty), (0, true, 80));
    let buttons = standing(&game).map(|(buttons, _)| i32::from(buttons));
    assert_eq!(outcome.scores.as_slice(), [buttons[0] + 7, buttons[1] - 160]);
    assert_eq!(outcome.scores.as_slice(), [44, -102]);
    assert_eq!(outcome.winners, view.winners);
    for index in 0..40 {
        let game = random_match::<Patchwork>(two(), &Options::default(), 22, index);
        let scores = game.position().outcome().unwrap().scores;
        for (player, score) in game.position().view(None).players.iter().zip(scores.iter()) {
            let tile = if player.tile { 7 } else { 0 };
            assert_eq!(i32::from(player.buttons) + tile - 2 * player.empty as i32, *score);
            assert_eq!(player.score, *score);
        }
    }
}

/// The seat that reached the last space first, found from the events.
fn first_at_the_end(game: &Match<Patchwork>) -> usize {
    let mut lengths = 0..=game.events().len();
    lengths
        .find_map(|length| spaces(&game.position_at(length)).iter().position(|&space| space == 53))
        .expect("the game is over")
}

#[test]
fn pw_23_a_tie_is_won_by_the_one_who_reached_the_last_space_first() {
    let mut game = table(&[]);
    advance_until(&mut game, |view| view.to_act.is_none());
    let outcome = game.position().outcome().unwrap();
    let leather = game.position().view(None).players.map(|player| 81 - player.empty as i32);
    assert_eq!(outcome.scores.as_slice(), leather.map(|leather| 58 - 162 + 2 * leather));

    let mut ties = [0, 0];
    for index in 0..4000 {
        let game = random_match::<Patchwork>(two(), &Options::default(), 23, index);
        let outcome = game.position().outcome().unwrap();
        let scores = outcome.scores.as_slice();
        let expected = match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => {
                let first = first_at_the_end(&game);
                ties[first] += 1;
                first
            }
        };
        assert_eq!(outcome.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [expected], "game {index}");
    }
    assert!(ties.iter().all(|&count| count > 5), "both seats win ties: {ties:?}");
}

#[test]
fn pw_24_buttons_never_run_out() {
    // The box of the printed game has 162.
    let game = kept(include_str!("../data/games/many-buttons.jsonl"));
    let together =
        |length| game.position_at(length).view(None).players.iter().map(|player| player.buttons).sum::<u16>();
    assert_eq!((0..=game.events().len()).map(together).max(), Some(170));
}
