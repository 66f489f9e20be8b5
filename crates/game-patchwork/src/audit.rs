//! Invariants of every position, checked by tests.

use crate::patch::{Patch, PatchId};
use crate::position::{Patchwork, Side};
use crate::quilt::SQUARES;
use crate::track::{LAST_SPACE, Marks};

impl Patchwork {
    pub(crate) fn audit_position(&self) -> Result<(), String> {
        let sold = self.sold()?;
        self.audit_track()?;
        self.audit_quilts(&sold)?;
        self.audit_buttons(&sold)
    }

    /// The prints on the patches that have left the circle.
    fn sold(&self) -> Result<Vec<&'static Patch>, String> {
        let left = self.circle.iter();
        if left.clone().enumerate().any(|(place, patch)| left.clone().skip(place + 1).any(|other| other == patch)) {
            return Err("a patch lies twice in the circle".to_owned());
        }
        Ok(PatchId::all().filter(|&patch| !left.clone().any(|other| other == patch)).map(PatchId::patch).collect())
    }

    fn audit_track(&self) -> Result<(), String> {
        let spaces = self.spaces();
        let leader = spaces[0].max(spaces[1]);
        if leader > LAST_SPACE {
            return Err(format!("a token stands beyond the last space: {spaces:?}"));
        }
        if self.leather.places().any(|place| place <= leader) {
            return Err(format!("a crossed leather patch still lies on the track: {:?}", self.leather));
        }
        let (mover, other) = (self.player(self.mover), self.player(self.mover.other()));
        if mover.space > other.space && !self.leather_due {
            return Err("the player ahead is to move".to_owned());
        }
        if self.leather_due && (mover.quilt.free_squares() == 0 || self.is_over()) {
            return Err("a leather patch is to be placed on a full quilt or after the end".to_owned());
        }
        Ok(())
    }

    fn audit_quilts(&self, sold: &[&Patch]) -> Result<(), String> {
        for side in Side::BOTH {
            let quilt = self.player(side).quilt;
            if !quilt.is_sound() {
                return Err("a square outside the quilt is free".to_owned());
            }
            if quilt.has_bonus_square() && self.tile.is_none() || self.tile == Some(side) && !quilt.has_bonus_square() {
                return Err("the owner of the bonus tile has not covered a 7×7 square".to_owned());
            }
        }
        let free = Side::BOTH.map(|side| self.player(side).quilt.free_squares());
        let leather = 2 * SQUARES - free[0] - free[1] - sum(sold, |patch| patch.squares);
        let taken = Marks::LEATHER_REVISED.count() - self.leather.count() - u32::from(self.leather_due);
        // Only a full quilt leaves leather without a place (PW-18).
        if leather > taken || leather < taken && !free.contains(&0) {
            return Err(format!("{leather} leather patches lie on the quilts, but {taken} were taken and placed"));
        }
        Ok(())
    }

    /// Buttons come from spaces advanced and from incomes, and go for prices.
    fn audit_buttons(&self, sold: &[&Patch]) -> Result<(), String> {
        // The purchase that ends on the last space can be cut by all but one of its spaces.
        const MOST_CUT: u32 = 5;
        let [first, second] = &self.players;
        if u32::from(first.income + second.income) != sum(sold, |patch| patch.income) {
            return Err("the incomes are not those of the patches bought".to_owned());
        }
        let most_more = |side: Side| {
            let player = self.player(side);
            let cut = if player.space == LAST_SPACE { MOST_CUT } else { 0 };
            cut + Marks::INCOME.crossed(0, player.space).count() * u32::from(player.income)
        };
        let spent = sum(sold, |patch| patch.price) + sum(sold, |patch| patch.time);
        let had = u32::from(first.buttons + second.buttons) + spent;
        let least = 10 + u32::from(first.space + second.space);
        let most = least + most_more(Side::First) + most_more(Side::Second);
        if (least..=most).contains(&had) {
            Ok(())
        } else {
            Err(format!("buttons and expenses make {had}, not {least} to {most}"))
        }
    }

    fn spaces(&self) -> [u8; 2] {
        Side::BOTH.map(|side| self.player(side).space)
    }
}

fn sum(patches: &[&Patch], part: impl Fn(&Patch) -> u8) -> u32 {
    patches.iter().map(|patch| u32::from(part(patch))).sum()
}
