//! Passkeys: another way into an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{Code, Me, NewPasskey, PasskeyChallenge, PasskeyProof, PasskeyView, Reason, Refusal, limits};
use store::{Banned, PersonKind};

use super::body::Body;
use super::client_address::Address;
use super::me::user_agent;
use super::origin_check;
use crate::accounts::{self, ClientData, Cookie, Credential, Key, PasskeyError, Someone};
use crate::accounts::{profile, sanitize};
use crate::app::App;
use crate::cluster::News;
use crate::error::Failure;

/// Something for an authenticator to sign within five minutes: to add a passkey, or to sign in with one.
#[utoipa::path(post, path = "/api/passkeys/challenge", responses((status = 200, body = PasskeyChallenge), (status = 429, body = Refusal)))]
pub(super) async fn challenge(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, Failure> {
    app.rates.passwords.take(&address.key(), app.now()).map_err(Failure::rate_limited)?;
    let challenge = app.challenges.draw(app.entropy, app.now());
    // The answer may come to any server.
    app.bus.tell(|| News::Challenge { text: challenge.clone() });
    Ok(Json(PasskeyChallenge { challenge, rp_id: origin_check::site(&app, &headers) }))
}

/// The asker's passkeys.
#[utoipa::path(get, path = "/api/passkeys", responses((status = 200, body = Vec<PasskeyView>), (status = 401, body = Refusal)))]
pub(super) async fn list(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<Vec<PasskeyView>>, Failure> {
    let view = |passkey: store::Passkey| PasskeyView {
        credential: URL_SAFE_NO_PAD.encode(passkey.credential),
        label: passkey.label,
        created: passkey.created_at,
        seen: passkey.seen_at,
    };
    Ok(Json(app.store.passkeys_of(&someone.person.id).await?.into_iter().map(view).collect()))
}

/// Adds a passkey to the asker's account.
#[utoipa::path(post, path = "/api/passkeys", request_body = NewPasskey,
    responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 403, body = Refusal)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    someone: Someone,
    headers: HeaderMap,
    Body(new): Body<NewPasskey>,
) -> Result<StatusCode, Failure> {
    if someone.person.kind == PersonKind::Guest || matches!(someone.credential, Credential::Token(_)) {
        return Err(Reason::PasskeyAccount.into());
    }
    let label = sanitize::label(&new.label, "the label", limits::LABEL_CHARS)?;
    if app.store.passkeys_of(&someone.person.id).await?.len() >= limits::PASSKEYS {
        return Err(Reason::PasskeysFull.into());
    }
    fresh(&app, &headers, &new.client_data, "webauthn.create")?;
    let credential = bytes(&new.credential)?;
    let (authenticator, public_key) = (bytes(&new.authenticator_data)?, bytes(&new.public_key)?);
    let key = Key::register(&origin_check::site(&app, &headers), &credential, &authenticator, &public_key)?;
    match app.store.add_passkey(&someone.person.id, &credential, &label, &key.to_bytes(), app.now()).await {
        Err(store::Error::Exists { .. }) => Err(Reason::PasskeyKnown.into()),
        other => Ok(other.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Removes one of the asker's passkeys.
#[utoipa::path(delete, path = "/api/passkeys/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let removed = match bytes(&id) {
        Ok(credential) => app.store.remove_passkey(&someone.person.id, &credential).await?,
        Err(_) => false,
    };
    if removed {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Failure::detailed(Reason::Gone, Code::NotFound, "there is no such passkey"))
    }
}

/// Signs in with a passkey.
#[utoipa::path(post, path = "/api/session/passkey", request_body = PasskeyProof,
    responses((status = 200, body = Me), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    Body(proof): Body<PasskeyProof>,
) -> Result<Response, Failure> {
    let now = app.now();
    app.rates.passwords.take(&address.key(), now).map_err(Failure::rate_limited)?;
    accounts::check_address(&app, address.0).await?;
    fresh(&app, &headers, &proof.client_data, "webauthn.get")?;
    let unknown = || Failure::from(Reason::PasskeyUnknown);
    let credential = bytes(&proof.credential)?;
    let passkey = app.store.find_passkey(&credential).await?.ok_or_else(unknown)?;
    let key = Key::from_bytes(&passkey.key).ok_or_else(|| Failure::Unreadable("a passkey's key".to_owned()))?;
    let (authenticator, client_data) = (bytes(&proof.authenticator_data)?, bytes(&proof.client_data)?);
    let used = key
        .prove(&origin_check::site(&app, &headers), &authenticator, &client_data, &bytes(&proof.signature)?)
        .map_err(|error| Failure::detailed(Reason::PasskeyFailed, Code::WrongPassword, error.to_string()))?;
    app.store.update_passkey(&credential, &used.to_bytes(), now).await?;
    let person = app.store.find_person(&passkey.person).await?.ok_or_else(unknown)?;
    if let Some(ban) = app.store.ban_of(&Banned::Person(person.id.clone()), now).await? {
        return Err(Failure::banned(&ban));
    }
    let secret = accounts::new_session(&app, &person.id, user_agent(&headers)).await?;
    Ok(([(header::SET_COOKIE, accounts::set_cookie(&app, Cookie::Session, &secret))], Json(profile::me(&person)))
        .into_response())
}

/// Is this a statement for this purpose, made on our own page, over a challenge that has not been used?
fn fresh(app: &App, headers: &HeaderMap, client_data: &str, purpose: &str) -> Result<(), Failure> {
    let data = ClientData::read(&bytes(client_data)?, purpose)?;
    if !origin_check::is_our_origin(&data.origin, headers, app.config.public_url.as_deref()) {
        return Err(PasskeyError::Site.into());
    }
    if !app.challenges.take(&data.challenge, app.now()) {
        return Err(Reason::PasskeyFailed.into());
    }
    app.bus.tell(|| News::Signed { text: data.challenge });
    Ok(())
}

fn bytes(text: &str) -> Result<Vec<u8>, Failure> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| PasskeyError::Unreadable.into())
}
