//! For the people who run the server.

use std::sync::Arc;

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

/// Can people be served? Not while the server is stopping or without its database.
async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    if app.stop.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.store.check().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n".to_owned())
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    app.metrics.bus.set(app.bus.is_whole().into());
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}
