//! PW-06 to PW-15: the order of turns, and the parts of a turn.

use game_core::{Game, Turn, random_match};
use game_patchwork::{Action, Illegal, Options, PatchId, Patchwork};

use crate::table::{advance_until, kept, legal, play, player, refusal, standing, table, to_act, two};

fn circle_of(game: &game_core::Match<Patchwork>) -> Vec<usize> {
    game.position().circle().iter().map(PatchId::index).collect()
}

#[test]
fn pw_06_the_player_behind_moves_however_often() {
    let mut game = table(&[9, 20, 2]);
    play(&mut game, "buy 9");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([6, 0], Some(1)));
    play(&mut game, "buy 20");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([6, 1], Some(1)));
    play(&mut game, "buy 2");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([6, 2], Some(1)));
    play(&mut game, "advance");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([6, 7], Some(0)));
    assert_eq!(game.position().view(None).on_top, None);
}

#[test]
fn pw_07_on_one_space_the_token_that_came_last_moves() {
    let mut game = table(&[15, 14, 8]);
    play(&mut game, "buy 15; buy 14");
    assert_eq!(standing(&game).map(|(_, space)| space), [2, 2]);
    assert_eq!((to_act(&game), game.position().view(None).on_top.map(|seat| seat.index())), (Some(1), Some(1)));
    play(&mut game, "advance");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([2, 3], Some(0)));
    play(&mut game, "advance; advance; advance");
    // The same the other way round: seat 0 lands on seat 1.
    let mut game = table(&[20, 2, 15]);
    play(&mut game, "buy 20; advance; buy 2");
    assert_eq!((standing(&game).map(|(_, space)| space), to_act(&game)), ([2, 2], Some(0)));
}

#[test]
fn pw_08_advance_goes_right_after_the_opponent_and_pays_each_space() {
    let mut game = table(&[24]);
    play(&mut game, "buy 24");
    // 5 − 3 + 2 of the income mark before space 5.
    assert_eq!(standing(&game), [(4, 6), (5, 0)]);
    play(&mut game, "advance");
    assert_eq!(standing(&game), [(4, 6), (5 + 7, 7)]);
    play(&mut game, "advance");
    assert_eq!(standing(&game), [(4 + 2, 8), (12, 7)]);
    let mut game = table(&[]);
    play(&mut game, "advance");
    assert_eq!(standing(&game), [(6, 1), (5, 0)]);
}

#[test]
fn pw_09_advance_is_cut_at_the_last_space_and_pays_only_spaces_moved() {
    let mut game = table(&[]);
    advance_until(&mut game, |view| view.players[0].space == 53);
    assert_eq!(standing(&game), [(5 + 53, 53), (5 + 52, 52)]);
    assert_eq!(to_act(&game), Some(1));
    play(&mut game, "advance");
    assert_eq!(standing(&game), [(58, 53), (58, 53)]);
    // From further behind: seat 1 is on 47 when seat 0 reaches the end.
    let mut game = table(&[9, 6, 25]);
    advance_until(&mut game, |view| view.players.iter().any(|player| player.space == 48));
    let before = standing(&game);
    assert_eq!((before.map(|(_, space)| space), to_act(&game)), ([47, 48], Some(0)));
    play(&mut game, "buy 9; leather");
    assert_eq!(standing(&game)[0].1, 53);
    play(&mut game, "advance");
    assert_eq!(standing(&game)[1], (before[1].0 + 5, 53));
    assert_eq!(to_act(&game), None);
}

#[test]
fn pw_10_only_the_next_three_patches_may_be_bought() {
    let game = table(&[14, 22, 20, 1, 3]);
    let bought = |action: &Action| match action {
        Action::Buy(placement) => Some(placement.patch().index()),
        Action::Advance | Action::Leather(_) => None,
    };
    let mut patches: Vec<usize> = legal(game.position()).iter().filter_map(bought).collect();
    patches.dedup();
    assert_eq!(patches, [14, 22, 20]);
    let ids = |ids: [u8; 3]| ids.map(|id| PatchId::new(id).unwrap()).to_vec();
    for (event, patch) in [("buy 1 a1b1a2", 1), ("buy 3 a1b1c1", 3), ("buy 0 a1b1", 0)] {
        let patch = PatchId::new(patch).unwrap();
        assert_eq!(refusal(&game, event), Illegal::NotOffered { patch, offered: ids([14, 22, 20]) });
    }
    let offered: Vec<bool> = game.position().view(None).circle.iter().map(|patch| patch.offered).collect();
    assert_eq!(offered.iter().position(|&offered| !offered), Some(3));
    assert_eq!(offered.iter().filter(|&&offered| offered).count(), 3);
}

#[test]
fn pw_11_the_neutral_token_moves_to_where_the_patch_lay() {
    let all: Vec<usize> = circle_of(&table(&[14, 22, 20]));
    for (bought, passed) in [(14, 0), (22, 1), (20, 2)] {
        let mut game = table(&[14, 22, 20]);
        play(&mut game, &format!("buy {bought}"));
        let after: Vec<usize> = all[passed + 1..].iter().chain(&all[..passed]).copied().collect();
        assert_eq!(circle_of(&game), after, "after buying {bought}");
    }
    // An advance leaves the token where it is, and places passed over come round again.
    let mut game = table(&[14, 22, 20, 1]);
    play(&mut game, "buy 20; advance");
    assert_eq!(&circle_of(&game)[..2], [1, 2]);
    assert_eq!(&circle_of(&game)[30..], [14, 22]);
}

#[test]
fn pw_12_the_price_is_paid_and_what_cannot_be_paid_or_placed_cannot_be_bought() {
    let mut game = table(&[27, 26, 12]);
    let patch = PatchId::new(27).unwrap();
    assert_eq!(refusal(&game, "buy 27 a1b1c1d1b2c2"), Illegal::TooFewButtons { patch, price: 7, have: 5, missing: 2 });
    play(&mut game, "buy 26");
    assert_eq!(player(&game, 0).buttons, 1);
    // Exactly enough is enough: seat 1 has 7, pays 7, and its new income of 2 comes at once.
    let mut game = table(&[27, 28]);
    play(&mut game, "advance; advance; advance; buy 27");
    assert_eq!(standing(&game), [(5 + 1 + 2, 3), (2, 6)]);
    assert_eq!(game.events()[3].to_string(), "buy 27 a1b1c1d1b2c2");
    // On a full quilt nothing fits, however rich the player.
    let game = kept(include_str!("../data/games/full-quilt.jsonl"));
    let full = (0..game.events().len()).map(|length| game.position_at(length)).find(|position| {
        let view = position.view(None);
        view.to_act.is_some_and(|seat| view.players[seat.index()].empty == 0)
    });
    let full = full.expect("seat 0 covers all squares");
    assert_eq!(legal(&full), [Action::Advance]);
    let view = full.view(None);
    assert!(view.options.iter().skip(1).all(|option| option.placements == 0 && !option.possible));
    assert!(view.options.iter().any(|option| option.placements == 0 && option.missing == 0), "money is not the reason");
}

#[test]
fn pw_13_a_patch_lies_anywhere_turned_and_mirrored_but_over_no_other() {
    let game = table(&[8]);
    // All eight images of the L, and all four corners of the quilt.
    for squares in [
        "a1b1c1a2", "a1b1b2b3", "c1a2b2c2", "a1a2a3b3", "a1b1c1c2", "b1b2a3b3", "a1a2b2c2", "a1b1a2a3", "g1h1i1g2",
        "a8b8c8a9", "g8h8i8g9", "d4e4f4d5",
    ] {
        game.position().check(format!("buy 8 {squares}").parse().unwrap()).unwrap();
    }
    let mut game = table(&[8, 14, 20, 2]);
    play(&mut game, "buy 8 a1b1c1a2; advance; advance; advance");
    assert_eq!(to_act(&game), Some(0));
    for (event, covered) in [
        ("buy 14 a1b1c1a2c2", "already covered: a1, b1, c1, a2 (PW-13)"),
        ("buy 14 c1d1e1c2e2", "already covered: c1 (PW-13)"),
        ("buy 20 b1a2b2c2d2c3", "already covered: b1, a2 (PW-13)"),
    ] {
        assert_eq!(refusal(&game, event).to_string(), covered, "{event}");
    }
    // Far from the first patch is as good as beside it.
    for event in ["buy 14 g8h8i8g9i9", "buy 14 b2c2b3b4c4"] {
        game.position().check(event.parse().unwrap()).unwrap();
    }
}

#[test]
fn pw_14_buying_moves_the_token_by_its_time_but_not_beyond_the_end() {
    for id in [1, 2, 5, 7, 9, 11, 13, 14, 15, 17, 20, 21, 22, 24, 26, 28] {
        let mut game = table(&[id]);
        play(&mut game, &format!("buy {id}"));
        let time = PatchId::new(id as u8).unwrap().patch().time;
        assert_eq!(player(&game, 0).space, time, "patch {id}");
    }
    let mut game = table(&[6, 9, 25]);
    advance_until(&mut game, |view| view.players[0].space == 51);
    play(&mut game, "advance; buy 6");
    assert_eq!(standing(&game).map(|(_, space)| space), [53, 52]);
    play(&mut game, "buy 9");
    assert_eq!(standing(&game).map(|(_, space)| space), [53, 53]);
    assert_eq!(game.position().turn(), Turn::Over);
}

#[test]
fn pw_15_what_lies_stays() {
    for index in 0..40 {
        let game = random_match::<Patchwork>(two(), &Options::default(), 15, index);
        let mut before = game.position_at(0).view(None);
        for length in 1..=game.events().len() {
            let after = game.position_at(length).view(None);
            for (old, new) in before.players.iter().zip(&after.players) {
                let kept = old
                    .quilt
                    .concat()
                    .chars()
                    .zip(new.quilt.concat().chars())
                    .all(|(old, new)| old != '#' || new == '#');
                assert!(kept, "game {index}, event {length}: a covered square is free again");
            }
            before = after;
        }
    }
}
