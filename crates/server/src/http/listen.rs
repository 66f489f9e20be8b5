//! Listening, and stopping without losing anything.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use super::connections::Connections;
use crate::app::App;
use crate::error::Failure;
use crate::{cluster, upkeep};

/// How long clients may take to hear the end of what was said to them, whatever they do.
const FAREWELL: Duration = Duration::from_secs(3);
/// How long the store may take to note the end and to close. Whatever anybody was told is stored already.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Why the server could not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be had.
    #[error("cannot listen on {address}; choose another address with --listen")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// The system's message.
        source: std::io::Error,
    },
    /// The socket failed later.
    #[error("the server stopped: {0}")]
    Run(std::io::Error),
    /// The stored data cannot be taken up.
    #[error("cannot take up what is stored: {0}")]
    Resume(Failure),
}

/// Serves until `stop` is done; `ready` hears the address once it answers there. When this returns, everything that anybody was told is
/// stored, and the store is closed. No client can put that off for more than a few seconds.
pub async fn serve(
    app: Arc<App>,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = app.config.listen;
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    let listening = tokio::spawn(cluster::run(app.clone()));
    upkeep::resume(&app).await.map_err(ServeError::Resume)?;
    upkeep::wake_all(&app).await.map_err(ServeError::Resume)?;
    let upkeep = tokio::spawn(upkeep::run(app.clone()));
    ready(listener.local_addr().map_err(ServeError::Run)?);
    let mut connections = Connections::new(app.clone());
    connections.take_in(&listener, stop).await;
    tracing::info!("stopping");
    app.stop.begin();
    drop(listener);
    // Every client that still reads is told why its socket closes.
    let sockets_closed = async { app.sockets.subscribe().wait_for(|open| *open == 0).await.map(drop) };
    let others = async {
        drop(listening.await);
        app.bus.finished().await;
        drop(upkeep.await);
    };
    let all = async { tokio::join!(connections.finished(), sockets_closed, app.tables.finished(), others) };
    if tokio::time::timeout(FAREWELL, all).await.is_err() {
        tracing::warn!(seconds = FAREWELL.as_secs(), "some clients have not let go; they are cut off");
    }
    // The last heartbeat dates the beginning of the pause.
    let last_words = async {
        drop(app.store.heartbeat(&app.config.node, app.now()).await);
        app.store.close().await;
    };
    if tokio::time::timeout(LAST_WORDS, last_words).await.is_err() {
        tracing::warn!(
            "the database has not answered; the time until the next start is counted from the last heartbeat"
        );
    }
    Ok(())
}
