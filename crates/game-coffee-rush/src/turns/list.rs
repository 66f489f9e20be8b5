//! Every useful whole turn, once for each outcome.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::haul::Haul;
use super::path::Path;
use super::{Servings, WholeTurn};
use crate::content::Content;
use crate::position::{FREE_STEPS, gain};
use crate::rules::seat_state::CUPS;
use crate::{Bag, CoffeeRush, Ingredient, Orders, Square, Squares, Upgrade, Upgrades};

/// How far [`CoffeeRush::useful_turns`] looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnLimits {
    /// Rush tokens spent at most; more than five are never planned.
    pub rush: u8,
    /// Are cups also emptied that could still become an order?
    pub empty_useful_cups: bool,
}

impl Default for TurnLimits {
    fn default() -> Self {
        TurnLimits { rush: 1, empty_useful_cups: false }
    }
}

/// What a turn comes to: the upgrade, where the own meeples end, the rush tokens spent, the cups after serving, what is served.
type TurnOutcome = (Option<Upgrade>, Squares, u8, [usize; CUPS], Servings);

/// One way to pour, and every walk that brings the tokens for it.
struct PouredTurns<'a> {
    /// With no path.
    turn: WholeTurn,
    /// What is in the cups before serving.
    contents: [Content; CUPS],
    /// What is left in the cups, and what is served, sorted.
    cups: [usize; CUPS],
    served: Servings,
    /// Where the own meeples stand that do not move.
    stay: Squares,
    hauls: &'a [Haul<Bag>],
}

impl PouredTurns<'_> {
    fn turns(&self) -> impl Iterator<Item = (TurnOutcome, WholeTurn)> {
        self.hauls.iter().map(|haul| {
            let outcome = (self.turn.upgrade, self.stay.with(haul.end), haul.path.rush(), self.cups, self.served);
            (outcome, WholeTurn { path: haul.path, ..self.turn })
        })
    }
}

impl CoffeeRush {
    /// Appends every useful whole turn of the seat whose turn begins, one for each outcome; at least one. May be asked only when
    /// [`CoffeeRush::begins_turn`].
    ///
    /// *Useful* means: cups that can become none of the own orders are emptied; a token is poured only where the cup can still
    /// become an own order with it; and whatever can be served is served, the oldest order first. An *outcome* is the upgrade,
    /// where the own meeples end, the rush tokens spent, what is served and what the cups hold then; of the many walks and
    /// pours that lead to one outcome the shortest walk stands for all. Tokens that the supply would lack but for an emptied
    /// cup are not counted on.
    pub fn useful_turns(&self, limits: TurnLimits, out: &mut Vec<WholeTurn>) {
        let mut candidates: Vec<(TurnOutcome, WholeTurn)> = Vec::new();
        self.each_pouring(limits, |pouring| candidates.extend(pouring.turns()));
        // Stable: of equal outcomes the first found, which has the shortest walk, stays.
        candidates.sort_by_key(|&(outcome, _)| outcome);
        candidates.dedup_by_key(|&mut (outcome, _)| outcome);
        out.extend(candidates.into_iter().map(|(_, turn)| turn));
    }

    /// The turn of [`CoffeeRush::useful_turns`] that is worth most, the last of equal ones. `worth` must not depend on where
    /// meeples end: then turns need not be listed, of which there may be millions.
    pub(crate) fn best_useful_turn(&self, limits: TurnLimits, worth: impl Fn(&WholeTurn) -> f32) -> WholeTurn {
        let mut best: Option<(f32, TurnOutcome, WholeTurn)> = None;
        // The same cups come of many hands; what they are worth follows from the rush tokens spent.
        let mut known: BTreeMap<_, [Option<f32>; Path::MOST]> = BTreeMap::new();
        self.each_pouring(limits, |pouring| {
            let by_rush = known.entry((pouring.turn.upgrade, pouring.contents.map(Content::index))).or_default();
            for (outcome, turn) in pouring.turns() {
                let value = *by_rush[usize::from(turn.path.rush())].get_or_insert_with(|| worth(&turn));
                let better = best.as_ref().is_none_or(|(most, best, _)| match value.total_cmp(most) {
                    Ordering::Equal => outcome > *best,
                    unequal => unequal.is_gt(),
                });
                if better {
                    best = Some((value, outcome, turn));
                }
            }
        });
        best.expect("there is always a useful turn").2
    }

    fn each_pouring(&self, limits: TurnLimits, mut visit: impl FnMut(&PouredTurns<'_>)) {
        let me = self.me();
        let may_upgrade = me.fulfilled >= Upgrade::PRICE;
        let upgrades = std::iter::once(None).chain(me.upgrades.missing().filter(|_| may_upgrade).map(Some));
        let starts = self.cups_to_start_with(limits.empty_useful_cups);
        for upgrade in upgrades {
            for mover in self.meeples_of(self.flow.seat) {
                self.each_pouring_of(upgrade, mover, limits, &starts, &mut visit);
            }
        }
    }

    /// Every drink that the seat to move has an order of.
    pub(crate) fn wanted(&self) -> Orders {
        self.states[self.flow.seat.index()].wanted()
    }

    /// What the cups may hold before anything is poured. Without any order they stay as they are.
    fn cups_to_start_with(&self, empty_useful: bool) -> Vec<[Content; CUPS]> {
        let wanted = self.wanted();
        let contents = self.states[self.flow.seat.index()].cups.map(Content::of);
        if wanted.is_empty() {
            return vec![contents];
        }
        let kept =
            contents.map(|content| if content.becomes().and(wanted).is_empty() { Content::EMPTY } else { content });
        let mut starts = vec![kept];
        for cup in (0..CUPS).filter(|&cup| empty_useful && kept[cup] != Content::EMPTY) {
            let emptied = |mut contents: [Content; CUPS]| {
                contents[cup] = Content::EMPTY;
                contents
            };
            starts.extend(starts.clone().into_iter().map(emptied));
        }
        starts
    }

    fn each_pouring_of(
        &self,
        upgrade: Option<Upgrade>,
        mover: usize,
        limits: TurnLimits,
        starts: &[[Content; CUPS]],
        visit: &mut impl FnMut(&PouredTurns<'_>),
    ) {
        let me = self.me();
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        let from = self.meeples[mover].expect("meeples stand during a turn");
        let steps = usize::from(FREE_STEPS + limits.rush.min(me.rush)).min(Path::MOST);
        let mut hauls = self.hauls(from, self.taken_by_others(mover), upgrades, steps);
        // Hauls of the same tokens are poured alike.
        hauls.sort_by_key(|haul| haul.taken);
        let wanted = self.wanted();
        let mine = self.meeples_of(self.flow.seat).filter(|&other| other != mover);
        let stay: Squares = mine.filter_map(|other| self.meeples[other]).collect();
        for hauls in hauls.chunk_by(|a, b| a.taken == b.taken) {
            for contents in poured(starts, hauls[0].taken, wanted) {
                let turn = self.compose(upgrade, from, Path::NONE, contents);
                let mut served = turn.served;
                served.sort_unstable();
                let left = |cup: usize| if turn.served[cup].is_some() { 0 } else { contents[cup].index() };
                visit(&PouredTurns { turn, contents, cups: std::array::from_fn(left), served, stay, hauls });
            }
        }
    }

    /// Every end square that a turn may have, with every hand that can be brought there, and the fewest steps that do it.
    fn hauls(&self, from: Square, others: Squares, upgrades: Upgrades, steps: usize) -> Vec<Haul<Bag>> {
        let diagonal = upgrades.has(Upgrade::Diagonal);
        let mut reached: Vec<Haul<Bag>> = Vec::new();
        let mut layer = vec![Haul { end: from, taken: Bag::EMPTY, path: Path::NONE }];
        for _ in 0..steps {
            let onward = layer.iter().flat_map(|haul| {
                let enter = move |end: Square| {
                    let count = gain(end, others, upgrades, self.supply - haul.taken);
                    Haul { end, taken: haul.taken.plus(end.ingredient(), count), path: haul.path.then(end) }
                };
                haul.end.neighbours(diagonal).iter().map(enter)
            });
            layer = onward.collect();
            layer.sort_by_key(|haul| (haul.end, haul.taken));
            layer.dedup_by_key(|haul| (haul.end, haul.taken));
            reached.extend(layer.iter().filter(|haul| !others.has(haul.end)));
        }
        reached
    }
}

/// Everything that `hand` can usefully make of the cups, sorted, without repeats; junk stays junk.
fn poured(starts: &[[Content; CUPS]], hand: Bag, wanted: Orders) -> Vec<[Content; CUPS]> {
    let mut all = starts.to_vec();
    for (ingredient, count) in hand.iter() {
        // A token at a time: each either stays in hand or goes where it is of use.
        for _ in 0..count {
            let before = all.len();
            for index in 0..before {
                let contents = all[index];
                all.extend((0..CUPS).filter_map(|cup| with_token(contents, cup, ingredient, wanted)));
            }
            if all.len() == before {
                break;
            }
            all.sort_by_key(|contents| contents.map(Content::index));
            all.dedup();
        }
    }
    all
}

fn with_token(mut contents: [Content; CUPS], cup: usize, token: Ingredient, wanted: Orders) -> Option<[Content; CUPS]> {
    contents[cup] = contents[cup].plus(token);
    (!contents[cup].becomes().and(wanted).is_empty()).then_some(contents)
}
