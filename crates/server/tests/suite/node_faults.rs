//! Several servers on one database, and what they must not do twice or lose: thinking, notices, news.

use std::sync::Arc;

use game_registry::{AnyMatch, GAMES};
use protocol::{ServerMessage, TableEvent};
use serde_json::json;
use server::{BotEngine, Bus, Entropy};
use store::Store;

use crate::bot_engine::Anything;
use crate::http::Http;
use crate::live::{Live, Plan};
use crate::nats::Nats;
use crate::nodes::{at, log, open_across, two, watching};
use crate::patience::within_patience;
use crate::player::Player;
use crate::push::{Browser, Service};
use crate::socket::Socket;
use crate::tables::{act, play_a_turn, until, view};
use crate::time::HandTime;

/// A bot that never comes to a decision.
struct Dreamer;

impl BotEngine for Dreamer {
    fn levels(&self, _: &str) -> u8 {
        8
    }

    fn choose(&self, _: &dyn AnyMatch, _: u8, _: u64, stop: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        while !stop() {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        Vec::new()
    }
}

/// A number that a server counts.
async fn count(live: &Live, name: &str) -> usize {
    let metrics = live.stranger().get("/metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)).expect("a count");
    line.trim().parse().expect("a number")
}

/// Waits until every server knows whether it can hear the others.
async fn until_heard(servers: &[Live; 2], heard: bool) {
    for server in servers {
        until_counted(server, "crema_bus ", usize::from(heard)).await;
    }
}

async fn until_counted(server: &Live, name: &str, wanted: usize) {
    let counted = async {
        while count(server, name).await != wanted {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    within_patience(&format!("{name} {wanted}"), counted).await;
}

pub(crate) async fn a_bot_thinks_at_one_server() {
    // Time stands still: a server that leaves the thinking to another leaves it for good.
    let time = Arc::new(HandTime::new());
    let servers = two(Plan { time, ..Plan::default() }).await;
    let mut people = [servers[0].guest("Ada").await, servers[1].guest("Bob").await];
    let game = GAMES.iter().find(|info| info.max_seats >= 3).expect("a game for three").id;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "open"}]);
    let table = people[0].post("/api/tables", json!({"game": game, "seats": seats})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    people[1].post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    let mut players = [Player::join(people[0].clone(), &id, 1).await, Player::join(people[1].clone(), &id, 2).await];
    futures_util::future::join_all(players.iter_mut().map(Player::play_to_the_end)).await;
    let by_bot = |what: &&TableEvent| matches!(what, TableEvent::Event { by: Some(1), .. });
    let moved = log(&servers, &id).await.iter().filter(by_bot).count();
    let thought =
        [count(&servers[0], "crema_bot_moves_total ").await, count(&servers[1], "crema_bot_moves_total ").await];
    assert!(moved <= thought[0] + thought[1] && thought[0] + thought[1] <= moved + 1, "{thought:?} for {moved}");
    assert!(thought.iter().all(|&count| count > 0), "{thought:?}: where the turn before was played");
}

pub(crate) async fn when_the_server_dies_where_a_bot_thinks_it_thinks_elsewhere() {
    let time = Arc::new(HandTime::new());
    let plan = Plan { time: time.clone(), bus: Some(crate::place::bus()), ..Plan::default() };
    let dreaming = Live::with(Plan { bot_engine: Arc::new(Dreamer), ..plan.clone() }).await;
    let awake = dreaming.beside(Plan { bot_engine: Arc::new(Anything), ..plan }).await;
    let mut ada = dreaming.guest("Ada").await;
    let seats = json!([{"kind": "bot", "level": 1}, {"kind": "me"}]);
    let table = ada.post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    if table["now"]["turn"] != 0 {
        play_a_turn(&mut [ada.clone(), ada.clone()], &id).await;
    }
    let mut ada = at(&awake, &ada);
    assert_eq!(view(&mut ada, &id).await["now"]["turn"], 0);
    drop(dreaming.die());
    let bot_has_played = async {
        while view(&mut ada, &id).await["now"]["turn"] == 0 {
            time.pass(1_000);
            tokio::task::yield_now().await;
        }
    };
    within_patience("the bot plays at the other server", bot_has_played).await;
}

pub(crate) async fn your_turn_is_told_where_you_are() {
    let mut service = Service::start().await;
    let servers = two(Plan { push_services: vec![service.origin.clone()], ..Plan::default() }).await;
    let mut people = [servers[0].guest("Ada").await, servers[1].guest("Bob").await];
    for (who, path) in people.iter_mut().zip(["ada", "bob"]) {
        let subscription = Browser::new().subscription(&format!("{}/{path}", service.origin));
        assert_eq!(who.post("/api/push", subscription).await.status, 204);
    }
    let mut elsewhere = [Socket::greet(&people[0]).await, Socket::greet(&people[1]).await];
    let terms = json!({"clock": {"kind": "days", "days": 2}});
    let id = open_across(&mut people, json!({"game": GAMES[0].id, "terms": terms})).await;
    let your_turn = ServerMessage::YourTurn { table: id.clone(), game: GAMES[0].id.to_owned() };
    let first = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    let mut mover = first;
    // Each plays through a server of their own, and the other hears of it through theirs.
    for _ in 0..3 {
        elsewhere[mover].until(|message| (message == your_turn).then_some(())).await;
        play_at(&mut people[mover], &id, mover).await;
        mover = view(&mut people[mover], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    }
    elsewhere[mover].until(|message| (message == your_turn).then_some(())).await;
    // Nobody is connected any more, to any server: now the browsers are told, each once.
    drop(elsewhere);
    for server in &servers {
        until_counted(server, "crema_sockets ", 0).await;
    }
    let mut told = Vec::new();
    for _ in 0..3 {
        play_at(&mut people[mover], &id, mover).await;
        mover = view(&mut people[mover], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
        let path = service.next().await.path;
        assert_eq!(path, ["/ada", "/bob"][mover], "after {told:?}");
        told.push(path);
    }
}

/// Plays at a seat, whose turn it is, until it is somebody else's.
async fn play_at(who: &mut Http, id: &str, seat: usize) {
    until(who, id, |now| now["turn"] == seat).await;
    loop {
        let now = view(who, id).await["now"].clone();
        if now["turn"] != seat {
            return;
        }
        let legal = who.get(&format!("/api/tables/{id}/legal")).await.ok();
        let event = legal.as_array().and_then(|legal| legal.last()).expect("a legal event").clone();
        act(who, id, json!({"do": "play", "expected": now["number"], "events": [event]})).await.ok();
    }
}

pub(crate) async fn without_the_bus_news_come_late_but_they_come() {
    let mut nats = Nats::start();
    let plan = Plan { bus: Some(nats.address()), ..Plan::default() };
    let one = Live::with(plan.clone()).await;
    let servers = [one.beside(plan).await, one];
    let mut people = [servers[0].guest("Ada").await, servers[1].guest("Bob").await];
    let id = open_across(&mut people, json!({"game": GAMES[0].id})).await;
    let mut players = [Player::join(people[0].clone(), &id, 1).await, Player::join(people[1].clone(), &id, 2).await];
    let mut looking = watching(&people[1], &id).await;
    for round in 0..3 {
        if round == 1 {
            nats.down();
            until_heard(&servers, false).await;
        } else if round == 2 {
            nats.up();
            until_heard(&servers, true).await;
        }
        let mover = usize::from(players[1].is_my_turn());
        players[mover].play_turn().await;
        let number = players[mover].now.number;
        while players[1 - mover].now.number < number {
            players[1 - mover].take_in_next().await;
        }
        act(&mut people[0], &id, json!({"do": "say", "saying": {"kind": "phrase", "phrase": "thanks"}})).await.ok();
        looking.until(|message| matches!(message, ServerMessage::Said { .. }).then_some(())).await;
    }
    assert_eq!(players.map(|player| player.resyncs), [0, 0]);
}

pub(crate) async fn nobody_is_replaced_while_servers_cannot_hear_each_other() {
    let time = Arc::new(HandTime::new());
    let mut nats = Nats::start();
    let plan = Plan { bus: Some(nats.address()), time: time.clone(), ..Plan::default() };
    let one = Live::with(plan.clone()).await;
    let servers = [one.beside(plan).await, one];
    let mut people = [servers[0].guest("Ada").await, servers[1].guest("Bob").await];
    let terms = json!({"leavers": {"kind": "bot", "grace_s": 30}});
    let id = open_across(&mut people, json!({"game": GAMES[0].id, "terms": terms})).await;
    let mut sockets = [watching(&people[0], &id).await, watching(&people[1], &id).await];
    nats.down();
    until_heard(&servers, false).await;
    for _ in 0..60 {
        time.pass(1_000);
        for socket in &mut sockets {
            socket.pong().await;
        }
    }
    for who in &mut people {
        let seats = view(who, &id).await["now"]["seats"].clone();
        assert!(seats[0]["bot"].is_null() && seats[1]["bot"].is_null(), "{seats}");
    }
}

pub(crate) async fn a_bus_that_cannot_be_had_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&format!("sqlite:{}", folder.path().join("crema.db").display())).await.expect("a store");
    for (address, wanted) in [
        ("localhost:4222", "\"localhost:4222\": it starts neither with nats:// nor with tls://"),
        ("nats://", "it names no host; write it like nats://localhost:4222"),
        ("nats://me:secret@127.0.0.1:1", "nats://…@127.0.0.1:1"),
        ("nats://127.0.0.1:1", "is nats-server running there?"),
    ] {
        let error = Bus::open(Some(address), &store, Entropy::of_the_system()).await.err().expect(address).to_string();
        assert!(error.contains(wanted) && !error.contains("secret"), "{address}: {error}");
    }
    assert!(Bus::open(None, &store, Entropy::of_the_system()).await.is_ok());
}
