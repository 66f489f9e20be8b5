//! What became of an act, as an HTTP answer.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Answer;

use crate::error::status;

/// The answer with the status that fits it.
pub(super) fn response(answer: Answer) -> Response {
    let (code, retry_after) = match &answer {
        Answer::Done { .. } => (StatusCode::OK, None),
        Answer::Refused { refusal, .. } => (status(refusal.code), refusal.retry_after_ms),
    };
    let mut response = (code, Json(answer)).into_response();
    if let Some(ms) = retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1_000)));
    }
    response
}
