//! A position as binary inputs of the value net: both players' goods, the tidiness of their quilts, the offers of the circle.
//!
//! *Why this shape.* The same inputs for either player, each number as steps that are reached or not ([`Steps`]). A net that
//! multiplies raw numbers trusts sixty buttons ten times as much as the six it has learned about; steps end where experience
//! ends, and beyond that the rules of thumb ([`forecast`]) decide. Facts that a small net could not work out from raw squares
//! (edges, lanes, which of the coming patches still fit) is measured here.

use net::{Inputs, Steps};

use super::outline::{Outline, bonus_squares_missing, regions};
use crate::position::{Patchwork, Side};
use crate::track::{LAST_SPACE, Marks};

/// Words of 64 inputs about one player.
pub(crate) const WORDS: usize = 7;

/// How far ahead the circle is looked at.
const COMING: usize = 12;

const fn after(previous: Steps, from: i32, by: i32, count: usize) -> Steps {
    Steps { start: previous.end(), from, by, count }
}

const BUTTONS: Steps = Steps { start: 0, from: 1, by: 1, count: 12 };
const RICHES: Steps = after(BUTTONS, 14, 3, 10);
const INCOME: Steps = after(RICHES, 1, 1, 20);
const TIME: Steps = after(INCOME, 1, 1, 8);
const LONG_TIME: Steps = after(TIME, 10, 3, 15);
const INCOME_TO_COME: Steps = after(LONG_TIME, 4, 5, 20);
const TO_NEXT_MARK: Steps = after(INCOME_TO_COME, 2, 1, 5);
const TO_NEXT_LEATHER: Steps = after(TO_NEXT_MARK, 1, 1, 10);
const LEATHER_LEFT: Steps = after(TO_NEXT_LEATHER, 1, 1, 5);
const FEW_SQUARES: Steps = after(LEATHER_LEFT, 1, 1, 12);
const SQUARES: Steps = after(FEW_SQUARES, 14, 3, 23);
/// Eighths of a square to fill for each space of time.
const SQUARES_A_SPACE: Steps = after(SQUARES, 1, 1, 20);
const EDGES: Steps = after(SQUARES_A_SPACE, 6, 2, 20);
const HOLES: Steps = after(EDGES, 1, 1, 6);
const ENDS: Steps = after(HOLES, 1, 1, 6);
const CORNERS: Steps = after(ENDS, 6, 3, 12);
const BLOCKS: Steps = after(CORNERS, 2, 4, 14);
const REGIONS: Steps = after(BLOCKS, 2, 1, 5);
/// Squares outside the largest region.
const APART: Steps = after(REGIONS, 1, 2, 8);
/// Squares missing to the bonus tile, while it is to be had.
const ALMOST_BONUS: Steps = after(APART, 1, 1, 10);
const TO_BONUS: Steps = after(ALMOST_BONUS, 12, 3, 10);
/// It is mine; it is the other's.
const TILE: Steps = after(TO_BONUS, 1, 1, 2);
const FORECAST: Steps = after(TILE, -50, 4, 24);
/// My forecast against the other's.
const LEAD: Steps = after(FORECAST, -30, 2, 31);
/// Spaces that I am behind the other.
const BEHIND: Steps = after(LEAD, -12, 1, 25);
const FITTING: Steps = after(BEHIND, 1, 1, COMING);
const ROOMY: Steps = after(FITTING, 1, 1, COMING);
const BEST_NOW: Steps = after(ROOMY, 1, 2, 16);
const SECOND_NOW: Steps = after(BEST_NOW, 1, 3, 8);
const BEST_SOON: Steps = after(SECOND_NOW, 1, 2, 14);
const PAYABLE: Steps = after(BEST_SOON, 1, 1, 3);
const WORTH_TO_COME: Steps = after(PAYABLE, 8, 8, 14);
const LEATHER_DUE: Steps = after(WORTH_TO_COME, 1, 1, 1);

const _: () = assert!(LEATHER_DUE.end() <= Inputs::<WORDS>::COUNT, "more inputs than words for them");

/// The description of one player.
pub(crate) struct Features {
    pub(crate) inputs: Inputs<WORDS>,
    /// Points by rules of thumb, good for comparing the two players.
    pub(crate) standing: f32,
    /// Points at the end by rules of thumb.
    pub(crate) points: f32,
}

/// Describes both players, the mover first.
pub(crate) fn describe(position: &Patchwork) -> [Features; 2] {
    let outlines = Side::BOTH.map(|side| Outline::of(*position.player(side).quilt.free()));
    let forecasts = Side::BOTH.map(|side| forecast(position, side));
    [position.mover, position.mover.other()].map(|side| {
        let mut inputs = Inputs::NONE;
        let (own, other) = (forecasts[side.index()], forecasts[side.other().index()]);
        FORECAST.put(own, &mut inputs);
        LEAD.put(own - other, &mut inputs);
        let outline = &outlines[side.index()];
        of_track(position, side, &mut inputs);
        of_quilt(position, side, outline, &mut inputs);
        of_offers(position, side, &mut inputs);
        let standing = own as f32 - EDGE_POINTS * outline.edges as f32 - outline.holes as f32;
        let time = LAST_SPACE - position.player(side).space;
        Features { inputs, standing, points: own as f32 + TIME_POINTS * f32::from(time) }
    })
}

/// Points that a good player makes in a space of time, beyond the button that walking it pays.
const TIME_POINTS: f32 = 2.3;
/// Points lost for every edge between a free square and a covered one or the border.
const EDGE_POINTS: f32 = 0.2;

/// Points at the end if the rest of the time were only walked: the gain from patches comes on top of it.
fn forecast(position: &Patchwork, side: Side) -> i32 {
    let player = position.player(side);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as i32;
    position.score(side) + i32::from(player.income) * marks + i32::from(LAST_SPACE - player.space)
}

fn of_track(position: &Patchwork, side: Side, inputs: &mut Inputs<WORDS>) {
    let (player, other) = (position.player(side), position.player(side.other()));
    let time = i32::from(LAST_SPACE - player.space);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE);
    let leather = position.leather.crossed(player.space, LAST_SPACE);
    let distance = |marks: Marks| marks.bits().trailing_zeros().min(63) as i32 - i32::from(player.space);
    let (buttons, income) = (i32::from(player.buttons), i32::from(player.income));
    BUTTONS.put(buttons, inputs);
    RICHES.put(buttons, inputs);
    INCOME.put(income, inputs);
    TIME.put(time, inputs);
    LONG_TIME.put(time, inputs);
    INCOME_TO_COME.put(income * marks.count() as i32, inputs);
    TO_NEXT_MARK.put(distance(marks), inputs);
    TO_NEXT_LEATHER.put(distance(leather), inputs);
    LEATHER_LEFT.put(leather.count() as i32, inputs);
    BEHIND.put(i32::from(other.space) - i32::from(player.space), inputs);
    LEATHER_DUE.put(i32::from(position.leather_due && position.mover == side), inputs);
}

fn of_quilt(position: &Patchwork, side: Side, outline: &Outline, inputs: &mut Inputs<WORDS>) {
    let player = position.player(side);
    let free = *player.quilt.free();
    let squares = free.count_ones() as i32;
    let time = i32::from(LAST_SPACE - player.space);
    let (regions, largest) = regions(free);
    FEW_SQUARES.put(squares, inputs);
    SQUARES.put(squares, inputs);
    SQUARES_A_SPACE.put(8 * squares / (time + 5), inputs);
    EDGES.put(outline.edges, inputs);
    HOLES.put(outline.holes, inputs);
    ENDS.put(outline.ends, inputs);
    CORNERS.put(outline.corners, inputs);
    BLOCKS.put(outline.blocks, inputs);
    REGIONS.put(regions as i32, inputs);
    APART.put(squares - largest as i32, inputs);
    match position.tile {
        None => {
            let missing = bonus_squares_missing(free) as i32;
            ALMOST_BONUS.put(missing, inputs);
            TO_BONUS.put(missing, inputs);
        }
        Some(owner) => inputs.set(TILE.start + usize::from(owner != side)),
    }
}

/// The offers of the circle for one player.
fn of_offers(position: &Patchwork, side: Side, inputs: &mut Inputs<WORDS>) {
    let player = position.player(side);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as i32;
    let time = i32::from(LAST_SPACE - player.space);
    let (mut fitting, mut roomy, mut payable, mut to_come) = (0, 0, 0, 0);
    let (mut best_now, mut second_now, mut best_soon) = (0, 0, 0);
    for (place, patch) in position.circle.iter().take(COMING).enumerate() {
        let ways = player.quilt.count_fits(patch);
        if ways == 0 {
            continue;
        }
        fitting += 1;
        roomy += i32::from(ways >= 8);
        let printed = patch.patch();
        let worth = 2 * i32::from(printed.squares) + i32::from(printed.income) * marks
            - i32::from(printed.price)
            - i32::from(printed.time).min(time);
        to_come += worth.max(0);
        let affordable = u16::from(printed.price) <= player.buttons;
        if place < 3 && affordable {
            payable += 1;
            second_now = second_now.max(worth.min(best_now));
            best_now = best_now.max(worth);
        } else if place < 6 {
            best_soon = best_soon.max(worth);
        }
    }
    FITTING.put(fitting, inputs);
    ROOMY.put(roomy, inputs);
    BEST_NOW.put(best_now, inputs);
    SECOND_NOW.put(second_now, inputs);
    BEST_SOON.put(best_soon, inputs);
    PAYABLE.put(payable, inputs);
    WORTH_TO_COME.put(to_come, inputs);
}
