//! The rest of a turn that somebody has begun: every useful way to end it.

use std::collections::BTreeSet;

use game_core::Game;

use super::net::Net;
use super::think::Plausible;
use crate::content::Content;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush, Orders};

/// Rush tokens spent at most from here on.
const MOST_RUSH: u8 = 2;

/// The ends of the turn that useful actions lead to, with what the net says of each: at least one. Looks at about `most` positions.
pub(super) fn ends(net: &Net, position: &CoffeeRush, most: usize, stop: &dyn Fn() -> bool) -> Vec<Plausible> {
    let seat = position.flow.seat;
    let orders = position.orders[seat.index()].iter().fold(Orders::NONE, |all, slot| all.or(slot.kinds()));
    let least_rush = position.me().rush.saturating_sub(MOST_RUSH);
    let mut seen = BTreeSet::from([position.key()]);
    let mut open = std::collections::VecDeque::from([(*position, Vec::new())]);
    let mut ends: Vec<Plausible> = Vec::new();
    let mut scratch = Vec::new();
    while let Some((here, actions)) = open.pop_front() {
        if !ends.is_empty() && stop() {
            break;
        }
        scratch.clear();
        here.actions(&mut scratch);
        let enough = seen.len() >= most;
        let serves = scratch.iter().any(|action| matches!(action, Action::Serve { .. }));
        for &action in &scratch {
            let mut after = here;
            after.apply_unchecked(action);
            let mut path: Vec<Action> = actions.clone();
            path.push(action);
            if action == Action::Done {
                if !serves || ends.is_empty() {
                    let answer = net.look_after(&after, seat);
                    ends.push(Plausible { actions: path, after, answer });
                }
                continue;
            }
            let useful = match action {
                Action::Pour(_, cup) => {
                    let content = Content::of(after.cups[seat.index()][cup.index()]);
                    !content.becomes().and(orders).is_empty()
                }
                Action::Empty(cup) => {
                    let content = Content::of(here.cups[seat.index()][cup.index()]);
                    content.becomes().and(orders).is_empty()
                        && matches!(here.flow.phase, Phase::Turn(stage) if stage < Stage::Pouring)
                }
                Action::Upgrade(_) => false,
                _ => after.me().rush >= least_rush,
            };
            // Where only steps are legal, a way out must be found.
            let forced = ends.is_empty() && matches!(action, Action::Step { .. });
            if (useful && !enough || forced) && seen.insert(after.key()) {
                open.push_back((after, path));
            }
        }
    }
    ends
}
