//! The rules once more, straight from the rulebook: a table of cells with cups on them, and nothing clever.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Event, Never, Oracle, Outcome, PerSeat, Seat, SeatCount, Turn};

use crate::{Action, Cappuccino, Cell, Colour, Options, Setup};

type Place = (i32, i32);

/// The slow twin of [`Cappuccino`].
#[derive(Clone)]
pub struct NaiveCappuccino {
    seats: SeatCount,
    /// The cups on each cell, from the bottom to the top.
    table: BTreeMap<Place, Vec<Colour>>,
    /// Cups that are still to be placed; empty in the standard game.
    in_hand: BTreeMap<Colour, usize>,
    /// Players that are out of the game.
    out: BTreeSet<Seat>,
    to_move: Seat,
}

fn place(cell: Cell) -> Place {
    (i32::from(cell.q()), i32::from(cell.r()))
}

fn cell((q, r): Place) -> Cell {
    Cell::new(q as i8, r as i8).expect("no cup gets farther than a cell can say")
}

fn around((q, r): Place) -> [Place; 6] {
    [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
}

impl NaiveCappuccino {
    /// Red, blue, green, yellow in seat order; with two players red and green against blue and yellow.
    fn colours_of(&self, seat: Seat) -> Vec<Colour> {
        match (self.seats.get(), seat.index()) {
            (2, 0) => vec![Colour::Red, Colour::Green],
            (2, _) => vec![Colour::Blue, Colour::Yellow],
            (_, index) => vec![Colour::ALL[index]],
        }
    }

    fn placing(&self) -> bool {
        self.in_hand.values().sum::<usize>() > 0
    }

    fn placements_of(&self, seat: Seat) -> Vec<Action> {
        let wanted = self.table.len().min(2);
        let touches = |spot: Place| around(spot).iter().filter(|next| self.table.contains_key(next)).count();
        let spots: BTreeSet<Place> = if self.table.is_empty() {
            BTreeSet::from([(0, 0)])
        } else {
            let beside = self.table.keys().flat_map(|&spot| around(spot));
            beside.filter(|spot| !self.table.contains_key(spot) && touches(*spot) >= wanted).collect()
        };
        let colours = self.colours_of(seat).into_iter().filter(|colour| self.in_hand[colour] > 0);
        colours.flat_map(|colour| spots.iter().map(move |&spot| Action::Place { cell: cell(spot), colour })).collect()
    }

    fn moves_of(&self, seat: Seat) -> Vec<Action> {
        let mut moves = Vec::new();
        for (&from, stack) in &self.table {
            let top = stack.last().expect("stacks have cups");
            if !self.colours_of(seat).contains(top) {
                continue;
            }
            for to in around(from) {
                if self.table.get(&to).is_some_and(|other| stack.len() >= other.len()) {
                    moves.push(Action::Move { from: cell(from), to: cell(to) });
                }
            }
        }
        moves
    }

    fn cups_of(&self, colour: Colour) -> usize {
        self.table.values().filter(|stack| stack.last() == Some(&colour)).map(Vec::len).sum()
    }

    fn pass_turn(&mut self) {
        for _ in 0..self.seats.get() {
            self.to_move = self.seats.after(self.to_move);
            if self.placing() {
                return;
            }
            if self.moves_of(self.to_move).is_empty() {
                self.out.insert(self.to_move);
            }
            if !self.out.contains(&self.to_move) {
                return;
            }
        }
    }
}

impl Oracle<Cappuccino> for NaiveCappuccino {
    fn new(seats: SeatCount, options: &Options, setup: &Setup) -> Self {
        let table = setup.cups.iter().map(|&(cell, colour)| (place(cell), vec![colour])).collect();
        let colours = if seats.get() == 3 { 3 } else { 4 };
        let cups = if options.expert { 16 } else { 0 };
        let in_hand = Colour::ALL[..colours].iter().map(|&colour| (colour, cups)).collect();
        NaiveCappuccino { seats, table, in_hand, out: BTreeSet::new(), to_move: Seat::FIRST }
    }

    fn turn(&self) -> Turn {
        if self.out.len() == self.seats.get() { Turn::Over } else { Turn::Seat(self.to_move) }
    }

    fn actions(&self) -> Vec<Action> {
        match self.turn() {
            Turn::Seat(seat) if self.placing() => self.placements_of(seat),
            Turn::Seat(seat) => self.moves_of(seat),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn chances(&self) -> Vec<(Never, u32)> {
        Vec::new()
    }

    fn apply(&mut self, event: Event<Cappuccino>) {
        match event {
            Event::Action(Action::Place { cell, colour }) => {
                self.table.insert(place(cell), vec![colour]);
                *self.in_hand.get_mut(&colour).expect("the colour is in play") -= 1;
            }
            Event::Action(Action::Move { from, to }) => {
                let lifted = self.table.remove(&place(from)).expect("the lifted stack exists");
                self.table.get_mut(&place(to)).expect("the other stack exists").extend(lifted);
            }
            Event::Chance(never) => match never {},
        }
        self.pass_turn();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let best = |seat| self.colours_of(seat).into_iter().map(|colour| self.cups_of(colour)).max().unwrap_or(0);
        let scores = PerSeat::from_fn(self.seats, |seat| best(seat) as i32);
        let most = self.seats.iter().map(best).max();
        let winners = self.seats.iter().filter(|&seat| Some(best(seat)) == most).collect();
        Some(Outcome { scores, winners })
    }
}
