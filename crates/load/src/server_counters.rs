//! The server's counters about its own store, read from `/metrics` as a monitor does.

use std::net::SocketAddr;

use outbound::Client;
use outbound::http::{Method, Request};
use tokio::time::Duration;

const PATIENCE: Duration = Duration::from_secs(5);
const LONGEST_ANSWER: usize = 1 << 20;

/// The counts since the server started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ServerCounters {
    /// Commits that were flushed to the disk.
    pub(crate) flushes: u64,
    /// Copies of the write-ahead log into the database.
    pub(crate) checkpoints: u64,
}

/// The way to the counters of one server.
pub(crate) struct CountersReader {
    client: Client,
    address: SocketAddr,
}

impl CountersReader {
    pub(crate) fn of(address: SocketAddr) -> anyhow::Result<CountersReader> {
        Ok(CountersReader { client: Client::new(PATIENCE, LONGEST_ANSWER)?, address })
    }

    /// The counters now; nothing if the server is too busy to tell, or of a version that does not count.
    pub(crate) async fn read(&self) -> Option<ServerCounters> {
        let uri = format!("http://{}/metrics", self.address);
        let request = Request::builder().method(Method::GET).uri(uri).body(Vec::new()).ok()?;
        parse(&self.client.send(request).await.ok()?.text)
    }
}

fn parse(text: &str) -> Option<ServerCounters> {
    let count = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix("_total "))?;
        line.trim().parse().ok()
    };
    Some(ServerCounters { flushes: count("crema_store_flushes")?, checkpoints: count("crema_store_checkpoints")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counters_are_found_among_the_metrics() {
        let text = "# TYPE crema_store_flushes counter\ncrema_store_flushes_total 12\ncrema_store_checkpoints_total 3\n# EOF\n";
        assert_eq!(parse(text), Some(ServerCounters { flushes: 12, checkpoints: 3 }));
        assert_eq!(parse("crema_tables 5\n"), None, "an older server does not count");
    }
}
