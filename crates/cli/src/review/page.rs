//! A review as one HTML page that needs nothing else.

use chart::{LineChart, SERIES_COLOURS, Series};
use review::{Class, Ply, Review};

use super::table::{class_name, reason_text, sums};

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fffaf2;color:#3b2a20}\
svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #e3d5c3;vertical-align:top}\
td.number{text-align:right;font-variant-numeric:tabular-nums}tr.mistake td,tr.blunder td{background:#f7e3d3}caption{text-align:left;font-weight:bold;padding:.5rem 0}";

/// The page of a review of a game called `name` with these `events`.
pub(crate) fn page(name: &str, review: &Review, events: &[String]) -> String {
    let seats: String =
        review.seats.iter().enumerate().map(|(n, seat)| format!("<li>{}</li>", escape(&sums(n, seat)))).collect();
    let rows: String = review.plies.iter().map(|ply| row(ply, events)).collect();
    let (title, engine) = (escape(name), escape(&review.engine));
    format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}: review</title><style>{STYLE}</style>\n<h1>{title}</h1>\n<p>Judged by {engine}.</p>\n\
         <figure>{}</figure>\n<ul>{seats}</ul>\n<table><caption>Every turn</caption>\n\
         <tr><th>Event<th>Seat<th>Best<th>Played<th>Class<th>Turn<th>Better<th>Reason</tr>\n{rows}</table></html>\n",
        graph(review).to_svg()
    )
}

/// The share of the win of every seat, turn by turn.
fn graph(review: &Review) -> LineChart {
    let series = (0..review.seats.len()).map(|seat| Series {
        name: format!("seat {seat}"),
        colour: SERIES_COLOURS[seat % SERIES_COLOURS.len()],
        segments: vec![course(review, seat)],
    });
    LineChart {
        title: "share of the win, %".to_owned(),
        series: series.collect(),
        marks: vec![(0.0, "turns".to_owned())],
    }
}

/// From the start on, the value after every turn.
fn course(review: &Review, seat: usize) -> Vec<(f64, f64)> {
    let start = review.start.get(seat).into_iter();
    let shares = start.chain(review.plies.iter().map(|ply| &ply.value_played[seat]));
    shares.enumerate().map(|(turn, share)| (turn as f64, 100.0 * f64::from(*share))).collect()
}

fn row(ply: &Ply, events: &[String]) -> String {
    let percent = |values: &[f32]| format!("<td class=\"number\">{:.1} %", 100.0 * values[ply.seat]);
    let class = ply.class.map_or("forced", class_name);
    let turn = escape(&events[ply.event..ply.turn_end].join("; "));
    let better = if ply.class >= Some(Class::Inaccurate) { escape(&ply.best.join("; ")) } else { String::new() };
    let reason = ply.reason.as_ref().map(|reason| escape(&reason_text(reason))).unwrap_or_default();
    format!(
        "<tr class=\"{class}\"><td class=\"number\">{}<td>{}{}{}<td>{class}{}<td>{turn}<td>{better}<td>{reason}</tr>\n",
        ply.event,
        ply.seat,
        percent(&ply.value_best),
        percent(&ply.value_played),
        if ply.proved { ", proved" } else { "" }
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
