//! Signing in and out, and the list of where one is signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Credentials, Me, Refusal, SessionView};
use store::Banned;

use super::body::Body;
use super::client_address::Address;
use super::me::{check_ban, user_agent};
use super::revocation;
use crate::accounts::profile;
use crate::accounts::{self, Credential, Someone};
use crate::app::App;
use crate::error::Failure;

/// Signs in.
#[utoipa::path(post, path = "/api/session", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Failure> {
    let now = app.now();
    // By name as well, so that one account cannot be tried from many addresses.
    app.rates.passwords.take(&address, now).map_err(Failure::rate_limited)?;
    let wrong = || Failure::new(Code::WrongPassword, "the name or the password is wrong");
    let Ok(name) = crate::accounts::sanitize::name(&name) else { return Err(wrong()) };
    app.rates.passwords.take(&format!("name {}", name.to_lowercase()), now).map_err(Failure::rate_limited)?;
    check_ban(&app, &address).await?;
    let account = app.store.find_account(&name).await?;
    let hash = account.as_ref().and_then(|account| account.password_hash.clone());
    let right = accounts::verify_password(&app, password, hash).await?;
    let person = account.filter(|_| right).ok_or_else(wrong)?.person;
    if let Some(ban) = app.store.ban_of(&Banned::Person(person.id.clone()), now).await? {
        return Err(Failure::banned(&ban));
    }
    let secret = accounts::new_session(&app, &person.id, user_agent(&headers)).await?;
    Ok(([(header::SET_COOKIE, accounts::cookie(&app, &secret))], Json(profile::me(&person))).into_response())
}

/// Signs out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn sign_out(State(app): State<Arc<App>>, someone: Someone) -> Result<Response, Failure> {
    if let Credential::Session(id) = &someone.credential {
        app.store.revoke_session(&someone.person.id, id, app.now()).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, accounts::expired_cookie(&app))]).into_response())
}

/// Where the asker is signed in.
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionView>), (status = 401, body = Refusal)))]
pub(super) async fn list(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<Vec<SessionView>>, Failure> {
    let sessions = app.store.sessions_of(&someone.person.id, app.now()).await?;
    let view = |session: store::Session| SessionView {
        current: someone.credential == Credential::Session(session.id.clone()),
        id: session.id.to_string(),
        label: session.user_agent,
        created: session.created_at,
        seen: Some(session.seen_at),
    };
    Ok(Json(sessions.into_iter().map(view).collect()))
}

/// Ends one of the asker's sessions.
#[utoipa::path(delete, path = "/api/sessions/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let store = &app.store;
    let (person, now) = (&someone.person.id, app.now());
    let end = |id| async move { store.revoke_session(person, &id, now).await };
    revocation::revoke(&app, person, "session", &id, end).await
}
