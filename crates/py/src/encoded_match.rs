//! A match of whichever game that is also bytes and numbers.

use game_core::{Encoding, Game, Layout, Match, Record, RecordError, Seat, SetupError, SplitMix, StrongPlayer, Turn};
use game_registry::{AnyMatch, EncodedVisitor, EventError, Registered};
use serde_json::Value;

use crate::analysis::{Analysis, analyze};

/// The registry's match in text, and what a program that learns asks beyond it.
pub(crate) trait EncodedMatch: Send + Sync {
    /// The match in text.
    fn text(&self) -> &dyn AnyMatch;
    /// The match in text, to play on.
    fn text_mut(&mut self) -> &mut dyn AnyMatch;
    /// The meaning of bytes and numbers at this table.
    fn layout(&self) -> &Layout;
    /// The table's options as JSON.
    fn options(&self) -> Value;
    /// Writes what a seat sees; see [`Encoding::observe`].
    fn observe(&self, seat: Seat, out: &mut [u8]);
    /// Writes the mask of legal actions; see [`Encoding::mask`].
    fn mask(&self, out: &mut [u8]);
    /// The event that a number stands for here.
    fn event(&self, number: usize) -> Option<String>;
    /// The number of an event that is legal now.
    fn number(&self, event: &str) -> Result<usize, EventError>;
    /// Draws and plays what chance is to decide, until a seat is to act or the game is over.
    fn resolve_chance(&mut self, rng: &mut SplitMix) -> Vec<String>;
    /// A random legal action of the seat to act.
    fn sample(&self, rng: &mut SplitMix) -> Option<String>;
    /// The choice of a sensible player that does not look ahead: one action or a whole turn.
    fn plan(&self, rng: &mut SplitMix) -> Vec<String>;
    /// The strongest player's analysis of the position within so many nodes.
    fn analyze(&self, nodes: u64) -> Option<Analysis>;
    /// A copy.
    fn copy(&self) -> Box<dyn EncodedMatch>;
}

#[derive(Clone)]
struct Encoded<G: Game> {
    game: Match<G>,
    layout: Layout,
}

impl<G: Encoding> Encoded<G> {
    fn new(game: Match<G>) -> Self {
        Encoded { layout: G::layout(game.seats(), game.options()), game }
    }
}

impl<G: Registered + StrongPlayer + Encoding> EncodedMatch for Encoded<G> {
    fn text(&self) -> &dyn AnyMatch {
        &self.game
    }

    fn text_mut(&mut self) -> &mut dyn AnyMatch {
        &mut self.game
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.game.options()).expect("options are plain data")
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        self.game.position().observe(seat, out);
    }

    fn mask(&self, out: &mut [u8]) {
        self.game.position().mask(&mut Vec::new(), out);
    }

    fn event(&self, number: usize) -> Option<String> {
        self.game.position().action(number).map(|action| action.to_string())
    }

    fn number(&self, event: &str) -> Result<usize, EventError> {
        let position = self.game.position();
        let action = event.parse().map_err(game_core::PlayError::<G>::Syntax)?;
        position.check(action).map_err(game_core::PlayError::<G>::Illegal)?;
        Ok(position.number(action))
    }

    fn resolve_chance(&mut self, rng: &mut SplitMix) -> Vec<String> {
        let mut drawn = Vec::new();
        while self.game.position().turn() == Turn::Chance {
            let chance = self.game.position().sample_chance(rng, &mut Vec::new());
            self.game.play(game_core::Event::Chance(chance)).expect("a sampled outcome is possible");
            drawn.push(chance.to_string());
        }
        drawn
    }

    fn sample(&self, rng: &mut SplitMix) -> Option<String> {
        let position = self.game.position();
        let acts = matches!(position.turn(), Turn::Seat(_));
        acts.then(|| position.sample_action(rng, &mut Vec::new()).to_string())
    }

    fn plan(&self, rng: &mut SplitMix) -> Vec<String> {
        let position = self.game.position();
        let acts = matches!(position.turn(), Turn::Seat(_));
        let plan = if acts { position.plan(rng) } else { Vec::new() };
        plan.iter().map(G::Action::to_string).collect()
    }

    fn analyze(&self, nodes: u64) -> Option<Analysis> {
        analyze(self.game.position(), nodes)
    }

    fn copy(&self) -> Box<dyn EncodedMatch> {
        Box::new(self.clone())
    }
}

/// Makes the match that a seed deals.
pub(crate) struct FromSeed<'a> {
    pub(crate) seats: Option<u64>,
    pub(crate) options: &'a Value,
    pub(crate) seed: u64,
}

impl EncodedVisitor for FromSeed<'_> {
    type Output = Result<Box<dyn EncodedMatch>, SetupError>;

    fn visit<G: Registered + StrongPlayer + Encoding>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats.unwrap_or(G::INFO.min_seats.into()))?;
        let options = Match::<G>::read_options(self.options)?;
        Ok(Box::new(Encoded::new(Match::<G>::from_seed(seats, options, self.seed))))
    }
}

/// Replays a record and checks everything it claims.
pub(crate) struct FromRecord<'a>(pub(crate) &'a Record);

impl EncodedVisitor for FromRecord<'_> {
    type Output = Result<Box<dyn EncodedMatch>, RecordError>;

    fn visit<G: Registered + StrongPlayer + Encoding>(self) -> Self::Output {
        Ok(Box::new(Encoded::new(Match::<G>::from_record(self.0)?)))
    }
}
