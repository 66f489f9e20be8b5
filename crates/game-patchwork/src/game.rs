//! Patchwork as a [`Game`].

use game_core::{Game, HasOracle, Info, Never, Outcome, PerSeat, Random, Seat, SeatCount, SetupError, Turn};

use crate::action::{Action, Placement};
use crate::cell::Cell;
use crate::illegal::Illegal;
use crate::naive::NaivePatchwork;
use crate::position::{Patchwork, Side};
use crate::setup::{Options, Setup, Track};
use crate::view::View;

impl Game for Patchwork {
    const INFO: Info = Info {
        id: "patchwork",
        name: "Patchwork",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules_text: include_str!("../RULES.md"),
        // 54 times advance, 32 patches, 5 leather patches: see "How long a game can last" in RULES.md.
        max_events: 91,
    };
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type Chance = Never;
    type Illegal = Illegal;
    type View = View;

    fn all_options() -> Vec<Options> {
        [Track::Revised, Track::Original].map(|track| Options { track }).to_vec()
    }

    fn universe() -> Vec<Action> {
        let buys = Placement::all().map(Action::Buy);
        std::iter::once(Action::Advance).chain(buys).chain(Cell::all().map(Action::Leather)).collect()
    }

    fn deal<R: Random>(_: SeatCount, _: &Options, rng: &mut R) -> Setup {
        Setup::random(rng)
    }

    fn new(_: SeatCount, options: &Options, setup: &Setup) -> Result<Self, SetupError> {
        Patchwork::at_start(options, setup)
    }

    fn seats(&self) -> SeatCount {
        Self::INFO.seat_counts().next().expect("the game is for two")
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(self.mover.seat()) }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        let player = self.player(self.mover);
        if self.is_over() {
            return;
        }
        if self.leather_due {
            out.extend(player.quilt.free_cells().map(Action::Leather));
            return;
        }
        out.push(Action::Advance);
        for patch in self.affordable() {
            out.extend(player.quilt.fits(patch).placements().map(Action::Buy));
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    #[inline(always)]
    fn apply_unchecked(&mut self, action: Action) {
        match action {
            Action::Advance => self.advance(),
            Action::Buy(placement) => self.buy(placement),
            Action::Leather(cell) => self.place_leather(cell),
        }
    }

    fn chances(&self, _: &mut Vec<(Never, u32)>) {}

    fn check_chance(&self, chance: Never) -> Result<(), Illegal> {
        match chance {}
    }

    fn apply_chance_unchecked(&mut self, chance: Never) {
        match chance {}
    }

    fn outcome(&self) -> Option<Outcome> {
        let side = |seat: Seat| Side::BOTH[seat.index()];
        let scores = || PerSeat::from_fn(self.seats(), |seat| self.score(side(seat)));
        // PW-23: the mover came second to the last space and loses a tie.
        self.is_over().then(|| Outcome::by_rank(scores(), |seat| (self.score(side(seat)), side(seat) != self.mover)))
    }

    fn view(&self, _: Option<Seat>) -> View {
        View::of(self)
    }

    fn key(&self) -> u64 {
        self.position_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.position_key()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_position()
    }

    fn draw(&self) -> String {
        self.drawing()
    }

    #[inline(always)]
    fn sample_action<R: Random>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        self.draw_action(rng)
    }
}

impl HasOracle for Patchwork {
    type Oracle = NaivePatchwork;
}
