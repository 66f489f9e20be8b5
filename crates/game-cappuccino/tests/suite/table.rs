//! Tables for tests: a cluster painted by hand, and moves played on it.

use std::collections::BTreeMap;

use game_cappuccino::{Action, CUPS_PER_COLOUR, Cappuccino, Cell, Colour, Options, Setup};
use game_core::{Event, Game, Match, Seat, SeatCount};

pub(crate) const STANDARD: Options = Options { expert: false };
pub(crate) const EXPERT: Options = Options { expert: true };

pub(crate) fn seats(count: u64) -> SeatCount {
    Cappuccino::INFO.seat_count(count).unwrap()
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// A set-up on `cells` in which the painted cells have the given colours (`"0,0 red, 1,0 blue"`) and the others the rest.
pub(crate) fn painted(seats: SeatCount, cells: &[Cell], paint: &str) -> Setup {
    let mut left: BTreeMap<Colour, usize> =
        Colour::in_play(seats).iter().map(|&colour| (colour, CUPS_PER_COLOUR)).collect();
    let mut take = |colour: Colour| *left.get_mut(&colour).unwrap() -= 1;
    let mut cups = BTreeMap::new();
    for (cell, colour) in paint.split(", ").filter_map(|cup| cup.split_once(' ')) {
        let colour = colour.parse().unwrap();
        assert!(cups.insert(cell.parse().unwrap(), colour).is_none(), "{cell} is painted twice");
        take(colour);
    }
    let mut rest = left.into_iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, count));
    for &cell in cells {
        cups.entry(cell).or_insert_with(|| rest.next().unwrap());
    }
    Setup { cups: cups.into_iter().collect() }
}

/// The cells of the standard board.
pub(crate) fn standard_cells(seats: SeatCount) -> Vec<Cell> {
    Cell::all().take(Colour::in_play(seats).len() * CUPS_PER_COLOUR).collect()
}

/// A standard table with painted cells after some moves (`"0,0 1,0, 2,0 3,0"`), all of which must be legal.
pub(crate) fn after(players: u64, paint: &str, moves: &str) -> Match<Cappuccino> {
    let seats = seats(players);
    let setup = painted(seats, &standard_cells(seats), paint);
    let mut game = Match::new(seats, STANDARD, setup).unwrap();
    for step in moves.split(", ").filter(|step| !step.is_empty()) {
        game.play_text(&format!("move {step}")).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
    game
}

/// The top cup and the height of a stack.
pub(crate) fn stack(position: &Cappuccino, cell: &str) -> Option<(Colour, u8)> {
    let index = position.index(cell.parse().unwrap())?;
    position.colour(index).map(|colour| (colour, position.height(index)))
}

pub(crate) fn legal(position: &Cappuccino) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Calls `check` with every position of `games` random games at every table.
pub(crate) fn in_random_games(games: u64, mut check: impl FnMut(&Match<Cappuccino>, &Cappuccino, usize)) {
    for seats in Cappuccino::INFO.seat_counts() {
        for options in Cappuccino::all_options() {
            for index in 0..games {
                let game = game_core::random_match::<Cappuccino>(seats, &options, 0xc0ffee, index);
                let mut position = game.position_at(0);
                check(&game, &position, 0);
                for (before, &event) in game.events().iter().enumerate() {
                    match event {
                        Event::Action(action) => position.apply(action).unwrap(),
                        Event::Chance(never) => match never {},
                    }
                    check(&game, &position, before + 1);
                }
            }
        }
    }
}
