//! The one trait that a game implements.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::playout::play_step_by_step;
use crate::{Buffers, EventText, Info, Outcome, Random, Seat, SeatCount, SetupError};

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat chooses an action.
    Seat(Seat),
    /// Chance chooses an outcome.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// A position of a game: always a legal one, small, plain and cheap to copy.
///
/// Several small actions may make one turn. An action says nothing about who acts: it is always the seat of
/// [`Game::turn`]. Equality is equality of everything that matters for the rest of the game.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The fixed facts.
    const INFO: Info;

    /// Does any seat see less than all there is? Then the host shows records and events of a game only when it is over, and
    /// until then nothing but views. A game that overrides [`Game::imagine`] says yes here.
    const HIDES: bool = false;

    /// The options a table may choose. Serialises only what differs from the default.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The deal: what chance decided before the first event. May be anything; [`Game::new`] judges it.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player does.
    type Action: EventText;
    /// What chance does; [`crate::Never`] in a game without chance events.
    type Chance: EventText;
    /// Why something is not allowed now. `Display` says it to a player in English with the facts (which rule, which square,
    /// how many are missing); the serialised form carries the same facts for other languages.
    type Illegal: std::error::Error + Clone + Eq + Serialize + Send + Sync + 'static;
    /// What one seat, or a spectator, may see. The only form of a position that leaves the process.
    type View: Serialize;

    /// Every combination of options, the default first.
    fn all_options() -> Vec<Self::Options>;

    /// Every action that is legal in some position: the action space. Sorted, without repeats.
    fn universe() -> Vec<Self::Action>;

    /// A random deal.
    fn deal<R: Random>(seats: SeatCount, options: &Self::Options, rng: &mut R) -> Self::Setup;

    /// The first position of a table, if the deal is one the rules can produce.
    fn new(seats: SeatCount, options: &Self::Options, setup: &Self::Setup) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn seats(&self) -> SeatCount;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Appends every legal action, each once, in an order that depends on the position alone. Nothing unless
    /// [`Game::turn`] names a seat; then at least one.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Is `action` legal now, and if not, why? Total: any action in any position, also when nobody is to move.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays a legal action. Playing any other may panic or leave a nonsense position, but nothing worse.
    fn apply_unchecked(&mut self, action: Self::Action);

    /// Plays `action`, or leaves the position as it was and says why not.
    fn apply(&mut self, action: Self::Action) -> Result<(), Self::Illegal> {
        self.check(action)?;
        self.apply_unchecked(action);
        Ok(())
    }

    /// Appends every possible outcome with its weight (at least 1), each once. Nothing unless [`Game::turn`] is
    /// [`Turn::Chance`]; then at least one.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Is `chance` possible now, and if not, why?
    fn check_chance(&self, chance: Self::Chance) -> Result<(), Self::Illegal>;

    /// Plays a possible outcome; see [`Game::apply_unchecked`].
    fn apply_chance_unchecked(&mut self, chance: Self::Chance);

    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What `seat` (or a spectator, for `None`) may see.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// A number that equal positions share and different ones almost never do; kept up to date by every change.
    fn key(&self) -> u64;

    /// The same number, computed from the position alone.
    fn key_from_scratch(&self) -> u64;

    /// Checks what must hold in every position (conservation of tokens, consistency of redundant fields). For tests.
    fn audit(&self) -> Result<(), String>;

    /// The position drawn for a terminal, with ANSI styles; readable without them too.
    fn draw(&self) -> String;

    /// A uniformly random legal action. `scratch` is working space. Override where drawing is faster than listing.
    fn sample_action<R: Random>(&self, rng: &mut R, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.actions(scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// Plays uniformly at random to the end and returns the number of events played. Override where a whole game is played
    /// faster than its steps; the result must be the one the steps have with the same `rng`.
    fn play_out<R: Random>(&mut self, rng: &mut R, buffers: &mut Buffers<Self>) -> u32 {
        play_step_by_step(self, rng, buffers)
    }

    /// A random outcome according to the weights. `scratch` is working space.
    fn sample_chance<R: Random>(&self, rng: &mut R, scratch: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        scratch.clear();
        self.chances(scratch);
        let total = scratch.iter().map(|&(_, weight)| weight).sum();
        let mut ticket = rng.below(total);
        for &(chance, weight) in scratch.iter() {
            match ticket.checked_sub(weight) {
                Some(rest) => ticket = rest,
                None => return chance,
            }
        }
        unreachable!("a ticket below the total weight falls on some outcome")
    }

    /// Another position that `seat` cannot tell from this one. Games in which nothing is hidden keep the default.
    fn imagine<R: Random>(&self, seat: Option<Seat>, rng: &mut R) -> Self {
        let _ = (seat, rng);
        self.clone()
    }
}
