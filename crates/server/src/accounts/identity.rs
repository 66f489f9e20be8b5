//! From a request to a person.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use protocol::{Me, Reason};
use store::{ApiTokenId, Ban, Banned, Person, SessionId};

use super::cookies::{self, Cookie};
use super::known_device;
use super::session_secret::{SESSION_MS, token_hash};
use crate::accounts::profile::me;
use crate::app::App;
use crate::error::Failure;

/// How often the last use of a session or token is noted.
const TOUCH_MS: i64 = 3_600_000;

/// The proof of somebody's identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Credential {
    Session(SessionId),
    Token(ApiTokenId),
}

/// Somebody known.
#[derive(Clone)]
pub(crate) struct Someone {
    pub(crate) person: Person,
    pub(crate) credential: Credential,
}

/// Anybody, known or not.
pub(crate) struct Caller(pub(crate) Option<Someone>);

impl Caller {
    pub(crate) fn id(&self) -> Option<store::PersonId> {
        self.0.as_ref().map(|someone| someone.person.id.clone())
    }

    pub(crate) fn me(&self) -> Option<Me> {
        self.0.as_ref().map(|someone| me(&someone.person))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let found = match (bearer(&parts.headers), cookies::get(app, &parts.headers, Cookie::Session)) {
            (Some(token), _) => Some(by_token(app, token).await?),
            (None, Some(secret)) => by_session(app, secret).await?,
            (None, None) => None,
        };
        Ok(Caller(found))
    }
}

impl FromRequestParts<Arc<App>> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        match Caller::from_request_parts(parts, app).await? {
            Caller(Some(someone)) => Ok(someone),
            Caller(None) => Err(why_unknown(app, &parts.headers).await?),
        }
    }
}

/// A person whom the host has signed out is told so, as long as their browser sends the cookie of that session.
async fn why_unknown(app: &App, headers: &HeaderMap) -> Result<Failure, Failure> {
    Ok(ban_behind(app, headers).await?.as_ref().map_or_else(Failure::sign_in, Failure::expelled))
}

/// The ban, if any, of the person whose ended session this browser still shows.
async fn ban_behind(app: &App, headers: &HeaderMap) -> Result<Option<Ban>, Failure> {
    let Some(secret) = cookies::get(app, headers, Cookie::Session) else { return Ok(None) };
    Ok(app.store.ban_behind(&token_hash(secret), app.now()).await?)
}

/// Refuses to make somebody new of a browser that belongs to a banned person: by the session that the ban has ended, or because
/// the person has signed in there before.
pub(crate) async fn refuse_banned(app: &App, headers: &HeaderMap) -> Result<(), Failure> {
    let mut ban = ban_behind(app, headers).await?;
    if ban.is_none()
        && let Some(person) = known_device::named_person(app, headers)
    {
        ban = app.store.ban_of(&Banned::Person(person), app.now()).await?;
    }
    ban.map_or(Ok(()), |ban| Err(Failure::banned(&ban)))
}

/// A token that is not known is refused at once: a program should not go on as nobody.
async fn by_token(app: &App, token: &str) -> Result<Someone, Failure> {
    let wrong = || Failure::from(Reason::TokenUnknown);
    let now = app.now();
    let token = app.store.find_api_token(&token_hash(token)).await?.ok_or_else(wrong)?;
    if token.seen_at.is_none_or(|seen| now - seen > TOUCH_MS) {
        app.store.touch_api_token(&token.id, now).await?;
    }
    let person = app.store.find_person(&token.person).await?.ok_or_else(wrong)?;
    if let Some(ban) = app.store.ban_of(&Banned::Person(person.id.clone()), now).await? {
        return Err(Failure::banned(&ban));
    }
    Ok(Someone { person, credential: Credential::Token(token.id) })
}

/// A cookie that is not known is no cookie: the browser starts afresh.
async fn by_session(app: &App, secret: &str) -> Result<Option<Someone>, Failure> {
    let now = app.now();
    let Some((session, person)) = app.store.find_session(&token_hash(secret), now).await? else { return Ok(None) };
    if now - session.seen_at > TOUCH_MS {
        app.store.touch_session(&session.id, now + SESSION_MS, now).await?;
        app.store.touch_person(&person.id, now).await?;
    }
    Ok(Some(Someone { person, credential: Credential::Session(session.id) }))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}
