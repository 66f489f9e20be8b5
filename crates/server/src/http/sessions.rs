//! Signing in and out, and the list of where one is signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{Code, Credentials, Me, Refusal, SessionView};
use store::{Account, Banned};

use super::body::Body;
use super::client_address::Address;
use super::me::user_agent;
use super::revocation;
use crate::accounts::profile;
use crate::accounts::{self, Cookie, Credential, RateLimit, Someone};
use crate::app::App;
use crate::cluster;
use crate::error::Failure;

/// Signs in.
#[utoipa::path(post, path = "/api/session", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Failure> {
    let wrong = || Failure::new(Code::WrongPassword, "the name or the password is wrong");
    let Ok(name) = crate::accounts::sanitize::name(&name) else { return Err(wrong()) };
    let account = app.store.find_account(&name).await?;
    pace_guess(&app, address, &headers, account.as_ref()).await?;
    accounts::check_address(&app, address.0).await?;
    let hash = account.as_ref().and_then(|account| account.password_hash.clone());
    let right = accounts::verify_password(&app, password, hash).await?;
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    signed_in(&app, &account, &headers).await
}

/// Begins a session of this account in the asker's browser, which is known for it from now on. Nothing is asked any more, except
/// whether the host keeps the account out.
pub(super) async fn signed_in(app: &App, account: &Account, headers: &HeaderMap) -> Result<Response, Failure> {
    let person = &account.person;
    if let Some(ban) = app.store.ban_of(&Banned::Person(person.id.clone()), app.now()).await? {
        return Err(Failure::banned(&ban));
    }
    let secret = accounts::new_session(app, &person.id, user_agent(headers)).await?;
    let cookies = AppendHeaders([
        (header::SET_COOKIE, accounts::set_cookie(app, Cookie::Session, &secret)),
        (header::SET_COOKIE, accounts::remember_device(app, account).await?),
    ]);
    Ok((cookies, Json(profile::me(person))).into_response())
}

/// May a password be tried now? A device on which the account is known has attempts of its own. Everybody else is counted by
/// address, by address and account together, and, generously, by account: nobody can use up what the owner has at another address.
pub(super) async fn pace_guess(
    app: &App,
    address: Address,
    headers: &HeaderMap,
    account: Option<&Account>,
) -> Result<(), Failure> {
    let (rates, now) = (&app.rates, app.now());
    let take = |rate: &RateLimit, key: &str| rate.take(key, now).map_err(Failure::rate_limited);
    let Some(account) = account else { return take(&rates.passwords, &address.key()) };
    let id = &account.person.id;
    if accounts::is_known_device(app, headers, account).await? {
        return take(&rates.guesses, &format!("device {id}"));
    }
    take(&rates.passwords, &address.key())?;
    take(&rates.guesses, &format!("{} {id}", address.key()))?;
    take(&rates.accounts, id.as_str())
}

/// Signs out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn sign_out(State(app): State<Arc<App>>, someone: Someone) -> Result<Response, Failure> {
    if let Credential::Session(id) = &someone.credential {
        app.store.revoke_session(&someone.person.id, id, app.now()).await?;
        // Those of the person's sockets that belong to another session reconnect at once.
        cluster::hang_up(&app, &someone.person.id);
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, accounts::expire_cookie(&app, Cookie::Session))]).into_response())
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

/// Ends every session of the asker but the one that this request came with.
#[utoipa::path(delete, path = "/api/sessions", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn revoke_others(State(app): State<Arc<App>>, someone: Someone) -> Result<StatusCode, Failure> {
    let kept = match &someone.credential {
        Credential::Session(id) => Some(id),
        Credential::Token(_) => None,
    };
    app.store.revoke_sessions(&someone.person.id, kept, app.now()).await?;
    // Those of the person's sockets that belong to the session that stays reconnect at once.
    cluster::hang_up(&app, &someone.person.id);
    Ok(StatusCode::NO_CONTENT)
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
