//! Bots at a table: asked on other threads, heard like anybody else.

use protocol::{Leavers, Millis, Phase, TableEvent};

use super::draft::Draft;
use super::state::Play;
use super::task::Task;

impl Task {
    /// If a bot is to move and has not been asked yet, asks it. The answer comes back as a command.
    pub(super) fn ask_a_bot(&mut self) {
        let number = self.table.number();
        let Some((play, level)) = self.bot_to_move() else {
            self.asked = None;
            return;
        };
        let now = self.app.now();
        if now < self.not_before || self.bot_due().is_none_or(|due| now < due) {
            return;
        }
        let game = play.progress.game.boxed_clone();
        self.asked = Some(number);
        let seed = u64::from_le_bytes(self.app.entropy.bytes());
        let (app, handle) = (self.app.clone(), self.handle.clone());
        tokio::spawn(async move {
            let stopping = app.clone();
            let events = app.bots.choose(game, level, seed, move || stopping.stop.has_begun()).await;
            handle.thought(number, events).await;
        });
    }

    /// The level of the bot that is to move.
    fn bot_to_move(&self) -> Option<(&Play, u8)> {
        let play = self.table.play.as_ref().filter(|_| self.table.phase() == Phase::Playing)?;
        let turn = play.progress.turn()?;
        Some((play, play.progress.seats[usize::from(turn)].bot?))
    }

    /// When a bot is to be asked here that has not been asked: not while one thinks on another server. If that server dies, it
    /// falls silent, and the bot thinks here.
    pub(super) fn bot_due(&self) -> Option<Millis> {
        let number = self.table.number();
        self.bot_to_move().filter(|_| self.asked != Some(number))?;
        Some(self.nodes.think_at.max(self.audience.remote.thinks_until(number).unwrap_or(0)))
    }

    pub(super) async fn bot_plays(&mut self, number: u32, events: &[String]) {
        if self.table.number() != number || self.table.phase() != Phase::Playing {
            return;
        }
        let Some(play) = &self.table.play else { return };
        let Some(turn) = play.progress.turn() else { return };
        if play.progress.seats[usize::from(turn)].bot.is_none() {
            return;
        }
        let mut draft = Draft::of(&play.progress);
        if draft.play(turn, events).is_err() {
            self.app.metrics.bot_faults.inc();
            // Part of it may have been legal: from the start again.
            draft = Draft::of(&play.progress);
            let first: Vec<String> = play.progress.game.legal().into_iter().take(1).collect();
            if draft.play(turn, &first).is_err() {
                tracing::error!(table = %self.table.id, "a bot is to move and has no legal event");
                return;
            }
        }
        draft.settle(&play.shuffle);
        self.app.metrics.bot_moves.inc();
        self.asked = None;
        self.commit_or_log(draft).await;
    }

    /// Since when is each person away who is in the game?
    pub(super) fn note_leavers(&mut self, now: Millis) {
        if !self.app.bus.is_whole() {
            // They may be there through a server that cannot be heard.
            return self.away.fill(None);
        }
        for seat in 0..self.away.len() {
            let here = self.table.sitters[seat].person().is_none_or(|seated| self.audience.is_here(&seated.id, now));
            self.away[seat] = if here { None } else { self.away[seat].or(Some(now)) };
        }
    }

    fn grace(&self) -> Option<Millis> {
        let watched = !matches!(self.table.terms.clock, protocol::ClockTerms::Days { .. });
        match self.table.terms.leavers {
            Leavers::Bot { grace_s } | Leavers::Resign { grace_s } if watched => Some(Millis::from(grace_s) * 1_000),
            _ => None,
        }
    }

    /// The people in the game who are away, with the time when they lose their seat. Nobody does while nobody is left to play
    /// with.
    fn leavers(&self) -> impl Iterator<Item = (u8, Millis)> {
        let playing = |play: &&Play| {
            let waits = |(seat, _): (u8, _)| {
                play.progress.seats[usize::from(seat)].bot.is_none() && self.away[usize::from(seat)].is_none()
            };
            self.table.phase() == Phase::Playing && self.table.people().any(waits)
        };
        let play = self.table.play.as_ref().filter(playing).zip(self.grace());
        let due = move |(seat, away): (usize, &Option<Millis>)| {
            let (play, grace) = play?;
            let still_in = play.progress.seats[seat].bot.is_none();
            away.filter(|_| still_in).map(|since| (seat as u8, since + grace))
        };
        self.away.iter().enumerate().filter_map(due)
    }

    pub(super) fn leaver_due(&self) -> Option<Millis> {
        self.leavers().map(|(_, due)| due).min()
    }

    /// Those who have been away for too long are replaced, or have resigned, as the table has chosen.
    pub(super) async fn replace_leavers(&mut self, now: Millis) {
        // Looked for again each time: another server may do the same at the same moment.
        for _ in 0..self.away.len() {
            let late = self.leavers().find(|&(_, due)| due <= now && self.not_before <= now);
            let (Some((by, _)), Some(play)) = (late, self.table.play.as_ref()) else { return };
            let mut draft = Draft::of(&play.progress);
            draft.note(match self.table.terms.leavers {
                Leavers::Resign { .. } => TableEvent::Resigned { by },
                Leavers::Bot { .. } | Leavers::Wait => {
                    TableEvent::BotTook { by, level: self.app.bots.stand_in(&self.table.game) }
                }
            });
            draft.settle(&play.shuffle);
            self.commit_or_log(draft).await;
        }
    }
}
