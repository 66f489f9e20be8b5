//! Where bots think: a few at once, the others wait in the order in which they asked.

use std::sync::Arc;

use game_registry::AnyMatch;
use search::Level;
use tokio::sync::Semaphore;

use super::{BotEngine, low_priority};

/// The bots of a server.
#[derive(Clone)]
pub(crate) struct BotPool {
    engine: Arc<dyn BotEngine>,
    /// A semaphore is fair: a table that has waited longer comes first.
    threads: Arc<Semaphore>,
}

impl BotPool {
    pub(crate) fn new(engine: Arc<dyn BotEngine>, threads: usize) -> Self {
        BotPool { engine, threads: Arc::new(Semaphore::new(threads)) }
    }

    /// How many levels this game has.
    pub(crate) fn levels(&self, game: &str) -> u8 {
        self.engine.levels(game)
    }

    /// The level for somebody's first game; 0 where there are no bots.
    pub(crate) fn first_level(&self, game: &str) -> u8 {
        Level::FIRST.number.min(self.levels(game))
    }

    /// The level of bots that play for people who have gone: the middle of the ladder.
    pub(crate) fn stand_in(&self, game: &str) -> u8 {
        self.levels(game).div_ceil(2).max(1)
    }

    /// What the seat to move plays. A bot that panics has chosen nothing; its thread is free again either way.
    pub(crate) async fn choose(
        &self,
        game: Box<dyn AnyMatch>,
        level: u8,
        seed: u64,
        stopping: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Vec<String> {
        let Ok(permit) = self.threads.clone().acquire_owned().await else { return Vec::new() };
        let engine = self.engine.clone();
        let events = low_priority::run(move || {
            let _permit = permit;
            let stop = || {
                low_priority::give_way();
                stopping()
            };
            engine.choose(game.as_ref(), level, seed, &stop)
        });
        events.await.unwrap_or_default()
    }
}
