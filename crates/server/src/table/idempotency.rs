//! Idempotent acts: a client that has heard no answer sends the same act again under the same id, and gets the same answer.
//!
//! *Why this shape.* Moves are recognised for ever, by the idempotency key that the store keeps with them ([`key`]). The last
//! answers are also remembered here: also a refusal is repeated as it was, and most repetitions cost no question to the store.

use std::collections::VecDeque;

use protocol::{Answer, Code, Reason, Refusal, limits};
use store::PersonId;

/// How many answers a table remembers.
const REMEMBERED: usize = 64;

/// The last answers.
#[derive(Default)]
pub(super) struct RecentAnswers(VecDeque<(PersonId, String, Answer)>);

impl RecentAnswers {
    pub(super) fn find(&self, person: &PersonId, id: &str) -> Option<&Answer> {
        self.0.iter().find(|(who, named, _)| who == person && named == id).map(|(_, _, answer)| answer)
    }

    /// Remembers an answer, unless the same act may well succeed if it is tried again.
    pub(super) fn remember(&mut self, person: &PersonId, id: String, answer: &Answer) {
        let passing = matches!(answer, Answer::Refused { refusal, .. }
            if matches!(refusal.code, Code::Unavailable | Code::Internal | Code::RateLimited));
        if passing {
            return;
        }
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person.clone(), id, answer.clone()));
    }
}

/// The idempotency key of an act: a client's id for it, apart from those of the other seats.
pub(super) fn key(seat: u8, id: &str) -> String {
    format!("{seat} {id}")
}

/// Can this be the id of an act?
pub(super) fn check_id(id: &str) -> Result<(), Refusal> {
    if id.is_empty() || id.len() > limits::ACT_ID_CHARS || !id.chars().all(|c| c.is_ascii_graphic()) {
        let message = format!("the id of an act is 1 to {} visible ASCII characters", limits::ACT_ID_CHARS);
        return Err(Refusal { message, ..Reason::Unusable.refusal() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(code: Code) -> Answer {
        Answer::Refused { refusal: Refusal::new(code, "no"), table: None }
    }

    #[test]
    fn answers_are_repeated_unless_another_try_may_succeed() {
        let ada: PersonId = "ada".parse().expect("an id");
        let bob: PersonId = "bob".parse().expect("an id");
        for (answer, kept) in [
            (Answer::Done { number: 3 }, true),
            (refused(Code::Illegal), true),
            (refused(Code::Stale), true),
            (refused(Code::Unavailable), false),
            (refused(Code::Internal), false),
            (refused(Code::RateLimited), false),
        ] {
            let mut recent = RecentAnswers::default();
            recent.remember(&ada, "1".to_owned(), &answer);
            assert_eq!(recent.find(&ada, "1"), Some(&answer).filter(|_| kept), "{answer:?}");
            assert_eq!((recent.find(&bob, "1"), recent.find(&ada, "2")), (None, None), "another's act, another act");
        }
    }

    #[test]
    fn only_the_last_answers_are_remembered() {
        let ada: PersonId = "ada".parse().expect("an id");
        let mut recent = RecentAnswers::default();
        for number in 0..=REMEMBERED as u32 {
            recent.remember(&ada, number.to_string(), &Answer::Done { number });
        }
        assert_eq!(recent.find(&ada, "0"), None);
        assert_eq!(recent.find(&ada, "1"), Some(&Answer::Done { number: 1 }));
    }

    #[test]
    fn ids_are_short_and_visible() {
        let longest = "x".repeat(limits::ACT_ID_CHARS);
        for (id, fine) in [("1", true), (&longest, true), ("", false), ("a b", false), ("é", false)] {
            assert_eq!(check_id(id).is_ok(), fine, "{id:?}");
        }
        assert!(check_id(&"x".repeat(limits::ACT_ID_CHARS + 1)).is_err());
    }
}
