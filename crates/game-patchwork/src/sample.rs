//! Drawing a uniformly random legal action without listing them.
//!
//! *Why this shape.* Counting where every patch fits costs some hundred instructions. While a quilt is rather empty it is
//! cheaper to guess: draw one of the placements that an *empty* quilt would allow, and keep it if its squares are free. Kept
//! guesses are uniform over the legal actions, and so is the counted draw that follows when a few guesses fail; so is the whole.

use std::hint::select_unpredictable;

use game_core::Random;

use crate::action::{Action, Placement};
use crate::cell::{Cell, SIDE};
use crate::circle::OFFERED;
use crate::fit::{find_corners, nth_placement};
use crate::patch::{MOST_ORIENTATIONS, PatchId, terms_of};
use crate::position::{Patchwork, Player};

/// Players beyond this space have covered too much for guessing to pay. (The space is known; squares would have to be
/// counted. Measured; whatever it is, the draw is uniform.)
const GUESSING_SPACE: u8 = 18;
/// How often to guess before counting.
const GUESSES: u32 = 8;

/// Those of the next patches that can be paid for.
#[derive(Clone, Copy)]
struct Offer([Option<PatchId>; OFFERED]);

impl Patchwork {
    /// A uniformly random legal action; the game must not be over.
    #[inline(always)]
    pub(crate) fn draw_action<R: Random>(&self, rng: &mut R) -> Action {
        let player = self.player(self.mover);
        if self.leather_due {
            return Action::Leather(player.quilt.nth_free(rng.below(player.quilt.free_squares())));
        }
        let offer = Offer::new(self.circle.offered(), player.buttons);
        if offer.0 == [None; OFFERED] {
            return Action::Advance;
        }
        if player.space <= GUESSING_SPACE {
            offer.guess_and_draw(player, rng)
        } else {
            offer.count_and_draw(player, rng)
        }
    }
}

impl Offer {
    #[inline(always)]
    fn new(patches: [Option<PatchId>; OFFERED], buttons: u16) -> Offer {
        let payable = |patch| {
            let affordable = u32::from(terms_of(patch).price) <= buttons.into();
            select_unpredictable(affordable, patch, None)
        };
        Offer(patches.map(payable))
    }

    #[inline(never)]
    fn guess_and_draw<R: Random>(self, player: &Player, rng: &mut R) -> Action {
        let ways = self.0.map(|patch| terms_of(patch).ways);
        for _ in 0..GUESSES {
            if let Some(action) = self.guess(player, ways, rng) {
                return action;
            }
        }
        self.count_and_draw(player, rng)
    }

    /// One of the actions that an empty quilt would allow, on which the patches have so many `ways`, if it is legal.
    #[inline(always)]
    fn guess<R: Random>(self, player: &Player, ways: [u32; OFFERED], rng: &mut R) -> Option<Action> {
        let mut digits = Digits(rng.next_u64());
        let (second, third) = (ways[0], ways[0] + ways[1]);
        let Some(number) = digits.below(1 + third + ways[2]).checked_sub(1) else { return Some(Action::Advance) };
        let patch = self.0[usize::from(number >= second) + usize::from(number >= third)]?;
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
    fn count_and_draw<R: Random>(self, player: &Player, rng: &mut R) -> Action {
        let mut corners = [[0; MOST_ORIENTATIONS]; OFFERED];
        let mut counts = [0; OFFERED];
        for place in 0..OFFERED {
            counts[place] = find_corners(self.0[place], player.quilt.free(), &mut corners[place]);
        }
        let mut rank = rng.below(1 + counts.iter().sum::<u32>());
        for place in 0..OFFERED {
            if rank < counts[place] {
                let patch = self.0[place].expect("only a patch has placements");
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
