//! Why a turn was worse than another: the fact in which they differ most.

use std::collections::BTreeMap;

use game_core::{Fact, Seat, StrongPlayer};
use serde::Serialize;

/// A reason in parts, for messages in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The key of a game's fact, or [`Reason::PROOF`].
    pub key: &'static str,
    /// What the message says: `best` and `played`, the amounts after either line.
    pub args: BTreeMap<&'static str, i32>,
}

/// A fact is the reason if it makes up this part of all that was lost.
const MAIN_PART: f32 = 0.6;

impl Reason {
    /// No fact stands out, but perfect play is known: the result itself is the reason.
    pub const PROOF: &'static str = "proof";

    /// The result that perfect play would have had, in percent of a win, and the one it has now.
    pub(crate) fn proof(best: f32, played: f32) -> Reason {
        let percent = |share: f32| (100.0 * share).round() as i32;
        Reason { key: Reason::PROOF, args: BTreeMap::from([("best", percent(best)), ("played", percent(played))]) }
    }

    /// Why `seat` would rather have `best` than `played`, if one fact says it.
    pub(crate) fn of<G: StrongPlayer>(best: &G, played: &G, seat: Seat) -> Option<Reason> {
        Reason::between(&best.facts(seat), &played.facts(seat))
    }

    fn between(best: &[Fact], played: &[Fact]) -> Option<Reason> {
        let lost = |(best, played): &(&Fact, &Fact)| (best.points() - played.points()).max(0.0);
        let pairs = || best.iter().zip(played);
        let total: f32 = pairs().map(|pair| lost(&pair)).sum();
        let (best, played) = pairs().max_by(|one, other| lost(one).total_cmp(&lost(other)))?;
        let part = lost(&(best, played));
        let args = BTreeMap::from([("best", best.amount), ("played", played.amount)]);
        (part > 0.0 && part >= MAIN_PART * total).then_some(Reason { key: best.key, args })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_is_the_fact_that_makes_up_most_of_the_loss() {
        let facts = |income, holes, tempo| {
            [Fact::new("income", income, 3.0), Fact::new("holes", holes, -2.0), Fact::new("tempo", tempo, 0.5)]
        };
        for (best, played, key) in [
            (facts(3, 0, 0), facts(1, 0, 0), Some("income")),
            (facts(3, 0, 0), facts(3, 2, 1), Some("holes")),
            (facts(3, 0, 9), facts(2, 1, 3), None),
            (facts(3, 0, 0), facts(3, 0, 0), None),
            (facts(1, 0, 0), facts(3, 0, 0), None),
        ] {
            assert_eq!(Reason::between(&best, &played).map(|reason| reason.key), key, "{best:?} {played:?}");
        }
        let reason = Reason::between(&facts(3, 0, 0), &facts(1, 0, 0)).expect("income differs");
        assert_eq!(reason.args, BTreeMap::from([("best", 3), ("played", 1)]));
    }
}
