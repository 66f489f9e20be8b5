//! A player that plays on, whatever happens to the server.

use std::collections::BTreeMap;

use anyhow::bail;
use game_core::{Random, SplitMix};
use protocol::{Act, Answer, ClientMessage, Code, NamedAct, ServerMessage};
use tokio::sync::{mpsc, watch};
use tokio::time::{Duration, Instant, sleep, sleep_until};

use crate::audit::Acknowledged;
use crate::board::Board;
use crate::line::Line;
use crate::socket::{Lost, Socket};

/// How long to wait after an answer that says "later".
const LATER: Duration = Duration::from_millis(100);

/// Orders to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Play at this table.
    Play(String),
    /// Begin nothing new, and go when everything is answered.
    Finish,
}

/// Messages from players.
pub(super) enum Told {
    /// A player has its table before it, since then.
    Back { player: usize, at: Instant },
    /// A player's game is over, and it waits for no answer.
    Free { player: usize },
}

/// The answers that a player got from the server.
#[derive(Default)]
pub(super) struct Ledger {
    /// The moves of each table.
    pub(super) acknowledged: BTreeMap<String, Vec<Acknowledged>>,
    /// Moves that lost their answer with the connection.
    pub(super) sent_again: usize,
    /// Moves that were refused.
    pub(super) refused: usize,
}

pub(super) struct Player {
    line: Line,
    seat: usize,
    think: Duration,
    rng: SplitMix,
    orders: watch::Receiver<Order>,
    tell: mpsc::UnboundedSender<Told>,
    board: Option<Board>,
    /// The move that has no answer yet.
    pending: Option<NamedAct>,
    ledger: Ledger,
    said_free: bool,
}

impl Player {
    pub(super) fn new(
        line: Line,
        seat: usize,
        think: Duration,
        rng: SplitMix,
        orders: watch::Receiver<Order>,
        tell: mpsc::UnboundedSender<Told>,
    ) -> Player {
        let ledger = Ledger::default();
        Player { line, seat, think, rng, orders, tell, board: None, pending: None, ledger, said_free: false }
    }

    /// Plays until told to finish.
    pub(super) async fn play(mut self) -> anyhow::Result<Ledger> {
        let (mut socket, mut first) = self.line.connect(None).await?;
        let mut at = Instant::now();
        loop {
            self.say(Told::Back { player: self.line.at, at });
            self.take_in(first)?;
            match self.play_while_connected(&mut socket).await {
                Ok(()) => return Ok(self.ledger),
                Err(Broken::Lost(Lost::Foreign(error))) => return Err(error.into()),
                Err(Broken::Wrong(error)) => return Err(error),
                Err(Broken::Lost(_)) => {}
            }
            let seen = self.board.as_ref().map(|board| board.number);
            (socket, first, at) = self.line.come_back(seen, &mut self.rng).await;
        }
    }

    async fn play_while_connected(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        if self.pending.is_some() {
            self.ledger.sent_again += 1;
            self.send(socket).await?;
        }
        let mut due = self.next_due();
        loop {
            let order = self.orders.borrow_and_update().clone();
            match order {
                Order::Finish if self.pending.is_none() => return Ok(()),
                Order::Play(table) if table != self.line.table => self.move_to(socket, table).await?,
                Order::Finish | Order::Play(_) => {}
            }
            let over = self.board.as_ref().is_some_and(Board::is_over);
            if over && self.pending.is_none() && !self.said_free {
                self.said_free = true;
                self.say(Told::Free { player: self.line.at });
            }
            let to_move = self.pending.is_none() && self.board.as_ref().and_then(Board::turn) == Some(self.seat);
            tokio::select! {
                message = socket.next() => {
                    if self.hear(message?)? {
                        sleep(LATER).await;
                        self.send(socket).await?;
                    }
                    due = due.max(Instant::now());
                }
                _ = self.orders.changed() => {}
                () = sleep_until(due), if to_move => {
                    self.choose();
                    self.send(socket).await?;
                    due = self.next_due();
                }
            }
        }
    }

    fn next_due(&mut self) -> Instant {
        Instant::now() + self.think.mul_f64(f64::from(self.rng.below(2_000)) / 1_000.0)
    }

    fn say(&self, told: Told) {
        // The task that gave the order to finish may have ended.
        let _ = self.tell.send(told);
    }

    async fn move_to(&mut self, socket: &mut Socket, table: String) -> Result<(), Broken> {
        let old = std::mem::replace(&mut self.line.table, table);
        self.board = None;
        self.said_free = false;
        socket.send(&ClientMessage::Unwatch { table: old }).await?;
        let first = self.line.watch(socket, None).await?;
        Ok(self.take_in(first)?)
    }

    fn choose(&mut self) {
        if let Some(board) = &self.board {
            let act = Act::Play { expected: board.number, events: board.random_turn(&mut self.rng) };
            self.pending = Some(NamedAct { id: format!("{}-{}", self.seat, board.number), act });
        }
    }

    async fn send(&mut self, socket: &mut Socket) -> Result<(), Lost> {
        match &self.pending {
            Some(act) => socket.send(&ClientMessage::Act { table: self.line.table.clone(), act: act.clone() }).await,
            None => Ok(()),
        }
    }

    fn take_in(&mut self, message: ServerMessage) -> anyhow::Result<()> {
        match (message, &mut self.board) {
            (ServerMessage::Table { table }, board) if table.id == self.line.table => *board = Some(Board::of(&table)?),
            (ServerMessage::News { table, entries, now }, Some(board)) if table == self.line.table => {
                board.hear(&entries, &now)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes a message in; true: the move should be sent once more.
    fn hear(&mut self, message: ServerMessage) -> anyhow::Result<bool> {
        let ServerMessage::Answer { id, answer, .. } = message else {
            self.take_in(message)?;
            return Ok(false);
        };
        let Some(act) = self.pending.take_if(|act| act.id == id) else { return Ok(false) };
        match answer {
            Answer::Done { .. } => {
                let Act::Play { expected, events } = act.act else { bail!("nothing but moves is sent") };
                let table = self.ledger.acknowledged.entry(self.line.table.clone()).or_default();
                table.push(Acknowledged { seat: self.seat, first: expected, events });
                Ok(false)
            }
            Answer::Refused { refusal, .. } if matches!(refusal.code, Code::Unavailable | Code::Internal) => {
                self.pending = Some(act);
                Ok(true)
            }
            Answer::Refused { refusal, table } => {
                eprintln!("load: move {id} at {} was refused: {}", self.line.table, refusal.message);
                self.ledger.refused += 1;
                table.map_or(Ok(()), |table| self.take_in(ServerMessage::Table { table }))?;
                Ok(false)
            }
        }
    }
}

/// Why somebody does not play on.
enum Broken {
    /// The connection.
    Lost(Lost),
    /// Something that must not happen.
    Wrong(anyhow::Error),
}

impl From<Lost> for Broken {
    fn from(lost: Lost) -> Broken {
        Broken::Lost(lost)
    }
}

impl From<anyhow::Error> for Broken {
    fn from(error: anyhow::Error) -> Broken {
        Broken::Wrong(error)
    }
}
