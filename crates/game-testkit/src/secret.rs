//! A toy in which something *is* hidden: two cards are dealt face down, seats guess in turn whether theirs is high. None of
//! Crema's games hides anything yet, so this is what proves that suites would notice a leak.

use std::fmt;
use std::str::FromStr;

use game_core::zobrist::feature;
use game_core::{
    ActionGroup, Encoding, Field, Game, Heuristic, Info, Layout, Never, Outcome, PerSeat, Random, Seat, SeatCount,
    SetupError, SplitMix, SyntaxError, Turn,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// With `LEAKS`, the view of a seat shows the other's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret<const LEAKS: bool> {
    seats: SeatCount,
    cards: [u8; 2],
    guesses: [Option<bool>; 2],
}

/// Whether one's own card is high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guess(bool);

impl fmt::Display for Guess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "high" } else { "low" })
    }
}

impl FromStr for Guess {
    type Err = SyntaxError;
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text {
            "low" => Ok(Guess(false)),
            "high" => Ok(Guess(true)),
            _ => Err(SyntaxError::new(text, "expected \"low\" or \"high\"")),
        }
    }
}

/// There is nothing left to guess.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("both have guessed")]
pub struct Finished;

/// A table has no choice.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {}

/// The deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Cards by seat.
    pub cards: [u8; 2],
}

impl<const LEAKS: bool> Game for Secret<LEAKS> {
    const INFO: Info = Info {
        id: "secret",
        name: "Secret",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules_text: "",
        max_events: 2,
    };
    const HIDES: bool = true;
    type Options = Options;
    type Setup = Setup;
    type Action = Guess;
    type Chance = Never;
    type Illegal = Finished;
    type View = Vec<Option<u8>>;

    fn all_options() -> Vec<Options> {
        vec![Options {}]
    }

    fn universe() -> Vec<Guess> {
        vec![Guess(false), Guess(true)]
    }

    fn deal<R: Random>(_: SeatCount, _: &Options, rng: &mut R) -> Setup {
        Setup { cards: [rng.below(100) as u8, rng.below(100) as u8] }
    }

    fn new(seats: SeatCount, _: &Options, setup: &Setup) -> Result<Self, SetupError> {
        Ok(Secret { seats, cards: setup.cards, guesses: [None; 2] })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.guesses.iter().position(Option::is_none).map_or(Turn::Over, |seat| Turn::Seat(Seat::wrapping(seat)))
    }

    fn actions(&self, out: &mut Vec<Guess>) {
        if self.turn() != Turn::Over {
            out.extend(Self::universe());
        }
    }

    fn check(&self, _: Guess) -> Result<(), Finished> {
        if self.turn() == Turn::Over { Err(Finished) } else { Ok(()) }
    }

    fn apply_unchecked(&mut self, guess: Guess) {
        if let Turn::Seat(seat) = self.turn() {
            self.guesses[seat.index()] = Some(guess.0);
        }
    }

    fn chances(&self, _: &mut Vec<(Never, u32)>) {}

    fn check_chance(&self, chance: Never) -> Result<(), Finished> {
        match chance {}
    }

    fn apply_chance_unchecked(&mut self, chance: Never) {
        match chance {}
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(first), Some(second)] = self.guesses else { return None };
        let right = [first == (self.cards[0] >= 50), second == (self.cards[1] >= 50)];
        let scores = PerSeat::from_fn(self.seats, |seat| i32::from(right[seat.index()]));
        Some(Outcome::by_rank(scores, |seat| right[seat.index()]))
    }

    fn view(&self, seat: Option<Seat>) -> Self::View {
        let shown = |owner: Seat| LEAKS || seat == Some(owner);
        self.seats.iter().map(|owner| shown(owner).then_some(self.cards[owner.index()])).collect()
    }

    fn key(&self) -> u64 {
        self.key_from_scratch()
    }

    fn key_from_scratch(&self) -> u64 {
        let guess = |seat: usize| self.guesses[seat].map_or(0, |high| 1 + u32::from(high));
        (0..2).fold(0, |key, seat| key ^ feature(seat as u16, u16::from(self.cards[seat]), guess(seat)))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn draw(&self) -> String {
        format!("{:?}", self.guesses)
    }

    fn imagine<R: Random>(&self, seat: Option<Seat>, rng: &mut R) -> Self {
        let mut other = *self;
        for owner in self.seats.iter().filter(|&owner| seat != Some(owner)) {
            other.cards[owner.index()] = rng.below(100) as u8;
        }
        other
    }
}

impl<const LEAKS: bool> Heuristic for Secret<LEAKS> {
    type Style = game_core::NoStyle;

    fn plan(&self, _: &mut SplitMix) -> Vec<Guess> {
        vec![Guess(true)]
    }
}

/// An observation is the view: a card that is not shown reads as 100.
impl<const LEAKS: bool> Encoding for Secret<LEAKS> {
    const VERSION: u32 = 1;

    fn layout(_: SeatCount, _: &Options) -> Layout {
        Layout {
            fields: vec![Field::new("cards", &[2], 100, "by seat")],
            actions: vec![ActionGroup::new("guess", &[2], "low, high")],
        }
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        for (byte, card) in out.iter_mut().zip(self.view(Some(seat))) {
            *byte = card.unwrap_or(100);
        }
    }

    fn action(&self, number: usize) -> Option<Guess> {
        [Guess(false), Guess(true)].get(number).copied()
    }

    fn number(&self, guess: Guess) -> usize {
        guess.0.into()
    }
}
