//! People who go away, give up, or never come back.

use std::sync::Arc;

use game_registry::GAMES;
use serde_json::{Value, json};

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::patience::within_patience;
use crate::socket::Socket;
use crate::tables::{act, open, until, view};
use crate::time::HandTime;

/// A game for three or four.
fn for_three() -> &'static str {
    GAMES.iter().find(|info| info.max_seats >= 3).expect("a game for three").id
}

pub(crate) async fn with_two_a_resignation_ends_the_game() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    act(&mut people[1], &id, json!({"do": "resign"})).await.ok();
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!(now["result"], json!({"reason": "resigned", "scores": null, "winners": [0]}));
}

pub(crate) async fn with_three_the_others_play_on_against_a_bot() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await, live.guest("Cleo").await];
    let id = open(&mut people, json!({"game": for_three()})).await;
    act(&mut people[1], &id, json!({"do": "resign"})).await.ok();
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!((&now["phase"], &now["seats"][1]["out"]), (&json!("playing"), &json!(true)));
    assert!(now["seats"][1]["bot"].is_number(), "{now}");
    assert_eq!(act(&mut people[1], &id, json!({"do": "reclaim"})).await.refused(), "forbidden");
    act(&mut people[2], &id, json!({"do": "resign"})).await.ok();
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!(now["result"], json!({"reason": "resigned", "scores": null, "winners": [0]}));
}

pub(crate) async fn a_leaver_is_replaced_after_the_grace_time_and_can_come_back() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let leavers = json!({"leavers": {"kind": "bot", "grace_s": 30}});
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": leavers})).await;
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    let [mut leaver, mut stayer] = {
        let [ada, bob] = people;
        if mover == 0 { [ada, bob] } else { [bob, ada] }
    };
    // Both are there; then one hangs up, and stays away.
    let mut watching = Socket::greet(&stayer).await;
    watching.watch(&id, None).await;
    let mut leaving = Socket::greet(&leaver).await;
    leaving.watch(&id, None).await;
    presence(&mut watching, json!([true, true])).await;
    drop(leaving);
    until_gone(&mut stayer, &id, &time, mover).await;
    // Meanwhile the one who stays must not fall silent: time passes in small steps.
    for _ in 0..31 {
        time.pass(1_000);
        watching.pong().await;
    }
    let taken = until(&mut stayer, &id, |now| now["seats"][mover]["bot"].is_number()).await;
    assert_eq!(taken["phase"], "playing");
    act(&mut leaver, &id, json!({"do": "reclaim"})).await.ok();
    let now = view(&mut leaver, &id).await["now"].clone();
    assert_eq!(now["seats"][mover]["bot"], Value::Null, "{now}");
}

pub(crate) async fn who_stays_away_has_resigned_where_the_table_says_so() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let leavers = json!({"leavers": {"kind": "resign", "grace_s": 30}});
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": leavers})).await;
    let mut watching = Socket::greet(&people[0]).await;
    watching.watch(&id, None).await;
    // Bob sat down and never looked in again. Time passes in small steps, so that Ada does not fall silent.
    let resigned = async {
        while view(&mut people[0], &id).await["now"]["phase"] == "playing" {
            time.pass(1_000);
            watching.pong().await;
        }
    };
    within_patience("the leaver resigns", resigned).await;
    let over = until(&mut people[0], &id, |now| now["phase"] == "over").await;
    assert_eq!(over["result"], json!({"reason": "resigned", "scores": null, "winners": [0]}));
}

/// Waits until everyone has been told that the seats are like this.
async fn presence(socket: &mut Socket, wanted: Value) {
    socket
        .until(|message| match serde_json::to_value(message).expect("plain data") {
            message if message["presence"]["seats"] == wanted => Some(()),
            message if message["table"]["presence"]["seats"] == wanted => Some(()),
            _ => None,
        })
        .await;
}

/// A broken connection is noticed, and after a while counts as gone.
async fn until_gone(stayer: &mut Http, id: &str, time: &HandTime, seat: usize) {
    let gone = async {
        while view(stayer, id).await["presence"]["seats"][seat] != json!(false) {
            time.pass(100);
            tokio::task::yield_now().await;
        }
    };
    within_patience("the leaver counts as gone", gone).await;
}

pub(crate) async fn tables_that_nobody_comes_back_to_are_given_up() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let playing = open(&mut people, json!({"game": GAMES[0].id})).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let waiting = people[0].post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})).await.ok();
    let waiting = waiting["id"].as_str().expect("an id").to_owned();
    time.pass(8 * 86_400_000);
    let closed = until(&mut people[0], &waiting, |now| now["phase"] == "over").await;
    assert_eq!(closed["result"]["reason"], "abandoned");
    assert_eq!(view(&mut people[0], &playing).await["now"]["phase"], "playing");
    time.pass(61 * 86_400_000);
    let closed = until(&mut people[0], &playing, |now| now["phase"] == "over").await;
    assert_eq!(closed["result"], json!({"reason": "abandoned", "scores": null, "winners": []}));
}
