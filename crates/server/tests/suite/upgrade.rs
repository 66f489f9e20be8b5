//! A database that an earlier server wrote: every table in it plays on.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{MatchFilter, MatchRecord, Status, Store};

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::place::Database;
use crate::tables::{act, play_a_turn, until, view};
use crate::time::HandTime;

/// Written by the server of schema version 5, whose log held the protocol's JSON: in each game a table with a take-back, one with
/// a bot and one begun at home; games that were played to the end and given up; tables where somebody has resigned, run out of time,
/// been replaced by a bot and come back; and one that waits for a player.
const DATABASE: &str = include_str!("../data/schema_5.sql");

/// That server stopped so long after its first moment, in milliseconds.
const WRITTEN_WITHIN: i64 = 46_000;

/// How many turns of people are played at each table.
const TURNS: usize = 3;

async fn matches(database: &Database) -> Vec<MatchRecord> {
    let store = Store::open(&database.address()).await.expect("it opens");
    let filter = MatchFilter { limit: 100, ..MatchFilter::default() };
    let found = store.list_matches(&filter).await.expect("matches");
    store.close().await;
    found
}

/// Ada, Bob and Cleo, with the cookies they had.
fn people(live: &Live) -> Vec<Http> {
    let cookies = DATABASE.lines().filter_map(|line| line.strip_prefix("-- cookie "));
    cookies.map(|cookie| Http { cookie: Some(cookie.to_owned()), ..live.stranger() }).collect()
}

fn awaits_a_person(now: &Value) -> bool {
    let seat = now["turn"].as_u64().map(|turn| &now["seats"][turn as usize]);
    seat.is_some_and(|seat| seat["kind"] == "person" && seat["bot"].is_null())
}

async fn play_on(people: &mut [Http], id: &str) {
    for _ in 0..TURNS {
        let now = until(&mut people[0], id, |now| now["phase"] == "over" || awaits_a_person(now)).await;
        if now["phase"] == "over" {
            return;
        }
        let after = play_a_turn(people, id).await;
        assert!(Some(after) > now["number"].as_u64(), "{id} goes on after {now}");
    }
}

#[tokio::test]
async fn every_table_of_an_older_server_plays_on() {
    let database = Database::empty().await;
    store::testkit::execute(&database.address(), DATABASE).await.expect("the old database");
    let old = matches(&database).await;
    let count = |status| old.iter().filter(|found| found.status == status).count();
    assert_eq!((count(Status::Running), count(Status::Finished), count(Status::Open)), (13, 2, 1));

    let time = Arc::new(HandTime::new());
    time.pass(WRITTEN_WITHIN);
    let live = Live::on(database, Plan { time, ..Plan::default() }).await;
    let mut people = people(&live);
    let (mut talk, mut results) = (0, Vec::new());
    for found in &old {
        let id = found.id.as_str();
        let table = view(&mut people[0], id).await;
        talk += table["talk"].as_array().map_or(0, Vec::len);
        match found.status {
            Status::Running => {
                let taken = &table["now"]["seats"][1];
                if taken["kind"] == "person" && taken["bot"].is_number() && taken["out"] == json!(false) {
                    act(&mut people[1], id, json!({"do": "reclaim"})).await.ok();
                }
                play_on(&mut people, id).await;
            }
            Status::Finished => results.push(table["now"]["result"].clone()),
            Status::Open => {
                let joined = people[0].post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
                assert_eq!(joined["now"]["phase"], "playing");
            }
            Status::Aborted => unreachable!("there is none"),
        }
    }
    assert_eq!(talk, 2, "both phrases are remembered");
    let resigned = json!({"reason": "resigned", "scores": null, "winners": [0]});
    assert_eq!(results, [resigned, json!({"reason": "played", "scores": [18, 21], "winners": [1]})]);

    // New lines are in the new format, beside the old ones, and both are read after another start.
    let live = live.restart().await;
    for found in matches(&live.database).await {
        let now = view(&mut live.stranger(), found.id.as_str()).await["now"].clone();
        // A bot may have moved since.
        assert!(now["number"].as_u64() >= Some(u64::from(found.length)), "{}: {now}", found.id);
        let before = old.iter().find(|before| before.id == found.id).map_or(0, |before| before.length);
        assert!(found.length > before || found.status == Status::Finished || found.length == 0, "{}", found.id);
    }
}
