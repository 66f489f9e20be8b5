//! What the net sees of a position: a list of numbered features, most of them yes or no.
//!
//! *Why this shape.* Everything a seat has is described by one block of features, and a position as one seat sees it is its own
//! block, then the others' in turn order, then what all share. A turn changes one block only, so a search that compares hundreds
//! of turns adds up the rest once.

use game_core::Seat;

use crate::content::Content;
use crate::position::{CUPS, MAX_SEATS, Phase, Player, SLOTS, TOO_MANY_PENALTIES};
use crate::slot::Slot;
use crate::turns::tables::Tables;
use crate::{CoffeeRush, Orders, Square, Upgrade};

/// A group of features, by where it begins in its block.
macro_rules! layout {
    ($($name:ident: $count:expr;)+ => $total:ident) => {
        layout!(@ 0; $($name: $count;)+ => $total);
    };
    (@ $start:expr; $name:ident: $count:expr; $($rest:ident: $more:expr;)* => $total:ident) => {
        const $name: usize = $start;
        layout!(@ $name + $count; $($rest: $more;)* => $total);
    };
    (@ $start:expr; => $total:ident) => {
        /// How many features such a block has.
        pub const $total: usize = $start;
    };
}

layout! {
    RATING: 1;
    PENALTIES: 6;
    FULFILLED: 7;
    RUSH: 6;
    UPGRADES: 4;
    IN_SLOT: 4 * SLOTS;
    ORDERS: 8;
    SPECIALS: 1;
    COMING: 5;
    CLAIMED: 4 * SLOTS;
    UNCLAIMED_CUP: 5;
    CONTENT: 54;
    EMPTY_CUPS: 4;
    UNCLAIMED: SLOTS;
    REACHED: 4 * SLOTS;
    REACHED_FRESH: SLOTS;
    SQUARE: Square::COUNT;
    => PER_SEAT
}

layout! {
    ALWAYS: 1;
    CARDS: 20;
    CARDS_LEFT: 1;
    CLOSED: 1;
    NEXT: MAX_SEATS;
    FROM_LAST: MAX_SEATS;
    => SHARED
}

/// How many features a position has at a table of so many seats.
pub const fn feature_count(seats: usize) -> usize {
    seats * PER_SEAT + SHARED
}

/// What a seat has.
#[derive(Clone, Copy)]
pub(crate) struct Bar {
    pub(crate) slots: [Slot; SLOTS],
    pub(crate) contents: [Content; CUPS],
    pub(crate) player: Player,
    /// Cards that it is about to draw.
    pub(crate) coming: u8,
}

/// What is due before the next turn begins.
pub(crate) struct Due {
    /// Cards that each seat draws.
    pub(crate) coming: [u8; MAX_SEATS],
    /// Have the orders of the seat whose turn ends still to move on?
    pub(crate) time: bool,
    pub(crate) cards: u8,
}

impl Due {
    pub(crate) fn of(position: &CoffeeRush) -> Due {
        match position.flow.phase {
            Phase::NewOrders { near, far } => Due::after(position, near, far),
            Phase::Restock => Due { time: false, ..Due::after(position, 0, 0) },
            _ => Due { coming: [0; MAX_SEATS], time: false, cards: position.deck.left() },
        }
    }

    /// When the seat whose turn ends has served, and the next seats owe so many draws (CR-20, CR-21, CR-38).
    pub(crate) fn after(position: &CoffeeRush, near: u8, far: u8) -> Due {
        let mut due = Due { coming: [0; MAX_SEATS], time: true, cards: position.deck.left() };
        let me = position.flow.seat;
        let next = position.seats.after(me);
        due.draw(next, near);
        if position.for_two() {
            due.draw(me, 1);
        } else {
            due.draw(position.seats.after(next), far);
        }
        due
    }

    fn draw(&mut self, seat: Seat, count: u8) {
        let drawn = count.min(self.cards);
        self.coming[seat.index()] += drawn;
        self.cards -= drawn;
    }
}

/// Which cup is meant for which order: the fullest cups choose first, and of the orders that fit the oldest.
#[derive(Clone, Copy)]
pub(crate) struct Claims {
    cups: [Option<(Content, Orders, usize, usize)>; CUPS],
    unclaimed: [Orders; SLOTS],
    any_empty: bool,
}

impl Bar {
    /// What `seat` has in `position`, when its time has passed if it is about to.
    pub(crate) fn of(position: &CoffeeRush, seat: Seat, due: &Due) -> Bar {
        let index = seat.index();
        let bar = Bar {
            slots: position.orders[index],
            contents: position.cups[index].map(Content::of),
            player: position.players[index],
            coming: due.coming[index],
        };
        if due.time && seat == position.flow.seat { bar.after_time(position.rush_supply()) } else { bar }
    }

    /// CR-22, CR-23.
    #[inline]
    pub(crate) fn after_time(mut self, rush_supply: u8) -> Bar {
        let late = self.slots[SLOTS - 1].len() as u8;
        self.slots.copy_within(..SLOTS - 1, 1);
        self.slots[0] = Slot::EMPTY;
        self.player.penalties += late;
        self.player.rush += late.min(rush_supply);
        self
    }

    /// Everything but what depends on where the meeples stand.
    #[inline(always)]
    pub(crate) fn core(&self, mut add: impl FnMut(usize, i16)) -> Claims {
        let player = self.player;
        add(RATING, player.rating() as i16);
        add(PENALTIES + usize::from(player.penalties.min(5)), 1);
        add(FULFILLED + usize::from(player.fulfilled.min(6)), 1);
        for upgrade in player.upgrades.iter() {
            add(UPGRADES + upgrade as usize, 1);
        }
        let mut orders = 0;
        let mut specials = 0;
        for (index, slot) in self.slots.iter().enumerate() {
            let count = slot.len() as usize;
            orders += count;
            specials += slot.these(Orders::SPECIAL).count();
            add(IN_SLOT + 4 * index + count.min(3), 1);
        }
        add(ORDERS + orders.min(7), 1);
        if specials > 0 {
            add(SPECIALS, specials as i16);
        }
        add(COMING + usize::from(self.coming.min(4)), 1);
        self.claim(add)
    }

    #[inline(always)]
    fn claim(&self, mut add: impl FnMut(usize, i16)) -> Claims {
        let mut claims = Claims { cups: [None; CUPS], unclaimed: self.slots.map(Slot::kinds), any_empty: false };
        let [a, b, c] = self.contents;
        let mut fullest = [a, b, c];
        fullest.sort_unstable_by_key(|content| std::cmp::Reverse(content.len()));
        let mut empty = 0;
        for (nth, content) in fullest.into_iter().enumerate() {
            add(CONTENT + content.index(), 1);
            if content == Content::EMPTY {
                empty += 1;
                continue;
            }
            let fits = content.becomes();
            let oldest = (0..SLOTS).rev().find(|&slot| !claims.unclaimed[slot].and(fits).is_empty());
            if let Some(slot) = oldest {
                let here = claims.unclaimed[slot].and(fits);
                // The one that lacks least: shorter recipes come first in the data file.
                let order = here.iter().next().expect("some order fits");
                claims.unclaimed[slot] = claims.unclaimed[slot].without(order);
                let missing = usize::from(content.missing(order).len()).min(3);
                add(CLAIMED + 4 * slot + missing, 1);
                claims.cups[nth] = Some((content, Orders::NONE.with(order), slot, missing));
            } else {
                let len = if content == Content::JUNK { 0 } else { usize::from(content.len()) };
                add(UNCLAIMED_CUP + len, 1);
            }
        }
        add(EMPTY_CUPS + empty, 1);
        claims.any_empty = empty > 0;
        for (slot, left) in claims.unclaimed.iter().enumerate().filter(|(_, left)| !left.is_empty()) {
            add(UNCLAIMED + slot, left.count() as i16);
        }
        claims
    }

    /// What depends on where the meeples stand, and the rush tokens.
    #[inline(always)]
    pub(crate) fn placed(
        player: Player,
        claims: &Claims,
        meeples: [Option<Square>; 2],
        rush: u8,
        mut add: impl FnMut(usize, i16),
    ) {
        add(RUSH + usize::from(rush.min(5)), 1);
        let tables = Tables::get();
        let diagonal = player.upgrades.has(Upgrade::Diagonal);
        let starts = meeples.map(|meeple| meeple.map(|square| tables.start(square, diagonal)));
        let reach = |content: Content| {
            starts.iter().flatten().fold(Orders::NONE, |all, start| all.or(start.completes[content.index()]))
        };
        for &(content, order, slot, missing) in claims.cups.iter().flatten() {
            if !reach(content).and(order).is_empty() {
                add(REACHED + 4 * slot + missing, 1);
            }
        }
        if claims.any_empty {
            let fresh = reach(Content::EMPTY);
            for (slot, left) in claims.unclaimed.iter().enumerate() {
                let count = left.and(fresh).count();
                if count > 0 {
                    add(REACHED_FRESH + slot, count as i16);
                }
            }
        }
        for square in meeples.into_iter().flatten() {
            add(SQUARE + square.index(), 1);
        }
    }
}

/// What all seats share, as the seat `me` of `seats` sees it.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub(crate) seats: usize,
    pub(crate) me: usize,
    /// Who moves next.
    pub(crate) next: usize,
    /// Cards left when everybody has drawn.
    pub(crate) cards: u8,
    pub(crate) closed: bool,
}

impl Around {
    #[inline(always)]
    pub(crate) fn features(&self, mut add: impl FnMut(usize, i16)) {
        add(ALWAYS, 1);
        add(CARDS + usize::from(self.cards / 4).min(19), 1);
        add(CARDS_LEFT, i16::from(self.cards));
        if self.closed {
            add(CLOSED, 1);
        }
        add(NEXT + (self.next + self.seats - self.me) % self.seats, 1);
        add(FROM_LAST + self.seats - 1 - self.me, 1);
    }
}

/// The meeples of a seat.
pub(crate) fn meeples(position: &CoffeeRush, seat: Seat) -> [Option<Square>; 2] {
    let mine = position.meeples_of(seat);
    let first = position.meeples[mine.start];
    [first, if mine.len() > 1 { position.meeples[mine.start + 1] } else { None }]
}

/// Calls `add` with every feature of `position` as `me` sees it and how often it holds. A turn should begin, or one be over.
pub fn features(position: &CoffeeRush, me: Seat, mut add: impl FnMut(usize, i16)) {
    let seats = position.seats.get();
    let due = Due::of(position);
    let mut closed = position.flow.closed.is_some() || due.cards == 0;
    for seat in position.seats.iter() {
        let block = (seat.index() + seats - me.index()) % seats * PER_SEAT;
        let bar = Bar::of(position, seat, &due);
        closed |= bar.player.penalties >= TOO_MANY_PENALTIES;
        let claims = bar.core(|feature, count| add(block + feature, count));
        Bar::placed(bar.player, &claims, meeples(position, seat), bar.player.rush, |feature, count| {
            add(block + feature, count);
        });
    }
    let over = !matches!(position.flow.phase, Phase::Turn(_) | Phase::Place { .. } | Phase::Fill);
    let next = if over { position.seats.after(position.flow.seat) } else { position.flow.seat };
    let around = Around { seats, me: me.index(), next: next.index(), cards: due.cards, closed };
    around.features(|feature, count| add(seats * PER_SEAT + feature, count));
}
