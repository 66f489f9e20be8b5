//! Whole games by aimed turns, as fast as they go.
//!
//! *Why this shape.* Inside a playout nobody asks for events, keys or single tokens. So a rollout knows a cup by its content's
//! number, the supply by a byte an ingredient and the deck as a pile of cards; a seat is one cache line; and the number of seats
//! is known to the compiler. Serving, time and closing are those of [`crate::rules`].

use game_core::{Random, Seat};

use super::aim::Dice;
use super::pile::Pile;
use super::playout_seat::{AimedPlan, PlayoutBoard, PlayoutSeat};
use super::supply::Supply;
use crate::content::Content;
use crate::position::{Closed, MAX_SEATS, Phase};
use crate::rules::closing::{Draws, ends_game, out_of_orders};
use crate::rules::seat_state::CUPS;
use crate::{Bag, CoffeeRush, Squares};

/// A game on its way to the end.
pub(super) struct Rollout {
    seats: [PlayoutSeat; MAX_SEATS],
    board: PlayoutBoard,
    pile: Pile,
    rush_supply: u8,
    closed: Option<Closed>,
}

impl Rollout {
    /// `pile` is the deck of `position`, in which a turn must begin.
    pub(super) fn of(position: &CoffeeRush, pile: Pile) -> Rollout {
        let seat = |index| position.seats.iter().nth(index).unwrap_or(Seat::FIRST);
        Rollout {
            seats: std::array::from_fn(|index| PlayoutSeat::of(position, seat(index))),
            board: PlayoutBoard::of(position),
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
            self.board.cards = self.pile.left();
            self.board.pairs = SEATS == 2;
            let number = rng.next_u64();
            let served = match self.seats[seat].plan(&self.board, Dice(number)) {
                Some(plan) => self.play(seat, &plan),
                None => self.stroll(seat, number),
            };
            let draws = Draws::after(SEATS, served);
            self.draw(near, draws.near, rng);
            self.draw(far, draws.far, rng);
            self.pass_time(seat);
            turns += 1;
            self.draw(seat, draws.own, rng);
            if self.closed.is_none() && out_of_orders(SEATS, self.seats[..SEATS].iter().map(|seat| &seat.state)) {
                self.closed = Some(Closed::NoOrders);
            }
            if ends_game(self.closed.is_some(), seat, SEATS) {
                return turns;
            }
            seat = near;
        }
    }

    /// Plays a plan and serves every cup that can be served; returns how many orders that is.
    #[inline(always)]
    fn play(&mut self, seat: usize, plan: &AimedPlan) -> u8 {
        self.walk(seat, plan);
        let own = &mut self.seats[seat];
        let mut supply = self.board.supply.plus(own.junk);
        own.junk = Supply::NONE;
        let mut served = 0;
        for cup in 0..CUPS {
            let before = Supply::in_cup(own.state.cups[cup]);
            own.state.cups[cup] = plan.contents[cup];
            served += u8::from(own.state.serve_oldest(cup, &mut self.rush_supply).is_some());
            supply = supply.plus(before).minus(Supply::in_cup(own.state.cups[cup]));
        }
        self.board.supply = supply;
        served
    }

    /// A turn without any order: nothing is poured or served.
    #[cold]
    fn stroll(&mut self, seat: usize, number: u64) -> u8 {
        let plan = self.seats[seat].stroll(&self.board, Dice(number));
        self.walk(seat, &plan);
        0
    }

    /// Upgrade and steps.
    #[inline(always)]
    fn walk(&mut self, seat: usize, plan: &AimedPlan) {
        let own = &mut self.seats[seat];
        if let Some(upgrade) = plan.upgrade {
            own.state.upgrade(upgrade);
        }
        if let rush @ 1.. = plan.path.rush() {
            own.state.spend_rush(rush, &mut self.rush_supply);
        }
        if let Some(end) = plan.path.end() {
            let meeple = &mut own.meeples[plan.mover];
            self.board.taken = self.board.others(*meeple).or(Squares::NONE.with(end));
            *meeple = end;
            if self.board.pairs {
                own.meeples.sort_unstable();
            }
        }
    }

    /// Up to `count` cards into slot 1 of `seat`. The last one closes the shop.
    #[inline(always)]
    fn draw<R: Random>(&mut self, seat: usize, count: u8, rng: &mut R) {
        for _ in 0..u32::from(count).min(self.pile.left()) {
            let order = self.pile.draw(rng);
            self.seats[seat].state.slots[0].insert(order);
        }
        if count > 0 && self.pile.left() == 0 && self.closed.is_none() {
            self.closed = Some(Closed::DeckEmpty);
        }
    }

    /// CR-22 to CR-24.
    #[inline(always)]
    fn pass_time(&mut self, seat: usize) {
        let state = &mut self.seats[seat].state;
        state.end_turn(&mut self.rush_supply);
        if state.closes_the_shop() && self.closed.is_none() {
            self.closed = Some(Closed::Penalties);
        }
    }

    /// Makes `position` the end of the game that the rollout has played.
    pub(super) fn finish(&self, position: &mut CoffeeRush) {
        for seat in position.seats.iter() {
            let (own, index) = (&self.seats[seat.index()], seat.index());
            position.states[index].slots = own.state.slots;
            position.states[index].player = own.state.player;
            for (cup, content) in
                own.state.cups.into_iter().enumerate().filter(|&(_, content)| content != Content::JUNK)
            {
                position.states[index].cups[cup] = content.bag();
            }
            let mine = position.meeples_of(seat);
            position.meeples[mine.end - 1] = Some(own.meeples[1]);
            position.meeples[mine.start] = Some(own.meeples[0]);
            position.sort_meeples::<false>(seat);
        }
        let in_cups = position.states.iter().flat_map(|state| state.cups).fold(Bag::EMPTY, |all, cup| all + cup);
        position.supply = Bag::BOX - in_cups;
        position.deck = self.pile.deck();
        position.flow.closed = self.closed;
        position.flow.seat = position.seats.last();
        position.flow.phase = Phase::Over;
        position.rekey();
    }
}
