//! The consequences of each option of the player to act, without choosing squares: for pages that show it beside the
//! option, and for bots.

use game_core::Seat;
use serde::Serialize;

use crate::patch::PatchId;
use crate::position::{Patchwork, Side};
use crate::track::{LAST_SPACE, Marks};

/// An option before squares are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Choice {
    /// Move past the opponent.
    Advance,
    /// Buy a patch.
    Buy {
        /// Which.
        patch: PatchId,
    },
}

/// The consequences of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// The option.
    pub choice: Choice,
    /// May it be chosen now? The rest holds in either case.
    pub possible: bool,
    /// Buttons that are missing for its price.
    pub missing: u16,
    /// Places where the patch fits; 0 for an advance.
    pub placements: u32,
    /// Buttons for spaces moved.
    pub pay: u16,
    /// Buttons from income marks crossed, the new patch counted.
    pub income: u16,
    /// Buttons after it all; negative when the price cannot be paid.
    pub buttons: i32,
    /// Where the token will stand.
    pub space: u8,
    /// Will a leather patch be taken and placed?
    pub leather: bool,
    /// The seat to move then (after the leather is placed); `None` when the game is over.
    pub next: Option<Seat>,
    /// How many spaces that player is behind the other: buying within them keeps the turn.
    pub behind: u8,
}

impl Patchwork {
    /// A forecast for each option: advance, then the next patches in the order of the circle. Empty while leather is to be
    /// placed and when the game is over.
    pub fn forecasts(&self) -> Vec<Forecast> {
        if self.is_over() || self.leather_due {
            return Vec::new();
        }
        let buys = self.circle.offered().into_iter().flatten().map(|patch| self.forecast_buy(patch));
        std::iter::once(self.forecast_advance()).chain(buys).collect()
    }

    fn forecast_advance(&self) -> Forecast {
        let mover = self.player(self.mover);
        let space = self.advance_target();
        let pay = u16::from(space - mover.space);
        let blank = self.forecast_move(Choice::Advance, space, mover.income, mover.quilt.free_squares());
        Forecast { possible: true, pay, buttons: i32::from(mover.buttons + pay + blank.income), ..blank }
    }

    fn forecast_buy(&self, patch: PatchId) -> Forecast {
        let mover = self.player(self.mover);
        let printed = patch.patch();
        let price = u16::from(printed.price);
        let placements = mover.quilt.count_fits(patch);
        let free = mover.quilt.free_squares().saturating_sub(printed.squares.into());
        let income = mover.income + printed.income;
        let blank = self.forecast_move(Choice::Buy { patch }, self.buy_target(patch), income, free);
        Forecast {
            possible: price <= mover.buttons && placements > 0,
            missing: price.saturating_sub(mover.buttons),
            placements,
            buttons: i32::from(mover.buttons) - i32::from(price) + i32::from(blank.income),
            ..blank
        }
    }

    /// The gain on the way to `space`, with this income and so many squares `free` on arrival.
    fn forecast_move(&self, choice: Choice, space: u8, income: u8, free: u32) -> Forecast {
        let from = self.player(self.mover).space;
        let other = self.player(self.mover.other()).space;
        let next = if space > other { self.mover.other() } else { self.mover };
        let over = space == LAST_SPACE && other == LAST_SPACE;
        Forecast {
            choice,
            possible: false,
            missing: 0,
            placements: 0,
            pay: 0,
            income: Marks::INCOME.crossed(from, space).count() as u16 * u16::from(income),
            buttons: 0,
            space,
            leather: !self.leather.crossed(from, space).is_empty() && free > 0,
            next: (!over).then(|| Side::seat(next)),
            behind: space.abs_diff(other),
        }
    }

    /// The patches that the mover may choose and can pay for, in the order of the circle.
    pub(crate) fn affordable(&self) -> impl Iterator<Item = PatchId> {
        let buttons = self.player(self.mover).buttons;
        self.circle.offered().into_iter().flatten().filter(move |patch| u16::from(patch.patch().price) <= buttons)
    }
}
