//! Everything that the tokens of some walk can make of the cups.
//!
//! *Why a bitmap.* Many walks allow the same filling. A filling is a number (the content of the third cup, then of the second, then of
//! the first, each counted among the contents that this cup can come to), so a bit for each says which were seen, and reading
//! the bits gives them sorted.

use crate::content::Content;
use crate::rules::seat_state::{CUPS, SLOTS, SeatState};
use crate::slot::Slot;
use crate::turns::haul::Haul;
use crate::turns::supply::{Kinds, Supply};
use crate::{Ingredient, Orders};

/// A content that one cup can come to.
#[derive(Clone, Copy)]
struct Part {
    content: Content,
    need: Supply,
    /// The ingredients that it could still take.
    accepts: Kinds,
    /// How useful it looks.
    promise: u32,
    /// Its part of the number of a filling.
    place: u32,
}

/// One way to fill the cups.
#[derive(Clone, Copy)]
pub(crate) struct Filling {
    /// The contents of the cups, six bits each, the first lowest.
    code: u32,
    /// How useful it looks.
    promise: u32,
}

impl Filling {
    pub(crate) fn contents(self) -> [Content; CUPS] {
        [0, 6, 12].map(|place| Content::at(self.code >> place))
    }
}

/// Finds fillings. It keeps its buffers, so that nothing is allocated twice.
#[derive(Default)]
pub(crate) struct Filler {
    parts: [Vec<Part>; CUPS],
    /// The tokens of each cup that are of use.
    held: [Supply; CUPS],
    /// Which neighbouring cups hold the same: of fillings that only swap these one is enough.
    alike: [bool; 2],
    fit: [Vec<Part>; CUPS],
    bags: Vec<Supply>,
    seen: Vec<u64>,
    seen_count: usize,
}

/// Different fillings noted at most before the search for more ends.
const MOST_SEEN: usize = 50_000;

impl Filler {
    /// Finds the contents that each cup of a seat can come to. `empty_useful`: are cups also emptied that could still become an order?
    pub(crate) fn look_at(&mut self, own: &SeatState<Content>, alike: [bool; 2], empty_useful: bool) {
        let wanted = own.wanted();
        self.alike = alike;
        self.parts.iter_mut().for_each(Vec::clear);
        if wanted.is_empty() {
            let content = Content::JUNK;
            let left_alone = Part { content, need: Supply::NONE, accepts: Kinds::NONE, promise: 0, place: 0 };
            self.parts.iter_mut().for_each(|parts| parts.push(left_alone));
            self.held = [Supply::NONE; CUPS];
            return;
        }
        let useful = |content: Content| !content.becomes().and(wanted).is_empty();
        self.held = own.cups.map(|content| Supply::in_cup(if useful(content) { content } else { Content::EMPTY }));
        for content in Content::parts().filter(|&content| content == Content::EMPTY || useful(content)) {
            let fits = |&one: &Ingredient| useful(content.plus(one));
            let accepts = Ingredient::ALL.into_iter().filter(fits).fold(Kinds::NONE, Kinds::with);
            let (whole, promise) = (Supply::in_cup(content), promise(&own.slots, content));
            for (cup, parts) in self.parts.iter_mut().enumerate() {
                let held = self.held[cup];
                if whole.holds(held) || (empty_useful && content != Content::EMPTY) {
                    parts.push(Part { content, need: need(held, content), accepts, promise, place: 0 });
                }
            }
        }
        let mut stride = 1;
        for parts in &mut self.parts {
            parts.iter_mut().zip(0..).for_each(|(part, index)| part.place = index * stride);
            stride *= parts.len() as u32;
        }
    }

    /// The most of each ingredient that the cups have use for.
    pub(crate) fn useful(&self) -> Supply {
        Ingredient::ALL.into_iter().fold(Supply::NONE, |all, ingredient| {
            let most = |parts: &Vec<Part>| parts.iter().map(|part| part.need.count(ingredient)).max().unwrap_or(0);
            all.with(ingredient, self.parts.iter().map(most).sum())
        })
    }

    /// The tokens that a walk must bring for a filling.
    pub(crate) fn need(&self, filling: Filling) -> Supply {
        let cups = self.held.into_iter().zip(filling.contents());
        cups.fold(Supply::NONE, |all, (held, content)| all.plus(need(held, content)))
    }

    /// Everything that some haul can make of the cups, each once; of more than `most` those that look most useful. `leave_out`:
    /// may useful tokens be left out?
    pub(crate) fn find(
        &mut self,
        hauls: &[Haul<Supply>],
        leave_out: bool,
        most: usize,
        stop: &dyn Fn() -> bool,
        found: &mut Vec<Filling>,
    ) {
        self.bags.clear();
        self.bags.extend(hauls.iter().map(|haul| haul.taken));
        self.bags.sort_unstable();
        self.bags.dedup();
        keep_largest(&mut self.bags);
        let places: usize = self.parts.iter().map(Vec::len).product();
        self.seen.clear();
        self.seen.resize(places.div_ceil(64), 0);
        self.seen_count = 0;
        for index in 0..self.bags.len() {
            if self.seen_count > MOST_SEEN || stop() {
                break;
            }
            self.note(self.bags[index], leave_out);
        }
        self.list(found);
        if found.len() > most {
            found.select_nth_unstable_by_key(most, |filling| (std::cmp::Reverse(filling.promise), filling.code));
            found.truncate(most);
        }
    }

    /// Notes every filling that the tokens of `bag` allow.
    fn note(&mut self, bag: Supply, leave_out: bool) {
        for (fit, parts) in self.fit.iter_mut().zip(&self.parts) {
            fit.clear();
            fit.extend(parts.iter().filter(|part| bag.holds(part.need)));
        }
        let swapped = |alike: bool, one: &Part, next: &Part| alike && next.content.index() < one.content.index();
        let [a, b, c] = &self.fit;
        for first in a {
            let bag = bag.minus(first.need);
            for second in b.iter().filter(|part| bag.holds(part.need) && !swapped(self.alike[0], first, part)) {
                let bag = bag.minus(second.need);
                let accepts = first.accepts.or(second.accepts);
                let place = first.place + second.place;
                for third in c.iter().filter(|part| bag.holds(part.need) && !swapped(self.alike[1], second, part)) {
                    if !leave_out && accepts.or(third.accepts).meets(bag.minus(third.need).kinds()) {
                        continue;
                    }
                    let place = (place + third.place) as usize;
                    let (word, bit) = (&mut self.seen[place / 64], 1 << (place % 64));
                    self.seen_count += usize::from(*word & bit == 0);
                    *word |= bit;
                }
            }
        }
    }

    /// The fillings that were noted, in the order of their numbers.
    fn list(&self, found: &mut Vec<Filling>) {
        found.clear();
        let [a, b, c] = &self.parts;
        for (word, &bits) in self.seen.iter().enumerate() {
            let mut left = bits;
            while left != 0 {
                let place = 64 * word + left.trailing_zeros() as usize;
                left &= left - 1;
                let (rest, first) = (place / a.len(), &a[place % a.len()]);
                let (second, third) = (&b[rest % b.len()], &c[rest / b.len()]);
                let code = first.content.index() | second.content.index() << 6 | third.content.index() << 12;
                found.push(Filling { code: code as u32, promise: first.promise + second.promise + third.promise });
            }
        }
    }
}

/// The tokens that must be poured for a cup that holds `held` to come to `content`; if they do not go together it is emptied.
fn need(held: Supply, content: Content) -> Supply {
    let whole = Supply::in_cup(content);
    if whole.holds(held) { whole.minus(held) } else { whole }
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
