//! The position: both players, the tokens, the circle; and how an action changes it. Quilts are bitboards.

use game_core::Seat;
use game_core::zobrist::wide;

use crate::action::{Action, Placement};
use crate::cell::{Cell, cells_of};
use crate::circle::Circle;
use crate::illegal::Illegal;
use crate::patch::{PATCHES, PRINTED, PatchId};
use crate::quilt::Quilt;
use crate::setup::{Options, Setup};
use crate::track::{LAST_SPACE, Marks};

/// Buttons at the start (PW-01).
const FIRST_BUTTONS: u16 = 5;
/// Points for the bonus tile (PW-22).
pub(crate) const TILE_POINTS: i32 = 7;
/// Points lost for every empty square (PW-22).
pub(crate) const EMPTY_SQUARE_POINTS: i32 = 2;

/// A position of Patchwork.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patchwork {
    pub(crate) players: [Player; 2],
    /// The leather patches that still lie on the track.
    pub(crate) leather: Marks,
    pub(crate) circle: Circle,
    /// The player to act; when the game is over, the one that reached the last space second.
    pub(crate) mover: Side,
    /// Has the mover taken a leather patch that is not on the quilt yet?
    pub(crate) leather_due: bool,
    /// The owner of the bonus tile.
    pub(crate) tile: Option<Side>,
}

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    First,
    Second,
}

/// The state of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) quilt: Quilt,
    pub(crate) buttons: u16,
    /// Where the token stands.
    pub(crate) space: u8,
    /// The sum of the incomes on the quilt.
    pub(crate) income: u8,
}

// One move takes at most one leather patch, so a flag is enough. Those behind the leading token are gone; a buyer starts at
// or behind it and lands at most the longest time beyond it, and a player that advances lands one space beyond.
const _: () = {
    let mut patch = 0;
    while patch < PATCHES {
        assert!(PRINTED[patch].time <= Marks::LEATHER_REVISED.least_distance());
        assert!(PRINTED[patch].time <= Marks::LEATHER_ORIGINAL.least_distance());
        patch += 1;
    }
};

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::First, Side::Second];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub(crate) const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        Seat::wrapping(self.index())
    }
}

impl Player {
    fn at_start() -> Player {
        Player { quilt: Quilt::EMPTY, buttons: FIRST_BUTTONS, space: 0, income: 0 }
    }

    /// Points now (PW-22).
    pub(crate) fn score(&self, has_tile: bool) -> i32 {
        let tile = if has_tile { TILE_POINTS } else { 0 };
        i32::from(self.buttons) + tile - EMPTY_SQUARE_POINTS * self.quilt.free_squares() as i32
    }
}

impl Patchwork {
    pub(crate) fn at_start(options: &Options, setup: &Setup) -> Result<Patchwork, game_core::SetupError> {
        Ok(Patchwork {
            players: [Player::at_start(); 2],
            leather: options.track.leather(),
            circle: Circle::new(&setup.order()?),
            mover: Side::First,
            leather_due: false,
            tile: None,
        })
    }

    /// The quilt of a seat; `None` for a seat that this game has not.
    pub fn quilt(&self, seat: Seat) -> Option<Quilt> {
        self.players.get(seat.index()).map(|player| player.quilt)
    }

    /// The patches that nobody has bought yet.
    pub fn circle(&self) -> &Circle {
        &self.circle
    }

    #[inline]
    pub(crate) fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Both tokens on the last space (PW-21). Nobody has leather to place then: the first to arrive took it.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.players[0].space + self.players[1].space == 2 * LAST_SPACE
    }

    /// Points now (PW-22).
    pub(crate) fn score(&self, side: Side) -> i32 {
        self.player(side).score(self.tile == Some(side))
    }

    /// Where the mover's token goes by `advance` (PW-08, PW-09).
    #[inline]
    pub(crate) fn advance_target(&self) -> u8 {
        (self.player(self.mover.other()).space + 1).min(LAST_SPACE)
    }

    /// Where the mover's token goes by buying `patch` (PW-14).
    #[inline]
    pub(crate) fn buy_target(&self, patch: PatchId) -> u8 {
        (self.player(self.mover).space + patch.terms().time).min(LAST_SPACE)
    }

    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match (action, self.leather_due) {
            (Action::Leather(_), false) => Err(Illegal::NoLeather),
            (Action::Leather(cell), true) => self.check_free(1 << cell.bit()),
            (_, true) => Err(Illegal::LeatherFirst),
            (Action::Advance, false) => Ok(()),
            (Action::Buy(placement), false) => self.check_buy(placement),
        }
    }

    fn check_buy(&self, placement: Placement) -> Result<(), Illegal> {
        let patch = placement.patch();
        let offered = self.circle.offered();
        if !offered.contains(&Some(patch)) {
            return Err(Illegal::NotOffered { patch, offered: offered.into_iter().flatten().collect() });
        }
        let (price, have) = (u16::from(patch.patch().price), self.player(self.mover).buttons);
        if price > have {
            return Err(Illegal::TooFewButtons { patch, price, have, missing: price - have });
        }
        self.check_free(placement.board())
    }

    fn check_free(&self, board: u128) -> Result<(), Illegal> {
        match self.player(self.mover).quilt.not_free(board) {
            0 => Ok(()),
            covered => Err(Illegal::Covered { cells: cells_of(covered).collect() }),
        }
    }

    #[inline]
    pub(crate) fn advance(&mut self) {
        let to = self.advance_target();
        let player = &mut self.players[self.mover.index()];
        player.buttons += u16::from(to - player.space);
        self.move_token(to);
    }

    /// Everything in the order of the rules: the token of the circle, the price, the quilt, the time.
    #[inline]
    pub(crate) fn buy(&mut self, placement: Placement) {
        let patch = placement.patch();
        let to = self.buy_target(patch);
        self.circle.take(patch);
        let player = &mut self.players[self.mover.index()];
        player.buttons -= u16::from(patch.terms().price);
        player.income += patch.terms().income;
        self.cover(placement.board());
        self.move_token(to);
    }

    #[inline]
    pub(crate) fn place_leather(&mut self, cell: Cell) {
        self.cover(1 << cell.bit());
        self.leather_due = false;
        self.pass_turn();
    }

    /// Covers squares of the mover's quilt; the first to complete a 7×7 square gets the tile at once (PW-20).
    #[inline]
    fn cover(&mut self, board: u128) {
        let player = &mut self.players[self.mover.index()];
        player.quilt.cover(board);
        if self.tile.is_none() && player.quilt.has_bonus_square() {
            self.tile = Some(self.mover);
        }
    }

    /// Moves the mover's token and resolves the marks it crosses. Leather pays nothing and income covers nothing, so paying
    /// all income before the leather is placed is the same as track order (PW-19).
    #[inline]
    fn move_token(&mut self, to: u8) {
        let player = &mut self.players[self.mover.index()];
        player.buttons += Marks::INCOME.crossed(player.space, to).count() as u16 * u16::from(player.income);
        let taken = self.leather.crossed(player.space, to);
        player.space = to;
        self.leather = self.leather.without(taken);
        // PW-18: without an empty square the leather patch is set aside.
        self.leather_due = !taken.is_empty() && player.quilt.free_squares() > 0;
        if !self.leather_due {
            self.pass_turn();
        }
    }

    /// The player behind moves; on one space, the one that came last, which is the mover (PW-06, PW-07).
    #[inline]
    fn pass_turn(&mut self) {
        let other = self.mover.other();
        if self.player(self.mover).space > self.player(other).space {
            self.mover = other;
        }
    }

    /// The key of the position. It is computed when asked for, in fewer instructions than a few updates would take: random
    /// play never asks, and a search asks once for each position.
    pub(crate) fn position_key(&self) -> u64 {
        let [first, second] = &self.players;
        let word = |parts: [(u64, u32); 6]| parts.iter().fold(0, |word, (part, width)| word << width | part);
        let purses = word([
            (first.buttons.into(), 16),
            (second.buttons.into(), 16),
            (first.space.into(), 8),
            (second.space.into(), 8),
            (first.income.into(), 8),
            (second.income.into(), 8),
        ]);
        let tile = self.tile.map_or(0, |side| side as u64 + 1);
        let flags = self.leather.bits() << 4 | tile << 2 | u64::from(self.leather_due) << 1 | self.mover as u64;
        first.quilt.key(0) ^ second.quilt.key(1) ^ wide(2, purses) ^ wide(3, flags) ^ self.circle.key(4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, Random, SplitMix};

    fn start() -> Patchwork {
        let setup = Setup::random(&mut SplitMix::new(1));
        Patchwork::at_start(&Options::default(), &setup).expect("a dealt circle is valid")
    }

    /// A position at the end in which both have these buttons and empty squares, and seat 0 has the tile.
    fn ended(buttons: [u16; 2], empty: [u32; 2]) -> Patchwork {
        let mut position = start();
        position.tile = Some(Side::First);
        for side in Side::BOTH {
            let player = &mut position.players[side.index()];
            player.buttons = buttons[side.index()];
            player.space = LAST_SPACE;
            while player.quilt.free_squares() > empty[side.index()] {
                player.quilt.cover(1 << player.quilt.nth_free(0).bit());
            }
        }
        position
    }

    #[test]
    fn whatever_differs_changes_the_key() {
        let mut keys = std::collections::BTreeSet::new();
        for tile in [None, Some(Side::First), Some(Side::Second)] {
            for (mover, leather_due) in Side::BOTH.into_iter().flat_map(|mover| [(mover, false), (mover, true)]) {
                for leather in [Marks::LEATHER_ORIGINAL, Marks::LEATHER_REVISED] {
                    keys.insert(Patchwork { tile, mover, leather_due, leather, ..start() }.position_key());
                }
            }
        }
        for number in 0..6 {
            let mut position = start();
            let player = &mut position.players[number % 2];
            match number / 2 {
                0 => player.buttons += 1,
                1 => player.space += 1,
                _ => player.income += 1,
            }
            keys.insert(position.position_key());
        }
        assert_eq!(keys.len(), 3 * 4 * 2 + 6);
    }

    #[test]
    fn pw_22_the_example_of_the_rulebook() {
        let outcome = ended([14, 18], [5, 2]).outcome().expect("both tokens are on the last space");
        assert_eq!(outcome.scores.as_slice(), [14 + 7 - 10, 18 - 4]);
        assert_eq!(outcome.winners, [Side::Second.seat()]);
    }

    #[test]
    fn pw_23_a_tie_goes_to_the_one_who_did_not_come_last() {
        for last in Side::BOTH {
            let mut position = ended([10, 17], [3, 3]);
            position.mover = last;
            let outcome = position.outcome().expect("both tokens are on the last space");
            assert_eq!(outcome.scores.as_slice(), [11, 11]);
            assert_eq!(outcome.winners, [last.other().seat()]);
        }
    }

    /// All but `hole` of the 7×7 square with this corner, in one go.
    fn all_but(corner: Cell, hole: Cell) -> u128 {
        let inside = |cell: Cell, from: u8, at: u8| (from..from + 7).contains(&at) && cell != hole;
        Cell::all()
            .filter(|&cell| inside(cell, corner.row(), cell.row()) && inside(cell, corner.column(), cell.column()))
            .fold(0, |board, cell| board | 1 << cell.bit())
    }

    #[test]
    fn pw_20_each_of_the_nine_squares_counts_and_only_when_complete() {
        let corners = Cell::all().filter(|corner| corner.row() <= 2 && corner.column() <= 2);
        let mut rng = SplitMix::new(20);
        for corner in corners {
            for _ in 0..20 {
                let hole = Cell::new(corner.row() + rng.below(7) as u8, corner.column() + rng.below(7) as u8);
                let hole = hole.expect("inside the quilt");
                let mut position = start();
                position.cover(all_but(corner, hole));
                assert_eq!(position.tile, None, "{corner} without {hole}");
                assert_eq!(position.player(Side::First).quilt.best_square().covered, 48);
                position.cover(1 << hole.bit());
                assert_eq!(position.tile, Some(Side::First), "{corner} with {hole}");
                let best = position.player(Side::First).quilt.best_square();
                assert_eq!((best.corner, best.covered), (corner, 49));
            }
        }
    }

    #[test]
    fn pw_20_the_second_complete_square_gets_nothing() {
        let corner = Cell::of_bit(0);
        for first in Side::BOTH {
            let mut position = start();
            for side in [first, first.other()] {
                position.mover = side;
                position.cover(all_but(corner, corner));
                position.cover(1 << corner.bit());
                assert_eq!(position.tile, Some(first));
            }
            assert_eq!(position.score(first), position.score(first.other()) + TILE_POINTS);
        }
    }

    /// A change of a position that no rule makes.
    type Tampering = fn(&mut Patchwork);

    #[test]
    fn the_audit_finds_what_no_game_leads_to() {
        let tamperings: [(&str, Tampering); 9] = [
            ("a token stands beyond the last space", |position| position.players[0].space = 54),
            ("a crossed leather patch still lies", |position| position.players[1].space = 26),
            ("the player ahead is to move", |position| position.players[0].space = 3),
            ("leather patch is to be placed on a full quilt", |position| {
                position.leather_due = true;
                position.players = ended([5, 5], [0, 0]).players.map(|player| Player { space: 0, ..player });
            }),
            ("the owner of the bonus tile has not covered", |position| position.tile = Some(Side::Second)),
            ("the owner of the bonus tile has not covered", |position| {
                position.players[1].quilt = ended([5, 5], [5, 5]).players[0].quilt;
            }),
            ("leather patches lie on the quilts", |position| position.players[0].quilt.cover(1)),
            ("the incomes are not those", |position| position.players[0].income = 1),
            ("buttons and expenses make 11", |position| position.players[0].buttons = 6),
        ];
        assert_eq!(start().audit(), Ok(()));
        for (words, tamper) in tamperings {
            let mut position = start();
            tamper(&mut position);
            let found = position.audit().expect_err(words);
            assert!(found.contains(words), "{found}");
        }
    }
}
