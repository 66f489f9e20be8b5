//! Several servers on one database: whichever one somebody is connected to, it is the same table.

use std::sync::Arc;

use futures_util::future::join_all;
use game_registry::GAMES;
use protocol::{Act, Answer, Code, Line, ServerMessage, TableEvent};
use serde_json::{Value, json};

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::player::{Player, first_view};
use crate::socket::{Closed, Socket};
use crate::tables::{act, open, play_a_turn, until, view};
use crate::time::HandTime;

/// Two servers on a new database.
pub(crate) async fn two(plan: Plan) -> [Live; 2] {
    let plan = Plan { bus: Some(crate::place::bus()), ..plan };
    let one = Live::with(plan.clone()).await;
    let two = one.beside(plan).await;
    [one, two]
}

/// The same person, through another server.
pub(crate) fn at(live: &Live, who: &Http) -> Http {
    Http { address: live.address, ..who.clone() }
}

/// Ada through the first server and Bob through the second, at a table.
async fn ada_and_bob(servers: &[Live; 2], new: Value) -> (String, [Http; 2]) {
    let mut people = [servers[0].guest("Ada").await, servers[1].guest("Bob").await];
    let id = open_across(&mut people, new).await;
    (id, people)
}

/// Opens a table with a seat for each; when this returns, every server knows that the game has started.
pub(crate) async fn open_across(people: &mut [Http], new: Value) -> String {
    let id = open(people, new).await;
    for who in people {
        until(who, &id, |now| now["phase"] == "playing").await;
    }
    id
}

pub(crate) async fn watching(who: &Http, id: &str) -> Socket {
    let mut socket = Socket::greet(who).await;
    socket.watch(id, None).await;
    first_view(&mut socket).await;
    socket
}

/// The log without its times.
pub(crate) async fn log(servers: &[Live; 2], id: &str) -> Vec<TableEvent> {
    let mut logs = Vec::new();
    for server in servers {
        let mut socket = Socket::greet(&server.stranger()).await;
        socket.watch(id, Some(1)).await;
        let entries = socket
            .until(|message| match message {
                ServerMessage::News { entries, .. } => Some(entries),
                _ => None,
            })
            .await;
        logs.push(entries.into_iter().map(|entry| entry.what).collect::<Vec<_>>());
    }
    assert_eq!(logs[0], logs[1], "one table has one log");
    logs.remove(0)
}

pub(crate) async fn a_game_is_played_across_servers() {
    let servers = two(Plan::default()).await;
    for info in GAMES {
        let (id, [ada, bob]) = ada_and_bob(&servers, json!({"game": info.id})).await;
        let mut players = [Player::join(ada, &id, 1).await, Player::join(bob, &id, 2).await];
        join_all(players.iter_mut().map(Player::play_to_the_end)).await;
        assert_eq!(players[0].record(), players[1].record());
        assert_eq!(players[0].now.result, players[1].now.result);
        assert_eq!(players.map(|player| player.resyncs), [0, 0], "{}: moves come as numbered news", info.id);
    }
}

pub(crate) async fn of_two_moves_for_one_number_one_wins() {
    let servers = two(Plan::default()).await;
    let (id, people) = ada_and_bob(&servers, json!({"game": GAMES[0].id})).await;
    let mut players = [Player::join(people[0].clone(), &id, 1).await, Player::join(people[1].clone(), &id, 2).await];
    for round in 0..10 {
        let mover = usize::from(players[1].is_my_turn());
        let number = players[mover].now.number;
        let play = Act::Play { expected: number, events: players[mover].turn() };
        // The same person in two windows, each through a server of its own.
        let mut windows = [
            watching(&at(&servers[0], &people[mover]), &id).await,
            watching(&at(&servers[1], &people[mover]), &id).await,
        ];
        let [one, two] = &mut windows;
        let names = [format!("one {round}"), format!("two {round}")].map(|name| name.replace(' ', "-"));
        let (first, second) = tokio::join!(one.act(&id, &names[0], play.clone()), two.act(&id, &names[1], play));
        let (done, refused) = if matches!(first, Answer::Done { .. }) { (first, second) } else { (second, first) };
        let Answer::Done { number: after } = done else { panic!("{done:?}: neither has won") };
        let Answer::Refused { refusal, table: Some(table) } = refused else { panic!("{refused:?}") };
        assert_eq!((refusal.code, table.now.number), (Code::Stale, after), "who lost sees what has happened");
        for player in &mut players {
            while player.now.number < after {
                player.take_in_next().await;
            }
        }
        if players[0].is_over() {
            return;
        }
    }
}

pub(crate) async fn a_move_sent_again_elsewhere_gets_the_same_answer() {
    let servers = two(Plan::default()).await;
    let (id, people) = ada_and_bob(&servers, json!({"game": GAMES[0].id})).await;
    let mut players = [Player::join(people[0].clone(), &id, 1).await, Player::join(people[1].clone(), &id, 2).await];
    let mover = usize::from(players[1].is_my_turn());
    let play = Act::Play { expected: players[mover].now.number, events: players[mover].turn() };
    let answers = async |name: &str, act: Act| {
        let mut answers = Vec::new();
        for server in &servers {
            answers.push(Socket::greet(&at(server, &people[mover])).await.act(&id, name, act.clone()).await);
        }
        assert!(matches!(answers[0], Answer::Done { .. }), "{answers:?}");
        assert_eq!(answers[0], answers[1]);
    };
    answers("one", play).await;
    answers("two", Act::Resign).await;
}

pub(crate) async fn everyone_sees_who_sits_down_and_the_game_starts_once() {
    let servers = two(Plan::default()).await;
    let game = GAMES.iter().find(|info| info.max_seats >= 3).expect("a game for three").id;
    let (mut ada, bob, mut cleo) =
        (servers[0].guest("Ada").await, servers[1].guest("Bob").await, servers[1].guest("Cleo").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ada.post("/api/tables", json!({"game": game, "seats": seats, "entropy": "coffee"})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    let seat = format!("/api/tables/{id}/seat");
    let mut looking = watching(&at(&servers[1], &ada), &id).await;
    let mut bob_at_home = at(&servers[0], &bob);
    bob_at_home.post(&seat, json!({})).await.ok();
    seats_are(&mut looking, &["Ada", "Bob", ""]).await;
    bob_at_home.delete(&seat).await.ok();
    seats_are(&mut looking, &["Ada", "", ""]).await;
    // The share in the shuffle, changed through one server, must be what the other one deals with.
    act(&mut ada, &id, json!({"do": "mix", "entropy": "milk"})).await.ok();
    let sits = |who: &Http| {
        let (mut who, seat) = (who.clone(), seat.clone());
        async move { who.post(&seat, json!({})).await.ok() }
    };
    tokio::join!(sits(&bob_at_home), sits(&cleo));
    let started = until(&mut ada, &id, |now| now["phase"] == "playing").await;
    assert!(until(&mut cleo, &id, |now| now["phase"] == "playing").await["turn"] == started["turn"]);
    for who in [&mut bob_at_home, &mut cleo] {
        act(who, &id, json!({"do": "resign"})).await.ok();
    }
    until(&mut ada, &id, |now| now["phase"] == "over").await;
    for server in &servers {
        let line = server.stranger().get(&format!("/api/tables/{id}/record")).await.text;
        let taken = fairness::ProvedRecord::from_json(&line).expect("a record");
        let proof = taken.fairness.expect("a proof");
        assert!(proof.entropy.contains(&"milk".to_owned()), "{proof:?}");
        assert!(fairness::verify(&taken.record, &proof).is_ok());
    }
}

/// Waits until the whole table shows these names.
async fn seats_are(socket: &mut Socket, names: &[&str]) {
    socket
        .until(|message| match serde_json::to_value(message).expect("plain data") {
            message if message["type"] == "table" || message["table"]["now"].is_object() => {
                let seats = message["table"]["now"]["seats"].as_array().cloned().unwrap_or_default();
                let shown: Vec<&str> = seats.iter().map(|seat| seat["name"].as_str().unwrap_or_default()).collect();
                (shown == names).then_some(())
            }
            _ => None,
        })
        .await;
}

pub(crate) async fn talk_and_rematches_reach_everyone() {
    let servers = two(Plan::default()).await;
    let (id, mut people) = ada_and_bob(&servers, json!({"game": GAMES[0].id, "terms": {"talk": "text"}})).await;
    let mut sockets = [watching(&people[0], &id).await, watching(&people[1], &id).await];
    let say = |text: &str| json!({"do": "say", "saying": {"kind": "text", "text": text}});
    for (who, text) in [(0, "one"), (1, "two"), (1, "three"), (0, "four")] {
        act(&mut people[who], &id, say(text)).await.ok();
        for socket in &mut sockets {
            let line: Line = socket
                .until(|message| match message {
                    ServerMessage::Said { line, .. } => Some(line),
                    _ => None,
                })
                .await;
            assert_eq!(serde_json::to_value(line.saying).expect("plain data")["text"], text);
        }
    }
    assert_eq!(view(&mut people[0], &id).await["talk"], view(&mut people[1], &id).await["talk"]);
    act(&mut people[0], &id, json!({"do": "resign"})).await.ok();
    until(&mut people[1], &id, |now| now["phase"] == "over").await;
    let rematch = people[1].post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
    let heard = sockets[0]
        .until(|message| match message {
            ServerMessage::Rematch { rematch, .. } => Some(rematch),
            _ => None,
        })
        .await;
    assert_eq!(rematch["id"], heard);
    let joined = people[0].post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
    assert_eq!((&joined["id"], &joined["now"]["phase"]), (&rematch["id"], &json!("playing")));
}

pub(crate) async fn a_take_back_is_asked_here_and_granted_there() {
    let servers = two(Plan::default()).await;
    let (id, mut people) = ada_and_bob(&servers, json!({"game": GAMES[0].id})).await;
    let start = view(&mut people[0], &id).await["now"].clone();
    let mover = start["turn"].as_u64().expect("a turn") as usize;
    let number = play_a_turn(&mut people, &id).await;
    let other = &mut people.clone()[1 - mover];
    until(other, &id, |now| now["number"] == number).await;
    let ask = json!({"do": "take-back", "expected": number, "length": start["length"]});
    for agree in [false, true] {
        act(&mut people[mover], &id, ask.clone()).await.ok();
        let asked = until(other, &id, |now| now["take_back"].is_object()).await["take_back"].clone();
        assert_eq!((&asked["by"], &asked["length"]), (&json!(mover), &start["length"]));
        act(other, &id, json!({"do": "answer-take-back", "expected": number, "agree": agree})).await.ok();
        let now = until(&mut people[mover], &id, |now| now.get("take_back").is_none_or(Value::is_null)).await;
        assert_eq!(now["view"] == start["view"], agree, "{now}");
    }
}

pub(crate) async fn two_agree_at_the_same_moment() {
    let servers = two(Plan::default()).await;
    let game = GAMES.iter().find(|info| info.max_seats >= 3).expect("a game for three").id;
    let mut people = [servers[0].guest("Ada").await, servers[0].guest("Bob").await, servers[1].guest("Cleo").await];
    let id = open_across(&mut people, json!({"game": game})).await;
    let start = view(&mut people[0], &id).await["now"].clone();
    let mover = start["turn"].as_u64().expect("a turn") as usize;
    let number = play_a_turn(&mut people, &id).await;
    // The two others, each through a server of their own.
    let mut others = [at(&servers[0], &people[(mover + 1) % 3]), at(&servers[1], &people[(mover + 2) % 3])];
    for who in &mut others {
        until(who, &id, |now| now["number"] == number).await;
    }
    act(&mut people[mover], &id, json!({"do": "take-back", "expected": number, "length": start["length"]})).await.ok();
    for who in &mut others {
        until(who, &id, |now| now["take_back"].is_object()).await;
    }
    let [one, other] = &mut others;
    let agree = json!({"do": "answer-take-back", "expected": number, "agree": true});
    let (one, other) = tokio::join!(act(one, &id, agree.clone()), act(other, &id, agree));
    assert!(one.status == 200 || other.status == 200, "{one:?} {other:?}");
    for who in &mut people {
        until(who, &id, |now| now["view"]["turn"] == start["view"]["turn"] && now["length"] == start["length"]).await;
    }
    let taken = log(&servers, &id).await.iter().filter(|what| matches!(what, TableEvent::TookBack { .. })).count();
    assert_eq!(taken, 1);
}

pub(crate) async fn who_is_connected_elsewhere_is_there() {
    let time = Arc::new(HandTime::new());
    let servers = two(Plan { time: time.clone(), ..Plan::default() }).await;
    let terms = json!({"leavers": {"kind": "bot", "grace_s": 30}});
    let (id, mut people) = ada_and_bob(&servers, json!({"game": GAMES[0].id, "terms": terms})).await;
    // It is Ada's turn in the end, so a bot that takes Bob's seat leaves the log as it is.
    for _ in 0..2 {
        let number = play_a_turn(&mut people, &id).await;
        let mut turn = Value::Null;
        for who in &mut people {
            turn = until(who, &id, |now| now["number"] == number).await["turn"].take();
        }
        if turn == 0 {
            break;
        }
    }
    let [ada, bob] = people;
    let mut sockets = [watching(&ada, &id).await, watching(&bob, &id).await];
    let stranger = watching(&servers[1].stranger(), &id).await;
    for socket in &mut sockets {
        presence(socket, json!({"seats": [true, true], "spectators": 1})).await;
    }
    drop(stranger);
    for socket in &mut sockets {
        presence(socket, json!({"seats": [true, true], "spectators": 0})).await;
    }
    // Longer than the grace time, and longer than the word of another server counts: nobody is taken for a leaver.
    for second in 0..60 {
        time.pass(1_000);
        talk_together(&mut sockets, &id, second).await;
    }
    for server in &servers {
        let table = view(&mut server.stranger(), &id).await;
        assert_eq!(table["presence"], json!({"seats": [true, true], "spectators": 0}));
    }
    let [stays, gone] = sockets;
    drop(gone);
    let mut sockets = [stays, watching(&servers[1].stranger(), &id).await];
    for second in 60..240 {
        time.pass(1_000);
        let [stays, looks_on] = &mut sockets;
        looks_on.pong().await;
        say(stays, looks_on, &id, 0, second).await;
        if view(&mut at(&servers[0], &ada), &id).await["now"]["seats"][1]["bot"].is_number() {
            break;
        }
    }
    until(&mut at(&servers[1], &ada), &id, |now| now["seats"][1]["bot"].is_number()).await;
    let taken = log(&servers, &id).await.iter().filter(|what| matches!(what, TableEvent::BotTook { .. })).count();
    assert_eq!(taken, 1, "two servers replace a leaver once");
}

async fn presence(socket: &mut Socket, wanted: Value) {
    socket
        .until(|message| match serde_json::to_value(message).expect("plain data") {
            message if message["presence"] == wanted => Some(()),
            message if message["table"]["presence"] == wanted => Some(()),
            _ => None,
        })
        .await;
}

/// Each says something, and the other hears it: so both servers have come to the present time, and told each other.
async fn talk_together(sockets: &mut [Socket; 2], id: &str, second: u32) {
    let [ada, bob] = sockets;
    say(ada, bob, id, 0, second).await;
    say(bob, ada, id, 1, second).await;
}

/// The person at `seat` says something, and the other hears it.
async fn say(speaking: &mut Socket, listening: &mut Socket, id: &str, seat: u8, second: u32) {
    let saying = protocol::Saying::Phrase { phrase: protocol::Phrase::Thanks };
    let said = speaking.act(id, &format!("{seat}-{second}"), Act::Say { saying }).await;
    assert!(matches!(said, Answer::Done { .. }), "{said:?}");
    let heard = |message| matches!(message, ServerMessage::Said { line, .. } if line.seat == Some(seat));
    listening.until(|message| heard(message).then_some(())).await;
}

pub(crate) async fn a_flag_falls_once() {
    let time = Arc::new(HandTime::new());
    let servers = two(Plan { time: time.clone(), ..Plan::default() }).await;
    let clock = json!({"clock": {"kind": "real-time", "base_s": 60, "increment_s": 0}});
    let (id, mut people) = ada_and_bob(&servers, json!({"game": GAMES[0].id, "terms": clock})).await;
    play_a_turn(&mut people, &id).await;
    time.pass(60_000);
    for who in &mut people {
        let over = until(who, &id, |now| now["phase"] == "over").await;
        assert_eq!(over["result"]["reason"], "flagged");
    }
    let fallen = log(&servers, &id).await.iter().filter(|what| matches!(what, TableEvent::Flagged { .. })).count();
    assert_eq!(fallen, 1);
}

pub(crate) async fn a_rated_game_counts_once() {
    let servers = two(Plan::default()).await;
    let mut people = Vec::new();
    for (server, name) in servers.iter().zip(["Ada", "Bob"]) {
        let mut who = server.stranger();
        let credentials = json!({"name": name, "password": "correct horse battery"});
        who.post("/api/account", credentials).await.ok();
        people.push(who);
    }
    let terms = json!({"clock": {"kind": "days", "days": 3}, "rated": true, "leavers": {"kind": "wait"}});
    let id = open_across(&mut people, json!({"game": GAMES[0].id, "terms": terms})).await;
    let resign = |who: &Http| {
        let (mut who, id) = (who.clone(), id.clone());
        async move { act(&mut who, &id, json!({"do": "resign"})).await.status }
    };
    tokio::join!(resign(&people[0]), resign(&people[1]));
    for who in &mut people {
        until(who, &id, |now| now["phase"] == "over").await;
        let me = who.get("/api/me").await.ok()["person"].as_str().expect("an id").to_owned();
        assert_eq!(who.get(&format!("/api/people/{me}")).await.ok()["ratings"][0]["games"], 1);
    }
}

pub(crate) async fn who_signs_out_is_hung_up_on_everywhere() {
    let servers = two(Plan::default()).await;
    let mut bob = servers[0].guest("Bob").await;
    let mut socket = Socket::greet(&at(&servers[1], &bob)).await;
    let sessions = bob.get("/api/sessions").await.ok();
    let id = sessions[0]["id"].as_str().expect("an id").to_owned();
    assert_eq!(bob.delete(&format!("/api/sessions/{id}")).await.status, 204);
    assert_eq!(socket.next().await, Err(Closed(Some(protocol::close::SIGNED_OUT))));
}

pub(crate) async fn when_a_server_dies_its_people_go_on_through_another() {
    let [one, two] = two(Plan::default()).await;
    let (ada, bob) = (one.guest("Ada").await, two.guest("Bob").await);
    let id = open_across(&mut [ada.clone(), bob.clone()], json!({"game": GAMES[0].id})).await;
    let mut players = [Player::join(ada.clone(), &id, 1).await, Player::join(bob, &id, 2).await];
    for _ in 0..4 {
        let mover = usize::from(players[1].is_my_turn());
        players[mover].play_turn().await;
        let number = players[mover].now.number;
        while players[1 - mover].now.number < number {
            players[1 - mover].take_in_next().await;
        }
    }
    let number = players[0].now.number;
    drop(one.die());
    let [_, bob] = players;
    let ada = Player::join(at(&two, &ada), &id, 3).await;
    assert_eq!(ada.now.number, number, "every acknowledged event is there");
    let mut players = [ada, bob];
    join_all(players.iter_mut().map(Player::play_to_the_end)).await;
    assert_eq!(players[0].record(), players[1].record());
}
