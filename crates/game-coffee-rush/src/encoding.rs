//! Coffee Rush as bytes and numbers, for programs that learn. docs/observations.md has the layout in words.

use game_core::{ActionGroup, Encoding, Field, Layout, ObservationWriter, Seat, SeatCount};

use crate::position::{Phase, Stage};
use crate::rules::seat_state::{CUPS, RUSH_TOKENS, SLOTS};
use crate::{
    Action, Bag, Closed, CoffeeRush, CupNumber, Ingredient, Options, Order, Slot, SlotNumber, Square, Upgrade,
};

/// The facts about each player beside cups, orders and meeples.
const A_PLAYER: usize = 3 + Upgrade::COUNT;
/// Phases in which somebody acts, and one for all others.
const PHASES: usize = 8;
/// Reasons to close the shop.
const REASONS: usize = 3;
/// Rows and columns of the board.
const SIDE: usize = 4;
/// The directions of a step, as changes of column and row: right, left, down, up, then the diagonals.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Where the numbers of each verb begin.
const MEEPLE: usize = 1;
const FILL: usize = MEEPLE + Square::COUNT;
const UPGRADE: usize = FILL + CUPS * CUPS;
const STEP: usize = UPGRADE + Upgrade::COUNT;
const EMPTY: usize = STEP + Square::COUNT * DIRECTIONS.len();
const POUR: usize = EMPTY + CUPS;
const SERVE: usize = POUR + Ingredient::COUNT * CUPS;
const END: usize = SERVE + CUPS * SLOTS * Order::COUNT;

impl Encoding for CoffeeRush {
    const VERSION: u32 = 1;

    fn layout(seats: SeatCount, _: &Options) -> Layout {
        let seats = seats.get();
        Layout {
            fields: vec![
                Field::new("meeples", &[seats, SIDE, SIDE], 2, "seat, row, column: meeples of that seat"),
                Field::new("moving", &[SIDE, SIDE], 1, "1 for the meeple that has stepped in the turn under way"),
                Field::new("cups", &[seats, CUPS, Ingredient::COUNT], 18, "seat, cup, ingredient: tokens"),
                Field::new("orders", &[seats, SLOTS, Order::COUNT], 6, "seat, slot, drink: cards"),
                Field::new("supply", &[Ingredient::COUNT], 18, "tokens left of each ingredient"),
                Field::new("hand", &[Ingredient::COUNT], 18, "tokens in the hand of the seat whose turn it is"),
                Field::new("deck", &[Order::COUNT], 6, "cards left of each drink"),
                Field::new(
                    "players",
                    &[seats, A_PLAYER],
                    80,
                    "fulfilled orders held, penalties, rush tokens, then 1 for each upgrade turned up",
                ),
                Field::new("to_act", &[seats], 1, "who acts; all 0 while cards are drawn and after the end"),
                Field::new(
                    "phase",
                    &[PHASES],
                    1,
                    "place, fill, start of a turn, before the first step, steps, pours, serves, anything else",
                ),
                Field::new("steps", &[], u8::MAX, "steps made in this turn"),
                Field::new("served", &[], CUPS as u8, "orders served in this turn"),
                Field::new("rush_supply", &[], RUSH_TOKENS, "rush tokens that nobody has"),
                Field::new("closed", &[REASONS], 1, "why the shop is closed: no cards, penalties, no orders"),
                Field::new("first", &[seats], 1, "which seat started the game"),
            ],
            actions: vec![
                ActionGroup::new("done", &[], "end the turn"),
                ActionGroup::new("meeple", &[SIDE, SIDE], "row, column"),
                ActionGroup::new("fill", &[CUPS, CUPS], "cup of the first meeple's ingredient, of the second's"),
                ActionGroup::new("upgrade", &[Upgrade::COUNT], "upgrade, in the order of the contract"),
                ActionGroup::new(
                    "step",
                    &[SIDE, SIDE, DIRECTIONS.len()],
                    "row and column of the meeple; right, left, down, up, right down, right up, left down, left up",
                ),
                ActionGroup::new("empty", &[CUPS], "cup"),
                ActionGroup::new("pour", &[Ingredient::COUNT, CUPS], "ingredient, cup"),
                ActionGroup::new("serve", &[CUPS, SLOTS, Order::COUNT], "cup, slot, drink"),
            ],
        }
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let seats = self.seats.get();
        let turned = |index: usize| Seat::wrapping((seat.index() + index) % seats);
        let from_here = |other: Seat| (other.index() + seats - seat.index()) % seats;
        let mut out = ObservationWriter::new(out);
        self.write_meeples(from_here, &mut out);
        for index in 0..seats {
            self.cups(turned(index)).iter().for_each(|&cup| write_bag(cup, &mut out));
        }
        for index in 0..seats {
            self.orders(turned(index)).iter().for_each(|&slot| write_slot(slot, &mut out));
        }
        write_bag(self.supply(), &mut out);
        write_bag(self.hand, &mut out);
        for (byte, order) in out.next(Order::COUNT).iter_mut().zip(Order::ALL) {
            *byte = self.deck().count(order);
        }
        for index in 0..seats {
            let seat = turned(index);
            out.bytes(&[self.fulfilled(seat), self.penalties(seat), self.rush(seat)]);
            out.bits(self.upgrades(seat).bits().into(), Upgrade::COUNT);
        }
        self.write_flow(from_here, &mut out);
        out.one_hot(Some(from_here(Seat::FIRST)), seats);
    }

    fn action(&self, number: usize) -> Option<Action> {
        Some(match number {
            0 => Action::Done,
            MEEPLE..FILL => Action::Meeple(Square::ALL[number - MEEPLE]),
            FILL..UPGRADE => {
                let [first, second] = [(number - FILL) / CUPS, (number - FILL) % CUPS].map(|cup| CupNumber::ALL[cup]);
                Action::Fill(first, second)
            }
            UPGRADE..STEP => Action::Upgrade(Upgrade::ALL[number - UPGRADE]),
            STEP..EMPTY => {
                let from = Square::ALL[(number - STEP) / DIRECTIONS.len()];
                Action::Step { from, to: beside(from, (number - STEP) % DIRECTIONS.len())? }
            }
            EMPTY..POUR => Action::Empty(CupNumber::ALL[number - EMPTY]),
            POUR..SERVE => {
                let (ingredient, cup) = ((number - POUR) / CUPS, (number - POUR) % CUPS);
                Action::Pour(Ingredient::ALL[ingredient], CupNumber::ALL[cup])
            }
            SERVE..END => {
                let (place, order) = ((number - SERVE) / Order::COUNT, (number - SERVE) % Order::COUNT);
                let (cup, slot) = (CupNumber::ALL[place / SLOTS], SlotNumber::ALL[place % SLOTS]);
                Action::Serve { cup, order: Order::ALL[order], slot }
            }
            _ => return None,
        })
    }

    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Done => 0,
            Action::Meeple(square) => MEEPLE + square.index(),
            Action::Fill(first, second) => FILL + first.index() * CUPS + second.index(),
            Action::Upgrade(upgrade) => UPGRADE + upgrade as usize,
            Action::Step { from, to } => STEP + from.index() * DIRECTIONS.len() + direction(from, to),
            Action::Empty(cup) => EMPTY + cup.index(),
            Action::Pour(ingredient, cup) => POUR + ingredient as usize * CUPS + cup.index(),
            Action::Serve { cup, order, slot } => {
                SERVE + (cup.index() * SLOTS + slot.index()) * Order::COUNT + order.index()
            }
        }
    }
}

impl CoffeeRush {
    fn write_meeples(&self, from_here: impl Fn(Seat) -> usize, out: &mut ObservationWriter<'_>) {
        let boards = out.next(self.seats.get() * Square::COUNT);
        boards.fill(0);
        for (index, square) in self.meeples.iter().enumerate() {
            if let Some(square) = square {
                boards[from_here(self.owner_of(index)) * Square::COUNT + square.index()] += 1;
            }
        }
        let stepped = (self.flow.steps > 0).then(|| self.meeples[self.meeples_of(self.flow.seat).start]).flatten();
        out.one_hot(stepped.map(Square::index), Square::COUNT);
    }

    fn write_flow(&self, from_here: impl Fn(Seat) -> usize, out: &mut ObservationWriter<'_>) {
        out.one_hot(self.actor().map(from_here), self.seats.get());
        let phase = match self.flow.phase {
            Phase::Place { .. } => 0,
            Phase::Fill => 1,
            Phase::Turn(Stage::Fresh) => 2,
            Phase::Turn(Stage::Begun) => 3,
            Phase::Turn(Stage::Moving) => 4,
            Phase::Turn(Stage::Pouring) => 5,
            Phase::Turn(Stage::Serving) => 6,
            Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock | Phase::Over => 7,
        };
        out.one_hot(Some(phase), PHASES);
        out.bytes(&[self.flow.steps, self.flow.served, self.rush_supply()]);
        let reason = self.closed().map(|closed| match closed {
            Closed::DeckEmpty => 0,
            Closed::Penalties => 1,
            Closed::NoOrders => 2,
        });
        out.one_hot(reason, REASONS);
    }
}

fn write_bag(bag: Bag, out: &mut ObservationWriter<'_>) {
    let out = out.next(Ingredient::COUNT);
    if bag.is_empty() {
        return out.fill(0);
    }
    for (byte, ingredient) in out.iter_mut().zip(Ingredient::ALL) {
        *byte = bag.count(ingredient);
    }
}

fn write_slot(slot: Slot, out: &mut ObservationWriter<'_>) {
    let out = out.next(Order::COUNT);
    let kinds = slot.kinds();
    game_core::spread_bits(kinds.bits().into(), out);
    // Two cards of one drink in one slot are rare.
    if kinds.count() < slot.len() as usize {
        kinds.iter().for_each(|order| out[order.index()] = slot.count(order) as u8);
    }
}

/// The square one step away, if it is on the board.
fn beside(from: Square, direction: usize) -> Option<Square> {
    let (right, down) = DIRECTIONS[direction];
    let column = (from.index() % SIDE).checked_add_signed(right.into()).filter(|&column| column < SIDE)?;
    let row = (from.index() / SIDE).checked_add_signed(down.into()).filter(|&row| row < SIDE)?;
    Some(Square::ALL[row * SIDE + column])
}

/// The direction from a square to its neighbour.
#[inline]
fn direction(from: Square, to: Square) -> usize {
    let change = |a: usize, b: usize| b as i8 - a as i8;
    let (from, to) = (from.index(), to.index());
    let step = (change(from % SIDE, to % SIDE), change(from / SIDE, to / SIDE));
    DIRECTIONS.iter().position(|&direction| direction == step).unwrap_or_default()
}
