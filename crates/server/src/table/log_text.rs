//! How the store writes a table's log: events of the game in their own words, everything else as JSON behind a `!`, with which
//! no event of any game begins.

use protocol::{Entry, Happening};
use store::{EventRecord, NewEvent};

const CONTROL: char = '!';

pub(crate) fn write(what: &Happening) -> NewEvent {
    let control = |by| NewEvent {
        by,
        text: format!("{CONTROL}{}", serde_json::to_string(what).expect("happenings are plain data")),
    };
    match what {
        Happening::Event { by, text } => NewEvent { by: *by, text: text.clone().unwrap_or_default() },
        Happening::TookBack { by, .. }
        | Happening::Resigned { by }
        | Happening::Flagged { by }
        | Happening::BotTook { by, .. }
        | Happening::Reclaimed { by } => control(Some(*by)),
        Happening::Ended { .. } => control(None),
    }
}

pub(crate) fn read(stored: EventRecord) -> Result<Entry, serde_json::Error> {
    let what = match stored.text.strip_prefix(CONTROL) {
        Some(json) => serde_json::from_str(json)?,
        None => Happening::Event { by: stored.by, text: Some(stored.text) },
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
            Happening::Event { by: Some(1), text: Some("buy 26 b7c7d7c8d8e8".into()) },
            Happening::Event { by: None, text: Some("draw 2 iced-mochaccino".into()) },
            Happening::TookBack { by: 0, length: 4 },
            Happening::Resigned { by: 2 },
            Happening::Flagged { by: 0 },
            Happening::BotTook { by: 3, level: 5 },
            Happening::Reclaimed { by: 3 },
            Happening::Ended { result },
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
