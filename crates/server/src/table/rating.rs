//! Ratings after a rated game: Weng and Lin's update for any number of players, bots in the same pool.
//!
//! *Why these numbers.* Weng–Lin's own scale starts at 25 ± 25/3; times 60 it reads like the ratings people know.

use protocol::GameResult;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Player, Rating, RatingChange, Store};

const SCALE: f64 = 60.0;

/// Where everybody starts.
pub(crate) const START: Rating = Rating { mu: 25.0 * SCALE, sigma: 25.0 / 3.0 * SCALE, games: 0 };

/// Changes the ratings of the players of a finished game, one for each seat. A seat without a player changes nothing, and a
/// bot that holds several seats is counted at the first.
pub(crate) async fn changes(
    store: &Store,
    game: &str,
    players: &[Option<Player>],
    result: &GameResult,
) -> Result<Vec<RatingChange>, store::Error> {
    let mut before = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let Some(player) = player else { continue };
        before.push((seat, player.clone(), store.rating(player, game).await?));
    }
    let ranks = ranks(result, players.len());
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|(_, _, rating)| [weng_lin(rating.unwrap_or(START))]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(&before).map(|(team, (seat, ..))| (&team[..], MultiTeamOutcome::new(ranks[*seat]))).collect();
    let config = WengLinConfig { beta: 25.0 / 6.0 * SCALE, ..WengLinConfig::default() };
    let after = weng_lin_multi_team(&ranked, &config);
    let mut changes: Vec<RatingChange> = Vec::new();
    for ((seat, player, before), after) in before.into_iter().zip(after) {
        if changes.iter().all(|change| change.player != player) {
            let games = before.map_or(0, |before| before.games) + 1;
            let after = Rating { mu: after[0].rating, sigma: after[0].uncertainty, games };
            changes.push(RatingChange { player, seat: seat as u8, before, after });
        }
    }
    Ok(changes)
}

fn weng_lin(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.mu, uncertainty: rating.sigma }
}

/// Places from 1, equal where nothing tells seats apart: winners first, then by points.
fn ranks(result: &GameResult, seats: usize) -> Vec<usize> {
    let strength = |seat: usize| {
        let won = result.winners.contains(&(seat as u8));
        let points = result.scores.as_ref().filter(|_| !won).map_or(0, |scores| scores[seat]);
        (won, points)
    };
    let better = |seat: usize| (0..seats).filter(|&other| strength(other) > strength(seat)).count();
    (0..seats).map(|seat| 1 + better(seat)).collect()
}

#[cfg(test)]
mod tests {
    use protocol::EndReason;

    use super::*;

    #[test]
    fn winners_come_first_then_points_decide() {
        for (scores, winners, wanted) in [
            (Some(vec![10, 30, 20]), vec![1], [3, 1, 2]),
            (Some(vec![30, 30, 20]), vec![0], [1, 2, 3]),
            (Some(vec![30, 30, 20]), vec![0, 1], [1, 1, 3]),
            // The second seat was given up and could not win, for all its points.
            (Some(vec![10, 30, 20]), vec![2], [3, 2, 1]),
            (None, vec![2], [2, 2, 1]),
        ] {
            let result = GameResult { reason: EndReason::Played, scores, winners };
            assert_eq!(ranks(&result, 3), wanted, "{result:?}");
        }
    }
}
