//! Guesses at passwords: who is slowed down by them, and who must not be. Names that look like somebody else's. Cookies over TLS.

use std::sync::Arc;

use serde_json::json;

use crate::http::Http;
use crate::live::{Live, Plan};
use crate::time::HandTime;

const PASSWORD: &str = "correct horse battery";
const OWNER: &str = "198.51.100.1";
const STRANGER: &str = "203.0.113.7";

/// Behind a proxy, and time stands still: nothing is earned back.
async fn limited() -> Live {
    let time = Arc::new(HandTime::new());
    Live::with(Plan { time, rate_factor: 1, trusted_proxies: 1, ..Plan::default() }).await
}

async fn sign_in(who: &mut Http, name: &str, password: &str) -> u16 {
    who.post("/api/session", json!({"name": name, "password": password})).await.status
}

async fn victoria(live: &Live) -> Http {
    let mut owner = live.stranger_at(OWNER);
    owner.post("/api/account", json!({"name": "Victoria", "password": PASSWORD})).await.ok();
    owner
}

pub(crate) async fn another_spelling_is_no_other_account() {
    let live = limited().await;
    victoria(&live).await;
    let mut eve = live.stranger_at(STRANGER);
    for _ in 0..5 {
        assert_eq!(sign_in(&mut eve, "Victoria", "a wrong guess").await, 401);
    }
    for spelling in ["Victoria", "VICTORIA", "\u{ff36}ictoria", "Victoria "] {
        assert_eq!(sign_in(&mut eve, spelling, PASSWORD).await, 429, "{spelling}");
    }
}

pub(crate) async fn strangers_cannot_keep_an_owner_out() {
    let live = limited().await;
    let owner = victoria(&live).await;
    for last in 1..=8 {
        let mut eve = live.stranger_at(&format!("203.0.113.{last}"));
        for _ in 0..6 {
            sign_in(&mut eve, "Victoria", "a wrong guess").await;
        }
    }
    let mut elsewhere = live.stranger_at(OWNER);
    assert_eq!(sign_in(&mut elsewhere, "Victoria", PASSWORD).await, 200, "at another address");
    // The owner's own browser, at the very address that has used up its guesses.
    let mut known = live.stranger_at("203.0.113.1");
    assert_eq!(sign_in(&mut known, "Victoria", PASSWORD).await, 429, "an unknown browser there");
    known.device = owner.device.clone();
    assert_eq!(sign_in(&mut known, "Victoria", PASSWORD).await, 200, "a known browser there");
    let mut forged = live.stranger_at("203.0.113.1");
    forged.device = owner.device.map(|device| device.replace('.', ".A"));
    assert_eq!(sign_in(&mut forged, "Victoria", PASSWORD).await, 429, "a forged one");
}

pub(crate) async fn a_new_password_makes_devices_unknown_and_ends_tokens() {
    let live = limited().await;
    let mut owner = victoria(&live).await;
    let made = owner.post("/api/tokens", json!({"label": "laptop"})).await.ok();
    let mut program = Http { bearer: made["token"].as_str().map(str::to_owned), ..live.stranger_at(OWNER) };
    program.get("/api/me").await.ok();
    let before = owner.device.clone();
    let change = json!({"old": PASSWORD, "new": "another good password"});
    assert_eq!(owner.post("/api/account/password", change).await.status, 204);
    assert_ne!(owner.device, before);
    assert_eq!(program.get("/api/me").await.refused(), "unauthorised", "tokens end with the password");
}

/// Codes that were drawn at sign-up set a new password, each once, and put out whoever had the old one.
pub(crate) async fn a_lost_password_is_replaced_by_a_recovery_code() {
    let live = Live::start().await;
    let mut owner = victoria(&live).await;
    let refused = owner.post("/api/account/recovery-codes", json!({"password": "not the password"})).await;
    assert_eq!(refused.refused(), "wrong-password");
    let drawn = owner.post("/api/account/recovery-codes", json!({"password": PASSWORD})).await.ok();
    let codes: Vec<&str> = drawn["codes"].as_array().expect("codes").iter().filter_map(|code| code.as_str()).collect();
    assert_eq!(codes.len(), 10);
    let mut elsewhere = live.stranger();
    let recovery = |code: &str, password: &str| json!({"name": "victoria", "code": code, "password": password});
    for (code, password, wanted) in [
        ("0000-0000-0000-0000", "quite another one", "wrong-password"),
        (codes[0], "short", "invalid"),
        (codes[0], "victoria1234", "invalid"),
    ] {
        let refused = elsewhere.post("/api/session/recovery", recovery(code, password)).await;
        assert_eq!(refused.refused(), wanted, "{code} {password}");
    }
    elsewhere.post("/api/session/recovery", recovery(&codes[0].to_uppercase(), "quite another one")).await.ok();
    assert_eq!(elsewhere.get("/api/account/recovery-codes").await.ok()["left"], 9);
    assert_eq!(owner.get("/api/me").await.refused(), "unauthorised", "the sessions before have ended");
    assert_eq!(sign_in(&mut live.stranger(), "Victoria", PASSWORD).await, 401);
    assert_eq!(sign_in(&mut live.stranger(), "Victoria", "quite another one").await, 200);
    let again = live.stranger().post("/api/session/recovery", recovery(codes[0], "yet another one")).await;
    assert_eq!(again.refused(), "wrong-password", "a code is good once");
    let guest = live.guest("Ada").await.post("/api/account/recovery-codes", json!({"password": ""})).await;
    assert_eq!(guest.refused(), "forbidden");
}

pub(crate) async fn recovery_codes_are_guessed_no_faster_than_passwords() {
    let live = limited().await;
    victoria(&live).await;
    let mut eve = live.stranger_at(STRANGER);
    let guess = json!({"name": "Victoria", "code": "0000-0000-0000-0000", "password": "quite another one"});
    for _ in 0..5 {
        assert_eq!(eve.post("/api/session/recovery", guess.clone()).await.status, 401);
    }
    assert_eq!(eve.post("/api/session/recovery", guess).await.status, 429);
}

pub(crate) async fn passwords_that_anybody_would_try_are_refused() {
    let live = Live::start().await;
    for password in ["password123", "1234567890", "qwertyuiop", "victoria2026"] {
        let refused = live.stranger().post("/api/account", json!({"name": "Victoria", "password": password})).await;
        assert_eq!(refused.json()["reason"], "common-password", "{password}");
    }
    let mut owner = victoria(&live).await;
    let change = json!({"old": PASSWORD, "new": "Victoria!!!"});
    assert_eq!(owner.post("/api/account/password", change).await.json()["reason"], "common-password");
}

pub(crate) async fn every_other_session_ends_at_once() {
    let live = Live::start().await;
    let mut owner = victoria(&live).await;
    let mut others = [live.stranger(), live.stranger()];
    for other in &mut others {
        assert_eq!(sign_in(other, "Victoria", PASSWORD).await, 200);
    }
    assert_eq!(owner.delete("/api/sessions").await.status, 204);
    assert_eq!(owner.get("/api/sessions").await.ok().as_array().map(Vec::len), Some(1));
    for other in &mut others {
        assert_eq!(other.get("/api/me").await.refused(), "unauthorised");
    }
}

pub(crate) async fn a_refused_token_changes_nothing() {
    let live = Live::start().await;
    let mut owner = victoria(&live).await;
    assert_eq!(owner.post("/api/tokens", json!({"label": "x".repeat(100)})).await.refused(), "invalid");
    assert_eq!(owner.get("/api/me").await.ok()["kind"], "account");
}

pub(crate) async fn names_that_look_alike_are_taken() {
    let live = Live::start().await;
    victoria(&live).await;
    for name in ["Vi\u{441}toria", "Vic toria", "V\u{456}ctor\u{456}a"] {
        let credentials = json!({"name": name, "password": PASSWORD});
        assert_eq!(live.stranger().post("/api/account", credentials).await.refused(), "taken", "{name}");
    }
    let mut other = live.stranger();
    other.post("/api/account", json!({"name": "Viktor", "password": PASSWORD})).await.ok();
    assert_eq!(other.post("/api/me", json!({"name": "Vi\u{441}toria"})).await.refused(), "taken");
}

pub(crate) async fn over_tls_cookies_belong_to_one_host() {
    let secure = || Plan { public_url: Some("https://crema.example.org".to_owned()), ..Plan::default() };
    let live = Live::with(secure()).await;
    let mut guest = live.stranger();
    let reply = guest.post("/api/me", json!({"name": "Ada"})).await;
    let cookie = reply.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.starts_with("__Host-crema=") && cookie.contains("; Secure"), "{cookie}");
    assert!(reply.header("strict-transport-security").is_some_and(|value| value.starts_with("max-age=")));
    guest.get("/api/me").await.ok();
    let plain = Live::start().await.stranger().post("/api/me", json!({"name": "Ada"})).await;
    assert_eq!(plain.header("strict-transport-security"), None);
    assert!(plain.header("set-cookie").is_some_and(|cookie| cookie.starts_with("crema=")));
}
