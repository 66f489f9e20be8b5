//! Waiting that ends: a test whose condition never comes true fails and says what it waited for.

use std::future::Future;
use std::time::Duration;

/// Long enough for a loaded machine; only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) async fn within_patience<T>(what: &str, waiting: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(PATIENCE, waiting).await;
    done.unwrap_or_else(|_| panic!("{what}: not within {} seconds", PATIENCE.as_secs()))
}
