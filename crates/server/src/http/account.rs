//! Accounts: a name of one's own, and all data of one's own, to take along or to delete.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{Act, Answer, Code, Confirmation, Credentials, Me, NamedAct, NewPassword, Reason, Refusal};
use store::{ClaimName, MatchFilter, MatchId, Person, PersonId, PersonKind, SessionId, Status};

use super::body::Body;
use super::client_address::Address;
use super::me::user_agent;
use crate::accounts::sanitize;
use crate::accounts::{self, Caller, Cookie, Credential, Someone};
use crate::app::App;
use crate::cluster;
use crate::error::Failure;
use crate::table::{Handle, Tables};

/// How many tables are looked at in one go.
const PAGE: u32 = 100;

/// Opens an account. A guest keeps games and friends; the answer signs in.
#[utoipa::path(post, path = "/api/account", request_body = Credentials,
    responses((status = 201, body = Me), (status = 400, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    visitor: Caller,
    address: Address,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Failure> {
    app.rates.passwords.take(&address.key(), app.now()).map_err(Failure::rate_limited)?;
    accounts::check_address(&app, address.0).await?;
    accounts::refuse_banned(&app, &headers).await?;
    let name = sanitize::name(&name)?;
    accounts::check_new_password(&password, &name)?;
    let guest = visitor.0;
    if guest.as_ref().is_some_and(|someone| someone.person.kind != PersonKind::Guest) {
        return Err(Reason::HasAccount.into());
    }
    if app.store.find_account(&name).await?.is_some() {
        return Err(Reason::NameTaken.into());
    }
    let hash = accounts::hash_password(&app, password).await?;
    let id = match &guest {
        Some(guest) => guest.person.id.clone(),
        None => {
            let id = PersonId::from_entropy(app.entropy.bytes());
            app.store.create_guest(&id, &name, app.now()).await?;
            id
        }
    };
    if app.store.register(&id, PersonKind::Account, &name, Some(&hash)).await? == ClaimName::Taken {
        return Err(Reason::NameTaken.into());
    }
    let secret = accounts::new_session(&app, &id, user_agent(&headers)).await?;
    // The guest's session has done its part: what it could open is worth more now.
    if let Some(Credential::Session(before)) = guest.map(|guest| guest.credential) {
        app.store.revoke_session(&id, &before, app.now()).await?;
    }
    let me = Me { person: id.to_string(), name, kind: protocol::PersonKind::Account };
    let session = [(header::SET_COOKIE, accounts::set_cookie(&app, Cookie::Session, &secret))];
    Ok((StatusCode::CREATED, session, known_device(&app, &id).await?, Json(me)).into_response())
}

/// The header by which this browser is known for an account from now on.
async fn known_device(app: &App, id: &PersonId) -> Result<AppendHeaders<Option<(HeaderName, HeaderValue)>>, Failure> {
    Ok(AppendHeaders(match app.store.account_of(id).await? {
        Some(account) => Some((header::SET_COOKIE, accounts::remember_device(app, &account).await?)),
        None => None,
    }))
}

/// Changes the password and ends every other session and every API token.
#[utoipa::path(post, path = "/api/account/password", request_body = NewPassword,
    responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<Response, Failure> {
    accounts::check_new_password(&new, &someone.person.name)?;
    confirm(&app, &someone, old).await?;
    let hash = accounts::hash_password(&app, new).await?;
    app.store.set_password(&someone.person.id, Some(&hash)).await?;
    let kept = match &someone.credential {
        Credential::Session(id) => Some(id),
        Credential::Token(_) => None,
    };
    end_everything(&app, &someone.person.id, kept).await?;
    Ok((StatusCode::NO_CONTENT, known_device(&app, &someone.person.id).await?).into_response())
}

/// Ends every session of an account but `kept`, and every API token: whoever had the password before is out.
pub(super) async fn end_everything(app: &App, person: &PersonId, kept: Option<&SessionId>) -> Result<(), Failure> {
    app.store.revoke_sessions(person, kept, app.now()).await?;
    for token in app.store.api_tokens_of(person).await? {
        app.store.revoke_api_token(person, &token.id, app.now()).await?;
    }
    cluster::hang_up(app, person);
    Ok(())
}

/// Everything that is stored about the asker, as one JSON document.
#[utoipa::path(get, path = "/api/account/export", responses((status = 200, body = serde_json::Value), (status = 401, body = Refusal)))]
pub(super) async fn export(State(app): State<Arc<App>>, someone: Someone) -> Result<Response, Failure> {
    let document = app.store.export_person(&someone.person.id, app.now()).await?;
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"crema-export.json\"")];
    Ok((headers, Json(document)).into_response())
}

/// Deletes the asker with all personal data. Games stay for the others, without the name; those under way are resigned.
#[utoipa::path(delete, path = "/api/account", request_body = Confirmation,
    responses((status = 204), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Result<Response, Failure> {
    if someone.person.kind != PersonKind::Guest {
        confirm(&app, &someone, password).await?;
    }
    let left = withdraw(&app, &someone.person).await?;
    app.store.delete_person(&someone.person.id, "").await?;
    cluster::hang_up(&app, &someone.person.id);
    for table in &left {
        Tables::forget_names(&app, table).await;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, accounts::expire_cookie(&app, Cookie::Session))]).into_response())
}

/// Nobody waits for somebody who does not come back: seats at tables that have not started are free again, and games under way
/// are resigned. Returns these tables.
async fn withdraw(app: &Arc<App>, person: &Person) -> Result<Vec<MatchId>, Failure> {
    let status = vec![Status::Open, Status::Running];
    let mut filter = MatchFilter { status, person: Some(person.id.clone()), limit: PAGE, ..MatchFilter::default() };
    let mut left = Vec::new();
    loop {
        let found = app.store.list_matches(&filter).await?;
        for stored in &found {
            let leave = |table: Handle| async move { table.leave(person.id.clone()).await };
            // A game that has started is not left but given up.
            if Tables::ask(app, &stored.id, leave).await?.is_err() {
                resign_for_good(app, person, &stored.id).await?;
            }
            left.push(stored.id.clone());
        }
        match found.last().filter(|_| found.len() == PAGE as usize) {
            Some(last) => filter.after = Some(last.cursor()),
            None => return Ok(left),
        }
    }
}

/// Gives up a game that somebody leaves for good. The act has an id that nobody can have used before: an id that is known gets the
/// answer of then, and the game would go on without its player.
async fn resign_for_good(app: &Arc<App>, person: &Person, table: &MatchId) -> Result<(), Failure> {
    let id = format!("gone-{:032x}", u128::from_le_bytes(app.entropy.bytes()));
    let act = || NamedAct { id: id.clone(), act: Act::Resign };
    let resign = |table: Handle| {
        let (person, act) = (person.clone(), act());
        async move { table.act(person, act).await }
    };
    match Tables::ask(app, table, resign).await? {
        Answer::Refused { refusal, .. } if refusal.code != Code::WrongPhase => Err(refusal.into()),
        Answer::Done { .. } | Answer::Refused { .. } => Ok(()),
    }
}

/// Is this the asker's password?
pub(super) async fn confirm(app: &Arc<App>, someone: &Someone, password: String) -> Result<(), Failure> {
    app.pace(&app.rates.passwords, &someone.person.id)?;
    let account = app.store.account_of(&someone.person.id).await?;
    let hash = account.and_then(|account| account.password_hash);
    if accounts::verify_password(app, password, hash).await? {
        return Ok(());
    }
    Err(Failure::new(Code::WrongPassword, "the password is wrong"))
}
