//! `crema show`: a position of a record, drawn.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use game_core::{Record, RecordResult, Turn};
use game_registry::AnyMatch;

use crate::help::examples;
use crate::number::{MOST, whole};
use crate::one_record::RecordArgs;
use crate::single_line::single_line;

const ABOUT: &str = "Draw a position of a game record in the terminal";

const EXAMPLES: &str = "\
Only the events up to the position are checked, so a record that breaks later can still be looked at.

Examples:
  crema show games.jsonl                    the last position of the first record
  crema show games.jsonl --line 12 --ply 0  the twelfth record before its first event
  crema random --game GAME | crema show --ply 10";

/// Arguments of `crema show`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Show {
    #[command(flatten)]
    record: RecordArgs,

    /// How many events have been played [default: all]
    #[arg(long, short = 'p', value_name = "P", value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    ply: Option<u64>,
}

impl Show {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let record = self.record.find()?;
        let text = draw(&record, self.ply)?;
        let mut output = anstream::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The position after `ply` events (all, for `None`) under a heading.
fn draw(record: &Record, ply: Option<u64>) -> anyhow::Result<String> {
    let count = record.events.len();
    let ply = match ply.map(usize::try_from) {
        None => count,
        Some(Ok(ply)) if ply <= count => ply,
        Some(_) => bail!("--ply: the record has {count} events, so it can be 0 to {count}"),
    };
    let mut game = game_registry::opening_of(record)?;
    let mut last = String::from("before the first event");
    for (index, event) in record.events[..ply].iter().enumerate() {
        let who = who(game.turn());
        game.play(event)
            .with_context(|| format!("event {index} is wrong (--ply {index} shows the position before it)"))?;
        last = format!("after {} of {count} events, the last: {who} {}", index + 1, single_line(event));
    }
    let bold = anstyle::Style::new().bold();
    let info = game.info();
    Ok(format!(
        "{bold}{}{bold:#}, {} seats{}\n{last}\n{}\n\n{}\n",
        info.name,
        game.seats(),
        options(record),
        standing(game.as_ref()),
        game.draw().trim_end_matches('\n')
    ))
}

fn options(record: &Record) -> String {
    match record.options.as_object() {
        Some(options) if options.is_empty() => String::new(),
        _ => format!(", options {}", single_line(&record.options.to_string())),
    }
}

fn who(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => format!("seat {seat}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "nobody".to_owned(),
    }
}

/// Whose turn it is, or how the game ended.
fn standing(game: &dyn AnyMatch) -> String {
    let Some(result) = game.outcome().as_ref().map(RecordResult::from) else {
        return format!("to move: {}", who(game.turn()));
    };
    let of_seats = result.scores.iter().enumerate().map(|(seat, score)| format!("seat {seat} has {score}"));
    let winners: Vec<_> = result.winners.iter().map(|seat| format!("seat {seat}")).collect();
    let scores = of_seats.collect::<Vec<_>>().join(", ");
    format!("over: {scores}; won by {}", winners.join(" and "))
}
