//! Ratings: three numbers for each player and game, whose meaning is the caller's.
//! They change only with the end of a match (see `ending`).

use serde::Serialize;

use crate::database::{Row, values};
use crate::{Error, MatchId, Millis, PersonId, Result, Store, text};

/// A person or a bot that can have a rating.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "who")]
pub enum Player {
    /// A guest or an account.
    Person(PersonId),
    /// A bot of this level, in the same pool.
    Bot(String),
}

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The estimate.
    pub mu: f64,
    /// Its uncertainty.
    pub sigma: f64,
    /// How many games it rests on.
    pub games: u32,
}

/// A player's rating in one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameRating {
    /// The owner.
    pub player: Player,
    /// The game's id.
    pub game: String,
    /// The rating.
    pub rating: Rating,
    /// When it last changed.
    pub changed_at: Millis,
}

/// One step of a rating's history.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingStep {
    /// The match that changed it.
    pub id: MatchId,
    /// The rating before; nothing for the first game.
    pub before: Option<Rating>,
    /// The rating after.
    pub after: Rating,
    /// When.
    pub at: Millis,
}

impl Player {
    pub(crate) fn check(&self) -> Result<()> {
        match self {
            Player::Person(_) => Ok(()),
            Player::Bot(level) => text::LEVEL.check(level),
        }
    }

    /// The text it is stored as.
    pub(crate) fn key(&self) -> String {
        match self {
            Player::Person(person) => format!("person:{person}"),
            Player::Bot(level) => format!("bot:{level}"),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = Error;

    fn try_from(key: String) -> Result<Player> {
        match key.split_once(':') {
            Some(("person", person)) => Ok(Player::Person(person.parse()?)),
            Some(("bot", level)) => Ok(Player::Bot(level.to_owned())),
            _ => Err(Error::Unreadable { what: "player", found: key }),
        }
    }
}

fn rating(row: &Row) -> Result<Rating> {
    Ok(Rating { mu: row.get("mu")?, sigma: row.get("sigma")?, games: row.number("games")? })
}

fn game_rating(row: &Row) -> Result<GameRating> {
    Ok(GameRating {
        player: row.parse("player")?,
        game: row.get("game")?,
        rating: rating(row)?,
        changed_at: row.get("changed_at")?,
    })
}

fn step(row: &Row) -> Result<RatingStep> {
    let (mu, sigma) = (row.get::<Option<f64>>("before_mu")?, row.get::<Option<f64>>("before_sigma")?);
    let after = rating(row)?;
    let before = mu.zip(sigma).map(|(mu, sigma)| Rating { mu, sigma, games: after.games - 1 });
    Ok(RatingStep { id: row.parse("match_id")?, before, after, at: row.get("at")? })
}

impl Store {
    /// A player's rating in one game; nothing before the first.
    pub async fn rating(&self, player: &Player, game: &str) -> Result<Option<Rating>> {
        let sql = "SELECT mu, sigma, games FROM ratings WHERE player = $1 AND game = $2";
        let rows = self.database.read(sql, values![player.key(), game]).await?;
        rows.first().map(rating).transpose()
    }

    /// A player's ratings in all games.
    pub async fn ratings_of(&self, player: &Player) -> Result<Vec<GameRating>> {
        let sql = "SELECT player, game, mu, sigma, games, changed_at FROM ratings WHERE player = $1 ORDER BY game";
        self.database.read(sql, values![player.key()]).await?.iter().map(game_rating).collect()
    }

    /// The best of a game, by `mu − 3 sigma`, with at least so many games.
    pub async fn leaderboard(&self, game: &str, least_games: u32, limit: u32) -> Result<Vec<GameRating>> {
        let sql = "SELECT player, game, mu, sigma, games, changed_at FROM ratings WHERE game = $1 AND games >= $2 \
                   ORDER BY mu - 3 * sigma DESC, player LIMIT $3";
        self.database.read(sql, values![game, least_games, limit]).await?.iter().map(game_rating).collect()
    }

    /// How a rating came about; the newest step first.
    pub async fn rating_history(&self, player: &Player, game: &str, limit: u32) -> Result<Vec<RatingStep>> {
        let sql = "SELECT match_id, before_mu, before_sigma, mu, sigma, games, at FROM rating_steps \
                   WHERE player = $1 AND game = $2 ORDER BY games DESC LIMIT $3";
        self.database.read(sql, values![player.key(), game, limit]).await?.iter().map(step).collect()
    }
}
