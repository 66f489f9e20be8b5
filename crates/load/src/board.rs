//! A client's copy of a match, kept up to date from the log as a browser does.

use anyhow::{Context, bail};
use game_core::{Random, Record, Seat, SplitMix, Turn};
use game_registry::AnyMatch;
use protocol::{Entry, Phase, TableEvent, TableNow, TableView, limits};

/// A copy of a match.
pub(crate) struct Board {
    game: Box<dyn AnyMatch>,
    /// How many log entries it has taken in.
    pub(crate) number: u32,
    over: bool,
}

impl Board {
    pub(crate) fn of(view: &TableView) -> anyhow::Result<Board> {
        let record = view.record.clone().context("the table has not started, or hides its game")?;
        let record: Record = serde_json::from_value(record).context("the table's record cannot be read")?;
        let game = game_registry::from_record(&record).map_err(|error| anyhow::anyhow!("{error}"))?;
        Ok(Board { game, number: view.now.number, over: view.now.phase == Phase::Over })
    }

    /// Applies the new ones among some log entries; known ones may come again.
    pub(crate) fn hear(&mut self, entries: &[Entry], now: &TableNow) -> anyhow::Result<()> {
        for entry in entries {
            if entry.number < self.number {
                continue;
            }
            if entry.number > self.number {
                bail!("entry {} came after {} entries: something is missing", entry.number, self.number);
            }
            match &entry.what {
                TableEvent::Event { text: Some(text), .. } => {
                    self.game
                        .play(text)
                        .map_err(|error| anyhow::anyhow!("entry {}: {}", entry.number, error.message))?;
                }
                TableEvent::Ended { .. } => self.over = true,
                other => bail!("nobody here does such things: {other:?}"),
            }
            self.number += 1;
        }
        if self.number < now.number {
            bail!("{} entries were told of, and there are {}", self.number, now.number);
        }
        Ok(())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// The seat to move, while the game is on.
    pub(crate) fn turn(&self) -> Option<usize> {
        match self.game.turn() {
            Turn::Seat(seat) if !self.over => Some(seat.index()),
            _ => None,
        }
    }

    /// A random turn of the seat to move: legal events until another seat or chance is to move.
    pub(crate) fn random_turn(&self, rng: &mut SplitMix) -> Vec<String> {
        let mover = self.game.turn();
        let mut game = self.game.boxed_clone();
        let mut events = Vec::new();
        while game.turn() == mover && matches!(mover, Turn::Seat(_)) && events.len() < limits::EVENTS_PER_PLAY {
            let mut legal = game.legal();
            if legal.is_empty() {
                break;
            }
            let event = legal.swap_remove(rng.below(legal.len() as u32) as usize);
            if game.play(&event).is_err() {
                break;
            }
            events.push(event);
        }
        events
    }
}

/// The seat that made each event of a record; `None` for chance.
pub(crate) fn makers(record: &Record) -> anyhow::Result<Vec<Option<usize>>> {
    let game = game_registry::from_record(record).map_err(|error| anyhow::anyhow!("{error}"))?;
    Ok(game.actors().into_iter().map(|maker| maker.map(Seat::index)).collect())
}
