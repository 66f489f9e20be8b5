//! The effect of an act on a table, worked out before anything is stored: if the store refuses, the draft is dropped and
//! nothing has happened.

use fairness::Shuffle;
use game_core::{Seat, Turn};
use protocol::{Code, Reason, Refusal, TableEvent, limits};

use super::progress::Progress;

/// A table after some entries that are not stored yet.
pub(crate) struct Draft {
    pub(crate) progress: Progress,
    pub(crate) table_events: Vec<TableEvent>,
}

impl Draft {
    pub(crate) fn of(progress: &Progress) -> Self {
        Draft { progress: progress.clone(), table_events: Vec::new() }
    }

    /// A seat plays a whole turn or a part of one.
    pub(crate) fn play(&mut self, seat: u8, events: &[String]) -> Result<(), Refusal> {
        if events.is_empty() || events.len() > limits::EVENTS_PER_PLAY {
            let message = format!("{} events at once; send 1 to {}", events.len(), limits::EVENTS_PER_PLAY);
            return Err(Refusal { message, ..Reason::Unusable.refusal() });
        }
        for (index, text) in events.iter().enumerate() {
            match self.progress.turn() {
                Some(turn) if turn == seat => {}
                _ if index == 0 => return Err(Refusal::new(Code::NotYourTurn, "it is not your turn")),
                _ => {
                    let message = format!("your turn ends before {text:?}; send it when it is your turn again");
                    return Err(Refusal::new(Code::NotYourTurn, message));
                }
            }
            if text.len() > limits::EVENT_BYTES {
                let message = format!("an event of {} bytes; at most {}", text.len(), limits::EVENT_BYTES);
                return Err(Refusal { message, ..Reason::Unusable.refusal() });
            }
            self.push(TableEvent::Event { by: Some(seat), text: Some(text.clone()) })?;
        }
        Ok(())
    }

    /// Cuts the match back.
    pub(crate) fn take_back(&mut self, by: u8, length: u32) {
        self.push(TableEvent::TookBack { by, length }).expect("cutting back is always possible");
    }

    /// Something that is not an event of the game.
    pub(crate) fn note(&mut self, what: TableEvent) {
        self.push(what).expect("only events of the game can be refused");
    }

    fn push(&mut self, what: TableEvent) -> Result<(), Refusal> {
        self.progress
            .apply(&what)
            .map_err(|error| Refusal { facts: Some(error.facts), ..Refusal::new(Code::Illegal, error.message) })?;
        self.table_events.push(what);
        Ok(())
    }

    /// Draws what chance is to decide and ends what is over, until a seat is to move.
    pub(crate) fn settle(&mut self, shuffle: &Shuffle) {
        while self.progress.result.is_none() {
            if let Some(result) = self.progress.decided() {
                self.note(TableEvent::Ended { result });
            } else if self.progress.game.turn() == Turn::Chance {
                let chances = self.progress.game.chances();
                let drawn = shuffle.draw(self.progress.length(), &chances).expect("chance always has an outcome");
                self.note(TableEvent::Event { by: None, text: Some(drawn.to_owned()) });
            } else {
                return;
            }
        }
    }
}

/// May `seat` cut the match back to `length` without asking anybody? Within its own turn, while nothing new has come to light.
pub(crate) fn is_free_undo(progress: &Progress, seat: u8, length: u32) -> bool {
    let Some(own) = Seat::new(usize::from(seat)) else { return false };
    progress.turn() == Some(seat) && length as usize >= progress.game.undo_limit(own) && length < progress.length()
}

#[cfg(test)]
mod tests {
    use fairness::Secret;
    use serde_json::json;

    use super::*;
    use crate::environment::{Crema, Games};

    /// Every game of Crema with every number of players, dealt and drawn from one secret.
    fn tables(secret: &Secret) -> Vec<(String, Shuffle, Draft)> {
        let mut tables = Vec::new();
        for info in Crema.list() {
            for seats in info.min_seats..=info.max_seats {
                let shuffle = Shuffle::new(secret, &vec![String::new(); usize::from(seats)]);
                let game = Crema.dealt(info.id, seats.into(), &json!({}), &mut shuffle.deal()).expect("plain options");
                let progress = Progress::new(game, &vec![None; usize::from(seats)], 1);
                tables.push((format!("{} for {seats}", info.id), shuffle, Draft::of(&progress)));
            }
        }
        tables
    }

    fn texts(draft: &Draft) -> Vec<Option<String>> {
        let text = |event: &TableEvent| match event {
            TableEvent::Event { by: None, text } => text.clone(),
            other => panic!("chance has not decided {other:?}"),
        };
        draft.table_events.iter().map(text).collect()
    }

    #[test]
    fn chance_is_settled_before_anybody_moves_and_the_same_for_everyone() {
        let mut drawn_differently = 0;
        let other_secret = tables(&Secret::new([2; 32]));
        for ((name, shuffle, mut draft), (_, other, mut drawn_otherwise)) in
            tables(&Secret::new([1; 32])).into_iter().zip(other_secret)
        {
            let mut again = Draft::of(&draft.progress);
            draft.settle(&shuffle);
            again.settle(&shuffle);
            drawn_otherwise.settle(&other);
            assert!(draft.progress.turn().is_some(), "{name}: a seat is to move");
            assert_eq!(texts(&draft), texts(&again), "{name}");
            drawn_differently += usize::from(texts(&draft) != texts(&drawn_otherwise));
        }
        assert!(drawn_differently > 0, "a game with cards is drawn from the secret");
    }

    #[test]
    fn a_refused_play_says_why_and_changes_nothing() {
        for (name, shuffle, mut draft) in tables(&Secret::new([1; 32])) {
            draft.settle(&shuffle);
            let turn = draft.progress.turn().expect("a game has begun");
            let (length, stored) = (draft.progress.length(), draft.table_events.len());
            for (seat, events, wanted) in [
                (turn, vec![], Code::Invalid),
                (turn, vec!["x".to_owned(); limits::EVENTS_PER_PLAY + 1], Code::Invalid),
                (turn, vec!["x".repeat(limits::EVENT_BYTES + 1)], Code::Invalid),
                (turn + 1, vec!["x".to_owned()], Code::NotYourTurn),
                (turn, vec!["x".to_owned()], Code::Illegal),
            ] {
                let refusal = draft.play(seat, &events).expect_err("nonsense");
                assert_eq!(refusal.code, wanted, "{name}: {}", refusal.message);
                assert_eq!((draft.progress.length(), draft.table_events.len()), (length, stored), "{name}: {wanted:?}");
            }
        }
    }
}
