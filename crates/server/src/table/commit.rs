//! From a draft to a fact: stored first, told afterwards.

use protocol::{ClockTerms, Entry, Millis, PushNotice, TableEvent};
use store::SeatStatus;

use super::clock::Clock;
use super::draft::Draft;
use super::effect::{AppendRequest, Appended, Effect};
use super::flow::Flow;
use super::seat;
use crate::error::Failure;

impl Flow {
    /// Appends what a draft holds; when this returns a number, it is durable and everyone has been told. An idempotency key that
    /// was used before gets the number of then.
    pub(super) async fn commit(&mut self, draft: Draft, key: Option<String>) -> Result<u32, Failure> {
        let Some(play) = &self.table.play else { return Err(Failure::Stale) };
        let (now, first) = (self.now(), play.log.len() as u32);
        let acted = draft.table_events.iter().any(|what| matches!(what, TableEvent::Event { by: Some(_), .. }));
        let mut clock = play.clock.clone();
        clock.pass(draft.progress.person_to_move(), acted, now);
        let counts = self.table.terms.rated && draft.progress.result.is_some();
        let append = AppendRequest {
            first,
            events: draft.table_events.clone(),
            key,
            turn_state: clock.turn_state(draft.progress.turn()),
            result: draft.progress.result.clone(),
            rated: self.table.sitters.iter().filter(|_| counts).map(seat::player).collect(),
            at: now,
        };
        match self.port.append(append).await? {
            Appended::Now(numbers) => {
                self.take_over(draft, clock, numbers.start, now);
                Ok(numbers.end)
            }
            Appended::Before(numbers) => {
                if numbers.end > first {
                    self.catch_up().await?;
                }
                Ok(numbers.end)
            }
            Appended::Stale => {
                self.catch_up().await?;
                Err(Failure::Stale)
            }
        }
    }

    fn take_over(&mut self, draft: Draft, clock: Clock, first: u32, now: Millis) {
        let Some(play) = &mut self.table.play else { return };
        let turn_before = play.progress.turn();
        play.progress = draft.progress;
        play.clock = clock;
        play.take_back = None;
        let numbered = draft.table_events.iter().cloned().zip(first..);
        play.log.extend(numbered.map(|(what, number)| Entry { number, at: now, what }));
        self.bot_turn.moved_here(now);
        self.tell_news(first);
        self.spread_change();
        self.mirror_seats(&draft.table_events, now);
        if self.table.turn() != turn_before {
            self.notify_turn();
        }
    }

    /// The store also notes who is replaced or out, to answer questions across tables.
    fn mirror_seats(&self, table_events: &[TableEvent], now: Millis) {
        for what in table_events {
            let (seat, status) = match what {
                TableEvent::Resigned { by } | TableEvent::Flagged { by } => (*by, SeatStatus::Resigned { since: now }),
                TableEvent::BotTook { by, level } => {
                    (*by, SeatStatus::Substituted { since: now, level: seat::bot_name(*level) })
                }
                TableEvent::Reclaimed { by } => (*by, SeatStatus::Here),
                TableEvent::Event { .. } | TableEvent::TookBack { .. } | TableEvent::Ended { .. } => continue,
            };
            self.port.emit(Effect::MirrorSeat { seat, status });
        }
    }

    /// Tells the person to move, unless they have the table before their eyes.
    pub(super) fn notify_turn(&self) {
        let Some(seat) = self.table.play.as_ref().and_then(|play| play.progress.person_to_move()) else { return };
        if let Some(seated) = self.table.sitters[usize::from(seat)].person()
            && !self.audience.is_watching(&seated.id)
        {
            // Somebody who plays against a running clock is looking already, or has given up the game.
            let slow = !matches!(self.table.terms.clock, ClockTerms::RealTime { .. });
            let notice = PushNotice::YourTurn { table: self.table.id.to_string(), game: self.table.game.clone() };
            self.port.emit(Effect::YourTurn { person: seated.id.clone(), notice: slow.then_some(notice) });
        }
    }
}
