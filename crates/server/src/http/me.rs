//! Guests: a name and a cookie.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::{Me, Named, Reason, Refusal};
use store::{ClaimName, PersonId};

use super::body::Body;
use super::client_address::Address;
use crate::accounts::{self, Caller, Cookie, Someone};
use crate::accounts::{profile, sanitize};
use crate::app::App;
use crate::error::Failure;

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(super) async fn show(someone: Someone) -> Json<Me> {
    Json(profile::me(&someone.person))
}

/// Call me this: makes a guest of somebody unknown (the answer sets the cookie), and renames everybody else.
#[utoipa::path(post, path = "/api/me", request_body = Named,
    responses((status = 200, body = Me), (status = 400, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn name(
    State(app): State<Arc<App>>,
    visitor: Caller,
    address: Address,
    headers: HeaderMap,
    Body(Named { name }): Body<Named>,
) -> Result<Response, Failure> {
    let name = sanitize::name(&name)?;
    let Some(someone) = visitor.0 else {
        let (person, cookie) = new_guest(&app, address, &name, &headers).await?;
        return Ok(([(header::SET_COOKIE, cookie)], Json(person)).into_response());
    };
    app.pace(&app.rates.renames, &someone.person.id)?;
    match app.store.rename(&someone.person.id, &name).await? {
        ClaimName::Claimed => Ok(Json(Me { name, ..profile::me(&someone.person) }).into_response()),
        ClaimName::Taken => Err(Reason::NameTaken.into()),
    }
}

async fn new_guest(
    app: &App,
    address: Address,
    name: &str,
    headers: &HeaderMap,
) -> Result<(Me, axum::http::HeaderValue), Failure> {
    app.rates.guests.take(&address.key(), app.now()).map_err(Failure::rate_limited)?;
    accounts::check_address(app, address.0).await?;
    accounts::refuse_banned(app, headers).await?;
    let id = PersonId::from_entropy(app.entropy.bytes());
    app.store.create_guest(&id, name, app.now()).await?;
    let secret = accounts::new_session(app, &id, user_agent(headers)).await?;
    let me = Me { person: id.to_string(), name: name.to_owned(), kind: protocol::PersonKind::Guest };
    Ok((me, accounts::set_cookie(app, Cookie::Session, &secret)))
}

pub(super) fn user_agent(headers: &HeaderMap) -> &str {
    headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
