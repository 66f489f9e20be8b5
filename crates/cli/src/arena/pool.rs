//! Programs that wait for their next game: starting one may take longer than playing it.

use std::sync::{Mutex, PoisonError};

use super::engine::{Engine, Patience};
use super::fault::Fault;
use super::player::CommandLine;
use crate::clock::Clock;

/// The idle programs of one player, as many as games were ever played at once.
pub(crate) struct Pool<'a> {
    command: CommandLine,
    patience: Patience,
    clock: &'a Clock<'a>,
    idle: Mutex<Vec<Engine<'a>>>,
}

impl<'a> Pool<'a> {
    /// No program yet.
    pub(crate) fn new(command: CommandLine, patience: Patience, clock: &'a Clock<'a>) -> Self {
        Pool { command, patience, clock, idle: Mutex::new(Vec::new()) }
    }

    /// A program that is ready for a new game. One that waited here may have died meanwhile; then a new one is started.
    pub(crate) fn take(&self) -> Result<Engine<'a>, Fault> {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if let Some(mut engine) = waiting
            && engine.new_game().is_ok()
        {
            return Ok(engine);
        }
        let mut engine = Engine::start(&self.command, self.patience, self.clock)?;
        engine.new_game()?;
        Ok(engine)
    }

    /// Takes back a program that has done nothing wrong.
    pub(crate) fn put_back(&self, engine: Engine<'a>) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(engine);
    }
}
