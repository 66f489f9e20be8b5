//! A fingerprint of the players: the nodes of a fixed search in fixed positions, and a hash of the moves it plays, expects and
//! knows. A change that is meant to change nothing leaves it alone; one that does says so by the committed value.

use std::fmt;

use game_core::{Budget, Event, Match, SeatCount, SplitMix, StrongPlayer, Turn};

/// Nodes a search.
const NODES: u64 = 500;

/// Memory of a search, in bytes.
const MEMORY: usize = 16 << 20;

/// Deals for each number of seats, and positions of each.
const DEALS: u64 = 2;
const POSITIONS: usize = 9;

/// Values are told apart in steps of one in so many.
const STEPS: f32 = 1000.0;

/// The fingerprint of one game.
pub(crate) struct Signature {
    game: &'static str,
    positions: u64,
    nodes: u64,
    hash: u64,
}

impl Signature {
    /// Searches the fixed positions of a game.
    pub(crate) fn of<G: StrongPlayer>() -> Signature {
        let mut signature = Signature { game: G::INFO.id, positions: 0, nodes: 0, hash: 0 };
        for seats in G::INFO.seat_counts() {
            for deal in 0..DEALS {
                for position in positions::<G>(seats, deal) {
                    signature.add(&position);
                }
            }
        }
        signature
    }

    fn add<G: StrongPlayer>(&mut self, position: &G) {
        let mut rng = SplitMix::new(self.positions);
        let found = position.think(&mut G::memory(MEMORY), Budget::nodes(NODES), &mut rng);
        self.positions += 1;
        self.nodes += found.nodes;
        for action in found.actions.iter().chain(&found.line) {
            action.to_string().bytes().for_each(|byte| self.mix(byte.into()));
        }
        for value in found.values.iter().flat_map(|values| values.iter()) {
            self.mix((value * STEPS).round() as u64);
        }
        self.mix(found.proved.into());
    }

    fn mix(&mut self, number: u64) {
        self.hash = SplitMix::mix(self.hash.wrapping_add(number + 1));
    }
}

/// Positions from all parts of a game by rules of thumb, with the first and the last choice.
fn positions<G: StrongPlayer>(seats: SeatCount, deal: u64) -> Vec<G> {
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
    (0..POSITIONS).map(|part| choices[(choices.len() - 1) * part / (POSITIONS - 1)].clone()).collect()
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Signature { game, positions, nodes, hash } = self;
        write!(f, "{game}: {positions} positions, {nodes} nodes, thoughts {hash:016x}")
    }
}
