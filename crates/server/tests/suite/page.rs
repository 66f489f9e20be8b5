//! The page over HTTP.

use crate::live::Live;

#[tokio::test]
async fn health_and_metrics_answer() {
    let live = Live::start().await;
    let mut stranger = live.stranger();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(stranger.get(path).await.status, 200, "{path}");
    }
    stranger.get("/api/games").await.ok();
    let metrics = stranger.get("/metrics").await.text;
    for wanted in [
        "crema_http_requests_total{route=\"GET /api/games\",status=\"200\"} 1",
        "crema_request_seconds_count{route=\"GET /api/games\"} 1",
        "crema_database_errors_total 0",
        "crema_bot_queue 0",
        "crema_bot_wait_seconds_count 0",
    ] {
        assert!(metrics.contains(wanted), "{wanted}: {metrics}");
    }
    #[cfg(target_os = "linux")]
    for gauge in ["crema_resident_memory_bytes ", "crema_open_files ", "crema_database_seconds_count "] {
        let found = metrics.lines().find_map(|line| line.strip_prefix(gauge)?.parse::<f64>().ok());
        assert!(found.is_some_and(|value| value > 0.0), "{gauge}: {metrics}");
    }
    // Being ready was tried out by writing something.
    let flushes = metrics.lines().find_map(|line| line.strip_prefix("crema_store_flushes_total ")).expect("a counter");
    assert!(flushes.parse::<u64>().is_ok_and(|flushes| flushes > 0), "{metrics}");
    assert!(metrics.contains("crema_store_checkpoints_total "), "{metrics}");
}

/// With the page built it is served; without, the answer says how to build it. Both happen: CI builds it after this test on a
/// fresh clone.
#[tokio::test]
async fn every_address_of_the_page_is_the_page() {
    let live = Live::start().await;
    for path in ["/", "/table/7", "/rules/patchwork"] {
        let reply = live.stranger().get(path).await;
        match reply.status {
            200 => assert!(reply.text.contains("<script"), "{path}: {reply:?}"),
            503 => assert!(reply.text.contains("cargo xtask play"), "{path}: {reply:?}"),
            other => panic!("{path}: {other}"),
        }
    }
}

#[tokio::test]
async fn a_missing_file_is_not_answered_by_the_page() {
    let live = Live::start().await;
    for path in ["/assets/none.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/favicon.none"] {
        assert_eq!(live.stranger().get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn answers_carry_the_strict_headers() {
    let live = Live::start().await;
    for path in ["/", "/api/games"] {
        let reply = live.stranger().get(path).await;
        let policy = reply.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn an_unknown_address_of_the_api_is_not_the_page() {
    let live = Live::start().await;
    assert_eq!(live.stranger().get("/api/none").await.refused(), "not-found");
    assert_eq!(live.stranger().post("/api/games", serde_json::json!({})).await.status, 405);
}
