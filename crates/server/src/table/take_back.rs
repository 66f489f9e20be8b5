//! Taking back: who has to agree, and what an answer makes of a proposal. Pure: what follows from a verdict is done elsewhere.

use std::collections::BTreeSet;

use protocol::{Code, Reason, TakeBackView};

use crate::error::Failure;

/// The result of a wish to take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The match is cut back to this length now.
    Cut { by: u8, length: u32 },
    /// This stands before everyone; nothing: it was declined.
    Proposed(Option<TakeBackView>),
}

/// The facts that decide whether a seat may cut the match back.
pub(super) struct Wish {
    pub(super) by: u8,
    pub(super) length: u32,
    /// The events of the match now.
    pub(super) played: u32,
    /// The events that came with a record: they stay.
    pub(super) least: u32,
    /// Within its own turn, with nothing new come to light since?
    pub(super) free: bool,
    pub(super) rated: bool,
    /// The people at the other seats who are still in the game.
    pub(super) others: Vec<u8>,
}

/// A seat wants to take back.
pub(super) fn wish(wish: &Wish) -> Result<Verdict, Failure> {
    let Wish { by, length, played, least, .. } = *wish;
    if length < least || length >= played {
        let message = format!("{length} events are not between {least} and {played}");
        return Err(Failure::detailed(Reason::Unusable, Code::Invalid, message));
    }
    if wish.free || (wish.others.is_empty() && !wish.rated) {
        return Ok(Verdict::Cut { by, length });
    }
    if wish.rated {
        return Err(Reason::RatedTakeBack.into());
    }
    Ok(Verdict::Proposed(Some(TakeBackView { by, length, agreed: Vec::new() })))
}

/// A seat agrees to what was proposed, or declines. `others` are those whom the proposer needs.
pub(super) fn answer(
    proposed: Option<&TakeBackView>,
    seat: u8,
    agree: bool,
    others: impl Fn(u8) -> Vec<u8>,
) -> Result<Verdict, Failure> {
    let Some(asked) = proposed.filter(|asked| asked.by != seat) else {
        return Err(Reason::NoTakeBack.into());
    };
    if !agree {
        return Ok(Verdict::Proposed(None));
    }
    let mut asked = asked.clone();
    if !asked.agreed.contains(&seat) {
        asked.agreed.push(seat);
    }
    Ok(settled(asked, others))
}

/// Another server tells what it knows of a proposal. Two servers may each have heard one of the last two agree: both agreements
/// count. Nothing if nothing is new.
pub(super) fn hear(
    known: Option<&TakeBackView>,
    heard: Option<TakeBackView>,
    others: impl Fn(u8) -> Vec<u8>,
) -> Option<Verdict> {
    let merged = heard.map(|heard| merge(known, heard));
    if merged.as_ref() == known {
        return None;
    }
    Some(merged.map_or(Verdict::Proposed(None), |asked| settled(asked, others)))
}

fn settled(asked: TakeBackView, others: impl Fn(u8) -> Vec<u8>) -> Verdict {
    if others(asked.by).iter().all(|other| asked.agreed.contains(other)) {
        Verdict::Cut { by: asked.by, length: asked.length }
    } else {
        Verdict::Proposed(Some(asked))
    }
}

fn merge(known: Option<&TakeBackView>, mut heard: TakeBackView) -> TakeBackView {
    if let Some(known) = known.filter(|known| (known.by, known.length) == (heard.by, heard.length)) {
        heard.agreed = BTreeSet::from_iter(known.agreed.iter().chain(&heard.agreed).copied()).into_iter().collect();
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(by: u8, agreed: &[u8]) -> TakeBackView {
        TakeBackView { by, length: 4, agreed: agreed.to_vec() }
    }

    /// Three people at the table.
    fn others(by: u8) -> Vec<u8> {
        (0..3).filter(|&seat| seat != by).collect()
    }

    #[test]
    fn who_may_cut_back_at_once_and_who_has_to_ask() {
        let proposed = Ok(Verdict::Proposed(Some(asked(1, &[]))));
        let cut = Ok(Verdict::Cut { by: 1, length: 4 });
        for (name, free, rated, others, wanted) in [
            ("within the own turn", true, false, vec![0], cut.clone()),
            ("within the own turn of a rated game", true, true, vec![0], cut.clone()),
            ("alone with bots", false, false, vec![], cut.clone()),
            ("alone with bots in a rated game", false, true, vec![], Err(Code::Forbidden)),
            ("against a person", false, false, vec![0], proposed),
            ("in a rated game", false, true, vec![0], Err(Code::Forbidden)),
        ] {
            let verdict = wish(&Wish { by: 1, length: 4, played: 9, least: 0, free, rated, others });
            assert_eq!(verdict.map_err(|failure| failure.refusal().code), wanted, "{name}");
        }
        for (length, least) in [(9, 0), (10, 0), (2, 3)] {
            let outside = Wish { by: 1, length, played: 9, least, free: true, rated: false, others: vec![] };
            assert_eq!(wish(&outside).map_err(|failure| failure.refusal().code), Err(Code::Invalid), "{length}");
        }
    }

    #[test]
    fn everyone_else_has_to_agree() {
        let answers = |proposed: Option<TakeBackView>, seat, agree| {
            answer(proposed.as_ref(), seat, agree, others).map_err(|failure| failure.refusal().code)
        };
        assert_eq!(answers(Some(asked(0, &[])), 1, true), Ok(Verdict::Proposed(Some(asked(0, &[1])))));
        assert_eq!(answers(Some(asked(0, &[1])), 1, true), Ok(Verdict::Proposed(Some(asked(0, &[1])))), "twice");
        assert_eq!(answers(Some(asked(0, &[1])), 2, true), Ok(Verdict::Cut { by: 0, length: 4 }));
        assert_eq!(answers(Some(asked(0, &[1])), 2, false), Ok(Verdict::Proposed(None)));
        assert_eq!(answers(Some(asked(0, &[])), 0, true), Err(Code::WrongPhase), "one's own");
        assert_eq!(answers(None, 1, true), Err(Code::WrongPhase));
    }

    #[test]
    fn what_two_servers_know_is_put_together() {
        for (name, known, heard, wanted) in [
            ("a new one", None, Some(asked(0, &[])), Some(Verdict::Proposed(Some(asked(0, &[]))))),
            ("the same", Some(asked(0, &[1])), Some(asked(0, &[1])), None),
            ("less", Some(asked(0, &[1])), Some(asked(0, &[])), None),
            (
                "the last two at once",
                Some(asked(0, &[1])),
                Some(asked(0, &[2])),
                Some(Verdict::Cut { by: 0, length: 4 }),
            ),
            ("another", Some(asked(0, &[1])), Some(asked(1, &[])), Some(Verdict::Proposed(Some(asked(1, &[]))))),
            ("declined", Some(asked(0, &[1])), None, Some(Verdict::Proposed(None))),
            ("nothing", None, None, None),
        ] {
            assert_eq!(hear(known.as_ref(), heard, others), wanted, "{name}");
        }
    }
}
