//! Training samples, positions with the results of their games, in memory and in files.
//!
//! A file holds games one after the other: how many samples, then the samples, all in numbers that begin with the lowest byte.
//! Whole games are written, so after a break only the last one can be cut short, and is played again.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::Path;

use game_core::Described;

use crate::plan::TrainError;

/// Numbers of a sample beside its inputs.
const NUMBERS: usize = 7;

/// One position, as the player to move saw it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    /// Inputs that are on: the mover's words, then the other's.
    pub(crate) words: Vec<u64>,
    /// The worth by rules of thumb, without the net.
    pub(crate) base: [f32; 3],
    /// The share of the win to expect.
    pub(crate) win: f32,
    /// The margin at the end, and the points of the two on average, in units.
    pub(crate) margin: f32,
    pub(crate) points: f32,
    /// How much these two can be trusted.
    pub(crate) trust: f32,
}

impl Sample {
    pub(crate) fn new(described: &Described) -> Sample {
        let words = described.inputs.concat();
        Sample { words, base: described.base, win: 0.5, margin: 0.0, points: 0.0, trust: 0.0 }
    }

    fn numbers(&self) -> [f32; NUMBERS] {
        let [win, margin, points] = self.base;
        [win, margin, points, self.win, self.margin, self.points, self.trust]
    }
}

/// The samples of one game.
pub(crate) type Game = Vec<Sample>;

/// A file of games that grows.
pub(crate) struct Games {
    out: BufWriter<File>,
}

impl Games {
    /// Opens a file to go on after the games that are whole; returns how many they are. `words` is the size of one sample.
    pub(crate) fn resume(path: &Path, words: usize) -> Result<(Games, u64), TrainError> {
        let (mut games, mut bytes) = (0, 0);
        if path.exists() {
            read_games(path, words, |game| {
                games += 1;
                bytes += 4 + (game.len() * sample_bytes(words)) as u64;
            })?;
        }
        let error = || TrainError::at(path);
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(error())?;
        file.set_len(bytes).map_err(error())?;
        Ok((Games { out: BufWriter::new(file) }, games))
    }

    /// Appends a game.
    pub(crate) fn write(&mut self, path: &Path, game: &Game) -> Result<(), TrainError> {
        let mut bytes = (game.len() as u32).to_le_bytes().to_vec();
        for sample in game {
            bytes.extend(sample.words.iter().flat_map(|word| word.to_le_bytes()));
            bytes.extend(sample.numbers().iter().flat_map(|number| number.to_le_bytes()));
        }
        self.out.write_all(&bytes).and_then(|()| self.out.flush()).map_err(TrainError::at(path))
    }
}

fn sample_bytes(words: usize) -> usize {
    8 * words + 4 * NUMBERS
}

/// Calls `take` with every whole game of a file.
pub(crate) fn read_games(path: &Path, words: usize, mut take: impl FnMut(Game)) -> Result<(), TrainError> {
    let mut file = BufReader::new(File::open(path).map_err(TrainError::at(path))?);
    let mut count = [0; 4];
    while file.read_exact(&mut count).is_ok() {
        let mut bytes = Vec::new();
        let length = u32::from_le_bytes(count) as usize * sample_bytes(words);
        (&mut file).take(length as u64).read_to_end(&mut bytes).map_err(TrainError::at(path))?;
        if bytes.len() < length {
            break;
        }
        take(bytes.chunks_exact(sample_bytes(words)).map(|bytes| decode(bytes, words)).collect());
    }
    Ok(())
}

/// The whole games in a file, without a look at their samples.
pub(crate) fn count_games(path: &Path, words: usize) -> Result<u64, TrainError> {
    let end = std::fs::metadata(path).map_err(TrainError::at(path))?.len();
    let mut file = BufReader::new(File::open(path).map_err(TrainError::at(path))?);
    let (mut games, mut at, mut count) = (0, 0, [0; 4]);
    while file.read_exact(&mut count).is_ok() {
        let length = u64::from(u32::from_le_bytes(count)) * sample_bytes(words) as u64;
        at += 4 + length;
        if at > end {
            break;
        }
        file.seek_relative(length as i64).map_err(TrainError::at(path))?;
        games += 1;
    }
    Ok(games)
}

fn decode(bytes: &[u8], words: usize) -> Sample {
    let (on, numbers) = bytes.split_at(8 * words);
    let on = on.as_chunks::<8>().0.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect();
    let mut numbers = numbers.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
    let mut next = || numbers.next().unwrap_or_default();
    Sample { words: on, base: [next(), next(), next()], win: next(), margin: next(), points: next(), trust: next() }
}
