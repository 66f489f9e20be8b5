//! Which moves deserve a look first: a learned guess in two steps, which option (advance, or one of the patches), then
//! where to put it.
//!
//! *Why this shape.* A patch can lie in hundreds of places and all but a few are silly. Each step is a linear score followed
//! by a softmax: cheap enough for every place of every patch, and learned from the preferences of the search.

use super::curves::exp;
use super::place::{Memo, Places};
use super::weights::read;
use crate::action::Action;
use crate::circle::OFFERED;
use crate::patch::PatchId;
use crate::position::{Patchwork, Player};
use crate::style::Leaning;
use crate::track::{LAST_SPACE, Marks};

/// Numbers that describe an option.
const OPTION_FEATURES: usize = 44;

static OPTION_WEIGHTS: [f32; OPTION_FEATURES] = read(include_str!("option.weights"));

/// Up to so many moves are listed whatever the width: proofs need them all.
pub(crate) const ALWAYS_LISTED: usize = 12;

/// How strongly a player that builds income, for each point that it sees in a button of it, prefers a patch with income, for
/// each mark still to come.
const INCOME_PULL: f32 = 0.05;

/// A move worth considering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    /// The share of attention it deserves; all together 1.
    pub(crate) prior: f32,
}

/// Lists the moves to consider, at most `width` places for each option; true if no move was left out, apart from those that
/// lead to the same as one that is listed.
pub(crate) fn candidates(position: &Patchwork, width: usize, memo: &mut Memo, out: &mut Vec<Candidate>) -> bool {
    out.clear();
    if position.leather_due {
        return list(memo.places(position, None, width), width, out);
    }
    let leaning = memo.leaning();
    let mut complete = true;
    let mut scores = [f32::NEG_INFINITY; 1 + OFFERED];
    let mut ends = [0; 1 + OFFERED];
    for (place, patch) in position.circle.offered().into_iter().enumerate() {
        if let Some(patch) = patch.filter(|patch| u16::from(patch.patch().price) <= position.buttons()) {
            let places = memo.places(position, Some(patch), width);
            if let Some(best) = places.best.first() {
                scores[place] =
                    option_score(&buy_features(position, patch, place, best.0)) + pull(position, patch, leaning);
                complete &= list(places, width, out);
            }
        }
        ends[place] = out.len();
    }
    scores[OFFERED] = option_score(&advance_features(position));
    out.push(Candidate { action: Action::Advance, prior: 1.0 });
    ends[OFFERED] = out.len();
    softmax(&mut scores);
    let mut start = 0;
    for (share, end) in scores.into_iter().zip(ends) {
        out[start..end].iter_mut().for_each(|candidate| candidate.prior *= share);
        start = end;
    }
    // The first of equals stays first: the order never depends on anything but the position.
    out.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    complete
}

/// How much more a player with this leaning wants a patch.
fn pull(position: &Patchwork, patch: PatchId, leaning: Leaning) -> f32 {
    let marks = Marks::INCOME.crossed(position.player(position.mover).space, LAST_SPACE).count() as f32;
    leaning.income * f32::from(patch.patch().income) * marks * INCOME_PULL
}

/// Appends the best of `places`, with their shares among themselves, and says whether these are all.
fn list(places: &Places, width: usize, out: &mut Vec<Candidate>) -> bool {
    let listed = &places.best[..places.best.len().min(width.max(ALWAYS_LISTED))];
    let most = listed[0].0;
    let start = out.len();
    out.extend(listed.iter().map(|&(score, action)| Candidate { action, prior: exp(score - most) }));
    let total: f32 = out[start..].iter().map(|candidate| candidate.prior).sum();
    out[start..].iter_mut().for_each(|candidate| candidate.prior /= total);
    listed.len() == places.count
}

fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    scores.iter_mut().for_each(|score| *score = exp(*score - most));
    let total: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= total);
}

impl Patchwork {
    fn buttons(&self) -> u16 {
        self.player(self.mover).buttons
    }
}

/// From 1 at the start to 0 at the end.
pub(crate) fn time_left(player: &Player) -> f32 {
    f32::from(LAST_SPACE - player.space) / f32::from(LAST_SPACE)
}

fn option_score(features: &[f32; OPTION_FEATURES]) -> f32 {
    features.iter().zip(&OPTION_WEIGHTS).map(|(feature, weight)| feature * weight).sum()
}

const HALF: usize = OPTION_FEATURES / 2;

/// The numbers, then the same times the time left.
fn doubled(position: &Patchwork, numbers: [f32; HALF]) -> [f32; OPTION_FEATURES] {
    let time = time_left(position.player(position.mover));
    std::array::from_fn(|n| if n < HALF { numbers[n] } else { numbers[n - HALF] * time })
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

fn advance_features(position: &Patchwork) -> [f32; OPTION_FEATURES] {
    let player = position.player(position.mover);
    let to = position.advance_target();
    let crossed = Marks::INCOME.crossed(player.space, to).count() as f32;
    let mut numbers = [0.0; HALF];
    numbers[16] = 1.0;
    numbers[17] = f32::from(to - player.space) / 6.0;
    numbers[18] = flag(!position.leather.crossed(player.space, to).is_empty());
    numbers[19] = crossed * f32::from(player.income) / 10.0;
    numbers[20] = f32::from(player.buttons) / 10.0;
    numbers[21] = (f32::from(player.buttons) / 4.0).min(1.0);
    doubled(position, numbers)
}

fn buy_features(position: &Patchwork, patch: PatchId, place: usize, neatness: f32) -> [f32; OPTION_FEATURES] {
    let player = position.player(position.mover);
    let other = position.player(position.mover.other());
    let printed = patch.patch();
    let to = position.buy_target(patch);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as f32;
    let crossed = Marks::INCOME.crossed(player.space, to).count() as f32;
    let (squares, income) = (f32::from(printed.squares), f32::from(printed.income));
    let (price, time) = (f32::from(printed.price), f32::from(to - player.space));
    let buttons = f32::from(player.buttons);
    let worth = 2.0 * squares + income * marks - price;
    let numbers = [
        1.0,
        squares / 5.0,
        income * marks / 10.0,
        price / 10.0,
        time / 6.0,
        flag(to <= other.space),
        flag(!position.leather.crossed(player.space, to).is_empty()),
        crossed * (f32::from(player.income) + income) / 10.0,
        price / (buttons + 1.0),
        flag(buttons - price <= 2.0),
        worth / 10.0,
        worth / time.max(1.0) / 5.0,
        neatness / 4.0,
        flag(place == 1),
        flag(place == 2),
        income / 3.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ];
    doubled(position, numbers)
}
