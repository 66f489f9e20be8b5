//! Players by name.

use std::fmt;
use std::str::FromStr;

use anyhow::anyhow;
use game_core::{Recipe, StrongPlayer, Style};
use search::{LEVELS, Level};
use thiserror::Error;

/// The words that may follow a comma in a list of players; anything else belongs to the command line before it.
const NAMES: [&str; 8] = ["random", "greedy", "expert", "beginner", "casual", "mcts:", "level:", "ugi:"];

/// Models of people, which are styles of a game's rules of thumb: of its first games, and of some more.
const PEOPLE: [&str; 2] = ["beginner", "casual"];

/// A player that can be seated.
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
    Strongest,
    /// A player made like a level, for trying out others; the style by its name, if it has one.
    Recipe(Recipe<Option<String>>),
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
    #[error("{0:?} is no player; there are random, greedy, expert, beginner, casual, mcts:PLAYOUTS, level:1 to level:{levels}, greedy:PERCENT, expert:NODES, expert:NODES:PERCENT, both with :STYLE, and ugi:COMMAND", levels = LEVELS.len())]
    Unknown(String),
    #[error(
        "{0}: expected greedy:PERCENT, expert:NODES or expert:NODES:PERCENT with at least 1 node and 0 to 100 percent, such as expert:700:20; a style may follow the percent"
    )]
    Recipe(String),
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
            None if text == "expert" => Ok(Player::Strongest),
            None if PEOPLE.contains(&text) => {
                Ok(Player::Recipe(Recipe::Planner { distracted: 0, style: Some(text.to_owned()) }))
            }
            Some(("mcts", count)) => match count.parse() {
                Ok(playouts) if playouts > 0 => Ok(Player::Mcts(playouts)),
                _ => Err(PlayerError::Playouts(count.to_owned())),
            },
            Some(("level", number)) => {
                let level = number.parse().ok().and_then(Level::new);
                level.map(Player::Level).ok_or_else(|| PlayerError::Level(number.to_owned()))
            }
            Some(("greedy" | "expert", _)) => {
                recipe(text).map(Player::Recipe).ok_or_else(|| PlayerError::Recipe(text.to_owned()))
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

/// A recipe by its parts, such as `greedy:15`, `expert:700:20` or `expert:8:15:income`.
fn recipe(text: &str) -> Option<Recipe<Option<String>>> {
    let percent = |text: &str| text.parse().ok().filter(|&percent: &u32| percent <= 100);
    let nodes = |text: &str| text.parse().ok().filter(|&nodes: &u64| nodes > 0);
    let style = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
    match text.split(':').collect::<Vec<_>>()[..] {
        ["greedy", distracted] => Some(Recipe::Planner { distracted: percent(distracted)?, style: None }),
        ["greedy", distracted, name] => {
            Some(Recipe::Planner { distracted: percent(distracted)?, style: Some(style(name)?) })
        }
        ["expert", count] => Some(Recipe::Search { nodes: nodes(count)?, distracted: 0, style: None }),
        ["expert", count, distracted] => {
            Some(Recipe::Search { nodes: nodes(count)?, distracted: percent(distracted)?, style: None })
        }
        ["expert", count, distracted, name] => {
            let (nodes, distracted) = (nodes(count)?, percent(distracted)?);
            Some(Recipe::Search { nodes, distracted, style: Some(style(name)?) })
        }
        _ => None,
    }
}

/// The recipe with the style that its name means in a game.
pub(super) fn with_style_of<G: StrongPlayer>(recipe: &Recipe<Option<String>>) -> anyhow::Result<Recipe<G::Style>> {
    let find = |name: &Option<String>| match name {
        None => Ok(G::Style::NEUTRAL),
        Some(name) => G::Style::named(name).ok_or_else(|| {
            let known: Vec<&str> = G::Style::NAMED.iter().map(|(name, _)| *name).collect();
            anyhow!("{} has no style {name:?}; it has {}", G::INFO.id, known.join(", "))
        }),
    };
    Ok(match recipe {
        Recipe::Planner { distracted, style } => Recipe::Planner { distracted: *distracted, style: find(style)? },
        Recipe::Search { nodes, distracted, style } => {
            Recipe::Search { nodes: *nodes, distracted: *distracted, style: find(style)? }
        }
    })
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Mcts(playouts) => write!(f, "mcts:{playouts}"),
            Player::Level(level) => write!(f, "level:{}", level.number),
            Player::Strongest => f.write_str("expert"),
            Player::Recipe(recipe) => write_recipe(recipe, f),
            Player::Ugi(command) => write!(f, "ugi:{}", command.text),
        }
    }
}

fn write_recipe(recipe: &Recipe<Option<String>>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match recipe {
        Recipe::Planner { distracted: 0, style: Some(name) } if PEOPLE.contains(&name.as_str()) => f.write_str(name),
        Recipe::Planner { distracted, style: None } => write!(f, "greedy:{distracted}"),
        Recipe::Planner { distracted, style: Some(name) } => write!(f, "greedy:{distracted}:{name}"),
        Recipe::Search { nodes, distracted: 0, style: None } => write!(f, "expert:{nodes}"),
        Recipe::Search { nodes, distracted, style: None } => write!(f, "expert:{nodes}:{distracted}"),
        Recipe::Search { nodes, distracted, style: Some(name) } => write!(f, "expert:{nodes}:{distracted}:{name}"),
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
        check("greedy:15,expert:700,expert:8:20", &["greedy:15", "expert:700", "expert:8:20"]);
        check("beginner,casual,greedy:0:casual", &["beginner", "casual", "casual"]);
        check("greedy:15:slow,expert:8:0:slow", &["greedy:15:slow", "expert:8:0:slow"]);
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
        for text in [
            "greedy:",
            "greedy:101",
            "greedy:1:",
            "greedy:1:a:b",
            "expert:",
            "expert:0",
            "expert:5:",
            "expert:5:101",
            "expert:5:1:",
            "beginner:1",
        ] {
            assert!(text.parse::<Players>().is_err(), "{text}");
        }
        for text in ["ugi", "ugi:", "ugi:'open", "bot:x"] {
            assert!(text.parse::<Players>().is_err(), "{text}");
        }
    }
}
