//! `crema replay`: are these records right?

use std::io::{self, Read, Write};
use std::process::ExitCode;

use clap::Args;
use game_core::{Record, RecordError, RecordResult};
use serde::Serialize;

use crate::help::examples;
use crate::input::LineError;
use crate::single_line::single_line;
use crate::verdicts::{self, RecordsArgs, judge_lines};

const ABOUT: &str = "Check game records: replay every event and compare the result";

const EXAMPLES: &str = r#"Output: one JSON line for each record, in order; empty lines are skipped.
  {"ok":true,"scores":[-31,-12],"winners":[1],"over":true}
  {"ok":true,"scores":null,"winners":null,"over":false}  right so far, under way
  {"ok":false,"event":17,"error":"…"}                    event 17 is wrong
Events count from 0; the event is null when the fault lies elsewhere. The exit
code is 0 only if all records are ok.

Examples:
  crema replay games.jsonl
  crema random --game GAME --games 1000 | crema replay
  crema replay games.jsonl | grep -n '"ok":false'"#;

/// Arguments of `crema replay`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Replay {
    #[command(flatten)]
    records: RecordsArgs,
}

impl Replay {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        self.records.judge(check)
    }
}

/// The verdict on one record.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Right { ok: bool, scores: Option<Vec<i32>>, winners: Option<Vec<usize>>, over: bool },
    Wrong { ok: bool, event: Option<usize>, error: String },
}

/// Writes a verdict for every record of `input`, and returns whether all are right. `report` hears how many bytes are done.
pub(crate) fn check_records(input: impl Read, output: impl Write, report: &dyn Fn(u64)) -> io::Result<bool> {
    judge_lines(input, output, report, check)
}

impl verdicts::Verdict for Verdict {
    fn is_right(&self) -> bool {
        matches!(self, Verdict::Right { .. })
    }
}

fn check(line: Result<&str, LineError>) -> Verdict {
    let result = line.map_err(|error| RecordError::whole(error.to_string())).and_then(result_of);
    match result {
        Ok(Some(RecordResult { scores, winners })) => {
            Verdict::Right { ok: true, scores: Some(scores), winners: Some(winners), over: true }
        }
        Ok(None) => Verdict::Right { ok: true, scores: None, winners: None, over: false },
        Err(RecordError { event, message }) => Verdict::Wrong { ok: false, event, error: single_line(&message) },
    }
}

fn result_of(line: &str) -> Result<Option<RecordResult>, RecordError> {
    let game = game_registry::from_record(&Record::from_json(line)?)?;
    Ok(game.outcome().as_ref().map(RecordResult::from))
}
