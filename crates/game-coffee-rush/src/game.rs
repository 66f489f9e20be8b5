//! Coffee Rush as a [`Game`].

use game_core::{Buffers, Game, HasOracle, Info, Outcome, Random, Seat, SeatCount, SetupError, Turn};
use serde::{Deserialize, Serialize};

use crate::naive::NaiveCoffeeRush;
use crate::position::Phase;
use crate::{Action, CoffeeRush, Draw, Illegal, Order, View, action, draw, key};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Everybody starts with a ristretto or an espresso (CR-33).
    #[serde(skip_serializing_if = "is_false")]
    pub less_luck: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Nothing is decided before the first event: even the opening orders are drawn one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

impl Game for CoffeeRush {
    const INFO: Info = Info {
        id: "coffee-rush",
        name: "Coffee Rush",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules_text: include_str!("../RULES.md"),
        max_events: 17_500,
    };
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type Chance = Draw;
    type Illegal = Illegal;
    type View = View;

    fn all_options() -> Vec<Options> {
        [false, true].map(|less_luck| Options { less_luck }).into()
    }

    fn universe() -> Vec<Action> {
        action::universe()
    }

    fn deal<R: Random>(_: SeatCount, _: &Options, _: &mut R) -> Setup {
        Setup {}
    }

    fn new(seats: SeatCount, options: &Options, _: &Setup) -> Result<Self, SetupError> {
        Ok(CoffeeRush::in_the_box(seats, options.less_luck))
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.actor(), self.flow.phase) {
            (Some(seat), _) => Turn::Seat(seat),
            (None, Phase::Over) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.judge(action)
    }

    fn apply_unchecked(&mut self, action: Action) {
        self.act::<true>(action);
    }

    fn chances(&self, out: &mut Vec<(Draw, u32)>) {
        if let Some((seat, _)) = self.drawer() {
            let possible = Order::ALL.into_iter().filter(|&order| self.may_be_drawn(order));
            out.extend(possible.map(|order| (Draw { seat, order }, u32::from(self.deck.count(order)))));
        }
    }

    fn check_chance(&self, draw: Draw) -> Result<(), Illegal> {
        self.judge_draw(draw)
    }

    fn apply_chance_unchecked(&mut self, draw: Draw) {
        self.drawn::<true>(draw.order);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, _: Option<Seat>) -> View {
        // Nothing is hidden: orders lie open (CR-06), and the deck has no order before it is drawn.
        View::of(self)
    }

    fn key(&self) -> u64 {
        self.kept_key()
    }

    fn key_from_scratch(&self) -> u64 {
        key::from_scratch(self)
    }

    fn audit(&self) -> Result<(), String> {
        self.consistent()
    }

    fn draw(&self) -> String {
        draw::draw(self)
    }

    fn play_out<R: Random>(&mut self, rng: &mut R, _: &mut Buffers<Self>) -> u32 {
        self.play_uniformly(rng)
    }

    fn sample_chance<R: Random>(&self, rng: &mut R, _: &mut Vec<(Draw, u32)>) -> Draw {
        let (seat, _) = self.drawer().expect("asked only when chance is to decide");
        Draw { seat, order: self.sample_card(rng) }
    }
}

impl CoffeeRush {
    /// Plays a legal action.
    pub(crate) fn act<const KEYED: bool>(&mut self, action: Action) {
        match action {
            Action::Meeple(square) => {
                let Phase::Place { index } = self.flow.phase else { return };
                self.place::<KEYED>(index, square);
            }
            Action::Fill(first, second) => self.fill::<KEYED>(first, second),
            Action::Upgrade(upgrade) => self.upgrade::<KEYED>(upgrade),
            Action::Step { from, to } => self.step::<KEYED>(from, to),
            Action::Empty(cup) => self.empty::<KEYED>(cup),
            Action::Pour(ingredient, cup) => self.pour::<KEYED>(ingredient, cup),
            Action::Serve { cup, order, slot } => self.serve::<KEYED>(cup, order, slot),
            Action::Done => self.done::<KEYED>(),
        }
    }

    /// Uniformly random events to the end, whose key nobody asks for on the way; returns how many.
    fn play_uniformly<R: Random>(&mut self, rng: &mut R) -> u32 {
        let mut actions: Vec<Action> = Vec::with_capacity(64);
        let mut events = 0;
        while self.flow.phase != Phase::Over {
            if self.actor().is_some() {
                actions.clear();
                self.list(&mut actions);
                self.act::<false>(actions[rng.below(actions.len() as u32) as usize]);
            } else {
                let order = self.sample_card(rng);
                self.drawn::<false>(order);
            }
            events += 1;
        }
        self.rekey();
        events
    }

    /// A random card for the seat that draws next.
    #[inline]
    pub(crate) fn sample_card<R: Random>(&self, rng: &mut R) -> Order {
        if !self.draws_a_starter() {
            return self.deck.sample(rng);
        }
        let (espressos, ristrettos) = (self.deck.count(Order::Espresso), self.deck.count(Order::Ristretto));
        let ticket = rng.below(u32::from(espressos + ristrettos));
        if ticket < u32::from(espressos) { Order::Espresso } else { Order::Ristretto }
    }
}

impl HasOracle for CoffeeRush {
    type Oracle = NaiveCoffeeRush;
}
