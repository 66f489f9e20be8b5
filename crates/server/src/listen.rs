//! Listening, and stopping without cutting anybody off.

use std::future::Future;
use std::net::SocketAddr;

use thiserror::Error;
use tokio::net::TcpListener;

/// Why the server could not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be had.
    #[error("cannot listen on {address}: {source}; choose another address with --listen")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// The socket failed later.
    #[error("the server stopped: {0}")]
    Run(std::io::Error),
}

/// Serves until `stop` is done; `ready` hears the address once it answers there.
pub async fn serve(
    address: SocketAddr,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    ready(listener.local_addr().map_err(ServeError::Run)?);
    axum::serve(listener, crate::app()).with_graceful_shutdown(stop).await.map_err(ServeError::Run)
}
