//! Headers that every answer carries: a browser is told to trust nothing but what came from here.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

use crate::app::App;

/// Nothing inline, nothing from elsewhere. `wasm-unsafe-eval` lets the rules engine be compiled and allows no script text.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const SECURE: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// For two years a browser that has been here over TLS comes back only over TLS.
const STRICT_TRANSPORT: &str = "max-age=63072000";

pub(crate) async fn secure(State(app): State<Arc<App>>, mut response: Response) -> Response {
    for (name, value) in SECURE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_https() {
        let strict = HeaderValue::from_static(STRICT_TRANSPORT);
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, strict);
    }
    response
}
