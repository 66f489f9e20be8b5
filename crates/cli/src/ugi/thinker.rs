//! The thread that thinks: one search after the other, each answered by one `bestmove`.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use game_core::{Found, Game, SplitMix, StrongPlayer, Turn};

use super::Settings;
use crate::limits::Limits;

/// A message to the thread.
pub(super) enum Task<G> {
    Search(Search<G>),
    /// Another game begins.
    Forget,
}

/// A search that was asked for.
pub(super) struct Search<G> {
    position: G,
    limits: Limits,
    stop: Arc<StopSignal>,
}

/// Tells a search to end; a search that has nothing left to look at can wait for it.
#[derive(Default)]
struct StopSignal {
    told: AtomicBool,
    gate: Mutex<()>,
    bell: Condvar,
}

impl StopSignal {
    fn tell(&self) {
        let _gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        self.told.store(true, Ordering::Relaxed);
        self.bell.notify_all();
    }

    fn is_told(&self) -> bool {
        self.told.load(Ordering::Relaxed)
    }

    fn wait(&self) {
        let gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.bell.wait_while(gate, |()| !self.is_told()));
    }
}

/// The session's end: hands searches over and stops them. Several `go` in a row are answered in their order, so that a
/// script need not wait between them.
pub(super) struct Thinker<G> {
    queue: Sender<Task<G>>,
    running: Vec<Running>,
}

struct Running {
    stop: Arc<StopSignal>,
    endless: bool,
}

impl Running {
    fn is_done(&self) -> bool {
        Arc::strong_count(&self.stop) == 1
    }
}

impl<G: Game> Thinker<G> {
    /// A thinker, and its messages to [`think`].
    pub(super) fn new() -> (Self, Receiver<Task<G>>) {
        let (queue, tasks) = channel();
        (Thinker { queue, running: Vec::new() }, tasks)
    }

    /// Asks for a search; fails when the thread has ended because its answers could not be written.
    pub(super) fn go(&mut self, position: G, limits: Limits) -> io::Result<()> {
        self.running.retain(|running| !running.is_done());
        let stop = Arc::new(StopSignal::default());
        self.running.push(Running { stop: stop.clone(), endless: limits.are_none() });
        self.tell(Task::Search(Search { position, limits, stop }))
    }

    /// Makes the player forget everything, once it has answered the earlier questions.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        self.tell(Task::Forget)
    }

    fn tell(&self, task: Task<G>) -> io::Result<()> {
        let ended = |_: SendError<_>| io::Error::from(io::ErrorKind::BrokenPipe);
        self.queue.send(task).map_err(ended)
    }

    /// Ends every search that was asked for: their answers come at once.
    pub(super) fn stop_all(&mut self) {
        self.stop_where(|_| true);
    }

    /// Ends those searches that would not end by themselves.
    pub(super) fn stop_endless(&mut self) {
        self.stop_where(|running| running.endless);
    }

    fn stop_where(&mut self, which: impl Fn(&Running) -> bool) {
        for running in self.running.iter().filter(|running| which(running)) {
            running.stop.tell();
        }
    }
}

/// Obeys messages until no more can come.
pub(super) fn think<G: StrongPlayer, W: Write>(
    tasks: Receiver<Task<G>>,
    settings: &Settings,
    output: &Mutex<W>,
) -> io::Result<()> {
    let mut player = Player::<G>::new(settings);
    for task in tasks {
        match task {
            Task::Forget => player = Player::new(settings),
            Task::Search(search) => {
                let (found, spent) = player.answer(&search, settings);
                // The host is not listening for the answer to `go infinite` before it says `stop`, however early it is known.
                if search.limits.are_none() {
                    search.stop.wait();
                }
                say(output, &summary(&search.position, &found, spent))?;
                let best = found.actions.first().expect("a search finds a move");
                say(output, &format!("bestmove {best}"))?;
            }
        }
    }
    Ok(())
}

/// The strong player with its memory between the moves of a game.
struct Player<G: StrongPlayer> {
    memory: G::Memory,
    /// The rest of a turn that was planned as a whole, and the position in which it goes on.
    plan: Option<(G, Found<G>)>,
}

impl<G: StrongPlayer> Player<G> {
    fn new(settings: &Settings) -> Self {
        Player { memory: G::memory(settings.memory), plan: None }
    }

    /// The move to play, within the limits of the search, and how long it took. The host asks for one action at a time: the
    /// rest of a planned turn needs no more thought.
    fn answer(&mut self, search: &Search<G>, settings: &Settings) -> (Found<G>, Duration) {
        let (found, spent) = match self.plan.take() {
            Some((position, rest)) if position == search.position => (rest, Duration::ZERO),
            _ => self.search(search, settings),
        };
        self.plan = rest_of_plan(&search.position, &found);
        (found, spent)
    }

    fn search(&mut self, search: &Search<G>, settings: &Settings) -> (Found<G>, Duration) {
        let Search { position, limits, stop } = search;
        let limits = Limits { nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(settings.most_nodes)), ..*limits };
        // The same position under the same seed is always thought about in the same way.
        let mut rng = SplitMix::for_game(settings.seed, position.key());
        let memory = &mut self.memory;
        limits.watch(settings.clock, &|| stop.is_told(), |budget| position.think(memory, budget, &mut rng))
    }
}

/// The rest of `found` after its first action, if the same seat then goes on.
fn rest_of_plan<G: StrongPlayer>(position: &G, found: &Found<G>) -> Option<(G, Found<G>)> {
    let (&first, rest) = found.actions.split_first()?;
    let mut next = position.clone();
    next.apply_unchecked(first);
    if rest.is_empty() || next.turn() != position.turn() {
        return None;
    }
    Some((next, Found { actions: rest.to_vec(), nodes: 0, ..found.clone() }))
}

/// The result of a search: the value is the share of the win that the seat to move expects.
fn summary<G: StrongPlayer>(position: &G, found: &Found<G>, spent: Duration) -> String {
    let per_second = (found.nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64;
    let mut info = format!("info nodes {} time {} nps {per_second}", found.nodes, spent.as_millis());
    if let (Some(values), Turn::Seat(seat)) = (&found.values, position.turn()) {
        info += &format!(" value {:.4}", values[seat]);
    }
    if found.proved {
        info += " proved";
    }
    let line: Vec<String> = found.actions.iter().chain(&found.line).map(G::Action::to_string).collect();
    info + " line " + &line.join(";")
}

/// Writes one line to the host at once.
pub(super) fn say<W: Write>(output: &Mutex<W>, line: &str) -> io::Result<()> {
    // A writer is not left half-written by a panic elsewhere in a way that matters for the next line.
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{line}")?;
    output.flush()
}
