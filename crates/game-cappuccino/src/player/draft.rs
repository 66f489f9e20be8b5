//! Placing the cups (CP-06) by the evaluation of each placement.
//!
//! *Why this shape.* The game proper is far away while cups are placed, so looking a few placements ahead finds nothing that
//! the next ones do not undo. Only the neighbourhood of a cup lasts, and the evaluation knows it.

use game_core::{Budget, Found, Game, Random, SplitMix};

use super::alpha_beta::PATIENCE;
use super::board::Board;
use super::evaluation::{Prospects, Weights};
use crate::{Action, Cappuccino};

/// The placement that looks best but for `except`; any of them if several do.
pub(super) fn place(
    position: &Cappuccino,
    except: Option<Action>,
    budget: Budget<'_>,
    rng: &mut SplitMix,
) -> Option<Found<Cappuccino>> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| Some(action) != except);
    rng.shuffle(&mut actions);
    let weights = Weights::of(position.seats);
    let hero = position.seat.index();
    let mut nodes = 0;
    let mut best: Option<(i32, Action, Prospects)> = None;
    for action in actions {
        let out = nodes >= budget.nodes || nodes.is_multiple_of(PATIENCE) && (budget.stop)();
        if out && best.is_some() {
            break;
        }
        let mut next = *position;
        next.apply_unchecked(action);
        let topology = next.topology();
        let prospects = weights.prospects(&Board::of(&next, &topology), &topology);
        let lead = prospects.lead(hero);
        nodes += 1;
        if best.is_none_or(|(most, ..)| lead > most) {
            best = Some((lead, action, prospects));
        }
    }
    let (_, action, prospects) = best?;
    let values = Some(prospects.shares(position.seats));
    Some(Found::first_of(vec![action], values, false, nodes))
}
