//! Values with their intervals, one below the other.

use crate::axis::Axis;
use crate::svg::{Anchor, INK, PALE_INK, SERIES_COLOURS, Svg, WIDTH, escape};

const LEFT: f64 = 130.0;
const RIGHT: f64 = 70.0;
const TOP: f64 = 56.0;
const ROW: f64 = 26.0;
const BELOW: f64 = 24.0;
const DOT: &str = "#6f3f1f";

/// A row for each value: a dot at the value and a line over its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct IntervalChart {
    /// The words above the chart.
    pub title: String,
    /// The distance between two lines of the grid.
    pub step: f64,
    /// The rows, the first on top.
    pub rows: Vec<Interval>,
}

/// A value and how sure it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Interval {
    /// The name of the row.
    pub name: String,
    /// The value.
    pub value: f64,
    /// The half width of its interval.
    pub half: f64,
}

impl IntervalChart {
    /// Draws the chart. Zero and one step beyond it are always on it.
    pub fn to_svg(&self) -> String {
        let ends = self.rows.iter().flat_map(|row| [row.value - row.half, row.value + row.half]);
        let axis = Axis::with_step(ends.chain([0.0, self.step]), self.step);
        let x_of = |value: f64| axis.place(value, LEFT, WIDTH - RIGHT);
        let bottom = TOP + ROW * self.rows.len() as f64;
        let decimals = axis.decimals();

        let mut svg = Svg::new(bottom + BELOW, LEFT, &escape(&self.title));
        for mark in axis.marks() {
            svg.grid_line((x_of(mark), TOP), (x_of(mark), bottom + 4.0));
            svg.text((x_of(mark), TOP - 8.0), Anchor::Middle, PALE_INK, &format!("{mark:.decimals$}"));
        }
        for (number, Interval { name, value, half }) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (number as f64 + 0.5);
            svg.text((LEFT - 10.0, y + 4.0), Anchor::End, INK, name);
            svg.line((x_of(value - half), y), (x_of(value + half), y), SERIES_COLOURS[0], 3.0);
            svg.dot((x_of(*value), y), DOT);
            svg.text((x_of(value + half) + 8.0, y + 4.0), Anchor::Start, INK, &format!("{value:.decimals$}"));
        }
        svg.finish()
    }
}
