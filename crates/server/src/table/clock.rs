//! The players' time: pure arithmetic, with `now` as an argument.
//!
//! *Why this shape.* Only one clock runs at a time, that of the person to move (bots have none), so a clock is what every seat
//! has left, plus who is running and since when. When the server was away, the store puts `since` off by as much, and nobody has
//! lost any time.

use protocol::{ClockView, Millis};
use store::{Clock as Terms, TurnState};

/// The time that everyone has left, and the seat whose time runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    terms: Terms,
    left: Vec<Millis>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: u8,
    since: Millis,
}

impl Clock {
    /// Before the first turn.
    pub(crate) fn new(terms: Terms, seats: usize) -> Self {
        let left = match terms {
            Terms::Untimed => Vec::new(),
            Terms::RealTime { base_ms, .. } => vec![base_ms; seats],
            Terms::PerTurn { turn_ms } => vec![turn_ms; seats],
        };
        Clock { terms, left, running: None }
    }

    /// As the store has it. `running` is the seat to move.
    pub(crate) fn resumed(terms: Terms, left: Vec<Millis>, running: Option<(u8, Millis)>) -> Self {
        Clock { terms, left, running: running.map(|(seat, since)| Running { seat, since }) }
    }

    /// The turn is now `next`'s (a person's; nobody's while a bot plays or when the game is over). `acted` says whether the
    /// seat whose clock ran has done something, rather than just having been looked at.
    pub(crate) fn pass(&mut self, next: Option<u8>, acted: bool, now: Millis) {
        if self.left.is_empty() {
            return;
        }
        let before = self.running.take();
        let passed = before.map(|running| running.seat) != next;
        if let Some(Running { seat, since }) = before {
            let left = &mut self.left[usize::from(seat)];
            *left = (*left - (now - since).max(0)).max(0);
            // A part of a turn may be taken back: only a turn that is handed on earns anything.
            match self.terms {
                Terms::RealTime { increment_ms, .. } if acted && passed => *left += increment_ms,
                Terms::PerTurn { turn_ms } if acted && passed => *left = turn_ms,
                _ => {}
            }
        }
        if let (Some(seat), Terms::PerTurn { turn_ms }, true) = (next, self.terms, passed) {
            self.left[usize::from(seat)] = turn_ms;
        }
        self.running = next.map(|seat| Running { seat, since: now });
    }

    /// When the running clock runs out.
    pub(crate) fn flag_at(&self) -> Option<Millis> {
        self.running
            .filter(|_| !self.left.is_empty())
            .map(|running| running.since + self.left[usize::from(running.seat)])
    }

    /// The seat whose time is up.
    pub(crate) fn flagged(&self, now: Millis) -> Option<u8> {
        self.flag_at().filter(|&at| at <= now).and(self.running).map(|running| running.seat)
    }

    /// For the store.
    pub(crate) fn turn_state(&self, turn: Option<u8>) -> TurnState {
        TurnState {
            turn,
            clocks_ms: self.left.clone(),
            running_since: self.running.filter(|_| !self.left.is_empty()).map(|running| running.since),
            flag_at: self.flag_at(),
        }
    }

    /// For the players; nothing without clocks.
    pub(crate) fn view(&self, now: Millis) -> Option<ClockView> {
        if self.left.is_empty() {
            return None;
        }
        let mut left_ms = self.left.clone();
        if let Some(Running { seat, since }) = self.running {
            let left = &mut left_ms[usize::from(seat)];
            *left = (*left - (now - since).max(0)).max(0);
        }
        Some(ClockView { at: now, left_ms, running: self.running.map(|running| running.seat) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REAL: Terms = Terms::RealTime { base_ms: 60_000, increment_ms: 2_000 };
    const DAYS: Terms = Terms::PerTurn { turn_ms: 86_400_000 };

    fn left(clock: &Clock, now: Millis) -> Vec<Millis> {
        clock.view(now).expect("a clock").left_ms
    }

    #[test]
    fn real_time_is_spent_and_the_increment_comes_when_the_turn_passes() {
        let mut clock = Clock::new(REAL, 3);
        clock.pass(Some(0), false, 1_000);
        assert_eq!(left(&clock, 11_000), [50_000, 60_000, 60_000]);
        clock.pass(Some(0), true, 11_000);
        assert_eq!(left(&clock, 11_000), [50_000, 60_000, 60_000], "still the same player's turn");
        clock.pass(Some(1), true, 12_000);
        assert_eq!(left(&clock, 13_000), [51_000, 59_000, 60_000]);
    }

    #[test]
    fn days_are_counted_for_each_turn() {
        let mut clock = Clock::new(DAYS, 2);
        clock.pass(Some(0), false, 0);
        clock.pass(Some(1), true, 80_000_000);
        assert_eq!(left(&clock, 80_000_000), [86_400_000; 2]);
        assert_eq!(clock.flag_at(), Some(166_400_000));
    }

    #[test]
    fn a_clock_changes_hands_only_with_the_turn() {
        // Who is to move after each step, whether the mover has played something, when, and what the first seat has left.
        let steps = [
            ("the game starts", Some(0), false, 0, 86_400_000),
            ("part of a turn", Some(0), true, 5_000, 86_395_000),
            ("the part is taken back", Some(0), false, 6_000, 86_394_000),
            ("the part is played again", Some(0), true, 7_000, 86_393_000),
            ("the turn is handed on", Some(1), true, 8_000, 86_400_000),
            ("and comes back", Some(0), true, 9_000, 86_400_000),
        ];
        let mut clock = Clock::new(DAYS, 2);
        for (name, next, acted, now, first) in steps {
            clock.pass(next, acted, now);
            assert_eq!(left(&clock, now)[0], first, "{name}");
        }
        assert_eq!(clock.flag_at(), Some(9_000 + 86_400_000));
    }

    #[test]
    fn a_flag_falls_on_time_and_not_before() {
        let mut clock = Clock::new(REAL, 2);
        clock.pass(Some(1), false, 5_000);
        assert_eq!((clock.flagged(64_999), clock.flagged(65_000)), (None, Some(1)));
    }

    #[test]
    fn no_clock_runs_for_bots_and_after_the_end() {
        let mut clock = Clock::new(REAL, 2);
        clock.pass(Some(0), false, 0);
        clock.pass(None, true, 1_000);
        assert_eq!((clock.flag_at(), left(&clock, 90_000)), (None, vec![61_000, 60_000]));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clock = Clock::new(Terms::Untimed, 2);
        clock.pass(Some(0), false, 0);
        assert_eq!((clock.flag_at(), clock.view(9)), (None, None));
        assert_eq!(clock.turn_state(Some(0)), TurnState { turn: Some(0), ..TurnState::default() });
    }

    #[test]
    fn a_stored_clock_goes_on_where_it_was() {
        let mut clock = Clock::new(REAL, 2);
        clock.pass(Some(1), false, 5_000);
        let turn_state = clock.turn_state(Some(1));
        let since = turn_state.running_since.expect("it runs");
        assert_eq!(Clock::resumed(REAL, turn_state.clocks_ms, Some((1, since))), clock);
    }
}
