//! Listening, and stopping without losing anything.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::app::App;
use crate::error::Failure;
use crate::{cluster, upkeep};

/// How long sockets may take to close.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why the server could not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be had.
    #[error("cannot listen on {address}; choose another address with --listen")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// The socket failed later.
    #[error("the server stopped: {0}")]
    Run(std::io::Error),
    /// What is stored cannot be taken up.
    #[error("cannot take up what is stored: {0}")]
    Resume(Failure),
}

/// Serves until `stop` is done; `ready` hears the address once it answers there. When this returns, everything that anybody was told is
/// stored, and the store is closed.
pub async fn serve(
    app: Arc<App>,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let address = app.config.listen;
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    let listening = tokio::spawn(cluster::run(app.clone()));
    upkeep::resume(&app).await.map_err(ServeError::Resume)?;
    upkeep::wake_all(&app).await.map_err(ServeError::Resume)?;
    let upkeep = tokio::spawn(upkeep::run(app.clone()));
    let stopping = app.clone();
    let stopped = async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stop.begin();
    };
    ready(listener.local_addr().map_err(ServeError::Run)?);
    // Messages are short and each is wanted at once: none waits until the one before has been confirmed. A connection on which
    // this cannot be set is only slower.
    let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
    let service = super::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopped).await;
    app.stop.begin();
    app.tables.finished().await;
    drop(listening.await);
    app.bus.finished().await;
    // Every client that still reads is told why its socket closes.
    let all_closed = async { app.sockets.subscribe().wait_for(|open| *open == 0).await.map(drop) };
    drop(tokio::time::timeout(FAREWELL, all_closed).await);
    // The last heartbeat dates the beginning of the pause.
    drop(upkeep.await);
    drop(app.store.heartbeat(&app.config.node, app.now()).await);
    app.store.close().await;
    served.map_err(ServeError::Run)
}
