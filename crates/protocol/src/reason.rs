//! The exact reason of a refusal, where people often meet it and the code alone leaves it open.
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
    /// Somebody else has this name.
    NameTaken,
    /// Somebody else took the seat first.
    SeatTaken,
    /// A password that is too short, or far too long.
    ShortPassword,
    /// A password that anybody would try, or hardly more than the name.
    CommonPassword,
    /// Recovery codes are for accounts.
    RecoveryAccount,
    /// The asker has an account already.
    HasAccount,
    /// The server has no such game.
    NoGame,
    /// A record that no table can continue.
    BadRecord,
    /// A rated game needs a clock.
    RatedClock,
    /// In a rated game no bot takes over.
    RatedLeavers,
    /// Nobody gets up from a game under way.
    UnderWay,
    /// A rematch comes after the game.
    NotOver,
    /// Nothing is played after the end.
    GameOver,
    /// Nothing is played before the start.
    NotStarted,
    /// Rated games have no take-backs.
    RatedTakeBack,
    /// No take-back waits for an answer.
    NoTakeBack,
    /// The chat of a table has an end.
    TalkFull,
    /// One of the two has blocked the other.
    CannotBefriend,
    /// The asker and the blocked are one.
    OwnBlock,
    /// Passkeys are for accounts.
    PasskeyAccount,
    /// The account has as many passkeys as it may.
    PasskeysFull,
    /// The passkey has been added before.
    PasskeyKnown,
    /// No account has this passkey.
    PasskeyUnknown,
    /// The proof of a passkey does not hold.
    PasskeyFailed,
    /// The server sends no notices.
    NoticesOff,
    /// A push service or keys that the server does not know.
    NoticesService,
    /// As many browsers as may get notices do.
    NoticesFull,
    /// One connection watches so many tables and no more.
    TooManyTables,
    /// API tokens are for accounts.
    TokenAccount,
    /// No account has this token.
    TokenUnknown,
    /// A token cannot make tokens.
    TokenMaker,
    /// An account that a person has played rated games with is no account of a program.
    TokenRated,
    /// The server has nothing at this address.
    NoAddress,
    /// The request comes from a page of another site.
    OtherSite,
    /// A number among the terms is out of range; [`Refusal::facts`] has `what`, its `value`, the `least` and the `most`.
    TermsRange,
    /// A label is too long; [`Refusal::facts`] has the `most` characters.
    LongLabel,
    /// There is no record of the game that the asker may see yet.
    NoRecord,
    /// The shuffle can be changed until the game is dealt.
    Dealt,
    /// A session, token, passkey, friend, block or subscription that is not there any more.
    Gone,
    /// The asker, or their address, has as many tables under way as one may have; [`Refusal::facts`] has the `most`.
    EnoughTables,
    /// The same of tables in the lobby.
    EnoughListed,
    /// The same of bots at tables under way.
    EnoughBots,
    /// Something that our own page never sends; the message says what is wrong with it.
    Unusable,
}

impl Reason {
    /// Its kind.
    pub fn code(self) -> Code {
        match self {
            Reason::NoTable
            | Reason::NoPerson
            | Reason::OldLink
            | Reason::NoGame
            | Reason::NoAddress
            | Reason::Gone => Code::NotFound,
            Reason::RatedAccount
            | Reason::FriendsOnly
            | Reason::CannotSit
            | Reason::PlayersOnly
            | Reason::PhrasesOnly
            | Reason::Silent
            | Reason::NoSeat
            | Reason::Out
            | Reason::Banned
            | Reason::RatedTakeBack
            | Reason::TalkFull
            | Reason::CannotBefriend
            | Reason::PasskeyAccount
            | Reason::RecoveryAccount
            | Reason::TokenAccount
            | Reason::TokenMaker
            | Reason::TokenRated
            | Reason::OtherSite => Code::Forbidden,
            Reason::Expelled | Reason::TokenUnknown => Code::Unauthorised,
            Reason::Started
            | Reason::BotPlays
            | Reason::HasAccount
            | Reason::UnderWay
            | Reason::NotOver
            | Reason::GameOver
            | Reason::NotStarted
            | Reason::NoTakeBack
            | Reason::NoRecord
            | Reason::Dealt => Code::WrongPhase,
            Reason::OwnLink
            | Reason::EmptyName
            | Reason::LongName
            | Reason::EmptyText
            | Reason::LongText
            | Reason::RecordOver
            | Reason::ShortPassword
            | Reason::CommonPassword
            | Reason::BadRecord
            | Reason::RatedClock
            | Reason::RatedLeavers
            | Reason::OwnBlock
            | Reason::PasskeysFull
            | Reason::PasskeyFailed
            | Reason::NoticesOff
            | Reason::NoticesService
            | Reason::NoticesFull
            | Reason::TooManyTables
            | Reason::TermsRange
            | Reason::LongLabel
            | Reason::Unusable => Code::Invalid,
            Reason::EnoughTables | Reason::EnoughListed | Reason::EnoughBots => Code::RateLimited,
            Reason::NameTaken | Reason::SeatTaken | Reason::PasskeyKnown => Code::Taken,
            Reason::PasskeyUnknown => Code::WrongPassword,
        }
    }

    /// The refusal, in English.
    pub fn refusal(self) -> Refusal {
        Refusal { reason: Some(self), ..Refusal::new(self.code(), self.message()) }
    }

    fn message(self) -> String {
        match self {
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
            Reason::NameTaken => "somebody else has this name".to_owned(),
            Reason::SeatTaken => "somebody else was quicker".to_owned(),
            Reason::ShortPassword => {
                let (least, most) = (limits::PASSWORD_MIN_CHARS, limits::PASSWORD_MAX_BYTES);
                format!("a password has at least {least} characters and at most {most} bytes")
            }
            Reason::CommonPassword => {
                "anybody would try this password; choose one that has less to do with common words, \
                                       rows of keys and your name"
                    .to_owned()
            }
            Reason::RecoveryAccount => "recovery codes are for accounts; open one first".to_owned(),
            Reason::HasAccount => "you have an account; sign out to open another".to_owned(),
            Reason::NoGame => "there is no such game".to_owned(),
            Reason::BadRecord => "the record cannot be continued".to_owned(),
            Reason::RatedClock => "a rated game needs a clock".to_owned(),
            Reason::RatedLeavers => {
                "in a rated game no bot plays for a person; choose another rule for leavers".to_owned()
            }
            Reason::UnderWay => "the game is on: resign instead".to_owned(),
            Reason::NotOver => "the game is not over yet".to_owned(),
            Reason::GameOver => "the game is over".to_owned(),
            Reason::NotStarted => "the game has not started".to_owned(),
            Reason::RatedTakeBack => "what is played is played in a rated game".to_owned(),
            Reason::NoTakeBack => "nobody has asked you to take anything back".to_owned(),
            Reason::TalkFull => "enough has been said at this table".to_owned(),
            Reason::CannotBefriend => "you cannot become friends".to_owned(),
            Reason::OwnBlock => "you cannot block yourself".to_owned(),
            Reason::PasskeyAccount => "passkeys are for accounts; sign in with the password first".to_owned(),
            Reason::PasskeysFull => "this account has enough passkeys; remove one first".to_owned(),
            Reason::PasskeyKnown => "this passkey is known already".to_owned(),
            Reason::PasskeyUnknown => "this passkey is not known here; it may have been removed".to_owned(),
            Reason::PasskeyFailed => "this took too long or was sent before; begin again".to_owned(),
            Reason::NoticesOff => "this server sends no notices".to_owned(),
            Reason::NoticesService => "this is not the address of a push service that the server knows".to_owned(),
            Reason::NoticesFull => "so many browsers already get notices; end one of them first".to_owned(),
            Reason::TooManyTables => "one connection cannot watch more tables".to_owned(),
            Reason::TokenAccount => "API tokens are for accounts; open one first".to_owned(),
            Reason::TokenUnknown => "this API token is not known; it may have been revoked".to_owned(),
            Reason::TokenMaker => "a token cannot make tokens; sign in with the password".to_owned(),
            Reason::TokenRated => "this account has a person's rating; open another one for a program".to_owned(),
            Reason::NoAddress => "there is no such address".to_owned(),
            Reason::OtherSite => "this request comes from another site".to_owned(),
            Reason::TermsRange => "one of the terms is out of range".to_owned(),
            Reason::LongLabel => "the label is too long".to_owned(),
            Reason::NoRecord => "there is no record yet that you may see".to_owned(),
            Reason::Dealt => "the game has been dealt already".to_owned(),
            Reason::Gone => "it is not there any more".to_owned(),
            Reason::EnoughTables => "you have as many tables under way as one may have; finish some first".to_owned(),
            Reason::EnoughListed => "you have as many tables in the lobby as one may have; fill some first".to_owned(),
            Reason::EnoughBots => "you play with as many bots as one may at a time; finish some games first".to_owned(),
            Reason::Unusable => "the server cannot use this".to_owned(),
        }
    }
}
