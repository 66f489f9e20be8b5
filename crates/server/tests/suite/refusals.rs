//! Oversized, malformed, out-of-turn, replayed, forged and unauthorised requests: one list, sent every way it can be sent.
//!
//! *Why this shape.* Each line of the list must be refused with its code and a reason, or have its socket closed with its code. It
//! must be counted once, nothing may have changed, and nobody at the table may hear of it. That is checked after every single
//! one, and at the end the game is played to its end as if nothing had been.

use game_registry::GAMES;
use protocol::{Act, Answer, ClientMessage, Code, Refusal, Saying, ServerMessage, close, limits};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::http::{Http, Reply};
use crate::live::Live;
use crate::player::Player;
use crate::socket::{Closed, Socket};
use crate::tables::open;

/// The person whose cookie or token comes with it.
#[derive(Clone, Copy, Debug)]
enum Who {
    /// The player to move.
    Mover,
    /// The player whose turn it is not.
    Other,
    /// A guest without a seat.
    Guest,
    /// Somebody without a name.
    Stranger,
    /// Somebody with a cookie that was never given out.
    Forger,
    /// A program with a token that was never given out.
    Impostor,
    /// The mover's own browser, made to ask by another site.
    Lured,
}

/// The message.
#[derive(Clone, Debug)]
enum What {
    /// An act under an id, over the socket and again over HTTP.
    Act(String, Act),
    /// A text on a socket that has said hello.
    Text(String),
    /// Another kind of message on such a socket.
    Binary,
    /// The first text on a socket.
    First(String),
    /// A socket is opened.
    Handshake,
    /// A request with a body.
    Request(&'static str, String, Option<String>),
}

/// The answer.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    /// A refusal; the socket stays open.
    Refused(Code),
    /// The socket is closed with this code, and the refusal is counted under that.
    Closed(u16, Code),
    /// The socket does not open.
    Shut(u16, Code),
}

/// The game with the most events: its turns are several, sent at once.
fn long_turns() -> &'static str {
    GAMES.iter().max_by_key(|info| info.max_events).expect("there are games").id
}

struct World {
    live: Live,
    table: String,
    /// The mover and the other.
    players: [Player; 2],
    guest: Http,
}

impl World {
    async fn new() -> World {
        let live = Live::start().await;
        let mut people = [live.guest("Ada").await, live.guest("Bob").await];
        let table = open(&mut people, json!({"game": long_turns()})).await;
        let [ada, bob] = people;
        let mut players = [Player::join(ada, &table, 1).await, Player::join(bob, &table, 2).await];
        // Something has been played, so that something can be replayed.
        for _ in 0..3 {
            let mover = usize::from(players[1].is_my_turn());
            players[mover].play_turn().await;
            let number = players[mover].now.number;
            while players[1 - mover].now.number < number {
                players[1 - mover].take_in_next().await;
            }
        }
        if players[1].is_my_turn() {
            players.swap(0, 1);
        }
        let guest = live.guest("Eve").await;
        World { live, table, players, guest }
    }

    fn http(&self, who: Who) -> Http {
        let stranger = self.live.stranger();
        match who {
            Who::Mover => self.players[0].who.clone(),
            Who::Other => self.players[1].who.clone(),
            Who::Guest => self.guest.clone(),
            Who::Stranger => stranger,
            Who::Forger => Http { cookie: Some("A".repeat(43)), ..stranger },
            Who::Impostor => Http { bearer: Some("crema_AAAA".to_owned()), ..stranger },
            Who::Lured => Http { origin: Some("https://evil.example".to_owned()), ..self.players[0].who.clone() },
        }
    }

    /// The match as everyone may have it, and how often each code has been counted.
    async fn state(&self, code: Code) -> (String, u64) {
        let mut stranger = self.live.stranger();
        let record = stranger.get(&format!("/api/tables/{}/record", self.table)).await.text;
        let word = serde_json::to_value(code).expect("codes are words");
        let line = format!("crema_refusals_total{{code={word}}} ");
        let metrics = stranger.get("/metrics").await.text;
        let count = metrics.lines().find_map(|found| found.strip_prefix(&line)).map_or("0", str::trim);
        (record, count.parse().expect("a number"))
    }

    /// Sends a ping on both players' own sockets: nothing but the answer comes.
    async fn nobody_heard(&mut self, case: &str) {
        for player in &mut self.players {
            player.socket.send(&ClientMessage::Ping { echo: 9 }).await;
            assert_eq!(player.socket.next().await, Ok(ServerMessage::Pong { echo: 9 }), "{case}");
        }
    }

    async fn check(&mut self, (who, what, wanted): &(Who, What, Wanted)) {
        let case = format!("{who:?} {what:?}").chars().take(200).collect::<String>();
        let (Wanted::Refused(code) | Wanted::Closed(_, code) | Wanted::Shut(_, code)) = *wanted;
        let ways = if matches!(what, What::Act(..)) { 2 } else { 1 };
        let (record, counted) = self.state(code).await;
        for way in 0..ways {
            let http = self.http(*who);
            match (what, wanted) {
                (What::Act(id, act), _) if way == 0 => over_the_socket(&http, &self.table, id, act, code, &case).await,
                (What::Act(id, act), _) => {
                    let path = format!("/api/tables/{}/acts", self.table);
                    let body = json!({"id": format!("{id}."), "act": act});
                    refused_with(&http.clone().post(&path, body).await, code, &case);
                }
                (What::Text(text), _) => said(&http, Message::text(text), *wanted, &case).await,
                (What::Binary, _) => said(&http, Message::binary(vec![1, 2, 3]), *wanted, &case).await,
                (What::First(text), _) => {
                    let mut socket = Socket::connect(&http).await.expect("opens");
                    socket.send_raw(Message::text(text));
                    ends(&mut socket, *wanted, &case).await;
                }
                (What::Handshake, Wanted::Shut(status, _)) => {
                    assert_eq!(Socket::connect(&http).await.err(), Some(*status), "{case}");
                }
                (What::Request(method, path, body), _) => {
                    let path = path.replace("{table}", &self.table);
                    refused_with(&http.clone().ask(method, &path, body.clone()).await, code, &case);
                }
                (What::Handshake, _) => panic!("a handshake is shut: {case}"),
            }
        }
        assert_eq!(self.state(code).await, (record, counted + ways), "{case}");
        self.nobody_heard(&case).await;
    }
}

/// These codes leave open what was wrong, so that a reason comes with them: pages have words for that in every language.
const OPEN_CODES: [Code; 5] = [Code::Forbidden, Code::NotFound, Code::WrongPhase, Code::Taken, Code::Invalid];

fn told_why(refusal: &Refusal, code: Code, case: &str) {
    assert_eq!(refusal.code, code, "{case}: {refusal:?}");
    assert!(!refusal.message.is_empty(), "{case}: {refusal:?}");
    assert!(refusal.reason.is_some() || !OPEN_CODES.contains(&code), "{case}: {refusal:?} has no reason");
}

fn refused_with(reply: &Reply, code: Code, case: &str) {
    let body = reply.json();
    let refusal = if body["refusal"].is_object() { &body["refusal"] } else { &body };
    let refusal: Refusal = serde_json::from_value(refusal.clone()).unwrap_or_else(|_| panic!("{case}: {reply:?}"));
    told_why(&refusal, code, case);
    assert_eq!(code == Code::Stale, body["table"].is_object(), "{case}: with stale comes the fresh table");
}

async fn over_the_socket(http: &Http, table: &str, id: &str, act: &Act, code: Code, case: &str) {
    let answer = Socket::greet(http).await.act(table, id, act.clone()).await;
    let Answer::Refused { refusal, table } = answer else { panic!("{case}: {answer:?}") };
    told_why(&refusal, code, case);
    assert_eq!(code == Code::Stale, table.is_some(), "{case}: with stale comes the fresh table");
}

async fn said(http: &Http, message: Message, wanted: Wanted, case: &str) {
    let mut socket = Socket::greet(http).await;
    socket.send_raw(message);
    let Wanted::Refused(code) = wanted else { return ends(&mut socket, wanted, case).await };
    let answer = socket.next().await;
    let Ok(ServerMessage::Refused { refusal }) = answer else { panic!("{case}: {answer:?}") };
    told_why(&refusal, code, case);
    socket.send(&ClientMessage::Ping { echo: 7 }).await;
    assert_eq!(socket.next().await, Ok(ServerMessage::Pong { echo: 7 }), "{case}: the socket stays open");
}

/// The socket is closed with its code, if need be after a refusal.
async fn ends(socket: &mut Socket, wanted: Wanted, case: &str) {
    let Wanted::Closed(goodbye, code) = wanted else { panic!("{case}: it stays open?") };
    let closed = loop {
        match socket.next().await {
            Ok(ServerMessage::Refused { refusal }) => assert_eq!(refusal.code, code, "{case}"),
            Ok(other) => panic!("{case}: {other:?}"),
            Err(closed) => break closed,
        }
    };
    assert_eq!(closed, Closed(Some(goodbye)), "{case}");
}

/// The list. `number` is the length of the log, `turn` a legal turn of the mover's.
fn cases(number: u32, turn: &[String]) -> Vec<(Who, What, Wanted)> {
    use Wanted::{Closed, Refused, Shut};
    use Who::{Forger, Guest, Impostor, Lured, Mover, Other, Stranger};

    let mut ids = 0..;
    let mut act = |act: Act| What::Act(format!("case-{}", ids.next().expect("numbers go on")), act);
    let events = |events: &[&str]| events.iter().map(|&event| event.to_owned()).collect::<Vec<_>>();
    let play = |expected: u32, events: Vec<String>| Act::Play { expected, events };
    let say = |text: &str| Act::Say { saying: Saying::Text { text: text.to_owned() } };
    let legal = || play(number, turn.to_vec());
    let text = |text: &str| What::Text(text.to_owned());
    let first = |text: &str| What::First(text.to_owned());
    let post = |path: &str, body: Value| What::Request("POST", path.to_owned(), Some(body.to_string()));
    let raw = |path: &str, body: &str| What::Request("POST", path.to_owned(), Some(body.to_owned()));
    let ask = |method, path: &str| What::Request(method, path.to_owned(), None);
    let long = "x".repeat(limits::MESSAGE_BYTES);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);

    vec![
        // Oversized.
        (Guest, What::Text(format!("\"{long}\"")), Closed(1009, Code::TooLarge)),
        (Guest, What::First(format!("\"{long}\"")), Closed(1009, Code::TooLarge)),
        (Guest, post("/api/me", json!({"name": long})), Refused(Code::TooLarge)),
        (
            Guest,
            post("/api/tables", json!({"game": GAMES[0].id, "record": "x".repeat(limits::RECORD_BYTES * 2)})),
            Refused(Code::TooLarge),
        ),
        (Mover, act(play(number, vec!["x".repeat(limits::EVENT_BYTES + 1)])), Refused(Code::Invalid)),
        (Mover, act(play(number, vec!["advance".into(); limits::EVENTS_PER_PLAY + 1])), Refused(Code::Invalid)),
        (Mover, act(play(number, vec![])), Refused(Code::Invalid)),
        (Mover, What::Act("x".repeat(limits::ACT_ID_CHARS + 1), legal()), Refused(Code::Invalid)),
        (Mover, What::Act("with space".to_owned(), legal()), Refused(Code::Invalid)),
        (Guest, post("/api/me", json!({"name": "x".repeat(10_000)})), Refused(Code::Invalid)),
        (
            Guest,
            post(
                "/api/tables",
                json!({"game": GAMES[0].id, "seats": seats, "terms": {"clock": {"kind": "days", "days": 99}}}),
            ),
            Refused(Code::Invalid),
        ),
        (Guest, post("/api/tables", json!({"game": GAMES[0].id, "seats": [{"kind": "me"}]})), Refused(Code::Invalid)),
        // Malformed.
        (Guest, text(""), Refused(Code::Malformed)),
        (Guest, text("null"), Refused(Code::Malformed)),
        (Guest, text("{"), Refused(Code::Malformed)),
        (Guest, text("\u{0}"), Refused(Code::Malformed)),
        (Guest, What::Text("[".repeat(10_000)), Refused(Code::Malformed)),
        (Guest, text(r#"{"type":"unheard-of"}"#), Refused(Code::Malformed)),
        (Guest, text(r#"{"type":"act"}"#), Refused(Code::Malformed)),
        (Guest, text(r#"{"type":"watch","table":7}"#), Refused(Code::Malformed)),
        (Guest, text(r#"{"type":"watch","table":"x","seen":-1}"#), Refused(Code::Malformed)),
        (Guest, text(r#"{"type":"watch","table":"none"}"#), Refused(Code::NotFound)),
        (Guest, What::Binary, Closed(close::MALFORMED, Code::Malformed)),
        (Guest, first("rubbish"), Closed(close::MALFORMED, Code::Malformed)),
        (Guest, first(r#"{"type":"ping","echo":1}"#), Closed(close::MALFORMED, Code::Malformed)),
        (Guest, first(r#"{"type":"hello","protocol":99}"#), Closed(close::VERSION, Code::Version)),
        (Guest, raw("/api/me", ""), Refused(Code::Malformed)),
        (Guest, raw("/api/me", "{"), Refused(Code::Malformed)),
        (Guest, raw("/api/me", r#"{"name":7}"#), Refused(Code::Malformed)),
        (Guest, raw("/api/tables/{table}/acts", r#"{"id":"1","act":{"do":"cheat"}}"#), Refused(Code::Malformed)),
        (Guest, ask("POST", "/api/me"), Refused(Code::Malformed)),
        (Guest, ask("GET", "/api/tables/{table}/news?revision=soon"), Refused(Code::Malformed)),
        (Guest, ask("GET", "/api/ws"), Refused(Code::Malformed)),
        (Guest, ask("DELETE", "/api/games"), Refused(Code::NotFound)),
        (Guest, ask("GET", "/api/none"), Refused(Code::NotFound)),
        (Guest, ask("GET", "/api/tables/%2e%2e%2fetc"), Refused(Code::NotFound)),
        (Guest, ask("GET", "/api/tables/%ff"), Refused(Code::Malformed)),
        // Against the rules, or out of turn.
        (Other, act(legal()), Refused(Code::NotYourTurn)),
        (Mover, act(play(number, [turn, turn].concat())), Refused(Code::NotYourTurn)),
        (Mover, act(play(number, events(&["rubbish"]))), Refused(Code::Illegal)),
        // All or nothing: the first part of this is legal.
        (Mover, act(play(number, [&turn[..turn.len() - 1], &["rubbish".to_owned()]].concat())), Refused(Code::Illegal)),
        (Mover, act(play(number, events(&["\0"]))), Refused(Code::Illegal)),
        (Mover, act(Act::TakeBack { expected: number, length: 9_999 }), Refused(Code::Invalid)),
        (Mover, act(Act::AnswerTakeBack { expected: number, agree: true }), Refused(Code::WrongPhase)),
        (Mover, act(Act::Mix { entropy: "late".into() }), Refused(Code::WrongPhase)),
        (Mover, act(say("hi")), Refused(Code::Forbidden)),
        (Guest, post("/api/tables/{table}/seat", json!({})), Refused(Code::WrongPhase)),
        (Mover, ask("DELETE", "/api/tables/{table}/seat"), Refused(Code::WrongPhase)),
        (Mover, post("/api/tables/{table}/rematch", json!({})), Refused(Code::WrongPhase)),
        // Replayed, or too early.
        (Mover, act(play(number - 1, turn.to_vec())), Refused(Code::Stale)),
        (Mover, act(play(0, turn.to_vec())), Refused(Code::Stale)),
        (Mover, act(play(number + 1, turn.to_vec())), Refused(Code::Stale)),
        (Mover, act(play(u32::MAX, turn.to_vec())), Refused(Code::Stale)),
        (Mover, act(Act::TakeBack { expected: 0, length: 0 }), Refused(Code::Stale)),
        (Mover, act(Act::AnswerTakeBack { expected: 0, agree: true }), Refused(Code::Stale)),
        // Forged: what only chance or the server may say, and secrets that nobody was given.
        (Mover, act(play(number, events(&["draw 0 affogato"]))), Refused(Code::Illegal)),
        (Mover, act(play(number, events(&[r#"!{"what":"resigned","by":0}"#]))), Refused(Code::Illegal)),
        (Forger, ask("GET", "/api/me"), Refused(Code::Unauthorised)),
        (Forger, act(legal()), Refused(Code::Unauthorised)),
        (Impostor, ask("GET", "/api/me"), Refused(Code::Unauthorised)),
        (Impostor, What::Handshake, Shut(401, Code::Unauthorised)),
        (Lured, What::Handshake, Shut(403, Code::Forbidden)),
        (Lured, post("/api/me", json!({"name": "Eve"})), Refused(Code::Forbidden)),
        (
            Lured,
            post("/api/tables/{table}/acts", json!({"id": "1", "act": {"do": "resign"}})),
            Refused(Code::Forbidden),
        ),
        (Guest, post("/api/friends", json!({"token": "AAAA"})), Refused(Code::NotFound)),
        (Guest, ask("DELETE", "/api/sessions/none"), Refused(Code::NotFound)),
        // Unauthorised.
        (Guest, act(legal()), Refused(Code::Forbidden)),
        (Guest, act(Act::Resign), Refused(Code::Forbidden)),
        (Guest, act(Act::Reclaim), Refused(Code::Forbidden)),
        (Guest, act(Act::TakeBack { expected: number, length: 0 }), Refused(Code::Forbidden)),
        (Stranger, act(legal()), Refused(Code::Unauthorised)),
        (Stranger, act(say("hi")), Refused(Code::Unauthorised)),
        (Stranger, post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})), Refused(Code::Unauthorised)),
        (Stranger, post("/api/tables/{table}/seat", json!({})), Refused(Code::Unauthorised)),
        (Stranger, ask("GET", "/api/account/export"), Refused(Code::Unauthorised)),
        (Guest, post("/api/tokens", json!({"label": "x"})), Refused(Code::Forbidden)),
        (
            Stranger,
            post("/api/session", json!({"name": "Nobody", "password": "correct horse battery"})),
            Refused(Code::WrongPassword),
        ),
    ]
}

pub(crate) async fn each_is_told_why_and_nothing_has_changed() {
    let mut world = World::new().await;
    let (number, turn) = (world.players[0].now.number, world.players[0].turn());
    assert!(turn.len() > 1, "{turn:?}");
    for case in cases(number, &turn) {
        world.check(&case).await;
    }
    let [mover, other] = &mut world.players;
    tokio::join!(mover.play_to_the_end(), other.play_to_the_end());
    assert_eq!(mover.record(), other.record());
}
