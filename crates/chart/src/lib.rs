//! Small SVG charts for measurements: [`LineChart`] for courses (a training loss, a latency over time) and [`IntervalChart`] for
//! values with their confidence intervals (a rating ladder).
//!
//! *Why this shape.* The commands of `crema`, the trainer and the load generator each draw one or two pictures for the
//! documentation. They share the same colours, axes and escaping, and need nothing else that a plotting library brings.
//!
//! ```
//! use chart::{LineChart, Series, SERIES_COLOURS};
//!
//! let latency = Series {
//!     name: "p99".to_owned(),
//!     colour: SERIES_COLOURS[0],
//!     segments: vec![vec![(0.0, 3.5), (1.0, 4.25), (2.0, 3.75)]],
//! };
//! let chart = LineChart {
//!     title: "milliseconds a move".to_owned(),
//!     series: vec![latency],
//!     marks: vec![(0.0, "start".to_owned())],
//! };
//! assert!(chart.to_svg().starts_with("<svg "));
//! ```

mod axis;
mod intervals;
mod lines;
mod svg;

pub use intervals::{Interval, IntervalChart};
pub use lines::{LineChart, Series};
pub use svg::SERIES_COLOURS;
