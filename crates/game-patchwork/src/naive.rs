//! Patchwork once more, as plainly as the rulebook tells it: arrays of squares, lists, loops. Slow on purpose, and sharing
//! nothing with the fast engine but the names of actions, so that the two can be held against each other.

use game_core::{Event, Oracle, Outcome, PerSeat, Seat, SeatCount, Turn};

use crate::{Action, Cell, Options, PatchId, Patchwork, Placement, Setup, Track};

type Grid = [[bool; 9]; 9];
/// Rows and columns of the squares of a shape.
type Squares = Vec<(usize, usize)>;

const END: u32 = 53;
const INCOME_MARKS: [u32; 9] = [5, 11, 17, 23, 29, 35, 41, 47, 53];

/// A patch as it is printed.
#[derive(Clone)]
struct Cloth {
    squares: Squares,
    price: u32,
    time: u32,
    income: u32,
}

#[derive(Clone)]
struct Player {
    quilt: Grid,
    buttons: u32,
    position: u32,
    /// Patches sewn on, for the sum of their incomes.
    sewn: Vec<usize>,
    has_tile: bool,
}

/// The slow twin of [`Patchwork`].
#[derive(Clone)]
pub struct NaivePatchwork {
    cloths: Vec<Cloth>,
    players: Vec<Player>,
    /// Every place of the circle, clockwise; bought patches leave a gap.
    circle: Vec<Option<usize>>,
    /// The place in the circle that the neutral token stands right after.
    token: usize,
    leather: Vec<u32>,
    leather_in_hand: u32,
    /// The player that moved last, with its token on top when both are on one space.
    moved_last: usize,
    /// Players in the order in which they reached the last space.
    finished: Vec<usize>,
}

impl Oracle<Patchwork> for NaivePatchwork {
    fn new(seats: SeatCount, options: &Options, setup: &Setup) -> Self {
        let player = Player { quilt: [[false; 9]; 9], buttons: 5, position: 0, sewn: Vec::new(), has_tile: false };
        let circle: Vec<Option<usize>> = setup.circle.iter().map(|&id| Some(id as usize)).collect();
        NaivePatchwork {
            cloths: include_str!("../data/patches.csv").lines().skip(1).map(Cloth::read).collect(),
            players: vec![player; seats.get()],
            token: circle.len() - 1,
            circle,
            leather: match options.track {
                Track::Revised => vec![26, 32, 38, 44, 50],
                Track::Original => vec![20, 26, 32, 44, 50],
            },
            leather_in_hand: 0,
            // The start player's token lies on top.
            moved_last: 0,
            finished: Vec::new(),
        }
    }

    fn turn(&self) -> Turn {
        if self.finished.len() == self.players.len() && self.leather_in_hand == 0 {
            return Turn::Over;
        }
        Turn::Seat(Seat::wrapping(self.who()))
    }

    fn actions(&self) -> Vec<Action> {
        if self.turn() == Turn::Over {
            return Vec::new();
        }
        let player = &self.players[self.who()];
        if self.leather_in_hand > 0 {
            let free = |&cell: &Cell| !player.quilt[usize::from(cell.row())][usize::from(cell.column())];
            return Cell::all().filter(free).map(Action::Leather).collect();
        }
        let mut actions = vec![Action::Advance];
        for place in self.next_three() {
            let patch = self.circle[place].expect("the next three places are not gaps");
            if self.cloths[patch].price <= player.buttons {
                actions
                    .extend(self.cloths[patch].placements(&player.quilt).iter().map(|squares| named(patch, squares)));
            }
        }
        actions
    }

    fn chances(&self) -> Vec<(game_core::Never, u32)> {
        Vec::new()
    }

    fn apply(&mut self, event: Event<Patchwork>) {
        let action = match event {
            Event::Action(action) => action,
            Event::Chance(never) => match never {},
        };
        let who = self.who();
        match action {
            Action::Advance => {
                let target = (self.players[1 - who].position + 1).min(END);
                self.players[who].buttons += target - self.players[who].position;
                self.move_token(who, target);
            }
            Action::Buy(placement) => self.buy(who, placement),
            Action::Leather(cell) => {
                self.sew(who, cell);
                self.leather_in_hand -= 1;
                self.hand_out_tile(who);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let scores: Vec<i32> = self.players.iter().map(Player::score).collect();
        let winner = match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => self.finished[0],
        };
        let two = <Patchwork as game_core::Game>::INFO.seat_counts().next().expect("the game is for two");
        Some(Outcome {
            scores: PerSeat::from_fn(two, |seat| scores[seat.index()]),
            winners: vec![Seat::wrapping(winner)],
        })
    }
}

impl NaivePatchwork {
    /// A player with leather in hand places it; otherwise the player behind moves; on one space, the one on top.
    fn who(&self) -> usize {
        if self.leather_in_hand > 0 {
            return self.moved_last;
        }
        match self.players[0].position.cmp(&self.players[1].position) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Equal => self.moved_last,
        }
    }

    /// The places of the next three patches clockwise of the token.
    fn next_three(&self) -> Vec<usize> {
        let length = self.circle.len();
        (1..=length)
            .map(|step| (self.token + step) % length)
            .filter(|&place| self.circle[place].is_some())
            .take(3)
            .collect()
    }

    fn buy(&mut self, who: usize, placement: Placement) {
        let patch = placement.patch().index();
        let place = self.circle.iter().position(|&lies| lies == Some(patch)).expect("the patch lies in the circle");
        self.token = place;
        self.circle[place] = None;
        self.players[who].buttons -= self.cloths[patch].price;
        for cell in placement.cells() {
            self.sew(who, cell);
        }
        self.players[who].sewn.push(patch);
        self.hand_out_tile(who);
        self.move_token(who, (self.players[who].position + self.cloths[patch].time).min(END));
    }

    fn sew(&mut self, who: usize, cell: Cell) {
        let square = &mut self.players[who].quilt[usize::from(cell.row())][usize::from(cell.column())];
        assert!(!*square, "{cell} is already covered");
        *square = true;
    }

    /// Space by space: everything before a space is met on the way to it.
    fn move_token(&mut self, who: usize, target: u32) {
        let income: u32 = self.players[who].sewn.iter().map(|&patch| self.cloths[patch].income).sum();
        self.moved_last = who;
        for space in self.players[who].position + 1..=target {
            if INCOME_MARKS.contains(&space) {
                self.players[who].buttons += income;
            }
            if let Some(found) = self.leather.iter().position(|&place| place == space) {
                self.leather.remove(found);
                self.leather_in_hand += 1;
            }
        }
        self.players[who].position = target;
        if target == END {
            self.finished.push(who);
        }
        // Leather that finds no empty square is set aside.
        self.leather_in_hand = self.leather_in_hand.min(self.players[who].empty_squares());
    }

    fn hand_out_tile(&mut self, who: usize) {
        let square = |top: usize, left: usize| {
            (top..top + 7).all(|row| (left..left + 7).all(|column| self.players[who].quilt[row][column]))
        };
        let complete = (0..3).any(|top| (0..3).any(|left| square(top, left)));
        if complete && self.players.iter().all(|player| !player.has_tile) {
            self.players[who].has_tile = true;
        }
    }
}

impl Player {
    fn empty_squares(&self) -> u32 {
        self.quilt.iter().flatten().filter(|&&covered| !covered).count() as u32
    }

    fn score(&self) -> i32 {
        let tile = if self.has_tile { 7 } else { 0 };
        self.buttons as i32 + tile - 2 * self.empty_squares() as i32
    }
}

impl Cloth {
    /// Reads `26,1110/0111,4,2,0`.
    fn read(line: &str) -> Cloth {
        let fields: Vec<&str> = line.split(',').collect();
        let number = |field: usize| fields[field].parse().expect("the data file has numbers there");
        let mut squares = Vec::new();
        for (row, text) in fields[1].split('/').enumerate() {
            for (column, sign) in text.chars().enumerate() {
                if sign == '1' {
                    squares.push((row, column));
                }
            }
        }
        Cloth { squares, price: number(2), time: number(3), income: number(4) }
    }

    /// Every different shape that turning and mirroring gives, pushed into the top left corner.
    fn shapes(&self) -> Vec<Squares> {
        let mut shapes = Vec::new();
        for turn in 0..8 {
            let image = |&(row, column): &(usize, usize)| {
                let (row, column) = if turn & 1 == 0 { (row, column) } else { (column, row) };
                (if turn & 2 == 0 { row } else { 4 - row }, if turn & 4 == 0 { column } else { 4 - column })
            };
            let shape = in_corner(self.squares.iter().map(image).collect());
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        shapes
    }

    /// Every set of free squares that the patch can cover.
    fn placements(&self, quilt: &Grid) -> Vec<Squares> {
        let mut found = Vec::new();
        for shape in self.shapes() {
            for top in 0..9 {
                for left in 0..9 {
                    let squares: Squares = shape.iter().map(|&(row, column)| (row + top, column + left)).collect();
                    if squares.iter().all(|&(row, column)| row < 9 && column < 9 && !quilt[row][column]) {
                        found.push(squares);
                    }
                }
            }
        }
        found
    }
}

/// Moved up and to the left as far as possible, by row, then column.
fn in_corner(mut squares: Squares) -> Squares {
    let top = squares.iter().map(|&(row, _)| row).min().unwrap_or(0);
    let left = squares.iter().map(|&(_, column)| column).min().unwrap_or(0);
    for (row, column) in &mut squares {
        *row -= top;
        *column -= left;
    }
    squares.sort_unstable();
    squares
}

/// The action that covers `squares` with `patch`.
fn named(patch: usize, squares: &[(usize, usize)]) -> Action {
    let cells = squares.iter().filter_map(|&(row, column)| Cell::new(row as u8, column as u8));
    let placement = PatchId::new(patch as u8).and_then(|patch| Placement::new(patch, cells));
    Action::Buy(placement.expect("every placement has a name"))
}
