//! What a seat may not see never leaves the server. None of Crema's games hides anything, so a toy does: two cards dealt face
//! down, seats guess in turn whether their own is high. Two servers deal different cards to the other seat; everything that a
//! seat or a spectator gets over socket and HTTP must be the same to the byte.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fairness::Stream;
use game_core::zobrist::feature;
use game_core::{
    Budget, Event, Expert, Found, Game, HasOracle, Heuristic, Info, LEVEL_COUNT, Match, Never, Oracle, Outcome,
    PerSeat, Random, Recipe, Record, RecordError, Seat, SeatCount, SetupError, SplitMix, SyntaxError, Turn,
};
use game_registry::{AnyMatch, OpenError};
use protocol::{Act, ServerMessage};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::Games;
use thiserror::Error;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::socket::Socket;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Secret {
    seats: SeatCount,
    cards: [u8; 2],
    guesses: [Option<bool>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Guess(bool);

impl fmt::Display for Guess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "high" } else { "low" })
    }
}

impl FromStr for Guess {
    type Err = SyntaxError;
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text {
            "low" => Ok(Guess(false)),
            "high" => Ok(Guess(true)),
            _ => Err(SyntaxError::new(text, "expected \"low\" or \"high\"")),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("both have guessed")]
struct Finished;

#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Options {}

impl Game for Secret {
    const INFO: Info = Info {
        id: "secret",
        name: "Secret",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules_text: "",
        max_events: 2,
    };
    const HIDES: bool = true;
    type Options = Options;
    type Setup = [u8; 2];
    type Action = Guess;
    type Chance = Never;
    type Illegal = Finished;
    type View = Vec<Option<u8>>;

    fn all_options() -> Vec<Options> {
        vec![Options {}]
    }

    fn universe() -> Vec<Guess> {
        vec![Guess(false), Guess(true)]
    }

    fn deal<R: Random>(_: SeatCount, _: &Options, rng: &mut R) -> [u8; 2] {
        [rng.below(100) as u8, rng.below(100) as u8]
    }

    fn new(seats: SeatCount, _: &Options, setup: &[u8; 2]) -> Result<Self, SetupError> {
        Ok(Secret { seats, cards: *setup, guesses: [None; 2] })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.guesses.iter().position(Option::is_none).map_or(Turn::Over, |seat| Turn::Seat(Seat::wrapping(seat)))
    }

    fn actions(&self, out: &mut Vec<Guess>) {
        if self.turn() != Turn::Over {
            out.extend(Self::universe());
        }
    }

    fn check(&self, _: Guess) -> Result<(), Finished> {
        if self.turn() == Turn::Over { Err(Finished) } else { Ok(()) }
    }

    fn apply_unchecked(&mut self, guess: Guess) {
        if let Turn::Seat(seat) = self.turn() {
            self.guesses[seat.index()] = Some(guess.0);
        }
    }

    fn chances(&self, _: &mut Vec<(Never, u32)>) {}

    fn check_chance(&self, chance: Never) -> Result<(), Finished> {
        match chance {}
    }

    fn apply_chance_unchecked(&mut self, chance: Never) {
        match chance {}
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(first), Some(second)] = self.guesses else { return None };
        let right = [first == (self.cards[0] >= 50), second == (self.cards[1] >= 50)];
        let scores = PerSeat::from_fn(self.seats, |seat| i32::from(right[seat.index()]));
        Some(Outcome::by_rank(scores, |seat| right[seat.index()]))
    }

    fn view(&self, seat: Option<Seat>) -> Self::View {
        let shown = |owner: Seat| seat == Some(owner);
        self.seats.iter().map(|owner| shown(owner).then_some(self.cards[owner.index()])).collect()
    }

    fn key(&self) -> u64 {
        self.key_from_scratch()
    }

    fn key_from_scratch(&self) -> u64 {
        let guess = |seat: usize| self.guesses[seat].map_or(0, |high| 1 + u32::from(high));
        (0..2).fold(0, |key, seat| key ^ feature(seat as u16, u16::from(self.cards[seat]), guess(seat)))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn draw(&self) -> String {
        format!("{:?}", self.guesses)
    }
}

/// The registry wants a slow twin; nobody asks this one.
#[derive(Clone)]
struct Twin(Secret);

impl Oracle<Secret> for Twin {
    fn new(seats: SeatCount, options: &Options, setup: &[u8; 2]) -> Self {
        Twin(Secret::new(seats, options, setup).expect("a valid deal"))
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn actions(&self) -> Vec<Guess> {
        Secret::universe()
    }

    fn chances(&self) -> Vec<(Never, u32)> {
        Vec::new()
    }

    fn apply(&mut self, event: Event<Secret>) {
        let Event::Action(guess) = event;
        self.0.apply_unchecked(guess);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl HasOracle for Secret {
    type Oracle = Twin;
}

impl Expert for Secret {
    type Mind = ();

    const LEVELS: [Recipe; LEVEL_COUNT] = Recipe::planners();

    fn mind(_: usize) {}

    fn think(&self, (): &mut (), _: Budget<'_>, rng: &mut SplitMix) -> Found<Self> {
        Found::at_a_glance(self.plan(rng))
    }
}

impl Heuristic for Secret {
    fn estimate(&self) -> PerSeat<f32> {
        PerSeat::from_fn(self.seats, |_| 0.5)
    }

    fn plan(&self, _: &mut SplitMix) -> Vec<Guess> {
        vec![Guess(true)]
    }
}

/// Deals these cards, whatever the stream says.
struct Dealing([u8; 2]);

static LIST: [Info; 1] = [Secret::INFO];

impl Games for Dealing {
    fn list(&self) -> &'static [Info] {
        &LIST
    }

    fn dealt(&self, _: &str, seats: u64, _: &Value, _: &mut Stream) -> Result<Box<dyn AnyMatch>, OpenError> {
        let seats = Secret::INFO.seat_count(seats)?;
        Ok(Box::new(Match::<Secret>::new(seats, Options {}, self.0)?))
    }

    fn opening_of(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(Match::<Secret>::opening_of(record)?))
    }
}

/// Everything that reaches seat 0, seat 1 and a spectator while the first guess is made, with what differs by nature (ids, times,
/// commitments) made equal.
async fn heard(cards: [u8; 2]) -> [Vec<String>; 3] {
    let live = Live::with(Plan { games: Arc::new(Dealing(cards)), ..Plan::default() }).await;
    let (mut ada, mut bob) = (live.guest("Ada").await, live.guest("Bob").await);
    let new = json!({"game": "secret", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let opened = ada.post("/api/tables", new).await.ok();
    let id = opened["id"].as_str().expect("an id").to_owned();
    bob.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    let mut out = [Vec::new(), Vec::new(), Vec::new()];
    let mut sockets = Vec::new();
    let mut clients = [ada, bob, live.stranger()];
    for client in &clients {
        let mut socket = Socket::greet(client).await;
        socket.watch(&id, None).await;
        sockets.push(socket);
    }
    for (socket, out) in sockets.iter_mut().zip(&mut out) {
        out.push(until_type(socket, "table").await);
    }
    let guess = Act::Play { expected: 0, events: vec!["high".to_owned()] };
    sockets[0]
        .send(&protocol::ClientMessage::Act {
            table: id.clone(),
            act: protocol::NamedAct { id: "1".to_owned(), act: guess },
        })
        .await;
    for (socket, out) in sockets.iter_mut().zip(&mut out) {
        out.push(until_type(socket, "news").await);
    }
    for (client, out) in clients.iter_mut().zip(&mut out) {
        for path in ["", "/news", "/record", "/legal"] {
            out.push(Http::get(client, &format!("/api/tables/{id}{path}")).await.text);
        }
    }
    let secrets = [id, opened["fairness"]["commitment"].as_str().expect("a promise").to_owned()];
    out.map(|texts| texts.iter().map(|text| without_chance(text, &secrets)).collect())
}

async fn until_type(socket: &mut Socket, kind: &str) -> String {
    loop {
        let text = socket.next_text().await.expect("the socket stays open");
        let message: ServerMessage = serde_json::from_str(&text).expect("a message");
        match message {
            ServerMessage::Table { .. } if kind == "table" => return text,
            ServerMessage::News { .. } if kind == "news" => return text,
            _ => {}
        }
    }
}

/// Ids, times and revisions are drawn anew each time.
fn without_chance(text: &str, secrets: &[String]) -> String {
    fn scrub(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match name.as_str() {
                        "created" | "at" | "revision" | "person" | "creator" | "presence" => *value = Value::Null,
                        _ => scrub(value),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(scrub),
            _ => {}
        }
    }
    let text = secrets.iter().fold(text.to_owned(), |text, secret| text.replace(secret, "…"));
    let mut value: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    scrub(&mut value);
    value.to_string()
}

pub(crate) async fn the_bytes_of_a_seat_do_not_depend_on_what_it_may_not_see() {
    let worlds = [heard([11, 77]).await, heard([11, 33]).await, heard([88, 77]).await];
    let [both, other_second, other_first] = worlds;
    assert_eq!(both[0], other_second[0], "seat 0 knows nothing of seat 1's card");
    assert_eq!(both[1], other_first[1], "seat 1 knows nothing of seat 0's card");
    assert_eq!(both[2], other_first[2], "a spectator knows nothing of either card");
    assert_eq!(both[2], other_second[2], "a spectator knows nothing of either card");
    // And the comparison would notice: a seat's own card does make a difference.
    assert_ne!(both[0], other_first[0]);
    assert_ne!(both[1], other_second[1]);
}
