//! Secrets of other seats never leave the server. None of Crema's games hides anything, so a toy does: two cards dealt face
//! down, seats guess in turn whether their own is high. Two servers deal different cards to the other seat; everything that a
//! seat or a spectator gets over socket and HTTP must be the same to the byte.

use std::sync::Arc;

use fairness::Stream;
use game_core::{Game, Info, Match, Record, RecordError};
use game_registry::{AnyMatch, OpenError};
use game_testkit::secret::{Options, Setup};
use protocol::{Act, ServerMessage};
use serde_json::{Value, json};
use server::Games;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::socket::Socket;

type Secret = search::PlainSearch<game_testkit::secret::Secret<false>, search::OwnPlan>;

/// Deals these cards, whatever the stream says.
struct Dealing([u8; 2]);

static LIST: [Info; 1] = [Secret::INFO];

impl Games for Dealing {
    fn list(&self) -> &'static [Info] {
        &LIST
    }

    fn dealt(&self, _: &str, seats: u64, _: &Value, _: &mut Stream) -> Result<Box<dyn AnyMatch>, OpenError> {
        let seats = Secret::INFO.seat_count(seats)?;
        Ok(Box::new(Match::<Secret>::new(seats, Options {}, Setup { cards: self.0 })?))
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
