//! The HTTP API: one file for each thing it is about. What it says of itself, at `/openapi.json`, is made from the code.

mod account;
mod answer;
mod body;
mod client_address;
mod connections;
mod friends;
mod games;
mod host;
mod listen;
mod lists;
mod me;
mod origin_check;
mod page;
mod passkeys;
mod people;
mod push;
mod recovery;
mod revocation;
mod seats;
mod security_headers;
mod sessions;
mod tables;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use protocol::limits;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Components, ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use self::client_address::{Address, UnheededProxy};
use crate::accounts;
use crate::app::App;
use crate::error::{Failure, RefusedWith};
use crate::socket;
use crate::telemetry::RequestLabels;

pub use listen::{ServeError, serve};

/// A new table may bring a game record along.
const RECORD: usize = limits::RECORD_BYTES + limits::MESSAGE_BYTES;

/// Every address the server answers: the API, and the page under all the others.
pub fn router(app: Arc<App>) -> Router {
    api(app.clone())
        .fallback(get(page::page))
        .layer(middleware::map_response_with_state(app, security_headers::secure))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
}

fn api(app: Arc<App>) -> Router {
    let (routes, _) = described().split_for_parts();
    let json = ([("content-type", "application/json")], openapi());
    routes
        .route("/api/ws", get(socket::open))
        .route("/api/{*unknown}", any(|| async { Failure::from(protocol::Reason::NoAddress) }))
        .route("/openapi.json", get(|| async { json }))
        .layer(DefaultBodyLimit::max(limits::MESSAGE_BYTES))
        .route_layer(middleware::from_fn_with_state(app.clone(), origin_check::check_origin))
        .route_layer(middleware::from_fn_with_state(app.clone(), pace))
        .route_layer(middleware::from_fn_with_state(app.clone(), count))
        .merge(host::router())
        .with_state(app)
}

/// The description of the API, in OpenAPI's JSON, as `/openapi.json` has it.
pub fn openapi() -> String {
    serde_json::to_string(&described().to_openapi()).expect("the description is plain data")
}

fn described() -> OpenApiRouter<Arc<App>> {
    let info = InfoBuilder::new()
        .title("Crema")
        .version(protocol::PROTOCOL.to_string())
        .description(Some("Board games with anyone, by a link. docs/protocol.md explains tables, logs and acts."));
    let api: OpenApi = OpenApiBuilder::new()
        .info(info.build())
        .components(Some(credentials()))
        .security(Some(credentials_asked()))
        .build();
    OpenApiRouter::with_openapi(api)
        .routes(routes!(games::list))
        .routes(routes!(me::show, me::name))
        .routes(routes!(account::register, account::delete))
        .routes(routes!(account::change_password))
        .routes(routes!(account::export))
        .routes(routes!(recovery::left, recovery::draw))
        .routes(routes!(recovery::recover))
        .routes(routes!(sessions::sign_in, sessions::sign_out))
        .routes(routes!(sessions::list, sessions::revoke_others))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(passkeys::challenge))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::remove))
        .routes(routes!(sessions::revoke))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .merge(OpenApiRouter::new().routes(routes!(tables::open, lists::lobby)).layer(DefaultBodyLimit::max(RECORD)))
        .routes(routes!(tables::show))
        .routes(routes!(tables::news))
        .routes(routes!(tables::act))
        .routes(routes!(tables::legal))
        .routes(routes!(tables::record))
        .routes(routes!(seats::sit, seats::leave))
        .routes(routes!(seats::rematch))
        .routes(routes!(lists::mine))
        .routes(routes!(lists::my_turns))
        .routes(routes!(push::key, push::subscribe, push::unsubscribe))
        .routes(routes!(people::show))
        .routes(routes!(people::history))
        .routes(routes!(people::ratings))
        .routes(routes!(friends::list, friends::follow))
        .routes(routes!(friends::link))
        .routes(routes!(friends::unfriend))
        .routes(routes!(friends::blocks))
        .routes(routes!(friends::block, friends::unblock))
}

/// How a client proves who it is.
fn credentials() -> Components {
    let cookie = ApiKeyValue::with_description(
        "crema",
        "of a guest or an account, set by POST /api/me, /api/account or /api/session; over TLS it is called __Host-crema",
    );
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("made by POST /api/tokens")).build();
    ComponentsBuilder::new()
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)))
        .security_scheme("token", SecurityScheme::Http(token))
        .build()
}

/// One of the two, or neither: what needs one says so by answering 401.
fn credentials_asked() -> [SecurityRequirement; 3] {
    let none: [&str; 0] = [];
    [SecurityRequirement::default(), SecurityRequirement::new("cookie", none), SecurityRequirement::new("token", none)]
}

/// Nobody may ask all the time, and nothing is answered to a banned address.
async fn pace(State(app): State<Arc<App>>, address: Address, request: Request, next: Next) -> Response {
    if let Err(wait) = app.rates.requests.take(&address.key(), app.now()) {
        return Failure::rate_limited(wait).into_response();
    }
    if app.address_bans.hold(address.0)
        && let Err(banned) = accounts::check_address(&app, address.0).await
    {
        return banned.into_response();
    }
    next.run(request).await
}

async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let route = format!("{} {path}", request.method());
    let begun = app.now();
    let response = answer::in_our_words(next.run(request).await).await;
    let status = response.status().as_u16();
    app.metrics.answered(&RequestLabels { route, status }, app.now() - begun);
    if let Some(RefusedWith(code)) = response.extensions().get() {
        app.metrics.refused(*code);
    }
    response
}
