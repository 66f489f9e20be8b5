//! Repeating the draws of a finished game.

use game_core::{Match, Record, RecordError, SetupError, Turn};
use game_registry::{AnyMatch, GameVisitor, Registered};
use serde_json::{Value, json};
use thiserror::Error;

use crate::{Proof, SCHEME, Secret, SecretError, Shuffle, Stream};

/// Why a game was not drawn as its proof says.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unfair {
    /// The proof is of another version.
    #[error("scheme {0} is unknown; this version checks scheme {SCHEME}")]
    Scheme(u32),
    /// The secret cannot be read.
    #[error("secret: {0}")]
    Secret(#[from] SecretError),
    /// The secret is not the one that was promised.
    #[error("the secret does not fit the commitment {promised}: its hash is {actual}")]
    Commitment {
        /// The hash that was published before the game.
        promised: String,
        /// The hash of the secret.
        actual: String,
    },
    /// One entropy for each seat is needed.
    #[error("the proof has entropy for {found} seats, but the game has {seats}")]
    Seats {
        /// In the proof.
        found: usize,
        /// In the record.
        seats: u64,
    },
    /// The record itself does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game was dealt otherwise.
    #[error("the deal is not the one that was promised")]
    Deal,
    /// A chance event was drawn otherwise.
    #[error("event {number} was {played:?}, but {drawn:?} was promised")]
    Draw {
        /// Its number.
        number: usize,
        /// The event in the record.
        played: String,
        /// The event that the proof gives.
        drawn: String,
    },
}

impl Unfair {
    /// The same for other languages: a `reason`, and what belongs to it.
    pub fn facts(&self) -> Value {
        match self {
            Unfair::Scheme(scheme) => json!({ "reason": "scheme", "scheme": scheme }),
            Unfair::Secret(_) => json!({ "reason": "secret" }),
            Unfair::Commitment { promised, actual } => {
                json!({ "reason": "commitment", "promised": promised, "actual": actual })
            }
            Unfair::Seats { found, seats } => json!({ "reason": "seats", "found": found, "seats": seats }),
            Unfair::Record(RecordError { event, .. }) => json!({ "reason": "record", "event": event }),
            Unfair::Deal => json!({ "reason": "deal" }),
            Unfair::Draw { number, played, drawn } => {
                json!({ "reason": "draw", "event": number, "played": played, "drawn": drawn })
            }
        }
    }
}

/// Checks that the deal and every chance event of `record` are those that `proof` fixes; returns how many draws there were,
/// the deal not counted. The result of the record is checked as well.
pub fn verify(record: &Record, proof: &Proof) -> Result<usize, Unfair> {
    if proof.scheme != SCHEME {
        return Err(Unfair::Scheme(proof.scheme));
    }
    let secret: Secret = proof.secret.parse()?;
    let actual = secret.commitment();
    if actual != proof.commitment {
        return Err(Unfair::Commitment { promised: proof.commitment.clone(), actual });
    }
    if proof.entropy.len() as u64 != record.seats {
        return Err(Unfair::Seats { found: proof.entropy.len(), seats: record.seats });
    }
    game_registry::from_record(record)?;
    let shuffle = Shuffle::new(&secret, &proof.entropy);
    let mut game = game_registry::opening_of(record)?;
    if proof.from_event.is_none() {
        check_deal(record, shuffle.deal())?;
    }
    let first = proof.from_event.unwrap_or(0) as usize;
    let mut draws = 0;
    for (number, played) in record.events.iter().enumerate() {
        if number >= first && game.turn() == Turn::Chance {
            check_draw(&shuffle, game.as_ref(), number, played)?;
            draws += 1;
        }
        game.play(played).map_err(|error| RecordError { event: Some(number), message: error.message })?;
    }
    Ok(draws)
}

fn check_deal(record: &Record, stream: Stream) -> Result<(), Unfair> {
    let dealt = game_registry::dispatch(&record.game, Deal { record, stream }).map_err(RecordError::from)?;
    let dealt = dealt.map_err(|error| RecordError::whole(error.to_string()))?;
    if dealt == record.setup { Ok(()) } else { Err(Unfair::Deal) }
}

fn check_draw(shuffle: &Shuffle, game: &dyn AnyMatch, number: usize, played: &str) -> Result<(), Unfair> {
    let chances = game.chances();
    let drawn = shuffle.draw(number as u32, &chances).expect("chance always has an outcome");
    if drawn == played {
        return Ok(());
    }
    Err(Unfair::Draw { number, played: played.to_owned(), drawn: drawn.to_owned() })
}

/// The set-up that a stream deals.
struct Deal<'a> {
    record: &'a Record,
    stream: Stream,
}

impl GameVisitor for Deal<'_> {
    type Output = Result<Value, SetupError>;

    fn visit<G: Registered>(mut self) -> Self::Output {
        let seats = G::INFO.seat_count(self.record.seats)?;
        let options = Match::<G>::read_options(&self.record.options)?;
        Ok(Match::<G>::dealt(seats, options, &mut self.stream).record().setup)
    }
}
