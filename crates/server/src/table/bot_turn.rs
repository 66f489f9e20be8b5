//! The choice of the server that lets a bot think. Pure, with `now` as an argument.
//!
//! *Why this shape.* Several servers may have the table in memory, and one of them should think. The server where a move was made
//! lets the next bot think at once; the others wait a little for word that it does, and then as long as they hear that it does. If
//! that server dies, it falls silent, and another takes over. Two that think do no harm: the store takes one move.

use protocol::Millis;

/// How long the other servers wait to hear that one of them thinks.
const LEAVE_TO_OTHERS_MS: Millis = 1_500;

/// This server's part in letting bots play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BotTurn {
    /// The number of log entries at which a bot was asked.
    asked: Option<u32>,
    /// From when on a bot may think here.
    think_at: Millis,
}

impl BotTurn {
    pub(super) fn new(now: Millis) -> Self {
        BotTurn { asked: None, think_at: now }
    }

    /// The number of entries at which a bot thinks here.
    pub(super) fn asked(&self) -> Option<u32> {
        self.asked
    }

    /// A move was made here: the next bot thinks here.
    pub(super) fn moved_here(&mut self, now: Millis) {
        self.think_at = now;
    }

    /// A move was made at another server, or perhaps one was: it is left to that server to think.
    pub(super) fn moved_elsewhere(&mut self, now: Millis) {
        self.think_at = now + LEAVE_TO_OTHERS_MS;
    }

    /// Nobody waits for an answer any more.
    pub(super) fn forget(&mut self) {
        self.asked = None;
    }

    /// When to ask the bot that is to move at `number`: not while it has been asked, nor while one thinks at another server, whose
    /// word on it counts until `others_until`.
    pub(super) fn due(&self, number: u32, others_until: Option<Millis>) -> Option<Millis> {
        (self.asked != Some(number)).then(|| self.think_at.max(others_until.unwrap_or(0)))
    }

    /// Is the bot that is to move to be asked now?
    pub(super) fn ask(&mut self, number: u32, others_until: Option<Millis>, now: Millis) -> bool {
        let ask = self.due(number, others_until).is_some_and(|due| due <= now);
        if ask {
            self.asked = Some(number);
        }
        ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_server_thinks_and_another_takes_over_when_it_falls_silent() {
        let mut turn = BotTurn::new(0);
        turn.moved_elsewhere(1_000);
        for (number, others_until, now, asks) in [
            (7, None, 2_499, false),
            (7, Some(16_000), 2_500, false),
            (7, Some(16_000), 15_999, false),
            (7, Some(16_000), 16_000, true),
            (7, None, 16_001, false),
            (8, None, 16_002, true),
        ] {
            assert_eq!(turn.ask(number, others_until, now), asks, "{number} at {now}");
        }
    }

    #[test]
    fn who_made_the_move_thinks_at_once_and_asks_once() {
        let mut turn = BotTurn::new(0);
        turn.moved_elsewhere(1_000);
        turn.moved_here(1_200);
        assert_eq!(turn.due(3, None), Some(1_200));
        assert!(turn.ask(3, None, 1_200) && !turn.ask(3, None, 1_300));
        assert_eq!((turn.asked(), turn.due(3, None)), (Some(3), None));
        turn.forget();
        assert!(turn.ask(3, None, 1_400), "an answer that came to nothing is asked for again");
    }
}
