//! One connection, from hello to goodbye.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use protocol::{Answer, ClientMessage, Code, Millis, NamedAct, PROTOCOL, Reason, Refusal, ServerMessage, limits};
use store::MatchId;

use super::closing::Closing;
use super::hidden::Hidden;
use crate::accounts::Caller;
use crate::app::App;
use crate::error::Failure;
use crate::http::Address;
use crate::socket::outbox::{Inbox, Next, Outbox, pair, written};
use crate::table::{Handle, Tables};

/// How long what a client still says is listened to, after the goodbye.
const FAREWELL: Duration = Duration::from_secs(1);

struct Connection {
    app: Arc<App>,
    visitor: Caller,
    outbox: Outbox,
    /// The key under which the rate limit counts.
    key: String,
    watched: BTreeMap<MatchId, Handle>,
}

pub(super) async fn run(app: Arc<App>, visitor: Caller, address: Address, hidden: Hidden, mut socket: WebSocket) {
    let (outbox, mut inbox) = pair(hidden);
    let person = visitor.id();
    let key = person.as_ref().map_or_else(|| format!("connection {}", outbox.id()), |id| id.to_string());
    let mut connection =
        Connection { app: app.clone(), visitor, outbox: outbox.clone(), key, watched: BTreeMap::new() };
    // The first in the queue, which is kept until the hello: so it comes before anything that the tables say meanwhile.
    connection.say(&connection.welcome());
    app.sockets.send_modify(|open| *open += 1);
    app.metrics.sockets.inc();
    app.online.enter(person.as_ref(), address.0, &outbox);
    let closing = connection.talk(&mut socket, &mut inbox).await;
    app.metrics.closed(closing.label());
    if let Some(code) = closing.refusal() {
        app.metrics.refused(code);
    }
    app.online.leave(person.as_ref(), &outbox);
    for table in connection.watched.values() {
        table.unwatch(outbox.id()).await;
    }
    // The other side may be gone already; then nobody needs to hear this.
    let _ = socket.send(Message::Close(Some(CloseFrame { code: closing.code(), reason: "".into() }))).await;
    // A connection that is dropped with messages unread is reset, and the code would be lost with it.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(FAREWELL, rest).await;
    app.metrics.sockets.dec();
    app.sockets.send_modify(|open| *open -= 1);
}

impl Connection {
    async fn talk(&mut self, socket: &mut WebSocket, inbox: &mut Inbox) -> Closing {
        let app = self.app.clone();
        let mut heard: Millis = app.now();
        let mut greeted = false;
        loop {
            let deadline = heard + limits::DEAD_AFTER_MS as Millis;
            let message = tokio::select! {
                biased;
                () = app.stop.begun() => {
                    let _ = send(socket, &written(&ServerMessage::Restarting)).await;
                    return Closing::Restarting;
                }
                next = inbox.next(greeted) => {
                    match next {
                        Next::Close(code) => return Closing::of_code(code),
                        Next::Send(text) => if send(socket, &text).await.is_err() { return Closing::Lost },
                    }
                    continue;
                }
                message = socket.recv() => message,
                () = app.time.sleep_until(deadline) => return Closing::Silent,
            };
            heard = app.now();
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => return Closing::Malformed,
                Some(Err(error)) => return Closing::of_error(error),
                Some(Ok(Message::Close(_))) => return Closing::Goodbye,
                None => return Closing::Lost,
            };
            if let Err(closing) = self.hear(&text, &mut greeted).await {
                return closing;
            }
        }
    }

    fn welcome(&self) -> ServerMessage {
        ServerMessage::Welcome {
            protocol: PROTOCOL,
            me: self.visitor.me(),
            ping_every_ms: limits::PING_EVERY_MS,
            dead_after_ms: limits::DEAD_AFTER_MS,
        }
    }

    async fn hear(&mut self, text: &str, greeted: &mut bool) -> Result<(), Closing> {
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.pace_or_close()?;
                self.say(&ServerMessage::Refused {
                    refusal: Refusal::new(Code::Malformed, format!("the message cannot be read: {error}")),
                });
                if !*greeted {
                    return Err(Closing::Malformed);
                }
                self.app.metrics.refused(Code::Malformed);
                return Ok(());
            }
        };
        match message {
            ClientMessage::Hello { protocol } if protocol != PROTOCOL => Err(Closing::Version),
            ClientMessage::Hello { .. } => {
                self.pace_or_close()?;
                if *greeted {
                    self.say(&self.welcome());
                }
                *greeted = true;
                Ok(())
            }
            _ if !*greeted => Err(Closing::Malformed),
            ClientMessage::Ping { echo } => {
                self.pace_or_close()?;
                self.say(&ServerMessage::Pong { echo });
                Ok(())
            }
            ClientMessage::Unwatch { table } => {
                self.pace_or_close()?;
                if let Some(handle) = table.parse().ok().and_then(|id: MatchId| self.watched.remove(&id)) {
                    handle.unwatch(self.outbox.id()).await;
                }
                Ok(())
            }
            ClientMessage::Watch { table, seen } => {
                if let Err(failure) = self.watch(&table, seen).await {
                    self.refuse(failure.refusal());
                }
                Ok(())
            }
            ClientMessage::Act { table, act } => {
                let id = act.id.clone();
                let mut answer = self.act(&table, act).await.unwrap_or_else(|failure| {
                    let refusal = failure.refusal();
                    self.app.metrics.refused(refusal.code);
                    Answer::Refused { refusal, table: None }
                });
                self.outbox.hidden().take_from_answer(&mut answer);
                self.say(&ServerMessage::Answer { table, id, answer });
                Ok(())
            }
        }
    }

    fn say(&self, message: &ServerMessage) {
        self.outbox.send(written(message));
    }

    fn refuse(&self, refusal: Refusal) {
        self.app.metrics.refused(refusal.code);
        self.say(&ServerMessage::Refused { refusal });
    }

    async fn watch(&mut self, table: &str, seen: Option<u32>) -> Result<(), Failure> {
        let id: MatchId = table.parse().map_err(|_| Failure::no_table())?;
        self.pace()?;
        if !self.watched.contains_key(&id) && self.watched.len() >= limits::TABLES_WATCHED {
            let message = format!("a connection watches at most {} tables", limits::TABLES_WATCHED);
            return Err(Failure::detailed(Reason::TooManyTables, Code::Invalid, message));
        }
        let watch = |handle: Handle| {
            let (person, outbox) = (self.visitor.id(), self.outbox.clone());
            async move { handle.watch(person, seen, outbox).await.map(|()| handle) }
        };
        let handle = Tables::ask(&self.app, &id, watch).await?;
        self.watched.insert(id, handle);
        Ok(())
    }

    async fn act(&self, table: &str, act: NamedAct) -> Result<Answer, Failure> {
        let id: MatchId = table.parse().map_err(|_| Failure::no_table())?;
        let Some(someone) = &self.visitor.0 else { return Err(Failure::sign_in()) };
        self.pace()?;
        let ask = |handle: Handle| {
            let (person, act) = (someone.person.clone(), act.clone());
            async move { handle.act(person, act).await }
        };
        Tables::ask(&self.app, &id, ask).await
    }

    /// A client that floods the server with messages that are not answered one by one is disconnected.
    fn pace_or_close(&self) -> Result<(), Closing> {
        self.pace().map_err(|_| Closing::RateLimited)
    }

    fn pace(&self) -> Result<(), Failure> {
        self.app.rates.messages.take(&self.key, self.app.now()).map_err(Failure::rate_limited)
    }
}

async fn send(socket: &mut WebSocket, text: &Arc<str>) -> Result<(), axum::Error> {
    socket.send(Message::Text(text.as_ref().into())).await
}
