//! How far a match has come: the one function that takes an entry of the log into account, live and on replay alike.

use std::sync::OnceLock;

use game_core::{Seat, Turn};
use game_registry::{AnyMatch, EventError};
use protocol::{EndReason, GameResult, PositionView, TableEvent};

/// A seat while the game is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InPlay {
    /// The level of the bot that plays it: a bot's own seat, or in place of a person.
    pub(crate) bot: Option<u8>,
    /// Is it a bot's own seat?
    pub(crate) machine: bool,
    /// Has its person resigned or run out of time?
    pub(crate) out: bool,
}

/// Everything that the log decides.
pub(crate) struct Progress {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seats: Vec<InPlay>,
    pub(crate) result: Option<GameResult>,
    /// Why the last person went out.
    exit: Option<EndReason>,
    /// The level of bots that play for people who have gone.
    stand_in: u8,
    /// What everyone sees of a game that hides nothing, once somebody has looked.
    shown: OnceLock<PositionView>,
}

impl Clone for Progress {
    fn clone(&self) -> Self {
        Progress {
            game: self.game.boxed_clone(),
            seats: self.seats.clone(),
            result: self.result.clone(),
            exit: self.exit,
            stand_in: self.stand_in,
            shown: self.shown.clone(),
        }
    }
}

impl Progress {
    /// At the start of `game`; `bots` gives the level of each bot's own seat.
    pub(crate) fn new(game: Box<dyn AnyMatch>, bots: &[Option<u8>], stand_in: u8) -> Self {
        let seats = bots.iter().map(|&bot| InPlay { bot, machine: bot.is_some(), out: false }).collect();
        Progress { game, seats, result: None, exit: None, stand_in, shown: OnceLock::new() }
    }

    /// Takes one entry into account. Only an event of the game can be refused; then nothing has changed.
    pub(crate) fn apply(&mut self, what: &TableEvent) -> Result<(), EventError> {
        self.shown = OnceLock::new();
        match what {
            TableEvent::Event { text, .. } => self.game.play(text.as_deref().unwrap_or_default())?,
            TableEvent::TookBack { length, .. } => self.game.truncate(*length as usize),
            TableEvent::Resigned { by } => self.retire(*by, EndReason::Resigned),
            TableEvent::Flagged { by } => self.retire(*by, EndReason::Flagged),
            TableEvent::BotTook { by, level } => self.seats[usize::from(*by)].bot = Some(*level),
            TableEvent::Reclaimed { by } => self.seats[usize::from(*by)].bot = None,
            TableEvent::Ended { result } => self.result = Some(result.clone()),
        }
        Ok(())
    }

    /// The others play on, so a bot sits in.
    fn retire(&mut self, seat: u8, reason: EndReason) {
        let stand_in = self.stand_in;
        let seat = &mut self.seats[usize::from(seat)];
        seat.out = true;
        seat.bot = seat.bot.or(Some(stand_in));
        self.exit = Some(reason);
    }

    /// The seat to move, while the game is on.
    pub(crate) fn turn(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Seat(seat) if self.result.is_none() => Some(seat.index() as u8),
            _ => None,
        }
    }

    /// The person's seat to move; nobody's while a bot is.
    pub(crate) fn person_to_move(&self) -> Option<u8> {
        self.turn().filter(|&seat| self.seats[usize::from(seat)].bot.is_none())
    }

    /// What a reader at this seat sees of the position: worked out and written once for all readers who see the same.
    pub(crate) fn view(&self, seat: Option<Seat>) -> PositionView {
        if self.game.hides() {
            return self.game.view(seat).into();
        }
        self.shown.get_or_init(|| self.game.view(None).into()).clone()
    }

    /// How many events the match has.
    pub(crate) fn length(&self) -> u32 {
        self.game.length() as u32
    }

    /// The result, if it is decided now: by the rules, or because too few are left to play on.
    pub(crate) fn decided(&self) -> Option<GameResult> {
        let left: Vec<u8> = (0..self.seats.len() as u8).filter(|&seat| !self.seats[usize::from(seat)].out).collect();
        let people_left = self.seats.iter().filter(|seat| !seat.machine && !seat.out).count();
        if let Some(reason) = self.exit
            && (left.len() == 1 || people_left == 0)
        {
            return Some(GameResult { reason, scores: None, winners: left });
        }
        let outcome = self.game.outcome()?;
        let scores: Vec<i32> = outcome.scores.iter().copied().collect();
        let mut winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.index() as u8).collect();
        winners.retain(|seat| left.contains(seat));
        if winners.is_empty() {
            // A seat that was given up cannot win: the best of the others does.
            let best = left.iter().map(|&seat| scores[usize::from(seat)]).max();
            winners = left.into_iter().filter(|&seat| Some(scores[usize::from(seat)]) == best).collect();
        }
        Some(GameResult { reason: EndReason::Played, scores: Some(scores), winners })
    }
}

#[cfg(test)]
mod tests {
    use fairness::{Secret, Shuffle};
    use serde_json::json;

    use super::*;
    use crate::environment::{Crema, Games};

    #[test]
    fn what_is_shown_to_everyone_is_what_the_game_shows_each_seat_after_every_event() {
        for info in Crema.list() {
            let shuffle = Shuffle::new(&Secret::new([1; 32]), &["", ""]);
            let game = Crema.dealt(info.id, 2, &json!({}), &mut shuffle.deal()).expect("plain options");
            let mut progress = Progress::new(game, &[None, None], 1);
            for _ in 0..8 {
                for seat in [None, Seat::new(0), Seat::new(1)] {
                    assert_eq!(progress.view(seat), progress.game.view(seat).into(), "{} from {seat:?}", info.id);
                }
                let text = progress.game.legal().first().cloned();
                progress.apply(&TableEvent::Event { by: None, text }).expect("a legal event");
            }
        }
    }
}
