//! Patchwork as bytes and numbers, for programs that learn. docs/observations.md has the layout in words.

use game_core::{ActionGroup, Encoding, Field, Layout, ObservationWriter, Seat, SeatCount, spread_bits};

use crate::action::{Action, Placement};
use crate::cell::{Cell, SIDE};
use crate::circle::OFFERED;
use crate::fit::find_corners;
use crate::patch::{MOST_ORIENTATIONS, PATCHES, PatchId};
use crate::position::{Patchwork, Side};
use crate::setup::Options;
use crate::track::LAST_SPACE;

const SQUARES: usize = SIDE as usize * SIDE as usize;
/// Where the numbers of `leather` begin, after the one of `advance`.
const LEATHER: usize = 1;
/// Where the numbers of `buy` begin.
const BUY: usize = LEATHER + SQUARES;
/// The numbers of one patch on offer.
const A_PATCH: usize = MOST_ORIENTATIONS * SQUARES;
/// The facts about each patch of the circle.
const TOLD: usize = 5;
/// The facts about each player.
const A_PLAYER: usize = 5;

impl Encoding for Patchwork {
    const VERSION: u32 = 1;

    fn layout(_: SeatCount, _: &Options) -> Layout {
        let side = usize::from(SIDE);
        Layout {
            fields: vec![
                Field::new("quilts", &[2, side, side], 1, "own quilt, then the other's: 1 for a covered square"),
                Field::new(
                    "offered",
                    &[OFFERED, side, side],
                    1,
                    "the outline of each patch on offer as printed, in the top left corner",
                ),
                Field::new(
                    "circle",
                    &[PATCHES, TOLD],
                    PATCHES as u8,
                    "patches left, clockwise from the token: number + 1, price, time, income, squares; 0 where none is left",
                ),
                Field::new(
                    "leather",
                    &[usize::from(LAST_SPACE) + 1],
                    1,
                    "1 where a leather patch lies before that space of the track",
                ),
                Field::new(
                    "players",
                    &[2, A_PLAYER],
                    u8::MAX,
                    "own, then the other's: buttons (255 for more), space, income, empty squares, has the bonus tile",
                ),
                Field::new("to_act", &[2], 1, "who acts: oneself, the other; both 0 when the game is over"),
                Field::new("leather_due", &[], 1, "1 when a leather patch must be placed now"),
                Field::new("on_top", &[], 1, "1 when both tokens share a space and one's own lies on top"),
            ],
            actions: vec![
                ActionGroup::new("advance", &[], "move past the other player"),
                ActionGroup::new("leather", &[side, side], "row, column"),
                ActionGroup::new(
                    "buy",
                    &[OFFERED, MOST_ORIENTATIONS, side, side],
                    "patch on offer; way to lie (as printed and turned by quarters to the right, then mirrored and turned, \
                     each outline once); row and column of the top left corner of the rectangle around it",
                ),
            ],
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let own = if seat == Seat::FIRST { Side::First } else { Side::Second };
        let sides = [own, own.other()];
        let mut out = ObservationWriter::new(out);
        for side in sides {
            out.bits(!*self.player(side).quilt.free(), SQUARES);
        }
        for patch in self.circle.offered() {
            out.bits(patch.map_or(0, |patch| patch.shape(0).board), SQUARES);
        }
        let circle = out.next(PATCHES * TOLD);
        circle.fill(0);
        for (told, patch) in circle.as_chunks_mut::<TOLD>().0.iter_mut().zip(self.circle.iter()) {
            *told = PRINTED[patch.index()];
        }
        out.bits(self.leather.bits().into(), usize::from(LAST_SPACE) + 1);
        for side in sides {
            let player = self.player(side);
            out.bytes(&[
                player.buttons.min(u8::MAX.into()) as u8,
                player.space,
                player.income,
                player.quilt.free_squares() as u8,
                u8::from(self.tile == Some(side)),
            ]);
        }
        let acting = (!self.is_over()).then_some(usize::from(self.mover != own));
        out.one_hot(acting, 2);
        out.byte(self.leather_due.into());
        let share = self.players[0].space == self.players[1].space;
        out.byte((share && self.mover == own).into());
    }

    #[inline]
    fn action(&self, number: usize) -> Option<Action> {
        match number {
            0 => Some(Action::Advance),
            LEATHER..BUY => Some(Action::Leather(Cell::of_bit((number - LEATHER) as u32))),
            _ => self.purchase(number - BUY).map(Action::Buy),
        }
    }

    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Advance => 0,
            Action::Leather(cell) => LEATHER + cell.bit() as usize,
            Action::Buy(placement) => {
                let offered = self.circle.offered();
                let place = offered.iter().position(|&patch| patch == Some(placement.patch())).unwrap_or_default();
                BUY + place * A_PATCH + placement.orientation() * SQUARES + placement.corner().bit() as usize
            }
        }
    }

    #[inline]
    fn mask(&self, _: &mut Vec<Action>, out: &mut [u8]) {
        out.fill(0);
        if self.is_over() {
            return;
        }
        let player = self.player(self.mover);
        if self.leather_due {
            return spread_bits(*player.quilt.free(), &mut out[LEATHER..BUY]);
        }
        out[0] = 1;
        for (patch, out) in self.circle.offered().into_iter().zip(out[BUY..].chunks_exact_mut(A_PATCH)) {
            let Some(patch) = patch.filter(|patch| u16::from(patch.terms().price) <= player.buttons) else { continue };
            let mut corners = [0; MOST_ORIENTATIONS];
            find_corners(Some(patch), player.quilt.free(), &mut corners);
            for (corners, out) in corners.into_iter().zip(out.chunks_exact_mut(SQUARES)) {
                if corners != 0 {
                    spread_bits(corners, out);
                }
            }
        }
    }
}

impl Patchwork {
    /// Purchase number `number`, if that patch is there, has that way to lie and stays within the quilt.
    #[inline]
    fn purchase(&self, number: usize) -> Option<Placement> {
        let patch = (*self.circle.offered().get(number / A_PATCH)?)?;
        let orientation = number % A_PATCH / SQUARES;
        let corner = Cell::of_bit((number % SQUARES) as u32);
        let shape = patch.orientations().get(orientation)?;
        let inside = corner.row() < shape.room.0 && corner.column() < shape.room.1;
        inside.then(|| Placement::trusted(patch, orientation as u8, corner))
    }
}

/// The facts about each patch.
static PRINTED: [[u8; TOLD]; PATCHES] = {
    let mut told = [[0; TOLD]; PATCHES];
    let mut number = 0;
    while number < PATCHES {
        let patch = PatchId::new(number as u8).expect("as many as there are").patch();
        told[number] = [number as u8 + 1, patch.price, patch.time, patch.income, patch.squares];
        number += 1;
    }
    told
};
