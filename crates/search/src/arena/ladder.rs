//! Ratings of many players from the games between some of them.

use super::NORMAL_95;

/// Elo points to a unit of the logistic scale.
const ELO_A_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// Newton's steps are cut to this, in logistic units: far from the solution a full one may overshoot.
const LONGEST_STEP: f64 = 1.0;

/// Far more steps than any ladder needs.
const MOST_STEPS: usize = 1000;

/// The games between two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// Index of the one player.
    pub one: usize,
    /// Index of the other.
    pub other: usize,
    /// How many games; at least one.
    pub games: u64,
    /// The points of the one: a win counts 1, a shared win one half.
    pub points: f64,
}

/// A fitted rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Above the player at index 0.
    pub elo: f64,
    /// Half of its 95 % interval.
    pub half_95: f64,
}

/// The ratings under which the results are most likely, by player; player 0 has rating 0. `None` for players whose games do
/// not lead to player 0.
///
/// Each meeting counts one drawn game more than was played: the rating of a player that has won them all would be infinite.
/// Intervals take games as independent; played in pairs they are a little narrower.
///
/// ```
/// use search::arena::{Meeting, fit_ladder};
///
/// let meetings = [
///     Meeting { one: 1, other: 0, games: 200, points: 150.0 },
///     Meeting { one: 2, other: 1, games: 200, points: 150.0 },
/// ];
/// let ladder = fit_ladder(4, &meetings);
/// let elo = |player: usize| ladder[player].map(|rating| rating.elo.round());
/// assert_eq!((elo(0), elo(3)), (Some(0.0), None), "player 3 has met nobody");
/// assert!(elo(2) > elo(1) && elo(1) > Some(180.0));
/// ```
pub fn fit_ladder(players: usize, meetings: &[Meeting]) -> Vec<Option<Rating>> {
    let connected = connected_to_first(players, meetings);
    // Unknowns are the connected players other than player 0.
    let unknown: Vec<usize> = (1..players).filter(|&player| connected[player]).collect();
    let row_of = |player: usize| unknown.iter().position(|&other| other == player);
    let meetings: Vec<&Meeting> = meetings.iter().filter(|meeting| connected[meeting.one]).collect();
    let mut strength = vec![0.0; players];
    for _ in 0..MOST_STEPS {
        let (gradient, information) = derivatives(unknown.len(), &meetings, &strength, row_of);
        let step = solve(information, gradient);
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let scale = if longest > LONGEST_STEP { LONGEST_STEP / longest } else { 1.0 };
        for (&player, part) in unknown.iter().zip(&step) {
            strength[player] += scale * part;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let (_, information) = derivatives(unknown.len(), &meetings, &strength, row_of);
    let half_95 = |row: usize| {
        let unit = (0..unknown.len()).map(|other| f64::from(other == row)).collect();
        NORMAL_95 * solve(information.clone(), unit)[row].sqrt() * ELO_A_UNIT
    };
    let rating = |player: usize| {
        let half_95 = row_of(player).map_or(0.0, half_95);
        connected[player].then_some(Rating { elo: strength[player] * ELO_A_UNIT, half_95 })
    };
    (0..players).map(rating).collect()
}

fn connected_to_first(players: usize, meetings: &[Meeting]) -> Vec<bool> {
    let mut connected: Vec<bool> = (0..players).map(|player| player == 0).collect();
    for _ in 0..players {
        for meeting in meetings {
            if connected[meeting.one] || connected[meeting.other] {
                connected[meeting.one] = true;
                connected[meeting.other] = true;
            }
        }
    }
    connected
}

/// Gradient of the log-likelihood and its negative second derivative, over the unknown strengths.
fn derivatives(
    unknown: usize,
    meetings: &[&Meeting],
    strength: &[f64],
    row_of: impl Fn(usize) -> Option<usize>,
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut gradient = vec![0.0; unknown];
    let mut information = vec![vec![0.0; unknown]; unknown];
    for meeting in meetings {
        let (games, points) = (meeting.games as f64 + 1.0, meeting.points + 0.5);
        let expected = 1.0 / (1.0 + (strength[meeting.other] - strength[meeting.one]).exp());
        let weight = games * expected * (1.0 - expected);
        let rows = (row_of(meeting.one), row_of(meeting.other));
        for (row, sign) in [(rows.0, 1.0), (rows.1, -1.0)] {
            if let Some(row) = row {
                gradient[row] += sign * (points - games * expected);
                information[row][row] += weight;
            }
        }
        if let (Some(one), Some(other)) = rows {
            information[one][other] -= weight;
            information[other][one] -= weight;
        }
    }
    (gradient, information)
}

/// Solves a positive definite system by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (done, below) = matrix.split_at_mut(pivot + 1);
        let pivot_row = &done[pivot];
        for (row, cells) in (pivot + 1..).zip(below) {
            let factor = cells[pivot] / pivot_row[pivot];
            for (cell, above) in cells.iter_mut().zip(pivot_row) {
                *cell -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::expected_share;

    /// Results exactly as ratings predict them.
    fn predicted(ratings: &[f64], pairs: &[(usize, usize)]) -> Vec<Meeting> {
        let games = 100_000;
        let meeting = |&(one, other): &(usize, usize)| {
            let points = games as f64 * expected_share(ratings[one] - ratings[other], 0.5);
            Meeting { one, other, games, points }
        };
        pairs.iter().map(meeting).collect()
    }

    #[test]
    fn ratings_behind_the_results_are_recovered() {
        let ratings = [0.0, 310.0, 250.0, 700.0, 1150.0];
        let fitted = fit_ladder(5, &predicted(&ratings, &[(0, 1), (1, 2), (2, 3), (3, 4), (1, 3), (2, 4), (0, 2)]));
        for (rating, fitted) in ratings.iter().zip(fitted) {
            let fitted = fitted.expect("everybody has met somebody");
            assert!((fitted.elo - rating).abs() < 0.5, "{rating}: {fitted:?}");
        }
    }

    #[test]
    fn one_meeting_gives_the_formula_and_its_interval() {
        // 74 of 99 and the virtual draw: 74.5 of 100. The information is 100 · p · (1 - p).
        let fitted = fit_ladder(2, &[Meeting { one: 1, other: 0, games: 99, points: 74.0 }]);
        let rating = fitted[1].expect("they have met");
        assert!((rating.elo - 400.0 * (0.745_f64 / 0.255).log10()).abs() < 1e-6);
        let half = 1.959_964 / (100.0 * 0.745 * 0.255_f64).sqrt() * 400.0 / std::f64::consts::LN_10;
        assert!((rating.half_95 - half).abs() < 1e-6);
        assert_eq!(fitted[0], Some(Rating { elo: 0.0, half_95: 0.0 }));
    }

    #[test]
    fn a_clean_sweep_is_far_but_finite_and_strangers_have_no_rating() {
        let meetings = [
            Meeting { one: 1, other: 0, games: 100, points: 100.0 },
            Meeting { one: 2, other: 3, games: 10, points: 5.0 },
        ];
        let fitted = fit_ladder(4, &meetings);
        let far = fitted[1].expect("they have met").elo;
        assert!(far > 800.0 && far < 1000.0, "{far}");
        assert_eq!(fitted[2..], [None, None]);
    }
}
