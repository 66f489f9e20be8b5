//! The store as the flow of a table sees it: one function a question, each an effect whose answer is the next input.

use serde_json::Value;
use store::{ChatLine, NewChatLine, NewSeat, PersonId, Start, TakeSeat, TurnState, Wanted};

use super::effect::{AppendRequest, Appended, Request, Response, Rest};
use super::machine::Port;
use super::state::Table;
use crate::error::Failure;

/// Each request has one kind of answer.
macro_rules! asked {
    ($port:expr, $request:expr, $kind:ident) => {
        match $port.ask($request).await {
            Response::$kind(answer) => answer,
            _ => unreachable!("the store has answered another request"),
        }
    };
}

impl Port {
    pub(super) async fn append(&self, append: AppendRequest) -> Result<Appended, Failure> {
        asked!(self, Request::Append(append), Appended)
    }

    /// The number after the append of this idempotency key, if there was one.
    pub(super) async fn find_append(
        &self,
        first: u32,
        key: String,
        seat: u8,
        turn_state: TurnState,
    ) -> Result<Option<u32>, Failure> {
        asked!(self, Request::FindAppend { first, key, seat, turn_state }, Found)
    }

    pub(super) async fn read_table(&self) -> Result<Option<Box<Table>>, Failure> {
        asked!(self, Request::ReadTable, Table)
    }

    pub(super) async fn read_rest(&self, from: u32) -> Result<Option<Rest>, Failure> {
        asked!(self, Request::ReadRest { from }, Rest)
    }

    pub(super) async fn read_talk(&self, after: u32) -> Result<Vec<ChatLine>, Failure> {
        asked!(self, Request::ReadTalk { after }, Talk)
    }

    /// How many lines there are now; nothing if no more may be said.
    pub(super) async fn add_talk(&self, line: NewChatLine) -> Result<Option<u32>, Failure> {
        asked!(self, Request::AddTalk { line }, Said)
    }

    pub(super) async fn may_sit(
        &self,
        person: &PersonId,
        befriended: Option<PersonId>,
        not_blocked_by: Vec<PersonId>,
    ) -> Result<(), Failure> {
        asked!(self, Request::MaySit { person: person.clone(), befriended, not_blocked_by }, Done)
    }

    pub(super) async fn take_seat(&self, wanted: Wanted, seat: NewSeat) -> Result<TakeSeat, Failure> {
        asked!(self, Request::TakeSeat { wanted, seat }, Seat)
    }

    pub(super) async fn leave_seat(&self, seat: u8, person: &PersonId) -> Result<(), Failure> {
        asked!(self, Request::LeaveSeat { seat, person: person.clone() }, Done)
    }

    pub(super) async fn start(
        &self,
        setup: Value,
        entropy: Vec<String>,
        turn_state: TurnState,
    ) -> Result<Start, Failure> {
        asked!(self, Request::Start { setup, entropy, turn_state }, Started)
    }

    pub(super) async fn end(&self, reason: protocol::EndReason) -> Result<(), Failure> {
        asked!(self, Request::End { reason }, Done)
    }
}
