//! Answers over HTTP: what became of an act, and refusals that are not of our own making.

use axum::Json;
use axum::body::to_bytes;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Answer, Code, Reason, Refusal};

use crate::error::{RefusedWith, status};

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

/// The longest explanation of the framework's that is passed on.
const REASON_BYTES: usize = 1_024;

/// A refusal of the framework itself (a query that cannot be read, a method or an upgrade that is not there) is a refusal like
/// any other; its status stays.
pub(super) async fn in_our_words(response: Response) -> Response {
    let status = response.status();
    let json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !(status.is_client_error() || status.is_server_error()) || json {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Code::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        status if status.is_server_error() => Code::Internal,
        _ => Code::Malformed,
    };
    let said = to_bytes(response.into_body(), REASON_BYTES).await.unwrap_or_default();
    let reason = match String::from_utf8_lossy(&said).trim() {
        "" => status.canonical_reason().unwrap_or_default().to_lowercase(),
        reason => reason.to_owned(),
    };
    let known = (code == Code::NotFound).then_some(Reason::NoAddress);
    let refusal = Refusal { reason: known, ..Refusal::new(code, reason) };
    let mut response = (status, Json(refusal)).into_response();
    response.extensions_mut().insert(RefusedWith(code));
    response
}
