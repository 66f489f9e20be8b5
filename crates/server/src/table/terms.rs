//! The terms of a table: as people agree on them, and as the store keeps them.

use protocol::{Access, ClockTerms, Leavers, Reason, Refusal, TalkTerms, Terms};
use serde_json::json;

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;

/// The longest of each that a table may ask for.
const BASE_S: std::ops::RangeInclusive<u32> = 10..=10_800;
const INCREMENT_S: std::ops::RangeInclusive<u32> = 0..=180;
const DAYS: std::ops::RangeInclusive<u32> = 1..=14;
const GRACE_S: std::ops::RangeInclusive<u32> = 10..=3_600;

/// Are these terms that a table can have?
pub(crate) fn check(terms: &Terms) -> Result<(), Refusal> {
    let within = |what: &str, value: u32, range: std::ops::RangeInclusive<u32>| {
        if range.contains(&value) {
            return Ok(());
        }
        let message = format!("{what} is {value}; it may be {} to {}", range.start(), range.end());
        let facts = json!({ "what": what, "value": value, "least": range.start(), "most": range.end() });
        Err(Refusal { message, facts: Some(facts), ..Reason::TermsRange.refusal() })
    };
    match terms.clock {
        ClockTerms::None if terms.rated => {
            return Err(Reason::RatedClock.refusal());
        }
        ClockTerms::None => {}
        ClockTerms::RealTime { base_s, increment_s } => {
            within("base_s", base_s, BASE_S)?;
            within("increment_s", increment_s, INCREMENT_S)?;
        }
        ClockTerms::Days { days } => within("days", days, DAYS)?,
    }
    match terms.leavers {
        Leavers::Wait => Ok(()),
        Leavers::Bot { .. } if terms.rated => Err(Reason::RatedLeavers.refusal()),
        Leavers::Bot { grace_s } | Leavers::Resign { grace_s } => within("grace_s", grace_s, GRACE_S),
    }
}

pub(crate) fn clock(terms: ClockTerms) -> store::Clock {
    match terms {
        ClockTerms::None => store::Clock::Untimed,
        ClockTerms::RealTime { base_s, increment_s } => store::Clock::RealTime {
            base_ms: i64::from(base_s) * SECOND,
            increment_ms: i64::from(increment_s) * SECOND,
        },
        ClockTerms::Days { days } => store::Clock::PerTurn { turn_ms: i64::from(days) * DAY },
    }
}

pub(crate) fn access(access: Access) -> store::Access {
    match access {
        Access::Link => store::Access::Link,
        Access::Anyone => store::Access::Public,
        Access::Friends => store::Access::Friends,
    }
}

pub(crate) fn talk(terms: TalkTerms) -> store::ChatPolicy {
    match terms {
        TalkTerms::Phrases => store::ChatPolicy::Presets,
        TalkTerms::Text => store::ChatPolicy::Text,
        TalkTerms::Silent => store::ChatPolicy::Off,
    }
}

pub(crate) fn leavers(leavers: Leavers) -> store::LeaverPolicy {
    match leavers {
        Leavers::Wait => store::LeaverPolicy::Wait,
        Leavers::Bot { grace_s } => store::LeaverPolicy::Bot { grace_ms: i64::from(grace_s) * SECOND },
        Leavers::Resign { grace_s } => store::LeaverPolicy::Resign { grace_ms: i64::from(grace_s) * SECOND },
    }
}

/// Reads the texts that [`clock`], [`access`], [`talk`] and [`leavers`] have written.
pub(crate) fn stored(record: &store::MatchTerms) -> Terms {
    let whole = |ms: i64, unit: i64| u32::try_from(ms / unit).unwrap_or(u32::MAX);
    Terms {
        clock: match record.clock {
            store::Clock::Untimed => ClockTerms::None,
            store::Clock::RealTime { base_ms, increment_ms } => {
                ClockTerms::RealTime { base_s: whole(base_ms, SECOND), increment_s: whole(increment_ms, SECOND) }
            }
            store::Clock::PerTurn { turn_ms } => ClockTerms::Days { days: whole(turn_ms, DAY) },
        },
        access: match record.access {
            store::Access::Public => Access::Anyone,
            store::Access::Link => Access::Link,
            store::Access::Friends => Access::Friends,
        },
        private: record.private,
        rated: record.rated,
        talk: match record.chat {
            store::ChatPolicy::Off => TalkTerms::Silent,
            store::ChatPolicy::Presets => TalkTerms::Phrases,
            store::ChatPolicy::Text => TalkTerms::Text,
        },
        leavers: match record.leavers {
            store::LeaverPolicy::Wait => Leavers::Wait,
            store::LeaverPolicy::Bot { grace_ms } => Leavers::Bot { grace_s: whole(grace_ms, SECOND) },
            store::LeaverPolicy::Resign { grace_ms } => Leavers::Resign { grace_s: whole(grace_ms, SECOND) },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_out_of_range_is_refused_with_its_limits() {
        let check = |clock: ClockTerms, leavers: Leavers, facts: Option<serde_json::Value>| {
            let terms = Terms { clock, leavers, ..Terms::default() };
            let refused = super::check(&terms).err();
            let reason = facts.is_some().then_some(Reason::TermsRange);
            assert_eq!(refused.as_ref().and_then(|refusal| refusal.reason), reason, "{terms:?}");
            assert_eq!(refused.and_then(|refusal| refusal.facts), facts, "{terms:?}");
        };
        let range =
            |what, value, least, most| Some(json!({ "what": what, "value": value, "least": least, "most": most }));
        let real_time = |base_s, increment_s| ClockTerms::RealTime { base_s, increment_s };
        check(ClockTerms::None, Leavers::Wait, None);
        check(real_time(10, 180), Leavers::Bot { grace_s: 10 }, None);
        check(real_time(9, 0), Leavers::Wait, range("base_s", 9, 10, 10_800));
        check(real_time(600, 181), Leavers::Wait, range("increment_s", 181, 0, 180));
        check(ClockTerms::Days { days: 15 }, Leavers::Wait, range("days", 15, 1, 14));
        check(ClockTerms::None, Leavers::Resign { grace_s: 3_601 }, range("grace_s", 3_601, 10, 3_600));
    }
}
