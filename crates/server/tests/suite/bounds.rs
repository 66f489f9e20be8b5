//! Bounds: clients that take their time, clients that come in crowds, and a stop that waits for neither.

use std::net::SocketAddr;
use std::sync::Arc;

use game_registry::GAMES;
use serde_json::{Value, json};
use server::{Limits, Pace};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;

use crate::live::{Live, Plan};
use crate::patience::within_patience;
use crate::socket::Socket;
use crate::time::HandTime;

/// Longer than any test has patience: what ends earlier does not end because of this.
const FOR_EVER: u64 = 3_600_000;

const UNFINISHED_HEADER: &str = "GET / HTTP/1.1\r\nHos";
const UNFINISHED_BODY: &str =
    "POST /api/me HTTP/1.1\r\nhost: crema\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";

async fn limited(limits: Limits) -> Live {
    Live::with(Plan { limits, rate_factor: 1, ..Plan::default() }).await
}

/// Connects, says this and holds on.
async fn hold(address: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(words.as_bytes()).await.expect("it is taken");
    stream
}

/// Everything that comes until the server closes. A connection that is reset has been read as far as it went.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = within_patience("the connection ends", stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

pub(crate) async fn no_client_keeps_the_server_from_stopping() {
    let live =
        limited(Limits { header_ms: FOR_EVER, body_ms: FOR_EVER, write_ms: FOR_EVER, ..Limits::default() }).await;
    let handshake = format!(
        "GET /api/ws HTTP/1.1\r\nhost: crema\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: {}\r\n\r\n",
        generate_key()
    );
    let mut held = Vec::new();
    for words in ["", "P", UNFINISHED_HEADER, UNFINISHED_BODY, &handshake] {
        held.push(hold(live.address, words).await);
    }
    // The last one is answered: the server has taken in all of them.
    let socket = held.last_mut().expect("a socket");
    within_patience("the handshake", socket.read_exact(&mut [0; 12])).await.expect("an answer");
    within_patience("the server stops", live.stop()).await;
}

pub(crate) async fn what_does_not_arrive_in_time_is_given_up() {
    let live = limited(Limits { header_ms: 50, body_ms: 50, ..Limits::default() }).await;
    for words in ["", "P", UNFINISHED_HEADER] {
        let mut stream = hold(live.address, words).await;
        assert!(!rest(&mut stream).await.contains("200 OK"), "{words:?}");
    }
    let mut stream = hold(live.address, UNFINISHED_BODY).await;
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("in time"), "{answer}");
    live.stranger().get("/healthz").await;
}

pub(crate) async fn connections_have_places() {
    for (limits, status) in [
        (Limits { connections_per_address: 3, ..Limits::default() }, "429"),
        (Limits { connections: 3, ..Limits::default() }, "503"),
    ] {
        let live = limited(limits).await;
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(hold(live.address, "").await);
        }
        let mut fourth = hold(live.address, "GET /healthz HTTP/1.1\r\nhost: crema\r\n\r\n").await;
        let answer = rest(&mut fourth).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
        assert!(answer.contains("retry-after: 30\r\n") && answer.contains("\"retry_after_ms\":30000"), "{answer}");
        drop(held);
        let free = async {
            while live.stranger().get("/healthz").await.status != 200 {
                tokio::task::yield_now().await;
            }
        };
        within_patience("places are free again", free).await;
    }
}

pub(crate) async fn sockets_have_places() {
    let limits = Limits { sockets_per_person: 2, sockets_per_address: 3, ..Limits::default() };
    let live = limited(limits).await;
    let (ada, bob) = (live.guest("Ada").await, live.guest("Bob").await);
    let mut open = vec![Socket::greet(&ada).await, Socket::greet(&ada).await];
    assert_eq!(Socket::connect(&ada).await.err(), Some(429), "a person has two");
    open.push(Socket::greet(&bob).await);
    assert_eq!(Socket::connect(&bob).await.err(), Some(429), "an address has three");
    drop(open);
    let free = async {
        while Socket::connect(&ada).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    within_patience("places are free again", free).await;
}

fn table(access: &str, other: &Value) -> Value {
    json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, other], "terms": {"access": access}})
}

pub(crate) async fn tables_are_limited_until_some_are_over() {
    let limits = Limits { tables_per_person: 3, listed_per_person: 1, bots_per_person: 1, ..Limits::default() };
    let live = limited(limits).await;
    let mut ada = live.guest("Ada").await;
    let (open, bot) = (json!({"kind": "open"}), json!({"kind": "bot", "level": 1}));
    let listed = ada.post("/api/tables", table("anyone", &open)).await.ok();
    let refused = ada.post("/api/tables", table("anyone", &open)).await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("60")));
    let refusal = refused.json();
    assert_eq!((&refusal["reason"], &refusal["facts"]["most"]), (&json!("enough-listed"), &json!(1)));
    // A table that somebody has joined is not in the lobby any more.
    let id = listed["id"].as_str().expect("an id");
    live.guest("Bob").await.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    ada.post("/api/tables", table("anyone", &open)).await.ok();
    ada.post("/api/tables", table("link", &bot)).await.ok();
    let full = ada.post("/api/tables", table("link", &open)).await.json();
    assert_eq!((&full["reason"], &full["facts"]["most"]), (&json!("enough-tables"), &json!(3)));
    let resign = json!({"id": "1", "act": {"do": "resign"}});
    ada.post(&format!("/api/tables/{id}/acts"), resign).await.ok();
    assert_eq!(ada.post("/api/tables", table("link", &bot)).await.json()["reason"], "enough-bots");
    ada.post("/api/tables", table("link", &open)).await.ok();
}

pub(crate) async fn names_are_not_changed_all_the_time() {
    let limits = Limits { renames: Pace { burst: 2, every_ms: 60_000 }, ..Limits::default() };
    let live = Live::with(Plan { limits, rate_factor: 1, time: Arc::new(HandTime::new()), ..Plan::default() }).await;
    let mut ada = live.guest("Ada").await;
    for name in ["Ada L", "Ada K"] {
        ada.post("/api/me", json!({"name": name})).await.ok();
    }
    let refused = ada.post("/api/me", json!({"name": "Ada B"})).await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("60")));
}

/// A disk that is full still lets everything be read. Here a table is missing that only writing needs.
pub(crate) async fn a_server_that_cannot_write_is_not_ready() {
    let live = Live::start().await;
    assert_eq!(live.stranger().get("/readyz").await.status, 200);
    let rename = "ALTER TABLE kept RENAME TO kept_elsewhere";
    store::testkit::execute(&live.database.address(), rename).await.expect("renamed");
    assert_eq!(live.stranger().get("/readyz").await.status, 503);
    live.stranger().get("/api/tables").await.ok();
}
