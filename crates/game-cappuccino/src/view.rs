//! The view of everybody at the table: nothing is hidden in this game. With the facts come their consequences (captures that
//! are possible, safe stacks, targets of a stack), so that a page or a bot need not know the rules.

use game_core::{Game, Seat, Turn};
use serde::Serialize;

use crate::islands::Status;
use crate::position::{Phase, bits};
use crate::topology::Topology;
use crate::{Cappuccino, Cell, Colour};

/// A position for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How far the game is.
    pub phase: ViewPhase,
    /// The seat to move; `None` after the end.
    pub to_move: Option<Seat>,
    /// Every stack on the table.
    pub stacks: Vec<StackView>,
    /// The groups of connected stacks; empty while cups are placed.
    pub islands: Vec<IslandView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The cells on which the next cup may be placed; empty once all cups stand.
    pub open_cells: Vec<Cell>,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ViewPhase {
    /// The players place their cups.
    Placing,
    /// The players move stacks.
    Moving,
    /// Nobody can move any more.
    Over,
}

/// One stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// Where it stands.
    pub cell: Cell,
    /// Its top cup.
    pub colour: Colour,
    /// Its owner.
    pub owner: Seat,
    /// How many cups.
    pub height: u8,
    /// No other player can ever capture it. Always false while cups are placed.
    pub safe: bool,
    /// Which of the islands it belongs to, counted from 0; 0 while cups are placed.
    pub island: usize,
    /// Stacks of other players that could land on it now, if it were their turn.
    pub threats: Vec<Cell>,
    /// Where it may go now; empty unless its owner is to move.
    pub targets: Vec<TargetView>,
}

/// A legal move of a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TargetView {
    /// The stack it would land on.
    pub cell: Cell,
    /// How high the two would be together.
    pub height: u8,
}

/// A group of connected stacks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IslandView {
    /// Is anything still open there?
    pub status: Status,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Its cups.
    pub cups: u8,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Each own colour.
    pub colours: Vec<ColourView>,
    /// Cups in all own stacks.
    pub cups: u32,
    /// Cups the player will surely have at the end, of whichever own colour.
    pub sure: u32,
    /// Cups in own stacks that are not safe.
    pub at_risk: u32,
    /// The player's score if the game ended now: with two players only the better colour counts.
    pub score: u32,
    /// The player can no longer move and is out of the game.
    pub out: bool,
}

/// One colour of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColourView {
    /// The colour.
    pub colour: Colour,
    /// Cups in the stacks it tops.
    pub cups: u32,
    /// Cups still to be placed.
    pub left: usize,
}

impl View {
    pub(crate) fn of(position: &Cappuccino) -> View {
        if position.phase == Phase::Placing { View::while_placing(position) } else { View::of_cluster(position) }
    }

    fn while_placing(position: &Cappuccino) -> View {
        let stack = |(index, (cell, colour))| StackView {
            cell,
            colour,
            owner: colour.owner(position.seats),
            height: position.height(index),
            safe: false,
            island: 0,
            threats: Vec::new(),
            targets: Vec::new(),
        };
        View {
            phase: ViewPhase::Placing,
            to_move: Some(position.seat),
            stacks: position.top_cups().into_iter().enumerate().map(stack).collect(),
            islands: Vec::new(),
            players: position.seats.iter().map(|seat| player(position, seat, 0, 0)).collect(),
            open_cells: position.open_cells(),
        }
    }

    fn of_cluster(position: &Cappuccino) -> View {
        let topology = position.topology();
        let safe = position.safe_stacks_on(&topology);
        let islands = position.islands(&topology, safe);
        let island_of = |index: usize| islands.iter().position(|island| island.stacks >> index & 1 == 1);
        let stack = |index: usize| StackView {
            cell: position.cell(index),
            colour: position.colour(index).expect("every stack has a top cup"),
            owner: position.owner(index).expect("every stack has an owner"),
            height: position.height(index),
            safe: safe >> index & 1 == 1,
            island: island_of(index).expect("every stack is on an island"),
            threats: threats(position, &topology, index),
            targets: targets(position, &topology, index),
        };
        let island = |island: &crate::Island| IslandView {
            status: island.status,
            cells: bits(island.stacks).map(|index| position.cell(index)).collect(),
            cups: bits(island.stacks).map(|index| position.height(index)).sum(),
        };
        let sure = |seat: Seat| islands.iter().map(|island| u32::from(island.sure[seat.index()])).sum();
        View {
            phase: if position.phase == Phase::Over { ViewPhase::Over } else { ViewPhase::Moving },
            to_move: (position.turn() != Turn::Over).then_some(position.seat),
            stacks: bits(position.stacks()).map(stack).collect(),
            islands: islands.iter().map(island).collect(),
            players: position.seats.iter().map(|seat| player(position, seat, sure(seat), safe)).collect(),
            open_cells: Vec::new(),
        }
    }
}

/// Stacks of other players that could land on this one.
fn threats(position: &Cappuccino, topology: &Topology, index: usize) -> Vec<Cell> {
    let others = position.stacks() & !position.owner(index).map_or(0, |owner| position.stacks_of(owner));
    let neighbours = bits(topology.around(index) & others);
    let higher = neighbours.filter(|&other| position.height(other) >= position.height(index));
    higher.map(|other| position.cell(other)).collect()
}

/// Where this stack may go now.
fn targets(position: &Cappuccino, topology: &Topology, index: usize) -> Vec<TargetView> {
    let lanes = position.moves().into_iter().enumerate();
    let directions = lanes.filter(|(_, lane)| lane >> index & 1 == 1).map(|(direction, _)| direction);
    let target = |direction| {
        let to = topology.spot(index).next(direction);
        TargetView { cell: position.cell(to), height: position.height(index) + position.height(to) }
    };
    directions.map(target).collect()
}

fn player(position: &Cappuccino, seat: Seat, sure: u32, safe: u64) -> PlayerView {
    let cups = |mask: u64| bits(mask & position.stacks_of(seat)).map(|index| u32::from(position.height(index))).sum();
    let colour = |colour| ColourView { colour, cups: position.cups(colour), left: position.left_to_place(colour) };
    let placing = position.phase == Phase::Placing;
    PlayerView {
        colours: Colour::owned_by(seat, position.seats).map(colour).collect(),
        cups: cups(u64::MAX),
        sure,
        at_risk: if placing { 0 } else { cups(!safe) },
        score: position.score(seat),
        out: !placing && !position.can_move(seat),
    }
}
