//! The turns worth looking at, and what the net thinks of each.
//!
//! *Why this shape.* A turn is a walk and what is poured. With upgrades and rush tokens there are tens of thousands of both together,
//! but few differ in what matters. So the cups come first: everything that some walk can make of them, once, valued as if the
//! meeple stood anywhere; then, for the best of these only, every walk that brings the tokens. Tokens of which no cup has use
//! are not told apart.

use super::features::{Around, Bar, Claims, Due, PER_SEAT, meeples};
use super::net::{HIDDEN, Net, SURE, Sums};
use super::walks::{MOST_RUSH, walks};
use crate::content::Content;
use crate::position::{CUPS, FREE_STEPS, MAX_SEATS, SLOTS, TOO_MANY_PENALTIES, gain};
use crate::turns::path::Path;
use crate::turns::supply::{Kinds, Supply};
use crate::turns::{WholeTurn, oldest_serving};
use crate::{Bag, CoffeeRush, Ingredient, Orders, Square, Squares, Upgrade, Upgrades};

/// How thoroughly to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Care {
    /// Rush tokens spent at most.
    pub(crate) rush: u8,
    /// Is every upgrade tried, or only the one that looks best?
    pub(crate) every_upgrade: bool,
    /// Are cups also emptied that could still become an order?
    pub(crate) empty_useful: bool,
    /// May useful tokens be left out?
    pub(crate) leave_out: bool,
    /// How many fillings of the cups the net is asked about, those first that look most useful.
    pub(crate) fillings: usize,
    /// For how many of the best fillings each walk is tried.
    pub(crate) cups: usize,
}

impl Care {
    /// For the turn that is to be played.
    pub(crate) const ROOT: Care =
        Care { rush: 2, every_upgrade: true, empty_useful: true, leave_out: true, fillings: 4_000, cups: 60 };
    /// For the turns that may follow.
    pub(crate) const LATER: Care =
        Care { rush: 1, every_upgrade: false, empty_useful: false, leave_out: false, fillings: 96, cups: 10 };
}

/// A turn and what the net says of the position after it.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) answer: i32,
    upgrade: Option<Upgrade>,
    from: Square,
    path: Path,
    contents: [Content; CUPS],
    /// Of the outcome: equal for turns that come to the same.
    pub(crate) ends: Squares,
}

impl Choice {
    /// The turn itself.
    pub(crate) fn turn(&self, position: &CoffeeRush) -> WholeTurn {
        position.compose(self.upgrade, self.from, self.path, self.contents)
    }

    /// Equal for turns that come to the same.
    pub(crate) fn outcome(&self) -> (Option<Upgrade>, Squares, u8, [usize; CUPS]) {
        (self.upgrade, self.ends, self.path.len().saturating_sub(FREE_STEPS), self.contents.map(Content::index))
    }
}

/// Where a meeple can get, with what of use in hand.
#[derive(Clone, Copy)]
struct Haul {
    end: Square,
    taken: Supply,
    path: Path,
}

/// Something the cups can come to.
#[derive(Clone, Copy)]
struct Filling {
    contents: [Content; CUPS],
    need: Supply,
    answer: i32,
    sums: Sums,
    claims: Claims,
    bar: Bar,
    /// The game is over after this turn, and whoever asks gets this much of the win, if it does not depend on rush tokens.
    over: bool,
}

/// What one cup can come to.
#[derive(Clone, Copy)]
struct Part {
    content: Content,
    need: Supply,
    /// What it could still take.
    accepts: Kinds,
    /// How useful it looks.
    promise: u32,
}

/// What is used again and again, so that nothing is allocated twice.
#[derive(Default)]
pub(crate) struct Bench {
    hauls: Vec<Haul>,
    layer: Vec<Haul>,
    fit: [Vec<Part>; CUPS],
    bags: Vec<Supply>,
    parts: [Vec<Part>; CUPS],
    seen: Vec<(u32, u32)>,
    fillings: Vec<Filling>,
    order: Vec<(i32, u32)>,
}

/// What is the same for all turns of a seat in a position.
struct Desk<'a> {
    net: &'a Net,
    position: &'a CoffeeRush,
    seat: usize,
    /// What the net adds up without the own block, by orders served.
    rest: [Sums; CUPS + 1],
    due: [Due; CUPS + 1],
    wanted: Orders,
}

/// Fillings noted at most before those that repeat are let go of; if that does not help, no more are looked for.
const MOST_SEEN: usize = 50_000;

impl Bench {
    /// Calls `take` with the best turns of the seat whose turn begins: at least one, unless `stop` says yes.
    pub(crate) fn choices(
        &mut self,
        net: &Net,
        position: &CoffeeRush,
        care: Care,
        stop: &dyn Fn() -> bool,
        mut take: impl FnMut(Choice),
    ) {
        let desk = Desk::of(net, position);
        let me = position.me();
        self.turns(&desk, None, care, stop, &mut take);
        if me.fulfilled < Upgrade::PRICE {
            return;
        }
        if care.every_upgrade {
            for upgrade in me.upgrades.missing() {
                self.turns(&desk, Some(upgrade), care, stop, &mut take);
            }
        } else if let Some(upgrade) = desk.likeliest_upgrade() {
            self.turns(&desk, Some(upgrade), care, stop, &mut take);
        }
    }

    /// The turn that the net likes best.
    pub(crate) fn best(&mut self, net: &Net, position: &CoffeeRush, care: Care) -> Choice {
        let mut best: Option<Choice> = None;
        self.choices(net, position, care, &|| false, |choice| {
            if best.is_none_or(|best| choice.answer > best.answer) {
                best = Some(choice);
            }
        });
        best.expect("there is always a turn")
    }

    fn turns(
        &mut self,
        desk: &Desk<'_>,
        upgrade: Option<Upgrade>,
        care: Care,
        stop: &dyn Fn() -> bool,
        take: &mut impl FnMut(Choice),
    ) {
        let position = desk.position;
        let me = position.me();
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        self.find_parts(desk, care);
        let useful = self.useful();
        let steps = FREE_STEPS + care.rush.min(me.rush).min(MOST_RUSH);
        self.bags.clear();
        let mine = position.meeples_of(position.flow.seat);
        let mut spans = [0; 3];
        self.hauls.clear();
        for (nth, mover) in mine.clone().enumerate() {
            self.walk(position, mover, upgrades, steps, useful);
            spans[nth + 1] = self.hauls.len();
        }
        self.bags.extend(self.hauls.iter().map(|haul| haul.taken));
        self.bags.sort_unstable();
        self.bags.dedup();
        keep_largest(&mut self.bags);
        self.fill(desk, upgrade, care, stop);
        self.order.clear();
        self.order.extend(self.fillings.iter().enumerate().map(|(index, filling)| (-filling.answer, index as u32)));
        if self.order.len() > care.cups {
            self.order.select_nth_unstable(care.cups);
            self.order.truncate(care.cups);
        }
        self.order.sort_unstable();
        for (nth, mover) in mine.clone().enumerate() {
            let from = position.meeples[mover].expect("meeples stand during a turn");
            let other = mine.clone().find(|&other| other != mover).and_then(|other| position.meeples[other]);
            for &(_, index) in &self.order {
                let filling = &self.fillings[index as usize];
                for haul in self.hauls[spans[nth]..spans[nth + 1]].iter().filter(|haul| haul.taken.holds(filling.need))
                {
                    let spent = haul.path.len().saturating_sub(FREE_STEPS);
                    let answer = desk.place(filling, [Some(haul.end), other], spent);
                    let ends = other.into_iter().fold(Squares::NONE.with(haul.end), Squares::with);
                    take(Choice { answer, upgrade, from, path: haul.path, contents: filling.contents, ends });
                }
            }
        }
    }

    /// What each cup can come to.
    fn find_parts(&mut self, desk: &Desk<'_>, care: Care) {
        let contents = desk.position.cups[desk.seat].map(Content::of);
        for (cup, parts) in self.parts.iter_mut().enumerate() {
            parts.clear();
            if desk.wanted.is_empty() {
                parts.push(Part { content: Content::JUNK, need: Supply::NONE, accepts: Kinds::NONE, promise: 0 });
                continue;
            }
            let kept = if contents[cup].becomes().and(desk.wanted).is_empty() { Content::EMPTY } else { contents[cup] };
            let held = Supply::in_cup(kept);
            for content in Content::parts()
                .filter(|&content| content == Content::EMPTY || !content.becomes().and(desk.wanted).is_empty())
            {
                let whole = Supply::in_cup(content);
                let fits = |&one: &Ingredient| !content.plus(one).becomes().and(desk.wanted).is_empty();
                let accepts = Ingredient::ALL.into_iter().filter(fits).fold(Kinds::NONE, Kinds::with);
                let promise = desk.promise(content);
                if whole.holds(held) {
                    parts.push(Part { content, need: whole.minus(held), accepts, promise });
                } else if care.empty_useful && content != Content::EMPTY {
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
                // With more steps only what fewer do not bring.
                let better = |other: &Haul| other.end == end && other.taken.holds(taken);
                if !self.layer.iter().rev().take_while(|other| other.end == end).any(better) {
                    self.layer.push(Haul { end, taken, path });
                }
            }
            let shorter = self.hauls.len();
            for haul in &self.layer {
                let better = |other: &Haul| other.end == haul.end && other.taken.holds(haul.taken);
                let same = |other: &Haul| other.end == haul.end && other.taken == haul.taken;
                if !self.hauls[first..shorter].iter().any(better) && !self.hauls[shorter..].iter().any(same) {
                    self.hauls.push(*haul);
                }
            }
        }
    }

    /// Everything that some walk can make of the cups.
    fn fill(&mut self, desk: &Desk<'_>, upgrade: Option<Upgrade>, care: Care, stop: &dyn Fn() -> bool) {
        self.seen.clear();
        self.fillings.clear();
        let kept = desk.position.cups[desk.seat];
        let alike = [kept[0] == kept[1], kept[1] == kept[2]];
        for &bag in &self.bags {
            if self.seen.len() > MOST_SEEN {
                self.seen.sort_unstable();
                self.seen.dedup();
            }
            if self.seen.len() > MOST_SEEN || stop() {
                break;
            }
            for (fit, parts) in self.fit.iter_mut().zip(&self.parts) {
                fit.clear();
                fit.extend(parts.iter().filter(|part| bag.holds(part.need)));
            }
            let [a, b, c] = &self.fit;
            for first in a {
                let bag = bag.minus(first.need);
                for second in b.iter().filter(|part| bag.holds(part.need)) {
                    if alike[0] && second.content.index() < first.content.index() {
                        continue;
                    }
                    let bag = bag.minus(second.need);
                    for third in c.iter().filter(|part| bag.holds(part.need)) {
                        if alike[1] && third.content.index() < second.content.index() {
                            continue;
                        }
                        let left = bag.minus(third.need).kinds();
                        let accepts = first.accepts.or(second.accepts).or(third.accepts);
                        if !care.leave_out && accepts.meets(left) {
                            continue;
                        }
                        let code = first.content.index() | second.content.index() << 6 | third.content.index() << 12;
                        self.seen.push((code as u32, first.promise + second.promise + third.promise));
                    }
                }
            }
        }
        self.seen.sort_unstable();
        self.seen.dedup();
        if self.seen.len() > care.fillings {
            self.seen.select_nth_unstable_by_key(care.fillings, |&(code, promise)| (std::cmp::Reverse(promise), code));
            self.seen.truncate(care.fillings);
        }
        for (nth, &(code, _)) in self.seen.iter().enumerate() {
            if nth % 64 == 0 && stop() {
                break;
            }
            let contents = [0, 6, 12].map(|place| Content::at(code >> place));
            let need = |cup: usize| {
                self.parts[cup].iter().find(|part| part.content == contents[cup]).map_or(Supply::NONE, |part| part.need)
            };
            self.fillings.push(desk.filling(upgrade, contents, need(0).plus(need(1)).plus(need(2))));
        }
    }
}

/// Lets go of the bags that another holds; no two may be equal.
fn keep_largest(bags: &mut Vec<Supply>) {
    let mut kept = 0;
    for index in 0..bags.len() {
        let bag = bags[index];
        // What is let go of is held by something that is kept or still to come.
        let holds = |other: &Supply| other.holds(bag);
        if !bags[..kept].iter().any(holds) && !bags[index + 1..].iter().any(holds) {
            bags[kept] = bag;
            kept += 1;
        }
    }
    bags.truncate(kept);
}

impl<'a> Desk<'a> {
    fn of(net: &'a Net, position: &'a CoffeeRush) -> Desk<'a> {
        let seat = position.flow.seat;
        let seats = position.seats.get();
        let due: [Due; CUPS + 1] = std::array::from_fn(|served| Due::after(position, served as u8, served as u8));
        let rest = std::array::from_fn(|served| {
            let mut sums = [0; HIDDEN];
            let due = &due[served];
            for other in position.seats.iter().filter(|&other| other != seat) {
                let block = (other.index() + seats - seat.index()) % seats * PER_SEAT;
                let bar = Bar { coming: due.coming[other.index()], ..Bar::of(position, other, &Due::of(position)) };
                let claims = bar.core(|feature, count| net.add(&mut sums, block + feature, count));
                Bar::placed(bar.player, &claims, meeples(position, other), bar.player.rush, |feature, count| {
                    net.add(&mut sums, block + feature, count);
                });
            }
            sums
        });
        let wanted = position.orders[seat.index()].iter().fold(Orders::NONE, |all, slot| all.or(slot.kinds()));
        Desk { net, position, seat: seat.index(), rest, due, wanted }
    }

    /// How useful a cup with `content` looks: served most, then the older the order and the less is missing.
    fn promise(&self, content: Content) -> u32 {
        let slots = &self.position.orders[self.seat];
        let oldest = |orders: Orders| (0..SLOTS).rev().find(|&slot| !slots[slot].these(orders).is_empty());
        match (oldest(content.fulfils()), oldest(content.becomes())) {
            (Some(slot), _) => 60 + 10 * slot as u32,
            (None, Some(slot)) => u32::from(content.len()) * (8 + 3 * slot as u32),
            (None, None) => 0,
        }
    }

    /// The upgrade that the net would like to have turned up, all else equal.
    fn likeliest_upgrade(&self) -> Option<Upgrade> {
        let contents = self.position.cups[self.seat].map(Content::of);
        let squares = meeples(self.position, self.position.flow.seat);
        let value = |upgrade: Upgrade| self.place(&self.filling(Some(upgrade), contents, Supply::NONE), squares, 0);
        self.position.me().upgrades.missing().max_by_key(|&upgrade| value(upgrade))
    }

    /// The cups at `contents`, then served what can be, and the turn over.
    fn filling(&self, upgrade: Option<Upgrade>, contents: [Content; CUPS], need: Supply) -> Filling {
        let position = self.position;
        let mut bar = Bar { slots: position.orders[self.seat], contents, player: position.me(), coming: 0 };
        if let Some(upgrade) = upgrade {
            bar.player.fulfilled -= Upgrade::PRICE;
            bar.player.upgrades = bar.player.upgrades.with(upgrade);
        }
        let (mut served, mut rush_supply) = (0, position.rush_supply());
        for (cup, content) in contents.into_iter().enumerate() {
            if content == Content::JUNK {
                bar.contents[cup] = Content::of(position.cups[self.seat][cup]);
                continue;
            }
            if let Some((order, slot)) = oldest_serving(&bar.slots, content.fulfils()) {
                bar.slots[slot.index()].remove(order);
                let paid = u8::from(order.is_special() && rush_supply > 0);
                bar.player.rush += paid;
                rush_supply -= paid;
                bar.player.fulfilled += 1;
                bar.contents[cup] = Content::EMPTY;
                served += 1;
            }
        }
        let mut bar = bar.after_time(rush_supply);
        let due = &self.due[served];
        bar.coming = due.coming[self.seat];
        let seats = position.seats.get();
        let closed = position.flow.closed.is_some() || due.cards == 0 || bar.player.penalties >= TOO_MANY_PENALTIES;
        let over = closed && self.seat + 1 == seats;
        let mut sums = self.rest[served];
        let around = Around { seats, me: self.seat, next: (self.seat + 1) % seats, cards: due.cards, closed };
        around.features(|feature, count| self.net.add(&mut sums, seats * PER_SEAT + feature, count));
        let claims = bar.core(|feature, count| self.net.add(&mut sums, feature, count));
        let answer = if over { self.over(&bar, bar.player.rush) } else { self.net.answer(&sums) };
        Filling { contents, need, answer, sums, claims, bar, over }
    }

    /// What the net says when the meeples end there and so many rush tokens are spent.
    #[inline]
    fn place(&self, filling: &Filling, squares: [Option<Square>; 2], spent: u8) -> i32 {
        let rush = filling.bar.player.rush - spent;
        if filling.over {
            return self.over(&filling.bar, rush);
        }
        let mut sums = filling.sums;
        Bar::placed(filling.bar.player, &filling.claims, squares, rush, |feature, count| {
            self.net.add(&mut sums, feature, count);
        });
        self.net.answer(&sums)
    }

    /// The game is over: surely won, shared or lost (CR-31, CR-32).
    fn over(&self, bar: &Bar, rush: u8) -> i32 {
        let mine = (bar.player.rating(), bar.player.fulfilled, rush);
        let others = (0..MAX_SEATS.min(self.position.seats.get())).filter(|&other| other != self.seat);
        let best = others
            .map(|other| self.position.players[other])
            .map(|other| (other.rating(), other.fulfilled, other.rush))
            .max();
        match Some(mine).cmp(&best) {
            std::cmp::Ordering::Less => -SURE + mine.0,
            std::cmp::Ordering::Equal => mine.0,
            std::cmp::Ordering::Greater => SURE + mine.0,
        }
    }
}

const _: () = assert!(SLOTS == 4 && MAX_SEATS == 4);
