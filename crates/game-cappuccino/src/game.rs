//! The rules as a [`Game`].

use game_core::{
    Buffers, Game, HasOracle, Info, Never, Outcome, PerSeat, Random, Seat, SeatCount, SetupError, Turn,
    play_step_by_step,
};

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
            Action::Move { from, to } if self.phase == Phase::Moving => self.play(&SPIRAL, from.number(), to.number()),
            _ => self.apply_elsewhere(action),
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
            return self.sample_elsewhere(rng, scratch);
        }
        let (from, direction) = self.sample_move(rng);
        let to = SPIRAL.spot(from).next(direction);
        Action::Move { from: Cell::on_standard_board(from), to: Cell::on_standard_board(to) }
    }

    fn play_out<R: Random>(&mut self, rng: &mut R, buffers: &mut Buffers<Self>) -> u32 {
        match (self.phase, self.seats.get()) {
            (Phase::Moving, 2) => self.roll_out::<2, R>(rng),
            (Phase::Moving, 3) => self.roll_out::<3, R>(rng),
            (Phase::Moving, _) => self.roll_out::<4, R>(rng),
            _ => play_step_by_step(self, rng, buffers),
        }
    }
}

impl HasOracle for Cappuccino {
    type Oracle = NaiveCappuccino;
}

impl Cappuccino {
    /// The move from the cell with index `from` in a direction in which there is a neighbour.
    fn step(&self, from: usize, direction: usize) -> Action {
        let from = self.cell(from);
        Action::Move { from, to: from.step(direction).expect("a legal move has a target") }
    }

    #[cold]
    #[inline(never)]
    fn apply_elsewhere(&mut self, action: Action) {
        match action {
            Action::Move { from, to } => self.move_elsewhere(from, to),
            Action::Place { cell, colour } => self.apply_place(cell, colour),
        }
    }

    #[cold]
    #[inline(never)]
    fn sample_elsewhere<R: Random>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.phase == Phase::MovingElsewhere {
            let (from, direction) = self.sample_move(rng);
            return self.step(from, direction);
        }
        scratch.clear();
        self.placements(scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// May the seat to move lift the stack of `from` onto `to` (CP-08 to CP-11)?
    fn check_move(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::GameOver),
            Phase::Placing => {
                let left = (self.cups_in_play() - self.shape.len()) as u8;
                return Err(Illegal::StillPlacing { left });
            }
            Phase::Moving | Phase::MovingElsewhere => {}
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

    /// The score of `seat` if the game ended now: all its cups, or with two players those of its better colour (CP-15).
    pub fn score(&self, seat: Seat) -> u32 {
        Colour::owned_by(seat, self.seats).map(|colour| self.cups(colour)).max().unwrap_or(0)
    }
}
