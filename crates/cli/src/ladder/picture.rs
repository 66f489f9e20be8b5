//! The ladder as an SVG picture: a row for each player, a dot at its rating, a line over its interval.

use super::rated::Rated;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 70.0;
const TOP: f64 = 56.0;
const ROW: f64 = 26.0;
/// Rating points from one grid line to the next.
const GRID: f64 = 200.0;

/// Draws the ladder, the strongest on top.
pub(crate) fn picture(rated: &Rated) -> String {
    let ends = rated.players.iter().flat_map(|player| {
        let rating = player.rating;
        [rating.elo - rating.half_95, rating.elo + rating.half_95]
    });
    let (low, high) = ends.fold((0.0_f64, GRID), |(low, high), end| (low.min(end), high.max(end)));
    let (low, high) = ((low / GRID).floor() * GRID, (high / GRID).ceil() * GRID);
    let x = |elo: f64| LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let height = TOP + ROW * rated.players.len() as f64 + 24.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fffaf2\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"16\" fill=\"#3b2a20\">{}: ratings with 95 % intervals</text>\n",
        rated.game
    );
    let lines = ((high - low) / GRID).round() as u32;
    for line in 0..=lines {
        let elo = low + GRID * f64::from(line);
        let (at, bottom) = (x(elo), height - 20.0);
        svg += &format!(
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{bottom}\" stroke=\"#e3d5c3\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#6b5a4c\">{elo:.0}</text>\n",
            TOP - 8.0
        );
    }
    for (row, player) in rated.players.iter().enumerate() {
        let (elo, half) = (player.rating.elo, player.rating.half_95);
        let y = TOP + ROW * (row as f64 + 0.5);
        svg += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#3b2a20\">{}</text>\
             <line x1=\"{:.1}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"#b0774a\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#6f3f1f\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#3b2a20\">{elo:.0}</text>\n",
            LEFT - 10.0,
            y + 4.0,
            escape(&player.name),
            x(elo - half),
            x(elo + half),
            x(elo),
            x(elo + half) + 8.0,
            y + 4.0,
        );
    }
    svg + "</svg>\n"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
