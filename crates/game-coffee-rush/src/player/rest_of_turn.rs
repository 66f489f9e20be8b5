//! The rest of a turn that somebody has begun: every useful way to end it.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use game_core::{Game, Seat};

use super::afterstate::Afterstate;
use super::evaluation::{certain, prospects};
use super::search::Plausible;
use crate::content::Content;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush};

/// Rush tokens spent at most from here on.
const MOST_RUSH: u8 = 2;

/// The ends of the turn that useful actions lead to, each with its evaluation: at least one. Looks at about `most` positions.
pub(super) fn ends(position: &CoffeeRush, most: usize, stop: &dyn Fn() -> bool) -> Vec<Plausible> {
    let seat = position.flow.seat;
    let orders = position.wanted();
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
                    let evaluation = value(&after, seat);
                    ends.push(Plausible { actions: path, after, evaluation });
                }
                continue;
            }
            let useful = match action {
                Action::Pour(_, cup) => {
                    let content = Content::of(after.states[seat.index()].cups[cup.index()]);
                    !content.becomes().and(orders).is_empty()
                }
                Action::Empty(cup) => {
                    let content = Content::of(here.states[seat.index()].cups[cup.index()]);
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

/// How good a finished turn is for `seat`. A game that is sure to end, but waits for cards, is still judged by its prospects: the
/// strength of the levels was measured so.
fn value(after: &CoffeeRush, seat: Seat) -> i32 {
    match after.outcome() {
        None => prospects(&Afterstate::of(after), seat.index()),
        Some(outcome) if outcome.winners == [seat] => certain(Ordering::Greater),
        Some(outcome) if outcome.winners.contains(&seat) => certain(Ordering::Equal),
        Some(_) => certain(Ordering::Less),
    }
}
