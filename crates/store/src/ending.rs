//! The end of a match, and the ratings that change with it: one transaction, exactly once.

use std::collections::BTreeSet;

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::matches::status_of;
use crate::{Error, MatchId, MatchResult, Millis, Outcome, Player, Rating, Result, Status, Store, text};

/// How a match ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// Played to an end.
    Finished {
        /// The result.
        result: MatchResult,
        /// The ratings that change, at most one for each player; empty for a friendly match.
        ratings: Vec<RatingChange>,
    },
    /// Ended without a result.
    Aborted {
        /// Why.
        reason: String,
    },
}

/// A rating that a match changes. The arithmetic is the caller's.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The owner.
    pub player: Player,
    /// On which seat.
    pub seat: u8,
    /// The value that was read; nothing for the first game.
    pub before: Option<Rating>,
    /// The new value. Its `games` must be one more than before.
    pub after: Rating,
}

/// The result of ending a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It has ended, and the ratings have changed.
    Now,
    /// It had ended before, like this. Nothing was changed.
    Before(Status),
    /// An open table has no result; it can only be aborted. Nothing was changed.
    NotStarted,
    /// A rating has changed since it was read: read again, compute again. Nothing was changed.
    RatingsMoved,
}

impl Ending {
    pub(crate) fn check(&self) -> Result<()> {
        let ratings = match self {
            Ending::Aborted { reason } => return text::REASON.check(reason),
            Ending::Finished { ratings, .. } => ratings,
        };
        let refuse = |problem| Err(Error::Invalid { field: "ratings", problem });
        let mut players = BTreeSet::new();
        for change in ratings {
            change.player.check()?;
            if !players.insert(&change.player) {
                return refuse(format!("{:?} is there twice; one change for each player", change.player));
            }
            if change.after.games != change.before.map_or(0, |before| before.games) + 1 {
                return refuse(format!("{:?} must count one game more than before", change.player));
            }
            if !(change.after.mu.is_finite() && change.after.sigma.is_finite()) {
                return refuse(format!("{:?} is not a number", change.after));
            }
        }
        Ok(())
    }
}

impl Store {
    /// Ends a match without a further event: a flag, a resignation, an abandoned table.
    pub async fn end_match(&self, id: &MatchId, ending: Ending, now: Millis) -> Result<Ended> {
        ending.check()?;
        let id = id.clone();
        self.database.write(move |connection| end(connection, id, ending, now).boxed()).await
    }
}

/// The result of settling.
pub(crate) enum Settled {
    Now,
    NotLive(Status),
    RatingsMoved,
}

async fn end(connection: &mut Connection, id: MatchId, ending: Ending, now: Millis) -> Result<Done<Ended>> {
    Ok(match settle(connection, &id, ending, now).await? {
        Settled::Now => Done::Keep(Ended::Now),
        Settled::NotLive(Status::Open) => Done::Undo(Ended::NotStarted),
        Settled::NotLive(status) => Done::Undo(Ended::Before(status)),
        Settled::RatingsMoved => Done::Undo(Ended::RatingsMoved),
    })
}

/// Ends a match inside a transaction. Unless the answer is [`Settled::Now`], the transaction must be undone.
pub(crate) async fn settle(connection: &mut Connection, id: &MatchId, ending: Ending, now: Millis) -> Result<Settled> {
    let (status, outcome, ratings) = match ending {
        Ending::Finished { result, ratings } => (Status::Finished, Outcome::Finished(result), ratings),
        Ending::Aborted { reason } => (Status::Aborted, Outcome::Aborted { reason }, Vec::new()),
    };
    let sql = "UPDATE matches SET status = $2, result = $3, ended_at = $4, active_at = $4, turn_seat = NULL, \
               running_since = NULL, flag_at = NULL \
               WHERE id = $1 AND (status = 'running' OR (status = 'open' AND $2 = 'aborted'))";
    if connection.execute(sql, values![id, status, outcome.to_text(), now]).await? == 0 {
        return Ok(Settled::NotLive(status_of(connection, id).await?));
    }
    let row = connection.row("SELECT game FROM matches WHERE id = $1", values![id]).await?;
    let game: String = row.ok_or_else(|| Error::NoMatch(id.clone()))?.only()?;
    let mut ratings = ratings;
    // In one order everywhere: two matches that end together cannot wait for each other.
    ratings.sort_by(|one, other| one.player.cmp(&other.player));
    for change in &ratings {
        if !change_rating(connection, id, &game, change, now).await? {
            return Ok(Settled::RatingsMoved);
        }
    }
    Ok(Settled::Now)
}

/// Changes one rating and notes the step. False: it is not what it was when it was read.
async fn change_rating(
    connection: &mut Connection,
    id: &MatchId,
    game: &str,
    change: &RatingChange,
    now: Millis,
) -> Result<bool> {
    let (player, after) = (change.player.key(), change.after);
    let changed = match change.before {
        None => {
            let sql = "INSERT INTO ratings (player, game, mu, sigma, games, changed_at) VALUES ($1, $2, $3, $4, 1, $5) \
                       ON CONFLICT DO NOTHING";
            connection.execute(sql, values![player, game, after.mu, after.sigma, now]).await?
        }
        Some(before) => {
            // The number of games only grows, so it tells whether anything has changed.
            let sql = "UPDATE ratings SET mu = $3, sigma = $4, games = $5, changed_at = $6 \
                       WHERE player = $1 AND game = $2 AND games = $7";
            let values = values![player, game, after.mu, after.sigma, after.games, now, before.games];
            connection.execute(sql, values).await?
        }
    };
    if changed == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO rating_steps (match_id, player, game, seat, before_mu, before_sigma, mu, sigma, games, at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    let (before_mu, before_sigma) = change.before.map(|before| (before.mu, before.sigma)).unzip();
    let values =
        values![id, player, game, change.seat, before_mu, before_sigma, after.mu, after.sigma, after.games, now];
    connection.execute(sql, values).await?;
    Ok(true)
}
