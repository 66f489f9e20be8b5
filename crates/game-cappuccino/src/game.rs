//! The rules as a [`Game`].

use game_core::{Game, HasOracle, Info, Never, Outcome, PerSeat, Random, Seat, SeatCount, SetupError, Turn};

use crate::naive::NaiveCappuccino;
use crate::position::{Phase, bits};
use crate::topology::SPIRAL;
use crate::view::View;
use crate::{Action, Cappuccino, Cell, Colour, Illegal, Options, Setup, deal, setup};

impl Game for Cappuccino {
    const INFO: Info = Info {
        id: "cappuccino",
        name: "Cappuccino",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules_text: include_str!("../RULES.md"),
        // 64 placements, and 63 moves that each leave one stack less.
        max_events: 127,
    };
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type Chance = Never;
    type Illegal = Illegal;
    type View = View;

    fn all_options() -> Vec<Options> {
        vec![Options { expert: false }, Options { expert: true }]
    }

    fn universe() -> Vec<Action> {
        Action::all()
    }

    fn deal<R: Random>(seats: SeatCount, options: &Options, rng: &mut R) -> Setup {
        if options.expert { Setup::default() } else { Setup { cups: deal::cups(seats, rng) } }
    }

    fn new(seats: SeatCount, options: &Options, setup: &Setup) -> Result<Self, SetupError> {
        setup::check(seats, options, setup)?;
        Ok(if options.expert { Cappuccino::before_placing(seats) } else { Cappuccino::with_cups(seats, &setup.cups) })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::Over } else { Turn::Seat(self.seat) }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.phase == Phase::Placing {
            return self.placements(out);
        }
        for (direction, lane) in self.moves().into_iter().enumerate() {
            out.extend(bits(lane).map(|from| self.step(from, direction)));
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { cell, colour } => self.check_place(cell, colour),
            Action::Move { from, to } => self.check_move(from, to),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action) {
        match action {
            Action::Move { from, to } => self.apply_move(from, to),
            Action::Place { cell, colour } => self.apply_place(cell, colour),
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
        (self.phase == Phase::Over).then(|| {
            let scores = PerSeat::from_fn(self.seats, |seat| self.score(seat) as i32);
            Outcome::by_rank(scores, |seat| self.score(seat))
        })
    }

    fn view(&self, _: Option<Seat>) -> View {
        View::of(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.finish_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.key_from_nothing()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_consistency()
    }

    fn draw(&self) -> String {
        crate::draw::draw(self)
    }

    #[inline]
    fn sample_action<R: Random>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.phase != Phase::Moving {
            scratch.clear();
            self.actions(scratch);
            return scratch[rng.below(scratch.len() as u32) as usize];
        }
        let (from, direction) = self.sample_move(rng);
        self.step(from, direction)
    }
}

impl HasOracle for Cappuccino {
    type Oracle = NaiveCappuccino;
}

impl Cappuccino {
    /// The move from the cell with index `from` in a direction in which there is a neighbour.
    #[inline]
    fn step(&self, from: usize, direction: usize) -> Action {
        if self.shape.is_spiral() {
            let to = SPIRAL.spot(from).next(direction);
            return Action::Move { from: Cell::on_standard_board(from), to: Cell::on_standard_board(to) };
        }
        let from = self.cell(from);
        Action::Move { from, to: from.step(direction).expect("a legal move has a target") }
    }

    /// May the seat to move lift the stack of `from` onto `to` (CP-08 to CP-11)?
    fn check_move(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::GameOver),
            Phase::Placing => {
                let left = (self.cups_in_play() - self.shape.len()) as u8;
                return Err(Illegal::StillPlacing { left });
            }
            Phase::Moving => {}
        }
        let stack = |cell| self.index(cell).filter(|&index| self.height(index) > 0);
        let Some(lifted) = stack(from) else { return Err(Illegal::NoStack { cell: from }) };
        if self.stacks_of(self.seat) >> lifted & 1 == 0 {
            let owner = self.owner(lifted).expect("every stack has an owner");
            let colour = self.colour(lifted).expect("every stack has a top cup");
            return Err(Illegal::NotYours { cell: from, colour, owner });
        }
        if !from.touches(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        let Some(below) = stack(to) else { return Err(Illegal::NothingToLandOn { cell: to }) };
        let (height, target) = (self.height(lifted), self.height(below));
        if height < target {
            return Err(Illegal::TooLow { from, to, height, target });
        }
        Ok(())
    }

    /// The cups in all stacks with that colour on top (CP-14).
    pub fn cups(&self, colour: Colour) -> u32 {
        let topped = bits(self.stacks()).filter(|&index| self.colour(index) == Some(colour));
        topped.map(|index| u32::from(self.height(index))).sum()
    }

    /// What `seat` would score if the game ended now: all its cups, or with two players those of its better colour (CP-15).
    pub fn score(&self, seat: Seat) -> u32 {
        Colour::owned_by(seat, self.seats).map(|colour| self.cups(colour)).max().unwrap_or(0)
    }
}
