//! A server that is killed again and again while people play.
//!
//! *Why this shape.* The task that kills also opens the tables, so that a table is always whole before the next kill. Players
//! are tasks of their own that come back as a page does, send an unanswered move again under the same id (moves are
//! idempotent), and keep a list of everything that was acknowledged. At the end the lists are compared with the records.

mod player;

use anyhow::Context;
use game_core::{Random, SplitMix};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, sleep, timeout_at};

use crate::arguments::{Common, Kills};
use crate::audit::{Audit, audit};
use crate::board::makers;
use crate::host::Host;
use crate::line::Line;
use crate::machine::allow_sockets;
use crate::people::{Guest, People};
use crate::report::{Bar, Report, Times};
use player::{Ledger, Order, Player, Told};

/// Everyone should be back so soon, in milliseconds.
const BACK_BAR: f64 = 5_000.0;
/// A client that is not back by then is counted as lost.
const PATIENCE: Duration = Duration::from_secs(60);
/// One kill in so many comes while the server is still busy with the last one.
const IMPATIENT: u32 = 8;
/// How it goes is said after so many kills.
const SAY_EVERY: usize = 100;
/// An impatient kill comes at most so long after the server is back, in milliseconds.
const SOON_MS: u32 = 400;

pub(crate) async fn run(common: &Common, kills: &Kills) -> anyhow::Result<Report> {
    allow_sockets(2 * kills.games)?;
    let mut host = Host::start(common).await?;
    let mut stage = Stage::set(&host, common, kills).await?;
    let mut rng = SplitMix::new(common.seed);
    let mut starts = Times::default();
    let mut late = 0;
    for kill in 0..kills.kills {
        if kill % IMPATIENT as usize == 0 || rng.below(IMPATIENT) > 0 {
            late += stage.everyone_back().await;
            stage.refill().await?;
            sleep(Duration::from_millis(u64::from(rng.below(kills.pause.max(1) as u32)))).await;
        } else {
            sleep(Duration::from_millis(u64::from(rng.below(SOON_MS)))).await;
        }
        stage.note_kill();
        host.kill().await?;
        let killed = Instant::now();
        host.restart().await?;
        starts.push(killed.elapsed());
        if (kill + 1) % SAY_EVERY == 0 {
            eprintln!("load: {} of {} kills", kill + 1, kills.kills);
        }
    }
    late += stage.everyone_back().await;
    stage.note_kill();
    let (outages, ledger) = stage.finish().await?;
    let people = People::at(host.address)?;
    let mut audited = Audit::default();
    for (table, acknowledged) in &ledger.acknowledged {
        let record = people.record(table).await?;
        let found = audit(&record.events, &makers(&record)?, acknowledged);
        audited.lost += found.lost;
        audited.unaccounted += found.unaccounted;
    }
    let told: usize = ledger.acknowledged.values().map(Vec::len).sum();
    let mut report = Report::new(format!("{} kills under {} games", kills.kills, kills.games));
    report.add("tables played at", ledger.acknowledged.len() as f64, "", None);
    report.add("moves acknowledged", told as f64, "", None);
    report.add("moves sent again", ledger.sent_again as f64, "", None);
    report.add("moves refused", ledger.refused as f64, "", Some(Bar::AtMost(0.0)));
    report.add("acknowledged moves lost", audited.lost as f64, "", Some(Bar::AtMost(0.0)));
    report.add("events applied twice", audited.unaccounted as f64, "", Some(Bar::AtMost(0.0)));
    report.add("clients not back in a minute", late as f64, "", Some(Bar::AtMost(0.0)));
    report.add("returns of clients", outages.count() as f64, "", None);
    report.add_times("kill to client back", &outages, None);
    let slowest = outages.quantile_ms(1.0);
    report.add("slowest client back", slowest, "ms", Some(Bar::AtMost(BACK_BAR)));
    report.add_times("kill to server back", &starts, None);
    Ok(report)
}

/// The players and their state.
struct Stage {
    people: People,
    players: JoinSet<anyhow::Result<Ledger>>,
    pairs: Vec<Pair>,
    told: mpsc::UnboundedReceiver<Told>,
    /// When the server was killed last.
    killed: Option<Instant>,
    /// For each player: since when it has been back from the last kill.
    back: Vec<Option<Instant>>,
    outages: Times,
}

/// Two players.
struct Pair {
    game: &'static str,
    guests: [Guest; 2],
    /// Which of them wait for the next table.
    free: [bool; 2],
    orders: watch::Sender<Order>,
}

impl Stage {
    async fn set(host: &Host, common: &Common, kills: &Kills) -> anyhow::Result<Stage> {
        let people = People::at(host.address)?;
        let (tell, told) = mpsc::unbounded_channel();
        let (mut players, mut pairs) = (JoinSet::new(), Vec::new());
        for at in 0..kills.games {
            let game = game_registry::GAMES[at % game_registry::GAMES.len()].id;
            let guests = [people.guest().await?, people.guest().await?];
            let table = people.table(game, &guests[0], &guests[1]).await?;
            let (orders, heard) = watch::channel(Order::Play(table.clone()));
            for (seat, who) in guests.iter().enumerate() {
                let number = 2 * at + seat;
                let line = Line { server: host.address, at: number, who: who.clone(), table: table.clone() };
                let rng = SplitMix::for_game(common.seed, number as u64);
                let think = Duration::from_millis(kills.think);
                players.spawn(Player::new(line, seat, think, rng, heard.clone(), tell.clone()).play());
            }
            pairs.push(Pair { game, guests, free: [false; 2], orders });
        }
        let back = vec![None; 2 * kills.games];
        Ok(Stage { people, players, pairs, told, killed: None, back, outages: Times::default() })
    }

    fn hear(&mut self, told: &Told) {
        match *told {
            Told::Back { player, at } if self.killed.is_none_or(|killed| at > killed) => self.back[player] = Some(at),
            Told::Back { .. } => {}
            Told::Free { player } => self.pairs[player / 2].free[player % 2] = true,
        }
    }

    /// Waits until everyone is back; returns how many are not.
    async fn everyone_back(&mut self) -> usize {
        let patience = Instant::now() + PATIENCE;
        while self.back.iter().any(Option::is_none) {
            match timeout_at(patience, self.told.recv()).await {
                Ok(Some(told)) => self.hear(&told),
                Ok(None) | Err(_) => break,
            }
        }
        self.back.iter().filter(|back| back.is_none()).count()
    }

    /// Seats the players of finished games at new tables.
    async fn refill(&mut self) -> anyhow::Result<()> {
        while let Ok(told) = self.told.try_recv() {
            self.hear(&told);
        }
        for pair in self.pairs.iter_mut().filter(|pair| pair.free == [true; 2]) {
            let table = self.people.table(pair.game, &pair.guests[0], &pair.guests[1]).await?;
            pair.free = [false; 2];
            pair.orders.send_replace(Order::Play(table));
        }
        Ok(())
    }

    /// Closes the account of the last kill, and opens that of the next, which is now.
    fn note_kill(&mut self) {
        while let Ok(told) = self.told.try_recv() {
            self.hear(&told);
        }
        for back in &mut self.back {
            if let (Some(back), Some(killed)) = (back.take(), self.killed) {
                self.outages.push(back - killed);
            }
        }
        self.killed = Some(Instant::now());
    }

    /// Lets everyone finish; returns how long they were away each time, and the answers they got.
    async fn finish(mut self) -> anyhow::Result<(Times, Ledger)> {
        for pair in &self.pairs {
            pair.orders.send_replace(Order::Finish);
        }
        let mut all = Ledger::default();
        let patience = Instant::now() + PATIENCE;
        while let Some(ledger) =
            timeout_at(patience, self.players.join_next()).await.context("not every player finished")?
        {
            let ledger = ledger.context("a player broke off")??;
            for (table, mut acknowledged) in ledger.acknowledged {
                all.acknowledged.entry(table).or_default().append(&mut acknowledged);
            }
            all.sent_again += ledger.sent_again;
            all.refused += ledger.refused;
        }
        Ok((self.outages, all))
    }
}
