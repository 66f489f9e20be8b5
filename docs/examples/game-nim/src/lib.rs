//! Nim: heaps of matches; a turn takes any number from one heap; the player who takes the last match wins.
//!
//! The shortest complete example of a [`Game`]: everything the conformance suite asks for, and nothing else. It brings no player
//! of its own, so plain search plays it.

use std::fmt;
use std::str::FromStr;

use game_core::zobrist::feature;
use game_core::{
    Event, Game, HasOracle, Info, Never, Oracle, Outcome, PerSeat, Random, Seat, SeatCount, SetupError, SyntaxError,
    Turn,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

const HEAPS: usize = 3;
const MOST: u8 = 7;

/// A position of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    seats: SeatCount,
    heaps: [u8; HEAPS],
    to_move: Seat,
    key: u64,
}

/// Nim has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// The heaps at the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    heaps: Vec<u8>,
}

/// `take 3 1`: three matches from the first heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take {
    heap: u8,
    count: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {} {}", self.count, self.heap + 1)
    }
}

impl FromStr for Take {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Nim::universe()
            .into_iter()
            .find(|take| take.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, "expected \"take COUNT HEAP\", such as \"take 3 1\""))
    }
}

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Illegal {
    /// The heap is smaller than that.
    #[error("heap {heap} has only {left}")]
    TooFew {
        /// The heap, counted from 1.
        heap: u8,
        /// Its contents.
        left: u8,
    },
}

/// The part that everyone sees.
#[derive(Serialize)]
pub struct View {
    heaps: [u8; HEAPS],
    to_move: Seat,
}

impl Game for Nim {
    const INFO: Info = Info {
        id: "nim",
        name: "Nim",
        min_seats: 2,
        max_seats: 3,
        rules_version: 1,
        rules_text: include_str!("../RULES.md"),
        max_events: HEAPS as u32 * MOST as u32,
    };
    type Options = Options;
    type Setup = Setup;
    type Action = Take;
    type Chance = Never;
    type Illegal = Illegal;
    type View = View;

    fn all_options() -> Vec<Options> {
        vec![Options {}]
    }

    fn universe() -> Vec<Take> {
        (0..HEAPS as u8).flat_map(|heap| (1..=MOST).map(move |count| Take { heap, count })).collect()
    }

    fn deal<R: Random>(_: SeatCount, _: &Options, rng: &mut R) -> Setup {
        Setup { heaps: (0..HEAPS).map(|_| 1 + rng.below(u32::from(MOST)) as u8).collect() }
    }

    fn new(seats: SeatCount, _: &Options, setup: &Setup) -> Result<Self, SetupError> {
        let heaps =
            setup.heaps.as_slice().try_into().ok().filter(|heaps: &[u8; HEAPS]| {
                heaps.iter().any(|&heap| heap > 0) && heaps.iter().all(|&heap| heap <= MOST)
            });
        let Some(heaps) = heaps else {
            return Err(SetupError::Setup(format!("heaps: expected {HEAPS} heaps of at most {MOST}, not all empty")));
        };
        let mut nim = Nim { seats, heaps, to_move: Seat::FIRST, key: 0 };
        nim.key = nim.key_from_scratch();
        Ok(nim)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.heaps == [0; HEAPS] { Turn::Over } else { Turn::Seat(self.to_move) }
    }

    fn actions(&self, out: &mut Vec<Take>) {
        for (heap, &left) in self.heaps.iter().enumerate() {
            out.extend((1..=left).map(|count| Take { heap: heap as u8, count }));
        }
    }

    fn check(&self, take: Take) -> Result<(), Illegal> {
        let left = self.heaps[usize::from(take.heap)];
        if take.count > left { Err(Illegal::TooFew { heap: take.heap + 1, left }) } else { Ok(()) }
    }

    fn apply_unchecked(&mut self, take: Take) {
        let heap = usize::from(take.heap);
        self.key ^= heap_key(heap, self.heaps[heap]) ^ heap_key(heap, self.heaps[heap] - take.count);
        self.heaps[heap] -= take.count;
        self.key ^= seat_key(self.to_move);
        self.to_move = self.seats.after(self.to_move);
        self.key ^= seat_key(self.to_move);
    }

    fn chances(&self, _: &mut Vec<(Never, u32)>) {}

    fn check_chance(&self, chance: Never) -> Result<(), Illegal> {
        match chance {}
    }

    fn apply_chance_unchecked(&mut self, chance: Never) {
        match chance {}
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = (self.turn() == Turn::Over).then(|| {
            let before = self.to_move.index() + self.seats.get() - 1;
            Seat::wrapping(before % self.seats.get())
        })?;
        Some(Outcome::by_rank(PerSeat::from_fn(self.seats, |seat| i32::from(seat == last)), |seat| seat == last))
    }

    fn view(&self, _: Option<Seat>) -> View {
        View { heaps: self.heaps, to_move: self.to_move }
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        let heaps = self.heaps.iter().enumerate().map(|(heap, &left)| heap_key(heap, left));
        heaps.fold(seat_key(self.to_move), |key, heap| key ^ heap)
    }

    fn audit(&self) -> Result<(), String> {
        if self.heaps.iter().all(|&heap| heap <= MOST) { Ok(()) } else { Err("a heap has grown".to_owned()) }
    }

    fn draw(&self) -> String {
        let row = |(heap, &left): (usize, &u8)| format!("{}: {}\n", heap + 1, "|".repeat(usize::from(left)));
        self.heaps.iter().enumerate().map(row).collect()
    }
}

fn heap_key(heap: usize, left: u8) -> u64 {
    feature(0, heap as u16, u32::from(left))
}

fn seat_key(seat: Seat) -> u64 {
    feature(1, 0, seat.index() as u32)
}

/// Nim once more, as naively as possible.
#[derive(Clone)]
pub struct NaiveNim {
    seats: SeatCount,
    heaps: Vec<u8>,
    moves: usize,
}

impl Oracle<Nim> for NaiveNim {
    fn new(seats: SeatCount, _: &Options, setup: &Setup) -> Self {
        NaiveNim { seats, heaps: setup.heaps.clone(), moves: 0 }
    }

    fn turn(&self) -> Turn {
        if self.heaps.iter().sum::<u8>() == 0 {
            return Turn::Over;
        }
        Turn::Seat(Seat::wrapping(self.moves % self.seats.get()))
    }

    fn actions(&self) -> Vec<Take> {
        Nim::universe().into_iter().filter(|take| take.count <= self.heaps[usize::from(take.heap)]).collect()
    }

    fn chances(&self) -> Vec<(Never, u32)> {
        Vec::new()
    }

    fn apply(&mut self, event: Event<Nim>) {
        match event {
            Event::Action(take) => self.heaps[usize::from(take.heap)] -= take.count,
            Event::Chance(never) => match never {},
        }
        self.moves += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = (self.turn() == Turn::Over).then(|| Seat::wrapping((self.moves - 1) % self.seats.get()))?;
        let scores = PerSeat::from_fn(self.seats, |seat| i32::from(seat == winner));
        Some(Outcome { scores, winners: vec![winner] })
    }
}

impl HasOracle for Nim {
    type Oracle = NaiveNim;
}
