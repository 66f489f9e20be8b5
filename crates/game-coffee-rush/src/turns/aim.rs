//! A random turn that aims at an order. Playouts are made of such turns. [`CoffeeRush::aimed_turn`] says how it is drawn.

use game_core::Random;

use super::WholeTurn;
use super::path::Path;
use super::playout_seat::{AimedPlan, PlayoutBoard, PlayoutSeat};
use super::pour::Pouring;
use super::tables::{Start, Walk, Walks};
use crate::content::Content;
use crate::rules::seat_state::{CUPS, Player, SLOTS};
use crate::slot::Slot;
use crate::{CoffeeRush, Order, Orders, Square, Upgrade, Upgrades};

/// With so few cards left an upgrade no longer pays for the three points it costs.
const LATE: u32 = 30;

/// A random number to be read digit by digit.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// A digit below `n`. A handful of small digits leave a bias far too small for any test to see.
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(n);
        self.0 = product as u64;
        (product >> 64) as u32
    }
}

impl CoffeeRush {
    /// A random whole turn that aims at the orders of the seat whose turn begins. May be asked only when
    /// [`CoffeeRush::begins_turn`].
    ///
    /// # The distribution
    /// One random number decides everything that is left to chance in a turn.
    /// 1. *Upgrade.* With three fulfilled orders and more than 30 cards in the deck, an upgrade is turned up: the first that
    ///    is still face down, from a random one on.
    /// 2. *Empty.* A cup that can become none of the own orders is emptied. Without any order nothing is emptied or poured.
    /// 3. *Aim.* If some cup can become an own order within the three free steps (on the bare board), the aim is such a pair of cup
    ///    and order; otherwise any pair that fits, the fullest cups only. The oldest slot goes first; in it the first cup that has
    ///    such an order, from a random one on; of its orders the last in the data file, where the special ones stand. With two
    ///    meeples, a random one is asked first, and the other if nothing can be completed with the first.
    /// 4. *Walk.* One of up to eight walks of three steps that bring most of the missing tokens, from a random one on, the first
    ///    that ends on a free square. If something is still missing and rush tokens suffice to fetch all of it on the shortest way,
    ///    they are spent.
    /// 5. *Pour.* One token of each step, then the further ones where an upgrade doubles: each goes into the cup aimed at if it is
    ///    missing there, else into one of the two others, a random one first, if that can still become another own order with it,
    ///    else back. Tokens that the supply would lack but for an emptied cup are not counted on.
    /// 6. *Serve.* Every cup that fulfils an own order is served, the oldest order first.
    pub fn aimed_turn<R: Random>(&self, rng: &mut R) -> WholeTurn {
        let own = PlayoutSeat::of(self, self.flow.seat);
        let (board, number) = (PlayoutBoard::of(self), rng.next_u64());
        let plan = own.plan(&board, Dice(number)).unwrap_or_else(|| own.stroll(&board, Dice(number)));
        self.compose(plan.upgrade, own.meeples[plan.mover], plan.path, plan.contents)
    }
}

/// The aim of a turn: a cup that is to become an order, and the meeple that walks for it.
#[derive(Clone, Copy)]
struct Aim {
    cup: usize,
    order: Order,
    mover: usize,
    from: Square,
    start: &'static Start,
}

impl PlayoutSeat {
    /// Everything that [`CoffeeRush::aimed_turn`] lists up to pouring; `None` without any order to aim at.
    #[inline(always)]
    pub(super) fn plan(&self, board: &PlayoutBoard, mut dice: Dice) -> Option<AimedPlan> {
        let wanted = self.state.wanted();
        if wanted.is_empty() {
            return None;
        }
        let (upgrade, upgrades) = self.choose_upgrade(board, &mut dice);
        let useful = |content: Content| if content.becomes().and(wanted).is_empty() { Content::EMPTY } else { content };
        let contents = [useful(self.state.cups[0]), useful(self.state.cups[1]), useful(self.state.cups[2])];
        let aim = self.take_aim(board, wanted, upgrades, &contents, &mut dice);
        let walks = &aim.start.walks[contents[aim.cup].missing(aim.order).index()];
        let walk = choose_walk(board, walks, aim.from, upgrades, &mut dice);
        let mut path = walk.path();
        let mut pouring = Pouring::new(aim.order, wanted, contents, aim.cup, dice.below(2));
        if board.supply.is_plentiful() {
            pouring.pour_walk(walk);
        } else {
            pouring.pour_one_each(path, &mut { board.supply });
        }
        if !upgrades.double_nothing() || (self.state.player.rush > 0 && walk.rest() != Content::EMPTY) {
            path = pouring.go_on(board, path, aim.from, upgrades, self.state.player.rush);
        }
        Some(AimedPlan { upgrade, mover: aim.mover, path, contents: pouring.contents() })
    }

    /// Chooses the meeple that moves, and its aim. There must be an order, and each cup must fit one.
    #[inline(always)]
    fn take_aim(
        &self,
        board: &PlayoutBoard,
        wanted: Orders,
        upgrades: Upgrades,
        contents: &[Content; CUPS],
        dice: &mut Dice,
    ) -> Aim {
        let mut mover = if board.pairs { dice.below(2) as usize } else { 0 };
        let start_of = |mover: usize| board.tables.start(self.meeples[mover], upgrades.has(Upgrade::Diagonal));
        let completable = |start: &Start| {
            let by = |content: Content| start.completes[content.index()].and(wanted);
            [by(contents[0]), by(contents[1]), by(contents[2])]
        };
        let mut start = start_of(mover);
        let mut choices = completable(start);
        if all_of(&choices).is_empty() {
            if board.pairs {
                mover = 1 - mover;
                start = start_of(mover);
                choices = completable(start);
            }
            if all_of(&choices).is_empty() {
                choices = fitting(contents, wanted);
            }
        }
        let here = oldest_slot(&self.state.slots, all_of(&choices));
        let mut cup = dice.below(CUPS as u32) as usize;
        while choices[cup].and(here).is_empty() {
            cup = if cup + 1 < CUPS { cup + 1 } else { 0 };
        }
        Aim { cup, order: choices[cup].and(here).last(), mover, from: self.meeples[mover], start }
    }

    /// A turn without any order to aim at: the cups stay as they are.
    #[cold]
    pub(super) fn stroll(&self, board: &PlayoutBoard, mut dice: Dice) -> AimedPlan {
        let (upgrade, upgrades) = self.choose_upgrade(board, &mut dice);
        let start = board.tables.start(self.meeples[0], upgrades.has(Upgrade::Diagonal));
        let walk = choose_walk(board, &start.walks[Content::EMPTY.index()], self.meeples[0], upgrades, &mut dice);
        AimedPlan { upgrade, mover: 0, path: walk.path(), contents: [Content::JUNK; CUPS] }
    }

    /// The upgrade that is turned up, if any, and all that are up then.
    #[inline(always)]
    fn choose_upgrade(&self, board: &PlayoutBoard, dice: &mut Dice) -> (Option<Upgrade>, Upgrades) {
        let Player { fulfilled, upgrades, .. } = self.state.player;
        if fulfilled < Upgrade::PRICE || board.cards <= LATE || upgrades == Upgrades::ALL {
            return (None, upgrades);
        }
        let first = dice.below(Upgrade::COUNT as u32) as usize;
        let mut from_first = (first..first + Upgrade::COUNT).map(|index| Upgrade::ALL[index % Upgrade::COUNT]);
        let upgrade = from_first.find(|&upgrade| !upgrades.has(upgrade));
        (upgrade, upgrade.map_or(upgrades, |upgrade| upgrades.with(upgrade)))
    }
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

/// Those of `orders` that lie in the oldest slot with any of them; there must be one.
#[inline(always)]
fn oldest_slot(slots: &[Slot; SLOTS], orders: Orders) -> Orders {
    let mut oldest = slots[0].these(orders);
    for slot in &slots[1..] {
        let here = slot.these(orders);
        oldest = if here.is_empty() { oldest } else { here };
    }
    oldest
}

/// One of `walks`, or any walk if none of them ends on a free square.
#[inline(always)]
fn choose_walk(board: &PlayoutBoard, walks: &Walks, from: Square, upgrades: Upgrades, dice: &mut Dice) -> Walk {
    let first = dice.below(walks.best);
    let walk = walks.get(first);
    if walk.path().ends_outside(board.others(from)) { walk } else { other_walk(board, walks, from, upgrades, first) }
}

#[cold]
fn other_walk(board: &PlayoutBoard, walks: &Walks, from: Square, upgrades: Upgrades, first: u32) -> Walk {
    let others = board.others(from);
    for indices in [first + 1..walks.best, 0..first, walks.best..walks.count] {
        for walk in indices.map(|index| walks.get(index)) {
            if walk.path().ends_outside(others) {
                return walk;
            }
        }
    }
    board.tables.bare_walk(any_walk(board, from, upgrades.has(Upgrade::Diagonal)), walks.need())
}

/// To a free neighbour, or out and back.
fn any_walk(board: &PlayoutBoard, from: Square, diagonal: bool) -> Path {
    let neighbours = from.neighbours(diagonal);
    match neighbours.without(board.taken).iter().next() {
        Some(free) => Path::NONE.then(free),
        None => neighbours.iter().next().map_or(Path::NONE, |taken| Path::NONE.then(taken).then(from)),
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, SplitMix};

    use super::super::tables::Tables;
    use super::*;
    use crate::position::{Phase, Stage};
    use crate::{Options, Setup, Squares};

    /// Four players, of whom seat 0 is to move and has one order.
    fn table(order: Order, meeples: [Square; 4]) -> CoffeeRush {
        let seats = CoffeeRush::INFO.seat_count(4).expect("four may play");
        let mut position = CoffeeRush::new(seats, &Options::default(), &Setup {}).unwrap();
        position.meeples = meeples.map(Some);
        position.flow.phase = Phase::Turn(Stage::Fresh);
        position.take_card::<true>(position.flow.seat, 0, order);
        position
    }

    #[test]
    fn rush_tokens_are_spent_when_they_just_suffice_and_kept_otherwise() {
        let mut spent_by_some = 0;
        for order in Order::ALL {
            let turn = |rush| {
                let mut position = table(order, [Square::A1, Square::D1, Square::A4, Square::D4]);
                position.states[0].player.rush = rush;
                position.aimed_turn(&mut SplitMix::new(1))
            };
            let rich = turn(5);
            let spent = rich.path.rush();
            spent_by_some += spent;
            assert_eq!(turn(spent), rich, "{order}");
            if let Some(fewer) = spent.checked_sub(1) {
                assert_eq!(turn(fewer).path.rush(), 0, "{order}");
            }
        }
        assert!(spent_by_some > 0);
    }

    #[test]
    fn a_turn_that_finds_all_ends_taken_brings_what_its_own_way_pays() {
        let mut found = 0;
        for (from, order) in Square::ALL.into_iter().flat_map(|from| Order::ALL.map(|order| (from, order))) {
            let need = Content::of(order.recipe());
            let walks = &Tables::get().start(from, false).walks[need.index()];
            let ends: Squares = (0..walks.count).filter_map(|index| walks.get(index).path().end()).collect();
            let free = Square::ALL.into_iter().filter(|&square| square != from && !ends.has(square));
            let others: Vec<Square> = ends.iter().filter(|&end| end != from).chain(free).take(3).collect();
            let mut position = table(order, [from, others[0], others[1], others[2]]);
            found += u32::from(ends.without(position.taken_by_others(0)).is_empty());
            for action in position.aimed_turn(&mut SplitMix::new(1)).expand() {
                position.apply(action).unwrap_or_else(|error| panic!("{order} from {from}: {action}: {error}"));
            }
        }
        assert!(found > 0);
    }
}
