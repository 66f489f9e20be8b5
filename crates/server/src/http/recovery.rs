//! A password that was lost: recovery codes, and a new password in exchange for one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{Code, Confirmation, Me, Reason, Recovery, RecoveryCodes, RecoveryCodesLeft, Refusal};
use store::PersonKind;

use super::account::{confirm, end_everything};
use super::body::Body;
use super::client_address::Address;
use super::sessions::{pace_guess, signed_in};
use crate::accounts::{self, Someone, sanitize};
use crate::app::App;
use crate::error::Failure;

/// How many recovery codes the asker's account has left.
#[utoipa::path(get, path = "/api/account/recovery-codes",
    responses((status = 200, body = RecoveryCodesLeft), (status = 401, body = Refusal)))]
pub(super) async fn left(State(app): State<Arc<App>>, someone: Someone) -> Result<Json<RecoveryCodesLeft>, Failure> {
    Ok(Json(RecoveryCodesLeft { left: app.store.recovery_codes_left(&someone.person.id).await? }))
}

/// Draws new recovery codes; those before are worth nothing any more. This is the only time that they are shown.
#[utoipa::path(post, path = "/api/account/recovery-codes", request_body = Confirmation,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn draw(
    State(app): State<Arc<App>>,
    someone: Someone,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Result<Json<RecoveryCodes>, Failure> {
    if someone.person.kind == PersonKind::Guest {
        return Err(Reason::RecoveryAccount.into());
    }
    confirm(&app, &someone, password).await?;
    let codes = accounts::draw_recovery_codes(&app);
    let kept = codes.iter().map(|code| accounts::recovery_code_hash(code)).collect();
    app.store.set_recovery_codes(&someone.person.id, kept).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Sets a new password in exchange for a recovery code, ends every session and API token of the account, and signs in.
#[utoipa::path(post, path = "/api/session/recovery", request_body = Recovery,
    responses((status = 200, body = Me), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> Result<Response, Failure> {
    let wrong = || Failure::new(Code::WrongPassword, "the name or the recovery code is wrong");
    let Ok(name) = sanitize::name(&name) else { return Err(wrong()) };
    let account = app.store.find_account(&name).await?;
    pace_guess(&app, address, &headers, account.as_ref()).await?;
    accounts::check_address(&app, address.0).await?;
    // A password that will not do is refused before the code is used up.
    accounts::check_new_password(&password, &name)?;
    let account = account.ok_or_else(wrong)?;
    let person = &account.person.id;
    if !app.store.use_recovery_code(person, &accounts::recovery_code_hash(&code)).await? {
        return Err(wrong());
    }
    let hash = accounts::hash_password(&app, password).await?;
    app.store.set_password(person, Some(&hash)).await?;
    end_everything(&app, person, None).await?;
    let account = app.store.account_of(person).await?.ok_or_else(wrong)?;
    signed_in(&app, &account, &headers).await
}
