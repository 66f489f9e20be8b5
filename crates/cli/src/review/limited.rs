//! Effort by nodes, by the clock, or by both.

use game_core::Budget;
use review::Effort;

use crate::clock::Clock;
use crate::limits::Limits;

/// Searches end with these limits.
#[derive(Clone, Copy)]
pub(crate) struct Limited<'a> {
    pub(crate) limits: Limits,
    pub(crate) clock: &'a Clock<'a>,
}

impl Effort for Limited<'_> {
    fn spend<T>(&self, parts: u32, think: impl FnOnce(Budget<'_>) -> T) -> T {
        let part = Limits {
            time: self.limits.time.map(|time| time / parts),
            nodes: self.limits.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
        };
        part.watch(self.clock, &|| false, think).0
    }

    fn nodes(&self) -> Option<u64> {
        self.limits.nodes
    }
}
