//! A simulated server: the machine of the table, and the commands that wait for it.

use std::collections::VecDeque;

use super::super::effect::Command;
use super::super::machine::TableMachine;

#[derive(Default)]
pub(super) struct Server {
    pub(super) up: bool,
    /// Counts restarts: what was meant for an earlier life is lost.
    pub(super) life: u32,
    pub(super) machine: Option<TableMachine>,
    pub(super) orders: VecDeque<Order>,
    /// The store has not answered yet.
    pub(super) busy: bool,
    /// The seat whose act is at hand.
    pub(super) acting: Option<Acting>,
}

pub(super) struct Order {
    pub(super) command: Command,
    /// The client that acts, and the id of its act.
    pub(super) from: Option<(usize, String)>,
}

pub(super) struct Acting {
    pub(super) client: usize,
    pub(super) id: String,
    /// Was this very act stored before the server began with it?
    pub(super) stored_before: bool,
}

impl Server {
    /// Everything in memory is lost.
    pub(super) fn die(&mut self) {
        *self = Server { life: self.life + 1, ..Server::default() };
    }
}
