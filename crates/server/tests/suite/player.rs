//! Somebody who plays a whole game over a socket: keeps a copy of the match like a browser does, checks every message against
//! it, and plays random legal turns, each as one batch.

use game_core::{Random, Record, SplitMix, Turn};
use game_registry::AnyMatch;
use protocol::{Act, Answer, ClientMessage, NamedAct, Phase, ServerMessage, TableEvent, TableNow, TableView};

use crate::http::Http;
use crate::socket::Socket;

pub(crate) struct Player {
    pub(crate) who: Http,
    pub(crate) socket: Socket,
    pub(crate) table: String,
    pub(crate) seat: u8,
    rng: SplitMix,
    /// The copy of the match; nothing before the start.
    game: Option<Box<dyn AnyMatch>>,
    pub(crate) now: TableNow,
    /// How often the whole table came, after the first time.
    pub(crate) resyncs: u32,
}

impl Player {
    /// Watches a table at which `who` has a seat.
    pub(crate) async fn join(who: Http, table: &str, seed: u64) -> Player {
        let mut socket = Socket::greet(&who).await;
        socket.watch(table, None).await;
        let view = first_view(&mut socket).await;
        let seat = view.your_seat.expect("a seat");
        let game = view.record.as_ref().map(replay);
        let rng = SplitMix::new(seed);
        Player { who, socket, table: table.to_owned(), seat, rng, game, now: view.now, resyncs: 0 }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now.phase == Phase::Over
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        self.now.turn == Some(self.seat)
    }

    pub(crate) fn record(&self) -> Record {
        self.game.as_ref().expect("a game").record()
    }

    /// A random whole turn: events until it is somebody else's.
    pub(crate) fn turn(&mut self) -> Vec<String> {
        let mut game = self.game.as_ref().expect("a game").boxed_clone();
        let mut events = Vec::new();
        while game.turn() == Turn::Seat(game_core::Seat::wrapping(usize::from(self.seat))) && events.len() < 60 {
            let legal = game.legal();
            let event = legal[self.rng.below(legal.len() as u32) as usize].clone();
            game.play(&event).expect("a legal event");
            events.push(event);
        }
        events
    }

    /// Plays whenever it is this player's turn.
    pub(crate) async fn play_to_the_end(&mut self) {
        while !self.is_over() {
            if self.is_my_turn() {
                self.play_turn().await;
            } else {
                self.take_in_next().await;
            }
        }
    }

    pub(crate) async fn play_turn(&mut self) {
        let expected = self.now.number;
        let act = Act::Play { expected, events: self.turn() };
        let id = format!("{}-{}", self.seat, self.now.number);
        let named = NamedAct { id: id.clone(), act };
        self.socket.send(&ClientMessage::Act { table: self.table.clone(), act: named }).await;
        loop {
            let message = self.socket.next().await.unwrap_or_else(|closed| panic!("{closed:?}"));
            if let ServerMessage::Answer { id: of, answer, .. } = &message
                && *of == id
            {
                // News are queued before the answer, so the number is known already; the next move may be as well.
                let known = |number: u32| expected < number && number <= self.now.number;
                assert!(matches!(answer, Answer::Done { number } if known(*number)), "{answer:?}");
                return;
            }
            self.take_in(message);
        }
    }

    pub(crate) async fn take_in_next(&mut self) {
        let message = self.socket.next().await.unwrap_or_else(|closed| panic!("{closed:?}"));
        self.take_in(message);
    }

    fn take_in(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Table { table } => {
                self.game = table.record.as_ref().map(replay);
                self.now = table.now;
                self.resyncs += 1;
            }
            ServerMessage::News { entries, now, .. } => {
                let mut number = self.now.number;
                for entry in entries {
                    assert_eq!(entry.number, number, "no gap and nothing twice");
                    number += 1;
                    self.happen(&entry.what);
                }
                assert_eq!(number, now.number);
                self.now = *now;
                self.compare();
            }
            _ => {}
        }
    }

    fn happen(&mut self, what: &TableEvent) {
        // Before the first whole table there is nothing to add to.
        let Some(game) = &mut self.game else { return };
        match what {
            TableEvent::Event { text, .. } => game.play(text.as_deref().expect("open games")).expect("a legal event"),
            TableEvent::TookBack { length, .. } => game.truncate(*length as usize),
            _ => {}
        }
    }

    /// The server's view is that of the copy.
    fn compare(&self) {
        if let Some(game) = &self.game {
            let own = game_core::Seat::new(usize::from(self.seat));
            assert_eq!(self.now.view, Some(game.view(own).into()));
        }
    }
}

fn replay(record: &serde_json::Value) -> Box<dyn AnyMatch> {
    let record: Record = serde_json::from_value(record.clone()).expect("a record");
    game_registry::from_record(&record).expect("a record that holds")
}

/// The first whole table that comes.
pub(crate) async fn first_view(socket: &mut Socket) -> TableView {
    socket
        .until(|message| match message {
            ServerMessage::Table { table } => Some(*table),
            _ => None,
        })
        .await
}
