//! Bots are shared fairly: whoever keeps many of them busy does not keep others from theirs.

use std::sync::Arc;

use game_registry::{AnyMatch, GAMES};
use protocol::{Phase, ServerMessage};
use serde_json::json;
use server::{BotEngine, Limits};

use crate::bot_engine::Anything;
use crate::live::{Live, Plan};
use crate::player::Player;
use crate::socket::Socket;

/// The level of bots that think until they are told to stop.
const TOP: u8 = 8;

/// Its top bots think for ever, unless others wait.
struct Thinkers;

impl BotEngine for Thinkers {
    fn levels(&self, _: &str) -> u8 {
        TOP
    }

    fn choose(&self, game: &dyn AnyMatch, level: u8, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        while level == TOP && !stop() {
            std::thread::yield_now();
        }
        Anything.choose(game, level, seed, stop)
    }
}

pub(crate) async fn a_strangers_bot_answers_while_one_guest_keeps_all_busy() {
    let plan = Plan {
        bot_engine: Arc::new(Thinkers),
        trusted_proxies: 1,
        limits: Limits { bot_turn_ms: 1, ..Limits::default() },
        ..Plan::default()
    };
    let live = Live::with(plan).await;
    let mut hog = live.stranger_at("203.0.113.7");
    hog.post("/api/me", json!({"name": "Hog"})).await.ok();
    let against = |level: u8| json!([{"kind": "bot", "level": level}, {"kind": "me"}]);
    for _ in 0..160 {
        hog.post("/api/tables", json!({"game": GAMES[0].id, "seats": against(TOP)})).await.ok();
    }
    let mut stranger = live.stranger_at("198.51.100.1");
    stranger.post("/api/me", json!({"name": "Ada"})).await.ok();
    let table = stranger.post("/api/tables", json!({"game": GAMES[0].id, "seats": against(1)})).await.ok();
    let mut player = Player::join(stranger, table["id"].as_str().expect("an id"), 1).await;
    while !player.is_my_turn() {
        player.take_in_next().await;
    }
    assert_eq!(player.now.phase, Phase::Playing);
}

pub(crate) async fn everyone_at_the_table_is_told_that_a_bot_waits() {
    let live = Live::with(Plan { bot_engine: Arc::new(Thinkers), ..Plan::default() }).await;
    let mut ada = live.guest("Ada").await;
    let bot = json!({"kind": "bot", "level": TOP});
    // Two bots may think at once.
    for _ in 0..2 {
        ada.post("/api/tables", json!({"game": GAMES[0].id, "seats": [bot, {"kind": "me"}]})).await.ok();
    }
    let table = ada.post("/api/tables", json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, bot]})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    let mut watching = Socket::greet(&live.guest("Bob").await).await;
    watching.watch(&id, None).await;
    let mut player = Player::join(ada, &id, 1).await;
    while player.now.turn == Some(0) {
        player.play_turn().await;
    }
    let told = |message| match message {
        ServerMessage::BotWaits { table, number } => Some((table, number)),
        _ => None,
    };
    assert_eq!(watching.until(told).await, (id, player.now.number));
    let metrics = live.stranger().get("/metrics").await.text;
    assert!(metrics.lines().any(|line| line == "crema_bot_queue 1"), "{metrics}");
}
