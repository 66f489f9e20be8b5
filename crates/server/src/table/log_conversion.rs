//! A table's log as it is told, and as the store keeps it. The two are different formats on purpose: the protocol may change, and
//! what is stored must be readable for ever.

use protocol::{EndReason, Entry, GameResult, TableEvent};
use store::{EventRecord, LogEntry, MatchResult};

pub(crate) fn write(what: &TableEvent) -> LogEntry {
    match what {
        TableEvent::Event { by, text } => LogEntry::Event { by: *by, text: text.clone().unwrap_or_default() },
        TableEvent::TookBack { by, length } => LogEntry::TookBack { by: *by, length: *length },
        TableEvent::Resigned { by } => LogEntry::Resigned { by: *by },
        TableEvent::Flagged { by } => LogEntry::Flagged { by: *by },
        TableEvent::BotTook { by, level } => LogEntry::BotTook { by: *by, level: *level },
        TableEvent::Reclaimed { by } => LogEntry::Reclaimed { by: *by },
        TableEvent::Ended { result } => LogEntry::Ended { result: write_result(result) },
    }
}

pub(crate) fn read(stored: EventRecord) -> Entry {
    let what = match stored.entry {
        LogEntry::Event { by, text } => TableEvent::Event { by, text: Some(text) },
        LogEntry::TookBack { by, length } => TableEvent::TookBack { by, length },
        LogEntry::Resigned { by } => TableEvent::Resigned { by },
        LogEntry::Flagged { by } => TableEvent::Flagged { by },
        LogEntry::BotTook { by, level } => TableEvent::BotTook { by, level },
        LogEntry::Reclaimed { by } => TableEvent::Reclaimed { by },
        LogEntry::Ended { result } => TableEvent::Ended { result: read_result(result) },
    };
    Entry { number: stored.number, at: stored.at, what }
}

pub(crate) fn write_result(result: &GameResult) -> MatchResult {
    let reason = match result.reason {
        EndReason::Played => store::EndReason::Played,
        EndReason::Resigned => store::EndReason::Resigned,
        EndReason::Flagged => store::EndReason::Flagged,
        EndReason::Abandoned => store::EndReason::Abandoned,
        EndReason::Closed => store::EndReason::Closed,
    };
    MatchResult { reason, scores: result.scores.clone(), winners: result.winners.clone() }
}

pub(crate) fn read_result(stored: MatchResult) -> GameResult {
    let reason = match stored.reason {
        store::EndReason::Played => EndReason::Played,
        store::EndReason::Resigned => EndReason::Resigned,
        store::EndReason::Flagged => EndReason::Flagged,
        store::EndReason::Abandoned => EndReason::Abandoned,
        store::EndReason::Closed => EndReason::Closed,
    };
    GameResult { reason, scores: stored.scores, winners: stored.winners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_happens_is_read_as_it_was_written() {
        let ended = |reason, scores, winners: &[u8]| TableEvent::Ended {
            result: GameResult { reason, scores, winners: winners.to_vec() },
        };
        for what in [
            TableEvent::Event { by: Some(1), text: Some("buy 26 b7c7d7c8d8e8".into()) },
            TableEvent::Event { by: None, text: Some("draw 2 iced-mochaccino".into()) },
            TableEvent::TookBack { by: 0, length: 4 },
            TableEvent::Resigned { by: 2 },
            TableEvent::Flagged { by: 0 },
            TableEvent::BotTook { by: 3, level: 5 },
            TableEvent::Reclaimed { by: 3 },
            ended(EndReason::Played, Some(vec![-3, 7]), &[1]),
            ended(EndReason::Resigned, None, &[0]),
            ended(EndReason::Flagged, None, &[0]),
            ended(EndReason::Abandoned, None, &[]),
            ended(EndReason::Closed, None, &[]),
        ] {
            let entry = read(EventRecord { number: 4, at: 9, entry: write(&what) });
            assert_eq!(entry, Entry { number: 4, at: 9, what });
        }
    }
}
