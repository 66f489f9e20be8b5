//! The store, as it is asked by the machine of one table.

use std::sync::Arc;

use protocol::{EndReason, GameResult, Millis, Reason};
use store::{Append, Ending, Holder, LogEntry, MatchId, PersonId, Player};

use super::effect::{AppendRequest, Appended, Request, Response};
use super::{load, log_conversion, rating};
use crate::app::App;
use crate::error::Failure;

/// Answers the requests of one table.
pub(super) struct TableStore {
    pub(super) app: Arc<App>,
    pub(super) id: MatchId,
    pub(super) game: String,
}

impl TableStore {
    pub(super) async fn ask(&self, request: Request) -> Response {
        let (store, id, now) = (&self.app.store, &self.id, self.app.now());
        match request {
            Request::Append(append) => Response::Appended(self.append(append).await),
            Request::FindAppend { first, key, seat, turn_state } => {
                let events = vec![LogEntry::Event { by: Some(seat), text: String::new() }];
                let question =
                    Append { id: id.clone(), first, events, client_move: Some(key), turn_state, ending: None };
                Response::Found(match store.append_events(question, now).await {
                    Ok(store::Appended::Before(numbers)) => Ok(Some(numbers.end)),
                    Ok(_) => Ok(None),
                    Err(error) => Err(error.into()),
                })
            }
            Request::ReadTable => Response::Table(load::table(&self.app, id).await.map(|table| table.map(Box::new))),
            Request::ReadRest { from } => Response::Rest(load::rest(&self.app, id, from).await),
            Request::ReadTalk { after } => Response::Talk(store.chat_after(id, after).await.map_err(Failure::from)),
            Request::AddTalk { line } => {
                if let Err(limited) = self.app.pace(&self.app.rates.talk, &line.person) {
                    return Response::Said(Err(limited));
                }
                Response::Said(store.add_chat(id, line, now).await.map_err(Failure::from))
            }
            Request::MaySit { person, befriended, not_blocked_by } => {
                Response::Done(self.may_sit(&person, befriended.as_ref(), &not_blocked_by).await)
            }
            Request::TakeSeat { wanted, seat } => {
                Response::Seat(store.take_seat(id, wanted, seat, false, now).await.map_err(Failure::from))
            }
            Request::LeaveSeat { seat, person } => {
                let left = store.leave_seat(id, seat, &Holder::Person(person), now).await;
                Response::Done(left.map(drop).map_err(Failure::from))
            }
            Request::Start { setup, entropy, turn_state } => {
                let started = store.start_match(id, setup, Some(&entropy), turn_state, now).await;
                Response::Started(started.map_err(Failure::from))
            }
            Request::End { reason } => {
                let ended = store.end_match(id, aborted(reason), now).await;
                Response::Done(ended.map(drop).map_err(Failure::from))
            }
        }
    }

    async fn may_sit(
        &self,
        person: &PersonId,
        befriended: Option<&PersonId>,
        not_blocked_by: &[PersonId],
    ) -> Result<(), Failure> {
        if let Some(host) = befriended
            && !self.app.store.are_friends(host, person).await?
        {
            return Err(Reason::FriendsOnly.into());
        }
        for other in not_blocked_by {
            if self.app.store.is_blocked(other, person).await? {
                return Err(Reason::CannotSit.into());
            }
        }
        Ok(())
    }

    /// Appends to the log. If the ratings have changed meanwhile by which a rated game is to count, works them out again.
    async fn append(&self, append: AppendRequest) -> Result<Appended, Failure> {
        let AppendRequest { first, events, key, turn_state, result, rated, at } = append;
        let events = events.iter().map(log_conversion::write).collect();
        let mut append = Append { id: self.id.clone(), first, events, client_move: key, turn_state, ending: None };
        loop {
            append.ending = match &result {
                Some(result) => Some(self.ending(result, &rated).await?),
                None => None,
            };
            return Ok(match self.measured_append(append.clone(), at).await? {
                store::Appended::RatingsMoved => continue,
                store::Appended::Now(numbers) => Appended::Now(numbers),
                store::Appended::Before(numbers) => Appended::Before(numbers),
                store::Appended::Stale(_) | store::Appended::NotRunning(_) => Appended::Stale,
            });
        }
    }

    #[expect(clippy::disallowed_methods, reason = "how long storing takes is measured, and decides nothing")]
    async fn measured_append(&self, append: Append, at: Millis) -> Result<store::Appended, Failure> {
        let begun = std::time::Instant::now();
        let count = append.events.len() as u64;
        let appended = self.app.store.append_events(append, at).await?;
        self.app.metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
        if matches!(appended, store::Appended::Now(_)) {
            self.app.metrics.entries.inc_by(count);
        }
        Ok(appended)
    }

    async fn ending(&self, result: &GameResult, rated: &[Option<Player>]) -> Result<Ending, Failure> {
        if matches!(result.reason, EndReason::Abandoned | EndReason::Closed) {
            return Ok(aborted(result.reason));
        }
        let ratings = match rated {
            [] => Vec::new(),
            players => rating::changes(&self.app.store, &self.game, players, result).await?,
        };
        Ok(Ending::Finished { result: log_conversion::write_result(result), ratings })
    }
}

fn aborted(reason: EndReason) -> Ending {
    let word = if reason == EndReason::Closed { "closed" } else { "abandoned" };
    Ending::Aborted { reason: word.to_owned() }
}
