//! Drawing a uniformly random legal action without listing them.
//!
//! *Why this shape.* Counting where every patch fits costs some hundred instructions. While a quilt is rather empty it is
//! cheaper to guess: draw one of the placements that an *empty* quilt would allow, and keep it if its squares are free. Kept
//! guesses are uniform over what is legal, and so is the counted draw that follows when a few guesses fail; so is the whole.

use std::hint::select_unpredictable;

use game_core::Random;

use crate::action::{Action, Placement};
use crate::cell::{Cell, SIDE};
use crate::circle::OFFERED;
use crate::fit::{find_corners, nth_placement};
use crate::patch::{MOST_ORIENTATIONS, PatchId, terms_of};
use crate::position::{Patchwork, Player};

/// With fewer free squares guessing does not pay.
const GUESSING_SQUARES: u32 = 56;
/// How often to guess before counting.
const GUESSES: u32 = 8;

/// The next patches, with the number of placements that an empty quilt would allow; 0 for one that cannot be bought.
struct Offer {
    patches: [Option<PatchId>; OFFERED],
    ways: [u32; OFFERED],
}

impl Patchwork {
    /// A uniformly random legal action; the game must not be over.
    #[inline(always)]
    pub(crate) fn draw_action<R: Random>(&self, rng: &mut R) -> Action {
        let player = self.player(self.mover);
        let free = player.quilt.free_squares();
        if self.leather_due {
            return Action::Leather(player.quilt.nth_free(rng.below(free)));
        }
        let offer = Offer::new(self.circle.offered(), player.buttons);
        let total = 1 + offer.ways.iter().sum::<u32>();
        if total == 1 {
            return Action::Advance;
        }
        if free >= GUESSING_SQUARES { offer.guess_and_draw(player, total, rng) } else { offer.count_and_draw(player, rng) }
    }
}

impl Offer {
    #[inline(always)]
    fn new(patches: [Option<PatchId>; OFFERED], buttons: u16) -> Offer {
        let ways = |patch| {
            let terms = terms_of(patch);
            select_unpredictable(u16::from(terms.price) <= buttons, u32::from(terms.ways), 0)
        };
        Offer { patches, ways: patches.map(ways) }
    }

    #[inline(never)]
    fn guess_and_draw<R: Random>(&self, player: &Player, total: u32, rng: &mut R) -> Action {
        for _ in 0..GUESSES {
            if let Some(action) = self.guess(player, total, rng) {
                return action;
            }
        }
        self.count_and_draw(player, rng)
    }

    /// One of the `total` actions that an empty quilt would allow, if it is legal.
    #[inline(always)]
    fn guess<R: Random>(&self, player: &Player, total: u32, rng: &mut R) -> Option<Action> {
        let mut digits = Digits(rng.next_u64());
        let Some(number) = digits.below(total).checked_sub(1) else { return Some(Action::Advance) };
        let second = self.ways[0];
        let third = second + self.ways[1];
        let patch = self.patches[usize::from(number >= second) + usize::from(number >= third)]?;
        let orientation = digits.below(patch.terms().orientations.into()) as u8;
        let shape = patch.shape(orientation);
        let row = digits.below(shape.room.0.into());
        let column = digits.below(shape.room.1.into());
        let corner = Cell::of_bit(row * u32::from(SIDE) + column);
        // Shapes in the corner have less than 64 bits, so one word of the shifted quilt tells.
        let free = (*player.quilt.free() >> corner.bit()) as u64;
        (shape.board as u64 & !free == 0).then_some(Action::Buy(Placement::trusted(patch, orientation, corner)))
    }

    /// Counts all legal actions and draws one of them. Apart, because its working space would burden the shorter ways.
    #[inline(never)]
    fn count_and_draw<R: Random>(&self, player: &Player, rng: &mut R) -> Action {
        let mut corners = [[0; MOST_ORIENTATIONS]; OFFERED];
        let mut counts = [0; OFFERED];
        for place in 0..OFFERED {
            if let Some(patch) = self.patches[place].filter(|_| self.ways[place] > 0) {
                counts[place] = find_corners(patch, player.quilt.free(), &mut corners[place]);
            }
        }
        let mut rank = rng.below(1 + counts.iter().sum::<u32>());
        for place in 0..OFFERED {
            if rank < counts[place] {
                let patch = self.patches[place].expect("only a patch has placements");
                return Action::Buy(nth_placement(patch, &corners[place], rank));
            }
            rank -= counts[place];
        }
        Action::Advance
    }
}

/// Several small random numbers out of one large one: multiplied by *n*, a fraction of 64 bits gives a number below *n*
/// before the point and the next fraction behind it.
struct Digits(u64);

impl Digits {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let product = u128::from(self.0) * u128::from(n);
        self.0 = product as u64;
        (product >> 64) as u32
    }
}
