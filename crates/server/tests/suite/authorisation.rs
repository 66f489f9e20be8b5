//! Who may do what: every kind of visitor tries every request and every act, and the answers are one table, which people have read.
//!
//! The table is `tests/data/authorisation.txt`; with `UPDATE_GOLDEN=1` it is written instead of compared. A private game for friends is
//! under way, and another waits for a player; what belongs to somebody belongs to the one who opened them.

use std::collections::BTreeSet;
use std::path::Path;

use game_registry::GAMES;
use serde_json::{Value, json};

use crate::http::{Http, Reply};
use crate::live::Live;
use crate::patience::within_patience;

const PASSWORD: &str = "correct horse battery";
const ROLES: [&str; 7] = ["stranger", "spectator", "seat", "friend", "blocked", "account", "bot"];

/// Everybody, in the order of [`ROLES`], and what they may try to get at.
struct Cast {
    people: Vec<Http>,
    playing: String,
    waiting: String,
    owner: String,
    session: String,
    /// The name of the account, for signing in.
    account: String,
}

/// What is tried: the request as it is described, where it goes, and its body.
struct Attempt {
    request: &'static str,
    path: fn(&Cast) -> String,
    body: fn(&Cast) -> Option<Value>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

impl Cast {
    async fn new(live: &Live, number: usize) -> Cast {
        let mut seat = live.guest("Seat").await;
        let mut rival = live.guest("Rival").await;
        let [mut friend, mut blocked] = [live.guest("Friend").await, live.guest("Blocked").await];
        for follower in [&mut friend, &mut rival] {
            let link = seat.post("/api/friends/link", json!({})).await.ok();
            follower.post("/api/friends", link).await.ok();
        }
        let person = text(&blocked.get("/api/me").await.ok()["person"]);
        seat.put(&format!("/api/blocks/{person}")).await.ok();
        let terms = json!({"access": "friends", "private": true, "talk": "text"});
        let new = json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms});
        let playing = text(&seat.post("/api/tables", new.clone()).await.ok()["id"]);
        rival.post(&format!("/api/tables/{playing}/seat"), json!({})).await.ok();
        let waiting = text(&seat.post("/api/tables", new).await.ok()["id"]);
        let name = format!("Account {number}");
        let mut account = live.stranger();
        account.post("/api/account", json!({"name": name, "password": PASSWORD})).await.ok();
        let mut maker = live.stranger();
        maker.post("/api/account", json!({"name": format!("Robot {number}"), "password": PASSWORD})).await.ok();
        let token = text(&maker.post("/api/tokens", json!({"label": "test"})).await.ok()["token"]);
        let bot = Http { bearer: Some(token), ..live.stranger() };
        let owner = text(&seat.get("/api/me").await.ok()["person"]);
        let session = text(&seat.get("/api/sessions").await.ok()[0]["id"]);
        let people = vec![live.stranger(), live.guest("Spectator").await, seat, friend, blocked, account, bot];
        Cast { people, playing, waiting, owner, session, account: name }
    }
}

const fn attempt(request: &'static str, path: fn(&Cast) -> String) -> Attempt {
    Attempt { request, path, body: |_| None }
}

const fn with(request: &'static str, path: fn(&Cast) -> String, body: fn(&Cast) -> Option<Value>) -> Attempt {
    Attempt { request, path, body }
}

/// The request without what tells apart several attempts at one: `POST /api/x: resign` is `POST /api/x`.
fn described(request: &str) -> &str {
    request.split(':').next().unwrap_or(request)
}

fn acts(cast: &Cast) -> String {
    format!("/api/tables/{}/acts", cast.playing)
}

const ATTEMPTS: &[Attempt] = &[
    attempt("GET /api/games", |_| "/api/games".to_owned()),
    attempt("GET /api/me", |_| "/api/me".to_owned()),
    with("POST /api/me", |_| "/api/me".to_owned(), |cast| Some(json!({"name": format!("Other {}", cast.account)}))),
    with(
        "POST /api/account",
        |_| "/api/account".to_owned(),
        |cast| Some(json!({"name": format!("New {}", cast.account), "password": PASSWORD})),
    ),
    with("DELETE /api/account", |_| "/api/account".to_owned(), |_| Some(json!({"password": PASSWORD}))),
    with(
        "POST /api/account/password",
        |_| "/api/account/password".to_owned(),
        |_| Some(json!({"old": PASSWORD, "new": "another good password"})),
    ),
    attempt("GET /api/account/export", |_| "/api/account/export".to_owned()),
    attempt("GET /api/account/recovery-codes", |_| "/api/account/recovery-codes".to_owned()),
    with(
        "POST /api/account/recovery-codes",
        |_| "/api/account/recovery-codes".to_owned(),
        |_| Some(json!({"password": PASSWORD})),
    ),
    with(
        "POST /api/session",
        |_| "/api/session".to_owned(),
        |cast| Some(json!({"name": cast.account, "password": "not the password"})),
    ),
    attempt("DELETE /api/session", |_| "/api/session".to_owned()),
    with(
        "POST /api/session/recovery",
        |_| "/api/session/recovery".to_owned(),
        |cast| Some(json!({"name": cast.account, "code": "0000-0000-0000-0000", "password": "another good password"})),
    ),
    attempt("GET /api/sessions", |_| "/api/sessions".to_owned()),
    attempt("DELETE /api/sessions", |_| "/api/sessions".to_owned()),
    attempt("DELETE /api/sessions/{id}", |cast| format!("/api/sessions/{}", cast.session)),
    attempt("GET /api/tokens", |_| "/api/tokens".to_owned()),
    with("POST /api/tokens", |_| "/api/tokens".to_owned(), |_| Some(json!({"label": "mine"}))),
    attempt("DELETE /api/tokens/{id}", |_| "/api/tokens/none".to_owned()),
    attempt("POST /api/passkeys/challenge", |_| "/api/passkeys/challenge".to_owned()),
    attempt("GET /api/passkeys", |_| "/api/passkeys".to_owned()),
    with("POST /api/passkeys", |_| "/api/passkeys".to_owned(), |_| Some(json!({}))),
    attempt("DELETE /api/passkeys/{id}", |_| "/api/passkeys/none".to_owned()),
    with("POST /api/session/passkey", |_| "/api/session/passkey".to_owned(), |_| Some(json!({}))),
    attempt("GET /api/tables", |_| "/api/tables".to_owned()),
    with(
        "POST /api/tables",
        |_| "/api/tables".to_owned(),
        |_| Some(json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, {"kind": "open"}]})),
    ),
    with(
        "POST /api/tables: rated",
        |_| "/api/tables".to_owned(),
        |_| {
            let terms = json!({"rated": true, "clock": {"kind": "days", "days": 1}});
            Some(json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}))
        },
    ),
    attempt("GET /api/tables/{id}", |cast| format!("/api/tables/{}", cast.playing)),
    attempt("GET /api/tables/{id}/news", |cast| format!("/api/tables/{}/news", cast.playing)),
    attempt("GET /api/tables/{id}/legal", |cast| format!("/api/tables/{}/legal", cast.playing)),
    attempt("GET /api/tables/{id}/record", |cast| format!("/api/tables/{}/record", cast.playing)),
    with(
        "POST /api/tables/{id}/seat: under way",
        |cast| format!("/api/tables/{}/seat", cast.playing),
        |_| Some(json!({})),
    ),
    with(
        "POST /api/tables/{id}/seat: waiting",
        |cast| format!("/api/tables/{}/seat", cast.waiting),
        |_| Some(json!({})),
    ),
    attempt("DELETE /api/tables/{id}/seat: under way", |cast| format!("/api/tables/{}/seat", cast.playing)),
    attempt("DELETE /api/tables/{id}/seat: waiting", |cast| format!("/api/tables/{}/seat", cast.waiting)),
    attempt("POST /api/tables/{id}/rematch", |cast| format!("/api/tables/{}/rematch", cast.playing)),
    with("POST /api/tables/{id}/acts: play", acts, |_| {
        Some(json!({"id": "play", "act": {"do": "play", "expected": 0, "events": ["advance"]}}))
    }),
    with("POST /api/tables/{id}/acts: take-back", acts, |_| {
        Some(json!({"id": "take-back", "act": {"do": "take-back", "expected": 0, "length": 0}}))
    }),
    with("POST /api/tables/{id}/acts: answer-take-back", acts, |_| {
        Some(json!({"id": "answer-take-back", "act": {"do": "answer-take-back", "expected": 0, "agree": true}}))
    }),
    with("POST /api/tables/{id}/acts: resign", acts, |_| Some(json!({"id": "resign", "act": {"do": "resign"}}))),
    with("POST /api/tables/{id}/acts: reclaim", acts, |_| Some(json!({"id": "reclaim", "act": {"do": "reclaim"}}))),
    with("POST /api/tables/{id}/acts: mix", acts, |_| {
        Some(json!({"id": "mix", "act": {"do": "mix", "entropy": "dice"}}))
    }),
    with("POST /api/tables/{id}/acts: say", acts, |_| {
        Some(json!({"id": "say", "act": {"do": "say", "saying": {"kind": "text", "text": "hello"}}}))
    }),
    attempt("GET /api/me/tables", |_| "/api/me/tables".to_owned()),
    attempt("GET /api/me/turns", |_| "/api/me/turns".to_owned()),
    attempt("GET /api/people/{id}", |cast| format!("/api/people/{}", cast.owner)),
    attempt("GET /api/people/{id}/tables", |cast| format!("/api/people/{}/tables", cast.owner)),
    attempt("GET /api/ratings/{game}", |_| format!("/api/ratings/{}", GAMES[0].id)),
    attempt("GET /api/push", |_| "/api/push".to_owned()),
    with("POST /api/push", |_| "/api/push".to_owned(), |_| Some(json!({}))),
    with("DELETE /api/push", |_| "/api/push".to_owned(), |_| Some(json!({"endpoint": "https://push.example"}))),
    attempt("GET /api/friends", |_| "/api/friends".to_owned()),
    attempt("POST /api/friends/link", |_| "/api/friends/link".to_owned()),
    with("POST /api/friends", |_| "/api/friends".to_owned(), |_| Some(json!({"token": "none"}))),
    attempt("DELETE /api/friends/{id}", |cast| format!("/api/friends/{}", cast.owner)),
    attempt("GET /api/blocks", |_| "/api/blocks".to_owned()),
    attempt("PUT /api/blocks/{id}", |cast| format!("/api/blocks/{}", cast.owner)),
    attempt("DELETE /api/blocks/{id}", |cast| format!("/api/blocks/{}", cast.owner)),
];

/// The status, and for a table whether its position is shown.
fn verdict(attempt: &Attempt, reply: &Reply) -> String {
    match attempt.request {
        "GET /api/tables/{id}" if reply.status == 200 && reply.json()["now"]["view"].is_null() => {
            "200 blind".to_owned()
        }
        _ => reply.status.to_string(),
    }
}

fn row(cells: &[String]) -> String {
    let (first, others) = cells.split_first().expect("a cell");
    let others: String = others.iter().map(|cell| format!(" {cell:<9}")).collect();
    format!("{first:<50}{others}").trim_end().to_owned() + "\n"
}

#[tokio::test]
async fn everybody_tries_everything() {
    let live = Live::start().await;
    let mut table = row(&std::iter::once(String::new()).chain(ROLES.map(str::to_owned)).collect::<Vec<_>>());
    let mut casts = 0;
    let mut cast = Cast::new(&live, casts).await;
    for attempt in ATTEMPTS {
        let mut cells = vec![attempt.request.to_owned()];
        for role in 0..ROLES.len() {
            let (path, body) = ((attempt.path)(&cast), (attempt.body)(&cast).map(|body| body.to_string()));
            let method = attempt.request.split(' ').next().expect("a method");
            let asked = cast.people[role].ask(method, &path, body);
            let reply = within_patience(attempt.request, asked).await;
            cells.push(verdict(attempt, &reply));
            // What one has done must not count for the next.
            if method != "GET" && reply.status < 400 {
                casts += 1;
                cast = Cast::new(&live, casts).await;
            }
        }
        table += &row(&cells);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/authorisation.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &table).expect("written");
    }
    let read = std::fs::read_to_string(&path).expect("the table");
    assert_eq!(table, read, "{}: run this test with UPDATE_GOLDEN=1 and read the difference", path.display());
}

#[test]
fn every_request_that_is_described_is_tried() {
    let description: Value = serde_json::from_str(&server::openapi()).expect("JSON");
    let mut wanted = BTreeSet::new();
    for (path, item) in description["paths"].as_object().expect("paths") {
        for method in item.as_object().expect("operations").keys() {
            wanted.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let tried: BTreeSet<String> = ATTEMPTS.iter().map(|attempt| described(attempt.request).to_owned()).collect();
    assert_eq!(tried, wanted);
}
