//! Many sockets at tables, all lost at the same time.

use std::sync::Arc;

use anyhow::{Context, bail};
use game_core::SplitMix;
use protocol::{Act, Answer, ClientMessage, NamedAct, ServerMessage};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, timeout_at};

use crate::arguments::{Common, Reconnects};
use crate::board::Board;
use crate::games::whole;
use crate::host::Host;
use crate::line::Line;
use crate::machine::allow_sockets;
use crate::people::{AT_ONCE, People};
use crate::report::{Bar, Report, Times};
use crate::socket::Socket;

/// Everyone should be back so soon, in seconds.
const BAR: f64 = 10.0;
/// A client that is not back by then is counted as lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// Messages of the watchers: that they are there, and later that they are there again.
type Seen = mpsc::UnboundedSender<anyhow::Result<Instant>>;

pub(crate) async fn run(common: &Common, reconnects: &Reconnects) -> anyhow::Result<Report> {
    let sockets = reconnects.sockets.next_multiple_of(2);
    // While they come back, the server may not have noticed yet that the old ones are gone.
    allow_sockets(if reconnects.cut { 2 * sockets } else { sockets })?;
    let mut host = Host::start(common).await?;
    let people = People::at(host.address)?;
    let (seen, mut told) = mpsc::unbounded_channel();
    let (cut, cuts) = watch::channel(false);
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut tables = JoinSet::new();
    for at in 0..sockets / 2 {
        let rng = SplitMix::for_game(common.seed, at as u64);
        let watchers = Watchers { people: people.clone(), at, moves: reconnects.moves, rng, cuts: cuts.clone() };
        tables.spawn(watchers.watch(gate.clone(), seen.clone()));
    }
    drop(people);
    let patience = Instant::now() + PATIENCE;
    for _ in 0..sockets {
        let watching = timeout_at(patience, told.recv()).await.context("not everyone watches in time")?;
        watching.context("nobody watches")?.context("not everyone could watch")?;
    }
    let begun = Instant::now();
    if reconnects.cut {
        cut.send_replace(true);
    } else {
        host.kill().await?;
        host.restart().await?;
    }
    let restarted = begun.elapsed();
    let mut times = Times::default();
    while times.count() < sockets
        && let Ok(Some(back)) = timeout_at(begun + PATIENCE, told.recv()).await
    {
        times.push(back?.saturating_duration_since(begun));
    }
    let how = if reconnects.cut { "cut" } else { "under a server that is killed and started again" };
    let mut report = Report::new(format!("{sockets} sockets {how}, two at a table"));
    report.add("server back", restarted.as_secs_f64() * 1_000.0, "ms", None);
    report.add("sockets not back", (sockets - times.count()) as f64, "", Some(Bar::AtMost(0.0)));
    report.add_times("cut to table again", &times, None);
    report.add("everyone back after", times.quantile_ms(1.0) / 1_000.0, "s", Some(Bar::AtMost(BAR)));
    Ok(report)
}

/// The two at a table.
struct Watchers {
    people: People,
    at: usize,
    moves: usize,
    rng: SplitMix,
    cuts: watch::Receiver<bool>,
}

impl Watchers {
    async fn watch(mut self, gate: Arc<Semaphore>, seen: Seen) {
        match self.begin(&gate).await {
            Ok(([first, second], [one, other], number)) => {
                let rng = |seat| SplitMix::for_game(seat, self.at as u64);
                tokio::join!(
                    stay(one, first, number, self.cuts.clone(), rng(1), &seen),
                    stay(other, second, number, self.cuts.clone(), rng(2), &seen)
                );
            }
            Err(error) => drop(seen.send(Err(error))),
        }
    }

    async fn begin(&mut self, gate: &Semaphore) -> anyhow::Result<([Socket; 2], [Line; 2], u32)> {
        let _permit = gate.acquire().await?;
        let game = game_registry::GAMES[self.at % game_registry::GAMES.len()].id;
        let guests = [self.people.guest().await?, self.people.guest().await?];
        let table = self.people.table(game, &guests[0], &guests[1]).await?;
        let mut at = 2 * self.at;
        let lines = guests.map(|who| {
            at += 1;
            Line { server: self.people.address, at: at - 1, who, table: table.clone() }
        });
        let (first, view) = lines[0].connect(None).await?;
        let (second, _) = lines[1].connect(None).await?;
        let (mut sockets, mut board) = ([first, second], whole(view)?);
        for _ in 0..self.moves {
            self.make_a_move(&mut sockets, &table, &mut board).await?;
        }
        Ok((sockets, lines, board.number))
    }

    async fn make_a_move(&mut self, sockets: &mut [Socket; 2], table: &str, board: &mut Board) -> anyhow::Result<()> {
        let Some(mover) = board.turn() else { return Ok(()) };
        let act = Act::Play { expected: board.number, events: board.random_turn(&mut self.rng) };
        let named = NamedAct { id: format!("{mover}-{}", board.number), act };
        sockets[mover].send(&ClientMessage::Act { table: table.to_owned(), act: named }).await?;
        loop {
            match sockets[mover].next().await? {
                ServerMessage::News { entries, now, .. } => board.hear(&entries, &now)?,
                ServerMessage::Answer { answer: Answer::Done { .. }, .. } => return Ok(()),
                ServerMessage::Answer { answer, .. } => bail!("a move got {answer:?}"),
                _ => {}
            }
        }
    }
}

/// Stays at the table, comes back once when the socket is lost, and stays again.
async fn stay(
    line: Line,
    mut socket: Socket,
    number: u32,
    mut cuts: watch::Receiver<bool>,
    mut rng: SplitMix,
    seen: &Seen,
) {
    // The task that counts may have ended.
    let _ = seen.send(Ok(Instant::now()));
    tokio::select! {
        _ = socket.idle(|_| ()) => {}
        _ = cuts.wait_for(|cut| *cut) => {}
    }
    drop(socket);
    let (mut socket, _, back) = line.come_back(Some(number), &mut rng).await;
    let _ = seen.send(Ok(back));
    let _ = socket.idle(|_| ()).await;
}
