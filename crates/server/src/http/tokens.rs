//! API tokens, for programs. By making the first one, a person declares that a program plays with this account.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{NewToken, Reason, Refusal, SessionView, TokenSecret, limits};
use store::PersonKind;

use super::body::Body;
use super::revocation;
use crate::accounts::sanitize;
use crate::accounts::{self, Credential, Someone};
use crate::app::App;
use crate::error::Failure;

/// The asker's API tokens.
#[utoipa::path(get, path = "/api/tokens", responses((status = 200, body = Vec<SessionView>), (status = 401, body = Refusal)))]
pub(super) async fn list(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<Vec<SessionView>>, Failure> {
    let tokens = app.store.api_tokens_of(&someone.person.id).await?;
    let view = |token: store::ApiToken| SessionView {
        current: someone.credential == Credential::Token(token.id.clone()),
        id: token.id.to_string(),
        label: token.label,
        created: token.created_at,
        seen: token.seen_at,
    };
    Ok(Json(tokens.into_iter().map(view).collect()))
}

/// Makes an API token and, of an account that has played no rated game as a person, a bot account.
#[utoipa::path(post, path = "/api/tokens", request_body = NewToken,
    responses((status = 201, body = TokenSecret), (status = 401, body = Refusal), (status = 403, body = Refusal)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<Response, Failure> {
    let person = &someone.person;
    if person.kind == PersonKind::Guest {
        return Err(Reason::TokenAccount.into());
    }
    if matches!(someone.credential, Credential::Token(_)) {
        return Err(Reason::TokenMaker.into());
    }
    // Everything is judged before the account becomes a bot's, which cannot be undone.
    let label = sanitize::label(&label, "the label", limits::LABEL_CHARS)?;
    if person.kind == PersonKind::Account {
        let rated = app.store.ratings_of(&store::Player::Person(person.id.clone())).await?;
        if !rated.is_empty() {
            return Err(Reason::TokenRated.into());
        }
        let hash = app.store.account_of(&person.id).await?.and_then(|account| account.password_hash);
        app.store.register(&person.id, PersonKind::Bot, &person.name, hash.as_deref()).await?;
    }
    let (id, token) = accounts::new_token(&app, &person.id, label).await?;
    Ok((StatusCode::CREATED, Json(TokenSecret { id: id.to_string(), token })).into_response())
}

/// Ends an API token.
#[utoipa::path(delete, path = "/api/tokens/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let store = &app.store;
    let (person, now) = (&someone.person.id, app.now());
    let end = |id| async move { store.revoke_api_token(person, &id, now).await };
    revocation::revoke(&app, person, "token", &id, end).await
}
