//! The evaluations of many turns of one seat: the afterstate of each, part by part.

use super::afterstate::{Afterstate, Side};
use super::evaluation::{OWN, game_over, log_odds, rival};
use super::serving::{Poured, Serving};
use crate::content::Content;
use crate::rules::closing::{Draws, DueCards, ends_game, out_of_orders};
use crate::rules::seat_state::{CUPS, SeatState};
use crate::{CoffeeRush, Square, Upgrade};

/// The parts that all turns of a seat in a position share.
pub(crate) struct TurnValues<'a> {
    position: &'a CoffeeRush,
    before: Afterstate,
    seat: usize,
    /// By the number of orders that the turn serves.
    by_served: [Served; CUPS + 1],
    best_rival: Option<(i32, u8, u8)>,
    rivals_have_orders: bool,
}

/// The effect of serving so many orders on the rivals and the deck.
#[derive(Clone, Copy)]
struct Served {
    /// The rivals' part of the lead.
    rivals: i32,
    due: DueCards,
}

/// The seat when its turn is over, without a look at its cups.
#[derive(Clone, Copy)]
pub(crate) struct EndOfTurn {
    pub(super) state: SeatState<Content>,
    /// The lead without cups, rush tokens and meeples.
    pub(super) lead: i32,
    /// The evaluation, if the game ends with this turn.
    pub(super) result: Option<i32>,
    pub(super) rush_is_short: bool,
}

impl<'a> TurnValues<'a> {
    /// For the seat whose turn begins.
    pub(crate) fn of(position: &'a CoffeeRush) -> TurnValues<'a> {
        let (seat, seats) = (position.flow.seat.index(), position.seats.get());
        let before = Afterstate::of(position);
        let rivals = || before.sides[..seats].iter().enumerate().filter(|&(other, _)| other != seat);
        let by_served = std::array::from_fn(|served| {
            let due = DueCards::new(position, Draws::after(seats, served as u8));
            let side = |(other, side): (usize, &Side)| rival(seats).side(&Side { coming: due.coming[other], ..*side });
            Served { rivals: rivals().map(side).sum(), due }
        });
        TurnValues {
            position,
            seat,
            by_served,
            best_rival: rivals().map(|(_, side)| side.state.player.rank()).max(),
            rivals_have_orders: rivals().any(|(_, side)| !side.state.has_no_orders()),
            before,
        }
    }

    pub(crate) fn position(&self) -> &'a CoffeeRush {
        self.position
    }

    /// The seat before its turn.
    pub(crate) fn own(&self) -> &SeatState<Content> {
        &self.before.sides[self.seat].state
    }

    pub(crate) fn seats(&self) -> usize {
        self.before.seats
    }

    /// The upgrade that is worth most where the seat stands now.
    pub(crate) fn likeliest_upgrade(&self, serving: &mut Serving) -> Option<Upgrade> {
        let meeples = self.before.sides[self.seat].meeples;
        let mut value = |upgrade| {
            serving.begin(self, Some(upgrade), 0);
            self.placed(&serving.poured(self, self.own().cups), meeples, 0)
        };
        self.own().player.upgrades.missing().max_by_key(|&upgrade| value(upgrade))
    }

    /// Time passes for a seat that has served so many orders and is `state` now.
    pub(super) fn end_of_turn(&self, mut state: SeatState<Content>, mut rush_supply: u8, served: usize) -> EndOfTurn {
        state.end_turn(&mut rush_supply);
        let Served { rivals, due } = &self.by_served[served];
        let over = ends_game(self.closes(&state, due), self.seat, self.before.seats);
        EndOfTurn {
            state,
            lead: OWN.orders(&state, due.coming[self.seat]) + rivals,
            result: over.then(|| game_over(state.player, self.best_rival)),
            rush_is_short: rush_supply == 0,
        }
    }

    fn closes(&self, state: &SeatState<Content>, due: &DueCards) -> bool {
        self.position.flow.closed.is_some()
            || due.left == 0
            || state.closes_the_shop()
            || (due.total() == 0 && !self.rivals_have_orders && out_of_orders(self.before.seats, [state]))
    }

    /// The evaluation when the own meeples end there and so many rush tokens are spent.
    #[inline]
    pub(crate) fn placed(&self, poured: &Poured, meeples: [Option<Square>; 2], spent: u8) -> i32 {
        if spent > 0 && poured.rush_is_short {
            let mut serving = Serving::default();
            serving.begin(self, poured.upgrade, spent);
            return self.finish(&serving.poured(self, poured.contents), meeples, 0);
        }
        self.finish(poured, meeples, spent)
    }

    #[inline]
    fn finish(&self, poured: &Poured, meeples: [Option<Square>; 2], spent: u8) -> i32 {
        let mut player = poured.player;
        player.rush -= spent;
        if poured.over {
            return game_over(player, self.best_rival);
        }
        let placed = OWN.placed(&poured.claims, player.upgrades, meeples, player.rush);
        log_odds(self.before.seats, poured.lead + placed)
    }

    /// At least as much as [`TurnValues::placed`], wherever the meeples end and however many rush tokens are spent.
    pub(crate) fn placed_at_most(&self, poured: &Poured) -> i32 {
        if poured.over {
            return game_over(poured.player, self.best_rival);
        }
        log_odds(self.before.seats, poured.lead + OWN.placed_at_most(&poured.claims, poured.player.rush))
    }
}
