//! The Zobrist key: one number per feature of a position. The supply has none, since it is what is nowhere else.

use game_core::SeatCount;
use game_core::zobrist::{feature, wide};

use crate::position::{Closed, Flow, Phase, Stage};
use crate::rules::seat_state::{CUPS, Player, SLOTS, SeatState};
use crate::slot::Slot;
use crate::{Bag, CoffeeRush, Square};

const TABLE: u16 = 0;
const CUP: u16 = 1;
const HAND: u16 = 2;
const PLAYER: u16 = 3;
const MEEPLE: u16 = 4;
const FLOW: u16 = 5;
/// The first of five kinds, one for each eight drinks.
const FIRST_DECK: u16 = 8;
/// The first of sixteen kinds, one for each slot at the table.
const FIRST_SLOT: u16 = 16;

#[inline]
pub(crate) fn cup(seat: usize, cup: usize, bag: Bag) -> u64 {
    feature(CUP, (seat * CUPS + cup) as u16, bag.bits())
}

#[inline]
pub(crate) fn slot(seat: usize, slot: usize, orders: Slot) -> u64 {
    wide(FIRST_SLOT + (seat * SLOTS + slot) as u16, orders.bits())
}

#[inline]
pub(crate) fn hand(bag: Bag) -> u64 {
    feature(HAND, 0, bag.bits())
}

/// Word number `word` of the deck's counts.
#[inline]
pub(crate) fn deck(word: usize, counts: u64) -> u64 {
    wide(FIRST_DECK + word as u16, counts)
}

#[inline]
fn player(seat: usize, player: Player) -> u64 {
    let Player { fulfilled, penalties, rush, upgrades } = player;
    feature(PLAYER, seat as u16, u32::from_le_bytes([fulfilled, penalties, rush, upgrades.bits()]))
}

/// The change of the key when a seat's state changes.
#[inline]
pub(crate) fn difference(seat: usize, before: &SeatState<Bag>, after: &SeatState<Bag>) -> u64 {
    let mut key = 0;
    for number in (0..CUPS).filter(|&number| before.cups[number] != after.cups[number]) {
        key ^= cup(seat, number, before.cups[number]) ^ cup(seat, number, after.cups[number]);
    }
    for number in (0..SLOTS).filter(|&number| before.slots[number] != after.slots[number]) {
        key ^= slot(seat, number, before.slots[number]) ^ slot(seat, number, after.slots[number]);
    }
    if before.player != after.player {
        key ^= player(seat, before.player) ^ player(seat, after.player);
    }
    key
}

#[inline]
pub(crate) fn meeple(index: usize, square: Option<Square>) -> u64 {
    feature(MEEPLE, index as u16, square.map_or(Square::COUNT, Square::index) as u32)
}

#[inline]
pub(crate) fn flow(flow: Flow) -> u64 {
    let (phase, a, b) = match flow.phase {
        Phase::Deal { index } => (0, index, 0),
        Phase::Place { index } => (1, index, 0),
        Phase::Fill => (2, 0, 0),
        Phase::Turn(Stage::Fresh) => (3, 0, 0),
        Phase::Turn(Stage::Begun) => (3, 1, 0),
        Phase::Turn(Stage::Moving) => (3, 2, 0),
        Phase::Turn(Stage::Pouring) => (3, 3, 0),
        Phase::Turn(Stage::Serving) => (3, 4, 0),
        Phase::NewOrders { near, far } => (4, near, far),
        Phase::Restock => (5, 0, 0),
        Phase::Over => (6, 0, 0),
    };
    let closed = match flow.closed {
        None => 0,
        Some(Closed::DeckEmpty) => 1,
        Some(Closed::Penalties) => 2,
        Some(Closed::NoOrders) => 3,
    };
    // Fields of 3, 4, 4, 2, 5, 2 and 2 bits.
    let fields =
        [(a, 4), (b, 4), (flow.seat.index() as u8, 2), (flow.steps, 5), (flow.served, 2), (closed, 2)].into_iter();
    feature(FLOW, 0, fields.fold(phase, |packed, (value, bits)| packed << bits | u32::from(value)))
}

fn table(seats: SeatCount, less_luck: bool) -> u64 {
    feature(TABLE, 0, seats.get() as u32 * 2 + u32::from(less_luck))
}

/// The key of a position, computed from the position alone.
pub(crate) fn from_scratch(position: &CoffeeRush) -> u64 {
    let mut key = table(position.seats, position.less_luck) ^ hand(position.hand) ^ flow(position.flow);
    for seat in position.seats.iter().map(|seat| seat.index()) {
        key ^= player(seat, position.states[seat].player);
        key = (0..CUPS).fold(key, |key, number| key ^ cup(seat, number, position.states[seat].cups[number]));
        key = (0..SLOTS).fold(key, |key, number| key ^ slot(seat, number, position.states[seat].slots[number]));
    }
    for (index, &square) in position.meeples.iter().enumerate() {
        key ^= meeple(index, square);
    }
    position.deck.words().into_iter().enumerate().fold(key, |key, (word, counts)| key ^ deck(word, counts))
}
