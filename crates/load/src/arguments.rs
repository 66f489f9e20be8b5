//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use game_registry::GAMES;

/// Puts a Crema server under load and measures how much it bears
///
/// Starts `crema serve` on a free port of this machine with an empty database, plays the clients over WebSockets, prints a
/// table of figures and stops the server again. Where the project has set itself a bar, the figure stands beside it; the exit
/// code is 0 if every bar was met.
#[derive(Parser, Debug)]
#[command(name = "load", max_term_width = 100)]
pub struct Arguments {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) mode: Mode,
}

/// Arguments of every mode.
#[derive(Args, Debug)]
pub(crate) struct Common {
    /// The program to start [default: crema beside this program]
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) crema: Option<PathBuf>,
    /// Where to put the database while it is needed: on the disk that is to be measured [default: the system's temporary folder]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(crate) folder: Option<PathBuf>,
    /// Give the server this core of the processor only (with `taskset`)
    #[arg(long, value_name = "CORE", global = true)]
    pub(crate) core: Option<usize>,
    /// Seed of every choice that clients make
    #[arg(long, value_name = "SEED", default_value_t = 1, global = true)]
    pub(crate) seed: u64,
    /// Write the figures to this file as JSON, too
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) json: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Mode {
    Idle(Idle),
    Games(Games),
    Kills(Kills),
    Reconnects(Reconnects),
    Bots(Bots),
}

/// Open many sockets that only send heartbeats: how much memory and processor time each takes
#[derive(Args, Debug)]
pub(crate) struct Idle {
    /// How many sockets
    #[arg(value_name = "SOCKETS", default_value_t = 19_900)]
    pub(crate) sockets: usize,
    /// How long they stay, in seconds
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub(crate) seconds: u64,
}

/// Play many games of two at once: how soon a stored move reaches the opponent
#[derive(Args, Debug)]
pub(crate) struct Games {
    /// How many games are under way at any time
    #[arg(value_name = "GAMES", default_value_t = 2_000)]
    pub(crate) games: usize,
    /// How long is measured, in seconds
    #[arg(long, value_name = "S", default_value_t = 60)]
    pub(crate) seconds: u64,
    /// Draw the run second by second into this folder, as SVG
    #[arg(long, value_name = "FOLDER")]
    pub(crate) draw: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) play: Play,
}

/// How games are played.
#[derive(Args, Clone, Debug)]
pub(crate) struct Play {
    #[arg(long, value_name = "GAME", value_parser = known_game, help = help_on_games())]
    pub(crate) game: Option<&'static str>,
    /// Milliseconds between the moves of a game
    #[arg(long, value_name = "MS", default_value_t = 5_000)]
    pub(crate) every: u64,
}

/// Kill the server again and again while games are played: whether it keeps every move it has acknowledged
#[derive(Args, Debug)]
pub(crate) struct Kills {
    /// How often the server is killed
    #[arg(value_name = "KILLS", default_value_t = 1_000)]
    pub(crate) kills: usize,
    /// How many games are under way at any time
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub(crate) games: usize,
    /// Milliseconds that a player thinks, on average
    #[arg(long, value_name = "MS", default_value_t = 100)]
    pub(crate) think: u64,
    /// The longest time from everybody's return to the next kill, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    pub(crate) pause: u64,
}

/// Kill the server under many sockets that watch tables: how soon everyone is back
#[derive(Args, Debug)]
pub(crate) struct Reconnects {
    /// How many sockets
    #[arg(value_name = "SOCKETS", default_value_t = 10_000)]
    pub(crate) sockets: usize,
    /// Moves that each table has seen
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) moves: usize,
    /// Cut the sockets only; the server stays
    #[arg(long)]
    pub(crate) cut: bool,
}

/// Let bots think while people play: whether people's moves take longer than without
#[derive(Args, Debug)]
pub(crate) struct Bots {
    /// How many games of people are under way at any time
    #[arg(value_name = "GAMES", default_value_t = 500)]
    pub(crate) games: usize,
    /// How many tables have a bot that is always asked again at once
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) bots: usize,
    /// The bots' level, from 1
    #[arg(long, value_name = "LEVEL", default_value_t = 8)]
    pub(crate) level: u8,
    /// How often each, with and without bots, is measured in turn
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) rounds: usize,
    /// How long each time, in seconds
    #[arg(long, value_name = "S", default_value_t = 15)]
    pub(crate) seconds: u64,
    #[command(flatten)]
    pub(crate) play: Play,
}

impl Play {
    /// The game of table number `at`: the one asked for, or all in turn.
    pub(crate) fn game_at(&self, at: usize) -> &'static str {
        self.game.unwrap_or(GAMES[at % GAMES.len()].id)
    }
}

fn known_game(text: &str) -> Result<&'static str, String> {
    let found = GAMES.iter().find(|info| info.id == text);
    found.map(|info| info.id).ok_or_else(|| format!("no such game; there are {}", names()))
}

fn help_on_games() -> String {
    format!("Only this game: {} [default: all in turn]", names())
}

fn names() -> String {
    GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}
