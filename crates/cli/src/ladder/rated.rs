//! Ratings of all players that have met another one.

use std::fmt;

use search::arena::{Meeting, Rating, fit_ladder};

use super::pairings::are_neighbours;
use super::results::Results;

/// The rating of this player is zero, if it has played.
const ZERO: &str = "random";

/// A player with its rating.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) rating: Rating,
    pub(crate) games: u64,
}

/// The ladder, the strongest first, and how each level did against the one below.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rated {
    pub(crate) game: String,
    pub(crate) players: Vec<Player>,
    steps: Vec<(String, String, f64, u64)>,
}

/// Fits ratings to all results at once.
pub(crate) fn rate(results: &Results) -> Rated {
    let mut names: Vec<&str> = vec![ZERO];
    let meetings: Vec<Meeting> = results
        .meetings
        .iter()
        .map(|met| {
            let [one, other] = [0, 1].map(|side| {
                let name = met.players[side].as_str();
                names.iter().position(|&known| known == name).unwrap_or_else(|| {
                    names.push(name);
                    names.len() - 1
                })
            });
            Meeting { one, other, games: met.games, points: met.points() }
        })
        .collect();
    if !meetings.iter().any(|meeting| meeting.one == 0 || meeting.other == 0) {
        return without_zero(results, names, &meetings);
    }
    finish(results, &names, fit_ladder(names.len(), &meetings))
}

/// Where nobody has met the zero of the scale, the first player named is the zero.
fn without_zero(results: &Results, mut names: Vec<&str>, meetings: &[Meeting]) -> Rated {
    names.remove(0);
    let shifted: Vec<Meeting> =
        meetings.iter().map(|meeting| Meeting { one: meeting.one - 1, other: meeting.other - 1, ..*meeting }).collect();
    let ratings = if names.is_empty() { Vec::new() } else { fit_ladder(names.len(), &shifted) };
    finish(results, &names, ratings)
}

fn finish(results: &Results, names: &[&str], ratings: Vec<Option<Rating>>) -> Rated {
    let games = |name: &str| {
        let of = |met: &&super::Met| met.players.iter().any(|player| player == name);
        results.meetings.iter().filter(of).map(|met| met.games).sum()
    };
    let rated = |(name, rating): (&&str, Option<Rating>)| {
        rating.map(|rating| Player { name: (*name).to_owned(), rating, games: games(name) })
    };
    let mut players: Vec<Player> = names.iter().zip(ratings).filter_map(rated).collect();
    players.sort_by(|one, other| other.rating.elo.total_cmp(&one.rating.elo));
    let steps = results.meetings.iter().filter(|met| are_neighbours(&met.players[0], &met.players[1]));
    let steps = steps.map(|met| {
        let [one, other] = met.players.clone();
        (one, other, met.points() / met.games as f64, met.games)
    });
    Rated { game: results.terms.game.clone(), players, steps: steps.collect() }
}

impl fmt::Display for Rated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<14} {:>6} {:>6} {:>7}", "player", "Elo", "±95 %", "games")?;
        for Player { name, rating, games } in &self.players {
            writeln!(f, "{name:<14} {:>6.0} {:>6.0} {games:>7}", rating.elo, rating.half_95)?;
        }
        if !self.steps.is_empty() {
            writeln!(f, "\neach level against the one below")?;
        }
        for (one, other, share, games) in &self.steps {
            writeln!(f, "{one:<8} against {other:<8} {:>5.1} % of {games} games", 100.0 * share)?;
        }
        Ok(())
    }
}
