//! The people and bots at the seats.

use protocol::SeatView;
use store::{Holder, PersonId, Player};

use super::progress::InPlay;

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Seated),
    /// A bot of this level.
    Bot(u8),
    /// Somebody who has deleted their data since.
    Departed,
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

/// The seat that a person holds.
pub(crate) fn seat_of(sitters: &[Sitter], person: &PersonId) -> Option<u8> {
    let held = |sitter: &Sitter| sitter.person().is_some_and(|seated| seated.id == *person);
    sitters.iter().position(held).map(|seat| seat as u8)
}

impl Sitter {
    pub(crate) fn person(&self) -> Option<&Seated> {
        match self {
            Sitter::Person(seated) => Some(seated),
            _ => None,
        }
    }

    /// The level of a bot's own seat. The seat of somebody who is gone for good is played by nobody: their clock runs out.
    pub(crate) fn bot(&self) -> Option<u8> {
        match self {
            Sitter::Bot(level) => Some(*level),
            _ => None,
        }
    }

    pub(crate) fn view(&self, in_play: InPlay) -> SeatView {
        match self {
            Sitter::Open => SeatView::Open,
            Sitter::Bot(level) => SeatView::Bot { level: *level },
            Sitter::Person(seated) => SeatView::Person {
                person: seated.id.to_string(),
                name: seated.name.clone(),
                bot: in_play.bot,
                out: in_play.out,
            },
            Sitter::Departed => {
                SeatView::Person { person: String::new(), name: String::new(), bot: in_play.bot, out: in_play.out }
            }
        }
    }
}

/// How bots are called in the store, in arenas and in rating lists.
pub(crate) fn bot_name(level: u8) -> String {
    format!("level:{level}")
}

/// The level that [`bot_name`] has written.
pub(crate) fn bot_level(name: &str) -> Option<u8> {
    name.strip_prefix("level:")?.parse().ok()
}

/// A seat as the store has it.
pub(crate) fn of_holder(holder: &Holder, name: &str) -> Sitter {
    match holder {
        Holder::Open => Sitter::Open,
        Holder::Person(id) => Sitter::Person(Seated { id: id.clone(), name: name.to_owned() }),
        Holder::Bot(level) => Sitter::Bot(bot_level(level).unwrap_or(1)),
        Holder::Departed => Sitter::Departed,
    }
}

/// The name of a seat in the rating lists.
pub(crate) fn player(sitter: &Sitter) -> Option<Player> {
    match sitter {
        Sitter::Person(seated) => Some(Player::Person(seated.id.clone())),
        Sitter::Bot(level) => Some(Player::Bot(bot_name(*level))),
        Sitter::Open | Sitter::Departed => None,
    }
}
