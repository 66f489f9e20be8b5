//! The inputs and outputs of a table's machine. They are plain data: no sender, no lock, no future.

use std::ops::Range;

use fairness::ProvedRecord;
use game_registry::AnyMatch;
use protocol::{
    Answer, EndReason, Entry, GameResult, Millis, NamedAct, Polled, PushNotice, ServerMessage, Sit, TableEvent,
    TableSummary, TableView,
};
use serde_json::Value;
use store::{
    ChatLine, Mark, MatchId, NewChatLine, NewSeat, Person, PersonId, Player, SeatStatus, Start, TakeSeat, TurnState,
    Wanted,
};

use super::clock::Clock;
use super::state::Table;
use crate::bots::Weight;
use crate::cluster::TableNews;
use crate::error::Failure;

/// An input of a table.
pub(crate) enum Input {
    /// Somebody, another server or this one wants something.
    Command(Command),
    /// The store has answered the request of the step before.
    Stored(Response),
    /// The time asked for by the last step has come.
    Time,
    /// The server stops.
    Stop,
}

/// A request to a table. Each is finished before the next begins.
pub(crate) enum Command {
    Watch {
        person: Option<PersonId>,
        seen: Option<u32>,
        connection: u64,
    },
    Unwatch {
        connection: u64,
    },
    View {
        person: Option<PersonId>,
    },
    Summary {
        person: Option<PersonId>,
    },
    /// A long poll: answered as soon as the table is no longer at `revision`.
    Poll {
        person: Option<PersonId>,
        revision: Option<u64>,
        poll: u64,
    },
    /// The client of a long poll waits no longer.
    PollEnded {
        poll: u64,
    },
    Act {
        person: Person,
        act: NamedAct,
    },
    Sit {
        person: Person,
        sit: Sit,
    },
    Leave {
        person: PersonId,
    },
    Legal {
        person: PersonId,
    },
    Record {
        person: Option<PersonId>,
    },
    Rematched {
        rematch: MatchId,
    },
    /// A bot's choice at this number of entries.
    BotChose {
        number: u32,
        events: Vec<String>,
    },
    /// The bot asked at this number of entries waits for its turn to think.
    BotWaits {
        number: u32,
    },
    Close {
        reason: EndReason,
    },
    Wake,
    /// The store may know that the table was ended.
    Refresh,
    /// The store knows something else than the table, whatever has become of the game.
    Reread,
    Hear {
        from: String,
        what: TableNews,
    },
    Compare {
        mark: Mark,
    },
    Join,
}

/// An effect that a table wants performed.
pub(crate) enum Effect {
    /// Ask the store. Always the last effect of a step: the table waits for the answer.
    Store(Box<Request>),
    /// Answer the command at hand.
    Reply(Reply),
    /// Answer a long poll.
    AnswerPoll {
        poll: u64,
        polled: Box<Polled>,
    },
    /// Send the same message to these connections.
    Tell {
        connections: Vec<u64>,
        message: ServerMessage,
    },
    /// Tell the other servers.
    Spread(TableNews),
    /// Let a bot think; its choice comes back as [`Command::BotChose`].
    AskBot {
        number: u32,
        level: u8,
        game: Box<dyn AnyMatch>,
        /// Who opened the table, on whose account the bot thinks.
        host: Option<PersonId>,
        weight: Weight,
    },
    /// Note for other questions than this table's who is replaced or out. The log is what counts, so nothing waits for it.
    MirrorSeat {
        seat: u8,
        status: SeatStatus,
    },
    /// Tell somebody who does not look that it is their turn.
    YourTurn {
        person: PersonId,
        notice: Option<PushNotice>,
    },
    Count(Counted),
}

/// A count of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    BotMove,
    BotFault,
}

/// The answer to a command.
pub(crate) enum Reply {
    View(Box<TableView>),
    Summary(Box<TableSummary>),
    Act(Answer),
    Seated(Result<Box<TableView>, Failure>),
    Legal(Vec<String>),
    Record(Option<Box<ProvedRecord>>),
    Closed(Result<(), Failure>),
}

/// A question to the store.
pub(crate) enum Request {
    /// Append to the log, if it is still as long as it was (optimistic concurrency).
    Append(AppendRequest),
    /// Was an append with this idempotency key stored before? The number at `first` is taken, so nothing can be written.
    FindAppend {
        first: u32,
        key: String,
        seat: u8,
        turn_state: TurnState,
    },
    ReadTable,
    /// The log from this number on, and the clock of the same moment.
    ReadRest {
        from: u32,
    },
    ReadTalk {
        after: u32,
    },
    AddTalk {
        line: NewChatLine,
    },
    MaySit {
        person: PersonId,
        befriended: Option<PersonId>,
        not_blocked_by: Vec<PersonId>,
    },
    TakeSeat {
        wanted: Wanted,
        seat: NewSeat,
    },
    LeaveSeat {
        seat: u8,
        person: PersonId,
    },
    Start {
        setup: Value,
        entropy: Vec<String>,
        turn_state: TurnState,
    },
    /// End a table that never started.
    End {
        reason: EndReason,
    },
}

/// The entries to append.
#[derive(Clone, Debug)]
pub(crate) struct AppendRequest {
    pub(crate) first: u32,
    pub(crate) events: Vec<TableEvent>,
    /// The idempotency key: a client's name for what it does.
    pub(crate) key: Option<String>,
    pub(crate) turn_state: TurnState,
    /// The end of the game, if this is it.
    pub(crate) result: Option<GameResult>,
    /// The seats in the rating lists; none where the game does not count.
    pub(crate) rated: Vec<Option<Player>>,
    pub(crate) at: Millis,
}

/// An answer of the store.
pub(crate) enum Response {
    Appended(Result<Appended, Failure>),
    Found(Result<Option<u32>, Failure>),
    Table(Result<Option<Box<Table>>, Failure>),
    Rest(Result<Option<Rest>, Failure>),
    Talk(Result<Vec<ChatLine>, Failure>),
    Said(Result<Option<u32>, Failure>),
    Done(Result<(), Failure>),
    Seat(Result<TakeSeat, Failure>),
    Started(Result<Start, Failure>),
}

/// The result of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// It is durable under these numbers.
    Now(Range<u32>),
    /// It was stored under these numbers before: the idempotency key is known.
    Before(Range<u32>),
    /// Another append came first, or the game does not run.
    Stale,
}

/// Entries that others have added to a log.
#[derive(Clone, Debug)]
pub(crate) struct Rest {
    pub(crate) entries: Vec<Entry>,
    pub(crate) clock: Clock,
    /// The match was ended without an entry in its log.
    pub(crate) aborted: bool,
}
