//! A bot that plays anything legal.

use game_registry::AnyMatch;
use server::BotEngine;

pub(crate) struct Anything;

impl BotEngine for Anything {
    fn levels(&self, _: &str) -> u8 {
        8
    }

    fn choose(&self, game: &dyn AnyMatch, _: u8, seed: u64, _: &(dyn Fn() -> bool + Sync)) -> Vec<String> {
        let mut legal = game.legal();
        let pick = (seed % legal.len() as u64) as usize;
        vec![legal.swap_remove(pick)]
    }
}
