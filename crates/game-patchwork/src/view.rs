//! The view of everyone at the table: nothing in Patchwork is hidden.

use game_core::{Game, Seat, Turn};
use serde::Serialize;

use crate::circle::OFFERED;
use crate::forecast::Forecast;
use crate::patch::PatchId;
use crate::position::{Patchwork, Side};
use crate::quilt::BestSquare;
use crate::track::{LAST_SPACE, Marks};

/// A position as it leaves the process.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// By seat.
    pub players: [PlayerView; 2],
    /// The patches left, clockwise from the neutral token.
    pub circle: Vec<CirclePatch>,
    /// The time track.
    pub track: TrackView,
    /// The seat to act; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// Must a leather patch be placed before anything else?
    pub leather_due: bool,
    /// The seat with the token on top, when both are on one space.
    pub on_top: Option<Seat>,
    /// The consequences of each option of the player to act.
    pub options: Vec<Forecast>,
    /// The winners; empty until the game is over.
    pub winners: Vec<Seat>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The quilt's nine rows from the top, `#` for a covered square and `.` for an empty one.
    pub quilt: Vec<String>,
    /// Empty squares.
    pub empty: u32,
    /// Buttons.
    pub buttons: u16,
    /// Buttons paid at every income mark.
    pub income: u8,
    /// Where the token stands.
    pub space: u8,
    /// Has the bonus tile?
    pub tile: bool,
    /// The 7×7 square nearest to completion.
    pub best_square: BestSquare,
    /// Points, if the game ended now.
    pub score: i32,
}

/// A patch of the circle, as the player to act sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CirclePatch {
    /// Which.
    pub patch: PatchId,
    /// Its outline as printed, rows joined by `/`.
    pub shape: &'static str,
    /// Price in buttons.
    pub price: u8,
    /// Cost in time.
    pub time: u8,
    /// Income.
    pub income: u8,
    /// Squares it covers.
    pub squares: u8,
    /// Is it one of the next three?
    pub offered: bool,
    /// Has the player to act the buttons for it?
    pub affordable: bool,
    /// In how many ways it fits on the quilt of the player to act.
    pub placements: u32,
}

/// The time track. A mark *n* lies between the spaces *n* − 1 and *n*.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrackView {
    /// The last space.
    pub last: u8,
    /// Income marks.
    pub income: Vec<u8>,
    /// Leather patches that still lie there.
    pub leather: Vec<u8>,
}

impl View {
    pub(crate) fn of(position: &Patchwork) -> View {
        let [first, second] = &position.players;
        View {
            players: Side::BOTH.map(|side| PlayerView::of(position, side)),
            circle: circle(position),
            track: TrackView {
                last: LAST_SPACE,
                income: Marks::INCOME.places().collect(),
                leather: position.leather.places().collect(),
            },
            to_act: match position.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            leather_due: position.leather_due,
            on_top: (first.space == second.space).then(|| position.mover.seat()),
            options: position.forecasts(),
            winners: position.outcome().map(|outcome| outcome.winners).unwrap_or_default(),
        }
    }
}

impl PlayerView {
    fn of(position: &Patchwork, side: Side) -> PlayerView {
        let player = position.player(side);
        PlayerView {
            quilt: player.quilt.rows().collect(),
            empty: player.quilt.free_squares(),
            buttons: player.buttons,
            income: player.income,
            space: player.space,
            tile: position.tile == Some(side),
            best_square: player.quilt.best_square(),
            score: position.score(side),
        }
    }
}

fn circle(position: &Patchwork) -> Vec<CirclePatch> {
    let mover = position.player(position.mover);
    let seen = |(place, patch): (usize, PatchId)| {
        let printed = patch.patch();
        CirclePatch {
            patch,
            shape: printed.shape,
            price: printed.price,
            time: printed.time,
            income: printed.income,
            squares: printed.squares,
            offered: place < OFFERED,
            affordable: u16::from(printed.price) <= mover.buttons,
            placements: mover.quilt.count_fits(patch),
        }
    };
    position.circle.iter().enumerate().map(seen).collect()
}
