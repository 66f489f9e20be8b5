//! Where bots think: a few at once, the others wait in a fair queue.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game_registry::AnyMatch;
use protocol::Millis;
use search::Level;
use tokio::sync::oneshot;

use super::fair_queue::{Client, FairQueue, Weight};
use super::{BotEngine, low_priority};
use crate::environment::Time;
use crate::telemetry::BotMetrics;

/// The bots of a server.
#[derive(Clone)]
pub(crate) struct BotPool {
    engine: Arc<dyn BotEngine>,
    time: Arc<dyn Time>,
    /// How long a thought may take while others wait.
    turn_ms: Millis,
    metrics: BotMetrics,
    line: Arc<Mutex<Line>>,
}

struct Line {
    free: usize,
    queue: FairQueue<oneshot::Sender<()>>,
}

/// A bot that has asked for its turn to think.
pub(crate) struct Ticket {
    pool: BotPool,
    client: Client,
    weight: Weight,
    asked: Millis,
    /// Comes when it is its turn; nothing where it may think at once.
    called: Option<oneshot::Receiver<()>>,
}

/// A thread to think on, until it is dropped.
struct Turn {
    pool: BotPool,
    client: Client,
    weight: Weight,
    begun: Millis,
}

/// What is to be thought about.
pub(crate) struct Question {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) level: u8,
    pub(crate) seed: u64,
}

impl BotPool {
    pub(crate) fn new(
        engine: Arc<dyn BotEngine>,
        threads: usize,
        time: Arc<dyn Time>,
        turn_ms: Millis,
        metrics: BotMetrics,
    ) -> Self {
        let line = Line { free: threads, queue: FairQueue::default() };
        BotPool { engine, time, turn_ms, metrics, line: Arc::new(Mutex::new(line)) }
    }

    /// How many levels this game has.
    pub(crate) fn levels(&self, game: &str) -> u8 {
        self.engine.levels(game)
    }

    /// The level for somebody's first game; 0 where there are no bots.
    pub(crate) fn first_level(&self, game: &str) -> u8 {
        Level::FIRST.number.min(self.levels(game))
    }

    /// The level of bots that play for people who have gone: the middle of the ladder.
    pub(crate) fn stand_in(&self, game: &str) -> u8 {
        self.levels(game).div_ceil(2).max(1)
    }

    /// Asks for a turn to think.
    pub(crate) fn ask(&self, client: Client, weight: Weight) -> Ticket {
        let mut line = self.lock();
        let called = if line.free > 0 {
            line.free -= 1;
            None
        } else {
            let (call, called) = oneshot::channel();
            line.queue.push(client.clone(), weight, call);
            Some(called)
        };
        self.metrics.queue.set(line.queue.len() as i64);
        drop(line);
        Ticket { pool: self.clone(), client, weight, asked: self.time.now(), called }
    }

    /// A thought is over: whoever comes next may begin.
    fn pass_on(&self, client: &Client, weight: Weight, thought: Millis) {
        let mut line = self.lock();
        line.queue.charge(client, weight, thought);
        // One that does not wait any more is passed over.
        let called = std::iter::from_fn(|| line.queue.pop()).any(|call| call.send(()).is_ok());
        if !called {
            line.free += 1;
        }
        self.metrics.queue.set(line.queue.len() as i64);
    }

    /// Must a thought that began then end now, because others wait?
    fn is_over(&self, client: &Client, begun: Millis) -> bool {
        self.time.now() - begun >= self.turn_ms && self.lock().queue.others_wait(client)
    }

    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ticket {
    /// Must it wait for its turn?
    pub(crate) fn waits(&self) -> bool {
        self.called.is_some()
    }

    /// What the seat to move plays, when its turn has come. A bot that panics has chosen nothing; its thread is free again either way.
    pub(crate) async fn choose(
        mut self,
        question: Question,
        stopping: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Vec<String> {
        if let Some(called) = self.called.take()
            && called.await.is_err()
        {
            return Vec::new();
        }
        let Ticket { pool, client, weight, asked, .. } = self;
        let begun = pool.time.now();
        pool.metrics.wait_seconds.observe((begun - asked) as f64 / 1_000.0);
        let engine = pool.engine.clone();
        let turn = Turn { pool, client, weight, begun };
        let Question { game, level, seed } = question;
        let events = low_priority::run(move || {
            let stop = || {
                low_priority::give_way();
                stopping() || turn.pool.is_over(&turn.client, turn.begun)
            };
            engine.choose(game.as_ref(), level, seed, &stop)
        });
        events.await.unwrap_or_default()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let thought = self.pool.time.now() - self.begun;
        self.pool.metrics.think_seconds.observe(thought as f64 / 1_000.0);
        self.pool.pass_on(&self.client, self.weight, thought);
    }
}
