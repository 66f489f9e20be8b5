//! What must not work: each gets a typed refusal or a closed socket with a code, and nothing has changed.

use std::sync::Arc;
use std::time::Duration;

use game_registry::GAMES;
use protocol::{Act, Answer, ClientMessage, Code, ServerMessage, close, limits};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::player::Player;
use crate::socket::{Closed, Socket};
use crate::time::HandTime;

async fn table_of(live: &Live, people: &mut [Http; 2]) -> String {
    let new = json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = people[0].post("/api/tables", new).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    people[1].post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    assert_eq!(live.stranger().get(&format!("/api/tables/{id}")).await.ok()["now"]["phase"], "playing");
    id
}

fn code_of(answer: &Answer) -> Code {
    match answer {
        Answer::Refused { refusal, .. } => refusal.code,
        Answer::Done { .. } => panic!("{answer:?}"),
    }
}

pub(crate) async fn acts_that_are_not_allowed_change_nothing() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = table_of(&live, &mut people).await;
    let before = people[0].get(&format!("/api/tables/{id}/record")).await.text;
    let mut players = Vec::new();
    for (seed, who) in people.iter().enumerate() {
        players.push(Player::join(who.clone(), &id, seed as u64).await);
    }
    let mover = players.iter().position(Player::is_my_turn).expect("somebody is to move");
    let number = players[mover].now.number;
    let play = |expected: u32, events: Vec<String>| Act::Play { expected, events };
    let turn = players[mover].turn();
    let other = 1 - mover;
    let mut beyond = turn.clone();
    beyond.extend(turn.clone());
    for (who, act, wanted) in [
        (other, play(number, turn.clone()), Code::NotYourTurn),
        (mover, play(number, vec!["rubbish".into()]), Code::Illegal),
        (mover, play(number, vec!["draw 0 affogato".into()]), Code::Illegal),
        (mover, play(number, vec!["!{\"what\":\"resigned\",\"by\":0}".into()]), Code::Illegal),
        (mover, play(number, vec!["x".repeat(limits::EVENT_BYTES + 1)]), Code::Invalid),
        (mover, play(number, vec!["\0".into()]), Code::Illegal),
        (mover, play(number, vec![]), Code::Invalid),
        (mover, play(number, vec!["advance".into(); limits::EVENTS_PER_PLAY + 1]), Code::Invalid),
        (mover, play(number, beyond), Code::NotYourTurn),
        (mover, play(number + 1, turn.clone()), Code::Stale),
        (mover, play(u32::MAX, turn.clone()), Code::Stale),
        (mover, Act::TakeBack { expected: number, length: 9_999 }, Code::Invalid),
        (mover, Act::AnswerTakeBack { expected: number, agree: true }, Code::WrongPhase),
        (mover, Act::Mix { entropy: "late".into() }, Code::WrongPhase),
        (mover, Act::Say { saying: protocol::Saying::Text { text: "hi".into() } }, Code::Forbidden),
    ] {
        let answer = players[who]
            .socket
            .act(&id, &format!("{wanted:?}-{who}-{act:?}")[..30].replace([' ', '"', '{'], "."), act)
            .await;
        assert_eq!(code_of(&answer), wanted, "{answer:?}");
    }
    // An id that is none.
    for bad in ["", "with space", &"x".repeat(limits::ACT_ID_CHARS + 1)] {
        assert_eq!(code_of(&players[mover].socket.act(&id, bad, Act::Resign).await), Code::Invalid, "{bad:?}");
    }
    // Somebody else, with and without a name.
    let mut eve = Socket::greet(&live.guest("Eve").await).await;
    assert_eq!(code_of(&eve.act(&id, "1", play(number, turn.clone())).await), Code::Forbidden);
    assert_eq!(code_of(&eve.act("none", "2", Act::Resign).await), Code::NotFound);
    assert_eq!(code_of(&eve.act("../../etc", "3", Act::Resign).await), Code::NotFound);
    let mut nobody = Socket::greet(&live.stranger()).await;
    assert_eq!(code_of(&nobody.act(&id, "1", play(number, turn)).await), Code::Unauthorised);
    assert_eq!(people[0].get(&format!("/api/tables/{id}/record")).await.text, before);
}

pub(crate) async fn sockets_are_closed_with_a_code() {
    let live = Live::start().await;
    let guest = live.guest("Ada").await;
    let check = async |first: &str, wanted: u16| {
        let mut socket = Socket::connect(&guest).await.expect("opens");
        socket.send_raw(Message::text(first));
        let end = loop {
            match socket.next().await {
                Ok(ServerMessage::Refused { .. }) => {}
                other => break other,
            }
        };
        assert_eq!(end, Err(Closed(Some(wanted))), "{first}");
    };
    check("rubbish", close::MALFORMED).await;
    check(r#"{"type":"ping","echo":1}"#, close::MALFORMED).await;
    check(r#"{"type":"hello","protocol":99}"#, close::VERSION).await;
    check(&format!("\"{}\"", "x".repeat(limits::MESSAGE_BYTES)), 1009).await;
    let mut socket = Socket::greet(&guest).await;
    socket.send_raw(Message::binary(vec![1, 2, 3]));
    assert_eq!(socket.next().await, Err(Closed(Some(close::MALFORMED))));
}

pub(crate) async fn a_greeted_socket_survives_rubbish() {
    let live = Live::start().await;
    let mut socket = Socket::greet(&live.guest("Ada").await).await;
    for rubbish in ["", "null", "[]", "{}", r#"{"type":"act"}"#, r#"{"type":"watch","table":7}"#, "\u{0}"] {
        socket.send_raw(Message::text(rubbish));
        let answer = socket.next().await;
        let Ok(ServerMessage::Refused { refusal }) = answer else { panic!("{rubbish}: {answer:?}") };
        assert_eq!(refusal.code, Code::Malformed, "{rubbish}");
    }
    socket.watch("none", None).await;
    let refused = socket.next().await;
    assert!(
        matches!(&refused, Ok(ServerMessage::Refused { refusal }) if refusal.code == Code::NotFound),
        "{refused:?}"
    );
    socket.send(&ClientMessage::Ping { echo: 7 }).await;
    assert_eq!(socket.next().await, Ok(ServerMessage::Pong { echo: 7 }));
}

pub(crate) async fn other_sites_cannot_use_our_cookie() {
    let live = Live::start().await;
    let mut guest = live.guest("Ada").await;
    guest.origin = Some("https://evil.example".to_owned());
    assert_eq!(guest.post("/api/me", json!({"name": "Eve"})).await.refused(), "forbidden");
    assert_eq!(Socket::connect(&guest).await.err(), Some(403));
    guest.origin = Some(format!("http://{}", live.address));
    assert_eq!(guest.get("/api/me").await.ok()["name"], "Ada");
    assert!(Socket::connect(&guest).await.is_ok());
}

pub(crate) async fn forged_secrets_are_nobody() {
    let live = Live::start().await;
    let mut forger = live.stranger();
    forger.cookie = Some("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned());
    assert_eq!(forger.get("/api/me").await.refused(), "unauthorised");
    forger.cookie = None;
    forger.bearer = Some("crema_AAAA".to_owned());
    assert_eq!(forger.get("/api/me").await.refused(), "unauthorised");
    assert_eq!(Socket::connect(&forger).await.err(), Some(401));
}

pub(crate) async fn bodies_that_are_too_long_or_no_json_are_refused() {
    let live = Live::start().await;
    let mut guest = live.guest("Ada").await;
    let long = json!({"name": "x".repeat(limits::MESSAGE_BYTES)});
    assert_eq!(guest.post("/api/me", long).await.refused(), "too-large");
    for body in ["", "{", "[]", "{\"name\":7}"] {
        assert_eq!(guest.ask("POST", "/api/me", Some(body.to_owned())).await.refused(), "malformed", "{body}");
    }
}

pub(crate) async fn names_are_cleaned_and_limited() {
    let live = Live::start().await;
    let mut guest = live.guest("<img src=x onerror=1>").await;
    assert_eq!(guest.get("/api/me").await.ok()["name"], "<img src=x onerror=1>", "shown as text, kept as text");
    for (given, shown) in [("ad\u{202e}min", "admin"), ("z\u{300}\u{301}\u{302}\u{303}x", "z\u{300}\u{301}x")] {
        assert_eq!(guest.post("/api/me", json!({"name": given})).await.ok()["name"], shown);
    }
    for wrong in ["", " \u{200b} ", &"x".repeat(10_000)] {
        assert_eq!(guest.post("/api/me", json!({"name": wrong})).await.refused(), "invalid");
    }
}

pub(crate) async fn tables_that_cannot_be_are_refused() {
    let live = Live::start().await;
    let mut guest = live.guest("Ada").await;
    let me_and = |other: Value| json!([{"kind": "me"}, other]);
    let open = || me_and(json!({"kind": "open"}));
    for new in [
        json!({"game": "chess", "seats": open()}),
        json!({"game": GAMES[0].id, "seats": []}),
        json!({"game": GAMES[0].id, "seats": vec![json!({"kind": "open"}); 40]}),
        json!({"game": GAMES[0].id, "seats": me_and(json!({"kind": "me"}))}),
        json!({"game": GAMES[0].id, "seats": me_and(json!({"kind": "bot", "level": 99}))}),
        json!({"game": GAMES[0].id, "seats": me_and(json!({"kind": "bot", "level": 0}))}),
        json!({"game": GAMES[0].id, "seats": [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]}),
        json!({"game": GAMES[0].id, "seats": open(), "options": {"unheard": true}}),
        json!({"game": GAMES[0].id, "seats": open(), "options": 7}),
        json!({"game": GAMES[0].id, "seats": open(), "terms": {"clock": {"kind": "days", "days": 1_000}}}),
        json!({"game": GAMES[0].id, "seats": open(), "terms": {"clock": {"kind": "real-time", "base_s": 0, "increment_s": 0}}}),
        json!({"game": GAMES[0].id, "seats": open(), "terms": {"rated": true}}),
        json!({"game": GAMES[0].id, "seats": open(), "entropy": "x".repeat(65)}),
        json!({"game": GAMES[0].id, "seats": open(), "record": {"format": 1}}),
    ] {
        let code = guest.post("/api/tables", new.clone()).await.refused();
        assert!(["invalid", "forbidden"].contains(&code.as_str()), "{new}: {code}");
    }
    assert_eq!(
        live.stranger().post("/api/tables", json!({"game": GAMES[0].id, "seats": open()})).await.refused(),
        "unauthorised"
    );
}

pub(crate) async fn too_much_is_answered_with_when_to_come_back() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), rate_factor: 1, ..Plan::default() }).await;
    let limited = 'limited: {
        for number in 0..100 {
            let reply = live.stranger().post("/api/me", json!({"name": format!("Guest {number}")})).await;
            if reply.status == 429 {
                break 'limited reply;
            }
        }
        panic!("never limited");
    };
    let seconds: i64 = limited.header("retry-after").and_then(|value| value.parse().ok()).expect("a number");
    assert_eq!(limited.refused(), "rate-limited");
    time.pass(seconds * 1_000);
    live.stranger().post("/api/me", json!({"name": "Patient"})).await.ok();
}

pub(crate) async fn a_silent_connection_is_given_up() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let mut socket = Socket::greet(&live.guest("Ada").await).await;
    let closed = loop {
        // A ping of the client's own may have come in between: then once more.
        time.pass(limits::DEAD_AFTER_MS as i64 + 1);
        if let Ok(closed) = tokio::time::timeout(Duration::from_millis(200), socket.next()).await {
            break closed;
        }
    };
    assert_eq!(closed, Err(Closed(Some(close::SILENT))));
}

pub(crate) async fn nobody_else_is_disturbed_and_everything_is_counted() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = table_of(&live, &mut people).await;
    let mut players = Vec::new();
    for (seed, who) in people.iter().enumerate() {
        players.push(Player::join(who.clone(), &id, seed as u64).await);
    }
    let eve = live.guest("Eve").await;
    let rubbish = async {
        for round in 0..20 {
            let mut socket = Socket::greet(&eve).await;
            socket.watch(&id, None).await;
            for text in ["{", "[]", r#"{"type":"hello","protocol":1}"#, &"[".repeat(5_000)] {
                socket.send_raw(Message::text(text));
            }
            let stolen = Act::Play { expected: round, events: vec!["advance".into()] };
            assert_eq!(code_of(&socket.act(&id, "1", stolen).await), Code::Forbidden);
            socket.send_raw(Message::text("x".repeat(limits::MESSAGE_BYTES + 1)));
            let closed = loop {
                if let Err(closed) = socket.next().await {
                    break closed;
                }
            };
            assert_eq!(closed, Closed(Some(1009)));
        }
    };
    let [first, second] = &mut players[..] else { panic!("two players") };
    tokio::join!(rubbish, first.play_to_the_end(), second.play_to_the_end());
    assert_eq!(players[0].record(), players[1].record());
    let metrics = live.stranger().get("/metrics").await.text;
    for (code, count) in [("malformed", 60), ("forbidden", 20), ("too-large", 20)] {
        let line = format!("crema_refusals_total{{code=\"{code}\"}} {count}");
        assert!(metrics.lines().any(|found| found == line), "{line}\n{metrics}");
    }
}
