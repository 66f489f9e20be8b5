//! Moving and scoring: CP-08 to CP-16 of RULES.md.

use std::collections::BTreeSet;

use game_cappuccino::{Action, Cappuccino, Cell, Colour, Illegal, cup_order};
use game_core::{Event, Game, Match, Turn};

use crate::table::{action, after, cell, in_random_games, legal, seat, stack};

/// Builds the position of the rulebook's drawing: A (two cups) at 0,0; beside it Б (two) at 1,0, В (one) at 0,1 and Д (three) at
/// -1,0; Г (one) at 2,0, which does not touch A.
fn rulebook_example() -> Match<Cappuccino> {
    let paint = "0,0 red, 1,-1 red, 1,0 blue, 2,-1 blue, 0,1 yellow, -1,0 blue, -2,0 blue, -3,0 yellow, -4,4 red";
    after(2, paint, "1,-1 0,0, 2,-1 1,0, -4,4 -3,4, -3,0 -2,0, -3,4 -2,4, -2,0 -1,0")
}

#[test]
fn the_example_of_the_rulebook() {
    let mut game = rulebook_example();
    let check = |to: &str| game.position().check(action(&format!("move 0,0 {to}")));
    assert_eq!(stack(game.position(), "0,0"), Some((Colour::Red, 2)));
    assert_eq!(check("1,0"), Ok(()), "onto Б, two cups");
    assert_eq!(check("0,1"), Ok(()), "onto В, one cup");
    let (from, to) = (cell("0,0"), cell("2,0"));
    assert_eq!(check("2,0"), Err(Illegal::NotAdjacent { from, to }), "not onto Г, which does not touch A");
    let too_low = Illegal::TooLow { from, to: cell("-1,0"), height: 2, target: 3 };
    assert_eq!(check("-1,0"), Err(too_low), "not onto Д, three cups");
    game.play_text("move 0,0 1,0").unwrap();
    assert_eq!(stack(game.position(), "1,0"), Some((Colour::Red, 4)), "a new stack of four cups");
}

#[test]
fn cp_08_a_whole_own_stack_lands_on_a_neighbour_of_any_owner() {
    let game = after(2, "0,0 red, 1,0 green, 0,1 blue, -1,0 red", "");
    let check = |text: &str| game.position().check(action(text));
    assert_eq!(check("move 0,0 1,0"), Ok(()), "the other own colour");
    assert_eq!(check("move 0,0 -1,0"), Ok(()), "the same colour");
    assert_eq!(check("move 0,0 0,1"), Ok(()), "another player's");
    let not_yours = Illegal::NotYours { cell: cell("0,1"), colour: Colour::Blue, owner: seat(1) };
    assert_eq!(check("move 0,1 0,0"), Err(not_yours));
    let itself = Illegal::NotAdjacent { from: cell("0,0"), to: cell("0,0") };
    assert_eq!(check("move 0,0 0,0"), Err(itself));
    assert_eq!(check("move 9,9 9,8"), Err(Illegal::NoStack { cell: cell("9,9") }));
    let mut moved = rulebook_example();
    moved.play_text("move 0,0 0,1").unwrap();
    assert_eq!(stack(moved.position(), "0,1"), Some((Colour::Red, 3)), "both cups of the stack moved");
    assert_eq!(stack(moved.position(), "0,0"), None);
}

#[test]
fn cp_09_the_top_cup_says_whose_stack_it_is() {
    let game = after(3, "0,0 red, 1,0 blue, 2,0 green", "0,0 1,0");
    assert_eq!(stack(game.position(), "1,0"), Some((Colour::Red, 2)));
    let not_yours = Illegal::NotYours { cell: cell("1,0"), colour: Colour::Red, owner: seat(0) };
    assert_eq!(game.position().check(action("move 1,0 2,0")), Err(not_yours), "blue is only at the bottom now");
    let back =
        after(3, "0,0 red, 1,0 blue, 2,0 green, 0,1 red, -3,0 blue, -3,1 green", "0,0 1,0, -3,0 -2,0, -3,1 -2,1");
    assert_eq!(back.position().check(action("move 1,0 2,0")), Ok(()), "red moves the stack that it took");
}

#[test]
fn cp_10_a_stack_lands_only_on_what_is_not_higher_and_heights_add_up() {
    in_random_games(4, |game, position, length| {
        for seat in position.seats().iter().filter(|_| position.turn() != Turn::Over) {
            let own = (0..64).filter(|&index| position.owner(index) == Some(seat));
            for index in own.filter(|_| position.turn() == Turn::Seat(seat) && !still_placing(position)) {
                for to in position.cell(index).neighbours() {
                    let there = position.index(to).map_or(0, |to| position.height(to));
                    let expected = there > 0 && there <= position.height(index);
                    let step = Action::Move { from: position.cell(index), to };
                    assert_eq!(position.check(step).is_ok(), expected, "{step} after {length} events");
                }
            }
        }
        if let Some(&Event::Action(Action::Move { from, to })) = game.events().get(length) {
            let height = |position: &Cappuccino, cell: Cell| position.height(position.index(cell).unwrap());
            let next = game.position_at(length + 1);
            assert_eq!(height(&next, to), height(position, from) + height(position, to));
        }
    });
}

fn still_placing(position: &Cappuccino) -> bool {
    !position.open_cells().is_empty()
}

#[test]
fn cp_11_stacks_keep_their_cups_in_order() {
    let paint = "0,0 red, 1,0 blue, 2,0 yellow, 3,0 green, 3,-1 blue, -4,4 red";
    let game = after(2, paint, "0,0 1,0, 3,-1 3,0, -4,4 -3,4, 3,0 2,0");
    let stacks = cup_order(&game, usize::MAX);
    assert_eq!(stacks[&cell("1,0")], [Colour::Blue, Colour::Red]);
    assert_eq!(stacks[&cell("2,0")], [Colour::Yellow, Colour::Green, Colour::Blue]);
    assert_eq!(cup_order(&game, 0)[&cell("2,0")], [Colour::Yellow]);
    in_random_games(2, |game, position, length| {
        let stacks = cup_order(game, length);
        assert_eq!(stacks.len(), position.stacks().count_ones() as usize);
        for (cell, cups) in stacks {
            let index = position.index(cell).unwrap();
            assert_eq!(usize::from(position.height(index)), cups.len(), "{cell}");
            assert_eq!(position.colour(index), cups.last().copied(), "{cell}");
        }
    });
}

#[test]
fn cp_11_a_cell_that_was_left_stays_empty_and_is_not_passed_over() {
    let game = after(2, "0,0 red, 1,0 blue, -1,0 blue", "0,0 1,0");
    let check = |text: &str| game.position().check(action(text));
    assert_eq!(check("move -1,0 0,0"), Err(Illegal::NothingToLandOn { cell: cell("0,0") }));
    let over = Illegal::NotAdjacent { from: cell("-1,0"), to: cell("1,0") };
    assert_eq!(check("move -1,0 1,0"), Err(over));
    let mut left: BTreeSet<Cell> = BTreeSet::new();
    in_random_games(4, |game, position, length| {
        match length.checked_sub(1).map(|last| game.events()[last]) {
            None => left.clear(),
            Some(Event::Action(Action::Move { from, .. })) => assert!(left.insert(from), "{from} was left twice"),
            Some(_) => {}
        }
        let empty = |cell: &Cell| position.height(position.index(*cell).unwrap()) == 0;
        assert!(left.iter().all(empty), "a cell was filled again");
    });
}

#[test]
fn cp_12_a_player_that_can_move_must() {
    assert!("pass".parse::<Action>().is_err());
    in_random_games(4, |game, position, length| {
        let Turn::Seat(to_move) = position.turn() else { return };
        assert!(!legal(position).is_empty());
        if still_placing(position) || length == 0 || still_placing(&game.position_at(length - 1)) {
            return;
        }
        // The turn went to the first seat, clockwise from the last mover, that can move.
        let Turn::Seat(mut next) = game.position_at(length - 1).turn() else { unreachable!() };
        loop {
            next = position.seats().after(next);
            if position.can_move(next) {
                break;
            }
        }
        assert_eq!(to_move, next);
    });
}

#[test]
fn cp_13_a_player_that_cannot_move_never_can_again() {
    let mut out = BTreeSet::new();
    let mut seen_out_while_others_play = 0;
    in_random_games(60, |_, position, length| {
        if length == 0 {
            out.clear();
        }
        if still_placing(position) {
            return;
        }
        for seat in position.seats().iter() {
            if position.can_move(seat) {
                assert!(!out.contains(&seat), "seat {seat} can move again");
            } else {
                out.insert(seat);
                seen_out_while_others_play += usize::from(position.turn() != Turn::Over);
            }
        }
    });
    assert!(seen_out_while_others_play > 100, "the property is about something that happens");
}

#[test]
fn cp_14_the_game_ends_when_nobody_can_move_and_the_most_cups_win() {
    in_random_games(30, |game, position, _| {
        if still_placing(position) {
            return;
        }
        let anybody = position.seats().iter().any(|seat| position.can_move(seat));
        assert_eq!(position.turn() == Turn::Over, !anybody);
        assert_eq!(position.outcome().is_some(), !anybody);
        let Some(outcome) = position.outcome().filter(|_| game.seats().get() > 2) else { return };
        let best = outcome.scores.iter().max().unwrap();
        for seat in position.seats().iter() {
            let own = (0..64).filter(|&index| position.owner(index) == Some(seat));
            let cups: i32 = own.map(|index| i32::from(position.height(index))).sum();
            assert_eq!(outcome.scores[seat], cups);
            assert_eq!(outcome.winners.contains(&seat), cups == *best);
        }
        assert_eq!(outcome.scores.iter().sum::<i32>() as usize, Colour::in_play(game.seats()).len() * 16);
    });
}

#[test]
fn cp_15_two_players_count_their_better_colour() {
    let mut differ = 0;
    in_random_games(30, |game, position, _| {
        let Some(outcome) = position.outcome().filter(|_| game.seats().get() == 2) else { return };
        for (index, own) in [[Colour::Red, Colour::Green], [Colour::Blue, Colour::Yellow]].into_iter().enumerate() {
            let [one, other] = own.map(|colour| position.cups(colour));
            assert_eq!(outcome.scores[seat(index)], one.max(other) as i32);
            differ += usize::from(one.min(other) > 0 && one != other);
        }
        let total: u32 = Colour::ALL.iter().map(|&colour| position.cups(colour)).sum();
        assert_eq!(total, 64);
    });
    assert!(differ > 50, "the second colour is left out for real");
}

#[test]
fn cp_16_a_tie_is_a_shared_win() {
    let mut ties = BTreeSet::new();
    in_random_games(60, |game, position, _| {
        let Some(outcome) = position.outcome() else { return };
        let best = *outcome.scores.iter().max().unwrap();
        let tied: Vec<_> = game.seats().iter().filter(|&seat| outcome.scores[seat] == best).collect();
        assert_eq!(outcome.winners, tied);
        if tied.len() > 1 {
            ties.insert(game.seats().get());
        }
    });
    assert_eq!(ties, BTreeSet::from([2, 3, 4]), "ties happen at every table");
}
