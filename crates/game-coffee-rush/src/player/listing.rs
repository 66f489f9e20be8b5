//! The turns worth looking at, each with the evaluation of its afterstate.
//!
//! *Why this shape.* A turn is a walk and the pouring. With upgrades and rush tokens there are tens of thousands of both together,
//! but few of them differ in their afterstate. So the cups come first: everything that some walk can make of them, once, valued as if the
//! meeple stood anywhere; then, for the best of these only, every walk that brings the tokens. Tokens of which no cup has use
//! are not told apart.

use super::turn_values::{Poured, TurnValues};
use super::walks::{MOST_RUSH, walks};
use crate::content::Content;
use crate::position::{FREE_STEPS, gain};
use crate::rules::seat_state::{CUPS, SLOTS};
use crate::slot::Slot;
use crate::turns::WholeTurn;
use crate::turns::haul::Haul;
use crate::turns::path::Path;
use crate::turns::supply::{Kinds, Supply};
use crate::{Bag, CoffeeRush, Ingredient, Orders, Square, Squares, Upgrade, Upgrades};

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

/// One way to fill the cups.
#[derive(Clone, Copy)]
struct Filling {
    contents: [Content; CUPS],
    /// The tokens that a walk must bring for it.
    need: Supply,
    poured: Poured,
}

/// A content that one cup can come to.
#[derive(Clone, Copy)]
struct Part {
    content: Content,
    need: Supply,
    /// The ingredients that it could still take.
    accepts: Kinds,
    /// How useful it looks.
    promise: u32,
}

/// Lists turns. It keeps its buffers, so that nothing is allocated twice.
#[derive(Default)]
pub(crate) struct TurnLister {
    hauls: Vec<Haul<Supply>>,
    layer: Vec<Haul<Supply>>,
    fit: [Vec<Part>; CUPS],
    bags: Vec<Supply>,
    parts: [Vec<Part>; CUPS],
    seen: Vec<(u32, u32)>,
    fillings: Vec<Filling>,
    order: Vec<(i32, u32)>,
}

/// Fillings noted at most before repeats are dropped; if that does not help, the search for more ends.
const MOST_SEEN: usize = 50_000;

impl TurnLister {
    /// Calls `take` with the best turns of the seat whose turn begins: at least one, unless `stop` says yes.
    pub(crate) fn choices(
        &mut self,
        position: &CoffeeRush,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
        mut take: impl FnMut(Choice),
    ) {
        let values = TurnValues::of(position);
        let me = position.me();
        self.turns(&values, None, breadth, stop, &mut take);
        if me.fulfilled < Upgrade::PRICE {
            return;
        }
        if breadth.every_upgrade {
            for upgrade in me.upgrades.missing() {
                self.turns(&values, Some(upgrade), breadth, stop, &mut take);
            }
        } else if let Some(upgrade) = values.likeliest_upgrade() {
            self.turns(&values, Some(upgrade), breadth, stop, &mut take);
        }
    }

    /// The turn with the best evaluation.
    pub(crate) fn best(&mut self, position: &CoffeeRush, breadth: Breadth) -> Choice {
        let mut best: Option<Choice> = None;
        self.choices(position, breadth, &|| false, |choice| {
            if best.is_none_or(|best| choice.evaluation > best.evaluation) {
                best = Some(choice);
            }
        });
        best.expect("there is always a turn")
    }

    /// The best turns that begin with `upgrade`, or without any.
    fn turns(
        &mut self,
        values: &TurnValues<'_>,
        upgrade: Option<Upgrade>,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
        take: &mut impl FnMut(Choice),
    ) {
        let position = values.position();
        let me = position.me();
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        self.find_parts(values, breadth);
        let useful = self.useful();
        let steps = FREE_STEPS + breadth.rush.min(me.rush).min(MOST_RUSH);
        let mine = position.meeples_of(position.flow.seat);
        let mut spans = [0; 3];
        self.hauls.clear();
        for (nth, mover) in mine.clone().enumerate() {
            self.walk(position, mover, upgrades, steps, useful);
            spans[nth + 1] = self.hauls.len();
        }
        self.find_fillings(values, breadth, stop);
        self.evaluate_fillings(values, upgrade, breadth, stop);
        for (nth, mover) in mine.clone().enumerate() {
            let from = position.meeples[mover].expect("meeples stand during a turn");
            let other = mine.clone().find(|&other| other != mover).and_then(|other| position.meeples[other]);
            for &(_, index) in &self.order {
                let filling = &self.fillings[index as usize];
                for haul in self.hauls[spans[nth]..spans[nth + 1]].iter().filter(|haul| haul.taken.holds(filling.need))
                {
                    let evaluation = values.placed(&filling.poured, [Some(haul.end), other], haul.path.rush());
                    let ends = other.into_iter().fold(Squares::NONE.with(haul.end), Squares::with);
                    take(Choice { evaluation, upgrade, from, path: haul.path, contents: filling.contents, ends });
                }
            }
        }
    }

    /// Finds the contents that each cup can come to.
    fn find_parts(&mut self, values: &TurnValues<'_>, breadth: Breadth) {
        let (own, wanted) = (values.own(), values.own().wanted());
        for (cup, parts) in self.parts.iter_mut().enumerate() {
            parts.clear();
            if wanted.is_empty() {
                parts.push(Part { content: Content::JUNK, need: Supply::NONE, accepts: Kinds::NONE, promise: 0 });
                continue;
            }
            let kept = if own.cups[cup].becomes().and(wanted).is_empty() { Content::EMPTY } else { own.cups[cup] };
            let held = Supply::in_cup(kept);
            for content in Content::parts()
                .filter(|&content| content == Content::EMPTY || !content.becomes().and(wanted).is_empty())
            {
                let whole = Supply::in_cup(content);
                let fits = |&one: &Ingredient| !content.plus(one).becomes().and(wanted).is_empty();
                let accepts = Ingredient::ALL.into_iter().filter(fits).fold(Kinds::NONE, Kinds::with);
                let promise = promise(&own.slots, content);
                if whole.holds(held) {
                    parts.push(Part { content, need: whole.minus(held), accepts, promise });
                } else if breadth.empty_useful && content != Content::EMPTY {
                    parts.push(Part { content, need: whole, accepts, promise });
                }
            }
        }
    }

    /// The most of each ingredient that the cups have use for.
    fn useful(&self) -> Supply {
        Ingredient::ALL.into_iter().fold(Supply::NONE, |all, ingredient| {
            let most = |parts: &Vec<Part>| parts.iter().map(|part| part.need.count(ingredient)).max().unwrap_or(0);
            all.with(ingredient, self.parts.iter().map(most).sum())
        })
    }

    /// Every end square, with every useful hand that can be brought there, and the fewest steps that do it.
    fn walk(&mut self, position: &CoffeeRush, mover: usize, upgrades: Upgrades, steps: u8, useful: Supply) {
        let others = position.taken_by_others(mover);
        let from = position.meeples[mover].expect("meeples stand during a turn");
        let diagonal = upgrades.has(Upgrade::Diagonal);
        let pays =
            Square::ALL.map(|square| Supply::NONE.with(square.ingredient(), gain(square, others, upgrades, Bag::BOX)));
        let most = useful.least(Supply::of(position.supply));
        let first = self.hauls.len();
        for steps in 1..=steps {
            self.layer.clear();
            for &path in walks(from, diagonal, steps) {
                let end = path.end().unwrap_or(from);
                if others.has(end) {
                    continue;
                }
                let taken = path.iter().fold(Supply::NONE, |all, square| all.plus(pays[square.index()])).least(most);
                // With more steps only hauls that fewer do not bring.
                let better = |other: &Haul<Supply>| other.end == end && other.taken.holds(taken);
                if !self.layer.iter().rev().take_while(|other| other.end == end).any(better) {
                    self.layer.push(Haul { end, taken, path });
                }
            }
            let shorter = self.hauls.len();
            for haul in &self.layer {
                let better = |other: &Haul<Supply>| other.end == haul.end && other.taken.holds(haul.taken);
                let same = |other: &Haul<Supply>| other.end == haul.end && other.taken == haul.taken;
                if !self.hauls[first..shorter].iter().any(better) && !self.hauls[shorter..].iter().any(same) {
                    self.hauls.push(*haul);
                }
            }
        }
    }

    /// Everything that some walk can make of the cups, each once; of too many those that look most useful.
    fn find_fillings(&mut self, values: &TurnValues<'_>, breadth: Breadth, stop: &dyn Fn() -> bool) {
        self.bags.clear();
        self.bags.extend(self.hauls.iter().map(|haul| haul.taken));
        self.bags.sort_unstable();
        self.bags.dedup();
        keep_largest(&mut self.bags);
        self.seen.clear();
        let kept = values.position().cups(values.position().flow.seat);
        let alike = [kept[0] == kept[1], kept[1] == kept[2]];
        for index in 0..self.bags.len() {
            if self.seen.len() > MOST_SEEN {
                self.seen.sort_unstable();
                self.seen.dedup();
            }
            if self.seen.len() > MOST_SEEN || stop() {
                break;
            }
            self.note_fillings(self.bags[index], alike, breadth.leave_out);
        }
        self.seen.sort_unstable();
        self.seen.dedup();
        if self.seen.len() > breadth.fillings {
            self.seen
                .select_nth_unstable_by_key(breadth.fillings, |&(code, promise)| (std::cmp::Reverse(promise), code));
            self.seen.truncate(breadth.fillings);
        }
    }

    /// Notes every filling that the tokens of `bag` allow. `alike` says which neighbouring cups hold the same now: of fillings that
    /// only swap these one is enough.
    fn note_fillings(&mut self, bag: Supply, alike: [bool; 2], leave_out: bool) {
        for (fit, parts) in self.fit.iter_mut().zip(&self.parts) {
            fit.clear();
            fit.extend(parts.iter().filter(|part| bag.holds(part.need)));
        }
        let swapped = |alike: bool, one: &Part, next: &Part| alike && next.content.index() < one.content.index();
        let [a, b, c] = &self.fit;
        for first in a {
            let bag = bag.minus(first.need);
            for second in b.iter().filter(|part| bag.holds(part.need) && !swapped(alike[0], first, part)) {
                let bag = bag.minus(second.need);
                for third in c.iter().filter(|part| bag.holds(part.need) && !swapped(alike[1], second, part)) {
                    let left = bag.minus(third.need).kinds();
                    let accepts = first.accepts.or(second.accepts).or(third.accepts);
                    if !leave_out && accepts.meets(left) {
                        continue;
                    }
                    let code = first.content.index() | second.content.index() << 6 | third.content.index() << 12;
                    self.seen.push((code as u32, first.promise + second.promise + third.promise));
                }
            }
        }
    }

    /// Evaluates the fillings and puts the best first.
    fn evaluate_fillings(
        &mut self,
        values: &TurnValues<'_>,
        upgrade: Option<Upgrade>,
        breadth: Breadth,
        stop: &dyn Fn() -> bool,
    ) {
        self.fillings.clear();
        for (nth, &(code, _)) in self.seen.iter().enumerate() {
            if nth % 64 == 0 && stop() {
                break;
            }
            let contents = [0, 6, 12].map(|place| Content::at(code >> place));
            let need = |cup: usize| {
                self.parts[cup].iter().find(|part| part.content == contents[cup]).map_or(Supply::NONE, |part| part.need)
            };
            let need = need(0).plus(need(1)).plus(need(2));
            self.fillings.push(Filling { contents, need, poured: values.poured(upgrade, contents) });
        }
        self.order.clear();
        let evaluations = self.fillings.iter().map(|filling| filling.poured.evaluation);
        self.order.extend(evaluations.zip(0..).map(|(evaluation, index)| (-evaluation, index)));
        if self.order.len() > breadth.cups {
            self.order.select_nth_unstable(breadth.cups);
            self.order.truncate(breadth.cups);
        }
        self.order.sort_unstable();
    }
}

/// Drops the bags that another one holds; no two may be equal.
fn keep_largest(bags: &mut Vec<Supply>) {
    let mut kept = 0;
    for index in 0..bags.len() {
        let bag = bags[index];
        // A bag that is dropped is held by one that is kept or still to come.
        let holds = |other: &Supply| other.holds(bag);
        if !bags[..kept].iter().any(holds) && !bags[index + 1..].iter().any(holds) {
            bags[kept] = bag;
            kept += 1;
        }
    }
    bags.truncate(kept);
}

/// How useful a cup with `content` looks: best if it can be served, then the older the order and the less it lacks the better.
fn promise(slots: &[Slot; SLOTS], content: Content) -> u32 {
    let oldest = |orders: Orders| (0..SLOTS).rev().find(|&slot| !slots[slot].these(orders).is_empty());
    match (oldest(content.fulfils()), oldest(content.becomes())) {
        (Some(slot), _) => 60 + 10 * slot as u32,
        (None, Some(slot)) => u32::from(content.len()) * (8 + 3 * slot as u32),
        (None, None) => 0,
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Random, SplitMix, Turn};

    use super::super::afterstate::Afterstate;
    use super::super::evaluation::evaluate;
    use super::*;
    use crate::{Options, Setup};

    /// Every turn that is listed, against the position after it is really played.
    fn check_all_turns(lister: &mut TurnLister, position: &CoffeeRush, breadth: Breadth) -> usize {
        let seat = position.flow.seat.index();
        let mut listed = 0;
        lister.choices(position, breadth, &|| false, |choice| {
            let mut after = *position;
            after.apply_turn(&choice.turn(position));
            let evaluation = evaluate(&Afterstate::of(&after), seat);
            assert_eq!(choice.evaluation, evaluation, "{position:?}: {:?}", choice.turn(position));
            listed += 1;
        });
        listed
    }

    /// The turns of a game of aimed turns; `change` may first make the position a rarer one.
    fn check_game(seats: u64, seed: u64, change: fn(&mut CoffeeRush)) {
        let mut rng = SplitMix::new(seed);
        let seats = CoffeeRush::INFO.seat_count(seats).expect("two to four may play");
        let options = Options { less_luck: seed % 2 == 1 };
        let mut position = CoffeeRush::new(seats, &options, &Setup {}).expect("a table");
        let (mut lister, mut chances, mut actions) = (TurnLister::default(), Vec::new(), Vec::new());
        while position.turn() != Turn::Over {
            if position.begins_turn().is_some() {
                let mut changed = position;
                change(&mut changed);
                let breadth = if rng.below(16) == 0 { Breadth::ROOT } else { Breadth::LATER };
                assert!(check_all_turns(&mut lister, &changed, breadth) > 0, "{changed:?}");
                let turn = position.aimed_turn(&mut rng);
                position.apply_turn(&turn);
            } else if position.turn() == Turn::Chance {
                let draw = position.sample_chance(&mut rng, &mut chances);
                position.apply_chance_unchecked(draw);
            } else {
                let action = position.sample_action(&mut rng, &mut actions);
                position.apply_unchecked(action);
            }
        }
    }

    #[test]
    fn the_evaluation_of_a_listed_turn_is_that_of_the_position_after_it() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
            check_game(seats, seed, |_| {});
        }
    }

    #[test]
    fn it_is_also_where_rush_tokens_are_short() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
            check_game(seats, seed, |position| {
                let short = position.rush_supply();
                position.states[position.flow.seat.index()].player.rush += short;
                position.rekey();
            });
        }
    }

    #[test]
    fn it_is_also_where_cards_or_orders_run_out() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
            check_game(seats, seed, |position| {
                // Two cards stay in the deck; only the seat to move has an order, and that one is in the last slot.
                let cards: Vec<_> = position.deck.iter().flat_map(|(order, count)| vec![order; count.into()]).collect();
                cards.iter().skip(2).for_each(|&order| position.deck.take(order, 1));
                let own = position.flow.seat.index();
                for (seat, state) in position.states.iter_mut().enumerate() {
                    let last = state.slots[SLOTS - 1];
                    state.slots = [Slot::EMPTY; SLOTS];
                    state.slots[SLOTS - 1] = if seat == own { last } else { Slot::EMPTY };
                }
                position.rekey();
            });
        }
    }
}
