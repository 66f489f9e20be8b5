//! Somebody at a table: a socket that watches it, and the way back when it is lost.

use std::net::SocketAddr;

use game_core::{Random, SplitMix};
use protocol::{ClientMessage, ServerMessage};
use tokio::time::{Duration, Instant, sleep};

use crate::people::Guest;
use crate::socket::{Lost, Socket};

/// A page waits so long before its first attempt to come back, …
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// … and twice as long after each that fails, up to this.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// A guest's watch on a table, from one address.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) server: SocketAddr,
    /// The number of its socket among all.
    pub(crate) at: usize,
    pub(crate) who: Guest,
    pub(crate) table: String,
}

impl Line {
    /// Opens a socket and watches the table; returns the first message about it, too: the missed entries, or everything.
    pub(crate) async fn connect(&self, seen: Option<u32>) -> Result<(Socket, ServerMessage), Lost> {
        let mut socket = Socket::open(self.server, self.at, &self.who).await?;
        let first = self.watch(&mut socket, seen).await?;
        Ok((socket, first))
    }

    /// Watches the table over a socket that is open.
    pub(crate) async fn watch(&self, socket: &mut Socket, seen: Option<u32>) -> Result<ServerMessage, Lost> {
        socket.send(&ClientMessage::Watch { table: self.table.clone(), seen }).await?;
        loop {
            let message = socket.next().await?;
            let about = match &message {
                ServerMessage::Table { table } => Some(&table.id),
                ServerMessage::News { table, .. } => Some(table),
                _ => None,
            };
            if about == Some(&self.table) {
                return Ok(message);
            }
        }
    }

    /// Reconnects as a page does: with exponential backoff and jitter, until it is there.
    pub(crate) async fn come_back(&self, seen: Option<u32>, rng: &mut SplitMix) -> (Socket, ServerMessage, Instant) {
        let mut pause = FIRST_PAUSE;
        loop {
            sleep(pause.mul_f64(0.5 + f64::from(rng.below(1_000)) / 2_000.0)).await;
            if let Ok((socket, first)) = self.connect(seen).await {
                return (socket, first, Instant::now());
            }
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    }
}
