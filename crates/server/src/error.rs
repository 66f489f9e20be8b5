//! Why a request was not granted: one enum for every surface, with the code, HTTP status and log level of each case in one
//! place.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Reason, Refusal};
use thiserror::Error;

use crate::accounts::{Full, TextError};

/// Why something was not done.
#[derive(Clone, Debug, Error)]
pub enum Failure {
    /// The asker's fault, or nobody's.
    #[error("{}", .0.message)]
    Refused(Refusal),
    /// The log has moved on.
    #[error("the table has moved on")]
    Stale,
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The stored data makes no sense to this version.
    #[error("{0}")]
    Unreadable(String),
}

impl Failure {
    /// A refusal whose code says it all. Codes that leave open what was wrong go with a [`Reason`]: a test of the page reads
    /// the sources and fails where one does not.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Failure::Refused(Refusal::new(code, message))
    }

    /// A refusal for a known reason, with a code or particulars of its own for those who read English.
    pub(crate) fn detailed(reason: Reason, code: Code, message: impl Into<String>) -> Self {
        Failure::Refused(Refusal { reason: Some(reason), ..Refusal::new(code, message) })
    }

    pub(crate) fn no_table() -> Self {
        Reason::NoTable.into()
    }

    /// Kept out by the host.
    pub(crate) fn banned(ban: &store::Ban) -> Self {
        Self::for_ban(Reason::Banned, ban)
    }

    /// Signed out by the host.
    pub(crate) fn expelled(ban: &store::Ban) -> Self {
        Self::for_ban(Reason::Expelled, ban)
    }

    fn for_ban(reason: Reason, ban: &store::Ban) -> Self {
        let refusal = reason.refusal();
        let why = ban.reason.trim();
        if why.is_empty() {
            return refusal.into();
        }
        let message = format!("{}: {why}", refusal.message);
        Failure::Refused(Refusal { message, why: Some(why.to_owned()), ..refusal })
    }

    pub(crate) fn sign_in() -> Self {
        Failure::new(Code::Unauthorised, "take a name as a guest or sign in first")
    }

    pub(crate) fn rate_limited(retry_after_ms: u64) -> Self {
        let refusal = Refusal::new(Code::RateLimited, "too many requests; wait a little");
        Failure::Refused(Refusal { retry_after_ms: Some(retry_after_ms), ..refusal })
    }

    /// The server has no room for the asker now.
    pub(crate) fn crowded(retry_after_ms: u64) -> Self {
        let refusal = Refusal::new(Code::Unavailable, "the server is full at the moment; come back a little later");
        Failure::Refused(Refusal { retry_after_ms: Some(retry_after_ms), ..refusal })
    }

    /// The asker has as much of something as one visitor may have.
    pub(crate) fn enough(reason: Reason, most: usize, retry_after_ms: u64) -> Self {
        let facts = serde_json::json!({ "most": most });
        Failure::Refused(Refusal { facts: Some(facts), retry_after_ms: Some(retry_after_ms), ..reason.refusal() })
    }

    /// The refusal for the caller. Faults of the server are logged here and told without particulars.
    pub(crate) fn refusal(&self) -> Refusal {
        use store::Error;
        match self {
            Failure::Refused(refusal) => refusal.clone(),
            Failure::Stale => Refusal::new(Code::Stale, self.to_string()),
            Failure::Store(Error::NoMatch(_)) => Reason::NoTable.refusal(),
            Failure::Store(Error::NoPerson(_) | Error::Dangling) => Reason::NoPerson.refusal(),
            Failure::Store(Error::Invalid { .. }) => {
                Refusal { message: self.to_string(), ..Reason::Unusable.refusal() }
            }
            Failure::Store(Error::Database(_) | Error::Unreachable(_) | Error::Closed) => {
                tracing::warn!(error = %self, "the database did not answer");
                Refusal::new(Code::Unavailable, "the server cannot store anything at the moment; try again")
            }
            Failure::Store(_) | Failure::Unreadable(_) => {
                tracing::error!(error = %self, "fault");
                Refusal::new(Code::Internal, "the server has made a mistake, which is now in its log")
            }
        }
    }
}

/// The HTTP status of each code.
pub(crate) fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::Version | Code::Invalid => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Unauthorised | Code::WrongPassword => StatusCode::UNAUTHORIZED,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Stale | Code::NotYourTurn | Code::WrongPhase | Code::Taken => StatusCode::CONFLICT,
        Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Code::RateLimited => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure::Refused(refusal)
    }
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Self {
        Failure::Refused(reason.refusal())
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        match error {
            TextError::Refused(reason) => reason.into(),
            TextError::Long { most, .. } => {
                let facts = serde_json::json!({ "most": most });
                let refusal = Reason::LongLabel.refusal();
                Failure::Refused(Refusal { message: error.to_string(), facts: Some(facts), ..refusal })
            }
        }
    }
}

/// When to come back if there is no place: idle connections have ended by then.
const COME_BACK_MS: u64 = 30_000;

impl From<Full> for Failure {
    fn from(full: Full) -> Self {
        match full {
            Full::Key => Failure::rate_limited(COME_BACK_MS),
            Full::All => Failure::crowded(COME_BACK_MS),
        }
    }
}

/// Goes with the answer as far as the counters.
#[derive(Clone, Copy)]
pub(crate) struct RefusedWith(pub(crate) Code);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let refusal = self.refusal();
        let (code, retry_after) = (refusal.code, refusal.retry_after_ms);
        let mut response = (status(code), Json(refusal)).into_response();
        response.extensions_mut().insert(RefusedWith(code));
        if let Some(ms) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1_000)));
        }
        response
    }
}
