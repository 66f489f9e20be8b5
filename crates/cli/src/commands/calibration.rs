//! `crema calibration`: are the values of the analysis as sure as they sound?

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use chart::{LineChart, SERIES_COLOURS, Series};
use clap::Args;
use game_core::{Match, Record, Turn};
use game_registry::{GameVisitor, Registered};
use review::Evaluator;
use search::arena::{Prediction, Reliability, fit_sharpness};
use serde_json::json;

use crate::clock;
use crate::help::examples;
use crate::input::{Lines, open};
use crate::limits::{LimitArgs, Limits};
use crate::number::whole;
use crate::parallel::{in_order, threads};
use crate::progress::{Progress, Unit};
use crate::review::Limited;
use crate::single_line::single_line;

const ABOUT: &str = "Compare the values of the analysis with how games ended, and draw it";

const EXAMPLES: &str = "\
At the beginning of every turn the position is searched, and the value for the seat to move is compared with its share of the win at the end of the game. Ten bins say what was won where about so much was expected; the mean distance is that between the two, over all positions. Proved values are left out: they are no predictions. The games should be others than those from which the player has learned.

--fit also prints the power to which the odds of the search would have to be raised to be right, from the values as the search has them; --raw compares those.

Examples:
  crema arena --game GAME --players expert:500,expert:500 --seed 900 --records games.jsonl
  crema calibration games.jsonl --nodes 500 --svg reliability.svg
  crema calibration games.jsonl --nodes 500 --fit";

/// Nodes of a search where nothing else is said.
const DEFAULT_NODES: u64 = 500;

/// Memory of a search, in bytes.
const MEMORY: usize = 32 << 20;

/// Arguments of `crema calibration`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Calibration {
    /// File of finished games, one record a line, all of one game and one number of seats [default: the standard input, also `-`]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    #[command(flatten)]
    limits: LimitArgs,

    /// Compare the values that the search itself goes by
    #[arg(long)]
    raw: bool,

    /// Also fit the power to which the odds of the search should be raised
    #[arg(long)]
    fit: bool,

    /// Draw the bins into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// How many games at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,

    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Calibration {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let records = self.records()?;
        let first = records.first().ok_or_else(|| anyhow!("there is no record in the input"))?;
        let (game, seats) = (first.game.clone(), first.seats);
        if let Some(other) = records.iter().position(|record| (&record.game, record.seats) != (&game, seats)) {
            bail!("record {}: all games must be of {game} with {seats} seats, as the first one is", other + 1);
        }
        let predictions = game_registry::dispatch(&game, Predict { calibration: self, records: &records })??;
        let mut reliability = Reliability::default();
        predictions.iter().for_each(|&prediction| reliability.add(prediction));
        if let Some(path) = &self.svg {
            let drawn = diagram(&game, seats, &reliability);
            fs::write(path, drawn).with_context(|| format!("--svg: cannot write {}", path.display()))?;
        }
        let fitted = self.fit.then(|| fit_sharpness(&predictions));
        let text = if self.json { as_json(&reliability, fitted) } else { as_text(&reliability, fitted) };
        io::stdout().lock().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }

    fn records(&self) -> anyhow::Result<Vec<Record>> {
        let mut lines = Lines::new(open(self.file.as_deref())?.reader);
        let mut records = Vec::new();
        while let Some(line) = lines.next().context("cannot read the records")? {
            let record = match line {
                Ok("") => continue,
                Ok(text) => Record::from_json(text).map_err(anyhow::Error::from),
                Err(error) => Err(error.into()),
            };
            records.push(record.with_context(|| format!("record {}", records.len() + 1))?);
        }
        Ok(records)
    }

    /// --fit needs the values as the search has them.
    fn is_raw(&self) -> bool {
        self.raw || self.fit
    }
}

/// Searches every turn of every game.
struct Predict<'a> {
    calibration: &'a Calibration,
    records: &'a [Record],
}

impl GameVisitor for Predict<'_> {
    type Output = anyhow::Result<Vec<Prediction>>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Predict { calibration, records } = self;
        let limits = calibration.limits.limits(Limits { time: None, nodes: Some(DEFAULT_NODES) });
        let progress = Progress::before_writing(records.len() as u64, Unit::Things("games"));
        let mut predictions = Vec::new();
        let of_game = |number: u64| {
            let clock = clock::system();
            let evaluator = Evaluator::<G, _>::new(MEMORY, Limited { limits, clock: &clock });
            let mut evaluator = if calibration.is_raw() { evaluator.with_raw_values() } else { evaluator };
            of_record(&records[number as usize], &mut evaluator)
        };
        in_order(records.len() as u64, threads(calibration.threads), of_game, |of_game| {
            predictions.extend(of_game.map_err(io::Error::other)?);
            progress.add(1);
            Ok(())
        })?;
        Ok(predictions)
    }
}

/// The expectation at the beginning of each turn of a game, and the result.
fn of_record<G: Registered>(
    record: &Record,
    evaluator: &mut Evaluator<G, Limited<'_>>,
) -> Result<Vec<Prediction>, String> {
    let game = Match::<G>::from_record(record).map_err(|error| single_line(&error.message))?;
    let outcome = game.position().outcome().ok_or("a game is not over; only finished ones say what was won")?;
    let mut predictions = Vec::new();
    for (event, &actor) in game.actors().iter().enumerate() {
        let Some(seat) = actor else { continue };
        if event > 0 && game.actors()[event - 1] == actor {
            continue;
        }
        let position = game.position_at(event);
        debug_assert_eq!(position.turn(), Turn::Seat(seat));
        let worth = evaluator.worth(&position);
        if !worth.proved {
            let won = if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            predictions.push(Prediction { expected: f64::from(worth.of(seat)), won });
        }
    }
    Ok(predictions)
}

fn as_text(reliability: &Reliability, fitted: Option<f64>) -> String {
    let mut text = format!("{:>9} {:>9} {:>9}\n", "positions", "expected", "won");
    for bin in reliability.bins().iter().filter(|bin| bin.count > 0) {
        text += &format!("{:>9} {:>7.1} % {:>7.1} %\n", bin.count, 100.0 * bin.expected(), 100.0 * bin.won());
    }
    text += &format!("mean distance {:.1} points\n", 100.0 * reliability.mean_distance());
    if let Some(sharpness) = fitted {
        text += &format!("fitted sharpness {sharpness:.2}\n");
    }
    text
}

fn as_json(reliability: &Reliability, fitted: Option<f64>) -> String {
    let bins: Vec<_> = reliability
        .bins()
        .iter()
        .map(|bin| json!({"positions": bin.count, "expected": bin.expected(), "won": bin.won()}))
        .collect();
    let value = json!({"bins": bins, "mean_distance": reliability.mean_distance(), "sharpness": fitted});
    format!("{value}\n")
}

/// The bins as points of a line, beside the line on which they should lie.
fn diagram(game: &str, seats: u64, reliability: &Reliability) -> String {
    let percent = |share: f64| 100.0 * share;
    let known = reliability.bins().iter().filter(|bin| bin.count > 0);
    let points = known.map(|bin| (percent(bin.expected()), percent(bin.won()))).collect();
    let line = |name: &str, colour, points| Series { name: name.to_owned(), colour, segments: vec![points] };
    let title = format!("{game}, {seats} seats: percent of the win by percent expected");
    let series = vec![
        line("won", SERIES_COLOURS[0], points),
        line("as expected", SERIES_COLOURS[1], vec![(0.0, 0.0), (100.0, 100.0)]),
    ];
    let marks = [0.0, 20.0, 40.0, 60.0, 80.0].map(|at| (at, format!("{at} %"))).to_vec();
    LineChart { title, series, marks }.to_svg()
}
