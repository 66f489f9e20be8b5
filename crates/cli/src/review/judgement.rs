//! The judgement of one move, as `crema analyze` prints it.

use std::fmt;

use review::Ply;
use serde::Serialize;

use crate::single_line::single_line;

/// From this regret on a move is marked.
const DOUBTFUL: f32 = 0.05;
const MISTAKE: f32 = 0.10;
const BLUNDER: f32 = 0.20;

/// How many characters of a line of moves a table shows.
const SHOWN: usize = 60;

/// A judged move. Values are shares of the win, for the seat that moved.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Judgement {
    /// Number of its first event in the record.
    pub(crate) event: usize,
    pub(crate) seat: usize,
    /// The move that was played: one action, or a whole turn.
    pub(crate) played: Vec<String>,
    /// The best move found.
    pub(crate) best: Vec<String>,
    /// The line expected after it.
    pub(crate) line: Vec<String>,
    pub(crate) before: f32,
    pub(crate) after: f32,
    /// The value that the move gave away; never negative.
    pub(crate) regret: f32,
    /// Are both values the result of perfect play?
    pub(crate) proved: bool,
    pub(crate) nodes: u64,
}

impl Judgement {
    /// The judgement of `ply`, which is a turn of a game with these `events`.
    pub(crate) fn of(ply: &Ply, events: &[String]) -> Judgement {
        Judgement {
            event: ply.event,
            seat: ply.seat,
            played: events[ply.event..ply.turn_end].to_vec(),
            best: ply.best.clone(),
            line: ply.line.clone(),
            before: ply.value_best[ply.seat],
            after: ply.value_played[ply.seat],
            regret: ply.regret(),
            proved: ply.proved,
            nodes: ply.nodes,
        }
    }

    /// The mark of a move as in chess: nothing for a good one.
    pub(crate) fn mark(&self) -> &'static str {
        match self.regret {
            regret if regret >= BLUNDER => "??",
            regret if regret >= MISTAKE => "?",
            regret if regret >= DOUBTFUL => "?!",
            _ => "",
        }
    }

    /// The heading over lines of judgements.
    pub(crate) fn heading() -> String {
        format!(
            "{:>5} {:>4} {:>7} {:>7} {:>7} {:2} {:6}  move, and what looked better",
            "event", "seat", "before", "after", "regret", "", ""
        )
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let proved = if self.proved { "proved" } else { "" };
        let percent = |value: f32| format!("{:.1} %", 100.0 * value);
        write!(
            f,
            "{:>5} {:>4} {:>7} {:>7} {:>7} {:2} {proved:6}  {}",
            self.event,
            self.seat,
            percent(self.before),
            percent(self.after),
            percent(self.regret),
            self.mark(),
            shortened(&self.played)
        )?;
        if self.regret > 0.0 {
            let line: Vec<String> = self.best.iter().chain(&self.line).cloned().collect();
            write!(f, "  [{}]", shortened(&line))?;
        }
        Ok(())
    }
}

/// The first of `events`, joined.
pub(super) fn shortened(events: &[String]) -> String {
    let mut text = String::new();
    for event in events {
        if text.is_empty() {
            text = single_line(event);
        } else if text.chars().count() + event.chars().count() < SHOWN {
            text += "; ";
            text += &single_line(event);
        } else {
            return text + "; …";
        }
    }
    text
}
