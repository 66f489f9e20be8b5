//! For the people who run the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::app::App;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// A monitor that asks whether the server is ready has a time-out of its own: an answer must come before it.
const READY_WITHIN: Duration = Duration::from_secs(4);

/// Can people be served? Not while the server is stopping, nor without a database that can be written to.
async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    if app.stop.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    let problem = match tokio::time::timeout(READY_WITHIN, app.store.check()).await {
        Ok(Ok(())) => return (StatusCode::OK, "ok\n".to_owned()),
        Ok(Err(error)) => error.to_string(),
        Err(_) => format!("the database has not answered within {} seconds", READY_WITHIN.as_secs()),
    };
    tracing::warn!(problem, "not ready");
    (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written to\n".to_owned())
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    app.metrics.bus.set(app.bus.is_whole().into());
    (
        [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")],
        app.metrics.text(app.store.counters()),
    )
}
