//! A table as a machine: inputs in, effects out, and nothing else.
//!
//! *Why a coroutine.* What a table does is a conversation with its store: append, and if another server was quicker, read, look
//! again, try again. Written as a table of states that is twenty continuations; written as `async` functions it reads from top to
//! bottom. So the flow is `async`, but no runtime is involved: [`TableMachine::step`] polls it exactly once, and it can wait for
//! nothing but its next input. The same inputs at the same times make the same effects, whatever drives it: the actor with a
//! database and sockets, or the simulation with neither.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use protocol::Millis;

use super::effect::{Command, Effect, Input, Request, Response};
use super::flow::{self, Surroundings};
use super::state::Table;

/// A table that can be driven step by step.
pub(crate) struct TableMachine {
    flow: Pin<Box<dyn Future<Output = ()> + Send>>,
    port: Port,
    finished: bool,
}

impl TableMachine {
    /// A table that has just been read, and what it does first.
    pub(crate) fn new(table: Table, surroundings: Surroundings, now: Millis) -> (Self, Vec<Effect>) {
        let port = Port::new(now);
        let flow = Box::pin(flow::run(table, surroundings, port.clone()));
        let mut machine = TableMachine { flow, port, finished: false };
        let effects = machine.poll();
        (machine, effects)
    }

    /// Takes one input at this time, and returns what is to be done, in order.
    pub(crate) fn step(&mut self, now: Millis, input: Input) -> Vec<Effect> {
        if self.finished {
            return Vec::new();
        }
        let mut state = self.port.lock();
        state.now = now;
        state.input = Some(input);
        drop(state);
        self.poll()
    }

    fn poll(&mut self) -> Vec<Effect> {
        let mut context = Context::from_waker(Waker::noop());
        self.finished = self.flow.as_mut().poll(&mut context) == Poll::Ready(());
        std::mem::take(&mut self.port.lock().effects)
    }

    /// Says whether all the other servers can be heard.
    pub(crate) fn set_bus_whole(&self, whole: bool) {
        self.port.lock().bus_whole = whole;
    }

    /// When the table wants [`Input::Time`], unless something else comes before.
    pub(crate) fn next_wake(&self) -> Millis {
        self.port.lock().wake_at
    }

    /// Has the table gone? It takes no input any more.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }
}

/// The flow's side of the machine.
#[derive(Clone)]
pub(super) struct Port(Arc<Mutex<PortState>>);

struct PortState {
    now: Millis,
    bus_whole: bool,
    wake_at: Millis,
    input: Option<Input>,
    effects: Vec<Effect>,
}

/// The event for which the flow waits between commands.
pub(super) enum Event {
    Command(Command),
    Time,
    Stop,
}

impl Port {
    fn new(now: Millis) -> Self {
        let state = PortState { now, bus_whole: true, wake_at: Millis::MAX, input: None, effects: Vec::new() };
        Port(Arc::new(Mutex::new(state)))
    }

    fn lock(&self) -> MutexGuard<'_, PortState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn now(&self) -> Millis {
        self.lock().now
    }

    pub(super) fn is_bus_whole(&self) -> bool {
        self.lock().bus_whole
    }

    pub(super) fn emit(&self, effect: Effect) {
        self.lock().effects.push(effect);
    }

    async fn input(&self) -> Input {
        poll_fn(|_| self.lock().input.take().map_or(Poll::Pending, Poll::Ready)).await
    }

    /// The next command, or `wake_at`.
    pub(super) async fn next(&self, wake_at: Millis) -> Event {
        self.lock().wake_at = wake_at;
        match self.input().await {
            Input::Command(command) => Event::Command(command),
            Input::Time => Event::Time,
            Input::Stop => Event::Stop,
            Input::Stored(_) => unreachable!("nothing was asked of the store"),
        }
    }

    /// Asks the store and waits for its answer.
    pub(super) async fn ask(&self, request: Request) -> Response {
        self.emit(Effect::Store(Box::new(request)));
        match self.input().await {
            Input::Stored(response) => response,
            _ => unreachable!("a request to the store is answered before anything else is said"),
        }
    }
}
