//! From a draft to a fact: stored first, told afterwards.

use protocol::{ClockTerms, EndReason, Entry, GameResult, PushNotice, TableEvent};
use store::{Append, Appended, Ending, SeatStatus};

use super::draft::Draft;
use super::rating;
use super::state::Table;
use super::task::{Task, reason_word};
use super::{load, log_text, seat};
use crate::error::Failure;
use crate::notices;

impl Task {
    /// Appends what a draft holds; when this returns a number, it is durable and everyone has been told. A `name` that was used
    /// before gets the number of then.
    pub(super) async fn commit(&mut self, draft: Draft, name: Option<String>) -> Result<u32, Failure> {
        let Some(play) = &self.table.play else { return Err(Failure::Stale) };
        let (now, first) = (self.app.now(), play.log.len() as u32);
        let acted = draft.table_events.iter().any(|what| matches!(what, TableEvent::Event { by: Some(_), .. }));
        let mut clock = play.clock.clone();
        clock.pass(draft.progress.person_to_move(), acted, now);
        let events = draft.table_events.iter().map(log_text::write).collect();
        let mut append = Append {
            id: self.table.id.clone(),
            first,
            events,
            client_move: name,
            turn_state: clock.turn_state(draft.progress.turn()),
            ending: None,
        };
        let appended = loop {
            append.ending = match &draft.progress.result {
                Some(result) => Some(self.ending(result).await?),
                None => None,
            };
            match self.append(append.clone(), now).await? {
                Appended::RatingsMoved => {}
                appended => break appended,
            }
        };
        match appended {
            Appended::Now(numbers) => {
                self.take_over(draft, clock, numbers.start, now).await;
                Ok(numbers.end)
            }
            Appended::Before(numbers) => {
                if numbers.end > first {
                    self.catch_up().await?;
                }
                Ok(numbers.end)
            }
            Appended::Stale(_) | Appended::NotRunning(_) | Appended::RatingsMoved => {
                self.catch_up().await?;
                Err(Failure::Stale)
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "how long storing takes is measured, and decides nothing")]
    async fn append(&self, append: Append, now: i64) -> Result<Appended, Failure> {
        let begun = std::time::Instant::now();
        let count = append.events.len() as u64;
        let appended = self.app.store.append_events(append, now).await?;
        self.app.metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
        if matches!(appended, Appended::Now(_)) {
            self.app.metrics.entries.inc_by(count);
        }
        Ok(appended)
    }

    async fn ending(&self, result: &GameResult) -> Result<Ending, Failure> {
        if matches!(result.reason, EndReason::Abandoned | EndReason::Closed) {
            return Ok(Ending::Aborted { reason: reason_word(result.reason).to_owned() });
        }
        let ratings = if self.table.terms.rated {
            let players = self.table.sitters.iter().map(load::player).collect::<Vec<_>>();
            rating::changes(&self.app.store, &self.table.game, &players, result).await?
        } else {
            Vec::new()
        };
        Ok(Ending::Finished { result: log_text::write_result(result), ratings })
    }

    async fn take_over(&mut self, draft: Draft, clock: super::clock::Clock, first: u32, now: i64) {
        let Some(play) = &mut self.table.play else { return };
        let turn_before = play.progress.turn();
        play.progress = draft.progress;
        play.clock = clock;
        play.take_back = None;
        let numbered = draft.table_events.iter().cloned().zip(first..);
        play.log.extend(numbered.map(|(what, number)| Entry { number, at: now, what }));
        self.nodes.think_at = now;
        self.tell_news(first);
        self.spread_change();
        self.mirror_presence(&draft.table_events, now).await;
        if self.table.turn() != turn_before {
            self.notify_turn();
        }
    }

    /// The store also notes who is replaced or out, to answer questions across tables. The log is what counts, so a failure here
    /// is logged and no more.
    async fn mirror_presence(&self, table_events: &[TableEvent], now: i64) {
        for what in table_events {
            let (by, presence) = match what {
                TableEvent::Resigned { by } | TableEvent::Flagged { by } => (*by, SeatStatus::Resigned { since: now }),
                TableEvent::BotTook { by, level } => {
                    (*by, SeatStatus::Substituted { since: now, level: seat::bot_name(*level) })
                }
                TableEvent::Reclaimed { by } => (*by, SeatStatus::Here),
                TableEvent::Event { .. } | TableEvent::TookBack { .. } | TableEvent::Ended { .. } => continue,
            };
            if let Err(error) = self.app.store.set_seat_status(&self.table.id, by, presence).await {
                tracing::warn!(table = %self.table.id, %error, "presence could not be stored");
            }
        }
    }

    /// Tells whoever is to move, if they look elsewhere.
    pub(super) fn notify_turn(&self) {
        let Some(seat) = self.table.play.as_ref().and_then(|play| play.progress.person_to_move()) else { return };
        if let Some(seated) = self.table.sitters[usize::from(seat)].person()
            && !self.audience.is_watching(&seated.id)
        {
            let Table { id, game, .. } = &self.table;
            // Who plays against a running clock sits before the table, or has left it.
            let slow = !matches!(self.table.terms.clock, ClockTerms::RealTime { .. });
            let notice = slow.then(|| PushNotice::YourTurn { table: id.to_string(), game: game.clone() });
            notices::your_turn(&self.app, &seated.id, id, game, notice);
        }
    }
}
