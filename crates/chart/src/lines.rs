//! Lines over a common axis.

use crate::axis::Axis;
use crate::svg::{Anchor, PALE_INK, Svg, WIDTH, escape};

const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 44.0;

/// A chart of lines; the names of the series stand in their colours behind the title.
#[derive(Clone, PartialEq, Debug)]
pub struct LineChart {
    /// The first words above the chart.
    pub title: String,
    /// The lines.
    pub series: Vec<Series>,
    /// Words below the chart, each beginning at its x.
    pub marks: Vec<(f64, String)>,
}

/// The lines of one quantity.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// The name of the quantity.
    pub name: String,
    /// A colour of SVG, for example one of [`SERIES_COLOURS`](crate::SERIES_COLOURS).
    pub colour: &'static str,
    /// Points (x, y) that are joined, in one or more pieces with gaps between them.
    pub segments: Vec<Vec<(f64, f64)>>,
}

impl LineChart {
    /// Draws the chart.
    pub fn to_svg(&self) -> String {
        let points = || self.series.iter().flat_map(|series| series.segments.iter().flatten());
        let values: Vec<f64> = points().map(|&(_, y)| y).collect();
        let y_axis = Axis::with_round_steps(values.iter().copied());
        let (first, last) =
            points().fold((f64::INFINITY, f64::NEG_INFINITY), |(first, last), &(x, _)| (first.min(x), last.max(x)));
        // One point, or none, stands at the left.
        let length = if last > first { last - first } else { 1.0 };
        let x_of = |x: f64| LEFT + (x - first) / length * (WIDTH - LEFT - RIGHT);
        let y_of = |y: f64| y_axis.place(y, HEIGHT - BOTTOM, TOP);

        let mut svg = Svg::new(HEIGHT, LEFT, &(escape(&self.title) + &self.legend()));
        let decimals = y_axis.decimals();
        for mark in y_axis.marks() {
            svg.grid_line((LEFT, y_of(mark)), (WIDTH - RIGHT, y_of(mark)));
            svg.text((LEFT - 8.0, y_of(mark) + 4.0), Anchor::End, PALE_INK, &format!("{mark:.decimals$}"));
        }
        for (x, words) in &self.marks {
            svg.text((x_of(*x), HEIGHT - 16.0), Anchor::Start, PALE_INK, words);
        }
        for series in &self.series {
            for segment in &series.segments {
                svg.polyline(segment.iter().map(|&(x, y)| (x_of(x), y_of(y))), series.colour);
            }
        }
        svg.finish()
    }

    fn legend(&self) -> String {
        let names: Vec<String> = self
            .series
            .iter()
            .map(|series| format!("<tspan fill=\"{}\">{}</tspan>", series.colour, escape(&series.name)))
            .collect();
        match names.as_slice() {
            [] => String::new(),
            [only] => format!(", {only}"),
            [others @ .., last] => format!(", {} and {last}", others.join(", ")),
        }
    }
}
