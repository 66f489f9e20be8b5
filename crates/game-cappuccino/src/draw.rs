//! A position for a terminal: the table as slanted rows, each stack as the letter of its colour with its height.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use game_core::anstyle::{AnsiColor, Style};
use game_core::{Game, Seat, Turn};

use crate::position::Phase;
use crate::{Cappuccino, Colour};

/// Characters from one cell to its right-hand neighbour; even, because the row below is moved by half of it.
const WIDTH: i32 = 6;

/// The table, the player to move, and everybody's cups.
pub(crate) fn draw(position: &Cappuccino) -> String {
    let mut out = String::new();
    table(position, &mut out);
    write_turn(position, &mut out);
    for seat in position.seats.iter() {
        write_player(position, seat, &mut out);
    }
    out
}

fn style(colour: Colour) -> Style {
    let ansi = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
        Colour::Yellow => AnsiColor::Yellow,
    };
    ansi.on_default().bold()
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Green => 'G',
        Colour::Yellow => 'Y',
    }
}

/// The column of a cell's text, before the whole table is moved to the left margin.
fn column(q: i32, r: i32) -> i32 {
    q * WIDTH + r * WIDTH / 2
}

/// Rows are `r`, written at the left. The lines of equal `q` run down to the right; their numbers stand where they enter the
/// table at the top and where they leave it at the bottom.
fn table(position: &Cappuccino, out: &mut String) {
    let mut rows: BTreeMap<i32, Vec<(i32, usize)>> = BTreeMap::new();
    let mut lines = BTreeSet::new();
    for (index, cell) in position.shape.cells().enumerate() {
        let (q, r) = (i32::from(cell.q()), i32::from(cell.r()));
        rows.entry(r).or_default().push((q, index));
        lines.insert(q);
    }
    let (Some((&top, _)), Some((&bottom, _))) = (rows.first_key_value(), rows.last_key_value()) else { return };
    let columns = rows.iter().flat_map(|(&r, row)| row.iter().map(move |&(q, _)| column(q, r)));
    let left = columns.min().unwrap_or(0);
    let numbers = |r: i32| {
        let numbers = lines.iter().map(move |&q| (column(q, r) - left, q.to_string(), None));
        // A name that would stand left of the table stands on the other side of it.
        numbers.filter(|&(at, _, _)| at >= 0)
    };
    write_row("r\\q", numbers(top - 1), out);
    let safe = if position.phase == Phase::Placing { 0 } else { position.safe_stacks() };
    for (&r, row) in &mut rows {
        row.sort_unstable();
        let stacks = row.iter().map(|&(q, index)| {
            let (text, colour) = stack_text(position, index, safe);
            (column(q, r) - left, text, colour)
        });
        write_row(&r.to_string(), stacks, out);
    }
    write_row("", numbers(bottom + 1), out);
}

/// `R12`, with a star when the stack is safe; a dot for an empty cell.
fn stack_text(position: &Cappuccino, index: usize, safe: u64) -> (String, Option<Colour>) {
    match position.colour(index) {
        Some(colour) => {
            let star = if safe >> index & 1 == 1 { "*" } else { "" };
            (format!("{}{}{star}", letter(colour), position.height(index)), Some(colour))
        }
        None => (".".to_owned(), None),
    }
}

/// One line: a label, then texts at their columns.
fn write_row(label: &str, texts: impl Iterator<Item = (i32, String, Option<Colour>)>, out: &mut String) {
    let mut at = 0;
    let mut line = format!("{label:>3}  ");
    for (column, text, colour) in texts {
        let gap = usize::try_from(column - at).unwrap_or(0);
        let _ = write!(line, "{:gap$}", "");
        at = column + text.len() as i32;
        match colour.map(style) {
            Some(style) => _ = write!(line, "{style}{text}{style:#}"),
            None => line += &text,
        }
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

fn write_turn(position: &Cappuccino, out: &mut String) {
    let line = match position.turn() {
        Turn::Seat(seat) if position.phase == Phase::Placing => {
            let left = position.cups_in_play() - position.shape.len();
            format!("seat {seat} places a cup, {left} to go")
        }
        Turn::Seat(seat) => format!("seat {seat} to move (* = safe for good)"),
        Turn::Chance | Turn::Over => "the game is over".to_owned(),
    };
    out.push_str(&line);
    out.push('\n');
}

fn write_player(position: &Cappuccino, seat: Seat, out: &mut String) {
    let _ = write!(out, "seat {seat}:");
    for colour in Colour::owned_by(seat, position.seats) {
        let style = style(colour);
        let _ = write!(out, " {style}{colour}{style:#} {}", position.cups(colour));
    }
    let out_of_it = !matches!(position.phase, Phase::Placing | Phase::Over) && !position.can_move(seat);
    let note = if out_of_it { " (out)" } else { "" };
    let _ = writeln!(out, ", score {}{note}", position.score(seat));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_drawn_in_a_style_of_its_own() {
        assert_eq!(BTreeSet::from(Colour::ALL.map(style)).len(), Colour::ALL.len());
    }
}
