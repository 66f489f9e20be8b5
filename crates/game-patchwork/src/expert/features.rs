//! A position in numbers, for the learned value: who has what, how tidy the quilts are, what the circle will offer.
//!
//! *Why this shape.* Numbers of about one in size, first the same list for the seat asked about and for the other, then what
//! belongs to both. A small net can work out the rest; what it could not work out from raw squares (edges, lanes, which of
//! the coming patches still fit) is measured here.

use game_core::Seat;

use super::outline::{Outline, bonus_squares_missing, regions};
use crate::patch::PatchId;
use crate::position::{Patchwork, Side};
use crate::track::{LAST_SPACE, Marks};

/// Numbers about one player.
const OF_A_PLAYER: usize = 34;
/// Numbers about both.
const OF_BOTH: usize = 8;
/// All numbers.
pub const FEATURES: usize = 2 * OF_A_PLAYER + OF_BOTH;

/// How far ahead the circle is looked at.
const COMING: usize = 12;
/// Points that a space of time is worth, roughly.
const TIME_POINTS: f32 = 1.1;

/// Describes `position` as `seat` sees it.
pub fn features(position: &Patchwork, seat: Seat, out: &mut [f32; FEATURES]) {
    let me = Side::BOTH[seat.index() % 2];
    let mut coming = [None; COMING];
    for (place, patch) in coming.iter_mut().zip(position.circle.iter()) {
        *place = Some(patch);
    }
    let (mine, rest) = out.split_at_mut(OF_A_PLAYER);
    let (theirs, both) = rest.split_at_mut(OF_A_PLAYER);
    of_player(position, me, &coming, mine);
    of_player(position, me.other(), &coming, theirs);
    of_both(position, me, both);
}

fn of_player(position: &Patchwork, side: Side, coming: &[Option<PatchId>; COMING], out: &mut [f32]) {
    let player = position.player(side);
    let free = *player.quilt.free();
    let squares = free.count_ones() as f32;
    let time = f32::from(LAST_SPACE - player.space);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as f32;
    let (buttons, income) = (f32::from(player.buttons), f32::from(player.income));
    let outline = Outline::of(free);
    let (regions, largest) = regions(free);
    let missing = match position.tile {
        None => bonus_squares_missing(free) as f32,
        Some(_) => 49.0,
    };
    let leather = position.leather.crossed(player.space, LAST_SPACE);
    let next_leather = leather.bits().trailing_zeros().min(63) as f32 - f32::from(player.space);
    let next_income = Marks::INCOME.crossed(player.space, LAST_SPACE).bits().trailing_zeros().min(63) as f32;
    let first = [
        buttons / 10.0,
        (buttons / 6.0).min(1.0),
        income / 10.0,
        marks / 9.0,
        income * marks / 30.0,
        time / 53.0,
        (time / 12.0).min(1.0),
        (position.score(side) as f32 + income * marks + time) / 30.0,
        squares / 81.0,
        (squares / 20.0).min(1.0),
        squares / (time + 5.0) / 3.0,
        outline.edges as f32 / 50.0,
        outline.holes as f32 / 5.0,
        outline.ends as f32 / 8.0,
        outline.corners as f32 / 40.0,
        outline.blocks as f32 / 40.0,
        (regions as f32 / 5.0).min(2.0),
        (squares - largest as f32) / 15.0,
        missing / 49.0,
        (1.0 - missing / 8.0).max(0.0),
        f32::from(u8::from(position.tile == Some(side))),
        leather.count() as f32 / 5.0,
        (next_leather / 12.0).min(1.0),
        (next_income - f32::from(player.space)).min(6.0) / 6.0,
        income * time / 200.0,
        buttons * time / 300.0,
    ];
    out[..first.len()].copy_from_slice(&first);
    of_offers(position, side, coming, &mut out[first.len()..]);
}

/// What the circle holds for one player: eight numbers.
fn of_offers(position: &Patchwork, side: Side, coming: &[Option<PatchId>; COMING], out: &mut [f32]) {
    let player = position.player(side);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as f32;
    let time = f32::from(LAST_SPACE - player.space);
    let (mut fitting, mut roomy) = (0.0, 0.0);
    let (mut best_now, mut second_now, mut best_soon) = (0.0_f32, 0.0_f32, 0.0_f32);
    let (mut payable, mut wealth) = (0.0, 0.0);
    for (place, &patch) in coming.iter().enumerate() {
        let Some(patch) = patch else { break };
        let ways = player.quilt.count_fits(patch);
        if ways == 0 {
            continue;
        }
        fitting += 1.0;
        roomy += if ways >= 8 { 1.0 } else { 0.0 };
        let printed = patch.patch();
        let taken = f32::from(printed.time).min(time);
        let worth = 2.0 * f32::from(printed.squares) + f32::from(printed.income) * marks
            - f32::from(printed.price)
            - taken * TIME_POINTS;
        wealth += worth.max(0.0);
        let affordable = u16::from(printed.price) <= player.buttons;
        if place < 3 && affordable {
            payable += 1.0;
            second_now = second_now.max(worth.min(best_now));
            best_now = best_now.max(worth);
        } else if place < 6 {
            best_soon = best_soon.max(worth);
        }
    }
    out[0] = fitting / COMING as f32;
    out[1] = roomy / COMING as f32;
    out[2] = best_now / 15.0;
    out[3] = second_now / 15.0;
    out[4] = best_soon / 15.0;
    out[5] = payable / 3.0;
    out[6] = wealth / 80.0;
    out[7] = best_now * time / 400.0;
}

fn of_both(position: &Patchwork, me: Side, out: &mut [f32]) {
    let gap = f32::from(position.player(me.other()).space) - f32::from(position.player(me).space);
    let to_move = position.mover == me;
    out[0] = 1.0;
    out[1] = f32::from(u8::from(to_move));
    out[2] = (gap / 10.0).clamp(-2.0, 2.0);
    out[3] = (gap / 3.0).clamp(-1.0, 1.0);
    out[4] = f32::from(u8::from(position.leather_due)) * if to_move { 1.0 } else { -1.0 };
    out[5] = position.circle.iter().len() as f32 / 33.0;
    out[6] = f32::from(u8::from(position.tile.is_none()));
    out[7] = (gap / 10.0).clamp(-1.0, 1.0) * f32::from(LAST_SPACE - position.player(me).space) / 53.0;
}
