//! Orders of the host from another process: `crema admin` writes to the database, and the server notices.

use std::sync::Arc;

use game_registry::GAMES;
use protocol::{EndReason, ServerMessage};
use serde_json::{Value, json};
use store::{Banned, Ending, Store};

use crate::live::{Live, Plan};
use crate::patience::within_patience;
use crate::socket::{Closed, Socket};
use crate::tables::{act, open};
use crate::time::HandTime;

pub(crate) async fn a_closed_table_is_closed_for_everyone() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let mut watching = Socket::greet(&people[0]).await;
    watching.watch(&id, None).await;
    let host = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let ending = Ending::Aborted { reason: "closed".to_owned() };
    let now = server::Time::now(&server::MachineTime);
    host.end_match(&id.parse().expect("an id"), ending, now).await.expect("closed");
    host.close().await;
    let result = watching
        .until(|message| match message {
            ServerMessage::Table { table } => table.now.result,
            _ => None,
        })
        .await;
    assert_eq!((result.reason, result.winners), (EndReason::Closed, vec![]));
    assert_eq!(act(&mut people[1], &id, json!({"do": "resign"})).await.refused(), "wrong-phase");
}

pub(crate) async fn who_is_banned_is_out() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut eve = live.stranger();
    let credentials = json!({"name": "Eve", "password": "correct horse battery"});
    let me = eve.post("/api/account", credentials.clone()).await.ok();
    let mut socket = Socket::greet(&eve).await;
    let host = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let who = Banned::Person(me["person"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
    let now = server::Time::now(&*time);
    host.ban(&who, "insults", Some(now + 86_400_000), now).await.expect("banned");
    time.pass(1_000);
    assert_eq!(socket.next().await, Err(Closed(Some(protocol::close::SIGNED_OUT))));
    let told = eve.get("/api/me").await.json();
    assert_eq!(
        (&told["code"], &told["reason"], &told["why"]),
        (&json!("unauthorised"), &json!("expelled"), &json!("insults"))
    );
    let refused = eve.post("/api/session", credentials.clone()).await.json();
    assert_eq!(
        (&refused["code"], &refused["reason"], &refused["why"]),
        (&json!("forbidden"), &json!("banned"), &json!("insults"))
    );
    host.ban(&who, " ", Some(now + 86_400_000), now).await.expect("banned without a word");
    let told = eve.get("/api/me").await.json();
    assert_eq!((&told["reason"], &told["why"]), (&json!("expelled"), &Value::Null));
    let address = Banned::Address("127.0.0.1".to_owned());
    host.ban(&address, "spam", None, now).await.expect("banned");
    assert_eq!(live.stranger().post("/api/me", json!({"name": "Eve again"})).await.refused(), "forbidden");
    host.unban(&address).await.expect("pardoned");
    time.pass(86_400_000);
    assert_eq!(eve.get("/api/me").await.json()["reason"], Value::Null, "the ban is over, and so is the session");
    eve.post("/api/session", credentials).await.ok();
    host.close().await;
}

/// A browser whose session the host has ended is told so for some weeks; then the session is forgotten like any other.
pub(crate) async fn sessions_that_ended_long_ago_are_forgotten() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut eve = live.guest("Eve").await;
    let me = eve.get("/api/me").await.ok();
    let host = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let who = Banned::Person(me["person"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
    host.ban(&who, "insults", None, server::Time::now(&*time)).await.expect("banned");
    assert_eq!(eve.get("/api/me").await.json()["reason"], "expelled");
    time.pass(29 * 86_400_000);
    assert_eq!(eve.get("/api/me").await.json()["reason"], "expelled");
    time.pass(2 * 86_400_000);
    let forgotten = async {
        while eve.get("/api/me").await.json()["reason"] == "expelled" {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    within_patience("the session is forgotten", forgotten).await;
    host.close().await;
}

/// A ban of a network holds for everything that comes from it, also for people who are signed in and connected.
pub(crate) async fn a_banned_network_is_out_with_its_sessions() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), trusted_proxies: 1, ..Plan::default() }).await;
    let mut eve = live.stranger_at("203.0.113.200");
    eve.post("/api/me", json!({"name": "Eve"})).await.ok();
    let mut socket = Socket::greet(&eve).await;
    let host = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let network = Banned::Address("203.0.113.0/24".to_owned());
    host.ban(&network, "spam", None, server::Time::now(&*time)).await.expect("banned");
    time.pass(1_000);
    assert_eq!(socket.next().await, Err(Closed(Some(protocol::close::SIGNED_OUT))), "the heartbeat has seen the ban");
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opened = eve.post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})).await.json();
    assert_eq!(
        (&opened["code"], &opened["reason"], &opened["why"]),
        (&json!("forbidden"), &json!("banned"), &json!("spam"))
    );
    assert_eq!(Socket::connect(&eve).await.err(), Some(403));
    assert_eq!(live.stranger_at("203.0.113.9").post("/api/me", json!({"name": "Eve"})).await.refused(), "forbidden");
    live.stranger_at("203.0.114.9").post("/api/me", json!({"name": "Ada"})).await.ok();
    host.unban(&network).await.expect("pardoned");
    eve.get("/api/me").await.ok();
    host.close().await;
}

/// In the browser of a banned account nobody becomes a guest: neither with the session that has ended, nor after signing out.
pub(crate) async fn a_banned_account_does_not_return_as_a_guest() {
    let live = Live::start().await;
    let mut eve = live.stranger();
    let credentials = json!({"name": "Eve", "password": "correct horse battery"});
    let me = eve.post("/api/account", credentials).await.ok();
    let host = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let who = Banned::Person(me["person"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
    host.ban(&who, "insults", None, server::Time::now(&server::MachineTime)).await.expect("banned");
    for cookie in [eve.cookie.clone(), None] {
        let mut browser = crate::http::Http { cookie, ..eve.clone() };
        let refused = browser.post("/api/me", json!({"name": "Not Eve"})).await.json();
        assert_eq!((&refused["reason"], &refused["why"]), (&json!("banned"), &json!("insults")));
        let again = json!({"name": "Not Eve", "password": "correct horse battery"});
        assert_eq!(browser.post("/api/account", again).await.json()["reason"], "banned");
    }
    live.guest("Ada").await.get("/api/me").await.ok();
    host.close().await;
}
