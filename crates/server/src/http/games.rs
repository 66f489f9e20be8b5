//! The games that can be played here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::GameView;

use crate::app::App;

/// Every game, with its numbers of seats and bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameView>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameView>> {
    let view = |info: &game_core::Info| GameView {
        id: info.id.to_owned(),
        name: info.name.to_owned(),
        min_seats: info.min_seats,
        max_seats: info.max_seats,
        rules_version: info.rules_version,
        bot_levels: app.bots.levels(info.id),
        first_bot_level: app.bots.first_level(info.id),
    };
    Json(app.games.list().iter().map(view).collect())
}
