//! `crema review`: a game looked back on.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use game_core::{Event, Match, Record};
use game_registry::{GameVisitor, Registered};
use review::{AnyReviewer, Reviewer, default_nodes};

use crate::clock;
use crate::help::examples;
use crate::limits::{LimitArgs, Limits};
use crate::number::whole;
use crate::one_record::RecordArgs;
use crate::progress::{Progress, Unit};
use crate::review::{Limited, page, table};
use crate::single_line::single_line;

const ABOUT: &str = "Look back on a game: each turn's class and reason, accuracy, luck apart from skill";

const EXAMPLES: &str = r#"Values are shares of the win in percent, for the seat that moved. Turns without a choice are left out of
the table. docs/review.md explains classes, reasons and sums, and the object that --json prints.

Examples:
  crema review games.jsonl
  crema review games.jsonl --line 3 --nodes 20000 --json
  crema review games.jsonl --html review.html
  crema random --game GAME | crema review - --movetime 50"#;

/// Arguments of `crema review`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Review {
    #[command(flatten)]
    record: RecordArgs,

    #[command(flatten)]
    limits: LimitArgs,

    /// Memory of the search, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = whole::<u32>(1..=65536), allow_negative_numbers = true)]
    memory: u32,

    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,

    /// Write a page with the graph to this file, too
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Review {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let record = self.record.find()?;
        game_registry::dispatch(&record.game, LookBack { arguments: self, record: &record })?
    }
}

struct LookBack<'a> {
    arguments: &'a Review,
    record: &'a Record,
}

impl GameVisitor for LookBack<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Review { limits, memory, json, html, .. } = self.arguments;
        let game = Match::<G>::from_record(self.record)
            .map_err(|error| anyhow!("the record is wrong: {}", single_line(&error.message)))?;
        let events: Vec<String> = game.events().iter().map(Event::to_string).collect();
        let limits = limits.limits(Limits { time: None, nodes: Some(default_nodes::<G>()) });
        let clock = clock::system();
        let mut reviewer = Reviewer::new(game, Limited { limits, clock: &clock }, (*memory as usize) << 20);
        let progress = Progress::before_writing(events.len() as u64, Unit::Things("events"));
        while reviewer.next_ply().is_some() {
            progress.set(reviewer.progress() as u64);
        }
        let review = reviewer.review();
        if let Some(file) = html {
            let name = G::INFO.name;
            fs::write(file, page(name, &review, &events))
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        let text = if *json { serde_json::to_string(&review)? + "\n" } else { table(&review, &events) };
        io::stdout().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
