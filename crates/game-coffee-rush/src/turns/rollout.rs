//! Whole games by aimed turns, as fast as they go.
//!
//! *Why this shape.* Inside a playout nobody asks for events, keys or single tokens. So a rollout knows a cup by its content's
//! number, the supply by a byte an ingredient and the deck as a pile of cards; a seat is one cache line; and the number of seats
//! is known to the compiler. What happens at the end of a turn is said here once more in these terms; the suite holds it
//! against the rules, position by position.

use game_core::{Random, Seat};

use super::aim::Dice;
use super::desk::{Around, Desk, Plan};
use super::oldest_serving;
use super::pile::Pile;
use super::supply::Supply;
use crate::content::Content;
use crate::position::{CUPS, Closed, FREE_STEPS, MAX_SEATS, Phase, SLOTS, TOO_MANY_PENALTIES};
use crate::slot::Slot;
use crate::{Bag, CoffeeRush, Squares, Upgrade};

/// A game on its way to the end.
pub(super) struct Rollout {
    desks: [Desk; MAX_SEATS],
    around: Around,
    pile: Pile,
    rush_supply: u8,
    closed: Option<Closed>,
}

impl Rollout {
    /// `pile` is the deck of `position`, in which a turn must begin.
    pub(super) fn of(position: &CoffeeRush, pile: Pile) -> Rollout {
        let seat = |index| position.seats.iter().nth(index).unwrap_or(Seat::FIRST);
        Rollout {
            desks: std::array::from_fn(|index| Desk::of(position, seat(index))),
            around: Around::of(position),
            pile,
            rush_supply: position.rush_supply(),
            closed: position.flow.closed,
        }
    }

    /// Plays to the end from the turn of `seat`; returns the number of turns.
    pub(super) fn run<const SEATS: usize, R: Random>(&mut self, mut seat: usize, rng: &mut R) -> u32 {
        let mut turns = 0;
        loop {
            let near = if seat + 1 < SEATS { seat + 1 } else { 0 };
            let far = if near + 1 < SEATS { near + 1 } else { 0 };
            self.around.cards = self.pile.left();
            self.around.pairs = SEATS == 2;
            let number = rng.next_u64();
            let served = match self.desks[seat].plan(&self.around, Dice(number)) {
                Some(plan) => self.play(seat, &plan),
                None => self.stroll(seat, number),
            };
            if served > 0 {
                self.draw(near, served, rng);
                if SEATS > 2 {
                    self.draw(far, served, rng);
                }
            }
            self.time(seat);
            turns += 1;
            if SEATS == 2 {
                self.draw(seat, 1, rng);
            } else if self.closed.is_none() && self.nobody_has_orders::<SEATS>() {
                self.closed = Some(Closed::NoOrders);
            }
            if self.closed.is_some() && seat + 1 == SEATS {
                return turns;
            }
            seat = near;
        }
    }

    /// Plays a plan and serves what can be served; returns how many orders that is.
    #[inline(always)]
    fn play(&mut self, seat: usize, plan: &Plan) -> u32 {
        self.walk(seat, plan);
        let desk = &mut self.desks[seat];
        let mut supply = self.around.supply.plus(desk.junk);
        desk.junk = Supply::NONE;
        let mut served = 0;
        for cup in 0..CUPS {
            let mut content = plan.contents[cup];
            if let Some((order, slot)) = oldest_serving(&desk.slots, content.fulfils()) {
                desk.slots[slot.index()].remove(order);
                let paid = u8::from(order.is_special() && self.rush_supply > 0);
                desk.player.rush += paid;
                self.rush_supply -= paid;
                desk.player.fulfilled += 1;
                served += 1;
                content = Content::EMPTY;
            }
            supply = supply.plus(Supply::in_cup(desk.contents[cup])).minus(Supply::in_cup(content));
            desk.contents[cup] = content;
        }
        self.around.supply = supply;
        served
    }

    /// A turn without any order: nothing is poured or served.
    #[cold]
    fn stroll(&mut self, seat: usize, number: u64) -> u32 {
        let plan = self.desks[seat].stroll(&self.around, Dice(number));
        self.walk(seat, &plan);
        0
    }

    /// Upgrade and steps.
    #[inline(always)]
    fn walk(&mut self, seat: usize, plan: &Plan) {
        let desk = &mut self.desks[seat];
        if let Some(upgrade) = plan.upgrade {
            desk.player.fulfilled -= Upgrade::PRICE;
            desk.player.upgrades = desk.player.upgrades.with(upgrade);
        }
        if let Some(rush @ 1..) = plan.path.len().checked_sub(FREE_STEPS) {
            desk.player.rush -= rush;
            self.rush_supply += rush;
        }
        if let Some(end) = plan.path.end() {
            let meeple = &mut desk.meeples[plan.mover];
            self.around.taken = self.around.others(*meeple).or(Squares::NONE.with(end));
            *meeple = end;
            if self.around.pairs {
                desk.meeples.sort_unstable();
            }
        }
    }

    /// Up to `count` cards into slot 1 of `seat`. The last one closes the shop.
    #[inline(always)]
    fn draw<R: Random>(&mut self, seat: usize, count: u32, rng: &mut R) {
        for _ in 0..count.min(self.pile.left()) {
            let order = self.pile.draw(rng);
            self.desks[seat].slots[0].insert(order);
        }
        if self.pile.left() == 0 && self.closed.is_none() {
            self.closed = Some(Closed::DeckEmpty);
        }
    }

    #[inline(always)]
    fn time(&mut self, seat: usize) {
        let desk = &mut self.desks[seat];
        let late = desk.slots[SLOTS - 1].len() as u8;
        desk.slots.copy_within(..SLOTS - 1, 1);
        desk.slots[0] = Slot::EMPTY;
        if late > 0 {
            let paid = late.min(self.rush_supply);
            desk.player.rush += paid;
            self.rush_supply -= paid;
            desk.player.penalties += late;
            if desk.player.penalties >= TOO_MANY_PENALTIES && self.closed.is_none() {
                self.closed = Some(Closed::Penalties);
            }
        }
    }

    #[inline(always)]
    fn nobody_has_orders<const SEATS: usize>(&self) -> bool {
        self.desks[..SEATS].iter().all(|desk| desk.slots.iter().all(|slot| slot.is_empty()))
    }

    /// Makes `position` what the rollout has come to: the end of the game.
    pub(super) fn finish(&self, position: &mut CoffeeRush) {
        for seat in position.seats.iter() {
            let (desk, index) = (&self.desks[seat.index()], seat.index());
            position.orders[index] = desk.slots;
            position.players[index] = desk.player;
            for (cup, content) in desk.contents.into_iter().enumerate().filter(|&(_, content)| content != Content::JUNK)
            {
                position.cups[index][cup] = content.bag();
            }
            let mine = position.meeples_of(seat);
            position.meeples[mine.end - 1] = Some(desk.meeples[1]);
            position.meeples[mine.start] = Some(desk.meeples[0]);
            position.sort_meeples::<false>(seat);
        }
        let in_cups = position.cups.as_flattened().iter().fold(Bag::EMPTY, |all, &cup| all + cup);
        position.supply = Bag::BOX - in_cups;
        position.deck = self.pile.deck();
        position.flow.closed = self.closed;
        position.flow.seat = position.seats.last();
        position.flow.phase = Phase::Over;
        position.rekey();
    }
}
