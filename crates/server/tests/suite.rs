//! The page over HTTP.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn get(path: &str) -> Response<Body> {
    let request =
        Request::get(path).header(header::ACCEPT_ENCODING, "identity").body(Body::empty()).expect("a request");
    server::app().oneshot(request).await.expect("the router answers")
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn health_answers() {
    for path in ["/healthz", "/readyz"] {
        assert_eq!(get(path).await.status(), StatusCode::OK, "{path}");
    }
}

/// With the page built it is served; without, the answer says how to build it. Both happen: CI builds it after this test on a
/// fresh clone.
#[tokio::test]
async fn every_address_of_the_page_is_the_page() {
    for path in ["/", "/table/7", "/rules/patchwork"] {
        let response = get(path).await;
        let (status, body) = (response.status(), text(response).await);
        match status {
            StatusCode::OK => assert!(body.contains("<script"), "{path}: {body}"),
            StatusCode::SERVICE_UNAVAILABLE => assert!(body.contains("cargo xtask play"), "{path}: {body}"),
            other => panic!("{path}: {other}"),
        }
    }
}

#[tokio::test]
async fn a_missing_file_is_not_answered_by_the_page() {
    for path in ["/assets/none.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/favicon.none"] {
        assert_eq!(get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn answers_carry_the_strict_headers() {
    let response = get("/").await;
    let policy = response.headers()[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
    assert_eq!(response.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
}
