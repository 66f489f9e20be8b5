//! The options of a table, its deal, and whether the rules can produce such a deal.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{SeatCount, SetupError};
use serde::{Deserialize, Serialize};

use crate::deal::Spread;
use crate::{CUPS_PER_COLOUR, Cell, Colour};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// The players place the cups themselves (CP-06) instead of being dealt a cluster (CP-05).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub expert: bool,
}

/// The cups on the table before the first event: all of them, or none in the expert game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Each cup's cell and colour, in any order.
    pub cups: Vec<(Cell, Colour)>,
}

impl Setup {
    /// How crowded the colours stand, 0 for an even spread (CP-05; RULES.md defines the measure). It is defined on the
    /// standard board only: `None` for a cluster that is not part of it.
    pub fn crowding(&self) -> Option<u32> {
        Spread::of(&self.cups).map(|spread| spread.crowding())
    }
}

/// Is this a deal for `seats` players? Any connected cluster without holes is, wherever it lies and whatever its outline.
pub(crate) fn check(seats: SeatCount, options: &Options, setup: &Setup) -> Result<(), SetupError> {
    let judged = if options.expert {
        check_nothing_stands(&setup.cups)
    } else {
        check_colours(seats, &setup.cups).and_then(|()| check_cluster(&setup.cups))
    };
    judged.map_err(SetupError::Setup)
}

fn check_nothing_stands(cups: &[(Cell, Colour)]) -> Result<(), String> {
    match cups.len() {
        0 => Ok(()),
        count => {
            Err(format!("cups: {count} given, but with the option expert the players place them: leave the list empty"))
        }
    }
}

fn check_colours(seats: SeatCount, cups: &[(Cell, Colour)]) -> Result<(), String> {
    for colour in Colour::ALL {
        let count = cups.iter().filter(|cup| cup.1 == colour).count();
        if !Colour::in_play(seats).contains(&colour) {
            if count > 0 {
                return Err(format!("cups: {count} are {colour}, but {seats} players do not use {colour}"));
            }
        } else if count != CUPS_PER_COLOUR {
            return Err(format!("cups: {count} are {colour}, but it must be {CUPS_PER_COLOUR} of each colour in play"));
        }
    }
    Ok(())
}

fn check_cluster(cups: &[(Cell, Colour)]) -> Result<(), String> {
    let mut cells = BTreeSet::new();
    for &(cell, _) in cups {
        if !cells.insert(cell) {
            return Err(format!("cups: two cups stand on {cell}"));
        }
    }
    let Some(&first) = cells.first() else { return Ok(()) };
    let connected = flood(first, |cell| cells.contains(&cell));
    if let Some(cell) = cells.difference(&connected).next() {
        return Err(format!("cups: {cell} is cut off from {first}; the cups must form one cluster"));
    }
    match first_hole(&cells) {
        Some(cell) => Err(format!("cups: {cell} is a hole; the cups must stand without gaps")),
        None => Ok(()),
    }
}

/// An empty cell from which no way over empty cells leads out, if there is one: the first in reading order.
fn first_hole(cells: &BTreeSet<Cell>) -> Option<Cell> {
    // Row by row, the empty cells between the first and the last cup. Whatever is enclosed is among them.
    let mut rows: BTreeMap<i8, (i8, i8)> = BTreeMap::new();
    for cell in cells {
        let row = rows.entry(cell.r()).or_insert((cell.q(), cell.q()));
        *row = (row.0.min(cell.q()), row.1.max(cell.q()));
    }
    let between = rows.iter().flat_map(|(&r, &(left, right))| (left..right).filter_map(move |q| Cell::new(q, r)));
    let gaps: BTreeSet<Cell> = between.filter(|cell| !cells.contains(cell)).collect();
    let leads_out = |gap: Cell| {
        let reached = flood(gap, |cell| gaps.contains(&cell));
        let outside = |cell: Cell| !gaps.contains(&cell) && !cells.contains(&cell);
        reached.iter().any(|cell| cell.neighbours().count() < 6 || cell.neighbours().any(outside))
    };
    let mut hole = gaps.iter().copied().filter(|&gap| !leads_out(gap)).collect::<Vec<_>>();
    hole.sort_unstable_by_key(|cell| (cell.r(), cell.q()));
    hole.first().copied()
}

/// Every cell that can be reached from `start` over cells that are `inside`.
fn flood(start: Cell, inside: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([start]);
    let mut edge = vec![start];
    while let Some(cell) = edge.pop() {
        let fresh = cell.neighbours().filter(|&next| inside(next));
        edge.extend(fresh.filter(|&next| reached.insert(next)));
    }
    reached
}
