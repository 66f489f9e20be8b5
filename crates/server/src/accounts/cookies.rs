//! The cookies that browsers keep for the server: out of reach of scripts and of other sites.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::Millis;

use super::session_secret::SESSION_MS;
use crate::app::App;

/// A cookie that this server gives out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// The secret of a session.
    Session,
    /// A browser in which somebody has signed in before.
    Device,
}

impl Cookie {
    fn name(self) -> &'static str {
        match self {
            Cookie::Session => "crema",
            Cookie::Device => "crema-device",
        }
    }

    /// The name over TLS. Browsers take a cookie whose name begins like this only over TLS, for the whole host and for no other:
    /// neither a neighbour under the same domain nor somebody on the line can plant one.
    fn host_name(self) -> &'static str {
        match self {
            Cookie::Session => "__Host-crema",
            Cookie::Device => "__Host-crema-device",
        }
    }
}

/// The header that gives a browser a cookie.
pub(crate) fn set(app: &App, cookie: Cookie, value: &str) -> HeaderValue {
    written(app, cookie, value, SESSION_MS / 1_000)
}

/// The header that takes it away.
pub(crate) fn expire(app: &App, cookie: Cookie) -> HeaderValue {
    written(app, cookie, "", 0)
}

fn written(app: &App, cookie: Cookie, value: &str, seconds: Millis) -> HeaderValue {
    let (name, secure) = if app.config.is_https() { (cookie.host_name(), "; Secure") } else { (cookie.name(), "") };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("letters and digits make a header")
}

/// The value of a cookie, if the browser sends one. Over TLS the plain name still counts where the other is missing: sessions that
/// began before there were two names go on.
pub(crate) fn get<'h>(app: &App, headers: &'h HeaderMap, cookie: Cookie) -> Option<&'h str> {
    let plain = || find(headers, cookie.name());
    if app.config.is_https() { find(headers, cookie.host_name()).or_else(plain) } else { plain() }
}

fn find<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}
