//! The server's own chores: it notes that it is alive, wakes tables whose clock has run out while nobody looked, and
//! clears away what nobody comes back to.

use std::sync::Arc;

use protocol::{EndReason, Millis};
use store::{Banned, MatchFilter, Status};

use crate::app::App;
use crate::cluster;
use crate::error::Failure;
use crate::table::{Handle, Tables};

const BEAT_MS: Millis = 1_000;
/// A pause shorter than this is none: the heartbeat itself has gaps.
const TOLERANCE_MS: Millis = 3_000;
/// How often tables are compared with the store where other servers may write to it: so late news of them can come.
const COMPARE_MS: Millis = 5_000;
const SWEEP_MS: Millis = 600_000;
const DAY: Millis = 86_400_000;
/// A table that never started is given up after so long without anybody sitting down.
const OPEN_MS: Millis = 7 * DAY;
/// A game in which nothing happens is given up after so long. Clocks run out much earlier.
const RUNNING_MS: Millis = 60 * DAY;
/// A guest who has not come back for so long, and holds no seat, is forgotten.
const GUEST_MS: Millis = 400 * DAY;
/// A session that ended is kept for so long: meanwhile its browser is told that the host has signed it out.
const ENDED_SESSION_MS: Millis = 30 * DAY;
const BATCH: u32 = 500;
/// Orders of a host that are older than this have been carried out.
const ORDERS_MS: Millis = 60_000;

/// To be called once at the start: gives back the time that the server was away, and wakes the tables where a bot is to move.
pub(crate) async fn resume(app: &Arc<App>) -> Result<(), Failure> {
    let credited = app.store.resume(&app.config.node, TOLERANCE_MS, app.now()).await?;
    if credited > 0 {
        tracing::info!(seconds = credited / 1_000, "running clocks were put off by the time the server was away");
        app.metrics.credited_seconds.inc_by(credited as f64 / 1_000.0);
    }
    Ok(())
}

/// Wakes every game that goes on without people: those where a bot is to move, and full tables that have not started.
pub(crate) async fn wake_all(app: &Arc<App>) -> Result<(), Failure> {
    let mut filter =
        MatchFilter { status: vec![Status::Open, Status::Running], limit: BATCH, ..MatchFilter::default() };
    loop {
        let found = app.store.list_matches(&filter).await?;
        for stored in &found {
            let bot_to_move = stored.turn.and_then(|turn| stored.seats.get(usize::from(turn))).is_some_and(|seat| {
                matches!(seat.holder, store::Holder::Bot(_))
                    || matches!(seat.status, store::SeatStatus::Substituted { .. } | store::SeatStatus::Resigned { .. })
            });
            let full = stored.seats.iter().all(|seat| seat.holder != store::Holder::Open);
            if bot_to_move || full && stored.turn.is_none() {
                wake(app, &stored.id).await;
            }
        }
        match found.last().filter(|_| found.len() == BATCH as usize) {
            Some(last) => filter.after = Some(last.cursor()),
            None => return Ok(()),
        }
    }
}

async fn wake(app: &Arc<App>, id: &store::MatchId) {
    let wake = |table: Handle| async move {
        table.wake().await;
        Ok(())
    };
    if let Err(failure) = Tables::ask(app, id, wake).await {
        tracing::warn!(table = %id, %failure, "could not be woken");
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let (mut swept, mut compared) = (app.now(), app.now());
    while !app.stop.has_begun() {
        // One time for the whole round: what passes while it is at work counts for the next, which then comes at once.
        let now = app.now();
        if let Err(failure) = beat(&app).await {
            tracing::warn!(%failure, "the heartbeat failed");
        }
        if app.bus.is_on() && now - compared >= COMPARE_MS {
            compared = now;
            cluster::compare(&app).await;
        }
        if now - swept >= SWEEP_MS {
            swept = now;
            if let Err(failure) = sweep(&app).await {
                tracing::warn!(%failure, "clearing away failed");
            }
        }
        tokio::select! {
            () = app.stop.begun() => {}
            () = app.time.sleep_until(now + BEAT_MS) => {}
        }
    }
}

async fn beat(app: &Arc<App>) -> Result<(), Failure> {
    let begun = app.now();
    let noted = app.store.heartbeat(&app.config.node, begun).await;
    app.metrics.asked_database(app.now() - begun, noted.is_ok());
    noted?;
    heed_the_host(app).await?;
    for (id, _) in app.store.due_matches(app.now(), BATCH).await? {
        wake(app, &id).await;
    }
    Ok(())
}

/// Orders that a host has given from another process are carried out here: everyone at a closed table hears of it, and banned
/// people are disconnected. Doing either again does nothing.
async fn heed_the_host(app: &Arc<App>) -> Result<(), Failure> {
    let since = app.now() - ORDERS_MS;
    for id in app.store.aborted_since(since).await? {
        Tables::refresh(app, &id).await;
    }
    let bans = app.store.bans(app.now()).await?;
    app.address_bans.learn(&bans);
    for ban in bans.iter().take_while(|ban| ban.created_at >= since) {
        if let Banned::Person(person) = &ban.who {
            app.online.hang_up(person);
        }
    }
    app.online.hang_up_addresses(|address| app.address_bans.hold(address));
    Ok(())
}

async fn sweep(app: &Arc<App>) -> Result<(), Failure> {
    for (status, age) in [(Status::Open, OPEN_MS), (Status::Running, RUNNING_MS)] {
        for id in app.store.idle_matches(status, app.now() - age, BATCH).await? {
            let close = |table: Handle| async move { table.close(EndReason::Abandoned).await };
            Tables::ask(app, &id, close).await??;
        }
    }
    app.opened.forget_finished(app).await?;
    app.store.forget_idle_guests(app.now() - GUEST_MS, BATCH).await?;
    app.store.forget_sessions(app.now() - ENDED_SESSION_MS).await?;
    Ok(())
}
