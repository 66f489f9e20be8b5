//! The flags that every kind of match has.

use std::time::Duration;

use clap::Args;
use serde_json::Value;

use super::engine::Patience;
use super::player::Player;
use crate::help::known_games;
use crate::limits::{LimitArgs, Limits};
use crate::number::{MOST, whole};
use crate::table_kind::json_object;

/// Time a move where nothing else is said.
const DEFAULT_MOVE_TIME: Duration = Duration::from_secs(1);

/// How long a program may take to get ready.
const START: Duration = Duration::from_secs(10);

/// How long after its time is up a program may answer.
const LATE: Duration = Duration::from_secs(1);

/// How long a program that has nodes and no time may think.
const UNTIMED: Duration = Duration::from_secs(60);

/// How a match is played, whoever plays it.
#[derive(Args)]
pub(crate) struct ContestArgs {
    #[arg(long, value_name = "GAME", help = format!("The game: {}", known_games()))]
    pub(crate) game: String,

    /// Which deals, which luck: any whole number below 2^64
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    pub(crate) seed: u64,

    #[command(flatten)]
    limits: LimitArgs,

    /// The game's options as a JSON object; `crema rules GAME` explains them
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = json_object, allow_hyphen_values = true)]
    pub(crate) options: Value,

    /// How many games at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=256), allow_negative_numbers = true)]
    pub(crate) threads: Option<u16>,

    /// Memory of each built-in bot, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = whole::<u32>(1..=65536), allow_negative_numbers = true)]
    memory: u32,

    /// How long a program may keep everybody waiting before it has lost, in milliseconds beyond --movetime [default: 1000, or 60000 with --nodes alone; 10000 to get ready]
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    timeout: Option<u64>,
}

impl ContestArgs {
    /// The limits that were asked for, if any.
    pub(crate) fn limits(&self) -> Limits {
        self.limits.limits(Limits::default())
    }

    /// The limits of `player`: those asked for; without any, levels and the like have their own, and others a second a move.
    pub(super) fn limits_of(&self, player: &Player) -> Limits {
        match player {
            Player::Level(_) | Player::Recipe(_) => self.limits(),
            _ => self.limits.limits(Limits { time: Some(DEFAULT_MOVE_TIME), nodes: None }),
        }
    }

    /// How long `player` may keep everybody waiting.
    pub(super) fn patience(&self, player: &Player) -> Patience {
        let asked = self.timeout.map(Duration::from_millis);
        let late = if self.limits_of(player).time.is_some() { LATE } else { UNTIMED };
        Patience { start: asked.unwrap_or(START), answer: asked.unwrap_or(late) }
    }

    /// Memory of a bot, in bytes.
    pub(crate) fn memory(&self) -> usize {
        (self.memory as usize) << 20
    }
}
