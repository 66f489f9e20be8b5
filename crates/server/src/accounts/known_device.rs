//! Devices on which somebody has signed in before.
//!
//! *Why this shape.* Guesses at a password are limited by address and account together, and over all addresses by account. Without
//! an exception a stranger who guesses wrong on purpose would keep the owner out. So a browser in which the right password was given
//! once keeps a cookie that proves it; its attempts are counted apart, where nobody else can use them up. The cookie opens nothing.
//! It is a message authentication code over the person and their password's hash: the store keeps one key and no list, and a new
//! password makes every device unknown.

use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use store::{Account, PersonId};
use tokio::sync::OnceCell;

use super::cookies::{self, Cookie};
use crate::app::App;
use crate::error::Failure;

/// The name under which the store keeps the key.
const KEPT_AS: &str = "device-key";

/// The key by which devices are known, once it was asked for.
#[derive(Default)]
pub(crate) struct DeviceKey(OnceCell<hmac::Key>);

impl DeviceKey {
    async fn get(&self, app: &App) -> Result<&hmac::Key, Failure> {
        let draw = || async {
            let candidate = URL_SAFE_NO_PAD.encode(app.entropy.bytes::<32>());
            let kept = app.store.keep_once(KEPT_AS, &candidate).await?;
            Ok(hmac::Key::new(hmac::HMAC_SHA256, kept.as_bytes()))
        };
        self.0.get_or_try_init(draw).await
    }
}

/// The header that makes a browser known for this account.
pub(crate) async fn remember(app: &App, account: &Account) -> Result<HeaderValue, Failure> {
    let code = hmac::sign(app.device_key.get(app).await?, &statement(account));
    let value = format!("{}.{}", account.person.id, URL_SAFE_NO_PAD.encode(code));
    Ok(cookies::set(app, Cookie::Device, &value))
}

/// Has the right password of this account been given in this browser before?
pub(crate) async fn is_known(app: &App, headers: &HeaderMap, account: &Account) -> Result<bool, Failure> {
    let Some((person, code)) = cookies::get(app, headers, Cookie::Device).and_then(|value| value.split_once('.'))
    else {
        return Ok(false);
    };
    let Ok(code) = URL_SAFE_NO_PAD.decode(code) else { return Ok(false) };
    let key = app.device_key.get(app).await?;
    Ok(person == account.person.id.as_str() && hmac::verify(key, &statement(account), &code).is_ok())
}

/// The person whose device a browser claims to be. It proves nothing.
pub(crate) fn named_person(app: &App, headers: &HeaderMap) -> Option<PersonId> {
    cookies::get(app, headers, Cookie::Device)?.split_once('.')?.0.parse().ok()
}

fn statement(account: &Account) -> Vec<u8> {
    let hash = account.password_hash.as_deref().unwrap_or_default();
    format!("{} {hash}", account.person.id).into_bytes()
}
