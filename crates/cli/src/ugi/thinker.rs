//! The thread that thinks: one search after the other, each answered by one `bestmove`.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game_core::{Budget, Expert, Found, Game, SplitMix};

use super::Settings;
use super::command::Limits;

/// Memory of the player, in bytes.
const MEMORY: usize = 256 << 20;

/// A search that was asked for.
pub(super) struct Search<G> {
    position: G,
    limits: Limits,
    stop: Arc<AtomicBool>,
}

/// The session's end: hands searches over and stops them. Several `go` in a row are answered in their order, so that a
/// script need not wait between them.
pub(super) struct Thinker<G> {
    queue: Sender<Search<G>>,
    running: Vec<Running>,
}

struct Running {
    stop: Arc<AtomicBool>,
    endless: bool,
}

impl Running {
    fn is_done(&self) -> bool {
        Arc::strong_count(&self.stop) == 1
    }
}

impl<G: Game> Thinker<G> {
    /// A thinker, and the searches it will hand to [`think`].
    pub(super) fn new() -> (Self, Receiver<Search<G>>) {
        let (queue, searches) = channel();
        (Thinker { queue, running: Vec::new() }, searches)
    }

    /// Asks for a search; fails when the thread has ended because its answers could not be written.
    pub(super) fn go(&mut self, position: G, limits: Limits) -> io::Result<()> {
        self.running.retain(|running| !running.is_done());
        let stop = Arc::new(AtomicBool::new(false));
        self.running.push(Running { stop: stop.clone(), endless: limits == Limits::default() });
        let ended = |_: SendError<_>| io::Error::from(io::ErrorKind::BrokenPipe);
        self.queue.send(Search { position, limits, stop }).map_err(ended)
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
            running.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Answers searches until no more can come.
pub(super) fn think<G: Expert, W: Write>(
    searches: Receiver<Search<G>>,
    settings: &Settings,
    output: &Mutex<W>,
) -> io::Result<()> {
    let mut mind = G::mind(MEMORY);
    for search in searches {
        let start = (settings.clock)();
        let spent = || (settings.clock)().saturating_sub(start);
        let found = choose(&mut mind, &search, settings, &spent);
        say(output, &summary(found.nodes, spent()))?;
        let best = found.actions.first().expect("a search finds a move");
        say(output, &format!("bestmove {best}"))?;
    }
    Ok(())
}

/// The move to play, within the limits of the search.
fn choose<G: Expert>(
    mind: &mut G::Mind,
    search: &Search<G>,
    settings: &Settings,
    spent: &dyn Fn() -> Duration,
) -> Found<G> {
    let Search { position, limits, stop } = search;
    let stop = || stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| spent() >= time);
    let budget = Budget { nodes: limits.nodes.unwrap_or(u64::MAX).min(settings.most_nodes), stop: &stop };
    // The same position under the same seed is always thought about in the same way.
    let mut rng = SplitMix::for_game(settings.seed, position.key());
    position.think(mind, budget, &mut rng)
}

fn summary(nodes: u64, spent: Duration) -> String {
    let per_second = (nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64;
    format!("info nodes {nodes} time {} nps {per_second}", spent.as_millis())
}

/// Writes one line to the host at once.
pub(super) fn say<W: Write>(output: &Mutex<W>, line: &str) -> io::Result<()> {
    // A writer is not left half-written by a panic elsewhere in a way that matters for the next line.
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{line}")?;
    output.flush()
}
