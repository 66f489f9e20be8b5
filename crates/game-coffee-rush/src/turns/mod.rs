//! Whole turns, for bots and playouts.
//!
//! *Why this shape.* The events of the contract are small, so a turn has tens of thousands of spellings; what matters is where
//! the meeple ends, what is in the cups, and what is served. A [`WholeTurn`] is one such choice with one spelling of its
//! events ([`WholeTurn::expand`]), and [`CoffeeRush::apply_turn`] plays it at once. Everything here proposes only; the rules
//! stay where they are, and the suite plays every proposal through the checked engine.

mod aim;
pub(crate) mod haul;
mod list;
pub(crate) mod path;
mod pile;
mod playout;
mod playout_seat;
mod pour;
mod rollout;
pub(crate) mod supply;
pub(crate) mod tables;

use arrayvec::ArrayVec;
use game_core::Seat;

use crate::content::Content;
use crate::position::{Phase, Stage};
use crate::rules::seat_state::{CUPS, SeatState};
use crate::{Action, Bag, CoffeeRush, CupNumber, Order, SlotNumber, Square, Upgrade};

pub use list::TurnLimits;
pub use path::Path;

/// Everything a player does in one turn, in the order of the fields, and `done`.
///
/// Only useful things are ever poured: parts of recipes, so at most four tokens a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WholeTurn {
    /// Discard three, turn this up.
    pub upgrade: Option<Upgrade>,
    /// Cups emptied before the first step.
    pub emptied: [bool; CUPS],
    /// Where the meeple that moves stands.
    pub from: Square,
    /// The squares it enters.
    pub path: Path,
    /// What is poured into each cup.
    pub poured: [Bag; CUPS],
    /// What each cup is served for.
    pub served: Servings,
}

/// For each cup the order that it is served for, and where that lies.
pub type Servings = [Option<(Order, SlotNumber)>; CUPS];

/// The most actions that one [`WholeTurn`] makes: an upgrade, three cups emptied, the steps, four tokens and a serving a
/// cup, and `done`.
pub const MOST_ACTIONS: usize = 1 + CUPS + Path::MOST + 4 * CUPS + CUPS + 1;

impl WholeTurn {
    /// The turn as the events of the contract, `done` included.
    pub fn expand(&self) -> ArrayVec<Action, MOST_ACTIONS> {
        let mut actions = ArrayVec::new();
        actions.extend(self.upgrade.map(Action::Upgrade));
        actions.extend(CupNumber::ALL.into_iter().filter(|cup| self.emptied[cup.index()]).map(Action::Empty));
        let mut from = self.from;
        for to in self.path.iter() {
            actions.push(Action::Step { from, to });
            from = to;
        }
        for cup in CupNumber::ALL {
            for (ingredient, count) in self.poured[cup.index()].iter() {
                actions.extend(std::iter::repeat_n(Action::Pour(ingredient, cup), usize::from(count)));
            }
        }
        for cup in CupNumber::ALL {
            actions.extend(self.served[cup.index()].map(|(order, slot)| Action::Serve { cup, order, slot }));
        }
        actions.push(Action::Done);
        actions
    }
}

impl CoffeeRush {
    /// The seat whose turn begins: the moment to ask for whole turns.
    pub fn begins_turn(&self) -> Option<Seat> {
        (self.flow.phase == Phase::Turn(Stage::Fresh)).then_some(self.flow.seat)
    }

    /// Plays a whole turn that was proposed for this position, as [`WholeTurn::expand`] would. Draws may be due afterwards.
    pub fn apply_turn(&mut self, turn: &WholeTurn) {
        self.play_turn::<true>(turn);
    }

    pub(crate) fn play_turn<const KEYED: bool>(&mut self, turn: &WholeTurn) {
        let seat = self.flow.seat;
        if let Some(upgrade) = turn.upgrade {
            self.upgrade::<KEYED>(upgrade);
        }
        let mover = self.take_up_meeple::<KEYED>(turn.from);
        self.set_meeple::<KEYED>(mover, turn.path.end());
        if let rush @ 1.. = turn.path.rush() {
            self.change_state::<KEYED>(|state, rush_supply| state.spend_rush(rush, rush_supply));
        }
        // What is taken but not poured returns to the supply within the turn, so only what the cups hold matters.
        for cup in 0..CUPS {
            let (old, poured) = (self.states[seat.index()].cups[cup], turn.poured[cup]);
            let kept = if turn.emptied[cup] { Bag::EMPTY } else { old };
            self.supply = self.supply + old - kept - poured;
            self.set_cup::<KEYED>(seat, cup, kept + poured);
        }
        for cup in CupNumber::ALL {
            if let Some((order, slot)) = turn.served[cup.index()] {
                self.serve::<KEYED>(cup, order, slot);
            }
        }
        self.done::<KEYED>();
    }

    /// The turn in which the meeple on `from` walks `path` and the cups come to hold `contents` before serving; a cup with
    /// junk is left alone. Whatever can be served is.
    pub(crate) fn compose(
        &self,
        upgrade: Option<Upgrade>,
        from: Square,
        path: Path,
        contents: [Content; CUPS],
    ) -> WholeTurn {
        let old = self.states[self.flow.seat.index()].cups;
        let (mut state, mut rush_supply) = (SeatState::of(&self.states[self.flow.seat.index()]), self.rush_supply());
        let (mut emptied, mut poured, mut served) = ([false; CUPS], [Bag::EMPTY; CUPS], Servings::default());
        for (cup, content) in contents.into_iter().enumerate().filter(|&(_, content)| content != Content::JUNK) {
            emptied[cup] = !content.bag().contains(old[cup]);
            poured[cup] = if emptied[cup] { content.bag() } else { content.bag() - old[cup] };
            state.cups[cup] = content;
            served[cup] = state.serve_oldest(cup, &mut rush_supply);
        }
        WholeTurn { upgrade, emptied, from, path, poured, served }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_turn_has_room_for_all_its_events() {
        let path = (0..Path::MOST).fold(Path::NONE, |path, step| path.then(Square::ALL[step]));
        let turn = WholeTurn {
            upgrade: Some(Upgrade::Diagonal),
            emptied: [true; CUPS],
            from: Square::ALL[Path::MOST],
            path,
            poured: [Bag::EMPTY.plus(crate::Ingredient::Milk, 4); CUPS],
            served: [Some((Order::Cocoa, SlotNumber::First)); CUPS],
        };
        assert_eq!((turn.expand().len(), MOST_ACTIONS), (28, 28));
        assert!(Path::NONE.is_empty() && !path.is_empty());
    }

    #[test]
    fn a_walk_to_and_fro_enters_each_square_once_as_a_set() {
        let path = [Square::B1, Square::A1, Square::B1].into_iter().fold(Path::NONE, Path::then);
        assert_eq!(path.squares(), [Square::A1, Square::B1].into_iter().collect());
        assert_eq!(format!("{path:?}"), "b1a1b1");
    }
}
