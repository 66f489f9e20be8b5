//! The page, built into the binary (read from disk in debug builds, so that a rebuilt page shows at once).

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Shown when the binary was built without the web part.
const NOT_BUILT: &str = include_str!("not_built.html");

/// Names under this folder carry a hash of their content: what they name never changes.
const HASHED: &str = "assets/";

/// A file of the page; any other address is the page itself, whose own router takes over from there.
pub(crate) async fn page(uri: Uri, request: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path) {
        return serve(path, &file, &request);
    }
    // A missing script must not be answered by a page: the browser would try to run it.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "no such file\n").into_response();
    }
    match Dist::get("index.html") {
        Some(file) => serve("index.html", &file, &request),
        None => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
    }
}

fn serve(path: &str, file: &EmbeddedFile, request: &HeaderMap) -> Response {
    let tag = entity_tag(file);
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.get(header::IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == tag.as_bytes());
    let headers = [(header::CACHE_CONTROL, cache.to_owned()), (header::ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    (headers, [(header::CONTENT_TYPE, mime.to_string())], file.data.to_vec()).into_response()
}

/// Weak, because compression changes the bytes but not what they mean.
fn entity_tag(file: &EmbeddedFile) -> String {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{hash}\"")
}
