//! People who have left: since when, and when they lose their seat. Pure, with `now` as an argument.
//!
//! *Why this shape.* Being away is no event: it is noticed whenever presence is looked at, so all that is kept is since when each
//! seat's person has been away. Nobody loses a seat while nobody is left to play with, nor while servers cannot hear each other.

use protocol::{ClockTerms, Leavers as Policy, Millis, TableEvent, Terms};

/// The facts about a seat that the rule for leavers needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatFacts {
    /// Does a person hold it?
    pub(super) person: bool,
    /// Is that person there?
    pub(super) here: bool,
    /// Does a bot play it, for whatever reason?
    pub(super) bot: bool,
}

/// Since when each seat's person has been away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leavers {
    away: Vec<Option<Millis>>,
}

impl Leavers {
    pub(super) fn new(seats: usize) -> Self {
        Leavers { away: vec![None; seats] }
    }

    /// The game starts, or nobody can be sure who is there: everyone has the whole grace time from now on.
    pub(super) fn reset(&mut self) {
        self.away.fill(None);
    }

    /// Notes who is away now.
    pub(super) fn note(&mut self, seats: &[SeatFacts], now: Millis) {
        for (away, facts) in self.away.iter_mut().zip(seats) {
            *away = if facts.here || !facts.person { None } else { away.or(Some(now)) };
        }
    }

    /// The seats that are about to be lost, with the time when they are.
    fn due(&self, seats: &[SeatFacts], terms: &Terms) -> impl Iterator<Item = (u8, Millis)> {
        let someone_waits = |(away, facts): (&Option<Millis>, &SeatFacts)| facts.person && !facts.bot && away.is_none();
        let grace = grace(terms).filter(|_| self.away.iter().zip(seats).any(someone_waits));
        let due = move |(seat, (away, facts)): (usize, (&Option<Millis>, &SeatFacts))| {
            let (since, grace) = ((*away)?, grace?);
            (!facts.bot).then_some((seat as u8, since + grace))
        };
        self.away.iter().zip(seats).enumerate().filter_map(due)
    }

    /// When the next seat is lost.
    pub(super) fn next_due(&self, seats: &[SeatFacts], terms: &Terms) -> Option<Millis> {
        self.due(seats, terms).map(|(_, due)| due).min()
    }

    /// The fate of the first person who has been away for too long.
    pub(super) fn overdue(&self, seats: &[SeatFacts], terms: &Terms, stand_in: u8, now: Millis) -> Option<TableEvent> {
        let (by, _) = self.due(seats, terms).find(|&(_, due)| due <= now)?;
        Some(match terms.leavers {
            Policy::Resign { .. } => TableEvent::Resigned { by },
            Policy::Bot { .. } | Policy::Wait => TableEvent::BotTook { by, level: stand_in },
        })
    }
}

/// How long a person may be away. In games by correspondence everyone is.
fn grace(terms: &Terms) -> Option<Millis> {
    match terms.leavers {
        _ if matches!(terms.clock, ClockTerms::Days { .. }) => None,
        Policy::Bot { grace_s } | Policy::Resign { grace_s } => Some(Millis::from(grace_s) * 1_000),
        Policy::Wait => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: SeatFacts = SeatFacts { person: true, here: true, bot: false };
    const AWAY: SeatFacts = SeatFacts { person: true, here: false, bot: false };
    const REPLACED: SeatFacts = SeatFacts { person: true, here: false, bot: true };
    const BOT: SeatFacts = SeatFacts { person: false, here: true, bot: true };

    fn terms(leavers: Policy, clock: ClockTerms) -> Terms {
        Terms { leavers, clock, ..Terms::default() }
    }

    #[test]
    fn who_loses_a_seat_and_when() {
        let bot = Policy::Bot { grace_s: 30 };
        let resign = Policy::Resign { grace_s: 30 };
        let untimed = ClockTerms::None;
        let took = TableEvent::BotTook { by: 1, level: 4 };
        for (name, seats, terms, wanted) in [
            ("replaced by a bot", vec![HERE, AWAY], terms(bot, untimed), Some(took)),
            ("has resigned", vec![HERE, AWAY], terms(resign, untimed), Some(TableEvent::Resigned { by: 1 })),
            ("is waited for", vec![HERE, AWAY], terms(Policy::Wait, untimed), None),
            ("plays by correspondence", vec![HERE, AWAY], terms(bot, ClockTerms::Days { days: 2 }), None),
            ("has lost it already", vec![HERE, REPLACED], terms(bot, untimed), None),
            ("nobody is left to play with", vec![AWAY, AWAY], terms(bot, untimed), None),
            ("only a bot is left to play with", vec![BOT, AWAY], terms(bot, untimed), None),
            ("everyone is there", vec![HERE, HERE], terms(bot, untimed), None),
        ] {
            let mut leavers = Leavers::new(2);
            leavers.note(&seats, 1_000);
            assert_eq!(leavers.next_due(&seats, &terms), wanted.as_ref().map(|_| 31_000), "{name}");
            assert_eq!(leavers.overdue(&seats, &terms, 4, 30_999), None, "{name}");
            assert_eq!(leavers.overdue(&seats, &terms, 4, 31_000), wanted, "{name}");
        }
    }

    #[test]
    fn time_away_counts_from_the_last_departure() {
        let terms = terms(Policy::Bot { grace_s: 30 }, ClockTerms::None);
        let mut leavers = Leavers::new(2);
        for (seats, now, due) in [
            ([HERE, AWAY], 1_000, Some(31_000)),
            ([HERE, AWAY], 5_000, Some(31_000)),
            ([HERE, HERE], 6_000, None),
            ([HERE, AWAY], 7_000, Some(37_000)),
        ] {
            leavers.note(&seats, now);
            assert_eq!(leavers.next_due(&seats, &terms), due, "at {now}");
        }
        leavers.reset();
        assert_eq!(leavers.next_due(&[HERE, AWAY], &terms), None);
    }
}
