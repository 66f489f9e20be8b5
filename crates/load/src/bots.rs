//! People's games beside bots that think, and without them, in turn.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Context;
use game_core::SplitMix;
use protocol::{Act, ClientMessage, NamedAct, ServerMessage};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep};

use crate::arguments::{Bots, Common};
use crate::board::Board;
use crate::games::{BARS, Crowd, Tally, whole};
use crate::host::Host;
use crate::line::Line;
use crate::machine::allow_sockets;
use crate::people::People;
use crate::report::{Bar, Report};
use crate::socket::Socket;
use crate::wait::wait_until;

/// How much slower the slowest hundredth of people's moves may be beside bots.
const RATIO_BAR: f64 = 1.1;
/// The two kinds of times.
const WITHOUT: usize = 0;
const WITH: usize = 1;
/// Bots have all been asked after so long.
const WARM_UP: Duration = Duration::from_secs(1);

pub(crate) async fn run(common: &Common, bots: &Bots) -> anyhow::Result<Report> {
    allow_sockets(2 * bots.games + bots.bots)?;
    let host = Host::start(common).await?;
    let people = People::at(host.address)?;
    let tally = Arc::new(Tally::new(2));
    let (switch, switched) = watch::channel(false);
    let asked = Arc::new(Asked::default());
    let mut tables = JoinSet::new();
    for at in 0..bots.bots {
        let asker = Asker {
            people: people.clone(),
            game: bots.play.game_at(at),
            level: bots.level,
            at: 2 * bots.games + at,
            rng: SplitMix::for_game(!common.seed, at as u64),
            switched: switched.clone(),
            asked: asked.clone(),
        };
        let tally = tally.clone();
        tables.spawn(async move {
            let who = format!("bot {at}, {}", asker.game);
            if let Err(error) = asker.ask_for_ever().await {
                tally.note_broken(&error.context(who));
            }
        });
    }
    let crowd = Crowd::gather(&people, bots.games, &bots.play, common.seed, &tally).await?;
    sleep(Duration::from_millis(bots.play.every)).await;
    let mut shares = [0.0; 2];
    for _ in 0..bots.rounds {
        for (kind, share) in shares.iter_mut().enumerate() {
            switch.send_replace(kind == WITH);
            sleep(WARM_UP).await;
            let before = host.usage()?;
            tally.count_in(Some(kind));
            sleep(Duration::from_secs(bots.seconds)).await;
            tally.count_in(None);
            *share += host.usage()?.percent_since(&before) / bots.rounds as f64;
            switch.send_replace(false);
            // Bots that are still thinking finish first: their work must not fall into the time without bots.
            let idle = || asked.thinking.load(Ordering::Relaxed) == 0 || tally.broken() > 0;
            wait_until(idle).await.context("the bots did not finish their thoughts")?;
        }
    }
    drop(crowd);
    let (without, with) = (tally.take(WITHOUT), tally.take(WITH));
    let ratio = |share| with.told.quantile_ms(share) / without.told.quantile_ms(share).max(f64::EPSILON);
    let mut report = Report::new(format!(
        "{} games of two, a move every {} ms in each; {} bots of level {} asked without a break, and none, in turn, {} × {} s",
        bots.games, bots.play.every, bots.bots, bots.level, bots.rounds, bots.seconds
    ));
    report.add("games broken off", tally.broken() as f64, "", Some(Bar::AtMost(0.0)));
    report.add("thoughts of bots", asked.thoughts.load(Ordering::Relaxed) as f64, "", None);
    for (kind, times) in [("without bots", &without), ("with bots", &with)] {
        report.add(format!("moves {kind}"), times.told.count() as f64, "", None);
        report.add_times(&format!("move to opponent {kind}"), &times.told, Some(BARS));
    }
    report.add("p50 with : without", ratio(0.5), "", None);
    report.add("p99 with : without", ratio(0.99), "", Some(Bar::AtMost(RATIO_BAR)));
    report.add("server's share of a core without bots", shares[WITHOUT], "%", None);
    report.add("server's share of a core with bots", shares[WITH], "%", None);
    Ok(report)
}

/// The work given to bots.
#[derive(Default)]
struct Asked {
    /// Tables where it is the bot's turn.
    thinking: AtomicUsize,
    /// Turns that bots have made.
    thoughts: AtomicUsize,
}

/// A person who plays against a bot and answers at once, while the switch is on.
struct Asker {
    people: People,
    game: &'static str,
    level: u8,
    at: usize,
    rng: SplitMix,
    switched: watch::Receiver<bool>,
    asked: Arc<Asked>,
}

impl Asker {
    async fn ask_for_ever(mut self) -> anyhow::Result<()> {
        let guest = self.people.guest().await?;
        loop {
            let table = self.people.table_with_bot(self.game, &guest, self.level).await?;
            let line = Line { server: self.people.address, at: self.at, who: guest.clone(), table };
            let (mut socket, first) = line.connect(None).await?;
            self.play(&mut socket, &line.table, whole(first)?).await?;
        }
    }

    async fn play(&mut self, socket: &mut Socket, table: &str, mut board: Board) -> anyhow::Result<()> {
        let mut asking = false;
        while !board.is_over() {
            let mine = board.turn() == Some(0);
            if mine && asking {
                asking = false;
                self.asked.thinking.fetch_sub(1, Ordering::Relaxed);
            }
            if mine && *self.switched.borrow_and_update() {
                let act = Act::Play { expected: board.number, events: board.random_turn(&mut self.rng) };
                let named = NamedAct { id: format!("0-{}", board.number), act };
                asking = true;
                self.asked.thinking.fetch_add(1, Ordering::Relaxed);
                socket.send(&ClientMessage::Act { table: table.to_owned(), act: named }).await?;
            }
            let number = board.number;
            while board.number == number {
                tokio::select! {
                    message = socket.next() => if let ServerMessage::News { entries, now, .. } = message? {
                        board.hear(&entries, &now)?;
                        let bots = entries.iter().any(|entry| matches!(entry.what, protocol::TableEvent::Event { by: Some(1), .. }));
                        self.asked.thoughts.fetch_add(usize::from(bots), Ordering::Relaxed);
                    },
                    _ = self.switched.changed(), if mine && !asking => break,
                }
            }
        }
        self.asked.thinking.fetch_sub(usize::from(asking), Ordering::Relaxed);
        Ok(())
    }
}
