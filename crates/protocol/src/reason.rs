//! What exactly was refused, where people often meet it and the code alone leaves it open.
//!
//! *Why this shape.* Clients put refusals into the reader's language, so they need a word for each and not a sentence. The word
//! settles the code and the English sentence, so that the three cannot drift apart.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Code, Refusal, limits};

/// A particular refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// No table has this id.
    NoTable,
    /// No person has this id.
    NoPerson,
    /// Rated games are for accounts.
    RatedAccount,
    /// The table is for friends of its host.
    FriendsOnly,
    /// Somebody at the table has blocked the asker.
    CannotSit,
    /// Every seat was taken before.
    Started,
    /// One's own friend link.
    OwnLink,
    /// A friend link that was never given out, or long ago.
    OldLink,
    /// A name without a letter or digit.
    EmptyName,
    /// A name longer than [`limits::NAME_CHARS`].
    LongName,
    /// A line of talk without anything to read.
    EmptyText,
    /// A line of talk longer than [`limits::TEXT_CHARS`].
    LongText,
    /// A record of a finished game cannot be continued.
    RecordOver,
    /// The game is private.
    PlayersOnly,
    /// Free text is not allowed at the table.
    PhrasesOnly,
    /// Nothing may be said at the table.
    Silent,
    /// The asker has no seat.
    NoSeat,
    /// The asker has resigned or run out of time.
    Out,
    /// A bot has the asker's seat.
    BotPlays,
    /// The host of the server keeps the asker out; [`Refusal::why`] has the reason.
    Banned,
    /// The same while the asker was signed in: the session is over.
    Expelled,
}

impl Reason {
    /// Its kind.
    pub fn code(self) -> Code {
        match self {
            Reason::NoTable | Reason::NoPerson | Reason::OldLink => Code::NotFound,
            Reason::RatedAccount
            | Reason::FriendsOnly
            | Reason::CannotSit
            | Reason::PlayersOnly
            | Reason::PhrasesOnly
            | Reason::Silent
            | Reason::NoSeat
            | Reason::Out
            | Reason::Banned => Code::Forbidden,
            Reason::Expelled => Code::Unauthorised,
            Reason::Started | Reason::BotPlays => Code::WrongPhase,
            Reason::OwnLink
            | Reason::EmptyName
            | Reason::LongName
            | Reason::EmptyText
            | Reason::LongText
            | Reason::RecordOver => Code::Invalid,
        }
    }

    /// The refusal, in English.
    pub fn refusal(self) -> Refusal {
        let message = match self {
            Reason::NoTable => "there is no such table".to_owned(),
            Reason::NoPerson => "there is no such person".to_owned(),
            Reason::RatedAccount => "a rated game is for players with an account".to_owned(),
            Reason::FriendsOnly => "this table is for friends of its host".to_owned(),
            Reason::CannotSit => "you cannot sit at this table".to_owned(),
            Reason::Started => "the game has started without you; you can watch it".to_owned(),
            Reason::OwnLink => "this link is your own; send it to somebody else".to_owned(),
            Reason::OldLink => "this link is not known or too old; ask for another".to_owned(),
            Reason::EmptyName => "the name has no letter or digit".to_owned(),
            Reason::LongName => format!("the name has more than {} characters", limits::NAME_CHARS),
            Reason::EmptyText => "the text is empty".to_owned(),
            Reason::LongText => format!("the text has more than {} characters", limits::TEXT_CHARS),
            Reason::RecordOver => "the game of the record is over".to_owned(),
            Reason::PlayersOnly => "this game is for its players only".to_owned(),
            Reason::PhrasesOnly => "at this table only the phrases are said".to_owned(),
            Reason::Silent => "this table is silent".to_owned(),
            Reason::NoSeat => "you have no seat at this table".to_owned(),
            Reason::Out => "you are out of this game".to_owned(),
            Reason::BotPlays => "a bot plays for you; reclaim your seat first".to_owned(),
            Reason::Banned => "banned".to_owned(),
            Reason::Expelled => "signed out by the host of this server".to_owned(),
        };
        Refusal { reason: Some(self), ..Refusal::new(self.code(), message) }
    }
}
