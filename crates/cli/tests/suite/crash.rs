//! `kill -9` and `kill -TERM` while people play: whatever a client was told is there afterwards, and nothing happens twice.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use game_core::{Random, Record, SplitMix};
use game_registry::GAMES;
use outbound::http::{Method, Request, header};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::hosting::{Hosted, sqlite};

/// How often the server is killed, and asked to stop; each time after a few more moves.
const KILLS: usize = 6;
const STOPS: usize = 2;
/// Moves that are acknowledged before the end, at least.
const MOVES: usize = 40;
/// Moves at one table in one round, at most: no game is longer.
const MOST_MOVES: usize = 5_000;
/// How long the moves of one round may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(240);
/// Tables that are played at at the same time.
const TABLES: usize = 6;

/// A table and the cookies of its two players.
#[derive(Clone)]
struct Table {
    id: String,
    cookies: [String; 2],
}

/// A move as it was sent: its number in the log, its idempotency id and its event.
#[derive(Clone, Debug)]
struct Move {
    seat: usize,
    number: usize,
    id: String,
    event: String,
}

impl Move {
    fn body(&self) -> Value {
        json!({"id": self.id, "act": {"do": "play", "expected": self.number, "events": [self.event]}})
    }
}

/// One player's way to the server; nothing comes back from a dead one.
#[derive(Clone)]
struct Line {
    client: outbound::Client,
    address: String,
}

impl Line {
    fn new(server: &Hosted) -> Line {
        let client = outbound::Client::new(Duration::from_secs(30), 1 << 20).unwrap();
        Line { client, address: server.address.clone() }
    }

    async fn ask(&self, method: Method, path: &str, cookie: &str, body: &Value) -> Option<(Value, String)> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.address))
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(body.to_string().into_bytes())
            .unwrap();
        let answer = self.client.send(request).await.ok()?;
        let cookie = answer.headers.get(header::SET_COOKIE).map_or("", |value| value.to_str().unwrap());
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Some((serde_json::from_str(&answer.text).ok()?, cookie))
    }

    async fn get(&self, path: &str, cookie: &str) -> Option<Value> {
        self.ask(Method::GET, path, cookie, &Value::Null).await.map(|(answer, _)| answer)
    }

    async fn table(&self, game: &str) -> Table {
        let guest = async |name: &str| {
            let (_, cookie) = self.ask(Method::POST, "/api/me", "", &json!({"name": name})).await.unwrap();
            cookie
        };
        let cookies = [guest("Ada").await, guest("Bob").await];
        let new = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]});
        let (table, _) = self.ask(Method::POST, "/api/tables", &cookies[0], &new).await.unwrap();
        let id = table["id"].as_str().unwrap().to_owned();
        self.ask(Method::POST, &format!("/api/tables/{id}/seat"), &cookies[1], &json!({})).await.unwrap();
        Table { id, cookies }
    }

    /// Sends a move; the number of log entries after it, once the server says that it is done.
    async fn play(&self, table: &Table, made: &Move) -> Option<usize> {
        let path = format!("/api/tables/{}/acts", table.id);
        let (answer, _) = self.ask(Method::POST, &path, &table.cookies[made.seat], &made.body()).await?;
        (answer["kind"] == "done").then(|| answer["number"].as_u64().unwrap() as usize)
    }

    async fn events(&self, table: &Table) -> Vec<String> {
        let record = self.get(&format!("/api/tables/{}/record", table.id), "").await.expect("a record");
        serde_json::from_value::<Record>(record).unwrap().events
    }
}

/// Plays for both seats of a table until the server is gone or the game is over. Returns the moves that were acknowledged, and
/// the one that got no answer.
async fn play(line: Line, table: Table, seed: u64, told: &'static AtomicUsize) -> (Vec<Move>, Option<Move>) {
    let mut rng = SplitMix::new(seed);
    let mut acknowledged = Vec::new();
    for _ in 0..MOST_MOVES {
        let Some(view) = line.get(&format!("/api/tables/{}", table.id), "").await else { return (acknowledged, None) };
        let (Some(turn), Some(number)) = (view["now"]["turn"].as_u64(), view["now"]["number"].as_u64()) else {
            return (acknowledged, None);
        };
        let (seat, number) = (turn as usize, number as usize);
        let legal = line.get(&format!("/api/tables/{}/legal", table.id), &table.cookies[seat]).await;
        let Some(legal) = legal.as_ref().and_then(Value::as_array) else { return (acknowledged, None) };
        let event = legal[rng.below(legal.len() as u32) as usize].as_str().unwrap().to_owned();
        let made = Move { seat, number, id: format!("{seed}-{number}"), event };
        if line.play(&table, &made).await.is_none() {
            return (acknowledged, Some(made));
        }
        acknowledged.push(made);
        told.fetch_add(1, Ordering::Relaxed);
    }
    (acknowledged, None)
}

/// Every acknowledged move is in the record, at its number. The unanswered one is sent again, and happens once: it is idempotent.
async fn check(line: &Line, table: &Table, acknowledged: &[Move], unanswered: Option<&Move>) {
    let events = line.events(table).await;
    for made in acknowledged {
        assert_eq!(events.get(made.number), Some(&made.event), "{made:?} was acknowledged");
    }
    let Some(made) = unanswered else { return };
    let number = line.play(table, made).await.expect("the same move again is done, or was done before");
    for _ in 0..2 {
        let events = line.events(table).await;
        assert_eq!((events.get(made.number), events.len()), (Some(&made.event), number), "{made:?} happened once");
        assert_eq!(line.play(table, made).await, Some(number), "and always gets the same answer");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_every_end_of_the_server() {
    static TOLD: AtomicUsize = AtomicUsize::new(0);
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let mut played: Vec<(Table, Vec<Move>, Option<Move>)> = Vec::new();
    for round in 0..=KILLS + STOPS {
        let server = Hosted::start(&database);
        let line = Line::new(&server);
        for (table, acknowledged, unanswered) in &played {
            check(&line, table, acknowledged, unanswered.as_ref()).await;
        }
        if round == KILLS + STOPS {
            break;
        }
        let mut playing = JoinSet::new();
        TOLD.store(0, Ordering::Relaxed);
        for at in 0..TABLES {
            let table = line.table(GAMES[at % GAMES.len()].id).await;
            let (line, seed) = (line.clone(), (round * TABLES + at) as u64);
            playing.spawn(async move {
                let (acknowledged, unanswered) = play(line, table.clone(), seed, &TOLD).await;
                (table, acknowledged, unanswered)
            });
        }
        let enough = async {
            while TOLD.load(Ordering::Relaxed) < MOVES + 7 * round {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::time::timeout(PATIENCE, enough).await.expect("people go on playing");
        if round < KILLS {
            server.kill();
        } else {
            assert_eq!(server.stop(), Some(0), "it stops in order");
        }
        played = playing.join_all().await;
        let told: usize = played.iter().map(|(_, acknowledged, _)| acknowledged.len()).sum();
        assert!(told >= MOVES, "{told} moves in round {round}");
    }
}
