//! The way to one connection: a short queue of messages, already written as text.
//!
//! *Why this shape.* A table writes a message once for everyone who may see the same and never waits for a slow reader. A client
//! whose queue is full is disconnected; when it reconnects, it gets the whole table.

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use protocol::ServerMessage;
use tokio::sync::{Notify, mpsc};

use super::hidden::{Hidden, Rest};

/// How many messages a connection may be behind.
const QUEUE: usize = 64;

/// Where to put messages for one connection.
#[derive(Clone)]
pub(crate) struct Outbox {
    id: u64,
    queue: mpsc::Sender<Arc<str>>,
    end: Arc<End>,
    /// The people whose words the reader hides.
    hidden: Arc<RwLock<Hidden>>,
}

/// Why a connection is to be closed.
#[derive(Default)]
struct End {
    code: AtomicU16,
    given: Notify,
}

/// The other end of an [`Outbox`].
pub(crate) struct Inbox {
    queue: mpsc::Receiver<Arc<str>>,
    end: Arc<End>,
}

/// The next task of a connection.
pub(crate) enum Next {
    /// Send this.
    Send(Arc<str>),
    /// Close with this code.
    Close(u16),
}

/// A message as text.
pub(crate) fn written(message: &ServerMessage) -> Arc<str> {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// A new connection of a reader who does not want some people's words.
pub(crate) fn pair(hidden: Hidden) -> (Outbox, Inbox) {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let (sender, receiver) = mpsc::channel(QUEUE);
    let end = Arc::new(End::default());
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let outbox = Outbox { id, queue: sender, end: end.clone(), hidden: Arc::new(RwLock::new(hidden)) };
    (outbox, Inbox { queue: receiver, end })
}

impl Outbox {
    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    pub(crate) fn send(&self, text: Arc<str>) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.hang_up(protocol::close::TOO_SLOW);
        }
    }

    /// Sends what the reader wants of a message, which is `text` as a whole.
    pub(crate) fn tell(&self, message: &ServerMessage, text: &Arc<str>) {
        let rest = self.hidden.read().unwrap_or_else(PoisonError::into_inner).rest_of(message);
        match rest {
            Rest::Whole => self.send(text.clone()),
            Rest::Part(part) => self.send(written(&part)),
            Rest::Nothing => {}
        }
    }

    /// The people whose words the reader hides from now on.
    pub(super) fn hide(&self, hidden: Hidden) {
        *self.hidden.write().unwrap_or_else(PoisonError::into_inner) = hidden;
    }

    /// The people whose words the reader hides.
    pub(super) fn hidden(&self) -> Hidden {
        self.hidden.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Ends the connection; what is queued is not sent any more.
    pub(crate) fn hang_up(&self, code: u16) {
        self.end.code.store(code, Ordering::Release);
        self.end.given.notify_one();
    }
}

impl Inbox {
    /// Messages stay in the queue until the client has been greeted.
    pub(crate) async fn next(&mut self, greeted: bool) -> Next {
        tokio::select! {
            biased;
            () = self.end.given.notified() => Next::Close(self.end.code.load(Ordering::Acquire)),
            message = self.queue.recv(), if greeted => match message {
                Some(text) => Next::Send(text),
                None => Next::Close(protocol::close::RESTARTING),
            },
        }
    }
}
