//! The server's notes about itself: that it was alive, and its decisions made once for all.

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::{Error, MatchId, Millis, Result, Store, text};

/// How long a node that no longer beats is remembered.
const FORGOTTEN_AFTER: Millis = 7 * 24 * 60 * 60 * 1000;

impl Store {
    /// Notes that this node is alive. Call it every second or so.
    pub async fn heartbeat(&self, node: &str, now: Millis) -> Result<()> {
        text::NAME.check(node)?;
        self.execute(BEAT, values![node, now]).await.map(|_| ())
    }

    /// To be called at the start, before anything else: if no node has been alive for longer than `tolerance`, puts off all
    /// running clocks by the time nobody was there, once however many nodes start together. Returns that time.
    pub async fn resume(&self, node: &str, tolerance: Millis, now: Millis) -> Result<Millis> {
        text::NAME.check(node)?;
        let node = node.to_owned();
        self.database.write(move |connection| credit(connection, node, tolerance, now).boxed()).await
    }

    /// The value kept under this name: for ever the first caller's `candidate`. For keys that the server draws once.
    pub async fn keep_once(&self, name: &str, candidate: &str) -> Result<String> {
        text::NAME.check(name)?;
        text::DOCUMENT.check(candidate)?;
        let sql = "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.execute(sql, values![name, candidate]).await?;
        let rows = self.database.read("SELECT value FROM kept WHERE name = $1", values![name]).await?;
        rows.first().ok_or(Error::Unreadable { what: "kept value", found: name.to_owned() })?.only()
    }

    /// The matches that were aborted at this time or later: by an administrator's command, or by another node.
    pub async fn aborted_since(&self, since: Millis) -> Result<Vec<MatchId>> {
        let sql = "SELECT id FROM matches WHERE status = 'aborted' AND ended_at >= $1 ORDER BY ended_at, id";
        self.database.read(sql, values![since]).await?.iter().map(|row| row.parse("id")).collect()
    }

    /// The version of the schema: the number of its newest migration.
    pub async fn schema_version(&self) -> Result<i64> {
        let rows = self.database.read("SELECT MAX(version) FROM _sqlx_migrations", Vec::new()).await?;
        rows.first().ok_or_else(|| Error::Schema("there is none".to_owned()))?.only()
    }

    /// Can the database be read and written now? Something is really written: a disk that is full still lets everything be read,
    /// and a statement that changes no row touches no disk.
    pub async fn check(&self) -> Result<()> {
        self.schema_version().await?;
        let sql = "INSERT INTO kept (name, value) VALUES ('check', 'a') \
                   ON CONFLICT (name) DO UPDATE SET value = CASE kept.value WHEN 'a' THEN 'b' ELSE 'a' END";
        self.execute(sql, Vec::new()).await.map(|_| ())
    }
}

const BEAT: &str = "INSERT INTO heartbeats (node, at) VALUES ($1, $2) \
                    ON CONFLICT (node) DO UPDATE SET at = $2 WHERE heartbeats.at < $2";

async fn credit(connection: &mut Connection, node: String, tolerance: Millis, now: Millis) -> Result<Done<Millis>> {
    // Nodes that start together come through here one after the other.
    let lock = "INSERT INTO kept (name, value) VALUES ('resume', '') ON CONFLICT (name) DO UPDATE SET value = ''";
    connection.execute(lock, Vec::new()).await?;
    let row = connection.row("SELECT MAX(at) FROM heartbeats", Vec::new()).await?;
    let last: Option<Millis> = row.map(|row| row.only()).transpose()?.flatten();
    let gap = last.map_or(0, |last| now - last);
    let credited = if gap > tolerance { gap } else { 0 };
    if let (Some(last), true) = (last, credited > 0) {
        // A turn that began after the last beat has lost no more than its own time.
        let sql = "UPDATE matches SET \
                   flag_at = flag_at + CASE WHEN running_since > $1 THEN $2 - running_since ELSE $2 - $1 END, \
                   running_since = running_since + CASE WHEN running_since > $1 THEN $2 - running_since ELSE $2 - $1 END \
                   WHERE status = 'running' AND running_since IS NOT NULL";
        connection.execute(sql, values![last, now]).await?;
    }
    connection.execute("DELETE FROM heartbeats WHERE at < $1", values![now - FORGOTTEN_AFTER]).await?;
    connection.execute(BEAT, values![node, now]).await?;
    Ok(Done::Keep(credited))
}
