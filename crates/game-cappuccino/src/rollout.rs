//! Uniformly random games to the end, as fast as they go: the raw material of sampling bots and of their training.
//!
//! *Why this shape.* Inside a whole game nobody asks for the key, and the seat to move can be told from where the masks
//! stand. So a rollout keeps the mover's stacks in front and turns the row of seats after every move, it learns that a
//! seat cannot move from the count of moves it needs anyway, and it makes a position of its masks at the end.

use game_core::Random;

use crate::Cappuccino;
use crate::position::{draw_move, set_upon};
use crate::topology::{Lanes, SPIRAL};

impl Cappuccino {
    /// Plays at random to the end from a position on a standard board with `SEATS` seats; returns the number of moves.
    pub(crate) fn roll_out<const SEATS: usize, R: Random>(&mut self, rng: &mut R) -> u32 {
        let stacks = self.stacks().count_ones();
        let mut owners: [u64; SEATS] = std::array::from_fn(|seat| self.owners[(self.seat.index() + seat) % SEATS]);
        let mut tall = self.tall;
        let mut turns = 0;
        loop {
            let Some((from, direction)) = draw_move(&self.legal, owners[0], rng) else {
                match skip_idle(&self.legal, owners) {
                    Some((skipped, turned)) => (turns, owners) = (turns + skipped, turned),
                    None => break,
                }
                continue;
            };
            let left = SPIRAL.spot(from);
            let to = left.next(direction);
            set_upon(&mut self.heights, &mut self.legal, &mut tall, (from, left), (to, SPIRAL.spot(to)));
            for owned in &mut owners {
                *owned &= !(1 << to);
            }
            owners[0] ^= 1 << from | 1 << to;
            owners.rotate_left(1);
            turns += 1;
        }
        for (place, owned) in owners.into_iter().enumerate() {
            self.owners[(self.seat.index() + turns + place) % SEATS] = owned;
        }
        self.tall = tall;
        self.end_here();
        // Every move leaves one stack less.
        stacks - self.stacks().count_ones()
    }
}

/// Turns the row of seats until one that can move is in front (CP-13), and says by how many; `None` if nobody can (CP-14).
#[cold]
#[inline(never)]
fn skip_idle<const SEATS: usize>(legal: &Lanes, mut owners: [u64; SEATS]) -> Option<(usize, [u64; SEATS])> {
    let first = owners.iter().position(|owned| legal.iter().any(|lane| lane & owned != 0))?;
    owners.rotate_left(first);
    Some((first, owners))
}
