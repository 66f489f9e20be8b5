//! Players by name.

use std::fmt;
use std::str::FromStr;

use search::{LEVELS, Level};
use thiserror::Error;

/// What may follow a comma in a list of players; anything else belongs to the command line before it.
const NAMES: [&str; 6] = ["random", "greedy", "expert", "mcts:", "level:", "ugi:"];

/// Somebody who can be seated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any legal action, evenly.
    Random,
    /// The game's rules of thumb.
    Greedy,
    /// Plain Monte-Carlo search with so many playouts a move, whatever limit others have.
    Mcts(u64),
    /// A level that people may play against.
    Level(Level),
    /// The game's strongest search, as long as the limits let it.
    Expert,
    /// A program that speaks UGI.
    Ugi(CommandLine),
}

/// A program with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandLine {
    text: String,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum PlayerError {
    #[error("{0:?} is no player; there are random, greedy, expert, mcts:PLAYOUTS, level:1 to level:{levels}, and ugi:COMMAND", levels = LEVELS.len())]
    Unknown(String),
    #[error("mcts:{0}: expected a whole number of playouts, at least 1, such as mcts:10000")]
    Playouts(String),
    #[error("level:{0}: expected a number from 1 to {levels}", levels = LEVELS.len())]
    Level(String),
    #[error("ugi:{0}: expected a command line; quotes must be closed")]
    Command(String),
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        match text.split_once(':') {
            None if text == "random" => Ok(Player::Random),
            None if text == "greedy" => Ok(Player::Greedy),
            None if text == "expert" => Ok(Player::Expert),
            Some(("mcts", count)) => match count.parse() {
                Ok(playouts) if playouts > 0 => Ok(Player::Mcts(playouts)),
                _ => Err(PlayerError::Playouts(count.to_owned())),
            },
            Some(("level", number)) => {
                let level = number.parse().ok().and_then(Level::new);
                level.map(Player::Level).ok_or_else(|| PlayerError::Level(number.to_owned()))
            }
            Some(("ugi", command)) => {
                let wrong = || PlayerError::Command(command.to_owned());
                let mut words = shlex::split(command).ok_or_else(wrong)?.into_iter();
                let program = words.next().ok_or_else(wrong)?;
                Ok(Player::Ugi(CommandLine { text: command.to_owned(), program, arguments: words.collect() }))
            }
            _ => Err(PlayerError::Unknown(text.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Mcts(playouts) => write!(f, "mcts:{playouts}"),
            Player::Level(level) => write!(f, "level:{}", level.number),
            Player::Expert => f.write_str("expert"),
            Player::Ugi(command) => write!(f, "ugi:{}", command.text),
        }
    }
}

/// A list of players, joined by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Players(pub(crate) Vec<Player>);

impl FromStr for Players {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let mut names: Vec<String> = Vec::new();
        for part in text.split(',') {
            let begins_a_player = NAMES.iter().any(|name| part.starts_with(name));
            match names.last_mut() {
                Some(last) if last.starts_with("ugi:") && !begins_a_player => {
                    last.push(',');
                    last.push_str(part);
                }
                _ => names.push(part.to_owned()),
            }
        }
        names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map(Players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let players: Players = text.parse().unwrap();
        let names: Vec<String> = players.0.iter().map(Player::to_string).collect();
        assert_eq!(names, expected, "{text}");
    }

    #[test]
    fn lists_of_players() {
        check("random,greedy", &["random", "greedy"]);
        check("mcts:10000,level:8,expert", &["mcts:10000", "level:8", "expert"]);
        check("ugi:bot --a 1,2,ugi:bot 'x y',random", &["ugi:bot --a 1,2", "ugi:bot 'x y'", "random"]);
    }

    #[test]
    fn a_command_line_is_split_as_a_shell_does() {
        let Ok(Player::Ugi(command)) = "ugi:bot 'x y' \"z\"".parse() else { panic!("a program") };
        assert_eq!(
            (command.program.as_str(), command.arguments.as_slice()),
            ("bot", &["x y", "z"].map(String::from)[..])
        );
    }

    #[test]
    fn whatever_else_is_refused() {
        for text in
            ["", ",", "random,", "Random", "mcts", "mcts:", "mcts:0", "mcts:-1", "level:0", "level:9", "level:x"]
        {
            assert!(text.parse::<Players>().is_err(), "{text}");
        }
        for text in ["ugi", "ugi:", "ugi:'open", "bot:x"] {
            assert!(text.parse::<Players>().is_err(), "{text}");
        }
    }
}
