//! People as others see them, and the rating lists.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{Profile, Ranked, Reason, Refusal, TablePage};
use store::{MatchFilter, Player, Status};

use super::body::person_id;
use super::lists::{PageQuery, page, paged};
use crate::accounts::profile;
use crate::app::App;
use crate::error::Failure;
use crate::table::bot_level;

/// How long a rating list is, and how many games it takes to be on it.
const RANKED: u32 = 100;
const LEAST_GAMES: u32 = 5;

/// A person with their ratings.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Refusal)))]
pub(super) async fn show(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Profile>, Failure> {
    let id = person_id(&id)?;
    let Some(person) = app.store.find_person(&id).await? else {
        return Err(Reason::NoPerson.into());
    };
    let ratings = app.store.ratings_of(&Player::Person(id)).await?;
    Ok(Json(profile::profile(&person, &ratings)))
}

/// The games that a person has finished, the newest first. `/api/tables/{id}/record` has each one's record.
#[utoipa::path(get, path = "/api/people/{id}/tables",
    params(("id" = String, Path), ("game" = Option<String>, Query), ("after" = Option<String>, Query, description = "from the page before")),
    responses((status = 200, body = TablePage), (status = 404, body = Refusal)))]
pub(super) async fn history(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<PageQuery>,
) -> Result<Json<TablePage>, Failure> {
    let id = person_id(&id)?;
    let filter = MatchFilter { status: vec![Status::Finished], person: Some(id.clone()), ..paged(&query) };
    Ok(Json(page(&app, filter, Some(&id)).await?))
}

/// The best of a game, people and bots together.
#[utoipa::path(get, path = "/api/ratings/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Ranked>), (status = 404, body = Refusal)))]
pub(super) async fn ratings(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Ranked>>, Failure> {
    if app.games.info(&game).is_none() {
        return Err(Reason::NoGame.into());
    }
    let mut list = Vec::new();
    for rated in app.store.leaderboard(&game, LEAST_GAMES, RANKED).await? {
        let (person, name) = match &rated.player {
            Player::Person(id) => match app.store.find_person(id).await? {
                Some(person) => (id.to_string(), person.name),
                None => continue,
            },
            Player::Bot(level) => (level.clone(), format!("Bot {}", bot_level(level).unwrap_or_default())),
        };
        list.push(Ranked { person, name, rating: profile::rating(&rated) });
    }
    Ok(Json(list))
}
