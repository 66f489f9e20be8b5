//! The ladder as an SVG chart.

use chart::{Interval, IntervalChart};

use super::rated::{Player, Rated};

/// Rating points from one grid line to the next.
const GRID: f64 = 200.0;

/// Draws the ladder, the strongest on top.
pub(crate) fn ladder_chart(rated: &Rated) -> String {
    let row =
        |player: &Player| Interval { name: player.name.clone(), value: player.rating.elo, half: player.rating.half_95 };
    let title = format!("{}: ratings with 95 % intervals", rated.game);
    IntervalChart { title, step: GRID, rows: rated.players.iter().map(row).collect() }.to_svg()
}
