//! A table over HTTP: everything that the socket does, for networks and programs without one.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Answer, Code, NamedAct, NewTable, Polled, Reason, Refusal, TableView, limits};
use serde::Deserialize;

use super::answer;
use super::body::{Body, table_id};
use super::client_address::Address;
use crate::accounts::{Caller, Someone};
use crate::app::App;
use crate::error::Failure;
use crate::socket::{Hidden, without_hidden};
use crate::table::{self, Tables};

/// Opens a table. With every seat taken by the creator and bots the game starts at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableView), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    someone: Someone,
    address: Address,
    Body(new): Body<NewTable>,
) -> Result<Response, Failure> {
    app.pace(&app.rates.tables, &someone.person.id)?;
    let id = table::open_within_limits(&app, &someone.person, address.visitor(), new, None).await?;
    let view = Tables::ask(&app, &id, |table| view(table, Some(someone.person.id.clone()))).await?;
    Ok((StatusCode::CREATED, Json(view)).into_response())
}

async fn view(table: table::Handle, person: Option<store::PersonId>) -> Result<TableView, table::Gone> {
    table.view(person).await
}

/// A table, as the asker may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Refusal)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableView>, Failure> {
    let shown = Tables::ask(&app, &table_id(&id)?, |table| view(table, visitor.id())).await?;
    Ok(Json(without_hidden(&app, visitor.id().as_ref(), shown).await?))
}

/// Which state the asker has.
#[derive(Deserialize)]
pub(super) struct Since {
    revision: Option<u64>,
}

/// A long poll: answers as soon as the table is no longer at the given revision, at the latest after half a minute.
#[utoipa::path(get, path = "/api/tables/{id}/news",
    params(("id" = String, Path), ("revision" = Option<u64>, Query, description = "of the answer before")),
    responses((status = 200, body = Polled), (status = 404, body = Refusal)))]
pub(super) async fn news(
    State(app): State<Arc<App>>,
    visitor: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<Polled>, Failure> {
    let (id, person) = (table_id(&id)?, visitor.id());
    let poll = |revision| {
        let (app, id, person) = (&app, &id, &person);
        async move {
            let ask = |table: table::Handle| {
                let person = person.clone();
                async move { table.poll(person, revision).await }
            };
            Tables::ask(app, id, ask).await
        }
    };
    let wait = Duration::from_millis(limits::POLL_WAIT_MS);
    let polled = tokio::select! {
        polled = tokio::time::timeout(wait, poll(since.revision)) => polled,
        () = app.stop.begun() => return Err(Failure::new(Code::Unavailable, "the server is stopping; try again")),
    };
    let polled = match polled {
        Ok(polled) => polled?,
        // Nothing has happened: the same again.
        Err(_) => poll(None).await?,
    };
    let table = without_hidden(&app, person.as_ref(), polled.table).await?;
    Ok(Json(Polled { revision: polled.revision, table }))
}

/// Does something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/acts", params(("id" = String, Path)), request_body = NamedAct,
    responses((status = 200, body = Answer), (status = 409, body = Answer), (status = 422, body = Answer), (status = 401, body = Refusal)))]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
    Body(act): Body<NamedAct>,
) -> Result<Response, Failure> {
    app.pace(&app.rates.messages, &someone.person.id)?;
    let ask = |table: table::Handle| {
        let (person, act) = (someone.person.clone(), act.clone());
        async move { table.act(person, act).await }
    };
    let mut answer = Tables::ask(&app, &table_id(&id)?, ask).await?;
    if let Answer::Refused { table: Some(_), .. } = &answer {
        Hidden::of(&app, &someone.person.id).await?.take_from_answer(&mut answer);
    }
    Ok(answer::response(answer))
}

/// Every legal event, if it is the asker's turn; otherwise an empty list.
#[utoipa::path(get, path = "/api/tables/{id}/legal", params(("id" = String, Path)),
    responses((status = 200, body = Vec<String>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn legal(
    State(app): State<Arc<App>>,
    someone: Someone,
    Path(id): Path<String>,
) -> Result<Json<Vec<String>>, Failure> {
    let ask = |table: table::Handle| {
        let person = someone.person.id.clone();
        async move { table.legal(person).await }
    };
    Ok(Json(Tables::ask(&app, &table_id(&id)?, ask).await?))
}

/// The match as a game record: one line of JSON, with the proof of its shuffle once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 404, body = Refusal)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    visitor: Caller,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let id = table_id(&id)?;
    let ask = |table: table::Handle| {
        let person = visitor.id();
        async move { table.record(person).await }
    };
    let record = Tables::ask(&app, &id, ask).await?;
    let Some(record) = record else {
        return Err(Reason::NoRecord.into());
    };
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{id}.jsonl\"", record.record.game)),
    ];
    Ok((headers, record.to_json() + "\n").into_response())
}
