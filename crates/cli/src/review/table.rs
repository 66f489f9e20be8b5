//! A review as text for a terminal.

use std::fmt::Write;

use review::{Class, Ply, Reason, Review, SeatReview};

use super::judgement::shortened;

/// The review of a game with these `events`.
pub(crate) fn table(review: &Review, events: &[String]) -> String {
    let mut text =
        format!("{:>5} {:>4} {:>7} {:>7} {:10}  turn, and what was better\n", "event", "seat", "best", "played", "");
    for ply in review.plies.iter().filter(|ply| !ply.forced) {
        let _ = writeln!(text, "{}", line(ply, events));
    }
    for (number, seat) in review.seats.iter().enumerate() {
        let _ = writeln!(text, "{}", sums(number, seat));
    }
    text
}

fn line(ply: &Ply, events: &[String]) -> String {
    let percent = |values: &[f32]| format!("{:.1} %", 100.0 * values[ply.seat]);
    let (best, played) = (percent(&ply.value_best), percent(&ply.value_played));
    let class = ply.class.map_or("", class_name);
    let turn = shortened(&events[ply.event..ply.turn_end]);
    let mut text = format!("{:>5} {:>4} {best:>7} {played:>7} {class:10}  {turn}", ply.event, ply.seat);
    if ply.class >= Some(Class::Inaccurate) {
        let _ = write!(text, "  [{}]", shortened(&ply.best));
    }
    if let Some(reason) = &ply.reason {
        let _ = write!(text, "  {}", reason_text(reason));
    }
    text
}

/// The sums of one seat.
pub(super) fn sums(number: usize, seat: &SeatReview) -> String {
    let percent = |share: f32| format!("{:+.1} %", 100.0 * share);
    let accuracy = seat.accuracy.map_or("no choice".to_owned(), |accuracy| format!("accuracy {accuracy:.0}"));
    format!(
        "seat {number}: {accuracy}; errors {}, gifts {}, luck {}, rest {}: together {} of the win",
        percent(seat.errors),
        percent(seat.gifts),
        percent(seat.luck),
        percent(seat.residual),
        percent(seat.change)
    )
}

/// The word of a class.
pub(super) fn class_name(class: Class) -> &'static str {
    match class {
        Class::Best => "best",
        Class::Good => "good",
        Class::Inaccurate => "inaccurate",
        Class::Mistake => "mistake",
        Class::Blunder => "blunder",
    }
}

/// A reason in the words of the command line.
pub(super) fn reason_text(reason: &Reason) -> String {
    let amount = |name| reason.args.get(name).copied().unwrap_or_default();
    format!("{}: {} instead of {}", reason.key, amount("played"), amount("best"))
}
