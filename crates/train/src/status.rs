//! How far a training has come, read from its folder: it may be running, broken off or finished.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use game_core::StrongPlayer;

use crate::curve::from_text;
use crate::plan::{TrainError, TrainingPlan};
use crate::run::{WEIGHTS_FILE, round_file, sample_words};
use crate::sample::count_games;

/// The state of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// The value that was asked for.
    pub plan: TrainingPlan,
    /// Every round of the plan, in order.
    pub rounds: Vec<RoundStatus>,
    /// From the beginning to the last sign of life, breaks included.
    pub taken: Duration,
    /// The weights are made.
    pub finished: bool,
}

/// The state of one round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundStatus {
    /// Games played.
    pub games: u64,
    /// The loss on held-out games when it was learned.
    pub held_out: Option<f64>,
}

impl Status {
    /// The share of all games that are played.
    pub fn share(&self) -> f64 {
        let played: u64 = self.rounds.iter().map(|round| round.games).sum();
        played as f64 / (self.plan.games * u64::from(self.plan.rounds)) as f64
    }

    /// The time that is left if games go on at the pace so far; `None` before the first.
    pub fn left(&self) -> Option<Duration> {
        let share = self.share();
        (share > 0.0).then(|| self.taken.mul_f64((1.0 - share).max(0.0) / share))
    }
}

/// The plan of the training in `folder`.
pub fn plan_in(folder: &Path) -> Result<TrainingPlan, TrainError> {
    let path = folder.join("plan.json");
    let text = fs::read_to_string(&path).map_err(TrainError::at(&path))?;
    serde_json::from_str(&text).map_err(|error| TrainError::Damaged { path, why: error.to_string() })
}

/// Reads the state of the training in `folder`.
pub fn status<G: StrongPlayer>(folder: &Path) -> Result<Status, TrainError> {
    let trainable = G::TRAINABLE.ok_or(TrainError::NothingToLearn(G::INFO.id))?;
    let plan = plan_in(folder)?;
    let begun = changed(&folder.join("plan.json"))?;
    let mut last = begun;
    let mut rounds = Vec::new();
    for round in 1..=plan.rounds {
        let files = ["samples", "losses"].map(|ending| round_file(folder, round, ending));
        for path in files.iter().filter(|path| path.exists()) {
            last = last.max(changed(path)?);
        }
        let games = if files[0].exists() { count_games(&files[0], sample_words(&trainable))? } else { 0 };
        let losses = fs::read_to_string(&files[1]).ok().and_then(|text| from_text(&text));
        rounds.push(RoundStatus { games, held_out: losses.and_then(|losses| Some(losses.last()?.held_out)) });
    }
    let taken = last.duration_since(begun).unwrap_or_default();
    Ok(Status { plan, rounds, taken, finished: folder.join(WEIGHTS_FILE).exists() })
}

fn changed(path: &Path) -> Result<SystemTime, TrainError> {
    fs::metadata(path).and_then(|data| data.modified()).map_err(TrainError::at(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_follows_from_the_pace_so_far() {
        let plan = TrainingPlan {
            game: "a game".to_owned(),
            rules: 1,
            seats: 2,
            seed: 1,
            rounds: 2,
            games: 100,
            nodes: 1,
            epochs: 1,
        };
        let rounds = |games: [u64; 2]| games.map(|games| RoundStatus { games, held_out: None }).to_vec();
        let status = |games| Status {
            plan: plan.clone(),
            rounds: rounds(games),
            taken: Duration::from_secs(60),
            finished: false,
        };
        assert_eq!((status([50, 0]).share(), status([50, 0]).left()), (0.25, Some(Duration::from_secs(180))));
        assert_eq!((status([100, 100]).share(), status([100, 100]).left()), (1.0, Some(Duration::ZERO)));
        assert_eq!(status([0, 0]).left(), None);
    }
}
