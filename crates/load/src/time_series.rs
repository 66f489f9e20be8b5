//! A run second by second, so that a stall has a name: what the moves took, and what the disk, the log and the hypervisor did
//! meanwhile.

use std::path::Path;

use anyhow::Context;
use chart::{LineChart, SERIES_COLOURS, Series};
use serde::Serialize;
use tokio::time::{Duration, Instant, sleep_until};

use crate::machine::Processors;
use crate::report::Times;
use crate::server_counters::{CountersReader, ServerCounters};

const STEP: Duration = Duration::from_secs(1);

/// One second of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Second {
    pub(crate) moves: usize,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) slowest_ms: f64,
    /// Commits that the server flushed; nothing if it does not count them.
    pub(crate) flushes: Option<u64>,
    pub(crate) checkpoints: Option<u64>,
    /// The share of the machine's processors that the hypervisor kept, in percent.
    pub(crate) stolen_percent: f64,
}

/// The figures that are sampled once a second while moves are made.
#[derive(Clone, Copy, Debug, Default)]
struct Look {
    counters: Option<ServerCounters>,
    processors: Processors,
}

/// Looks taken at the end of each second of a run.
pub(crate) struct Looks {
    begun: Instant,
    looks: Vec<Look>,
}

impl Looks {
    /// Looks on for so many seconds.
    pub(crate) async fn for_seconds(seconds: u64, counters: &CountersReader) -> anyhow::Result<Looks> {
        let mut run = Looks { begun: Instant::now(), looks: vec![look(counters).await?] };
        for second in 1..=seconds {
            sleep_until(run.begun + STEP * u32::try_from(second).unwrap_or(u32::MAX)).await;
            run.looks.push(look(counters).await?);
        }
        Ok(run)
    }

    /// The commits that were flushed during the run.
    pub(crate) fn flushes(&self) -> Option<u64> {
        let (first, last) = (self.looks.first()?.counters?, self.looks.last()?.counters?);
        Some(last.flushes.saturating_sub(first.flushes))
    }

    /// Joins what was looked at with the moves, each given by when it was sent and how long it took.
    pub(crate) fn with_moves(&self, moves: &[(Instant, Duration)]) -> TimeSeries {
        let mut times = vec![Times::default(); self.looks.len().saturating_sub(1)];
        for (sent, took) in moves {
            let second = sent.saturating_duration_since(self.begun).as_secs() as usize;
            if let Some(times) = times.get_mut(second) {
                times.push(*took);
            }
        }
        TimeSeries(self.looks.windows(2).zip(times).map(|(looks, times)| second(looks[0], looks[1], &times)).collect())
    }
}

async fn look(counters: &CountersReader) -> anyhow::Result<Look> {
    Ok(Look { counters: counters.read().await, processors: Processors::now()? })
}

fn second(before: Look, after: Look, times: &Times) -> Second {
    let counters = before.counters.zip(after.counters);
    let ticks = after.processors.all.saturating_sub(before.processors.all).max(1);
    Second {
        moves: times.count(),
        p50_ms: times.quantile_ms(0.5),
        p99_ms: times.quantile_ms(0.99),
        slowest_ms: times.quantile_ms(1.0),
        flushes: counters.map(|(before, after)| after.flushes.saturating_sub(before.flushes)),
        checkpoints: counters.map(|(before, after)| after.checkpoints.saturating_sub(before.checkpoints)),
        stolen_percent: 100.0 * after.processors.stolen.saturating_sub(before.processors.stolen) as f64 / ticks as f64,
    }
}

/// The seconds of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct TimeSeries(Vec<Second>);

impl TimeSeries {
    /// Writes the pictures into a folder: the latency of moves, and what the machine and the store did.
    pub(crate) fn draw(&self, folder: &Path) -> anyhow::Result<()> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}; check --draw", folder.display()))?;
        let pictures = [("latency.svg", self.latency()), ("store.svg", self.store()), ("machine.svg", self.machine())];
        for (name, chart) in pictures {
            let path = folder.join(name);
            std::fs::write(&path, chart.to_svg()).with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }

    fn latency(&self) -> LineChart {
        let lines = [
            self.line("p50", 0, |second| Some(second.p50_ms)),
            self.line("p99", 1, |second| Some(second.p99_ms)),
            self.line("slowest", 3, |second| Some(second.slowest_ms)),
        ];
        self.chart("milliseconds from move to opponent", lines.to_vec())
    }

    fn store(&self) -> LineChart {
        let lines = [
            self.line("moves", 0, |second| Some(second.moves as f64)),
            self.line("flushes", 1, |second| second.flushes.map(|flushes| flushes as f64)),
        ];
        let mut chart = self.chart("a second", lines.to_vec());
        let copied = |(at, second): (usize, &Second)| {
            second.checkpoints.filter(|&checkpoints| checkpoints > 0).map(|_| (at as f64, "▲".to_owned()))
        };
        chart.title = "▲ checkpoint; a second".to_owned();
        chart.marks.extend(self.0.iter().enumerate().filter_map(copied));
        chart
    }

    fn machine(&self) -> LineChart {
        self.chart(
            "percent of the processors",
            vec![self.line("kept by the hypervisor", 2, |second| Some(second.stolen_percent))],
        )
    }

    fn chart(&self, title: &str, series: Vec<Series>) -> LineChart {
        let last = self.0.len().saturating_sub(1);
        let marks = (0..self.0.len()).filter(|at| at % 10 == 0 && *at != last).map(|at| (at as f64, format!("{at} s")));
        LineChart { title: title.to_owned(), series, marks: marks.collect() }
    }

    fn line(&self, name: &str, colour: usize, value: impl Fn(&Second) -> Option<f64>) -> Series {
        let points = self.0.iter().enumerate().filter_map(|(at, second)| Some((at as f64, value(second)?)));
        Series { name: name.to_owned(), colour: SERIES_COLOURS[colour], segments: vec![points.collect()] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_counters_fall_into_the_second_in_which_they_happened() {
        let begun = Instant::now();
        let look = |flushes, stolen| Look {
            counters: Some(ServerCounters { flushes, checkpoints: flushes / 100 }),
            processors: Processors { all: 200 * flushes / 100, stolen },
        };
        let run = Looks { begun, looks: vec![look(0, 0), look(100, 20), look(300, 20)] };
        let ms = Duration::from_millis;
        let moves = [
            (begun + ms(10), ms(3)),
            (begun + ms(990), ms(5)),
            (begun + ms(1_500), ms(700)),
            (begun + ms(9_000), ms(1)),
        ];
        let TimeSeries(seconds) = run.with_moves(&moves);
        let told =
            |second: &Second| (second.moves, second.p50_ms, second.slowest_ms, second.flushes, second.checkpoints);
        assert_eq!(told(&seconds[0]), (2, 3.0, 5.0, Some(100), Some(1)));
        assert_eq!(told(&seconds[1]), (1, 700.0, 700.0, Some(200), Some(2)));
        assert_eq!((seconds[0].stolen_percent, seconds[1].stolen_percent), (10.0, 0.0));
        assert_eq!((seconds.len(), run.flushes()), (2, Some(300)));
    }

    #[test]
    fn the_pictures_are_drawn_with_their_checkpoints() {
        let second = Second { moves: 9, checkpoints: Some(1), flushes: Some(4), ..Second::default() };
        let series = TimeSeries(vec![Second::default(), second]);
        let folder = tempfile::tempdir().expect("a folder");
        series.draw(folder.path()).expect("pictures");
        let store = std::fs::read_to_string(folder.path().join("store.svg")).expect("a picture");
        assert_eq!(store.matches("▲").count(), 2, "one in the title and one below: {store}");
    }
}
