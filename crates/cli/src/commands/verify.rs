//! `crema verify`: was the shuffle of these games fair?

use std::process::ExitCode;

use clap::Args;
use fairness::ProvedRecord;
use serde::Serialize;

use crate::input::LineError;
use crate::single_line::single_line;
use crate::verdicts::{self, RecordsArgs};

const ABOUT: &str = "Check that games played online were shuffled fairly: repeat every draw";

const EXAMPLES: &str = r#"A record taken home from a table holds the proof of its shuffle under "fairness":
the promise that was public before the first event, the secret that was kept until
the last, and what each player added. This repeats the deal and every draw from it.

Output: one JSON line for each record, in order; empty lines are skipped.
  {"ok":true,"deal":true,"draws":31}   the deal and 31 draws are as promised
  {"ok":true,"deal":false,"draws":12}  continued from elsewhere: 12 draws are
  {"ok":false,"error":"…"}             what is not as promised, or not proved
The exit code is 0 only if all records are ok.

Example:
  curl -s https://crema.example.org/api/tables/ID/record | crema verify"#;

/// Arguments of `crema verify`.
#[derive(Args)]
#[command(about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Verify {
    #[command(flatten)]
    records: RecordsArgs,
}

impl Verify {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        self.records.judge(judge)
    }
}

/// The verdict on the shuffle of one game.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Fair { ok: bool, deal: bool, draws: usize },
    Unproved { ok: bool, error: String },
}

impl verdicts::Verdict for Verdict {
    fn is_right(&self) -> bool {
        matches!(self, Verdict::Fair { .. })
    }
}

fn judge(line: Result<&str, LineError>) -> Verdict {
    let checked = line.map_err(|error| error.to_string()).and_then(check);
    match checked {
        Ok((deal, draws)) => Verdict::Fair { ok: true, deal, draws },
        Err(error) => Verdict::Unproved { ok: false, error: single_line(&error) },
    }
}

fn check(line: &str) -> Result<(bool, usize), String> {
    let ProvedRecord { record, fairness } = ProvedRecord::from_json(line).map_err(|error| error.to_string())?;
    let Some(proof) = fairness else {
        return Err("there is no proof: the game was not played online, or is not over".to_owned());
    };
    let draws = fairness::verify(&record, &proof).map_err(|error| error.to_string())?;
    Ok((proof.from_event.is_none(), draws))
}
