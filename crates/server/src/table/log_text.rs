//! How the store writes a table's log: events of the game in their own words, everything else as JSON behind a `!`, with which
//! no event of any game begins.

use protocol::{Entry, TableEvent};
use store::{EventRecord, NewEvent};

const CONTROL: char = '!';

pub(crate) fn write(what: &TableEvent) -> NewEvent {
    let control = |by| NewEvent {
        by,
        text: format!("{CONTROL}{}", serde_json::to_string(what).expect("table_events are plain data")),
    };
    match what {
        TableEvent::Event { by, text } => NewEvent { by: *by, text: text.clone().unwrap_or_default() },
        TableEvent::TookBack { by, .. }
        | TableEvent::Resigned { by }
        | TableEvent::Flagged { by }
        | TableEvent::BotTook { by, .. }
        | TableEvent::Reclaimed { by } => control(Some(*by)),
        TableEvent::Ended { .. } => control(None),
    }
}

pub(crate) fn read(stored: EventRecord) -> Result<Entry, serde_json::Error> {
    let what = match stored.text.strip_prefix(CONTROL) {
        Some(json) => serde_json::from_str(json)?,
        None => TableEvent::Event { by: stored.by, text: Some(stored.text) },
    };
    Ok(Entry { number: stored.number, at: stored.at, what })
}

#[cfg(test)]
mod tests {
    use protocol::{EndReason, GameResult};

    use super::*;

    #[test]
    fn everything_that_happens_is_read_as_it_was_written() {
        let result = GameResult { reason: EndReason::Played, scores: Some(vec![-3, 7]), winners: vec![1] };
        for what in [
            TableEvent::Event { by: Some(1), text: Some("buy 26 b7c7d7c8d8e8".into()) },
            TableEvent::Event { by: None, text: Some("draw 2 iced-mochaccino".into()) },
            TableEvent::TookBack { by: 0, length: 4 },
            TableEvent::Resigned { by: 2 },
            TableEvent::Flagged { by: 0 },
            TableEvent::BotTook { by: 3, level: 5 },
            TableEvent::Reclaimed { by: 3 },
            TableEvent::Ended { result },
        ] {
            let NewEvent { by, text } = write(&what);
            let entry = read(EventRecord { number: 4, by, text, at: 9 }).expect("reads back");
            assert_eq!(entry, Entry { number: 4, at: 9, what });
        }
    }

    #[test]
    fn a_broken_control_line_is_an_error() {
        assert!(read(EventRecord { number: 0, by: None, text: "!{".into(), at: 0 }).is_err());
    }
}
