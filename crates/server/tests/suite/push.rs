//! Notices to closed browsers, against a push service of our own on this machine.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game_registry::GAMES;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::{aead, signature};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::socket::Socket;
use crate::tables::{open, play_a_turn, view};
use crate::time::HandTime;

/// A message that a push service has received.
pub(crate) struct Posted {
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Posted {
    fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(header, _)| header == name);
        &found.unwrap_or_else(|| panic!("no header {name}: {:?}", self.headers)).1
    }
}

/// A push service: takes everything, except that it has never heard of addresses that end with `gone` and is busy once for
/// those that end with `busy`.
pub(crate) struct Service {
    pub(crate) origin: String,
    posted: mpsc::UnboundedReceiver<Posted>,
}

impl Service {
    pub(crate) async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, posted) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut was_busy = false;
            while let Ok((stream, _)) = listener.accept().await {
                let Some((posted, mut stream)) = receive(stream).await else { continue };
                let busy = posted.path.ends_with("busy") && !std::mem::replace(&mut was_busy, true);
                let status = match &posted.path {
                    path if path.ends_with("gone") => "410 Gone",
                    _ if busy => "503 Service Unavailable",
                    _ => "201 Created",
                };
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
                let _ = sender.send(posted);
            }
        });
        Service { origin, posted }
    }

    pub(crate) async fn next(&mut self) -> Posted {
        self.posted.recv().await.expect("the service runs")
    }
}

async fn receive(mut stream: TcpStream) -> Option<(Posted, TcpStream)> {
    let mut bytes = Vec::new();
    loop {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8(bytes[..end].to_vec()).ok()?;
            let path = head.split(' ').nth(1)?.to_owned();
            let header =
                |line: &str| line.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()));
            let headers: Vec<_> = head.lines().skip(1).filter_map(header).collect();
            let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse::<usize>().ok()?;
            if bytes.len() >= end + 4 + length {
                return Some((Posted { path, headers, body: bytes[end + 4..].to_vec() }, stream));
            }
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
}

/// A browser's side of a subscription. Its private key opens one message.
pub(crate) struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Browser { private, public, auth: [7; 16] }
    }

    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({"endpoint": endpoint, "p256dh": text(&self.public), "auth": text(&self.auth)})
    }

    /// Opens a message as RFC 8291 tells browsers to.
    fn open(self, body: &[u8]) -> Value {
        let (salt, server, sealed) = (&body[..16], &body[21..86], &body[86..]);
        assert_eq!((&body[16..20], body[20]), (&[0, 0, 16, 0][..], 65), "one record, and a key");
        let theirs = UnparsedPublicKey::new(&ECDH_P256, server);
        let input = agree_ephemeral(self.private, &theirs, |shared| {
            let secret = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
            expand(&secret, &[b"WebPush: info\0", &self.public, server], 32)
        });
        let secret = Salt::new(HKDF_SHA256, salt).extract(&input.expect("a key"));
        let key = expand(&secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let opened = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it is meant for us");
        let (last, message) = opened.split_last().expect("a message");
        assert_eq!(*last, 2, "the last record ends like this");
        serde_json::from_slice(message).expect("JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(secret: &Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut out = vec![0; length];
    secret.expand(info, Length(length)).expect("short").fill(&mut out).expect("as long");
    out
}

/// Is the statement about the server signed with the key that browsers subscribe to, and does it say the right things?
fn check_statement(header: &str, key: &str, service: &str, now_s: i64) {
    let (token, named) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a statement");
    assert_eq!(named, key);
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let public = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key));
    public.verify(signed.as_bytes(), &bytes(signature)).expect("signed by the server");
    let claims: Value = serde_json::from_slice(&bytes(signed.split('.').nth(1).expect("claims"))).expect("JSON");
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service), &json!("mailto:host@crema.example")));
    let holds = claims["exp"].as_i64().expect("a time") - now_s;
    assert!((0..=86_400).contains(&holds), "{holds}");
}

async fn server_for(service: &Service) -> (Arc<HandTime>, Live) {
    let time = Arc::new(HandTime::new());
    let push_services = vec![service.origin.clone()];
    (time.clone(), Live::with(Plan { time, push_services, ..Plan::default() }).await)
}

pub(crate) async fn a_slow_game_calls_for_whoever_is_away() {
    let mut service = Service::start().await;
    let (time, live) = server_for(&service).await;
    let key = live.stranger().get("/api/push").await.ok()["key"].as_str().expect("a key").to_owned();
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let days = json!({"clock": {"kind": "days", "days": 2}});
    let id = open(&mut people, json!({"game": GAMES[0].id, "terms": days})).await;
    let mover = view(&mut people[0], &id).await["now"]["turn"].as_u64().expect("a turn") as usize;
    // The player to move next gets notices in three browsers, one of which has been thrown away.
    let browsers = [Browser::new(), Browser::new(), Browser::new()];
    for (browser, name) in browsers.iter().zip(["well", "gone", "busy"]) {
        let endpoint = format!("{}/{name}", service.origin);
        let subscribed = people[1 - mover].post("/api/push", browser.subscription(&endpoint)).await;
        assert_eq!(subscribed.status, 204, "{subscribed:?}");
        time.pass(1);
    }
    play_a_turn(&mut people, &id).await;
    let notice = json!({"kind": "your-turn", "table": id, "game": GAMES[0].id});
    let [well, _, busy] = browsers;
    let first = service.next().await;
    assert_eq!(first.path, "/well");
    assert_eq!((first.header("content-encoding"), first.header("ttl")), ("aes128gcm", "86400"));
    check_statement(first.header("authorization"), &key, &service.origin, server::Time::now(&*time) / 1_000);
    assert_eq!(well.open(&first.body), notice);
    assert_eq!(service.next().await.path, "/gone");
    let tried = service.next().await;
    assert_eq!(tried.path, "/busy");
    let again = loop {
        // A busy service is asked again after a while.
        time.pass(500);
        match service.posted.try_recv() {
            Ok(again) => break again,
            Err(_) => tokio::task::yield_now().await,
        }
    };
    assert_eq!(busy.open(&again.body), notice);
    assert_eq!(again.header("topic"), first.header("topic"), "one notice a table");
    wait_for_count(&live, "crema_push_notices_total{outcome=\"gone\"} 1").await;
    // The one that is gone is not asked again, and who is connected is not called.
    let mut elsewhere = Socket::greet(&people[mover]).await;
    let own = Browser::new();
    people[mover].post("/api/push", own.subscription(&format!("{}/own", service.origin))).await;
    play_a_turn(&mut people, &id).await;
    let your_turn = protocol::ServerMessage::YourTurn { table: id.clone(), game: GAMES[0].id.to_owned() };
    elsewhere.until(|message| (message == your_turn).then_some(())).await;
    play_a_turn(&mut people, &id).await;
    let paths = [service.next().await.path, service.next().await.path];
    assert_eq!(paths, ["/well", "/busy"]);
}

async fn wait_for_count(live: &Live, line: &str) {
    while !live.stranger().get("/metrics").await.text.contains(line) {
        tokio::task::yield_now().await;
    }
}

pub(crate) async fn subscriptions_are_checked_kept_and_ended() {
    let service = Service::start().await;
    let (_, live) = server_for(&service).await;
    let mut ada = live.guest("Ada").await;
    let endpoint = format!("{}/a", service.origin);
    let good = Browser::new().subscription(&endpoint);
    let with = |field: &str, value: &str| {
        let mut wrong = good.clone();
        wrong[field] = json!(value);
        wrong
    };
    for wrong in [
        with("endpoint", "https://example.org/a"),
        with("endpoint", "http://169.254.169.254/latest"),
        with("endpoint", &format!("{endpoint}{}", "x".repeat(3_000))),
        with("p256dh", "AAAA"),
        with("p256dh", "not base64!"),
        with("auth", ""),
    ] {
        assert_eq!(ada.post("/api/push", wrong.clone()).await.refused(), "invalid", "{wrong}");
    }
    assert_eq!(live.stranger().post("/api/push", good.clone()).await.refused(), "unauthorised");
    assert_eq!(ada.post("/api/push", good.clone()).await.status, 204);
    let end = |who: &Http| {
        let mut who = who.clone();
        let body = json!({"endpoint": endpoint}).to_string();
        async move { who.ask("DELETE", "/api/push", Some(body)).await }
    };
    assert_eq!(end(&live.guest("Eve").await).await.refused(), "not-found", "nobody ends what is somebody else's");
    assert!(ada.get("/api/account/export").await.text.contains(&endpoint));
    // The key outlives the server.
    let key = ada.get("/api/push").await.ok();
    let live = live.restart().await;
    ada.address = live.address;
    assert_eq!(ada.get("/api/push").await.ok(), key);
    assert_eq!(end(&ada).await.status, 204);
    assert_eq!(end(&ada).await.refused(), "not-found");
}
