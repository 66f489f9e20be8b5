//! For networks that block sockets: everything by plain requests, with the same meaning.

use fairness::ProvedRecord;
use game_core::{Random, SplitMix};
use game_registry::GAMES;
use serde_json::json;

use crate::http::Http;
use crate::live::Live;
use crate::tables::{act, open, until, view};

/// Plays at one seat to the end: asks for news, and acts when it is this seat's turn.
async fn play_by_asking(who: &mut Http, id: &str, seat: u64, seed: u64) {
    let mut rng = SplitMix::new(seed);
    loop {
        let now = until(who, id, |now| now["phase"] == "over" || now["turn"] == seat).await;
        if now["phase"] == "over" {
            return;
        }
        let legal = who.get(&format!("/api/tables/{id}/legal")).await.ok();
        let legal = legal.as_array().expect("a list");
        let event = &legal[rng.below(legal.len() as u32) as usize];
        act(who, id, json!({"do": "play", "expected": now["number"], "events": [event]})).await.ok();
    }
}

pub(crate) async fn a_whole_game_without_a_socket() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let [ada, bob] = &mut people;
    tokio::join!(play_by_asking(ada, &id, 0, 1), play_by_asking(bob, &id, 1, 2));
    let line = live.stranger().get(&format!("/api/tables/{id}/record")).await.text;
    let ProvedRecord { record, fairness } = ProvedRecord::from_json(&line).expect("a record");
    assert!(record.result.is_some());
    assert!(fairness::verify(&record, &fairness.expect("a proof")).is_ok());
}

pub(crate) async fn waiting_ends_when_something_happens() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let news = people[0].get(&format!("/api/tables/{id}/news")).await.ok();
    let before = news["table"]["now"]["number"].as_u64();
    let (mut waiting, table) = (people[0].clone(), id.clone());
    let asked = tokio::spawn(async move { until(&mut waiting, &table, |now| now["number"].as_u64() > before).await });
    let number = crate::tables::play_a_turn(&mut people, &id).await;
    asked.await.expect("an answer");
    // The same act again, by request: the same answer; an old number: the fresh state.
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    let legal = people[mover].get(&format!("/api/tables/{id}/legal")).await.ok();
    let play = json!({"id": "once", "act": {"do": "play", "expected": number, "events": [legal[0]]}});
    let acts = format!("/api/tables/{id}/acts");
    let first = people[mover].post(&acts, play.clone()).await.ok();
    assert_eq!(people[mover].post(&acts, play.clone()).await.ok(), first);
    let late = json!({"id": "late", "act": play["act"]});
    let stale = people[mover].post(&acts, late).await;
    assert_eq!(stale.status, 409);
    let stale = stale.json();
    assert_eq!((&stale["refusal"]["code"], &stale["table"]["now"]["number"]), (&json!("stale"), &first["number"]));
}
