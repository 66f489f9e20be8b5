//! Abuse beyond the list of `refusals`: floods, silence, names, tables that cannot be.

use std::sync::Arc;
use std::time::Duration;

use game_registry::GAMES;
use protocol::{Act, Answer, Code, ServerMessage, close, limits};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::patience::within_patience;
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

pub(crate) async fn our_own_page_may_use_our_cookie() {
    let live = Live::start().await;
    let mut guest = live.guest("Ada").await;
    guest.origin = Some(format!("http://{}", live.address));
    assert_eq!(guest.post("/api/me", json!({"name": "Ada L"})).await.ok()["name"], "Ada L");
    assert!(Socket::connect(&guest).await.is_ok());
}

pub(crate) async fn who_floods_a_socket_is_hung_up_on() {
    // Time stands still: nothing is earned back.
    let live = Live::with(Plan { time: Arc::new(HandTime::new()), rate_factor: 1, ..Plan::default() }).await;
    let mut other = live.guest("Ada").await;
    for (flood, refused) in [(r#"{"type":"ping","echo":1}"#, 0), ("rubbish", 1)] {
        let mut socket = Socket::greet(&live.guest("Eve").await).await;
        for _ in 0..200 {
            socket.send_raw(Message::text(flood));
        }
        let closed = loop {
            match socket.next().await {
                Ok(ServerMessage::Pong { .. }) => assert_eq!(refused, 0),
                Ok(ServerMessage::Refused { refusal }) => assert_eq!((refusal.code, refused), (Code::Malformed, 1)),
                Ok(message) => panic!("{message:?}"),
                Err(closed) => break closed,
            }
        };
        assert_eq!(closed, Closed(Some(close::RATE_LIMITED)), "{flood}");
    }
    other.get("/api/me").await.ok();
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

/// One connection ends in each of these ways; a connection that breaks is no message that was too long.
pub(crate) async fn a_closed_socket_is_counted_by_its_cause() {
    let live = Live::start().await;
    let eve = live.guest("Eve").await;
    for rubbish in [Message::text("x".repeat(limits::MESSAGE_BYTES + 1)), Message::binary(vec![0])] {
        let mut socket = Socket::greet(&eve).await;
        socket.send_raw(rubbish);
        while socket.next().await.is_ok() {}
    }
    let mut polite = Socket::greet(&eve).await;
    polite.send_raw(Message::Close(None));
    while polite.next().await.is_ok() {}
    // Dropping a socket closes the connection without a closing frame.
    drop(Socket::greet(&eve).await);
    let mut stranger = live.stranger();
    let counted = async {
        let line = |cause| format!("crema_sockets_closed_total{{cause=\"{cause}\"}} 1");
        let wanted = ["too-large", "malformed", "goodbye", "lost"].map(line);
        loop {
            let metrics = stranger.get("/metrics").await.text;
            if wanted.iter().all(|line| metrics.lines().any(|found| found == line)) {
                return metrics;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let metrics = within_patience("each end is counted by its cause", counted).await;
    let refused = "crema_refusals_total{code=\"too-large\"} 1";
    assert!(metrics.lines().any(|found| found == refused), "{refused}\n{metrics}");
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

/// Resigning and meeting again opens as many tables as opening them does.
pub(crate) async fn a_rematch_counts_as_a_table() {
    let live = Live::with(Plan { time: Arc::new(HandTime::new()), rate_factor: 1, ..Plan::default() }).await;
    let mut eve = live.guest("Eve").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let mut table = eve.post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})).await.ok();
    for opened in 1..100 {
        let id = table["id"].as_str().expect("an id").to_owned();
        let resign = json!({"id": "1", "act": {"do": "resign"}});
        eve.post(&format!("/api/tables/{id}/acts"), resign).await.ok();
        let reply = eve.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
        if reply.status == 429 {
            assert_eq!(opened, 20, "as many as may be opened at once");
            return;
        }
        table = reply.ok();
    }
    panic!("never limited");
}

/// Addresses of one IPv6 network are one visitor, as far as limits count.
pub(crate) async fn one_household_is_one_visitor() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time, rate_factor: 1, trusted_proxies: 1, ..Plan::default() }).await;
    let mut guests = 0;
    for number in 1..=60 {
        let mut guest = live.stranger_at(&format!("2001:db8:1:2:{number}::1"));
        guests += u32::from(guest.post("/api/me", json!({"name": "Eve"})).await.status == 200);
    }
    assert_eq!(guests, 20);
    live.stranger_at("2001:db8:1:3::1").post("/api/me", json!({"name": "Ada"})).await.ok();
}

/// Frames that break the standard end with its close codes.
pub(crate) async fn frames_that_are_no_text_end_with_their_code() {
    let live = Live::start().await;
    let guest = live.guest("Eve").await;
    // A text frame of one byte that is no UTF-8, one with a reserved opcode, one without a mask.
    for (name, frame, wanted) in [
        ("no UTF-8", &[0x81, 0x81, 0, 0, 0, 0, 0xff][..], 1007),
        ("a reserved opcode", &[0x8b, 0x80, 0, 0, 0, 0], 1002),
        ("no mask", &[0x81, 0x02, b'{', b'}'], 1002),
    ] {
        assert_eq!(Socket::raw(&guest, frame).await, Closed(Some(wanted)), "{name}");
    }
}
