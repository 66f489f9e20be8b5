//! Protection against cross-site request forgery (CSRF): requests that change something must come from our own page.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Reason;

use crate::app::App;
use crate::error::Failure;

/// Browsers say from which site a request comes. One from another site is refused, unless it only reads; programs say nothing.
pub(crate) async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !is_ours(request.headers(), app.config.public_url.as_deref()) {
        return Failure::from(Reason::OtherSite).into_response();
    }
    next.run(request).await
}

fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    origin.to_str().is_ok_and(|origin| is_our_origin(origin, headers, public_url))
}

/// Is this the origin of our own page, reached by a request with these headers?
pub(crate) fn is_our_origin(origin: &str, headers: &HeaderMap, public_url: Option<&str>) -> bool {
    public_url == Some(origin) || origin.split_once("://").is_some_and(|(_, named)| Some(named) == host(headers))
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).and_then(|host| host.to_str().ok())
}

/// The name of our site, without a port: what passkeys are made for.
pub(crate) fn site(app: &App, headers: &HeaderMap) -> String {
    let public = app.config.public_url.as_deref().and_then(|url| url.split_once("://")).map(|(_, host)| host);
    let host = public.or(host(headers)).unwrap_or_default();
    let port = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    port.map_or(host, |(name, _)| name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_and_programs_may_change_things() {
        let check = |origin: Option<&str>, wanted: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "127.0.0.1:8080".parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().expect("a header"));
            }
            assert_eq!(is_ours(&headers, Some("https://crema.example.org")), wanted, "{origin:?}");
        };
        check(None, true);
        check(Some("http://127.0.0.1:8080"), true);
        check(Some("https://crema.example.org"), true);
        check(Some("http://127.0.0.1:9090"), false);
        check(Some("https://evil.example.org"), false);
        check(Some("https://crema.example.org.evil.example.org"), false);
        check(Some("null"), false);
    }
}
