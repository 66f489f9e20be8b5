//! A match: set-up plus events. Its position is a cache of replaying them.

use serde_json::Value;
use thiserror::Error;

use crate::{
    Event, FORMAT, Game, Random, Record, RecordError, RecordResult, Seat, SeatCount, SetupError, SplitMix, SyntaxError,
    Turn, json,
};

/// A match of game `G`, under way or finished. Only legal events get in.
///
/// Opening one and playing, here with the game of the examples:
///
/// ```
/// use game_core::{Game, Match, PlayError, Turn};
/// use game_nim::Nim;
///
/// let mut game = Match::<Nim>::from_seed(Nim::INFO.seat_count(2)?, Default::default(), 1);
/// assert!(matches!(game.position().turn(), Turn::Seat(seat) if seat.index() == 0));
/// game.play_text("take 1 1").expect("every heap of a deal has a match");
/// assert!(matches!(game.play_text("take 7 1"), Err(PlayError::Illegal(_))), "the first heap has shrunk");
/// assert!(matches!(game.play_text("grab 1 1"), Err(PlayError::Syntax(_))));
/// assert_eq!(game.events().len(), 1, "what is refused changes nothing");
/// # Ok::<(), game_core::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    seats: SeatCount,
    options: G::Options,
    setup: G::Setup,
    start: G,
    position: G,
    events: Vec<Event<G>>,
    /// The seat that made each event; none for chance.
    actors: Vec<Option<Seat>>,
}

/// Why an event was not played. The match is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError<G: Game> {
    /// The text is no event of this game.
    #[error(transparent)]
    Syntax(SyntaxError),
    /// A player's action while chance is to decide, or the other way round.
    #[error("out of turn: {0}")]
    OutOfTurn(String),
    /// The rules do not allow it now.
    #[error(transparent)]
    Illegal(G::Illegal),
}

impl<G: Game> Match<G> {
    /// A match before its first event.
    pub fn new(seats: SeatCount, options: G::Options, setup: G::Setup) -> Result<Self, SetupError> {
        let start = G::new(seats, &options, &setup)?;
        Ok(Match { seats, options, setup, position: start.clone(), start, events: Vec::new(), actors: Vec::new() })
    }

    /// A match before its first event, dealt by `rng`.
    pub fn dealt<R: Random>(seats: SeatCount, options: G::Options, rng: &mut R) -> Self {
        let setup = G::deal(seats, &options, rng);
        Match::new(seats, options, setup).expect("a dealt set-up is valid")
    }

    /// The match that `seed` deals: what `startpos` means, and how random game 0 of that seed begins.
    pub fn from_seed(seats: SeatCount, options: G::Options, seed: u64) -> Self {
        Match::dealt(seats, options, &mut SplitMix::for_game(seed, 0))
    }

    /// Replays a record and checks everything it claims.
    ///
    /// ```
    /// use game_core::{Match, Record};
    /// use game_nim::Nim;
    ///
    /// let line = r#"{"format":1,"game":"nim","rules":1,"seats":2,"setup":{"heaps":[1,2,0]},
    ///     "events":["take 1 1","take 2 2"],"result":{"scores":[0,1],"winners":[1]}}"#;
    /// let game = Match::<Nim>::from_record(&Record::from_json(line)?)?;
    /// assert_eq!(game.record(), Record::from_json(line)?);
    ///
    /// let false_claim = line.replace("take 1 1", "take 5 1");
    /// let error = Match::<Nim>::from_record(&Record::from_json(&false_claim)?).expect_err("the heap has one match");
    /// assert_eq!((error.event, error.message.as_str()), (Some(0), "heap 1 has only 1"));
    /// # Ok::<(), game_core::RecordError>(())
    /// ```
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut game = Match::opening_of(record)?;
        for (index, text) in record.events.iter().enumerate() {
            game.play_text(text).map_err(|error| RecordError { event: Some(index), message: error.to_string() })?;
        }
        if let Some(claimed) = &record.result {
            game.check_result(claimed)?;
        }
        Ok(game)
    }

    /// The match of a record before its first event.
    pub fn opening_of(record: &Record) -> Result<Self, RecordError> {
        let whole = |error: SetupError| RecordError::whole(error.to_string());
        if record.format != FORMAT {
            return Err(RecordError::whole(format!(
                "format {} is unknown; this version reads format {FORMAT}",
                record.format
            )));
        }
        if record.game != G::INFO.id {
            return Err(RecordError::whole(format!("the record is of {:?}, not of {:?}", record.game, G::INFO.id)));
        }
        if record.rules != G::INFO.rules_version {
            return Err(RecordError::whole(format!(
                "{} rules version {} is unknown; this version plays version {}",
                G::INFO.id,
                record.rules,
                G::INFO.rules_version
            )));
        }
        let seats = G::INFO.seat_count(record.seats).map_err(whole)?;
        let options = Self::read_options(&record.options).map_err(whole)?;
        let setup = json::object(&record.setup).map_err(|error| whole(SetupError::Setup(error)))?;
        Match::new(seats, options, setup).map_err(whole)
    }

    /// Reads options from JSON; what is left out has its default.
    pub fn read_options(options: &Value) -> Result<G::Options, SetupError> {
        json::object(options).map_err(SetupError::Options)
    }

    fn check_result(&self, claimed: &RecordResult) -> Result<(), RecordError> {
        let Some(outcome) = self.position.outcome() else {
            return Err(RecordError::whole("the record has a result, but the game is not over"));
        };
        let actual = RecordResult::from(&outcome);
        let mut winners = claimed.winners.clone();
        winners.sort_unstable();
        if claimed.scores != actual.scores {
            let (said, is) = (&claimed.scores, &actual.scores);
            return Err(RecordError::whole(format!("wrong result: scores {said:?}, but the game ends {is:?}")));
        }
        if winners != actual.winners {
            let (said, is) = (&claimed.winners, &actual.winners);
            return Err(RecordError::whole(format!("wrong result: winners {said:?}, but the winners are {is:?}")));
        }
        Ok(())
    }

    /// The number to pass instead of an action while chance is to decide.
    fn chance_is_first(&self) -> String {
        let mut outcomes = Vec::new();
        self.position.chances(&mut outcomes);
        match outcomes.first() {
            Some((chance, _)) => format!("chance decides before the next action, by an event such as \"{chance}\""),
            None => "chance decides before the next action".to_owned(),
        }
    }

    /// Plays an event, or leaves everything as it was and says why not.
    pub fn play(&mut self, event: Event<G>) -> Result<(), PlayError<G>> {
        let turn = self.position.turn();
        match (event, turn) {
            (_, Turn::Over) => return Err(PlayError::OutOfTurn("the game is over".to_owned())),
            (Event::Action(_), Turn::Chance) => return Err(PlayError::OutOfTurn(self.chance_is_first())),
            (Event::Chance(_), Turn::Seat(seat)) => {
                return Err(PlayError::OutOfTurn(format!("seat {seat} is to act, not chance")));
            }
            (Event::Action(action), Turn::Seat(_)) => {
                self.position.apply(action).map_err(PlayError::Illegal)?;
            }
            (Event::Chance(chance), Turn::Chance) => {
                self.position.check_chance(chance).map_err(PlayError::Illegal)?;
                self.position.apply_chance_unchecked(chance);
            }
        }
        self.events.push(event);
        self.actors.push(match turn {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        });
        Ok(())
    }

    /// Reads and plays an event.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError<G>> {
        self.play(text.parse().map_err(PlayError::Syntax)?)
    }

    /// Takes back every event from number `length` on.
    ///
    /// How far a player may go is what [`Match::undo_limit`] says:
    ///
    /// ```
    /// use game_core::{Game, Match, Seat};
    /// use game_nim::Nim;
    ///
    /// let mut game = Match::<Nim>::from_seed(Nim::INFO.seat_count(2)?, Default::default(), 1);
    /// let opening = game.position().clone();
    /// game.play_text("take 1 1").expect("every heap of a deal has a match");
    /// assert_eq!(game.undo_limit(Seat::FIRST), 0, "nobody has answered yet");
    /// game.truncate(0);
    /// assert_eq!(*game.position(), opening);
    /// # Ok::<(), game_core::SetupError>(())
    /// ```
    pub fn truncate(&mut self, length: usize) {
        if length < self.events.len() {
            self.position = self.position_at(length);
            self.events.truncate(length);
            self.actors.truncate(length);
        }
    }

    /// The position after the first `length` events (or after all, if there are fewer).
    pub fn position_at(&self, length: usize) -> G {
        let mut position = self.start.clone();
        for &event in self.events.iter().take(length) {
            match event {
                Event::Action(action) => position.apply_unchecked(action),
                Event::Chance(chance) => position.apply_chance_unchecked(chance),
            }
        }
        position
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Every event so far.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The seat that made each event, in order; `None` for chance.
    pub fn actors(&self) -> &[Option<Seat>] {
        &self.actors
    }

    /// The length down to which `seat` may take events back: everything after it was its own doing, so nobody else has acted
    /// and nothing new has come to light.
    pub fn undo_limit(&self, seat: Seat) -> usize {
        self.actors.iter().rposition(|&actor| actor != Some(seat)).map_or(0, |last| last + 1)
    }

    /// How many sit at the table.
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The table's options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The deal.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The match as a record, with its result if it is over.
    pub fn record(&self) -> Record {
        let json = |value: serde_json::Result<Value>| value.expect("set-up and options are plain data");
        Record {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            seats: self.seats.get() as u64,
            options: json(serde_json::to_value(&self.options)),
            setup: json(serde_json::to_value(&self.setup)),
            events: self.events.iter().map(Event::to_string).collect(),
            result: self.position.outcome().as_ref().map(RecordResult::from),
        }
    }
}

impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.seats, &self.options, &self.setup, &self.events)
            == (other.seats, &other.options, &other.setup, &other.events)
    }
}
