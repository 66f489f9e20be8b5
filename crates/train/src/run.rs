//! The rounds of a training. Each finished round is a checkpoint in a folder, from which the same command resumes.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use game_core::{SeatCount, SplitMix, StrongPlayer, Trainable};
use net::{Shape, Weights};

use crate::curve::{Loss, from_text, loss_chart, to_text};
use crate::fit::{Data, fit};
use crate::model::OUTPUTS;
use crate::plan::{TrainError, TrainingPlan};
use crate::sample::{Game, Games, read_games};
use crate::self_play::play;
use crate::status::plan_in;

/// The result, in the folder of the training.
pub const WEIGHTS_FILE: &str = "weights.net";

/// A net learns from its own round and so many before it.
const ROUNDS_BACK: u32 = 3;
/// One game of so many is held out.
const HELD_OUT: usize = 12;
/// Games between two reports of progress.
const PORTION: u64 = 32;

/// A step of the training that has just been done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// So many games of a round have been played.
    Games {
        /// From 1.
        round: u32,
        /// So far.
        done: u64,
    },
    /// An epoch has been learned.
    Epoch {
        /// From 1.
        round: u32,
        /// The loss after it.
        loss: Loss,
    },
}

/// Trains the player of a game as `plan` says and leaves everything in `folder`; returns the path of the weights.
pub fn train<G: StrongPlayer>(
    plan: &TrainingPlan,
    folder: &Path,
    threads: NonZeroUsize,
    mut watch: impl FnMut(Step),
) -> Result<PathBuf, TrainError> {
    let trainable = G::TRAINABLE.ok_or(TrainError::NothingToLearn(G::INFO.id))?;
    let seats = G::INFO.seat_count(plan.seats).map_err(|error| TrainError::Seats(error.to_string()))?;
    fs::create_dir_all(folder).map_err(TrainError::at(folder))?;
    claim(plan, folder)?;
    let training = Training { plan, folder, threads, seats, trainable };
    let mut rounds = Vec::new();
    for round in 1..=plan.rounds {
        rounds.push(training.round(round, &mut watch)?);
        write_whole(&folder.join("loss.svg"), loss_chart(G::INFO.id, &rounds).as_bytes())?;
    }
    let result = folder.join(WEIGHTS_FILE);
    write_whole(&result, &training.weights_after(plan.rounds)?)?;
    Ok(result)
}

/// Writes the plan into a new folder, or checks that the folder belongs to this plan.
fn claim(plan: &TrainingPlan, folder: &Path) -> Result<(), TrainError> {
    let path = folder.join("plan.json");
    if !path.exists() {
        // Without its plan nobody can say which training these rounds belong to.
        if let Some(orphan) = rounds_in(folder)? {
            return Err(TrainError::Orphan { path: orphan });
        }
        let text = serde_json::to_string_pretty(plan).map_err(|error| damaged(&path, &error))?;
        return write_whole(&path, (text + "\n").as_bytes());
    }
    let found = plan_in(folder)?;
    if found == *plan {
        return Ok(());
    }
    let TrainingPlan { game, rules, seats, seed, rounds, games, nodes, epochs } = found;
    let found = format!(
        "{game}, rules {rules}, {seats} seats, seed {seed}, {rounds} rounds of {games} games, {nodes} nodes, {epochs} epochs"
    );
    Err(TrainError::OtherPlan { path, found })
}

/// A file of a round in the folder, if there is one.
fn rounds_in(folder: &Path) -> Result<Option<PathBuf>, TrainError> {
    let mut files = fs::read_dir(folder).map_err(TrainError::at(folder))?.flatten().map(|entry| entry.path());
    Ok(files.find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("round-"))))
}

fn damaged(path: &Path, why: &impl ToString) -> TrainError {
    TrainError::Damaged { path: path.to_owned(), why: why.to_string() }
}

/// Writes a file that is there in full or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let fresh = path.with_extension("new");
    fs::write(&fresh, bytes).and_then(|()| fs::rename(&fresh, path)).map_err(TrainError::at(path))
}

/// A file of a round.
pub(crate) fn round_file(folder: &Path, round: u32, ending: &str) -> PathBuf {
    folder.join(format!("round-{round:02}.{ending}"))
}

/// Words of a sample.
pub(crate) fn sample_words<G: StrongPlayer>(trainable: &Trainable<G>) -> usize {
    2 * trainable.shape.inputs / 64
}

struct Training<'a, G: StrongPlayer> {
    plan: &'a TrainingPlan,
    folder: &'a Path,
    threads: NonZeroUsize,
    seats: SeatCount,
    trainable: Trainable<G>,
}

impl<G: StrongPlayer> Training<'_, G> {
    fn file(&self, round: u32, ending: &str) -> PathBuf {
        round_file(self.folder, round, ending)
    }

    /// A stream for each round: one for its games and one for its learning.
    fn seed(&self, round: u32, learning: bool) -> u64 {
        SplitMix::mix(self.plan.seed ^ SplitMix::mix(u64::from(2 * round + u32::from(learning))))
    }

    fn words(&self) -> usize {
        sample_words(&self.trainable)
    }

    fn weights_after(&self, round: u32) -> Result<Vec<u8>, TrainError> {
        if round == 0 {
            let game_core::NetShape { inputs, hidden, second } = self.trainable.shape;
            return Ok(Weights::blank(Shape { inputs, hidden, second, outputs: OUTPUTS }).to_bytes());
        }
        let path = self.file(round, "net");
        let weights = fs::read(&path).map_err(TrainError::at(&path))?;
        (self.trainable.memory)(1 << 20, &weights).map_err(|why| damaged(&path, &why))?;
        Ok(weights)
    }

    /// Plays and learns, unless that has been done.
    fn round(&self, round: u32, watch: &mut impl FnMut(Step)) -> Result<Vec<Loss>, TrainError> {
        let (weights, losses) = (self.file(round, "net"), self.file(round, "losses"));
        if weights.exists() {
            self.weights_after(round)?;
            let text = fs::read_to_string(&losses).map_err(TrainError::at(&losses))?;
            watch(Step::Games { round, done: self.plan.games });
            return from_text(&text).ok_or_else(|| damaged(&losses, &"it is not a list of losses"));
        }
        self.play(round, watch)?;
        let data = self.data(round)?;
        let mut course = Vec::new();
        let rng = SplitMix::new(self.seed(round, true));
        let net = fit(self.trainable.shape, &data, self.plan.epochs, self.threads, rng, |loss| {
            course.push(loss);
            watch(Step::Epoch { round, loss });
        });
        write_whole(&losses, to_text(&course).as_bytes())?;
        // Last, because it says that the round is finished.
        write_whole(&weights, &net.to_bytes())?;
        Ok(course)
    }

    /// Plays the games of a round that are missing.
    fn play(&self, round: u32, watch: &mut impl FnMut(Step)) -> Result<(), TrainError> {
        let path = self.file(round, "samples");
        let weights = self.weights_after(round - 1)?;
        let (mut games, mut done) = Games::resume(&path, self.words())?;
        while done < self.plan.games {
            watch(Step::Games { round, done });
            let end = (done + PORTION).min(self.plan.games);
            for game in self.portion(round, &weights, done..end)? {
                games.write(&path, &game)?;
            }
            done = end;
        }
        watch(Step::Games { round, done });
        Ok(())
    }

    /// Plays some games on all threads, and returns them in order.
    fn portion(&self, round: u32, weights: &[u8], numbers: std::ops::Range<u64>) -> Result<Vec<Game>, TrainError> {
        let seed = self.seed(round, false);
        let next = AtomicU64::new(numbers.start);
        let played = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= numbers.end {
                            break;
                        }
                        let game = play(
                            &self.trainable,
                            weights,
                            self.seats,
                            self.plan.nodes,
                            SplitMix::for_game(seed, number),
                        );
                        played.lock().unwrap_or_else(PoisonError::into_inner).push((number, game));
                    }
                });
            }
        });
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_by_key(|&(number, _)| number);
        let weights = self.file(round.saturating_sub(1), "net");
        played.into_iter().map(|(_, game)| game.map_err(|why| damaged(&weights, &why))).collect()
    }

    fn data(&self, round: u32) -> Result<Data, TrainError> {
        let mut data = Data::default();
        for round in round.saturating_sub(ROUNDS_BACK).max(1)..=round {
            let mut number = 0;
            read_games(&self.file(round, "samples"), self.words(), |game| {
                let part = if number % HELD_OUT == 0 { &mut data.held_out } else { &mut data.learned };
                part.extend(game);
                number += 1;
            })?;
        }
        Ok(data)
    }
}
