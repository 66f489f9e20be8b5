//! The expert set-up: CP-06 of RULES.md.

use std::collections::BTreeSet;

use game_cappuccino::{Action, Cappuccino, Cell, Colour, Illegal, RADIUS, Setup};
use game_core::{Game, Match, Turn};

use crate::table::{EXPERT, action, cell, in_random_games, legal, seat, seats};

fn draft(players: u64, placements: &[&str]) -> Match<Cappuccino> {
    let mut game = Match::new(seats(players), EXPERT, Setup::default()).unwrap();
    for text in placements {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

#[test]
fn cp_06_cups_are_placed_in_turn_and_touch_the_cluster() {
    let check = |placements: &[&str], text: &str, expected: Result<(), Illegal>| {
        assert_eq!(draft(2, placements).position().check(action(text)), expected, "{text} after {placements:?}");
    };
    let two = ["place 0,0 red", "place 1,0 blue"];
    check(&[], "place 0,0 green", Ok(()));
    check(&[], "place 1,0 red", Err(Illegal::FirstInCentre { cell: cell("1,0") }));
    check(&[], "place 0,0 blue", Err(Illegal::NotYourColour { colour: Colour::Blue }));
    check(&[], "move 0,0 1,0", Err(Illegal::StillPlacing { left: 64 }));
    check(&two[..1], "place -1,1 yellow", Ok(()));
    check(&two[..1], "place 0,0 blue", Err(Illegal::Occupied { cell: cell("0,0") }));
    let lonely = Illegal::TouchesTooFew { cell: cell("2,0"), touches: 0, needed: 1 };
    check(&two[..1], "place 2,0 blue", Err(lonely));
    check(&two, "place 0,1 green", Ok(()));
    check(&two, "place 1,-1 red", Ok(()));
    let touches_one = Illegal::TouchesTooFew { cell: cell("2,0"), touches: 1, needed: 2 };
    check(&two, "place 2,0 red", Err(touches_one));
}

#[test]
fn cp_06_a_colour_can_be_used_up_and_then_the_other_must_be_placed() {
    let mut game = draft(2, &[]);
    for turn in 0..32 {
        let own = if turn % 2 == 0 { "red" } else { "blue" };
        let cells: Vec<Cell> = game.position().open_cells();
        game.play_text(&format!("place {} {own}", cells[0])).unwrap();
    }
    let open = game.position().open_cells()[0];
    let refused = game.position().check(Action::Place { cell: open, colour: Colour::Red });
    assert_eq!(refused, Err(Illegal::ColourUsedUp { colour: Colour::Red }));
    let offered: BTreeSet<Colour> = legal(game.position())
        .into_iter()
        .filter_map(|action| match action {
            Action::Place { colour, .. } => Some(colour),
            Action::Move { .. } => None,
        })
        .collect();
    assert_eq!(offered, BTreeSet::from([Colour::Green]));
    assert_eq!(game.position().left_to_place(Colour::Red), 0);
    assert_eq!(game.position().left_to_place(Colour::Green), 16);
}

#[test]
fn cp_06_the_game_begins_when_all_cups_stand() {
    in_random_games(3, |game, position, length| {
        if !game.options().expert {
            return;
        }
        let cups = Colour::in_play(game.seats()).len() * 16;
        if length < cups {
            assert_eq!(position.turn(), Turn::Seat(seat(length % game.seats().get())), "clockwise");
            assert_eq!(
                position.check(action("move 0,0 1,0")),
                Err(Illegal::StillPlacing { left: (cups - length) as u8 })
            );
        } else if position.turn() != Turn::Over {
            assert_eq!(position.check(action("place 0,0 red")), Err(Illegal::NotPlacing));
            assert!(legal(position).iter().all(|action| matches!(action, Action::Move { .. })));
        }
    });
}

#[test]
fn the_order_of_placing_makes_no_difference() {
    let begin = ["place 0,0 red", "place 1,0 blue", "place 0,1 red", "place 1,-1 blue"];
    let with = |end: [&'static str; 3]| *draft(2, &[&begin[..], &end[..]].concat()).position();
    let one = with(["place -1,1 red", "place 1,1 blue", "place 0,-1 green"]);
    let same = with(["place 0,-1 green", "place 1,1 blue", "place -1,1 red"]);
    let other = with(["place -1,1 green", "place 1,1 blue", "place 0,-1 red"]);
    assert_eq!((one, one.key()), (same, same.key()));
    assert_ne!(one, other);
    assert_ne!(one.key(), other.key());
}

#[test]
fn a_draft_of_the_standard_cluster_is_a_standard_position() {
    for players in 2..=4 {
        let cells = crate::table::standard_cells(seats(players));
        let mut game = draft(players, &[]);
        let mut cups = Vec::new();
        while cups.len() < cells.len() {
            let inside = |action: &Action| matches!(action, Action::Place { cell, .. } if cells.contains(cell));
            let placed = legal(game.position()).into_iter().find(inside).expect("the cluster can be filled");
            game.play_text(&placed.to_string()).unwrap();
            if let Action::Place { cell, colour } = placed {
                cups.push((cell, colour));
            }
        }
        let dealt = Cappuccino::new(seats(players), &crate::table::STANDARD, &Setup { cups }).unwrap();
        assert_eq!(*game.position(), dealt);
        assert_eq!(game.position().key(), dealt.key());
    }
}

/// The proof of RULES.md: 32 steps can be reached, with the very last cup.
#[test]
fn a_draft_can_reach_the_edge_but_not_pass_it() {
    let mut game = draft(2, &["place 0,0 red", "place 1,0 blue", "place 1,-1 red"]);
    let mut colours = [[Colour::Blue, Colour::Yellow], [Colour::Red, Colour::Green]].into_iter().cycle();
    for q in 2..=RADIUS {
        for r in [-1, 0] {
            if game.position().open_cells().is_empty() {
                assert_eq!((q, r), (RADIUS, 0), "only the 65th cup has no place");
                return;
            }
            let own = colours.next().unwrap();
            let colour = own.into_iter().find(|&colour| game.position().left_to_place(colour) > 0).unwrap();
            let cell = Cell::new(q, r).unwrap_or_else(|| panic!("{q},{r} is too far out"));
            game.play_text(&format!("place {cell} {colour}")).unwrap();
        }
    }
    panic!("a 65th cup was placed");
}
