//! The turns worth looking at, each with the evaluation of its afterstate.
//!
//! *Why this shape.* A turn is a walk and the pouring. With upgrades and rush tokens there are tens of thousands of both together,
//! but few of them differ in their afterstate. So the cups come first: everything that some walk can make of them ([`Filler`]), once,
//! valued as if the meeple stood anywhere ([`Serving`]); then, for the best of these only, every square on which a walk can end that
//! brings the tokens ([`Walker`]). Tokens of which no cup has use are not told apart.

use super::fillings::{Filler, Filling};
use super::hauls::{Walker, Walks};
use super::serving::{Poured, Serving};
use super::turn_values::TurnValues;
use crate::content::Content;
use crate::rules::seat_state::CUPS;
use crate::turns::WholeTurn;
use crate::turns::haul::Haul;
use crate::turns::path::Path;
use crate::turns::supply::Supply;
use crate::{CoffeeRush, Square, Squares, Upgrade};

/// How many turns to look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// Rush tokens spent at most.
    pub(crate) rush: u8,
    /// Is every upgrade tried, or only the one that looks best?
    pub(crate) every_upgrade: bool,
    /// Are cups also emptied that could still become an order?
    pub(crate) empty_useful: bool,
    /// May useful tokens be left out?
    pub(crate) leave_out: bool,
    /// How many fillings of the cups are evaluated, those first that look most useful.
    pub(crate) fillings: usize,
    /// For how many of the best fillings each walk is tried.
    pub(crate) cups: usize,
}

impl Breadth {
    /// For the turn that is to be played.
    pub(crate) const ROOT: Breadth =
        Breadth { rush: 2, every_upgrade: true, empty_useful: true, leave_out: true, fillings: 4_000, cups: 60 };
    /// For the turns that may follow.
    pub(crate) const LATER: Breadth =
        Breadth { rush: 1, every_upgrade: false, empty_useful: false, leave_out: false, fillings: 96, cups: 10 };
}

/// A turn and the evaluation of its afterstate.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) evaluation: i32,
    upgrade: Option<Upgrade>,
    from: Square,
    path: Path,
    contents: [Content; CUPS],
    /// The squares of the own meeples after the turn.
    pub(crate) ends: Squares,
}

impl Choice {
    /// The turn itself.
    pub(crate) fn turn(&self, position: &CoffeeRush) -> WholeTurn {
        position.compose(self.upgrade, self.from, self.path, self.contents)
    }

    /// Equal for turns that come to the same.
    pub(crate) fn outcome(&self) -> (Option<Upgrade>, Squares, u8, [usize; CUPS]) {
        (self.upgrade, self.ends, self.path.rush(), self.contents.map(Content::index))
    }
}

/// A reader of the listed turns.
pub(crate) trait Reader {
    /// Turns with a smaller evaluation are not asked for.
    fn floor(&self) -> i32;

    /// Gets the next turn. One outcome may come several times.
    fn take(&mut self, choice: Choice);
}

/// Keeps the first of the turns with the best evaluation.
#[derive(Default)]
struct Best(Option<Choice>);

impl Reader for Best {
    fn floor(&self) -> i32 {
        self.0.map_or(i32::MIN, |best| best.evaluation.saturating_add(1))
    }

    fn take(&mut self, choice: Choice) {
        if self.0.is_none_or(|best| choice.evaluation > best.evaluation) {
            self.0 = Some(choice);
        }
    }
}

/// A filling that is among the best.
struct Candidate {
    need: Supply,
    poured: Poured,
    /// No walk makes it worth more.
    at_most: i32,
}

/// Lists turns. It keeps its buffers, so that nothing is allocated twice.
#[derive(Default)]
pub(crate) struct TurnLister {
    walker: Walker,
    filler: Filler,
    serving: Serving,
    hauls: Vec<Haul<Supply>>,
    fillings: Vec<Filling>,
    order: Vec<(i32, u32)>,
    candidates: Vec<Candidate>,
}

impl TurnLister {
    /// Shows `reader` the best turns of the seat whose turn begins: at least one, unless `stop` says yes or the reader wants none.
    pub(crate) fn choices(
        &mut self,
        position: &CoffeeRush,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
        reader: &mut impl Reader,
    ) {
        let values = TurnValues::of(position);
        let me = position.me();
        let cups = position.cups(position.flow.seat);
        self.filler.look_at(values.own(), [cups[0] == cups[1], cups[1] == cups[2]], breadth.empty_useful);
        self.turns(&values, None, breadth, stop, reader);
        if me.fulfilled < Upgrade::PRICE {
            return;
        }
        if breadth.every_upgrade {
            for upgrade in me.upgrades.missing() {
                self.turns(&values, Some(upgrade), breadth, stop, reader);
            }
        } else if let Some(upgrade) = values.likeliest_upgrade(&mut self.serving) {
            self.turns(&values, Some(upgrade), breadth, stop, reader);
        }
    }

    /// The turn with the best evaluation.
    pub(crate) fn best(&mut self, position: &CoffeeRush, breadth: Breadth) -> Choice {
        let mut best = Best::default();
        self.choices(position, breadth, &|| false, &mut best);
        best.0.expect("there is always a turn")
    }

    /// The best turns that begin with `upgrade`, or without any.
    fn turns(
        &mut self,
        values: &TurnValues<'_>,
        upgrade: Option<Upgrade>,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
        reader: &mut impl Reader,
    ) {
        let position = values.position();
        let me = position.me();
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        let (steps, useful) = (Walks::steps(me.rush, breadth.rush), self.filler.useful());
        let mine = position.meeples_of(position.flow.seat);
        let mut spans = [0; 3];
        self.hauls.clear();
        for (nth, mover) in mine.clone().enumerate() {
            self.walker.hauls(position, &Walks { mover, upgrades, steps, useful }, &mut self.hauls);
            spans[nth + 1] = self.hauls.len();
        }
        self.filler.find(&self.hauls, breadth.leave_out, breadth.fillings, stop, &mut self.fillings);
        self.find_candidates(values, upgrade, breadth, stop);
        for (nth, mover) in mine.clone().enumerate() {
            let other = mine.clone().find(|&other| other != mover).and_then(|other| position.meeples[other]);
            let from = position.meeples[mover].expect("meeples stand during a turn");
            let hauls = &self.hauls[spans[nth]..spans[nth + 1]];
            for candidate in &self.candidates {
                if candidate.at_most >= reader.floor() {
                    candidate.place(values, hauls, from, other, reader);
                }
            }
        }
    }

    /// Evaluates the fillings and makes the best candidates, the best first.
    fn find_candidates(
        &mut self,
        values: &TurnValues<'_>,
        upgrade: Option<Upgrade>,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
    ) {
        self.serving.begin(values, upgrade, 0);
        self.order.clear();
        for (index, filling) in self.fillings.iter().enumerate() {
            if index % 64 == 0 && stop() {
                break;
            }
            self.order.push((-self.serving.evaluation(values, filling.contents()), index as u32));
        }
        if self.order.len() > breadth.cups {
            self.order.select_nth_unstable(breadth.cups);
            self.order.truncate(breadth.cups);
        }
        self.order.sort_unstable();
        self.candidates.clear();
        for &(_, index) in &self.order {
            let filling = self.fillings[index as usize];
            let poured = self.serving.poured(values, filling.contents());
            let (need, at_most) = (self.filler.need(filling), values.placed_at_most(&poured));
            self.candidates.push(Candidate { need, poured, at_most });
        }
    }
}

impl Candidate {
    /// Shows `reader` the filling with each end of a walk from `from` that brings its tokens.
    fn place(
        &self,
        values: &TurnValues<'_>,
        hauls: &[Haul<Supply>],
        from: Square,
        other: Option<Square>,
        reader: &mut impl Reader,
    ) {
        let Poured { upgrade, contents, .. } = self.poured;
        // By end square and rush tokens: of walks that come to the same the first is enough.
        let mut seen = 0_u64;
        for haul in hauls {
            let outcome = 1 << (Square::COUNT * usize::from(haul.path.rush()) + haul.end.index());
            if seen & outcome != 0 || !haul.taken.holds(self.need) {
                continue;
            }
            seen |= outcome;
            let evaluation = values.placed(&self.poured, [Some(haul.end), other], haul.path.rush());
            if evaluation >= reader.floor() {
                let ends = other.into_iter().fold(Squares::NONE.with(haul.end), Squares::with);
                reader.take(Choice { evaluation, upgrade, from, path: haul.path, contents, ends });
            }
        }
    }
}
