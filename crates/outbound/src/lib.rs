//! HTTP requests that Crema itself makes: notices to push services, and what a bot says to a server.
//!
//! *Why this shape.* One client with the limits that talking to strangers needs: a time for the whole exchange, and a size
//! for the answer. Certificates are checked against the system's own list. Redirects are not followed: an address that was
//! allowed must not lead to one that was not.

mod address;

use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, Request, StatusCode};
use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client as Pool;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use thiserror::Error;

pub use address::without_password;
pub use http;

/// A client; cheap to clone, and its connections are kept for the next request.
#[derive(Clone)]
pub struct Client {
    pool: Pool<HttpsConnector<HttpConnector>, Full<Bytes>>,
    patience: Duration,
    longest_answer: usize,
}

/// The answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it went.
    pub status: StatusCode,
    /// The rest of the message.
    pub headers: HeaderMap,
    /// The text of the body.
    pub text: String,
}

/// Why nothing came back.
#[derive(Debug, Error)]
pub enum Error {
    /// The system's list of certificates cannot be read.
    #[error("the system's certificates cannot be read: {0}; install the package ca-certificates")]
    Certificates(std::io::Error),
    /// Nobody answers there.
    #[error("{0}")]
    Unreachable(String),
    /// It took too long.
    #[error("no answer within {} seconds", .0.as_secs())]
    TimedOut(Duration),
    /// The answer is too long.
    #[error("the answer is longer than {0} bytes")]
    TooLong(usize),
    /// The answer is no text.
    #[error("the answer is not text")]
    NotText,
}

impl Client {
    /// Waits at most `patience` for a whole answer of at most `longest_answer` bytes.
    pub fn new(patience: Duration, longest_answer: usize) -> Result<Client, Error> {
        let connector = HttpsConnectorBuilder::new()
            .with_native_roots()
            .map_err(Error::Certificates)?
            .https_or_http()
            .enable_http1()
            .build();
        let pool = Pool::builder(TokioExecutor::new()).build(connector);
        Ok(Client { pool, patience, longest_answer })
    }

    /// Sends a request and waits for the answer, whatever its status.
    pub async fn send(&self, request: Request<Vec<u8>>) -> Result<Answer, Error> {
        match tokio::time::timeout(self.patience, self.exchange(request)).await {
            Ok(answer) => answer,
            Err(_) => Err(Error::TimedOut(self.patience)),
        }
    }

    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Answer, Error> {
        let request = request.map(|body| Full::new(Bytes::from(body)));
        let response = self.pool.request(request).await.map_err(|error| Error::Unreachable(whole_story(&error)))?;
        let (head, body) = response.into_parts();
        let body = Limited::new(body, self.longest_answer).collect().await.map_err(|error| {
            if error.is::<LengthLimitError>() {
                Error::TooLong(self.longest_answer)
            } else {
                Error::Unreachable(whole_story(&*error))
            }
        })?;
        let text = String::from_utf8(body.to_bytes().into()).map_err(|_| Error::NotText)?;
        Ok(Answer { status: head.status, headers: head.headers, text })
    }
}

/// An error with its causes: the outermost says no more than that it could not connect.
fn whole_story(error: &(dyn std::error::Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}
