//! Many games of two people, and how soon each hears of the other's moves.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, bail};
use game_core::{Random, SplitMix};
use protocol::{Act, Answer, ClientMessage, NamedAct, ServerMessage};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, sleep, sleep_until};

use crate::arguments::{Common, Games, Play};
use crate::board::Board;
use crate::host::Host;
use crate::line::Line;
use crate::machine::{Usage, allow_sockets};
use crate::people::{AT_ONCE, Guest, People};
use crate::report::{Bar, Report, Times};
use crate::server_counters::CountersReader;
use crate::socket::Socket;
use crate::time_series::Looks;
use crate::wait::wait_until;

/// Of so many games that were broken off the reason is told.
const BROKEN_TOLD: usize = 5;

/// The bars for the time from sending a move to the opponent's hearing of it, in milliseconds: the middle one, and the
/// slowest hundredth.
pub(crate) const BARS: (f64, f64) = (3.0, 15.0);

/// How long after everyone has gone the server's memory is looked at.
const SETTLE: Duration = Duration::from_secs(5);

/// The bars for what a move costs the server: milliseconds of processor, and kilobytes on the disk.
const COST_BARS: (f64, f64) = (0.3, 10.0);

pub(crate) async fn run(common: &Common, games: &Games) -> anyhow::Result<Report> {
    allow_sockets(2 * games.games)?;
    let host = Host::start(common).await?;
    let tally = Arc::new(Tally::new(1));
    let crowd = Crowd::gather(&People::at(host.address)?, games.games, &games.play, common.seed, &tally).await?;
    // Everyone has moved once before it counts.
    sleep(Duration::from_millis(games.play.every)).await;
    let counters = CountersReader::of(host.address)?;
    let before = host.usage()?;
    tally.count_in(Some(0));
    let looks = Looks::for_seconds(games.seconds, &counters).await?;
    tally.count_in(None);
    let after = host.usage()?;
    drop(crowd);
    sleep(SETTLE).await;
    let settled = host.usage()?;
    let times = tally.take(0);
    let what =
        format!("{} games of two, a move every {} ms in each, for {} s", games.games, games.play.every, games.seconds);
    let mut report = Report::new(what);
    report.add("games broken off", tally.broken() as f64, "", Some(Bar::AtMost(0.0)));
    report.add("moves", times.told.count() as f64, "", None);
    report.add("moves a second", times.told.count() as f64 / (games.seconds.max(1) as f64), "", None);
    report.add_times("move to opponent", &times.told, Some(BARS));
    report.add_times("move to answer", &times.answered, None);
    report.add("server's share of a core", after.percent_since(&before), "%", None);
    add_costs(&mut report, times.told.count(), &before, &after, looks.flushes());
    report.add("memory when everyone has gone", settled.resident_bytes as f64 / 1e6, "MB", None);
    if let Some(folder) = &games.draw {
        looks.with_moves(&times.sent).draw(folder)?;
    }
    Ok(report)
}

/// The machine's cost of a move, in figures that do not depend on other programs.
fn add_costs(report: &mut Report, moves: usize, before: &Usage, after: &Usage, flushes: Option<u64>) {
    let a_move = |amount: f64| amount / moves.max(1) as f64;
    let processor = after.processor.saturating_sub(before.processor).as_secs_f64() * 1_000.0;
    let written = after.written_bytes.saturating_sub(before.written_bytes) as f64 / 1_000.0;
    let (most_processor, most_written) = COST_BARS;
    report.add("processor a move", a_move(processor), "ms", Some(Bar::AtMost(most_processor)));
    report.add("written a move", a_move(written), "KB", Some(Bar::AtMost(most_written)));
    if let Some(flushes) = flushes {
        report.add("flushes a move", a_move(flushes as f64), "", None);
    }
    let switches = after.switches.saturating_sub(before.switches);
    report.add("context switches a move", a_move(switches as f64), "", None);
    report.add("memory before", before.resident_bytes as f64 / 1e6, "MB", None);
    report.add("memory after", after.resident_bytes as f64 / 1e6, "MB", None);
}

/// Times of moves, in as many kinds as are told apart, and the faults.
pub(crate) struct Tally {
    /// In which kind moves sent now are counted; beyond the last: in none.
    kind: AtomicUsize,
    kinds: Vec<Mutex<MoveTimes>>,
    playing: AtomicUsize,
    broken: AtomicUsize,
    begun: Instant,
}

/// How long moves took.
#[derive(Default)]
pub(crate) struct MoveTimes {
    /// From sending to the opponent's news.
    pub(crate) told: Times,
    /// From sending to the mover's answer.
    pub(crate) answered: Times,
    /// When each was sent, and how long it took to the opponent's news.
    pub(crate) sent: Vec<(Instant, Duration)>,
}

impl Tally {
    pub(crate) fn new(kinds: usize) -> Tally {
        Tally {
            kind: AtomicUsize::new(usize::MAX),
            kinds: (0..kinds).map(|_| Mutex::default()).collect(),
            playing: AtomicUsize::new(0),
            broken: AtomicUsize::new(0),
            begun: Instant::now(),
        }
    }

    /// Counts the moves that are sent from now on as of this kind, or not at all.
    pub(crate) fn count_in(&self, kind: Option<usize>) {
        self.kind.store(kind.unwrap_or(usize::MAX), Ordering::Relaxed);
    }

    pub(crate) fn take(&self, kind: usize) -> MoveTimes {
        std::mem::take(&mut *self.kind(kind).expect("a kind that was made"))
    }

    pub(crate) fn broken(&self) -> usize {
        self.broken.load(Ordering::Relaxed)
    }

    fn kind(&self, kind: usize) -> Option<MutexGuard<'_, MoveTimes>> {
        self.kinds.get(kind).map(|times| times.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn count(&self, flight: &Flight, told: Instant, answered: Instant) {
        if let Some(mut times) = self.kind(flight.kind) {
            times.told.push(told - flight.sent);
            times.answered.push(answered - flight.sent);
            times.sent.push((flight.sent, told - flight.sent));
        }
    }

    /// Something went wrong; only the first faults are described.
    pub(crate) fn note_broken(&self, error: &anyhow::Error) {
        if self.broken.fetch_add(1, Ordering::Relaxed) < BROKEN_TOLD {
            eprintln!("load: a game was broken off after {} s: {error:#}", self.begun.elapsed().as_secs());
        }
    }
}

/// People that play until this is dropped.
pub(crate) struct Crowd(#[expect(dead_code, reason = "held, so that they play on")] JoinSet<()>);

impl Crowd {
    /// Brings people together at so many tables, and returns once all play.
    pub(crate) async fn gather(
        people: &People,
        games: usize,
        play: &Play,
        seed: u64,
        tally: &Arc<Tally>,
    ) -> anyhow::Result<Crowd> {
        let gate = Arc::new(Semaphore::new(AT_ONCE));
        let mut tasks = JoinSet::new();
        for at in 0..games {
            let pair = Pair {
                people: people.clone(),
                game: play.game_at(at),
                every: Duration::from_millis(play.every.max(1)),
                at,
                rng: SplitMix::for_game(seed, at as u64),
                tally: tally.clone(),
            };
            let (gate, tally) = (gate.clone(), tally.clone());
            tasks.spawn(async move {
                let who = format!("game {at}, {}", pair.game);
                if let Err(error) = pair.play_for_ever(&gate).await {
                    tally.note_broken(&error.context(who));
                }
            });
        }
        let settled = || tally.playing.load(Ordering::Relaxed) >= games || tally.broken() > 0;
        wait_until(settled).await.context("not all games were started")?;
        if tally.broken() > 0 {
            bail!("not all games could be started");
        }
        Ok(Crowd(tasks))
    }
}

/// Two people that play one game after another.
struct Pair {
    people: People,
    game: &'static str,
    every: Duration,
    at: usize,
    rng: SplitMix,
    tally: Arc<Tally>,
}

/// A move on its way.
struct Flight {
    mover: usize,
    id: String,
    expected: u32,
    kind: usize,
    sent: Instant,
    told: Option<Instant>,
    answered: Option<Instant>,
}

impl Pair {
    async fn play_for_ever(mut self, gate: &Semaphore) -> anyhow::Result<()> {
        let permit = gate.acquire().await?;
        let guests = [self.people.guest().await?, self.people.guest().await?];
        let mut lines = self.sit_down(&guests).await?;
        let (first, view) = lines[0].connect(None).await?;
        let (second, _) = lines[1].connect(None).await?;
        drop(permit);
        let mut sockets = [first, second];
        let mut board = whole(view)?;
        self.tally.playing.fetch_add(1, Ordering::Relaxed);
        let phase = self.every.mul_f64(f64::from(self.rng.below(10_000)) / 10_000.0);
        let mut due = Instant::now() + phase;
        loop {
            self.play(&mut sockets, &lines[0].table, &mut board, &mut due).await?;
            let over = lines[0].table.clone();
            lines = self.sit_down(&guests).await?;
            for (socket, line) in sockets.iter_mut().zip(&lines) {
                socket.send(&ClientMessage::Unwatch { table: over.clone() }).await?;
                board = whole(line.watch(socket, None).await?)?;
            }
        }
    }

    async fn sit_down(&self, guests: &[Guest; 2]) -> anyhow::Result<[Line; 2]> {
        let table = self.people.table(self.game, &guests[0], &guests[1]).await?;
        let line = |seat: usize| Line {
            server: self.people.address,
            at: 2 * self.at + seat,
            who: guests[seat].clone(),
            table: table.clone(),
        };
        Ok([line(0), line(1)])
    }

    /// Plays to the end of a game.
    async fn play(
        &mut self,
        sockets: &mut [Socket; 2],
        table: &str,
        board: &mut Board,
        due: &mut Instant,
    ) -> anyhow::Result<()> {
        let mut flight: Option<Flight> = None;
        while !board.is_over() || flight.is_some() {
            let [first, second] = sockets;
            let (seat, message) = tokio::select! {
                message = first.next() => (0, message?),
                message = second.next() => (1, message?),
                () = sleep_until(*due), if flight.is_none() => {
                    *due = (*due + self.every).max(Instant::now());
                    flight = Some(self.send(sockets, table, board).await?);
                    continue;
                }
            };
            let now = Instant::now();
            match message {
                ServerMessage::News { table: of, entries, now: state } if of == table => {
                    if let Some(flight) = &mut flight
                        && seat != flight.mover
                        && state.number > flight.expected
                    {
                        flight.told.get_or_insert(now);
                    }
                    board.hear(&entries, &state)?;
                }
                ServerMessage::Answer { id, answer, .. } => match (answer, &mut flight) {
                    (Answer::Done { .. }, Some(flight)) if flight.id == id => flight.answered = Some(now),
                    (answer, _) => bail!("move {id} got {answer:?}"),
                },
                ServerMessage::Refused { refusal } => bail!("refused: {}", refusal.message),
                _ => {}
            }
            if let Some(Flight { told: Some(told), answered: Some(answered), .. }) = flight {
                let landed = flight.take().context("it has just been there")?;
                self.tally.count(&landed, told, answered);
            }
        }
        Ok(())
    }

    async fn send(&mut self, sockets: &mut [Socket; 2], table: &str, board: &Board) -> anyhow::Result<Flight> {
        let mover = board.turn().context("nobody is to move, and the game is not over")?;
        let (id, expected) = (format!("{mover}-{}", board.number), board.number);
        let act = Act::Play { expected, events: board.random_turn(&mut self.rng) };
        let act = ClientMessage::Act { table: table.to_owned(), act: NamedAct { id: id.clone(), act } };
        let kind = self.tally.kind.load(Ordering::Relaxed);
        let sent = Instant::now();
        sockets[mover].send(&act).await?;
        Ok(Flight { mover, id, expected, kind, sent, told: None, answered: None })
    }
}

/// The board of a table's first message.
pub(crate) fn whole(message: ServerMessage) -> anyhow::Result<Board> {
    match message {
        ServerMessage::Table { table } => Board::of(&table),
        _ => bail!("news of a table came before the table"),
    }
}
