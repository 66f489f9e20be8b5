//! The report of a match, as text and as JSON.

use std::fmt;

use search::arena::{Interval, Side, Sprt, Tally, Verdict};
use serde_json::{Value, json};

use super::contest::Game;
use super::fault::Fault;
use super::seated::ThinkingTime;
use super::statistics::Statistics;

/// The sums of a match.
pub(crate) struct Report {
    names: Vec<String>,
    tally: Tally,
    thinking: Vec<ThinkingTime>,
    illegal: Vec<u64>,
    timeouts: Vec<u64>,
    statistics: Statistics,
}

impl Report {
    /// Nothing played yet.
    pub(crate) fn new(names: Vec<String>, side: &Side) -> Report {
        let players = names.len();
        Report {
            names,
            tally: Tally::new(side.clone()),
            thinking: vec![ThinkingTime::default(); players],
            illegal: vec![0; players],
            timeouts: vec![0; players],
            statistics: Statistics::default(),
        }
    }

    /// Adds all games of one deal.
    pub(crate) fn add_deal(&mut self, games: &[Game]) {
        let played: Vec<_> = games.iter().map(|game| game.played.clone()).collect();
        self.tally.add_deal(&played);
        self.statistics.add_deal(games);
        for game in games {
            for (sum, thinking) in self.thinking.iter_mut().zip(&game.thinking) {
                sum.add(*thinking);
            }
            match game.fault {
                Some((player, Fault::Illegal(_))) => self.illegal[player] += 1,
                Some((player, Fault::TimeOut(_))) => self.timeouts[player] += 1,
                None => {}
            }
        }
    }

    pub(crate) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Means of the numbers that the game gives of itself.
    pub(crate) fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The players' names as they were given.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The player's name as it was given.
    pub(crate) fn name(&self, player: usize) -> &str {
        &self.names[player]
    }

    /// The rated player. Equal players do not change seats, so their rating measures the advantage of sitting first.
    fn side(&self) -> &str {
        let (first, others) = self.names.split_first().expect("somebody plays");
        if others.iter().all(|name| name == first) { "the first seat, among equals" } else { first }
    }

    fn nodes_a_move(&self) -> Vec<f64> {
        self.thinking.iter().map(|sum| sum.nodes as f64 / sum.decisions.max(1) as f64).collect()
    }

    fn milliseconds_a_move(&self) -> Vec<f64> {
        self.thinking.iter().map(|sum| sum.time.as_secs_f64() * 1e3 / sum.decisions.max(1) as f64).collect()
    }

    fn slowest_milliseconds(&self) -> Vec<f64> {
        self.thinking.iter().map(|sum| sum.longest.as_secs_f64() * 1e3).collect()
    }

    /// Everything, by player where it is a list.
    pub(crate) fn to_json(&self, sprt: Option<&Sprt>) -> Value {
        let tally = &self.tally;
        let Interval { low, high } = tally.elo_95();
        let share_95 = tally.share_95();
        let rounded = |list: Vec<f64>| list.into_iter().map(round).collect::<Vec<_>>();
        json!({
            "players": self.names,
            "games": tally.games(),
            "wins": tally.wins(),
            "draws": tally.draws(),
            "share": round(tally.share()),
            "share95": [round(share_95.low), round(share_95.high)],
            "elo": round(tally.elo()),
            // No bound is null: JSON has no infinity.
            "elo95": [round(low), round(high)],
            "margin": tally.margin().map(round),
            "nodes_per_move": rounded(self.nodes_a_move()),
            "ms_per_move": rounded(self.milliseconds_a_move()),
            "slowest_ms": rounded(self.slowest_milliseconds()),
            "illegal": self.illegal,
            "timeouts": self.timeouts,
            "sprt": sprt.map(|sprt| json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "llr": round(sprt.log_likelihood_ratio(tally)),
                "bound": round(Sprt::bound()),
                "verdict": verdict_word(sprt.verdict(tally)),
            })),
        })
    }

    /// The same for people.
    pub(crate) fn to_text(&self, sprt: Option<&Sprt>) -> String {
        let mut text = self.to_string();
        if let Some(sprt) = sprt {
            let (ratio, verdict) = (sprt.log_likelihood_ratio(&self.tally), sprt.verdict(&self.tally));
            text += &format!(
                "test of {} against {} Elo: {}, log-likelihood ratio {ratio:.2} (decides at ±{:.2})\n",
                sprt.elo1,
                sprt.elo0,
                verdict_word(verdict),
                Sprt::bound()
            );
        }
        text
    }

    /// One line while games are still being played.
    pub(crate) fn summary(&self) -> String {
        let Interval { low, high } = self.tally.elo_95();
        format!("{:.1} %, Elo {:+.0} [{low:+.0}, {high:+.0}]", 100.0 * self.tally.share(), self.tally.elo())
    }
}

fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Undecided => "undecided",
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
    }
}

/// Three decimals: no figure here is known better.
fn round(number: f64) -> f64 {
    (number * 1e3).round() / 1e3
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or_default().clamp(6, 50);
        let [nodes, milliseconds, slowest] =
            [self.nodes_a_move(), self.milliseconds_a_move(), self.slowest_milliseconds()];
        let head = ["wins", "illegal", "timeouts", "nodes/move", "ms/move", "slowest"];
        writeln!(
            f,
            "{:width$} {:>8} {:>8} {:>8} {:>12} {:>10} {:>10}",
            "player", head[0], head[1], head[2], head[3], head[4], head[5]
        )?;
        for (player, name) in self.names.iter().enumerate() {
            let (wins, illegal, timeouts) = (self.tally.wins()[player], self.illegal[player], self.timeouts[player]);
            let (nodes, milliseconds, slowest) = (nodes[player], milliseconds[player], slowest[player]);
            writeln!(
                f,
                "{name:width$} {wins:>8} {illegal:>8} {timeouts:>8} {nodes:>12.1} {milliseconds:>10.2} {slowest:>10.2}"
            )?;
        }
        let (tally, Interval { low, high }) = (&self.tally, self.tally.elo_95());
        writeln!(f, "{} games on {} deals, {} shared wins", tally.games(), tally.deals(), tally.draws())?;
        writeln!(
            f,
            "{}: {:.1} % of the wins, Elo {:+.0}, 95 % between {low:+.0} and {high:+.0}",
            self.side(),
            100.0 * tally.share(),
            tally.elo(),
        )?;
        match tally.margin() {
            Some(margin) => writeln!(f, "margin {margin:+.2} points on average"),
            None => Ok(()),
        }
    }
}
