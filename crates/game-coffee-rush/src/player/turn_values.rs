//! What turns of one seat come to: the afterstate of each, evaluated part by part.

use super::afterstate::{Afterstate, DueCards, Side};
use super::evaluation::{Claims, OWN, game_over, log_odds, rival};
use crate::content::Content;
use crate::rules::closing::{Draws, ends_game, out_of_orders};
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

/// What serving so many orders does to the rivals and the deck.
#[derive(Clone, Copy)]
struct Served {
    /// The rivals' part of the lead.
    rivals: i32,
    due: DueCards,
}

/// A turn without its walk.
#[derive(Clone, Copy)]
pub(crate) struct Poured {
    /// The evaluation as if rush tokens and the squares of the meeples counted nothing.
    pub(crate) evaluation: i32,
    upgrade: Option<Upgrade>,
    contents: [Content; CUPS],
    state: SeatState<Content>,
    /// The lead without rush tokens and meeples.
    lead: i32,
    claims: Claims,
    /// The game ends with this turn.
    over: bool,
    /// The supply of rush tokens runs dry, so tokens that are spent may come back.
    rush_is_short: bool,
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

    /// The upgrade that is worth most where the seat stands now.
    pub(crate) fn likeliest_upgrade(&self) -> Option<Upgrade> {
        let meeples = self.before.sides[self.seat].meeples;
        let value = |upgrade| self.placed(&self.poured(Some(upgrade), self.own().cups), meeples, 0);
        self.own().player.upgrades.missing().max_by_key(|&upgrade| value(upgrade))
    }

    /// The cups come to `contents`, then every cup that can be is served, and time passes. A cup with junk is left alone.
    pub(crate) fn poured(&self, upgrade: Option<Upgrade>, contents: [Content; CUPS]) -> Poured {
        self.poured_with(upgrade, contents, 0)
    }

    /// The same after `spent` rush tokens went back to the supply.
    fn poured_with(&self, upgrade: Option<Upgrade>, contents: [Content; CUPS], spent: u8) -> Poured {
        let (mut state, mut rush_supply) = (*self.own(), self.position.rush_supply());
        if let Some(upgrade) = upgrade {
            state.upgrade(upgrade);
        }
        state.spend_rush(spent, &mut rush_supply);
        let mut served = 0;
        for (cup, content) in contents.into_iter().enumerate().filter(|&(_, content)| content != Content::JUNK) {
            state.cups[cup] = content;
            served += usize::from(state.serve_oldest(cup, &mut rush_supply).is_some());
        }
        state.end_turn(&mut rush_supply);
        let Served { rivals, due } = &self.by_served[served];
        let (own, claims) = OWN.board(&state, due.coming[self.seat]);
        let seats = self.before.seats;
        let lead = own + rivals;
        let over = ends_game(self.closes(&state, due), self.seat, seats);
        let evaluation = if over { game_over(state.player, self.best_rival) } else { log_odds(seats, lead) };
        Poured { evaluation, upgrade, contents, state, lead, claims, over, rush_is_short: rush_supply == 0 }
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
            return self.finish(&self.poured_with(poured.upgrade, poured.contents, spent), meeples, 0);
        }
        self.finish(poured, meeples, spent)
    }

    #[inline]
    fn finish(&self, poured: &Poured, meeples: [Option<Square>; 2], spent: u8) -> i32 {
        let mut player = poured.state.player;
        player.rush -= spent;
        if poured.over {
            return game_over(player, self.best_rival);
        }
        let placed = OWN.placed(&poured.claims, player.upgrades, meeples, player.rush);
        log_odds(self.before.seats, poured.lead + placed)
    }
}
