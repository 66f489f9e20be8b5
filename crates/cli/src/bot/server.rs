//! The requests of a bot to a server.

use std::time::Duration;

use outbound::Client;
use outbound::http::{Method, Request, header};
use protocol::{
    Answer, Code, Me, NamedAct, NewTable, Polled, Refusal, Sit, TablePage, TableSummary, TableView, limits,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// Longer than a request for news waits.
const PATIENCE: Duration = Duration::from_millis(limits::POLL_WAIT_MS + 10_000);
/// A page of tables, or a table with a long game.
const LONGEST_ANSWER: usize = 4 << 20;

/// A server, as one bot account sees it.
pub(crate) struct Server {
    client: Client,
    base: String,
    token: String,
}

/// Why a request was not granted.
#[derive(Debug, Error)]
pub(crate) enum ServerError {
    /// No answer came.
    #[error("no answer from {server}: {problem}")]
    Silent { server: String, problem: outbound::Error },
    /// The server said no.
    #[error("{} ({})", .0.message, code_word(.0.code))]
    Refused(Refusal),
    /// The answer is none of the protocol's.
    #[error("the answer to {0} is not Crema's; check --server")]
    Foreign(String),
    /// The address of the server is none.
    #[error("--server {0:?} is not an address such as https://crema.example.org")]
    Address(String),
}

impl ServerError {
    /// May the same request do better a little later?
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            ServerError::Silent { .. } => true,
            ServerError::Refused(refusal) => {
                matches!(refusal.code, Code::Unavailable | Code::RateLimited | Code::Internal)
            }
            ServerError::Foreign(_) | ServerError::Address(_) => false,
        }
    }
}

fn code_word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Server {
    pub(crate) fn new(address: &str, token: String) -> Result<Server, ServerError> {
        let base = address.trim_end_matches('/').to_owned();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(ServerError::Address(address.to_owned()));
        }
        let silent = |problem| ServerError::Silent { server: base.clone(), problem };
        let client = Client::new(PATIENCE, LONGEST_ANSWER).map_err(silent)?;
        Ok(Server { client, base, token })
    }

    pub(crate) async fn me(&self) -> Result<Me, ServerError> {
        self.get("/api/me").await
    }

    /// The bot's own tables that are not over, the newest first.
    pub(crate) async fn my_tables(&self) -> Result<Vec<TableSummary>, ServerError> {
        Ok(self.get::<TablePage>("/api/me/tables?under_way=true").await?.tables)
    }

    /// Tables of a game that anyone may sit down at.
    pub(crate) async fn lobby(&self, game: &str) -> Result<Vec<TableSummary>, ServerError> {
        Ok(self.get::<TablePage>(&format!("/api/tables?game={game}")).await?.tables)
    }

    pub(crate) async fn open(&self, table: &NewTable) -> Result<TableView, ServerError> {
        self.post("/api/tables", table).await
    }

    pub(crate) async fn sit(&self, table: &str) -> Result<TableView, ServerError> {
        self.post(&format!("/api/tables/{table}/seat"), &Sit::default()).await
    }

    /// The table, as soon as it is no longer at `revision`.
    pub(crate) async fn news(&self, table: &str, revision: Option<u64>) -> Result<Polled, ServerError> {
        let query = revision.map_or(String::new(), |revision| format!("?revision={revision}"));
        self.get(&format!("/api/tables/{table}/news{query}")).await
    }

    pub(crate) async fn act(&self, table: &str, act: &NamedAct) -> Result<Answer, ServerError> {
        let path = format!("/api/tables/{table}/acts");
        let (_, text) = self.ask(Method::POST, &path, Some(act)).await?;
        // An answer is one whatever the status; only a request that never reached the table gets a bare refusal.
        match serde_json::from_str(&text) {
            Ok(answer) => Ok(answer),
            Err(_) => Err(refused(&path, &text)),
        }
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ServerError> {
        self.read(Method::GET, path, None::<&()>).await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ServerError> {
        self.read(Method::POST, path, Some(body)).await
    }

    async fn read<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ServerError> {
        let (good, text) = self.ask(method, path, body).await?;
        if !good {
            return Err(refused(path, &text));
        }
        serde_json::from_str(&text).map_err(|_| ServerError::Foreign(path.to_owned()))
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<(bool, String), ServerError> {
        let body = body.map(|body| serde_json::to_vec(body).expect("messages are plain data")).unwrap_or_default();
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
            .body(body)
            .map_err(|_| ServerError::Address(self.base.clone()))?;
        let silent = |problem| ServerError::Silent { server: self.base.clone(), problem };
        let answer = self.client.send(request).await.map_err(silent)?;
        Ok((answer.status.is_success(), answer.text))
    }
}

fn refused(path: &str, text: &str) -> ServerError {
    match serde_json::from_str(text) {
        Ok(refusal) => ServerError::Refused(refusal),
        Err(_) => ServerError::Foreign(path.to_owned()),
    }
}
