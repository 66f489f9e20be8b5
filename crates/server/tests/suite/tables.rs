//! Tables: opening, finding, sitting down, taking back, meeting again.

use game_registry::GAMES;
use serde_json::{Value, json};

use crate::http::{Http, Reply};
use crate::live::Live;
use crate::patience::within_patience;
use crate::socket::Socket;

/// Opens a table with a seat for each of `people`, in order, and seats them. `new` says the rest.
pub(crate) async fn open(people: &mut [Http], mut new: Value) -> String {
    let seat = |at: usize| json!({"kind": if at == 0 { "me" } else { "open" }});
    new["seats"] = (0..people.len()).map(seat).collect();
    let (host, others) = people.split_first_mut().expect("a host");
    let table = host.post("/api/tables", new).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    for other in others {
        other.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    }
    id
}

pub(crate) async fn view(who: &mut Http, id: &str) -> Value {
    who.get(&format!("/api/tables/{id}")).await.ok()
}

/// Does something at a table, under an id of its own.
pub(crate) async fn act(who: &mut Http, id: &str, act: Value) -> Reply {
    static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let name = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_string();
    who.post(&format!("/api/tables/{id}/acts"), json!({"id": name, "act": act})).await
}

/// Asks again and again, as a client without sockets does, until the table is as wanted.
pub(crate) async fn until(who: &mut Http, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let mut path = format!("/api/tables/{id}/news");
    let waiting = async {
        loop {
            let news = who.get(&path).await.ok();
            if wanted(&news["table"]["now"]) {
                return news["table"]["now"].clone();
            }
            path = format!("/api/tables/{id}/news?revision={}", news["revision"]);
        }
    };
    within_patience("the table is as wanted", waiting).await
}

/// Plays the first legal events of the seat to move until it is somebody else's turn; returns the number of log entries.
pub(crate) async fn play_a_turn(people: &mut [Http], id: &str) -> u64 {
    let mover = view(&mut people[0], id).await["now"]["turn"].as_u64().expect("a turn");
    let who = &mut people[mover as usize];
    loop {
        let now = view(who, id).await["now"].clone();
        if now["turn"] != mover {
            return now["number"].as_u64().expect("a number");
        }
        let legal = who.get(&format!("/api/tables/{id}/legal")).await.ok();
        // The last legal event tends to end the turn.
        let event = legal.as_array().and_then(|legal| legal.last()).expect("a legal event").clone();
        act(who, id, json!({"do": "play", "expected": now["number"], "events": [event]})).await.ok();
    }
}

pub(crate) async fn from_link_to_first_move() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let mut stranger = live.stranger();
    let table = view(&mut stranger, &id).await;
    assert_eq!(table["now"]["phase"], "playing");
    assert_eq!(table["your_seat"], Value::Null);
    assert_eq!(view(&mut people[1], &id).await["your_seat"], 1);
    let names: Vec<_> =
        table["now"]["seats"].as_array().expect("seats").iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, ["Ada", "Bob"]);
    assert_eq!(people[1].post(&format!("/api/tables/{id}/seat"), json!({})).await.status, 200, "who sits, sits");
    let mut late = live.guest("Late").await;
    assert_eq!(late.post(&format!("/api/tables/{id}/seat"), json!({})).await.refused(), "wrong-phase");
}

pub(crate) async fn who_looks_elsewhere_hears_that_it_is_their_turn() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let mut elsewhere = [Socket::greet(&people[0]).await, Socket::greet(&people[1]).await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    let your_turn = protocol::ServerMessage::YourTurn { table: id.clone(), game: GAMES[0].id.to_owned() };
    elsewhere[mover].until(|message| (message == your_turn).then_some(())).await;
    let mut silent = Socket::connect(&people[1 - mover]).await.expect("the socket opens");
    play_a_turn(&mut people, &id).await;
    elsewhere[1 - mover].until(|message| (message == your_turn).then_some(())).await;
    silent.say_hello().await;
    assert_eq!(silent.next().await, Ok(your_turn), "what was said before the hello is kept until after the welcome");
}

pub(crate) async fn the_lobby_lists_what_is_open_to_anyone() {
    let live = Live::start().await;
    let mut ada = live.guest("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let new = |access: &str| json!({"game": GAMES[0].id, "seats": seats, "terms": {"access": access}});
    let listed = ada.post("/api/tables", new("anyone")).await.ok()["id"].clone();
    ada.post("/api/tables", new("link")).await.ok();
    let ids = |page: Value| -> Vec<Value> {
        page["tables"].as_array().expect("tables").iter().map(|table| table["id"].clone()).collect()
    };
    assert_eq!(ids(live.stranger().get("/api/tables").await.ok()), std::slice::from_ref(&listed));
    assert_eq!(ids(live.stranger().get("/api/tables?game=none").await.ok()), Vec::<Value>::new());
    assert_eq!(ids(ada.get("/api/me/tables").await.ok()).len(), 2);
    let id = listed.as_str().expect("an id");
    ada.delete(&format!("/api/tables/{id}/seat")).await.ok();
    let mut bob = live.guest("Bob").await;
    bob.post(&format!("/api/tables/{id}/seat"), json!({"seat": 1})).await.ok();
    ada.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    assert_eq!(
        ids(live.stranger().get("/api/tables").await.ok()),
        Vec::<Value>::new(),
        "a game that is on is not open"
    );
    let turns = [ada.get("/api/me/turns").await.ok(), bob.get("/api/me/turns").await.ok()];
    assert_eq!(turns.iter().filter(|turns| !turns.as_array().expect("a list").is_empty()).count(), 1);
    // Finished games are in the history and do not crowd out those under way.
    let mut under_way = async || ids(ada.get("/api/me/tables?under_way=true").await.ok());
    assert_eq!(under_way().await.len(), 2);
    act(&mut bob, id, json!({"do": "resign"})).await.ok();
    assert!(!under_way().await.contains(&listed));
    assert_eq!(ids(ada.get("/api/me/tables").await.ok()).len(), 2);
}

pub(crate) async fn a_friends_table_is_for_friends_and_blocked_people_stay_out() {
    let live = Live::start().await;
    let (mut ada, mut bob) = (live.guest("Ada").await, live.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let new = json!({"game": GAMES[0].id, "seats": seats, "terms": {"access": "friends"}});
    let id = ada.post("/api/tables", new).await.ok()["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}/seat");
    assert_eq!(bob.post(&path, json!({})).await.refused(), "forbidden");
    let token = ada.post("/api/friends/link", json!({})).await.ok();
    assert_eq!(ada.post("/api/friends", token.clone()).await.refused(), "invalid", "one's own link");
    let friends = bob.post("/api/friends", token).await.ok();
    assert_eq!(friends[0]["name"], "Ada");
    let bob_id = bob.get("/api/me").await.ok()["person"].as_str().expect("an id").to_owned();
    assert_eq!(ada.put(&format!("/api/blocks/{bob_id}")).await.status, 204);
    assert_eq!(bob.post(&path, json!({})).await.refused(), "forbidden", "a block ends the friendship");
    assert_eq!(ada.get("/api/blocks").await.ok()[0]["name"], "Bob");
    assert_eq!(ada.delete(&format!("/api/blocks/{bob_id}")).await.status, 204);
    let token = bob.post("/api/friends/link", json!({})).await.ok();
    ada.post("/api/friends", token).await.ok();
    bob.post(&path, json!({})).await.ok();
}

pub(crate) async fn a_take_back_needs_everybodys_consent() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let start = view(&mut people[0], &id).await["now"].clone();
    let (mover, length) = (start["turn"].as_u64().expect("a turn") as usize, start["length"].clone());
    let number = play_a_turn(&mut people, &id).await;
    let ask = json!({"do": "take-back", "expected": number, "length": length});
    act(&mut people[mover], &id, ask.clone()).await.ok();
    let asked = view(&mut people[1 - mover], &id).await["now"]["take_back"].clone();
    assert_eq!((&asked["by"], &asked["length"]), (&json!(mover), &length));
    let answer = |agree: bool| json!({"do": "answer-take-back", "expected": number, "agree": agree});
    assert_eq!(act(&mut people[mover], &id, answer(true)).await.refused(), "wrong-phase", "not one's own");
    act(&mut people[1 - mover], &id, answer(false)).await.ok();
    assert_eq!(view(&mut people[mover], &id).await["now"]["take_back"], Value::Null);
    act(&mut people[mover], &id, ask).await.ok();
    act(&mut people[1 - mover], &id, answer(true)).await.ok();
    let now = view(&mut people[0], &id).await["now"].clone();
    assert_eq!((&now["turn"], &now["length"], &now["view"]), (&start["turn"], &start["length"], &start["view"]));
    assert!(now["number"].as_u64() > Some(number), "the log is never cut");
}

pub(crate) async fn the_same_players_meet_again() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(people[0].post(&rematch, json!({})).await.refused(), "wrong-phase");
    act(&mut people[0], &id, json!({"do": "resign"})).await.ok();
    let first = people[0].post(&rematch, json!({})).await.ok();
    assert_eq!((&first["your_seat"], &first["now"]["phase"]), (&json!(1), &json!("waiting")), "who started comes last");
    assert_eq!(view(&mut people[1], &id).await["rematch"], first["id"]);
    let second = people[1].post(&rematch, json!({})).await.ok();
    assert_eq!((&second["id"], &second["now"]["phase"]), (&first["id"], &json!("playing")));
    assert_eq!(live.guest("Eve").await.post(&rematch, json!({})).await.refused(), "forbidden");
}

pub(crate) async fn a_game_begun_at_home_goes_on_online_and_comes_home_again() {
    let live = Live::start().await;
    for info in GAMES {
        let mut home = game_registry::from_seed(info.id, 2, &json!({}), 3).expect("a game");
        for _ in 0..20 {
            let event = home.legal()[0].clone();
            home.play(&event).expect("a legal event");
        }
        let record = serde_json::to_value(home.record()).expect("plain data");
        let mut people = [live.guest("Ada").await, live.guest("Bob").await];
        let id = open(&mut people, json!({"game": info.id, "record": record})).await;
        let table = view(&mut people[0], &id).await;
        assert_eq!(table["fairness"]["from_event"], 20, "{}", info.id);
        play_a_turn(&mut people, &id).await;
        act(&mut people[0], &id, json!({"do": "resign"})).await.ok();
        let line = people[0].get(&format!("/api/tables/{id}/record")).await.text;
        let taken = fairness::ProvedRecord::from_json(&line).expect("a record");
        assert_eq!(taken.record.events[..20], home.record().events, "{}", info.id);
        assert!(fairness::verify(&taken.record, &taken.fairness.expect("a proof")).is_ok(), "{}", info.id);
    }
}

pub(crate) async fn everybody_has_a_share_in_the_shuffle() {
    let live = Live::start().await;
    let (mut ada, mut bob) = (live.guest("Ada").await, live.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.post("/api/tables", json!({"game": GAMES[0].id, "seats": seats, "entropy": "first"})).await.ok();
    let id = table["id"].as_str().expect("an id");
    assert_eq!(table["fairness"].get("entropy"), None, "nobody's share is known before all have given theirs");
    act(&mut ada, id, json!({"do": "mix", "entropy": "coffee"})).await.ok();
    let started = bob.post(&format!("/api/tables/{id}/seat"), json!({"entropy": "milk"})).await.ok();
    assert_eq!(started["fairness"]["entropy"], json!(["coffee", "milk"]));
    assert_eq!(started["fairness"]["commitment"], table["fairness"]["commitment"]);
    assert_eq!(started["fairness"].get("secret"), None);
    act(&mut ada, id, json!({"do": "resign"})).await.ok();
    let secret = view(&mut bob, id).await["fairness"]["secret"].clone();
    let secret: fairness::Secret = secret.as_str().and_then(|text| text.parse().ok()).expect("a secret");
    assert_eq!(table["fairness"]["commitment"], secret.commitment());
}

pub(crate) async fn a_private_game_is_for_its_players() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let mut eve = live.guest("Eve").await;
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": {"private": true, "talk": "text"}})).await;
    let mut watching = Socket::greet(&eve).await;
    watching.watch(&id, None).await;
    let hello = |text: &str| json!({"do": "say", "saying": {"kind": "text", "text": text}});
    act(&mut people[0], &id, hello("between us")).await.ok();
    play_a_turn(&mut people, &id).await;
    let played = view(&mut people[1], &id).await;
    assert!(played["now"]["view"].is_object() && played["record"].is_object(), "{played}");
    assert_eq!(played["talk"][0]["saying"]["text"], "between us");

    let record = format!("/api/tables/{id}/record");
    let seen = view(&mut eve, &id).await;
    assert_eq!((&seen["now"]["view"], &seen["record"], &seen["talk"]), (&Value::Null, &Value::Null, &json!([])));
    assert_eq!(seen["now"]["number"], played["now"]["number"], "that it goes on is no secret");
    assert_eq!(eve.get(&record).await.refused(), "wrong-phase");
    assert_eq!(act(&mut eve, &id, hello("let me in")).await.refused(), "forbidden");
    let mut heard = Vec::new();
    let entries = watching
        .until(|message| match message {
            protocol::ServerMessage::News { entries, now, .. } => Some((entries, now.view)),
            other => {
                heard.push(other);
                None
            }
        })
        .await;
    let silent = |message: &protocol::ServerMessage| !matches!(message, protocol::ServerMessage::Said { .. });
    assert!(heard.iter().all(silent), "{heard:?}");
    let blank = |entry: &protocol::Entry| matches!(&entry.what, protocol::TableEvent::Event { text: None, .. });
    assert!(!entries.0.is_empty() && entries.0.iter().all(blank) && entries.1.is_none(), "{entries:?}");

    act(&mut people[0], &id, json!({"do": "resign"})).await.ok();
    assert_eq!(eve.get(&record).await.status, 200, "what is over may be seen");
    assert_eq!(view(&mut eve, &id).await["talk"][0]["saying"]["text"], "between us");
}
