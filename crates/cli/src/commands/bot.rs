//! `crema bot`: a bot account at a server.

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use game_core::SplitMix;
use game_registry::{BotMemory, GAMES};
use search::Level;

use super::database::wait_for;
use crate::bot::{Bot, Seek, Server};
use crate::help::{examples, known_games};
use crate::number::{MOST, whole};

const ABOUT: &str = "Play at a server with a bot account: the reference for programs that play online";

const EXAMPLES: &str = r#"An account's API token is made with
  curl -b COOKIES -H 'content-type: application/json' \
       -d '{"label":"my bot"}' https://crema.example.org/api/tokens
It is read from the environment, so that it appears in no list of processes.

Each finished game is printed as one JSON line: its table and result. A game that was
under way when the bot or the server stopped is gone on with.

Examples:
  CREMA_TOKEN=crema_… crema bot --server https://crema.example.org --game GAME --level 3
  CREMA_TOKEN=crema_… crema bot --server http://127.0.0.1:8080 --game GAME --host --games 1"#;

/// Arguments of `crema bot`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct BotArgs {
    /// The server's address, such as `https://crema.example.org`
    #[arg(long, value_name = "URL")]
    server: String,

    /// The bot account's API token
    #[arg(long, value_name = "TOKEN", env = "CREMA_TOKEN", hide_env_values = true)]
    token: String,

    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    game: String,

    /// How strong it plays, from 1
    #[arg(long, value_name = "LEVEL", default_value = "3", value_parser = level, allow_negative_numbers = true)]
    level: Level,

    /// Sit down at this table, instead of looking into the lobby
    #[arg(long, value_name = "TABLE", conflicts_with = "host", allow_hyphen_values = true)]
    table: Option<String>,

    /// Open tables for anyone, instead of looking into the lobby
    #[arg(long)]
    host: bool,

    /// Seats of the tables it opens [default: the fewest the game allows]
    #[arg(long, value_name = "N", requires = "host", value_parser = whole::<u8>(1..=255), allow_negative_numbers = true)]
    seats: Option<u8>,

    /// Stop after so many games [default: never; with --table, after one]
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    games: Option<u64>,

    /// Where its choices start from: the same games with the same seed and the same opponents [default: another one each time]
    #[arg(long, value_name = "SEED", value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: Option<u64>,
}

impl BotArgs {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let Some(info) = GAMES.iter().find(|info| info.id == self.game) else {
            bail!("unknown game {:?}; there are {}", self.game, known_games());
        };
        let seek = match (&self.table, self.host) {
            (Some(table), _) => Seek::Table(table.clone()),
            (None, true) => Seek::Host { seats: self.seats.unwrap_or(info.min_seats) },
            (None, false) => Seek::Lobby,
        };
        let games = self.games.or(self.table.as_ref().map(|_| 1)).unwrap_or(u64::MAX);
        let seed = self.seed.unwrap_or_else(|| u64::from_le_bytes(server::Entropy::of_the_system().bytes()));
        let server = Server::new(&self.server, self.token.clone())?;
        let (rng, memory) = (SplitMix::new(seed), BotMemory::default());
        let mut bot = Bot { server, game: self.game.clone(), level: self.level, rng, memory };
        wait_for(async {
            let me = bot.server.me().await?;
            anstream::eprintln!("signed in as {}", me.name);
            for _ in 0..games {
                let table = bot.play_one(&seek).await?;
                let line = serde_json::json!({"table": table.id, "seat": table.your_seat, "result": table.now.result});
                anstream::println!("{line}");
            }
            Ok(ExitCode::SUCCESS)
        })
    }
}

fn level(text: &str) -> Result<Level, String> {
    let known = search::LEVELS.len();
    text.parse().ok().and_then(Level::new).ok_or_else(|| format!("expected a level from 1 to {known}"))
}
