//! The expert set-up: the players place the cups one by one (CP-06).

use crate::cell::CELLS;
use crate::position::Phase;
use crate::{Action, CUPS_PER_COLOUR, Cappuccino, Cell, Colour, Illegal};

impl Cappuccino {
    /// How many cups the next one must touch: the first none, the second one, every later cup two.
    fn touches_needed(&self) -> u8 {
        self.shape.len().min(2) as u8
    }

    /// Cups of `colour` that are not on the table yet. Zero once all cups stand.
    pub fn left_to_place(&self, colour: Colour) -> usize {
        if self.phase != Phase::Placing || !Colour::in_play(self.seats).contains(&colour) {
            return 0;
        }
        let placed = (0..self.shape.len()).filter(|&index| self.colour(index) == Some(colour)).count();
        CUPS_PER_COLOUR - placed
    }

    /// The cells on which the next cup may stand, along the spiral. None once all cups stand.
    pub fn open_cells(&self) -> Vec<Cell> {
        if self.phase != Phase::Placing {
            return Vec::new();
        }
        if self.shape.len() == 0 {
            return vec![Cell::CENTRE];
        }
        let mut touches = [0; CELLS];
        for cell in self.shape.cells() {
            for neighbour in cell.neighbours() {
                touches[neighbour.number()] += 1;
            }
        }
        for cell in self.shape.cells() {
            touches[cell.number()] = 0;
        }
        let needed = self.touches_needed();
        Cell::all().filter(|cell| touches[cell.number()] >= needed).collect()
    }

    /// Every legal placement of the seat to move.
    pub(crate) fn placements(&self, out: &mut Vec<Action>) {
        let cells = self.open_cells();
        for colour in Colour::owned_by(self.seat, self.seats).filter(|&colour| self.left_to_place(colour) > 0) {
            out.extend(cells.iter().map(|&cell| Action::Place { cell, colour }));
        }
    }

    /// May the seat to move place this cup here?
    pub(crate) fn check_place(&self, cell: Cell, colour: Colour) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::GameOver),
            Phase::Moving | Phase::MovingElsewhere => return Err(Illegal::NotPlacing),
            Phase::Placing => {}
        }
        let in_play = Colour::in_play(self.seats).contains(&colour);
        if !in_play || colour.owner(self.seats) != self.seat {
            return Err(Illegal::NotYourColour { colour });
        }
        if self.shape.len() == 0 {
            return if cell == Cell::CENTRE { Ok(()) } else { Err(Illegal::FirstInCentre { cell }) };
        }
        if self.shape.index(cell).is_some() {
            return Err(Illegal::Occupied { cell });
        }
        let needed = self.touches_needed();
        let touches = cell.neighbours().filter(|&neighbour| self.shape.index(neighbour).is_some()).count() as u8;
        if touches < needed {
            return Err(Illegal::TouchesTooFew { cell, touches, needed });
        }
        if self.left_to_place(colour) == 0 {
            return Err(Illegal::ColourUsedUp { colour });
        }
        Ok(())
    }
}
