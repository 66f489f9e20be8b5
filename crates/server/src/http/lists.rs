//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use protocol::{Refusal, TablePage, TableSummary};
use serde::Deserialize;
use store::{Access, Cursor, MatchFilter, Status};

use crate::accounts::{Caller, Someone};
use crate::app::App;
use crate::error::Failure;
use crate::table::summary_of;

/// How many tables a page has.
const PAGE: u32 = 50;

/// Where a page begins, and of which game.
#[derive(Deserialize)]
pub(super) struct PageQuery {
    game: Option<String>,
    after: Option<String>,
}

/// Which of one's own tables.
#[derive(Deserialize)]
pub(super) struct WhichOfMine {
    #[serde(default)]
    under_way: bool,
}

/// Tables that anyone may sit down at.
#[utoipa::path(get, path = "/api/tables",
    params(("game" = Option<String>, Query), ("after" = Option<String>, Query, description = "from the page before")),
    responses((status = 200, body = TablePage)))]
pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    visitor: Caller,
    Query(query): Query<PageQuery>,
) -> Result<Json<TablePage>, Failure> {
    let filter = MatchFilter { status: vec![Status::Open], access: Some(Access::Public), ..paged(&query) };
    Ok(Json(page(&app, filter, visitor.id().as_ref()).await?))
}

/// The asker's tables, those under way and those that are over.
#[utoipa::path(get, path = "/api/me/tables",
    params(("game" = Option<String>, Query), ("after" = Option<String>, Query, description = "from the page before"),
        ("under_way" = Option<bool>, Query, description = "only those that are not over")),
    responses((status = 200, body = TablePage), (status = 401, body = Refusal)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    someone: Someone,
    Query(query): Query<PageQuery>,
    Query(WhichOfMine { under_way }): Query<WhichOfMine>,
) -> Result<Json<TablePage>, Failure> {
    let status = if under_way { vec![Status::Open, Status::Running] } else { Vec::new() };
    let filter = MatchFilter { status, person: Some(someone.person.id.clone()), ..paged(&query) };
    Ok(Json(page(&app, filter, Some(&someone.person.id)).await?))
}

/// Tables where it is the asker's turn, the most urgent first.
#[utoipa::path(get, path = "/api/me/turns", responses((status = 200, body = Vec<TableSummary>), (status = 401, body = Refusal)))]
pub(super) async fn my_turns(
    State(app): State<Arc<App>>,
    someone: Someone,
) -> Result<Json<Vec<TableSummary>>, Failure> {
    let turns = app.store.turns_of(&someone.person.id, PAGE).await?;
    Ok(Json(turns.iter().map(|stored| summary_of(stored, Some(&someone.person.id))).collect()))
}

pub(super) fn paged(query: &PageQuery) -> MatchFilter {
    let after = query.after.as_deref().and_then(|text| {
        let (created_at, id) = text.split_once('.')?;
        Some(Cursor { created_at: created_at.parse().ok()?, id: id.parse().ok()? })
    });
    MatchFilter { game: query.game.clone(), after, limit: PAGE, ..MatchFilter::default() }
}

pub(super) async fn page(
    app: &App,
    filter: MatchFilter,
    reader: Option<&store::PersonId>,
) -> Result<TablePage, Failure> {
    let found = app.store.list_matches(&filter).await?;
    let last = found.last().filter(|_| found.len() == PAGE as usize).map(store::MatchRecord::cursor);
    Ok(TablePage {
        tables: found.iter().map(|stored| summary_of(stored, reader)).collect(),
        after: last.map(|cursor| format!("{}.{}", cursor.created_at, cursor.id)),
    })
}
