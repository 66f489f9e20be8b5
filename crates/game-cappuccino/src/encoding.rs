//! Cappuccino as bytes and numbers, for programs that learn. docs/observations.md has the layout in words.

use game_core::{ActionGroup, Encoding, Field, Game, Layout, ObservationWriter, Seat, SeatCount, Turn, spread_bits};

use crate::cell::{CELLS, DIRECTIONS, RADIUS};
use crate::position::{HEIGHT, Phase, SECOND};
use crate::shape::MOST;
use crate::topology::SPIRAL;
use crate::{Action, Cappuccino, Cell, Colour, Options};

/// How many numbers `move` takes; those of `place` follow.
const MOVES: usize = DIRECTIONS.len() * MOST;
/// Colours that a seat can own.
const COLOURS: usize = 2;

impl Encoding for Cappuccino {
    const VERSION: u32 = 1;

    fn layout(seats: SeatCount, options: &Options) -> Layout {
        let mut fields = vec![
            Field::new("owners", &[seats.get(), MOST], 1, "seat, cell: 1 where a stack of that seat stands"),
            Field::new("heights", &[MOST], 64, "cups on each cell"),
            Field::new("second", &[MOST], 1, "1 where the top cup is of its owner's second colour (two players)"),
            Field::new("cups", &[seats.get(), COLOURS], 64, "seat, colour: cups in the stacks that this colour tops"),
            Field::new("to_act", &[seats.get()], 1, "who acts; all 0 when the game is over"),
            Field::new("placing", &[], 1, "1 while cups are placed"),
        ];
        let mut actions = vec![ActionGroup::new(
            "move",
            &[DIRECTIONS.len(), MOST],
            "direction of the step (right, left, up right, down left, up left, down right); cell of the stack",
        )];
        if options.expert {
            let place = "coordinate of each cell plus 32; 0 for both coordinates where there is no cup yet";
            fields.push(Field::new("q", &[MOST], 2 * RADIUS as u8, place));
            fields.push(Field::new("r", &[MOST], 2 * RADIUS as u8, place));
            actions.push(ActionGroup::new(
                "place",
                &[COLOURS, CELLS],
                "own first or second colour; number of the cell on the spiral around 0,0",
            ));
        }
        Layout { fields, actions }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let seats = self.seats.get();
        let turned = |index: usize| Seat::wrapping((seat.index() + index) % seats);
        let mut out = ObservationWriter::new(out);
        let owners = out.next(seats * MOST);
        for (index, own) in owners.chunks_exact_mut(MOST).enumerate() {
            spread_bits(self.stacks_of(turned(index)).into(), own);
        }
        let heights = out.next(MOST);
        let second = out.next(MOST);
        for (index, &cups) in self.heights.iter().enumerate() {
            heights[index] = cups & HEIGHT;
            second[index] = u8::from(cups & SECOND != 0);
        }
        for own in owners.chunks_exact(MOST) {
            out.bytes(&cups_by_colour(own, heights, second));
        }
        let acting = match self.turn() {
            Turn::Seat(acting) => Some((acting.index() + seats - seat.index()) % seats),
            Turn::Chance | Turn::Over => None,
        };
        out.one_hot(acting, seats);
        out.byte((self.phase == Phase::Placing).into());
        if out.left() > 0 {
            self.write_coordinates(&mut out);
        }
    }

    #[inline]
    fn action(&self, number: usize) -> Option<Action> {
        if number >= MOVES {
            return self.placement(number - MOVES);
        }
        let (direction, from) = (number / MOST, number % MOST);
        if self.phase == Phase::Moving {
            let to = SPIRAL.neighbour(from, direction)?;
            return Some(Action::Move { from: Cell::on_standard_board(from), to: Cell::on_standard_board(to) });
        }
        let from = (from < self.shape.len()).then(|| self.cell(from))?;
        from.step(direction).map(|to| Action::Move { from, to })
    }

    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Move { from, to } if self.phase == Phase::Moving => {
                SPIRAL.spot(from.number()).direction(to.number()) as usize * MOST + from.number() % MOST
            }
            Action::Move { from, to } => {
                let direction = (0..DIRECTIONS.len()).find(|&direction| from.step(direction) == Some(to));
                direction.unwrap_or_default() * MOST + self.index(from).unwrap_or_default()
            }
            Action::Place { cell, colour } => MOVES + usize::from(colour.is_second(self.seats)) * CELLS + cell.number(),
        }
    }

    #[inline]
    fn mask(&self, scratch: &mut Vec<Action>, out: &mut [u8]) {
        let (moves, placements) = out.split_at_mut(MOVES);
        for (lane, out) in self.moves().into_iter().zip(moves.chunks_exact_mut(MOST)) {
            spread_bits(lane.into(), out);
        }
        placements.fill(0);
        if self.phase == Phase::Placing {
            scratch.clear();
            self.placements(scratch);
            for &action in scratch.iter() {
                placements[self.number(action) - MOVES] = 1;
            }
        }
    }
}

impl Cappuccino {
    /// The coordinates of every cell with a cup, or where there was one, for tables that place the cups themselves.
    fn write_coordinates(&self, out: &mut ObservationWriter<'_>) {
        let (q, r) = (out.next(MOST), out.next(MOST));
        q.fill(0);
        r.fill(0);
        for (index, cell) in self.shape.cells().enumerate() {
            q[index] = (cell.q() + RADIUS) as u8;
            r[index] = (cell.r() + RADIUS) as u8;
        }
    }

    /// Placement number `number`: the seat to act puts a cup of its first or second colour on a cell. Once all cups stand these
    /// numbers mean nothing.
    fn placement(&self, number: usize) -> Option<Action> {
        let second = number >= CELLS;
        let unknown = second && (number >= COLOURS * CELLS || self.seats.get() > 2);
        if unknown || self.phase != Phase::Placing {
            return None;
        }
        Some(Action::Place { cell: Cell::from_number(number % CELLS)?, colour: Colour::of(self.seat, second) })
    }
}

/// The cups in the stacks of one seat that its first colour tops, and its second. At most 64 cups are in play, so bytes add up.
#[inline]
fn cups_by_colour(own: &[u8], heights: &[u8], second: &[u8]) -> [u8; COLOURS] {
    let (mut all, mut of_second) = (0, 0);
    for ((&own, &height), &second) in own.iter().zip(heights).zip(second) {
        all += own * height;
        of_second += own * height * second;
    }
    [all - of_second, of_second]
}
