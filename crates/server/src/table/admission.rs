//! Whether a person may sit down, and where. Pure: the store is asked only for a person who passes here.

use protocol::{Code, Phase, Reason};
use store::{PersonKind, TakeSeat, Wanted};

use crate::error::Failure;

/// The facts that decide whether a person may sit down.
pub(super) struct Candidate {
    pub(super) kind: PersonKind,
    /// The person holds a seat of this table already.
    pub(super) seated: bool,
    /// The seat that was asked for; none: any will do.
    pub(super) seat: Option<u8>,
    pub(super) phase: Phase,
    pub(super) rated: bool,
    /// How many seats the table has.
    pub(super) seats: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    /// The person keeps the seat that they have.
    Keeps,
    Takes(Wanted),
}

pub(super) fn admit(candidate: &Candidate) -> Result<Admission, Failure> {
    if candidate.seated {
        return Ok(Admission::Keeps);
    }
    if candidate.phase != Phase::Waiting {
        return Err(Reason::Started.into());
    }
    if candidate.rated && candidate.kind == PersonKind::Guest {
        return Err(Reason::RatedAccount.into());
    }
    match candidate.seat {
        Some(seat) if usize::from(seat) >= candidate.seats => {
            let message = format!("there is no seat {seat}");
            Err(Failure::detailed(Reason::Unusable, Code::Invalid, message))
        }
        Some(seat) => Ok(Admission::Takes(Wanted::Seat(seat))),
        None => Ok(Admission::Takes(Wanted::Any)),
    }
}

/// The meaning of the store's answer for the person.
pub(super) fn verdict(answer: &TakeSeat) -> Result<(), Failure> {
    match answer {
        TakeSeat::Taken(_) | TakeSeat::Seated(_) => Ok(()),
        TakeSeat::Full => Err(Reason::SeatTaken.into()),
        TakeSeat::NotOpen(_) => Err(Reason::Started.into()),
    }
}

#[cfg(test)]
mod tests {
    use store::Status;

    use super::*;

    const SOMEBODY: Candidate =
        Candidate { kind: PersonKind::Guest, seated: false, seat: None, phase: Phase::Waiting, rated: false, seats: 3 };

    #[test]
    fn who_may_sit_down_where() {
        let refused = |reason: Reason| Err(Failure::from(reason).refusal().code);
        for (name, candidate, wanted) in [
            ("any seat", SOMEBODY, Ok(Admission::Takes(Wanted::Any))),
            ("a seat", Candidate { seat: Some(2), ..SOMEBODY }, Ok(Admission::Takes(Wanted::Seat(2)))),
            ("no such seat", Candidate { seat: Some(3), ..SOMEBODY }, Err(Code::Invalid)),
            ("a guest, rated", Candidate { rated: true, ..SOMEBODY }, refused(Reason::RatedAccount)),
            (
                "an account, rated",
                Candidate { rated: true, kind: PersonKind::Account, ..SOMEBODY },
                Ok(Admission::Takes(Wanted::Any)),
            ),
            ("under way", Candidate { phase: Phase::Playing, ..SOMEBODY }, refused(Reason::Started)),
            ("over", Candidate { phase: Phase::Over, ..SOMEBODY }, refused(Reason::Started)),
            (
                "back at one's own seat",
                Candidate { seated: true, phase: Phase::Playing, seat: Some(9), ..SOMEBODY },
                Ok(Admission::Keeps),
            ),
        ] {
            assert_eq!(admit(&candidate).map_err(|failure| failure.refusal().code), wanted, "{name}");
        }
    }

    #[test]
    fn what_the_store_answers_is_told() {
        for (answer, wanted) in [
            (TakeSeat::Taken(1), None),
            (TakeSeat::Seated(0), None),
            (TakeSeat::Full, Some(Reason::SeatTaken)),
            (TakeSeat::NotOpen(Status::Running), Some(Reason::Started)),
        ] {
            let told = verdict(&answer).err().map(|failure| failure.refusal().reason);
            assert_eq!(told, wanted.map(Some), "{answer:?}");
        }
    }
}
