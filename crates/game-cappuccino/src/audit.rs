//! Invariants of every position, checked by tests.

use crate::position::{Phase, bits};
use crate::shape::MOST;
use crate::{CUPS_PER_COLOUR, Cappuccino, Colour};

impl Cappuccino {
    /// Cups are conserved, every redundant field agrees with the others, and the seat to move can move.
    pub(crate) fn check_consistency(&self) -> Result<(), String> {
        let stacks = self.stacks();
        let owned: u32 = self.owners.iter().map(|owned| owned.count_ones()).sum();
        require(owned == stacks.count_ones(), "a stack has two owners")?;
        let occupied = (0..MOST).filter(|&index| self.height(index) > 0).fold(0, |mask, index| mask | 1 << index);
        require(occupied == stacks, "a stack without cups, or cups without an owner")?;
        let cups: usize = bits(stacks).map(|index| usize::from(self.height(index))).sum();
        let colours: u32 = Colour::ALL.iter().map(|&colour| self.cups(colour)).sum();
        require(colours as usize == cups, "a cup belongs to no colour")?;
        require(self.tall == self.tall_from_scratch(), "the mask of tall stacks is wrong")?;
        match self.phase {
            Phase::Placing => self.check_placing(cups),
            Phase::Moving | Phase::MovingElsewhere | Phase::Over => self.check_moving(cups),
        }
    }

    fn check_placing(&self, cups: usize) -> Result<(), String> {
        require(cups == self.shape.len() && cups < self.cups_in_play(), "the number of placed cups is wrong")?;
        require(self.legal == [0; 6], "a move is legal while cups are placed")?;
        let left = |colour: &Colour| self.left_to_place(*colour) <= CUPS_PER_COLOUR;
        require(Colour::ALL.iter().all(left), "more cups of a colour than there are")
    }

    fn check_moving(&self, cups: usize) -> Result<(), String> {
        require(cups == self.cups_in_play(), "cups were lost or found")?;
        require(self.legal == self.legal_from_scratch(), "the lanes of legal moves are wrong")?;
        let standard = self.phase == Phase::Over || self.shape.is_spiral() == (self.phase == Phase::Moving);
        require(standard, "the phase says another board than the shape")?;
        let anybody = self.seats.iter().any(|seat| self.can_move(seat));
        require(anybody != (self.phase == Phase::Over), "the game is over when it is not, or the other way round")?;
        require(!anybody || self.can_move(self.seat), "the seat to move cannot move")
    }
}

fn require(holds: bool, complaint: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint.to_owned()) }
}
