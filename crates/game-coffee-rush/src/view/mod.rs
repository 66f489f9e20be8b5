//! The view that everybody at the table gets. Coffee Rush hides nothing but the order of the deck, which is not decided before it is
//! drawn; so all seats and spectators see the same, and counting the cards left is done for them.

mod analysis;

use game_core::Seat;
use serde::Serialize;

pub use analysis::{Becoming, Drawing, Pressure, StepChoice};

use crate::position::{FREE_STEPS, Phase, Stage};
use crate::rules::seat_state::CUPS;
use crate::{Bag, Closed, CoffeeRush, CupNumber, Ingredient, Order, SlotNumber, Square, Upgrade};

/// A position as it is shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many play.
    pub seats: usize,
    /// Is the option *less luck* on?
    pub less_luck: bool,
    /// The current state.
    pub phase: PhaseView,
    /// The seat to act; none while orders are drawn and after the end.
    pub to_act: Option<Seat>,
    /// The seat that draws the next order, while orders are drawn.
    pub to_draw: Option<Seat>,
    /// The board, row by row.
    pub board: Vec<SquareView>,
    /// Ingredients left.
    pub supply: Bag,
    /// Rush tokens left.
    pub rush_supply: u8,
    /// Orders left to draw.
    pub deck_left: u8,
    /// The same, drink by drink.
    pub deck: Vec<DeckView>,
    /// Why the shop is closed, if it is.
    pub closed: Option<Closed>,
    /// How many turns are still to be played, this one included, when the shop is closed.
    pub last_turns: Option<usize>,
    /// Everybody's board, in turn order.
    pub players: Vec<PlayerView>,
    /// The turn under way.
    pub turn: Option<TurnView>,
}

/// The current state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PhaseView {
    /// Opening orders are drawn.
    Deal,
    /// Meeples are placed.
    Place,
    /// Two players: first ingredients go into cups.
    Fill,
    /// A turn begins: nothing is done yet.
    Start,
    /// A turn has begun, but no step is made.
    Prepare,
    /// The meeple moves.
    Move,
    /// Ingredients are poured.
    Pour,
    /// Orders are served.
    Serve,
    /// New orders are drawn for the others.
    NewOrders,
    /// Two players: the order of one's own is drawn.
    Restock,
    /// The game is over.
    Over,
}

/// A square of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SquareView {
    /// Its name.
    pub square: Square,
    /// Its pay.
    pub ingredient: Ingredient,
    /// Is it a corner?
    pub corner: bool,
    /// The seats whose meeples stand there: two while one of them is passing.
    pub meeples: Vec<Seat>,
}

/// Cards of one drink that are left to draw.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckView {
    /// The drink.
    pub order: Order,
    /// How many.
    pub left: u8,
}

/// A player's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The owner.
    pub seat: Seat,
    /// Where the meeples stand.
    pub meeples: Vec<Square>,
    /// The cups.
    pub cups: Vec<CupView>,
    /// The order slots, from the first.
    pub slots: Vec<SlotView>,
    /// Fulfilled orders still held.
    pub fulfilled: u8,
    /// Fulfilled orders given for upgrades.
    pub discarded: u8,
    /// Upgrades turned up.
    pub upgrades: Vec<Upgrade>,
    /// Penalties; five close the shop.
    pub penalties: u8,
    /// Rush tokens.
    pub rush: u8,
    /// The rating if the game ended now.
    pub rating: i32,
}

/// A cup.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CupView {
    /// Its number.
    pub cup: CupNumber,
    /// Its contents.
    pub content: Bag,
    /// Which of the player's orders it can still become, the oldest first.
    pub becomes: Vec<Becoming>,
}

/// An order slot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// Its number.
    pub slot: SlotNumber,
    /// After how many of the player's own turns its orders become penalties.
    pub leaves_in: u8,
    /// The contents of this place.
    pub orders: Vec<OrderView>,
}

/// An order card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderView {
    /// The drink.
    pub order: Order,
    /// Its parts.
    pub recipe: Bag,
    /// Does it pay a rush token?
    pub special: bool,
}

/// The turn under way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Upgrades that can be turned up now.
    pub upgrades: Vec<Upgrade>,
    /// Steps made.
    pub steps_made: u8,
    /// Steps left that cost nothing.
    pub free_steps_left: u8,
    /// Further steps left, one for each rush token.
    pub rush_steps_left: u8,
    /// Every step that is legal now.
    pub steps: Vec<StepChoice>,
    /// The square that must be left again, because another meeple stands there.
    pub must_leave: Option<Square>,
    /// The ingredients in hand.
    pub hand: Bag,
    /// Orders served so far.
    pub served: u8,
    /// The effect on the others of serving none, one, two or three orders.
    pub pressure: Vec<Pressure>,
}

impl View {
    pub(crate) fn of(position: &CoffeeRush) -> View {
        View {
            seats: position.seats.get(),
            less_luck: position.less_luck,
            phase: phase_view(position.flow.phase),
            to_act: position.actor(),
            to_draw: position.drawer().map(|(seat, _)| seat),
            board: Square::ALL.into_iter().map(|square| square_view(position, square)).collect(),
            supply: position.supply,
            rush_supply: position.rush_supply(),
            deck_left: position.deck.left(),
            deck: position.deck.iter().map(|(order, left)| DeckView { order, left }).collect(),
            closed: position.flow.closed,
            last_turns: analysis::last_turns(position),
            players: position.seats.iter().map(|seat| player_view(position, seat)).collect(),
            turn: turn_view(position),
        }
    }
}

fn phase_view(phase: Phase) -> PhaseView {
    match phase {
        Phase::Deal { .. } => PhaseView::Deal,
        Phase::Place { .. } => PhaseView::Place,
        Phase::Fill => PhaseView::Fill,
        Phase::Turn(Stage::Fresh) => PhaseView::Start,
        Phase::Turn(Stage::Begun) => PhaseView::Prepare,
        Phase::Turn(Stage::Moving) => PhaseView::Move,
        Phase::Turn(Stage::Pouring) => PhaseView::Pour,
        Phase::Turn(Stage::Serving) => PhaseView::Serve,
        Phase::NewOrders { .. } => PhaseView::NewOrders,
        Phase::Restock => PhaseView::Restock,
        Phase::Over => PhaseView::Over,
    }
}

fn square_view(position: &CoffeeRush, square: Square) -> SquareView {
    let here = (0..position.meeples.len()).filter(|&index| position.meeples[index] == Some(square));
    SquareView {
        square,
        ingredient: square.ingredient(),
        corner: square.is_corner(),
        meeples: here.map(|index| position.owner_of(index)).collect(),
    }
}

fn player_view(position: &CoffeeRush, seat: Seat) -> PlayerView {
    let player = position.states[seat.index()].player;
    let cup_view = |cup: CupNumber| CupView {
        cup,
        content: position.states[seat.index()].cups[cup.index()],
        becomes: analysis::becomings(position, seat, cup),
    };
    let slot_view = |slot: SlotNumber| SlotView {
        slot,
        leaves_in: SlotNumber::Fourth.number() + 1 - slot.number(),
        orders: position.states[seat.index()].slots[slot.index()].iter().map(order_view).collect(),
    };
    PlayerView {
        seat,
        meeples: position.meeples[position.meeples_of(seat)].iter().flatten().copied().collect(),
        cups: CupNumber::ALL.map(cup_view).into(),
        slots: SlotNumber::ALL.map(slot_view).into(),
        fulfilled: player.fulfilled,
        discarded: Upgrade::PRICE * player.upgrades.count(),
        upgrades: player.upgrades.iter().collect(),
        penalties: player.penalties,
        rush: player.rush,
        rating: player.rating(),
    }
}

fn order_view(order: Order) -> OrderView {
    OrderView { order, recipe: order.recipe(), special: order.is_special() }
}

fn turn_view(position: &CoffeeRush) -> Option<TurnView> {
    let Phase::Turn(stage) = position.flow.phase else { return None };
    let me = position.me();
    let may_upgrade = stage == Stage::Fresh && me.fulfilled >= Upgrade::PRICE;
    let may_step = stage <= Stage::Moving;
    Some(TurnView {
        seat: position.flow.seat,
        upgrades: me.upgrades.missing().filter(|_| may_upgrade).collect(),
        steps_made: position.flow.steps,
        free_steps_left: if may_step { FREE_STEPS.saturating_sub(position.flow.steps) } else { 0 },
        rush_steps_left: if may_step { me.rush } else { 0 },
        steps: analysis::step_choices(position),
        must_leave: position.standing_on_taken(),
        hand: position.hand,
        served: position.flow.served,
        pressure: (0..=CUPS as u8).map(|served| analysis::pressure(position, served)).collect(),
    })
}
