//! Messages between the servers on one database.
//!
//! *Why this shape.* The store decides everything: the move that counts is the one whose append won, and a server that knows nothing of the others
//! still does nothing wrong. So the bus carries hints only ("this table has 17 entries now"), and a server that hears one looks into
//! the store. A hint that is lost costs a few seconds, until the server compares its tables with the store by itself. A server
//! that is alone has no bus, and then not even the hints are put together.

use std::sync::{Arc, Mutex, PoisonError};

use store::Store;
use thiserror::Error;
use tokio::sync::mpsc;

use super::nats;
use super::news::News;
use crate::environment::Entropy;

/// How many pieces of news may wait to be heard or to be sent; more are dropped, and the store makes up for them.
const QUEUE: usize = 8_192;

/// Why there is no bus.
#[derive(Debug, Error)]
pub enum BusError {
    /// The address cannot be read.
    #[error("--bus {address:?}: {problem}; write it like nats://localhost:4222")]
    Address {
        /// The given address without its password.
        address: String,
        /// The fault.
        problem: String,
    },
    /// Nobody answers there.
    #[error("--bus {address}: {problem}; is nats-server running there?")]
    Unreachable {
        /// The given address without its password.
        address: String,
        /// The fault.
        problem: String,
    },
    /// The name under which the servers of this database talk cannot be had.
    #[error("cannot read from the database what its servers talk under: {0}")]
    Store(#[from] store::Error),
}

/// The way to the other servers on the same database.
pub struct Bus(Option<Line>);

struct Line {
    outgoing: mpsc::Sender<News>,
    incoming: Mutex<Option<mpsc::Receiver<Heard>>>,
    connection: Arc<nats::Connection>,
}

/// A message from the bus.
pub(crate) enum Heard {
    /// News of another server, which calls itself `from`.
    News { from: String, news: News },
    /// The connection is there, or there again: something may have been missed.
    Joined,
}

impl Bus {
    /// For a server that is alone.
    pub fn none() -> Bus {
        Bus(None)
    }

    /// Connects to the NATS server at `address`; nothing: this server is alone. Those that share the store hear each other, and
    /// nobody else on the same NATS server does.
    pub async fn open(address: Option<&str>, store: &Store, entropy: Entropy) -> Result<Bus, BusError> {
        let Some(address) = address else { return Ok(Bus::none()) };
        let name = |bytes: [u8; 8]| format!("{:016x}", u64::from_le_bytes(bytes));
        let circle = store.keep_once("bus", &name(entropy.bytes())).await?;
        let (outgoing, to_send) = mpsc::channel(QUEUE);
        let (heard, incoming) = mpsc::channel(QUEUE);
        let subject = format!("crema.{circle}.news");
        let connection = nats::connect(address, subject, name(entropy.bytes()), to_send, heard).await?;
        Ok(Bus(Some(Line { outgoing, incoming: Mutex::new(Some(incoming)), connection })))
    }

    /// Are there perhaps others?
    pub(crate) fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Can everybody be heard who is there?
    pub(crate) fn is_whole(&self) -> bool {
        self.0.as_ref().is_none_or(|line| line.connection.is_up())
    }

    /// Tells the others; never waits. Alone, there is nobody to tell.
    pub(crate) fn tell(&self, news: impl FnOnce() -> News) {
        if let Some(line) = &self.0 {
            // Full while the connection is down: what is dropped is found in the store.
            let _ = line.outgoing.try_send(news());
        }
    }

    /// The news of the others; the first caller gets them.
    pub(crate) fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        let line = self.0.as_ref()?;
        line.incoming.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Done when what was told has been sent, or cannot be.
    pub(crate) async fn finished(&self) {
        if let Some(line) = &self.0 {
            line.connection.finish(&line.outgoing).await;
        }
    }
}
