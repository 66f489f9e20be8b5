//! Many sockets that are merely open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, sleep};

use crate::arguments::{Common, Idle};
use crate::host::Host;
use crate::machine::allow_sockets;
use crate::people::{AT_ONCE, Guest, People};
use crate::report::{Bar, Report, Times};
use crate::socket::Socket;
use crate::wait::wait_until;

/// The most memory that the project allows itself for a socket, in kilobytes.
const MEMORY_BAR: f64 = 16.0;
/// Time for the server to come to rest before it is measured.
const REST: Duration = Duration::from_secs(3);

/// Counts of open and lost sockets.
#[derive(Default)]
struct Tally {
    open: AtomicUsize,
    lost: AtomicUsize,
    measuring: AtomicBool,
    beats: Mutex<Times>,
}

pub(crate) async fn run(common: &Common, idle: &Idle) -> anyhow::Result<Report> {
    allow_sockets(idle.sockets)?;
    let host = Host::start(common).await?;
    let people = People::at(host.address)?;
    let guests = stream::iter(0..idle.sockets).map(|_| people.guest()).buffer_unordered(AT_ONCE);
    let guests: Vec<Guest> = guests.try_collect().await?;
    drop(people);
    sleep(REST).await;
    let empty = host.usage()?;
    let tally = Arc::new(Tally::default());
    let begun = Instant::now();
    let sockets = open_all(&host, guests, &tally);
    let all_tried = || tally.open.load(Ordering::Relaxed) + tally.lost.load(Ordering::Relaxed) >= idle.sockets;
    wait_until(all_tried).await.context("not every socket was opened or lost")?;
    let opening = begun.elapsed();
    sleep(REST).await;
    let start = host.usage()?;
    tally.measuring.store(true, Ordering::Relaxed);
    sleep(Duration::from_secs(idle.seconds)).await;
    let end = host.usage()?;
    drop(sockets);
    let beats = tally.beats.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let (open, lost) = (tally.open.load(Ordering::Relaxed), tally.lost.load(Ordering::Relaxed));
    let growth = end.resident_bytes.saturating_sub(empty.resident_bytes) as f64 / 1024.0;
    let mut report = Report::new(format!("{} idle sockets for {} s", idle.sockets, idle.seconds));
    report.add("sockets open", open as f64, "", None);
    report.add("sockets lost", lost as f64, "", Some(Bar::AtMost(0.0)));
    report.add("time to open all", opening.as_secs_f64(), "s", None);
    report.add("server's memory without them", empty.resident_bytes as f64 / 1024.0 / 1024.0, "MB", None);
    report.add("server's memory with them", end.resident_bytes as f64 / 1024.0 / 1024.0, "MB", None);
    report.add("memory of a socket", growth / (open.max(1) as f64), "KB", Some(Bar::AtMost(MEMORY_BAR)));
    report.add("server's share of a core", end.percent_since(&start), "%", None);
    report.add("heartbeats", beats.count() as f64, "", None);
    report.add_times("heartbeat and answer", &beats, None);
    Ok(report)
}

fn open_all(host: &Host, guests: Vec<Guest>, tally: &Arc<Tally>) -> JoinSet<()> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut sockets = JoinSet::new();
    for (at, guest) in guests.into_iter().enumerate() {
        let (server, gate, tally) = (host.address, gate.clone(), tally.clone());
        sockets.spawn(async move {
            let permit = gate.acquire().await;
            let opened = Socket::open(server, at, &guest).await;
            drop(permit);
            if let Err(lost) = stay(opened, &tally).await {
                tally.open.fetch_sub(usize::from(lost.was_open), Ordering::Relaxed);
                if tally.lost.fetch_add(1, Ordering::Relaxed) == 0 {
                    eprintln!("load: a socket was lost: {}", lost.why);
                }
            }
        });
    }
    sockets
}

/// How a socket was lost.
struct Gone {
    was_open: bool,
    why: crate::socket::Lost,
}

/// Stays until the task is ended.
async fn stay(opened: Result<Socket, crate::socket::Lost>, tally: &Tally) -> Result<(), Gone> {
    let mut socket = opened.map_err(|why| Gone { was_open: false, why })?;
    tally.open.fetch_add(1, Ordering::Relaxed);
    let beat = |beat| {
        if tally.measuring.load(Ordering::Relaxed) {
            tally.beats.lock().unwrap_or_else(PoisonError::into_inner).push(beat);
        }
    };
    socket.idle(beat).await.map_err(|why| Gone { was_open: true, why })
}
