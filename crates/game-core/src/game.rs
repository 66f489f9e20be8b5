//! The one trait that a game implements.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::playout::play_step_by_step;
use crate::{Buffers, EventText, Info, Outcome, Random, Seat, SeatCount, SetupError};

/// The seat that acts next.
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
///
/// # A tiny game
///
/// Two players count down from five by one or two; the one who says zero wins.
///
/// ```
/// use std::{fmt, str::FromStr};
/// use game_core::{
///     Game, Info, Match, Never, Outcome, PerSeat, Random, Seat, SeatCount, SetupError, SyntaxError, Turn, random_match,
/// };
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct Countdown { seats: SeatCount, left: u8, to_move: Seat }
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// struct Subtract(u8);
///
/// impl fmt::Display for Subtract {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "minus {}", self.0) }
/// }
///
/// impl FromStr for Subtract {
///     type Err = SyntaxError;
///     fn from_str(text: &str) -> Result<Self, SyntaxError> {
///         let known = Countdown::universe().into_iter().find(|action| action.to_string() == text);
///         known.ok_or_else(|| SyntaxError::new(text, "expected \"minus 1\" or \"minus 2\""))
///     }
/// }
///
/// #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, thiserror::Error)]
/// #[error("only {left} left")]
/// struct TooMuch { left: u8 }
///
/// impl Game for Countdown {
///     const INFO: Info = Info {
///         id: "countdown", name: "Countdown", min_seats: 2, max_seats: 2, rules_version: 1,
///         rules_text: "Count down from five by one or two; zero wins.", max_events: 5,
///     };
///     type Options = ();
///     type Setup = ();
///     type Action = Subtract;
///     type Chance = Never;
///     type Illegal = TooMuch;
///     type View = u8;
///
///     fn all_options() -> Vec<()> { vec![()] }
///     fn universe() -> Vec<Subtract> { vec![Subtract(1), Subtract(2)] }
///     fn deal<R: Random>(_: SeatCount, (): &(), _: &mut R) {}
///     fn new(seats: SeatCount, (): &(), (): &()) -> Result<Self, SetupError> {
///         Ok(Countdown { seats, left: 5, to_move: Seat::FIRST })
///     }
///     fn seats(&self) -> SeatCount { self.seats }
///     fn turn(&self) -> Turn { if self.left == 0 { Turn::Over } else { Turn::Seat(self.to_move) } }
///     fn actions(&self, out: &mut Vec<Subtract>) {
///         out.extend(Self::universe().into_iter().filter(|&action| self.check(action).is_ok()));
///     }
///     fn check(&self, Subtract(number): Subtract) -> Result<(), TooMuch> {
///         if number > self.left { Err(TooMuch { left: self.left }) } else { Ok(()) }
///     }
///     fn apply_unchecked(&mut self, Subtract(number): Subtract) {
///         self.left -= number;
///         self.to_move = self.seats.after(self.to_move);
///     }
///     fn chances(&self, _: &mut Vec<(Never, u32)>) {}
///     fn check_chance(&self, chance: Never) -> Result<(), TooMuch> { match chance {} }
///     fn apply_chance_unchecked(&mut self, chance: Never) { match chance {} }
///     fn outcome(&self) -> Option<Outcome> {
///         let over = self.left == 0;
///         let won = |seat| seat != self.to_move;
///         over.then(|| Outcome::by_rank(PerSeat::from_fn(self.seats, |seat| i32::from(won(seat))), won))
///     }
///     fn view(&self, _: Option<Seat>) -> u8 { self.left }
///     fn key(&self) -> u64 { self.key_from_scratch() }
///     fn key_from_scratch(&self) -> u64 { game_core::zobrist::feature(0, self.to_move.index() as u16, self.left.into()) }
///     fn audit(&self) -> Result<(), String> { Ok(()) }
///     fn draw(&self) -> String { self.left.to_string() }
/// }
///
/// let two = Countdown::INFO.seat_count(2)?;
/// let mut game = Match::<Countdown>::from_seed(two, (), 1);
/// for event in ["minus 2", "minus 1", "minus 2"] {
///     game.play_text(event).expect("legal");
/// }
/// assert_eq!(game.position().outcome().expect("it is over").winners, [Seat::FIRST]);
///
/// // Everything else comes with the trait, such as random games.
/// assert!(random_match::<Countdown>(two, &(), 7, 0).position().outcome().is_some());
/// # Ok::<(), SetupError>(())
/// ```
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
    /// An act of a player.
    type Action: EventText;
    /// An outcome of chance; [`crate::Never`] in a game without chance events.
    type Chance: EventText;
    /// Why something is not allowed now. `Display` says it to a player in English with the facts (which rule, which square,
    /// how many are missing); the serialised form carries the same facts for other languages.
    type Illegal: std::error::Error + Clone + Eq + Serialize + Send + Sync + 'static;
    /// The view of one seat, or of a spectator. It is the only form of a position that leaves the process.
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

    /// The seat that acts next.
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

    /// The view of `seat`, or of a spectator for `None`.
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
