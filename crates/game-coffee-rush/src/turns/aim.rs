//! A random turn that aims at an order: what playouts are made of.
//!
//! # The distribution
//! One random number decides everything that is left to chance in a turn.
//! 1. *Upgrade.* With three fulfilled orders and more than [`LATE`] cards in the deck, an upgrade is turned up: the first that
//!    is still face down, from a random one on.
//! 2. *Empty.* A cup that can become none of the own orders is emptied. Without any order nothing is emptied or poured.
//! 3. *Aim.* If some cup can become an own order within the three free steps (on the bare board), the aim is such a pair of cup
//!    and order; otherwise any pair that fits, the fullest cups only. The oldest slot goes first; in it the first cup that has
//!    such an order, from a random one on; of its orders the last in the data file, where the special ones stand. With two
//!    meeples, a random one is asked first, and the other if nothing can be completed with the first.
//! 4. *Walk.* One of up to eight walks of three steps that bring most of what is missing, from a random one on, the first
//!    that ends on a free square. If something is still missing and rush tokens suffice to fetch all of it on the shortest way,
//!    they are spent.
//! 5. *Pour.* One token of each step, then the further ones where an upgrade doubles: each goes into the cup aimed at if it is
//!    missing there, else into one of the two others, a random one first, if that can still become another own order with it,
//!    else back. Tokens that the supply would lack but for an emptied cup are not counted on.
//! 6. *Serve.* Every cup that fulfils an own order is served, the oldest order first.

use game_core::Random;

use super::WholeTurn;
use super::path::Path;
use super::pour::{Doubled, Pouring};
use super::tables::{Tables, Walk};
use crate::content::Content;
use crate::position::{CUPS, Player, SLOTS};
use crate::slot::Slot;
use crate::{CoffeeRush, Order, Orders, Square, Squares, Upgrade, Upgrades};

/// With so few cards left an upgrade no longer pays for the three points it costs.
const LATE: u8 = 30;

/// A random number to be read digit by digit.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// A digit below `n`. A handful of small digits leave a bias far below what any test can see.
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(n);
        self.0 = product as u64;
        (product >> 64) as u32
    }
}

/// A turn before serving: what the meeple and the cups come to.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) upgrade: Option<Upgrade>,
    /// Which meeple moves, by index.
    pub(super) mover: usize,
    pub(super) path: Path,
    /// The cups after pouring; junk stays as it is.
    pub(super) contents: [Content; CUPS],
}

/// What a turn is for: a cup that is to become an order, and the meeple that walks for it.
#[derive(Clone, Copy)]
struct Aim {
    cup: usize,
    order: Order,
    mover: usize,
    from: Square,
}

/// How far a turn is planned.
pub(super) enum Outlook {
    /// To the end.
    Closed(Plan),
    /// Further tokens or rush tokens are to be reckoned with; see [`CoffeeRush::work_out`].
    Open(OpenPlan),
}

/// A plan so far.
pub(super) struct OpenPlan {
    upgrade: Option<Upgrade>,
    mover: usize,
    path: Path,
    pouring: Pouring,
}

impl CoffeeRush {
    /// A random whole turn that aims at the orders of the seat whose turn begins; see the [module](self) for the
    /// distribution. May be asked only when [`CoffeeRush::begins_turn`].
    pub fn aimed_turn<R: Random>(&self, rng: &mut R) -> WholeTurn {
        let tables = Tables::get();
        let plan = match self.plan_turn(tables, Dice(rng.next_u64())) {
            Outlook::Closed(plan) => plan,
            Outlook::Open(open) => self.work_out(tables, &open),
        };
        self.compose(plan.upgrade, self.square_of(plan.mover), plan.path, plan.contents)
    }

    /// Everything in the [module](self)'s list up to pouring.
    #[inline(always)]
    pub(super) fn plan_turn(&self, tables: &'static Tables, mut dice: Dice) -> Outlook {
        let seat = self.flow.seat.index();
        let (me, slots, cups) = (self.players[seat], &self.orders[seat], &self.cups[seat]);
        let upgrade = choose_upgrade(me, self.deck.left(), &mut dice);
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        let wanted = slots[0].kinds().or(slots[1].kinds()).or(slots[2].kinds()).or(slots[3].kinds());
        if wanted.is_empty() {
            return Outlook::Closed(self.stroll(tables, upgrade, upgrades, dice));
        }
        let useful = |bag| {
            let content = Content::of(bag);
            if content.becomes().and(wanted).is_empty() { Content::EMPTY } else { content }
        };
        let contents = [useful(cups[0]), useful(cups[1]), useful(cups[2])];
        let aim = self.take_aim(tables, wanted, upgrades, &contents, &mut dice);
        let need = contents[aim.cup].missing(aim.order);
        let walk = self.choose_walk(tables, aim.from, upgrades, need, &mut dice);
        let mut pouring = Pouring::new(aim.order, wanted, contents, aim.cup, dice.below(2));
        let (mover, path) = (aim.mover, walk.path());
        if path.iter().all(|square| self.supply.has_plenty(square.ingredient())) {
            pouring.pour_walk(walk);
        } else {
            pouring.pour_one_each(path, self.supply);
        }
        if upgrades.double_nothing() && (me.rush == 0 || walk.rest() == Content::EMPTY) {
            Outlook::Closed(Plan { upgrade, mover, path, contents: pouring.contents() })
        } else {
            Outlook::Open(OpenPlan { upgrade, mover, path, pouring })
        }
    }

    /// Pours the further tokens where squares are doubled, and spends rush tokens if they complete the order aimed at.
    #[inline(never)]
    pub(super) fn work_out(&self, tables: &'static Tables, open: &OpenPlan) -> Plan {
        let &OpenPlan { upgrade, mover, path, mut pouring } = open;
        let me = self.me();
        let upgrades = upgrade.map_or(me.upgrades, |upgrade| me.upgrades.with(upgrade));
        let doubled = Doubled::new(upgrades, self.taken_by_others(mover));
        let supply = pouring.pour_further(path, doubled, self.supply);
        let mut whole = path;
        if me.rush > 0 && !pouring.is_done() {
            let here = path.end().unwrap_or(self.square_of(mover));
            let more = tables.start(here, upgrades.has(Upgrade::Diagonal)).shortest[pouring.missing().index()].path();
            if more.len() <= me.rush && self.may_end(more, self.square_of(mover)) {
                pouring.pour_one_each(more, supply);
                pouring.pour_further(more, doubled, supply);
                whole = path.and_then(more);
            }
        }
        Plan { upgrade, mover, path: whole, contents: pouring.contents() }
    }

    /// Which meeple moves, and for what. There must be an order, and each cup must fit one.
    #[inline(always)]
    fn take_aim(
        &self,
        tables: &'static Tables,
        wanted: Orders,
        upgrades: Upgrades,
        contents: &[Content; CUPS],
        dice: &mut Dice,
    ) -> Aim {
        let mine = self.meeples_of(self.flow.seat);
        let mut mover = mine.start;
        if mine.len() > 1 {
            mover += dice.below(2) as usize;
        }
        let mut from = self.square_of(mover);
        let completable = |from| {
            let completes = &tables.start(from, upgrades.has(Upgrade::Diagonal)).completes;
            let by = |content: Content| completes[content.index()].and(wanted);
            [by(contents[0]), by(contents[1]), by(contents[2])]
        };
        let mut choices = completable(from);
        if all_of(&choices).is_empty() {
            if mine.len() > 1 {
                mover = mine.start + mine.end - 1 - mover;
                from = self.square_of(mover);
                choices = completable(from);
            }
            if all_of(&choices).is_empty() {
                choices = fitting(contents, wanted);
            }
        }
        let here = oldest_slot(&self.orders[self.flow.seat.index()], all_of(&choices));
        let mut cup = dice.below(CUPS as u32) as usize;
        while choices[cup].and(here).is_empty() {
            cup = if cup + 1 < CUPS { cup + 1 } else { 0 };
        }
        Aim { cup, order: choices[cup].and(here).last(), mover, from }
    }

    #[inline(always)]
    fn square_of(&self, mover: usize) -> Square {
        self.meeples[mover].expect("meeples stand during a turn")
    }

    /// A walk of three steps for `need`, or any walk if none of the good ones ends on a free square.
    #[inline(always)]
    fn choose_walk(
        &self,
        tables: &'static Tables,
        from: Square,
        upgrades: Upgrades,
        need: Content,
        dice: &mut Dice,
    ) -> Walk {
        let walks = &tables.start(from, upgrades.has(Upgrade::Diagonal)).walks[need.index()];
        let first = dice.below(walks.best);
        let walk = walks.get(first);
        if self.may_end(walk.path(), from) { walk } else { self.other_walk(tables, from, upgrades, need, first) }
    }

    /// May a turn that begins on `from` end where `path` does?
    #[inline(always)]
    fn may_end(&self, path: Path, from: Square) -> bool {
        path.end().is_some_and(|end| !self.taken().without(Squares::NONE.with(from)).has(end))
    }

    #[cold]
    fn other_walk(&self, tables: &'static Tables, from: Square, upgrades: Upgrades, need: Content, first: u32) -> Walk {
        let diagonal = upgrades.has(Upgrade::Diagonal);
        let walks = &tables.start(from, diagonal).walks[need.index()];
        let others = (first + 1..walks.best).chain(0..first).chain(walks.best..walks.count);
        let mut free = others.map(|index| walks.get(index)).filter(|walk| self.may_end(walk.path(), from));
        free.next().unwrap_or_else(|| tables.bare_walk(self.any_walk(from, diagonal), need))
    }

    /// To a free neighbour, or out and back.
    fn any_walk(&self, from: Square, diagonal: bool) -> Path {
        let around = from.neighbours(diagonal);
        match around.without(self.taken()).iter().next() {
            Some(free) => Path::NONE.then(free),
            None => around.iter().next().map_or(Path::NONE, |taken| Path::NONE.then(taken).then(from)),
        }
    }

    /// A turn without any order to aim at.
    #[cold]
    fn stroll(&self, tables: &'static Tables, upgrade: Option<Upgrade>, upgrades: Upgrades, mut dice: Dice) -> Plan {
        let mover = self.meeples_of(self.flow.seat).start;
        let walk = self.choose_walk(tables, self.square_of(mover), upgrades, Content::EMPTY, &mut dice);
        Plan { upgrade, mover, path: walk.path(), contents: [Content::JUNK; CUPS] }
    }
}

#[inline(always)]
fn choose_upgrade(me: Player, deck: u8, dice: &mut Dice) -> Option<Upgrade> {
    if me.fulfilled < Upgrade::PRICE || deck <= LATE || me.upgrades == Upgrades::ALL {
        return None;
    }
    let first = dice.below(Upgrade::COUNT as u32) as usize;
    let mut from_first = (first..first + Upgrade::COUNT).map(|index| Upgrade::ALL[index % Upgrade::COUNT]);
    from_first.find(|&upgrade| !me.upgrades.has(upgrade))
}

#[inline(always)]
fn all_of(choices: &[Orders; CUPS]) -> Orders {
    choices[0].or(choices[1]).or(choices[2])
}

/// The orders that the fullest cups can become at all.
fn fitting(contents: &[Content; CUPS], wanted: Orders) -> [Orders; CUPS] {
    let fullest = contents[0].len().max(contents[1].len()).max(contents[2].len());
    contents.map(|content| if content.len() == fullest { content.becomes().and(wanted) } else { Orders::NONE })
}

/// What of `orders` lies in the oldest slot that has any; there must be one.
#[inline(always)]
fn oldest_slot(slots: &[Slot; SLOTS], orders: Orders) -> Orders {
    let mut oldest = slots[0].these(orders);
    for slot in &slots[1..] {
        let here = slot.these(orders);
        oldest = if here.is_empty() { oldest } else { here };
    }
    oldest
}
