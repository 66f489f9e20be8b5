//! The bot: it finds a table and plays to the end of the game.

use std::time::Duration;

use anyhow::{Context, ensure};
use game_core::{Random, Record, SplitMix};
use game_registry::BotMemory;
use protocol::{
    Access, Act, Answer, Code, NamedAct, NewTable, Phase, Polled, SeatPlan, SeatView, TableSummary, TableView, Terms,
};
use search::{Budget, Level};

use super::{Server, ServerError};

/// How long to wait before looking into the lobby again.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
/// The longest pause between two attempts to reach the server.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Where to look for a game.
pub(crate) enum Seek {
    /// At this table.
    Table(String),
    /// At tables of others that are open to anyone.
    Lobby,
    /// At tables of its own, open to anyone, with so many seats.
    Host { seats: u8 },
}

/// A bot at a server.
pub(crate) struct Bot {
    pub(crate) server: Server,
    pub(crate) game: String,
    pub(crate) level: Level,
    pub(crate) rng: SplitMix,
    /// Its search memory of the current game.
    pub(crate) memory: BotMemory,
}

impl Bot {
    /// Plays one game to its end, or goes on with one that is under way; returns the table.
    pub(crate) async fn play_one(&mut self, seek: &Seek) -> anyhow::Result<TableView> {
        let table = self.find_table(seek).await?;
        anstream::eprintln!("playing at table {table}");
        self.play_at(&table).await
    }

    async fn find_table(&mut self, seek: &Seek) -> anyhow::Result<String> {
        if let Seek::Table(table) = seek {
            let there = self.patiently(async |server| server.news(table, None).await).await?.table;
            ensure!(
                there.game == self.game,
                "table {table} is for {0}, not {1}; say --game {0}",
                there.game,
                self.game
            );
            return Ok(self.patiently(async |server| server.sit(table).await).await?.id);
        }
        let mine = self.patiently(async |server| server.my_tables().await).await?;
        let unfinished =
            |table: &&TableSummary| table.phase != Phase::Over && table.game == self.game && table.your_seat.is_some();
        if let Some(table) = mine.iter().find(unfinished) {
            return Ok(table.id.clone());
        }
        match seek {
            Seek::Host { seats } => self.open(*seats).await,
            Seek::Lobby | Seek::Table(_) => self.wait_in_the_lobby().await,
        }
    }

    async fn open(&mut self, seats: u8) -> anyhow::Result<String> {
        let plan = |seat| if seat == 0 { SeatPlan::Me } else { SeatPlan::Open };
        let table = NewTable {
            game: self.game.clone(),
            seats: (0..seats).map(plan).collect(),
            options: serde_json::json!({}),
            terms: Terms { access: Access::Anyone, ..Terms::default() },
            entropy: None,
            record: None,
        };
        Ok(self.patiently(async |server| server.open(&table).await).await?.id)
    }

    /// Sits down at the first table that has a place and lets us.
    async fn wait_in_the_lobby(&mut self) -> anyhow::Result<String> {
        loop {
            let game = self.game.clone();
            for table in self.patiently(async |server| server.lobby(&game).await).await? {
                if !table.seats.contains(&SeatView::Open) {
                    continue;
                }
                // Somebody may have been quicker, or may not want to play with us: then the next table.
                if let Ok(seated) = self.server.sit(&table.id).await {
                    return Ok(seated.id);
                }
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    async fn play_at(&mut self, table: &str) -> anyhow::Result<TableView> {
        let mut revision = None;
        loop {
            let news = self.patiently(async |server| server.news(table, revision).await).await?;
            let Polled { revision: next, table: view } = news;
            revision = Some(next);
            if view.now.phase == Phase::Over {
                return Ok(view);
            }
            let in_seat = view.your_seat.and_then(|seat| view.now.seats.get(usize::from(seat)));
            if let Some(SeatView::Person { bot: Some(_), out: false, .. }) = in_seat {
                // The table's own bot has taken over while we were away.
                self.act(&view, "reclaim", Act::Reclaim).await?;
            } else if view.your_seat.is_some() && view.now.turn == view.your_seat {
                self.take_turn(&view).await?;
            }
        }
    }

    async fn take_turn(&mut self, view: &TableView) -> anyhow::Result<()> {
        let record = view.record.clone().context("this game hides something: its position cannot be replayed")?;
        let record: Record = serde_json::from_value(record).context("the table's record cannot be read")?;
        let game = game_registry::from_record(&record).context("the table's record does not hold")?;
        let unhurried = Budget { nodes: u64::MAX, stop: &|| false };
        let events = game.choose(&mut self.memory, self.level, unhurried, self.rng.next_u64());
        self.act(view, "play", Act::Play { expected: view.now.number, events }).await
    }

    /// Does something once, however often it has to be said. The number makes the name new for each position.
    async fn act(&mut self, view: &TableView, word: &str, act: Act) -> anyhow::Result<()> {
        let named = NamedAct { id: format!("{word}-{}", view.now.number), act };
        match self.patiently(async |server| server.act(&view.id, &named).await).await? {
            Answer::Done { .. } => Ok(()),
            // The table has moved on meanwhile: the next news tell how.
            Answer::Refused { refusal, .. }
                if matches!(refusal.code, Code::Stale | Code::WrongPhase | Code::NotYourTurn) =>
            {
                Ok(())
            }
            Answer::Refused { refusal, .. } => Err(ServerError::Refused(refusal).into()),
        }
    }

    /// Asks again, after growing pauses of random length, while the server is away or busy.
    async fn patiently<T>(&mut self, ask: impl AsyncFn(&Server) -> Result<T, ServerError>) -> Result<T, ServerError> {
        let mut pause = Duration::from_millis(250);
        loop {
            match ask(&self.server).await {
                Err(error) if error.is_passing() => {
                    anstream::eprintln!("waiting for the server: {error}");
                    tokio::time::sleep(pause.mul_f64(0.5 + f64::from(self.rng.below(1_000)) / 2_000.0)).await;
                    pause = (2 * pause).min(LONGEST_PAUSE);
                }
                other => return other,
            }
        }
    }
}
