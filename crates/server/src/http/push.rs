//! Notices to browsers that are closed: who wants some, and where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, PushEndpoint, PushKey, PushSubscription, Reason, Refusal, limits};

use super::body::Body;
use crate::accounts::Someone;
use crate::app::App;
use crate::error::Failure;
use crate::notices;

/// The key to subscribe with; null where the server sends no notices.
#[utoipa::path(get, path = "/api/push", responses((status = 200, body = PushKey)))]
pub(super) async fn key(State(app): State<Arc<App>>) -> Result<Json<PushKey>, Failure> {
    Ok(Json(PushKey { key: app.push.public_key(&app).await? }))
}

/// Sends the asker notices to this browser, as it has allowed.
#[utoipa::path(post, path = "/api/push", request_body = PushSubscription,
    responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(wanted): Body<PushSubscription>,
) -> Result<StatusCode, Failure> {
    app.pace(&app.rates.tables, &someone.person.id)?;
    if app.push.public_key(&app).await?.is_none() {
        return Err(Reason::NoticesOff.into());
    }
    if app.push.services.origin_of(&wanted.endpoint).is_none() {
        return Err(Reason::NoticesService.into());
    }
    if !notices::are_keys(&wanted.p256dh, &wanted.auth) {
        return Err(Failure::detailed(
            Reason::NoticesService,
            Code::Invalid,
            "these are not the keys of a browser's subscription",
        ));
    }
    let present = app.store.push_of(&someone.person.id).await?;
    if present.len() >= limits::PUSH_SUBSCRIPTIONS && present.iter().all(|one| one.endpoint != wanted.endpoint) {
        return Err(Reason::NoticesFull.into());
    }
    let PushSubscription { endpoint, p256dh, auth } = wanted;
    app.store.put_push(&someone.person.id, &endpoint, &p256dh, &auth, app.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// No more notices to this browser.
#[utoipa::path(delete, path = "/api/push", request_body = PushEndpoint,
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(PushEndpoint { endpoint }): Body<PushEndpoint>,
) -> Result<StatusCode, Failure> {
    let own = app.store.push_of(&someone.person.id).await?.iter().any(|one| one.endpoint == endpoint);
    if own && app.store.remove_push(&endpoint).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Failure::detailed(Reason::Gone, Code::NotFound, "this browser gets no notices"))
}
