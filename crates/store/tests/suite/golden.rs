//! Texts that databases out there hold: lines of every kind and version, which must be readable for ever.
//!
//! The files in `tests/golden` only ever grow. A line of theirs that no longer reads as it did is a match that somebody has lost.

use std::collections::BTreeSet;

use store::{EndReason, LOG_VERSION, LogEntry, MatchResult, Outcome};

/// The same entries, line by line, as each version of the log wrote them.
pub(crate) const LOGS: &[&str] = &[include_str!("../golden/log_v1.tsv"), include_str!("../golden/log_v2.tsv")];
const RESULTS: &str = include_str!("../golden/results.txt");

fn result(reason: EndReason, scores: Option<Vec<i32>>, winners: &[u8]) -> MatchResult {
    MatchResult { reason, scores, winners: winners.to_vec() }
}

fn results() -> [MatchResult; 5] {
    [
        result(EndReason::Played, Some(vec![-3, 7]), &[1]),
        result(EndReason::Resigned, None, &[0]),
        result(EndReason::Flagged, None, &[0, 1]),
        result(EndReason::Abandoned, None, &[]),
        result(EndReason::Closed, None, &[]),
    ]
}

/// The meaning of each line of a golden log.
pub(crate) fn entries() -> Vec<LogEntry> {
    let event = |by, text: &str| LogEntry::Event { by, text: text.to_owned() };
    let mut entries = vec![
        event(Some(0), "buy 26 b7c7d7c8d8e8"),
        event(None, "draw 2 iced-mochaccino"),
        LogEntry::TookBack { by: 0, length: 4 },
        LogEntry::Resigned { by: 2 },
        LogEntry::Flagged { by: 0 },
        LogEntry::BotTook { by: 3, level: 5 },
        LogEntry::Reclaimed { by: 3 },
    ];
    entries.extend(results().map(|result| LogEntry::Ended { result }));
    entries
}

/// A number for each kind of entry. A new kind does not compile without one, and does not pass without golden lines.
fn kind(entry: &LogEntry) -> usize {
    const ENDED: usize = 6;
    match entry {
        LogEntry::Event { .. } => 0,
        LogEntry::TookBack { .. } => 1,
        LogEntry::Resigned { .. } => 2,
        LogEntry::Flagged { .. } => 3,
        LogEntry::BotTook { .. } => 4,
        LogEntry::Reclaimed { .. } => 5,
        LogEntry::Ended { result } => match result.reason {
            EndReason::Played => ENDED,
            EndReason::Resigned => ENDED + 1,
            EndReason::Flagged => ENDED + 2,
            EndReason::Abandoned => ENDED + 3,
            EndReason::Closed => ENDED + 4,
        },
    }
}
const KINDS: usize = 11;

/// The seat and the text of each line.
pub(crate) fn lines(log: &str) -> Vec<(Option<u8>, String)> {
    let line = |line: &str| {
        let (seat, text) = line.split_once('\t').expect("SEAT, tab, TEXT");
        ((seat != "-").then(|| seat.parse().expect("a seat")), text.to_owned())
    };
    log.lines().map(line).collect()
}

#[test]
fn every_version_of_the_log_is_readable() {
    assert_eq!(LOGS.len(), LOG_VERSION as usize, "a new version needs a file of lines in tests/golden");
    for (version, log) in (1..).zip(LOGS) {
        let read: Vec<LogEntry> =
            lines(log).into_iter().map(|(seat, text)| LogEntry::parse(seat, text).unwrap()).collect();
        assert_eq!(read, entries(), "version {version}");
        let kinds: BTreeSet<usize> = read.iter().map(kind).collect();
        assert_eq!(kinds, (0..KINDS).collect(), "version {version} lacks a line of some kind");
    }
}

#[test]
fn the_newest_version_is_written() {
    let written: Vec<(Option<u8>, String)> =
        entries().iter().map(|entry| (entry.seat(), entry.to_text().into_owned())).collect();
    assert_eq!(written, lines(LOGS[LOGS.len() - 1]));
}

#[test]
fn results_are_written_and_read_as_ever() {
    let [played, resigned, flagged, ..] = results();
    let mut outcomes = vec![Outcome::Finished(played), Outcome::Finished(resigned), Outcome::Finished(flagged)];
    outcomes.extend(["abandoned", "closed"].map(|reason| Outcome::Aborted { reason: reason.to_owned() }));
    let read: Vec<Outcome> = RESULTS.lines().map(|line| Outcome::parse(line).unwrap()).collect();
    assert_eq!(read, outcomes);
    assert_eq!(outcomes.iter().map(Outcome::to_text).collect::<Vec<_>>(), RESULTS.lines().collect::<Vec<_>>());
}

#[test]
fn nothing_else_is_taken_for_an_entry() {
    for (seat, text) in [
        (None, "!"),
        (None, "!{"),
        (None, "!{\"what\":\"danced\"}"),
        (Some(0), "!2 danced"),
        (Some(0), "!2 resigned twice"),
        (None, "!2 resigned"),
        (Some(0), "!2 took-back"),
        (Some(0), "!2 took-back -1"),
        (Some(0), "!2 bot-took 256"),
        (None, "!2 ended {}"),
        (Some(0), "!3 resigned"),
        (Some(0), "!2"),
    ] {
        let read = LogEntry::parse(seat, text.to_owned());
        assert!(matches!(&read, Err(store::Error::Unreadable { found, .. }) if found == text), "{text}: {read:?}");
    }
}
