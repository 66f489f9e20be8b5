//! A position drawn for a terminal. Colour helps but says nothing that the words do not.

use std::fmt::Write;

use game_core::Seat;
use game_core::anstyle::{AnsiColor, Style};

use crate::position::{Closed, Phase, Stage};
use crate::{CoffeeRush, CupNumber, Ingredient, SlotNumber, Square};

const HEAD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const CELL: usize = 15;

/// The picture; lines end in line breaks.
pub(crate) fn draw(position: &CoffeeRush) -> String {
    let mut out = String::new();
    write_picture(position, &mut out).expect("strings can be written");
    out
}

fn write_picture(position: &CoffeeRush, out: &mut String) -> std::fmt::Result {
    write_head(position, out)?;
    write_board(position, out)?;
    write_supply(position, out)?;
    position.seats.iter().try_for_each(|seat| write_player(position, seat, out))
}

fn write_head(position: &CoffeeRush, out: &mut String) -> std::fmt::Result {
    let shop = match position.flow.closed {
        None => "open",
        Some(Closed::DeckEmpty) => "closed (the deck is empty)",
        Some(Closed::Penalties) => "closed (five penalties)",
        Some(Closed::NoOrders) => "closed (nobody has an order)",
    };
    let seat = position.flow.seat;
    let now = match position.flow.phase {
        Phase::Deal { .. } => "opening orders are drawn".to_owned(),
        Phase::Place { .. } => format!("seat {seat} places a meeple"),
        Phase::Fill => format!("seat {seat} fills cups"),
        Phase::Turn(Stage::Fresh | Stage::Begun) => format!("turn of seat {seat}"),
        Phase::Turn(Stage::Moving) => format!("turn of seat {seat}, {} steps made", position.flow.steps),
        Phase::Turn(Stage::Pouring) => format!("turn of seat {seat}, pouring"),
        Phase::Turn(Stage::Serving) => format!("turn of seat {seat}, {} served", position.flow.served),
        Phase::NewOrders { .. } => format!("new orders after the turn of seat {seat}"),
        Phase::Restock => format!("seat {seat} draws an order"),
        Phase::Over => "the game is over".to_owned(),
    };
    writeln!(out, "{HEAD}Coffee Rush{HEAD:#}, {now}. The shop is {shop}, {} orders in the deck.", position.deck.left())
}

fn write_board(position: &CoffeeRush, out: &mut String) -> std::fmt::Result {
    let columns = ["a", "b", "c", "d"].map(|column| format!("{column:CELL$}")).concat();
    writeln!(out, "{DIM}   {}{DIM:#}", columns.trim_end())?;
    for row in Square::ALL.chunks(4) {
        let cells: String = row.iter().map(|&square| cell(position, square)).collect();
        writeln!(out, "{DIM}{}{DIM:#}  {}", row[0].index() / 4 + 1, cells.trim_end())?;
    }
    Ok(())
}

/// `caramel <0>`: the ingredient, and whose meeple stands there.
fn cell(position: &CoffeeRush, square: Square) -> String {
    let ingredient = square.ingredient();
    let here = (0..position.meeples.len()).filter(|&index| position.meeples[index] == Some(square));
    let (mut text, mut width) = (String::new(), ingredient.name().len());
    let style = colour_of(ingredient);
    let written = write!(text, "{style}{ingredient}{style:#}");
    written.expect("strings can be written");
    for seat in here.map(|index| position.owner_of(index)) {
        let style = seat_style(seat);
        write!(text, " {style}<{seat}>{style:#}").expect("strings can be written");
        width += 4;
    }
    text.extend(std::iter::repeat_n(' ', CELL.saturating_sub(width)));
    text
}

fn write_supply(position: &CoffeeRush, out: &mut String) -> std::fmt::Result {
    let counts: Vec<String> =
        Ingredient::ALL.iter().map(|&one| format!("{one} {}", position.supply.count(one))).collect();
    writeln!(out, "supply: {}, rush {}", counts.join(", "), position.rush_supply())?;
    if !position.hand.is_empty() {
        writeln!(out, "in hand: {}", position.hand)?;
    }
    Ok(())
}

fn write_player(position: &CoffeeRush, seat: Seat, out: &mut String) -> std::fmt::Result {
    let player = position.states[seat.index()].player;
    let upgrades: Vec<&str> = player.upgrades.iter().map(|upgrade| upgrade.name()).collect();
    let upgrades = if upgrades.is_empty() { "none".to_owned() } else { upgrades.join(", ") };
    let style = seat_style(seat);
    writeln!(
        out,
        "{style}seat {seat}{style:#}  rating {}: fulfilled {}, penalties {}, upgrades {upgrades}; rush {}",
        player.rating(),
        player.fulfilled,
        player.penalties,
        player.rush
    )?;
    let cups = CupNumber::ALL.map(|cup| format!("cup {cup}: {}", position.states[seat.index()].cups[cup.index()]));
    writeln!(out, "  {}", cups.join("; "))?;
    for slot in SlotNumber::ALL {
        let orders: Vec<String> = position.states[seat.index()].slots[slot.index()]
            .iter()
            .map(|order| format!("{order}{} ({})", if order.is_special() { "*" } else { "" }, order.recipe()))
            .collect();
        if !orders.is_empty() {
            writeln!(out, "  slot {slot}: {}", orders.join("; "))?;
        }
    }
    Ok(())
}

fn colour_of(ingredient: Ingredient) -> Style {
    let colour = match ingredient {
        Ingredient::Coffee => AnsiColor::Red,
        Ingredient::Milk => AnsiColor::White,
        Ingredient::Steam => AnsiColor::BrightBlack,
        Ingredient::Ice => AnsiColor::Cyan,
        Ingredient::Chocolate => AnsiColor::Magenta,
        Ingredient::Caramel => AnsiColor::Yellow,
        Ingredient::Tea => AnsiColor::Green,
        Ingredient::Water => AnsiColor::Blue,
    };
    colour.on_default()
}

fn seat_style(seat: Seat) -> Style {
    let colours = [AnsiColor::BrightRed, AnsiColor::BrightBlue, AnsiColor::BrightGreen, AnsiColor::BrightYellow];
    colours[seat.index()].on_default().bold()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_ingredient_and_every_seat_has_a_colour_of_its_own() {
        assert_eq!(BTreeSet::from(Ingredient::ALL.map(colour_of)).len(), Ingredient::COUNT);
        let seats: BTreeSet<Style> = (0..4).filter_map(Seat::new).map(seat_style).collect();
        assert_eq!(seats.len(), 4);
    }
}
