//! Rules of thumb: a sensible move without looking ahead.
//!
//! A patch is worth twice its squares, its income at every mark still to come, less its price and the time it takes. Where to
//! put it is a matter of packing: keep the free squares together.

use game_core::{Heuristic, Random, SplitMix, misjudged};

use crate::action::{Action, Placement};
use crate::cell::SIDE;
use crate::fit::Fits;
use crate::position::Patchwork;
use crate::quilt::Quilt;
use crate::style::Style;
use crate::track::{LAST_SPACE, Marks};

/// Points lost for every edge between a free square and a covered one or the border: ragged quilts cannot be filled.
const EDGE_POINTS: f32 = 0.35;
/// Points lost for a free square with no free neighbour, beyond the two it costs anyway.
const HOLE_POINTS: f32 = 1.5;

impl Heuristic for Patchwork {
    type Style = Style;

    fn plan(&self, rng: &mut SplitMix) -> Vec<Action> {
        self.plan_in(game_core::Style::NEUTRAL, rng)
    }

    fn plan_in(&self, style: Style, rng: &mut SplitMix) -> Vec<Action> {
        vec![self.sensible_action(style, rng)]
    }
}

impl Patchwork {
    fn sensible_action(&self, style: Style, rng: &mut SplitMix) -> Action {
        let player = self.player(self.mover);
        if self.leather_due {
            let free = player.quilt.free_cells();
            let worth = |cell: &crate::Cell| neatness(player.quilt, 1 << cell.bit());
            return free.max_by(|a, b| worth(a).total_cmp(&worth(b))).map_or(Action::Advance, Action::Leather);
        }
        let mut best = (self.worth_of_advance(style) + misjudged(style.noise, rng), Action::Advance);
        for patch in self.affordable() {
            let Some((neatness, placement)) = neatest(player.quilt, player.quilt.fits(patch), style, rng) else {
                continue;
            };
            let worth = self.worth_of_buying(placement, style) + neatness + misjudged(style.noise, rng);
            if worth > best.0 {
                best = (worth, Action::Buy(placement));
            }
        }
        best.1
    }

    fn worth_of_advance(&self, style: Style) -> f32 {
        let player = self.player(self.mover);
        let to = self.advance_target();
        // Income is paid by whatever way a mark is crossed, so crossing one is no gain: a space pays a button and costs time.
        f32::from(to - player.space) * (1.0 - style.time)
    }

    fn worth_of_buying(&self, placement: Placement, style: Style) -> f32 {
        let player = self.player(self.mover);
        let patch = placement.patch().patch();
        let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as f32;
        let to = self.buy_target(placement.patch());
        let time = f32::from(to - player.space);
        let income = f32::from(patch.income) * marks * style.income;
        2.0 * f32::from(patch.squares) + income - f32::from(patch.price) - time * style.time
    }
}

/// The placement that leaves the free squares most together, of those that are seen; equals are drawn for.
fn neatest(quilt: Quilt, fits: Fits, style: Style, rng: &mut SplitMix) -> Option<(f32, Placement)> {
    let mut best: Option<(f32, Placement)> = None;
    let mut equals = 0;
    for placement in fits.placements() {
        if best.is_some() && style.overlooked > 0 && rng.below(100) < style.overlooked {
            continue;
        }
        let neatness = neatness(quilt, placement.board());
        equals = match best {
            Some((most, _)) if neatness < most => continue,
            Some((most, _)) if neatness == most => equals + 1,
            _ => 1,
        };
        if rng.below(equals) == 0 || equals == 1 {
            best = Some((neatness, placement));
        }
    }
    best
}

/// Points for the shape of the free squares when `board` is covered, against those free now.
fn neatness(quilt: Quilt, board: u128) -> f32 {
    raggedness(*quilt.free()) - raggedness(*quilt.free() & !board)
}

/// The leftmost column, which a shift to the right must not carry into.
const LEFT_COLUMN: u128 = {
    let (mut column, mut row) = (0, 0);
    while row < SIDE {
        column |= 1 << (row * SIDE);
        row += 1;
    }
    column
};

fn raggedness(free: u128) -> f32 {
    let to_the_right = (free << 1) & !LEFT_COLUMN;
    let to_the_left = (free & !LEFT_COLUMN) >> 1;
    let neighbours = [to_the_right, to_the_left, free << SIDE, free >> SIDE];
    let inner: u32 = neighbours.iter().map(|shifted| (free & shifted).count_ones()).sum();
    let edges = 4 * free.count_ones() - inner;
    let holes = (free & !neighbours.iter().fold(0, |all, shifted| all | shifted)).count_ones();
    edges as f32 * EDGE_POINTS + holes as f32 * HOLE_POINTS
}
