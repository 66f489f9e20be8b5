//! Writing operations on their way to the writer, and their answers on the way back.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use super::super::{Connection, Done};
use crate::{Error, Result};

/// What the writer is told.
pub(super) enum Message {
    Write(Box<dyn Job>),
    /// The log is long, and nearly all of it has been copied.
    FinishLog,
    Close(oneshot::Sender<()>),
}

/// A writing operation in the queue, whatever it returns.
pub(super) trait Job: Send {
    /// Runs it; true: its changes stay.
    fn run(&mut self, connection: &mut Connection) -> bool;
    /// Tells the caller, now that the group is durable or has failed.
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Asked<T, F> {
    work: Option<F>,
    outcome: Option<Result<T>>,
    answer: oneshot::Sender<Result<T>>,
}

/// Makes a job of a writing operation, and the ear for its answer.
pub(super) fn ask<T, F>(work: F) -> (Box<dyn Job>, oneshot::Receiver<Result<T>>)
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    (Box::new(Asked { work: Some(work), outcome: None, answer }), answered)
}

impl<T, F> Job for Asked<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<Done<T>>> + Send,
{
    fn run(&mut self, connection: &mut Connection) -> bool {
        let Some(work) = self.work.take() else { return false };
        let done = work(connection).now_or_never();
        let (outcome, keep) = match done.expect("an operation waits for its statements alone, which are calls here") {
            Ok(Done::Keep(answer)) => (Ok(answer), true),
            Ok(Done::Undo(answer)) => (Ok(answer), false),
            Err(error) => (Err(error), false),
        };
        self.outcome = Some(outcome);
        keep
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let outcome = match (self.outcome, committed) {
            (Some(Ok(answer)), Ok(())) => Ok(answer),
            // An operation's own failure says more than that of its group.
            (Some(Err(error)), _) | (_, Err(error)) => Err(error),
            (None, Ok(())) => Err(Error::Closed),
        };
        // Nobody listening is nobody's loss.
        let _ = self.answer.send(outcome);
    }
}
