//! A fingerprint of the players: the nodes of a fixed search in fixed positions, and a hash of what it plays. A change that
//! is meant to change nothing leaves it alone; one that does says so by the committed value.

use std::fmt;

use game_core::{Budget, Event, Expert, Match, SeatCount, SplitMix, Turn};

/// Nodes a search.
const NODES: u64 = 500;

/// Memory of a search, in bytes.
const MEMORY: usize = 16 << 20;

/// Deals for each number of seats, and positions of each.
const DEALS: u64 = 2;
const POSITIONS: usize = 3;

/// The fingerprint of one game.
pub(crate) struct Signature {
    game: &'static str,
    positions: u64,
    nodes: u64,
    moves: u64,
}

impl Signature {
    /// Searches the fixed positions of a game.
    pub(crate) fn of<G: Expert>() -> Signature {
        let mut signature = Signature { game: G::INFO.id, positions: 0, nodes: 0, moves: 0 };
        for seats in G::INFO.seat_counts() {
            for deal in 0..DEALS {
                for position in positions::<G>(seats, deal) {
                    signature.add(&position);
                }
            }
        }
        signature
    }

    fn add<G: Expert>(&mut self, position: &G) {
        let mut rng = SplitMix::new(self.positions);
        let found = position.think(&mut G::mind(MEMORY), Budget::nodes(NODES), &mut rng);
        self.positions += 1;
        self.nodes += found.nodes;
        for action in &found.actions {
            for byte in action.to_string().bytes() {
                self.moves = SplitMix::mix(self.moves.wrapping_add(u64::from(byte) + 1));
            }
        }
    }
}

/// Positions from the beginning, the middle and the end of a game by rules of thumb.
fn positions<G: Expert>(seats: SeatCount, deal: u64) -> Vec<G> {
    let mut rng = SplitMix::for_game(deal, seats.get() as u64);
    let mut game = Match::<G>::dealt(seats, G::Options::default(), &mut rng);
    let mut choices = Vec::new();
    loop {
        match game.position().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.position().sample_chance(&mut rng, &mut Vec::new());
                game.play(Event::Chance(outcome)).expect("a sampled outcome is possible");
            }
            Turn::Seat(_) => {
                choices.push(game.position().clone());
                for action in game.position().plan(&mut rng) {
                    game.play(Event::Action(action)).expect("a plan is legal");
                }
            }
        }
    }
    (1..=POSITIONS).map(|part| choices[choices.len() * part / (POSITIONS + 1)].clone()).collect()
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Signature { game, positions, nodes, moves } = self;
        write!(f, "{game}: {positions} positions, {nodes} nodes, moves {moves:016x}")
    }
}
