//! Clocks: who runs out of time loses, on the server's time, and not by the server's fault.

use std::sync::Arc;

use game_registry::GAMES;
use serde_json::{Value, json};

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::tables::{act, open, until, view};
use crate::time::HandTime;

async fn timed() -> (Arc<HandTime>, Live) {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    (time, live)
}

async fn two(live: &Live, clock: Value) -> (String, [Http; 2]) {
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": {"clock": clock}})).await;
    (id, people)
}

pub(crate) async fn who_runs_out_of_time_loses() {
    let (time, live) = timed().await;
    let (id, mut people) = two(&live, json!({"kind": "real-time", "base_s": 60, "increment_s": 0})).await;
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn");
    time.pass(59_999);
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!((&now["phase"], &now["clock"]["left_ms"][mover as usize]), (&json!("playing"), &json!(1)));
    time.pass(1);
    let over = until(&mut people[0], &id, |now| now["phase"] == "over").await;
    assert_eq!(over["result"], json!({"reason": "flagged", "scores": null, "winners": [1 - mover]}));
    assert_eq!(act(&mut people[mover as usize], &id, json!({"do": "resign"})).await.refused(), "wrong-phase");
}

pub(crate) async fn with_three_a_bot_plays_on_for_who_ran_out_of_time() {
    let (time, live) = timed().await;
    let game = GAMES.iter().find(|info| info.max_seats >= 3).expect("a game for three").id;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await, live.guest("Cleo").await];
    let terms = json!({"clock": {"kind": "real-time", "base_s": 60, "increment_s": 0}});
    let id = open(&mut people, json!({"game": game, "terms": terms})).await;
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    time.pass(60_000);
    let now = until(&mut people[0], &id, |now| now["seats"][mover]["out"] == true).await;
    assert_eq!(now["phase"], "playing");
    assert!(now["seats"][mover]["bot"].is_number(), "{now}");
    let next = until(&mut people[0], &id, |now| now["turn"] != mover).await["turn"].as_u64().expect("a turn") as usize;
    let left = view(&mut people[0], &id).await["now"]["clock"]["left_ms"].clone();
    assert_eq!((&left[mover], &left[next]), (&json!(0), &json!(60_000)), "the others have lost nothing");
    time.pass(60_000);
    let over = until(&mut people[0], &id, |now| now["phase"] == "over").await;
    let last = (0..3).find(|seat| *seat != mover && *seat != next).expect("three seats");
    assert_eq!((&over["result"]["reason"], &over["result"]["winners"]), (&json!("flagged"), &json!([last])));
}

pub(crate) async fn a_flag_falls_also_when_nobody_looks() {
    let (time, live) = timed().await;
    let (id, mut people) = two(&live, json!({"kind": "days", "days": 2})).await;
    // The table is dropped from memory long before; the store remembers when the clock runs out.
    for _ in 0..49 {
        time.pass(3_600_000);
        people[0].get("/healthz").await;
    }
    let over = until(&mut people[0], &id, |now| now["phase"] == "over").await;
    assert_eq!(over["result"]["reason"], "flagged");
}

pub(crate) async fn the_time_that_the_server_was_away_is_given_back() {
    for (info, seats) in GAMES.iter().flat_map(|info| (info.min_seats..=info.max_seats).map(move |seats| (info, seats)))
    {
        for clock in [json!({"kind": "real-time", "base_s": 600, "increment_s": 5}), json!({"kind": "days", "days": 1})]
        {
            given_back(info.id, usize::from(seats), clock).await;
        }
    }
}

async fn given_back(game: &str, seats: usize, clock: Value) {
    let (time, live) = timed().await;
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(live.guest(&format!("Guest {seat}")).await);
    }
    let id = open(&mut people, json!({"game": game, "terms": {"clock": clock}})).await;
    let start = view(&mut people[0], &id).await["now"].clone();
    let mover = start["turn"].as_u64().expect("a turn") as usize;
    time.pass(100_000);
    let mut left = start["clock"]["left_ms"].clone();
    left[mover] = json!(left[mover].as_i64().expect("a time") - 100_000);
    assert_eq!(
        view(&mut people[0], &id).await["now"]["clock"]["left_ms"],
        left,
        "{game} {clock}: only the mover's runs"
    );
    let stopped = live.stop().await;
    time.pass(2 * 86_400_000);
    let live = stopped.start().await;
    people[0].address = live.address;
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!((&now["phase"], &now["clock"]["left_ms"]), (&json!("playing"), &left), "{game} {clock}");
}

pub(crate) async fn without_a_clock_nothing_runs_out() {
    let (time, live) = timed().await;
    let (id, mut people) = two(&live, json!({"kind": "none"})).await;
    time.pass(10 * 86_400_000);
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!((&now["phase"], &now["clock"]), (&json!("playing"), &Value::Null));
}

/// Part of a turn, played and taken back, is no turn: the days that are left stay what they are.
pub(crate) async fn a_part_of_a_turn_that_is_taken_back_earns_no_days() {
    for info in GAMES {
        let (time, live) = timed().await;
        let mut people = [live.guest("Ada").await, live.guest("Bob").await];
        let clock = json!({"kind": "days", "days": 1});
        let id = open(&mut people, json!({"game": info.id, "terms": {"clock": clock}})).await;
        // The first turns are part of the set-up in some games, and one event each.
        for _ in 0..8 {
            let start = view(&mut people[0], &id).await["now"].clone();
            let mover = start["turn"].as_u64().expect("a turn") as usize;
            let left =
                async |who: &mut Http| view(who, &id).await["now"]["clock"]["left_ms"][mover].as_i64().expect("a time");
            let full = left(&mut people[mover]).await;
            time.pass(5_000);
            let legal = people[mover].get(&format!("/api/tables/{id}/legal")).await.ok();
            let part = json!({"do": "play", "expected": start["number"], "events": [legal[0]]});
            act(&mut people[mover], &id, part).await.ok();
            let played = view(&mut people[mover], &id).await["now"].clone();
            if played["turn"] != start["turn"] {
                continue;
            }
            assert_eq!(left(&mut people[mover]).await, full - 5_000, "{}: part of a turn", info.id);
            let back = json!({"do": "take-back", "expected": played["number"], "length": start["length"]});
            if act(&mut people[mover], &id, back).await.status == 200 {
                time.pass(1_000);
                assert_eq!(left(&mut people[mover]).await, full - 6_000, "{}: taken back", info.id);
            }
            break;
        }
    }
}
