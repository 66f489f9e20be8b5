//! How long a player may think, as people say it: in nodes, in milliseconds, or both.

use std::time::Duration;

use clap::Args;
use game_core::Budget;

use crate::clock::Clock;
use crate::number::{MOST, whole};

/// When to stop thinking; without any limit, when told to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Limits {
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
}

impl Limits {
    /// Without any limit a search ends when it is told to.
    pub(crate) fn are_none(self) -> bool {
        self == Limits::default()
    }

    /// Calls `think` with a budget that ends with these limits, or when `stop` says so; returns how long it took, too.
    pub(crate) fn watch<T>(
        self,
        clock: &Clock<'_>,
        stop: &dyn Fn() -> bool,
        think: impl FnOnce(Budget<'_>) -> T,
    ) -> (T, Duration) {
        let start = clock();
        let spent = || clock().saturating_sub(start);
        let over = || stop() || self.time.is_some_and(|time| spent() >= time);
        let found = think(Budget { nodes: self.nodes.unwrap_or(u64::MAX), stop: &over });
        (found, spent())
    }
}

/// The flags that set limits.
#[derive(Args)]
pub(crate) struct LimitArgs {
    /// Nodes (positions or playouts looked at) a move: the same games for the same arguments
    #[arg(long, value_name = "K", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    nodes: Option<u64>,

    /// Milliseconds a move
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    movetime: Option<u64>,
}

impl LimitArgs {
    /// The limits; `otherwise` where none is given.
    pub(crate) fn limits(&self, otherwise: Limits) -> Limits {
        match (self.movetime.map(Duration::from_millis), self.nodes) {
            (None, None) => otherwise,
            (time, nodes) => Limits { time, nodes },
        }
    }
}
