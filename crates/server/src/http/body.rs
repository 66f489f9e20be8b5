//! The body of a request, read or refused in the words of the protocol; and ids in its path.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Code, Reason};
use serde::de::DeserializeOwned;
use store::{MatchId, PersonId};

use crate::app::App;
use crate::error::Failure;

/// A body of JSON. Other content types are refused, so that no form of another site can send one.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            return Err(Failure::new(Code::Malformed, "expected a body of content-type application/json"));
        }
        let patience = Duration::from_millis(app.limits.body_ms);
        let Ok(bytes) = tokio::time::timeout(patience, Bytes::from_request(request, app)).await else {
            return Err(Failure::new(Code::Malformed, "the body has not arrived in time"));
        };
        let bytes = bytes.map_err(|rejection| {
            let too_large = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if too_large { Code::TooLarge } else { Code::Malformed };
            Failure::new(code, if too_large { "the body is too long" } else { "the body cannot be read" })
        })?;
        let value = serde_json::from_slice(&bytes);
        value.map(Body).map_err(|error| Failure::new(Code::Malformed, format!("the body cannot be read: {error}")))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let named = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    named.is_some_and(|named| named.split(';').next().is_some_and(|mime| mime.trim() == "application/json"))
}

pub(super) fn table_id(text: &str) -> Result<MatchId, Failure> {
    text.parse().map_err(|_| Failure::no_table())
}

pub(super) fn person_id(text: &str) -> Result<PersonId, Failure> {
    text.parse().map_err(|_| Reason::NoPerson.into())
}
