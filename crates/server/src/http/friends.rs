//! Friends, by a link; and those one does not want to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{Acquaintance, Code, FriendToken, Reason, Refusal};
use store::{Befriended, Person};

use super::body::{Body, person_id};
use crate::accounts::{Someone, token_hash};
use crate::app::App;
use crate::cluster;
use crate::error::Failure;

/// How long a friend link works.
const LINK_MS: i64 = 7 * 86_400_000;

fn shown(people: Vec<Person>) -> Json<Vec<Acquaintance>> {
    Json(people.into_iter().map(|person| Acquaintance { person: person.id.to_string(), name: person.name }).collect())
}

/// The asker's friends.
#[utoipa::path(get, path = "/api/friends", responses((status = 200, body = Vec<Acquaintance>), (status = 401, body = Refusal)))]
pub(super) async fn list(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<Vec<Acquaintance>>, Failure> {
    Ok(shown(app.store.friends_of(&someone.person.id).await?))
}

/// A link. A person who follows it within a week becomes a friend of the asker.
#[utoipa::path(post, path = "/api/friends/link", responses((status = 200, body = FriendToken), (status = 401, body = Refusal)))]
pub(super) async fn link(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<FriendToken>, Failure> {
    app.pace(&app.rates.tables, &someone.person.id)?;
    let token = URL_SAFE_NO_PAD.encode(app.entropy.bytes::<18>());
    app.store.create_friend_link(&someone.person.id, token_hash(&token), app.now() + LINK_MS).await?;
    Ok(Json(FriendToken { token }))
}

/// Follows a friend link.
#[utoipa::path(post, path = "/api/friends", request_body = FriendToken,
    responses((status = 200, body = Vec<Acquaintance>), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(FriendToken { token }): Body<FriendToken>,
) -> Result<Json<Vec<Acquaintance>>, Failure> {
    match app.store.follow_friend_link(&token_hash(&token), &someone.person.id, app.now()).await? {
        Befriended::Friends(_) => Ok(shown(app.store.friends_of(&someone.person.id).await?)),
        Befriended::Oneself => Err(Reason::OwnLink.into()),
        Befriended::NoLink => Err(Reason::OldLink.into()),
        Befriended::Blocked => Err(Reason::CannotBefriend.into()),
    }
}

/// Ends a friendship.
#[utoipa::path(delete, path = "/api/friends/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unfriend(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    ended(app.store.unfriend(&someone.person.id, &person_id(&id)?).await?)
}

/// The people whom the caller blocks.
#[utoipa::path(get, path = "/api/blocks", responses((status = 200, body = Vec<Acquaintance>), (status = 401, body = Refusal)))]
pub(super) async fn blocks(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<Vec<Acquaintance>>, Failure> {
    Ok(shown(app.store.blocks_of(&someone.person.id).await?))
}

/// Blocks somebody: the two cannot sit down at one table any more, and the asker does not read what the other says.
#[utoipa::path(put, path = "/api/blocks/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let other = person_id(&id)?;
    if other == someone.person.id {
        return Err(Reason::OwnBlock.into());
    }
    app.store.block(&someone.person.id, &other, app.now()).await?;
    cluster::blocks_changed(&app, &someone.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a block.
#[utoipa::path(delete, path = "/api/blocks/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let ended_now = app.store.unblock(&someone.person.id, &person_id(&id)?).await?;
    cluster::blocks_changed(&app, &someone.person.id).await?;
    ended(ended_now)
}

fn ended(was: bool) -> Result<StatusCode, Failure> {
    if was {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Failure::detailed(Reason::Gone, Code::NotFound, "there was nothing to end"))
    }
}
