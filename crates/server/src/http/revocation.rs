//! Ending what somebody signs in with: a session or a token.

use std::future::Future;
use std::str::FromStr;

use axum::http::StatusCode;
use protocol::{Code, Reason};
use store::PersonId;

use crate::app::App;
use crate::cluster;
use crate::error::Failure;

/// Ends the credential of this id by `end`, which says whether there was one. Which socket belongs to which credential is not
/// kept, so all of the person's are closed: those that may stay reconnect at once.
pub(super) async fn revoke<Id: FromStr, Ended: Future<Output = Result<bool, store::Error>>>(
    app: &App,
    person: &PersonId,
    what: &str,
    id: &str,
    end: impl FnOnce(Id) -> Ended,
) -> Result<StatusCode, Failure> {
    let ended = match id.parse() {
        Ok(id) => end(id).await?,
        Err(_) => false,
    };
    if !ended {
        return Err(Failure::detailed(Reason::Gone, Code::NotFound, format!("there is no such {what}")));
    }
    cluster::hang_up(app, person);
    Ok(StatusCode::NO_CONTENT)
}
