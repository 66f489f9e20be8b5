//! Signing in with a passkey, by an authenticator made of software.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::time::HandTime;

/// Any public key of this kind begins so.
const KEY_HEAD: &str = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE";

/// An authenticator with one passkey.
struct Authenticator {
    pair: EcdsaKeyPair,
    credential: Vec<u8>,
    counter: u32,
    /// Person present, and checked.
    flags: u8,
    site: String,
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    fn new(credential: &str) -> Authenticator {
        let (kind, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let key = EcdsaKeyPair::generate_pkcs8(kind, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(kind, key.as_ref(), &random).expect("a key");
        let (credential, site) = (credential.as_bytes().to_vec(), "127.0.0.1".to_owned());
        Authenticator { pair, credential, counter: 0, flags: 0x05, site }
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let hash = digest(&SHA256, self.site.as_bytes());
        [hash.as_ref(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// The public key in the form that browsers give.
    fn public_key(&self) -> String {
        let head = base64::engine::general_purpose::STANDARD.decode(KEY_HEAD).expect("base64");
        // The last byte of the head is the first of the point.
        text([&head[..26], self.pair.public_key().as_ref()].concat())
    }

    fn create(&self, client_data: &str) -> Value {
        let length = (self.credential.len() as u16).to_be_bytes();
        let data =
            [&self.data(self.flags | 0x40)[..], &[0; 16], &length, &self.credential, b"the key in CBOR"].concat();
        json!({"label": "phone", "credential": text(&self.credential), "client_data": text(client_data),
            "authenticator_data": text(data), "public_key": self.public_key()})
    }

    fn get(&mut self, client_data: &str) -> Value {
        self.counter += 1;
        let data = self.data(self.flags);
        let signed = [&data[..], digest(&SHA256, client_data.as_bytes()).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        json!({"credential": text(&self.credential), "client_data": text(client_data),
            "authenticator_data": text(data), "signature": text(signature)})
    }
}

/// The client data of a browser for a fresh challenge.
async fn client_data(who: &mut Http, purpose: &str) -> String {
    let fresh = who.post("/api/passkeys/challenge", json!({})).await.ok();
    assert_eq!(fresh["rp_id"], "127.0.0.1");
    let origin = format!("http://{}", who.address);
    json!({"type": purpose, "challenge": fresh["challenge"], "origin": origin, "crossOrigin": false}).to_string()
}

async fn account(live: &Live, name: &str) -> Http {
    let mut client = live.stranger();
    client.post("/api/account", json!({"name": name, "password": "correct horse battery"})).await.ok();
    client
}

/// An account with a passkey, and the authenticator that has it.
async fn with_passkey(live: &Live, name: &str) -> (Http, Authenticator) {
    let mut owner = account(live, name).await;
    let authenticator = Authenticator::new(name);
    let data = client_data(&mut owner, "webauthn.create").await;
    let added = owner.post("/api/passkeys", authenticator.create(&data)).await;
    assert_eq!(added.status, 204, "{added:?}");
    (owner, authenticator)
}

pub(crate) async fn one_signs_in_with_a_passkey() {
    let live = Live::start().await;
    let (mut owner, mut authenticator) = with_passkey(&live, "Ada").await;
    let mut elsewhere = live.stranger();
    for _ in 0..2 {
        let data = client_data(&mut elsewhere, "webauthn.get").await;
        let me = elsewhere.post("/api/session/passkey", authenticator.get(&data)).await.ok();
        assert_eq!((&me["name"], &me["kind"]), (&json!("Ada"), &json!("account")));
    }
    assert_eq!(elsewhere.get("/api/me").await.ok()["name"], "Ada");
    let list = owner.get("/api/passkeys").await.ok();
    assert_eq!((&list[0]["label"], list[0]["seen"].is_number()), (&json!("phone"), true));
    let path = format!("/api/passkeys/{}", list[0]["credential"].as_str().expect("an id"));
    assert_eq!(account(&live, "Eve").await.delete(&path).await.refused(), "not-found");
    assert_eq!(owner.delete(&path).await.status, 204);
    let data = client_data(&mut elsewhere, "webauthn.get").await;
    let refused = elsewhere.post("/api/session/passkey", authenticator.get(&data)).await.refused();
    assert_eq!(refused, "wrong-password");
}

pub(crate) async fn a_challenge_of_one_server_is_answered_at_another() {
    let servers = crate::nodes::two(Plan::default()).await;
    let (_, mut authenticator) = with_passkey(&servers[0], "Ada").await;
    let [mut one, mut two] = [servers[0].stranger(), servers[1].stranger()];
    let data = client_data(&mut one, "webauthn.get").await;
    let data = data.replace(&one.address.to_string(), &two.address.to_string());
    let statement = authenticator.get(&data);
    // Nobody signs as quickly as this; the other server hears of it in the meantime.
    let answer = loop {
        let answer = two.post("/api/session/passkey", statement.clone()).await;
        if answer.status == 200 {
            break answer.ok();
        }
        assert_eq!(answer.refused(), "invalid");
    };
    assert_eq!(answer["name"], "Ada");
    assert!(one.post("/api/session/passkey", statement).await.status >= 400, "once for all servers");
}

pub(crate) async fn statements_that_do_not_fit_are_refused() {
    let time = Arc::new(HandTime::new());
    let live = Live::with(Plan { time: time.clone(), ..Plan::default() }).await;
    let (mut owner, mut authenticator) = with_passkey(&live, "Ada").await;
    let mut thief = live.stranger();
    let mut check = async |statement: Value, wanted: &str, why: &str| {
        assert_eq!(thief.post("/api/session/passkey", statement).await.refused(), wanted, "{why}");
        assert_eq!(thief.get("/api/me").await.refused(), "unauthorised", "{why}");
    };
    let mut anyone = live.stranger();
    let mut fresh = async || client_data(&mut anyone, "webauthn.get").await;

    let mut forged = authenticator.get(&fresh().await);
    forged["signature"] = json!(text(b"forged"));
    check(forged, "wrong-password", "another signature").await;
    let mut stranger = Authenticator::new("Ada");
    check(stranger.get(&fresh().await), "wrong-password", "another key under the same name").await;
    check(Authenticator::new("Bob").get(&fresh().await), "wrong-password", "a passkey that nobody has").await;
    let elsewhere = fresh().await.replace("http://127", "https://evil.example#127");
    check(authenticator.get(&elsewhere), "invalid", "made on another site").await;
    let creation = fresh().await.replace("webauthn.get", "webauthn.create");
    check(authenticator.get(&creation), "invalid", "made for something else").await;
    let invented =
        json!({"type": "webauthn.get", "challenge": text(b"mine"), "origin": format!("http://{}", live.address)});
    check(authenticator.get(&invented.to_string()), "invalid", "a challenge of one's own").await;
    let late = fresh().await;
    time.pass(300_000);
    check(authenticator.get(&late), "invalid", "too late").await;
    authenticator.flags = 0x01;
    check(authenticator.get(&fresh().await), "wrong-password", "nobody was checked").await;
    authenticator.flags = 0x05;
    authenticator.site = "evil.example".to_owned();
    check(authenticator.get(&fresh().await), "wrong-password", "for another site").await;
    authenticator.site = "127.0.0.1".to_owned();
    let used = fresh().await;
    let good = authenticator.get(&used);
    live.stranger().post("/api/session/passkey", good.clone()).await.ok();
    check(good, "invalid", "sent twice").await;
    authenticator.counter -= 1;
    check(authenticator.get(&fresh().await), "wrong-password", "a counter that stands still").await;
    check(
        json!({"credential": "!", "client_data": "", "authenticator_data": "", "signature": ""}),
        "invalid",
        "rubbish",
    )
    .await;

    // Only a passkey is added, and neither guests nor tokens add any.
    let data = client_data(&mut owner, "webauthn.create").await;
    let mut other = Authenticator::new("other").create(&data);
    other["public_key"] = json!(text(b"an RSA key"));
    assert_eq!(owner.post("/api/passkeys", other).await.refused(), "invalid");
    let data = client_data(&mut owner, "webauthn.create").await;
    assert_eq!(owner.post("/api/passkeys", authenticator.create(&data)).await.refused(), "taken");
    let mut guest = live.guest("Guest").await;
    let data = client_data(&mut guest, "webauthn.create").await;
    assert_eq!(guest.post("/api/passkeys", Authenticator::new("g").create(&data)).await.refused(), "forbidden");
}
