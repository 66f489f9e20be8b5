//! Crema over HTTP.
//!
//! *Why this shape.* One binary is the whole product, so the page is built into it ([`page`]). The rules run in the browser;
//! the server needs none of them to hand the page out.

mod headers;
mod listen;
mod page;

pub use listen::{ServeError, serve};

use axum::Router;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// Every address the server answers.
pub fn app() -> Router {
    let health = Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(|| async { "ok\n" }));
    health
        .fallback(get(page::page))
        .layer(axum::middleware::map_response(headers::secure))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
}
