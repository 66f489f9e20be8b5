//! Talk at a table.

use std::sync::Arc;

use game_registry::GAMES;
use protocol::ServerMessage;
use serde_json::{Value, json};

use crate::live::{Live, Plan};
use crate::player::first_view;
use crate::socket::Socket;
use crate::tables::{act, open, view};
use crate::time::HandTime;

fn phrase(phrase: &str) -> Value {
    json!({"do": "say", "saying": {"kind": "phrase", "phrase": phrase}})
}

fn text(text: &str) -> Value {
    json!({"do": "say", "saying": {"kind": "text", "text": text}})
}

pub(crate) async fn phrases_reach_everyone_and_text_only_where_it_is_allowed() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let mut watching = Socket::greet(&people[1]).await;
    watching.watch(&id, None).await;
    first_view(&mut watching).await;
    act(&mut people[0], &id, phrase("good-luck")).await.ok();
    let line = watching
        .until(|message| match message {
            ServerMessage::Said { line, .. } => Some(line),
            _ => None,
        })
        .await;
    assert_eq!((line.name.as_str(), line.seat), ("Ada", Some(0)));
    assert_eq!(act(&mut people[0], &id, text("hello")).await.refused(), "forbidden");
    assert_eq!(act(&mut people[0], &id, phrase("unheard-of")).await.refused(), "malformed");

    let free = open(&mut people, json!({"game": GAMES[0].id, "terms": {"talk": "text"}})).await;
    act(&mut people[1], &free, text("  <b>hi</b>\u{202e}  there ")).await.ok();
    assert_eq!(view(&mut people[0], &free).await["talk"][0]["saying"]["text"], "<b>hi</b> there");
    assert_eq!(act(&mut people[1], &free, text(&"x".repeat(10_000))).await.refused(), "invalid");
    let silent = open(&mut people, json!({"game": GAMES[0].id, "terms": {"talk": "silent"}})).await;
    assert_eq!(act(&mut people[1], &silent, phrase("hello")).await.refused(), "forbidden");
}

pub(crate) async fn nobody_talks_all_the_time() {
    let live = Live::with(Plan { time: Arc::new(HandTime::new()), rate_factor: 1, ..Plan::default() }).await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let mut said = 0;
    let refused = loop {
        let reply = act(&mut people[0], &id, phrase("thanks")).await;
        match reply.status {
            200 => said += 1,
            _ => break reply,
        }
    };
    assert_eq!((said, refused.header("retry-after")), (5, Some("3")));
    assert_eq!(refused.refused(), "rate-limited");
    act(&mut people[1], &id, phrase("thanks")).await.ok();
}

pub(crate) async fn talk_is_there_after_a_restart() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    act(&mut people[0], &id, phrase("well-played")).await.ok();
    let before = view(&mut people[1], &id).await["talk"].clone();
    let live = live.restart().await;
    people[1].address = live.address;
    assert_eq!(view(&mut people[1], &id).await["talk"], before);
}

/// Words of a blocked person do not reach the reader, neither in the table nor live, and everybody else's do.
pub(crate) async fn words_of_blocked_people_are_left_out() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let mut cleo = live.guest("Cleo").await;
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": {"talk": "text"}})).await;
    act(&mut people[1], &id, text("before")).await.ok();
    let mut watching = Socket::greet(&people[0]).await;
    watching.watch(&id, None).await;
    assert_eq!(first_view(&mut watching).await.talk.len(), 1);
    let bob = people[1].get("/api/me").await.ok()["person"].as_str().expect("an id").to_owned();
    assert_eq!(people[0].put(&format!("/api/blocks/{bob}")).await.status, 204);
    let talk = async |who: &mut crate::http::Http| view(who, &id).await["talk"].as_array().expect("lines").len();
    assert_eq!((talk(&mut people[0]).await, talk(&mut cleo).await), (0, 1));
    let polled = people[0].get(&format!("/api/tables/{id}/news")).await.ok();
    assert_eq!(polled["table"]["talk"], json!([]));
    act(&mut people[1], &id, text("unwanted")).await.ok();
    act(&mut cleo, &id, text("welcome")).await.ok();
    let line = watching
        .until(|message| match message {
            ServerMessage::Said { line, .. } => Some(line),
            _ => None,
        })
        .await;
    assert_eq!((line.name.as_str(), line.seat), ("Cleo", None), "a spectator has no seat, and is marked by it");
    let mut again = Socket::greet(&people[0]).await;
    again.watch(&id, None).await;
    assert_eq!(first_view(&mut again).await.talk.len(), 1, "also after coming back");
    assert_eq!(people[0].delete(&format!("/api/blocks/{bob}")).await.status, 204);
    assert_eq!(talk(&mut people[0]).await, 3);
}
