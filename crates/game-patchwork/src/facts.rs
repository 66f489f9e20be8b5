//! What a player of Patchwork counts: the facts behind the reasons of a review.

use game_core::Fact;

use crate::cell::{SIDE, cells_of};
use crate::position::{EMPTY_SQUARE_POINTS, Patchwork, Side, TILE_POINTS};
use crate::track::{LAST_SPACE, Marks};

/// A covered square of the best 7×7 square counts as its part of the tile, while the tile is to be had.
const SQUARE_WORTH: f32 = TILE_POINTS as f32 / 49.0;

/// Buttons, income, empty squares, holes, the tile and time, in points.
pub(crate) fn of(position: &Patchwork, side: Side) -> Vec<Fact> {
    let player = position.player(side);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count();
    let covered = if position.tile.is_none() { player.quilt.best_square().covered } else { 0 };
    vec![
        Fact::new("buttons", player.buttons.into(), 1.0),
        Fact::new("income", player.income.into(), marks as f32),
        Fact::new("empty", player.quilt.free_squares() as i32, -EMPTY_SQUARE_POINTS as f32),
        Fact::new("holes", squares_in_holes(position, side) as i32, -EMPTY_SQUARE_POINTS as f32),
        Fact::new("tile", i32::from(position.tile == Some(side)), TILE_POINTS as f32),
        Fact::new("square", covered as i32, SQUARE_WORTH),
        // A space is worth the button that advancing over it earns.
        Fact::new("tempo", i32::from(LAST_SPACE - player.space), 1.0),
    ]
}

/// The empty squares in gaps into which no patch of the circle fits.
pub(crate) fn squares_in_holes(position: &Patchwork, side: Side) -> u32 {
    let mut rest = *position.player(side).quilt.free();
    let mut squares = 0;
    while rest != 0 {
        let gap = gap_around(rest, rest & rest.wrapping_neg());
        rest &= !gap;
        let filled = position.circle().iter().any(|patch| crate::fit::count_corners(patch, &gap) > 0);
        squares += if filled { 0 } else { gap.count_ones() };
    }
    squares
}

/// The squares of `free` that are connected with `start`.
fn gap_around(free: u128, start: u128) -> u128 {
    let (mut gap, mut edge) = (0, start);
    while edge != 0 {
        gap |= edge;
        let around = cells_of(edge).fold(0, |board, cell| board | neighbours(cell.row(), cell.column()));
        edge = around & free & !gap;
    }
    gap
}

fn neighbours(row: u8, column: u8) -> u128 {
    let square = |row: u8, column: u8| {
        let inside = row < SIDE && column < SIDE;
        crate::Cell::new(row, column).filter(|_| inside).map_or(0, |cell| 1 << cell.bit())
    };
    let above = if row > 0 { square(row - 1, column) } else { 0 };
    let left = if column > 0 { square(row, column - 1) } else { 0 };
    above | left | square(row + 1, column) | square(row, column + 1)
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Match};

    use super::*;

    #[test]
    fn a_gap_that_no_patch_fills_is_a_hole() {
        let seats = Patchwork::INFO.seat_count(2).expect("two may play");
        let mut position = *Match::<Patchwork>::from_seed(seats, Default::default(), 1).position();
        assert_eq!(squares_in_holes(&position, Side::First), 0, "the whole quilt is one gap");
        // The corner is cut off by its two neighbours.
        position.players[0].quilt.cover(neighbours(0, 0));
        assert_eq!(squares_in_holes(&position, Side::First), 1);
        assert_eq!(squares_in_holes(&position, Side::Second), 0);
    }
}
