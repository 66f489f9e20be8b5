//! Uniformly random games to the end, as fast as they go: the raw material of sampling bots and of their training.
//!
//! *Why this shape.* Inside a whole game nobody asks for the key, and whose turn it is can be told from where the masks
//! stand. So a rollout keeps the mover's stacks in front and turns the row of seats after every move, it learns that a
//! seat cannot move from the count of moves it needs anyway, and it makes a position of what it has at the end.

use game_core::Random;

use crate::Cappuccino;
use crate::position::draw_move;
use crate::topology::SPIRAL;

impl Cappuccino {
    /// Plays at random to the end from a position on a standard board with `SEATS` seats; returns the number of moves.
    pub(crate) fn roll_out<const SEATS: usize, R: Random>(&mut self, rng: &mut R) -> u32 {
        let mut owners: [u64; SEATS] = std::array::from_fn(|seat| self.owners[(self.seat.index() + seat) % SEATS]);
        let (mut moves, mut idle, mut turns) = (0, 0, 0);
        while idle < SEATS {
            match draw_move(&self.legal, owners[0], rng) {
                None => idle += 1,
                Some((from, direction)) => {
                    let left = SPIRAL.spot(from);
                    let to = left.next(direction);
                    self.set_upon(from, to, left, SPIRAL.spot(to));
                    let (from_bit, to_bit) = (1 << from, 1 << to);
                    for owned in &mut owners {
                        *owned &= !to_bit;
                    }
                    owners[0] ^= from_bit | to_bit;
                    (moves, idle) = (moves + 1, 0);
                }
            }
            owners.rotate_left(1);
            turns += 1;
        }
        for (place, owned) in owners.into_iter().enumerate() {
            self.owners[(self.seat.index() + turns + place) % SEATS] = owned;
        }
        self.end_here();
        moves
    }
}
