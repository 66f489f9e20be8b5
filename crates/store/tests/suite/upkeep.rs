//! The server's knowledge about itself.

use store::{Error, SCHEMA_VERSION, SeatStatus, Store, TurnState};

use crate::place::Place;
use crate::samples::{NOW, match_id, running, set_clocks, turn_state};

async fn clock(store: &Store, id: &str) -> (Option<i64>, Option<i64>) {
    let found = store.find_match(&match_id(id)).await.unwrap().expect("the match");
    (found.running_since, found.flag_at)
}

pub(crate) async fn credits_downtime_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.resume("first start", 5_000, NOW).await.unwrap(), 0, "nothing was ever running");
    for id in ["timed", "late", "untimed"] {
        running(&store, id).await;
    }
    let last_beat = NOW + 10_000;
    set_clocks(&store, &match_id("timed"), turn_state(Some(NOW + 60_000))).await;
    // A turn that began after the last beat.
    let late = TurnState { running_since: Some(last_beat + 400), ..turn_state(Some(last_beat + 60_400)) };
    set_clocks(&store, &match_id("late"), late).await;
    store.heartbeat("a", last_beat).await.unwrap();
    store.heartbeat("b", last_beat - 3_000).await.unwrap();
    store.heartbeat("a", last_beat - 1_000).await.unwrap();

    assert_eq!(store.resume("a", 5_000, last_beat + 4_000).await.unwrap(), 0, "a short gap is no downtime");
    let back = last_beat + 4_000 + 100_000;
    let nodes = [place.open().await, place.open().await, store.clone()];
    let names = ["a", "b", "c"];
    let starts = nodes.iter().zip(names).map(|(node, name)| node.resume(name, 5_000, back));
    let mut credited: Vec<i64> = futures_util::future::join_all(starts).await.into_iter().map(Result::unwrap).collect();
    credited.sort_unstable();
    assert_eq!(credited, [0, 0, 100_000], "once, however many nodes start");
    assert_eq!(clock(&store, "timed").await, (Some(NOW + 100_000), Some(NOW + 160_000)));
    assert_eq!(clock(&store, "late").await, (Some(last_beat + 100_400), Some(last_beat + 160_400)));
    assert_eq!(clock(&store, "untimed").await, (None, None));

    // Had the turn begun after the last beat, it would have lost no more than its own time.
    let fresh = TurnState { running_since: Some(back + 900), ..turn_state(Some(back + 60_900)) };
    set_clocks(&store, &match_id("late"), fresh).await;
    assert_eq!(store.resume("a", 5_000, back + 10_000).await.unwrap(), 10_000);
    assert_eq!(clock(&store, "late").await, (Some(back + 10_000), Some(back + 70_000)));
}

pub(crate) async fn keeps_the_first_value(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let candidates = (0..20).map(|number| {
        let store = &nodes[number % 2];
        async move { store.keep_once("vapid", &format!("key {number}")).await.unwrap() }
    });
    let kept = futures_util::future::join_all(candidates).await;
    assert!(kept.iter().all(|value| *value == kept[0]), "{kept:?}");
    assert_eq!(nodes[1].keep_once("vapid", "late").await.unwrap(), kept[0]);
    assert_eq!(nodes[1].keep_once("cookie", "other").await.unwrap(), "other");
}

pub(crate) async fn checks_and_closes(place: Place) {
    let store = place.open().await;
    store.check().await.unwrap();
    assert_eq!(store.schema_version().await.unwrap(), SCHEMA_VERSION);
    let id = running(&store, "m").await;
    let other = store.clone();
    store.close().await;
    store.close().await;
    for refused in [
        other.check().await,
        other.heartbeat("a", NOW).await,
        other.set_seat_status(&id, 0, SeatStatus::Here).await,
        other.find_match(&id).await.map(|_| ()),
    ] {
        assert!(matches!(refused, Err(Error::Closed)), "{refused:?}");
    }
    // And it opens again.
    assert!(place.open().await.find_match(&id).await.unwrap().is_some());
    for address in ["", "nonsense", "mysql://x", "sqlite:", "sqlite::memory:"] {
        let refused = Store::open(address).await;
        assert!(matches!(refused, Err(Error::Address(_))), "{address:?}: {refused:?}");
    }
}
