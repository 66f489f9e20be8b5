//! Bots at a table, in their own seats and in those of people who have left: the deeds that [`super::bot_turn`] and
//! [`super::leavers`] call for.

use protocol::{Millis, Phase, ServerMessage, TableEvent};

use super::draft::Draft;
use super::effect::{Counted, Effect};
use super::flow::Flow;
use super::leavers::SeatFacts;
use super::state::Play;
use crate::bots::Weight;

impl Flow {
    /// If a bot is to move and is to be asked here and now, asks it.
    pub(super) fn ask_a_bot(&mut self) {
        let (number, now) = (self.table.number(), self.now());
        let Some((play, level)) = self.bot_to_move() else { return self.bot_turn.forget() };
        let game = play.progress.game.boxed_clone();
        let elsewhere = self.audience.remote.thinks_until(number);
        if self.not_before <= now && self.bot_turn.ask(number, elsewhere, now) {
            let company = self.table.terms.rated || self.table.people().count() > 1;
            let weight = if company { Weight::Company } else { Weight::Alone };
            self.port.emit(Effect::AskBot { number, level, game, host: self.table.host.clone(), weight });
        }
    }

    /// The level of the bot that is to move.
    fn bot_to_move(&self) -> Option<(&Play, u8)> {
        let play = self.table.play.as_ref().filter(|_| self.table.phase() == Phase::Playing)?;
        let turn = play.progress.turn()?;
        Some((play, play.progress.seats[usize::from(turn)].bot?))
    }

    /// When a bot is to be asked here.
    pub(super) fn bot_due(&self) -> Option<Millis> {
        self.bot_to_move()?;
        let number = self.table.number();
        self.bot_turn.due(number, self.audience.remote.thinks_until(number))
    }

    /// Tells everyone that the bot which is to move waits for its turn to think.
    pub(super) fn bot_waits(&mut self, number: u32) {
        if self.table.number() == number && self.bot_to_move().is_some() {
            self.tell(&ServerMessage::BotWaits { table: self.table.id.to_string(), number });
        }
    }

    pub(super) async fn bot_plays(&mut self, number: u32, events: &[String]) {
        if self.table.number() != number {
            return;
        }
        let Some((play, _)) = self.bot_to_move() else { return };
        let Some(turn) = play.progress.turn() else { return };
        let mut draft = Draft::of(&play.progress);
        if draft.play(turn, events).is_err() {
            self.port.emit(Effect::Count(Counted::BotFault));
            // Part of it may have been legal: from the start again.
            draft = Draft::of(&play.progress);
            let first: Vec<String> = play.progress.game.legal().into_iter().take(1).collect();
            if draft.play(turn, &first).is_err() {
                tracing::error!(table = %self.table.id, "a bot is to move and has no legal event");
                return;
            }
        }
        draft.settle(&play.shuffle);
        self.port.emit(Effect::Count(Counted::BotMove));
        self.bot_turn.forget();
        self.commit_or_log(draft).await;
    }

    fn seat_facts(&self, now: Millis) -> Vec<SeatFacts> {
        let facts = |(seat, sitter): (usize, &super::seat::Sitter)| SeatFacts {
            person: sitter.person().is_some(),
            here: sitter.person().is_none_or(|seated| self.audience.is_here(&seated.id, now)),
            bot: self.table.play.as_ref().is_some_and(|play| play.progress.seats[seat].bot.is_some()),
        };
        self.table.sitters.iter().enumerate().map(facts).collect()
    }

    /// Notes who is away. While servers cannot hear each other, people may be there through one that cannot be heard.
    pub(super) fn note_leavers(&mut self, now: Millis) {
        if self.port.is_bus_whole() {
            self.leavers.note(&self.seat_facts(now), now);
        } else {
            self.leavers.reset();
        }
    }

    /// When somebody who is away loses their seat.
    pub(super) fn leaver_due(&self) -> Option<Millis> {
        (self.table.phase() == Phase::Playing)
            .then(|| self.leavers.next_due(&self.seat_facts(self.now()), &self.table.terms))?
    }

    /// People who have been away for too long are replaced, or have resigned, as the table has chosen.
    pub(super) async fn replace_leavers(&mut self, now: Millis) {
        // Looked for again each time: another server may do the same at the same moment.
        for _ in 0..self.table.sitters.len() {
            if self.not_before > now || self.table.phase() != Phase::Playing {
                return;
            }
            let stand_in = self.surroundings.stand_in;
            let late: Option<TableEvent> =
                self.leavers.overdue(&self.seat_facts(now), &self.table.terms, stand_in, now);
            let (Some(what), Some(play)) = (late, self.table.play.as_ref()) else { return };
            let mut draft = Draft::of(&play.progress);
            draft.note(what);
            draft.settle(&play.shuffle);
            self.commit_or_log(draft).await;
        }
    }
}
