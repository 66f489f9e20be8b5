//! Sitting down, getting up, and meeting again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{Phase, Reason, Refusal, Sit, TableView};

use super::body::{Body, table_id};
use super::client_address::Address;
use crate::accounts::Someone;
use crate::app::App;
use crate::error::Failure;
use crate::socket::without_hidden;
use crate::table::{self, Tables};

/// Takes a seat. When it was the last free one, the game starts.
#[utoipa::path(post, path = "/api/tables/{id}/seat", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableView), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<TableView>, Failure> {
    sit_down(&app, &someone, &table_id(&id)?, sit).await.map(Json)
}

async fn sit_down(app: &Arc<App>, someone: &Someone, id: &store::MatchId, sit: Sit) -> Result<TableView, Failure> {
    let ask = |table: table::Handle| {
        let (person, sit) = (someone.person.clone(), sit.clone());
        async move { table.sit(person, sit).await }
    };
    let view = Tables::ask(app, id, ask).await??;
    without_hidden(app, Some(&someone.person.id), view).await
}

/// Gives the seat up, before the game has started.
#[utoipa::path(delete, path = "/api/tables/{id}/seat", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<Json<TableView>, Failure> {
    let ask = |table: table::Handle| {
        let person = someone.person.id.clone();
        async move { table.leave(person).await }
    };
    let view = Tables::ask(&app, &table_id(&id)?, ask).await??;
    Ok(Json(without_hidden(&app, Some(&someone.person.id), view).await?))
}

/// Opens a table for the same players to meet again, or takes a seat at it if another player has opened it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    someone: Someone,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<TableView>, Failure> {
    app.pace(&app.rates.tables, &someone.person.id)?;
    let id = table_id(&id)?;
    let asker = &someone.person.id;
    let summary = |table: table::Handle| async move { table.summary(Some(asker.clone())).await };
    let old = Tables::ask(&app, &id, summary).await?;
    let Some(seat) = old.your_seat else {
        return Err(Reason::NoSeat.into());
    };
    if old.phase != Phase::Over {
        return Err(Reason::NotOver.into());
    }
    let new = table::open::rematch(&old, seat);
    let rematch = table::open_within_limits(&app, &someone.person, address.visitor(), new, Some(id.clone())).await?;
    let view = sit_down(&app, &someone, &rematch, Sit::default()).await?;
    let tell = |table: table::Handle| {
        let rematch = rematch.clone();
        async move {
            table.rematched(rematch).await;
            Ok(())
        }
    };
    Tables::ask(&app, &id, tell).await?;
    Ok(Json(view))
}
