//! PW-16 to PW-20: marks, leather, the bonus tile.

use game_core::{Game, Match};
use game_patchwork::{Action, Illegal, Patchwork, Track, View};

use crate::table::{advance_until, kept, legal, play, player, refusal, standing, table, table_on, to_act};

const FULL_QUILT: &str = include_str!("../data/games/full-quilt.jsonl");

fn views(game: &Match<Patchwork>) -> Vec<View> {
    (0..=game.events().len()).map(|length| game.position_at(length).view(None)).collect()
}

#[test]
fn pw_16_crossing_an_income_mark_pays_the_quilt_including_the_new_patch() {
    // (patch, buttons and space after buying it first)
    for (patch, expected) in [
        (30, (5 - 1, 4)),     // stops before the mark
        (28, (5 - 1 + 1, 5)), // reaches it
        (9, (5 - 4 + 2, 6)),  // goes beyond
        (24, (5 - 3 + 2, 6)),
    ] {
        let mut game = table(&[patch]);
        play(&mut game, &format!("buy {patch}"));
        assert_eq!(standing(&game)[0], expected, "patch {patch}");
    }
    // Standing on a space whose mark was crossed, the next move does not pay it again.
    let mut game = table(&[28, 14]);
    play(&mut game, "buy 28; advance; advance");
    assert_eq!(standing(&game)[0], (5 + 2, 7));
}

#[test]
fn pw_16_one_advance_can_cross_two_income_marks() {
    let mut game = table(&[17, 30, 24]);
    play(&mut game, "buy 17; buy 30; buy 24");
    assert_eq!((standing(&game), to_act(&game)), ([(2, 4), (5 - 1 - 3 + 3, 10)], Some(0)));
    play(&mut game, "advance");
    assert_eq!(standing(&game)[0], (2 + 7 + 2, 11));
}

#[test]
fn pw_16_the_mark_before_the_last_space_pays() {
    let mut game = table(&[21]);
    play(&mut game, "buy 21");
    advance_until(&mut game, |view| view.players[0].space >= 51);
    let before = standing(&game)[0];
    advance_until(&mut game, |view| view.players[0].space == 53);
    assert_eq!(standing(&game)[0].0, before.0 + u16::from(53 - before.1) + 1);
    // All nine marks of a whole game: 5 buttons, 50 spaces advanced, 9 times 1.
    assert_eq!(standing(&game)[0].0, 5 + 50 + 9);
}

#[test]
fn pw_17_the_first_to_cross_leather_must_place_it_at_once() {
    for (track, first) in [(Track::Revised, 26), (Track::Original, 20)] {
        let mut game = table_on(track, &[14]);
        advance_until(&mut game, |view| view.leather_due);
        // Both on even and odd spaces in turn: seat 1 comes to even ones first.
        assert_eq!((to_act(&game), player(&game, 1).space), (Some(1), first));
        assert_eq!(legal(game.position()).len(), 81);
        assert!(legal(game.position()).iter().all(|action| matches!(action, Action::Leather(_))));
        assert_eq!(refusal(&game, "advance"), Illegal::LeatherFirst);
        assert_eq!(refusal(&game, "buy 14 a1b1c1a2c2"), Illegal::LeatherFirst);
        assert!(!game.position().view(None).track.leather.contains(&first));
        play(&mut game, "leather e5");
        assert_eq!((player(&game, 1).empty, player(&game, 1).quilt[4].as_str()), (80, "....#...."));
        assert_eq!(to_act(&game), Some(0));
        assert_eq!(refusal(&game, "leather a1"), Illegal::NoLeather);
        // Seat 0 crosses the same place after it and gets nothing.
        play(&mut game, "advance");
        assert_eq!((to_act(&game), player(&game, 0).space, player(&game, 0).empty), (Some(1), first + 1, 81));
        assert_eq!(game.position().view(None).track.leather.len(), 4);
    }
}

#[test]
fn pw_17_leather_covers_any_free_square_and_no_other() {
    let mut game = table(&[14, 22, 20]);
    play(&mut game, "buy 14 a1b1c1a2c2");
    advance_until(&mut game, |view| view.leather_due);
    assert_eq!(to_act(&game), Some(0));
    assert_eq!(legal(game.position()).len(), 81 - 5);
    let Illegal::Covered { cells } = refusal(&game, "leather b1") else { panic!("b1 is covered") };
    assert_eq!(cells.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b1"]);
    play(&mut game, "leather b2");
    assert_eq!(&player(&game, 0).quilt[..2], ["###......", "###......"]);
}

#[test]
fn pw_18_leather_without_a_free_square_is_set_aside() {
    let game = kept(FULL_QUILT);
    let views = views(&game);
    let full_and_crossing = views
        .windows(2)
        .enumerate()
        .find(|(_, pair)| pair[0].players[0].empty == 0 && pair[0].track.leather.len() > pair[1].track.leather.len());
    let (number, pair) = full_and_crossing.expect("seat 0 crosses leather with a full quilt");
    assert_eq!(game.events()[number].to_string(), "advance");
    assert_eq!(pair[0].to_act.map(|seat| seat.index()), Some(0));
    assert!(!pair[1].leather_due);
    assert_eq!(pair[1].to_act.map(|seat| seat.index()), Some(1), "the turn passes");
    assert_eq!(pair[1].players[0].empty, 0);
    // It is gone: seat 1 crosses the place later and gets nothing.
    assert_eq!(views.last().unwrap().players[1].empty, 80);
    assert!(views.last().unwrap().track.leather.is_empty());
}

#[test]
fn pw_19_marks_of_one_move_take_effect_in_track_order() {
    // Leather before 26, then income before 29: the leather is placed, and the income is paid, once each.
    let mut game = table(&[21, 9, 14]);
    play(&mut game, "buy 21");
    advance_until(&mut game, |view| view.players[0].space == 25);
    assert_eq!((to_act(&game), standing(&game).map(|(_, space)| space)), (Some(1), [25, 24]));
    let buttons = standing(&game)[1].0;
    play(&mut game, "buy 9");
    assert_eq!((standing(&game)[1], to_act(&game)), ((buttons - 4 + 2, 30), Some(1)));
    assert!(game.position().view(None).leather_due);
    play(&mut game, "leather");
    assert_eq!((standing(&game)[1], to_act(&game)), ((buttons - 4 + 2, 30), Some(0)));
    assert_eq!(player(&game, 1).empty, 81 - 4 - 1);
    // Income before 29, then leather before 32, by an advance.
    play(&mut game, "advance");
    assert_eq!(standing(&game)[0].1, 31);
    play(&mut game, "advance");
    assert_eq!((standing(&game)[1], to_act(&game)), ((buttons - 2 + 2, 32), Some(1)));
    play(&mut game, "leather");
    assert_eq!(to_act(&game), Some(0));
}

#[test]
fn pw_20_the_first_complete_7x7_square_takes_the_tile_at_that_moment() {
    let game = kept(FULL_QUILT);
    let views = views(&game);
    let complete = |view: &View, seat: usize| {
        let rows: Vec<Vec<bool>> =
            view.players[seat].quilt.iter().map(|row| row.chars().map(|square| square == '#').collect()).collect();
        let covered =
            |top: usize, left: usize| (top..top + 7).all(|row| rows[row][left..left + 7].iter().all(|&square| square));
        (0..3).any(|top| (0..3).any(|left| covered(top, left)))
    };
    for (number, view) in views.iter().enumerate() {
        assert_eq!(view.players[0].tile, complete(view, 0), "after {number} events");
        assert_eq!(view.players[0].tile, view.players[0].best_square.covered == 49, "after {number} events");
        assert!(!view.players[1].tile && !complete(view, 1));
    }
    let number = views.iter().position(|view| view.players[0].tile).expect("seat 0 gets the tile");
    // It was a leather patch that completed the square, and the score has the 7 points at once.
    assert_eq!(game.events()[number - 1].to_string(), "leather i1");
    assert_eq!(views[number].players[0].score, views[number - 1].players[0].score + 7 + 2);
}
