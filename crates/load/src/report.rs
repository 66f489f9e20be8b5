//! The figures that were measured, for people and for programs.

use std::fmt;

use serde::Serialize;
use tokio::time::Duration;

/// The figures of one run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// A description of the run.
    pub what: String,
    /// The figures, in order.
    pub figures: Vec<Figure>,
}

/// One figure.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// Its name.
    pub name: String,
    /// How much.
    pub value: f64,
    /// The unit.
    pub unit: &'static str,
    /// The project's target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bar: Option<Bar>,
}

/// The target of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bar {
    /// Not more.
    AtMost(f64),
    /// Not less.
    AtLeast(f64),
}

impl Figure {
    /// Is it as it should be? A figure without a bar is.
    pub fn is_met(&self) -> bool {
        match self.bar {
            Some(Bar::AtMost(most)) => self.value <= most,
            Some(Bar::AtLeast(least)) => self.value >= least,
            None => true,
        }
    }
}

impl Report {
    pub(crate) fn new(what: String) -> Report {
        Report { what, figures: Vec::new() }
    }

    pub(crate) fn add(&mut self, name: impl Into<String>, value: f64, unit: &'static str, bar: Option<Bar>) {
        self.figures.push(Figure { name: name.into(), value, unit, bar });
    }

    /// The usual quantiles of some times, with bars for the middle one and for the slowest hundredth.
    pub(crate) fn add_times(&mut self, name: &str, times: &Times, bars: Option<(f64, f64)>) {
        let middle = bars.map(|(middle, _)| Bar::AtMost(middle));
        let slow = bars.map(|(_, slow)| Bar::AtMost(slow));
        let quantiles = [("p50", 0.5, middle), ("p90", 0.9, None), ("p99", 0.99, slow), ("max", 1.0, None)];
        for (word, share, bar) in quantiles {
            self.add(format!("{name}, {word}"), times.quantile_ms(share), "ms", bar);
        }
    }

    /// Was every bar met?
    pub fn all_met(&self) -> bool {
        self.figures.iter().all(Figure::is_met)
    }

    /// The figure of this name.
    pub fn figure(&self, name: &str) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.name == name)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.what)?;
        let width = self.figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or(0);
        for figure in &self.figures {
            let decimals = if figure.value.fract() == 0.0 { 0 } else { 2 };
            write!(f, "  {:width$}  {:>10.decimals$} {:7}", figure.name, figure.value, figure.unit)?;
            let verdict = if figure.is_met() { "met" } else { "MISSED" };
            match figure.bar {
                Some(Bar::AtMost(most)) => write!(f, " at most {most}: {verdict}")?,
                Some(Bar::AtLeast(least)) => write!(f, " at least {least}: {verdict}")?,
                None => {}
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Times that were measured, of which quantiles are wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all does not exceed; 0 if there are none.
    pub(crate) fn quantile_ms(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let rank = (share * sorted.len() as f64).ceil() as usize;
        sorted.get(rank.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(count: u64) -> Times {
        let mut times = Times::default();
        (1..=count).rev().for_each(|ms| times.push(Duration::from_millis(ms)));
        times
    }

    #[test]
    fn quantiles_are_by_nearest_rank() {
        let check =
            |count, share, wanted: f64| assert_eq!(times(count).quantile_ms(share), wanted, "{share} of {count}");
        check(0, 0.5, 0.0);
        check(1, 0.99, 1.0);
        check(100, 0.5, 50.0);
        check(100, 0.99, 99.0);
        check(1_000, 0.999, 999.0);
        check(7, 1.0, 7.0);
    }

    #[test]
    fn a_report_says_which_bar_was_missed() {
        let mut report = Report::new("2 games".to_owned());
        report.add_times("a move", &times(100), Some((50.0, 98.0)));
        assert!(!report.all_met());
        let text = report.to_string();
        assert!(text.contains("a move, p50          50 ms      at most 50: met"), "{text}");
        assert!(text.contains("a move, p99          99 ms      at most 98: MISSED"), "{text}");
        assert!(report.figure("a move, max").is_some_and(|figure| figure.is_met() && figure.value == 100.0));
    }
}
