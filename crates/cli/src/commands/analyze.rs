//! `crema analyze`: how good were the moves of a game?

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{anyhow, bail};
use clap::Args;
use game_core::{Event, Game, Match, Record};
use game_registry::{GameVisitor, Registered};
use review::{AnyReviewer, Reviewer};

use crate::clock;
use crate::help::examples;
use crate::limits::{LimitArgs, Limits};
use crate::number::{MOST, whole};
use crate::one_record::RecordArgs;
use crate::progress::{Progress, Unit};
use crate::review::{Judgement, Limited, Summary};
use crate::single_line::single_line;

const ABOUT: &str = "Judge every move of a game, one line each: the short form of `review`";

const EXAMPLES: &str = r#"Values are shares of the win for the seat to move, from 0 to 1. The regret is the
value that a move gave away against the best one found; ?! marks moves that gave away 5 % of
the win or more, ? 10 % and ?? 20 %. Turns of several actions are judged as a
whole. Where the result of perfect play is known, the line says "proved".

--json prints one object a move:
  {"event":4,"seat":0,"played":["…"],"best":["…"],"line":["…"],"before":0.61,
   "after":0.55,"regret":0.06,"proved":false,"nodes":12000}
with the number of the move's first event in the record, counted from 0.

Examples:
  crema analyze games.jsonl
  crema analyze games.jsonl --line 3 --nodes 20000 --json
  crema random --game GAME | crema analyze - --movetime 50"#;

/// Time of a search where nothing else is said; a move takes up to three.
const DEFAULT_TIME: Duration = Duration::from_millis(200);

/// Arguments of `crema analyze`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Analyze {
    #[command(flatten)]
    record: RecordArgs,

    #[command(flatten)]
    limits: LimitArgs,

    /// Only the move that begins with this event, counted from 0
    #[arg(long, short = 'p', value_name = "P", value_parser = whole::<usize>(0..=MOST), allow_negative_numbers = true)]
    ply: Option<usize>,

    /// Memory of the search, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = whole::<u32>(1..=65536), allow_negative_numbers = true)]
    memory: u32,

    /// One JSON object a move instead of a table
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let record = self.record.find()?;
        game_registry::dispatch(&record.game, Judge { analyze: self, record: &record })?
    }

    /// The first event to judge, if there is any.
    fn first_move<G: Game>(&self, game: &Match<G>) -> anyhow::Result<Option<usize>> {
        match (self.ply, game.actors()) {
            (None, _) => Ok(move_from(game, 0)),
            (Some(ply), actors) => match actors.get(ply) {
                Some(Some(_)) => Ok(Some(ply)),
                Some(None) => bail!("--ply {ply}: chance made that event; name one that a player made"),
                None => bail!("--ply {ply}: the record has {} events, counted from 0", actors.len()),
            },
        }
    }
}

/// The first event from number `start` on that a seat made.
fn move_from<G: Game>(game: &Match<G>, start: usize) -> Option<usize> {
    (start..game.actors().len()).find(|&event| game.actors()[event].is_some())
}

struct Judge<'a> {
    analyze: &'a Analyze,
    record: &'a Record,
}

impl GameVisitor for Judge<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Analyze { limits, memory, json, .. } = self.analyze;
        let game = Match::<G>::from_record(self.record).map_err(|error| match error.event {
            Some(event) => anyhow!("event {event} of the record is wrong: {}", single_line(&error.message)),
            None => anyhow!("the record is wrong: {}", single_line(&error.message)),
        })?;
        let first = self.analyze.first_move(&game)?;
        let limits = limits.limits(Limits { time: Some(DEFAULT_TIME), nodes: None });
        let clock = clock::system();
        let events: Vec<String> = game.events().iter().map(Event::to_string).collect();
        let seats = game.seats();
        let effort = Limited { limits, clock: &clock };
        let mut reviewer =
            Reviewer::new(game, effort, (*memory as usize) << 20).starting_at(first.unwrap_or(events.len()));
        let mut output = io::stdout().lock();
        if !json {
            writeln!(output, "{}, {seats} seats, {} events", G::INFO.name, events.len())?;
            writeln!(output, "{}", Judgement::heading())?;
        }
        let progress = Progress::while_writing(Some(events.len() as u64), Unit::Things("events"));
        let mut summary = Summary::default();
        while let Some(ply) = reviewer.next_ply() {
            let (judgement, end) = (Judgement::of(ply, &events), ply.turn_end);
            if *json {
                writeln!(output, "{}", serde_json::to_string(&judgement)?)?;
            } else {
                writeln!(output, "{judgement}")?;
            }
            output.flush()?;
            progress.set(end as u64);
            summary.add(judgement);
            if self.analyze.ply.is_some() {
                break;
            }
        }
        if !json {
            write!(output, "{summary}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
