//! Appending events: once, in order, whole or not at all.

use store::{Append, Appended, EVENTS_MAX, Ending, Error, LogEntry, Outcome, Status, TurnState};

use crate::place::Place;
use crate::samples::{NOW, append, bot, create, match_id, named, play, running, table, texts, won};

pub(crate) async fn appends_and_reads(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let turn_state = TurnState {
        turn: Some(1),
        clocks_ms: vec![290_000, 300_000],
        running_since: Some(NOW + 5),
        flag_at: Some(NOW + 300_005),
    };
    let append = Append { turn_state: turn_state.clone(), ..append(&id, 0, &["take 1"]) };
    assert_eq!(store.append_events(append, NOW + 5).await.unwrap(), Appended::Now(0..1));
    let found = store.find_match(&id).await.unwrap().expect("the match");
    assert_eq!((found.length, found.turn, found.active_at), (1, Some(1), NOW + 5));
    assert_eq!((found.running_since, found.flag_at), (turn_state.running_since, turn_state.flag_at));
    assert_eq!(found.seats.iter().map(|seat| seat.clock_ms).collect::<Vec<_>>(), [Some(290_000), Some(300_000)]);

    let draw = LogEntry::Event { by: None, text: "draw 2".to_owned() };
    let next = Append { events: vec![draw.clone()], ..crate::samples::append(&id, 1, &[]) };
    assert_eq!(store.append_events(next, NOW + 6).await.unwrap(), Appended::Now(1..2));
    let events = store.events_from(&id, 1).await.unwrap();
    let [event] = events.as_slice() else { panic!("one event: {events:?}") };
    assert_eq!((event.number, event.at, &event.entry), (1, NOW + 6, &draw));
    assert_eq!(store.events_from(&id, 0).await.unwrap()[0].entry.seat(), Some(0));
    assert!(store.events_from(&id, 2).await.unwrap().is_empty());
}

pub(crate) async fn appends_a_batch_whole(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    // More rows than fit into one statement.
    let batch: Vec<String> = (0..EVENTS_MAX).map(|number| format!("pour {number}")).collect();
    let batch: Vec<&str> = batch.iter().map(String::as_str).collect();
    play(&store, &id, 0, &batch).await;
    assert_eq!(texts(&store, &id).await, batch);
    // One bad event, and none of them is there.
    let bad = store.append_events(append(&id, 1000, &["fine", "no\0good"]), NOW).await;
    assert!(matches!(bad, Err(Error::Invalid { field: "event", .. })), "{bad:?}");
    assert_eq!(texts(&store, &id).await.len(), EVENTS_MAX);
}

pub(crate) async fn answers_the_same_move_the_same(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let first = named("seat0-1", append(&id, 0, &["take 1", "draw 2"]));
    assert_eq!(store.append_events(first.clone(), NOW).await.unwrap(), Appended::Now(0..2));
    assert_eq!(store.append_events(first.clone(), NOW + 1).await.unwrap(), Appended::Before(0..2));
    // Even if the sender has learnt the new length meanwhile.
    let corrected = Append { first: 2, ..first.clone() };
    assert_eq!(store.append_events(corrected, NOW + 1).await.unwrap(), Appended::Before(0..2));
    assert_eq!(texts(&store, &id).await, ["take 1", "draw 2"]);
    // A refused move leaves its name free.
    let refused = named("seat0-2", append(&id, 0, &["take 3"]));
    assert_eq!(store.append_events(refused.clone(), NOW).await.unwrap(), Appended::Stale(2));
    let retried = Append { first: 2, ..refused };
    assert_eq!(store.append_events(retried, NOW).await.unwrap(), Appended::Now(2..3));
    // The end changes nothing about it.
    store.end_match(&id, Ending::Aborted { reason: "closed".to_owned() }, NOW).await.unwrap();
    assert_eq!(store.append_events(first, NOW + 2).await.unwrap(), Appended::Before(0..2));
}

pub(crate) async fn tells_a_stale_number(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    play(&store, &id, 0, &["a", "b", "c"]).await;
    for wrong in [0, 2, 4, u32::MAX] {
        let answer = store.append_events(append(&id, wrong, &["late"]), NOW).await.unwrap();
        assert_eq!(answer, Appended::Stale(3), "{wrong}");
    }
    assert_eq!(texts(&store, &id).await, ["a", "b", "c"]);
    let nowhere = store.append_events(append(&match_id("other"), 0, &["a"]), NOW).await;
    assert!(matches!(nowhere, Err(Error::NoMatch(_))), "{nowhere:?}");
    let nowhere = store.append_events(named("x", append(&match_id("other"), 0, &["a"])), NOW).await;
    assert!(matches!(nowhere, Err(Error::NoMatch(_) | Error::Dangling)), "{nowhere:?}");
}

pub(crate) async fn takes_nothing_unless_running(place: Place) {
    let store = place.open().await;
    let open = create(&store, table("open", vec![bot("easy")]), NOW).await;
    let answer = store.append_events(named("x", append(&open, 0, &["a"])), NOW).await.unwrap();
    assert_eq!(answer, Appended::NotRunning(Status::Open));
    let over = running(&store, "over").await;
    store.end_match(&over, Ending::Aborted { reason: "closed".to_owned() }, NOW).await.unwrap();
    let answer = store.append_events(append(&over, 0, &["a"]), NOW).await.unwrap();
    assert_eq!(answer, Appended::NotRunning(Status::Aborted));
    assert!(texts(&store, &open).await.is_empty() && texts(&store, &over).await.is_empty());
}

pub(crate) async fn lets_one_of_a_hundred_win(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let id = running(&nodes[0], "m").await;
    let mut expected = Vec::new();
    for round in 0..5 {
        let tasks = (0..100).zip(nodes.iter().cycle().cloned()).map(|(task, store)| {
            let text = format!("round {round} task {task}");
            let append = named(&format!("{round}-{task}"), append(&id, round, &[&text]));
            tokio::spawn(async move { (text, store.append_events(append, NOW).await.unwrap()) })
        });
        let answers = futures_util::future::join_all(tasks).await;
        let answers: Vec<_> = answers.into_iter().map(|answer| answer.expect("no task panics")).collect();
        let won: Vec<_> = answers.iter().filter(|(_, answer)| *answer == Appended::Now(round..round + 1)).collect();
        let stale = answers.iter().filter(|(_, answer)| *answer == Appended::Stale(round + 1)).count();
        assert_eq!((won.len(), stale), (1, 99), "{answers:?}");
        expected.push(won[0].0.clone());
    }
    assert_eq!(texts(&nodes[1], &id).await, expected);
}

pub(crate) async fn counts_a_resent_move_once(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let id = running(&nodes[0], "m").await;
    let tasks = (0..100).zip(nodes.iter().cycle().cloned()).map(|(_, store)| {
        let append = named("the-move", append(&id, 0, &["take 1"]));
        tokio::spawn(async move { store.append_events(append, NOW).await.unwrap() })
    });
    let answers = futures_util::future::join_all(tasks).await;
    let now = answers.iter().filter(|answer| matches!(answer, Ok(Appended::Now(_)))).count();
    let before =
        answers.iter().filter(|answer| matches!(answer, Ok(Appended::Before(numbers)) if *numbers == (0..1))).count();
    assert_eq!((now, before), (1, 99), "{answers:?}");
    assert_eq!(texts(&nodes[0], &id).await, ["take 1"]);
}

pub(crate) async fn keeps_matches_apart(place: Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for number in 0..20 {
        let id = running(&store, &format!("m{number}")).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            for first in 0..20 {
                // The same names in every match, and a failure among the successes of a group.
                let event = format!("{number}:{first}");
                let append = named(&format!("move {first}"), append(&id, first, &[&event]));
                assert_eq!(store.append_events(append.clone(), NOW).await.unwrap(), Appended::Now(first..first + 1));
                let stale = Append { client_move: None, ..append };
                assert_eq!(store.append_events(stale, NOW).await.unwrap(), Appended::Stale(first + 1));
            }
            let expected: Vec<String> = (0..20).map(|first| format!("{number}:{first}")).collect();
            assert_eq!(texts(&store, &id).await, expected);
        }));
    }
    for task in tasks {
        task.await.expect("every match has its own events");
    }
}

pub(crate) async fn ends_with_the_last_event(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let ending = Ending::Finished { result: won(), ratings: Vec::new() };
    let last = Append { ending: Some(ending), ..named("last", append(&id, 0, &["take 5"])) };
    assert_eq!(store.append_events(last.clone(), NOW + 7).await.unwrap(), Appended::Now(0..1));
    let found = store.find_match(&id).await.unwrap().expect("the match");
    assert_eq!(
        (found.status, found.result, found.ended_at),
        (Status::Finished, Some(Outcome::Finished(won())), Some(NOW + 7))
    );
    assert_eq!((found.turn, found.flag_at, found.running_since), (None, None, None));
    assert_eq!(store.append_events(last, NOW + 8).await.unwrap(), Appended::Before(0..1));
}

pub(crate) async fn refuses_what_is_no_append(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let long = "x".repeat(1001);
    let refused = [
        append(&id, 0, &[]),
        append(&id, 0, &vec!["a"; EVENTS_MAX + 1]),
        append(&id, 0, &[&long]),
        named(&long, append(&id, 0, &["a"])),
    ];
    for append in refused {
        let answer = store.append_events(append, NOW).await;
        assert!(matches!(answer, Err(Error::Invalid { .. })), "{answer:?}");
    }
    assert!(texts(&store, &id).await.is_empty());
}
