//! Guests and tables, over plain requests.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use outbound::http::{Method, Request, header};
use outbound::{Answer, Client};
use protocol::{Named, NewTable, Refusal, SeatPlan, Sit, TableView, Terms};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{Duration, sleep};

const PATIENCE: Duration = Duration::from_secs(60);
const LONGEST_ANSWER: usize = 4 << 20;

/// How many ask for something at the same time while the stage is set.
pub(crate) const AT_ONCE: usize = 64;

/// A server's HTTP API.
#[derive(Clone)]
pub(crate) struct People {
    client: Client,
    pub(crate) address: SocketAddr,
}

/// A guest: the cookie that says so.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub(crate) String);

impl People {
    pub(crate) fn at(address: SocketAddr) -> anyhow::Result<People> {
        Ok(People { client: Client::new(PATIENCE, LONGEST_ANSWER)?, address })
    }

    pub(crate) async fn guest(&self) -> anyhow::Result<Guest> {
        let answer = self.ask(Method::POST, "/api/me", None, &Named { name: "Load".to_owned() }).await?;
        let cookie = answer.headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("no cookie came for a guest")?;
        Ok(Guest(cookie.to_owned()))
    }

    /// A table for two, of which `host` has the first seat and `other` the second: the game is on.
    pub(crate) async fn table(&self, game: &str, host: &Guest, other: &Guest) -> anyhow::Result<String> {
        let table = self.open(game, host, SeatPlan::Open).await?;
        let path = format!("/api/tables/{table}/seat");
        let seated: TableView = read(&self.ask(Method::POST, &path, Some(other), &Sit::default()).await?)?;
        Ok(seated.id)
    }

    /// A table against a bot.
    pub(crate) async fn table_with_bot(&self, game: &str, host: &Guest, level: u8) -> anyhow::Result<String> {
        self.open(game, host, SeatPlan::Bot { level }).await
    }

    async fn open(&self, game: &str, host: &Guest, other: SeatPlan) -> anyhow::Result<String> {
        let table = NewTable {
            game: game.to_owned(),
            seats: vec![SeatPlan::Me, other],
            options: serde_json::json!({}),
            terms: Terms::default(),
            entropy: None,
            record: None,
        };
        Ok(read::<TableView>(&self.ask(Method::POST, "/api/tables", Some(host), &table).await?)?.id)
    }

    pub(crate) async fn record(&self, table: &str) -> anyhow::Result<game_core::Record> {
        read(&self.ask(Method::GET, &format!("/api/tables/{table}/record"), None, &()).await?)
    }

    /// Asks, as often as the server says "later".
    async fn ask(
        &self,
        method: Method,
        path: &str,
        who: Option<&Guest>,
        body: &impl Serialize,
    ) -> anyhow::Result<Answer> {
        let body = serde_json::to_vec(body)?;
        loop {
            let request = Request::builder()
                .method(method.clone())
                .uri(format!("http://{}{path}", self.address))
                .header(header::COOKIE, who.map_or("", |guest| guest.0.as_str()))
                .header(header::CONTENT_TYPE, "application/json")
                .body(body.clone())?;
            let answer = self.client.send(request).await.with_context(|| format!("{path}: no answer"))?;
            if answer.status.is_success() {
                return Ok(answer);
            }
            let later = serde_json::from_str(&answer.text).ok().and_then(|refusal: Refusal| refusal.retry_after_ms);
            let Some(later) = later else { bail!("{path} was refused: {}", answer.text) };
            sleep(Duration::from_millis(later)).await;
        }
    }
}

fn read<T: DeserializeOwned>(answer: &Answer) -> anyhow::Result<T> {
    serde_json::from_str(&answer.text).context("the server's answer is not the protocol's")
}
