//! Where a patch or the leather is best put: every place is scored by the free squares that it leaves (its afterstate).
//!
//! *Why this shape.* Scoring hundreds of places costs most in a search, and the same patch on the same quilt comes up
//! again and again: the other side's moves do not change it. So the best places are remembered.

use super::outline::{Outline, bonus_squares_missing};
use super::prior::{ALWAYS_LISTED, time_left};
use super::weights::read;
use crate::action::{Action, Placement};
use crate::cell::Cell;
use crate::patch::PatchId;
use crate::position::{Patchwork, Player};
use crate::quilt::Quilt;
use crate::style::Leaning;
use crate::track::LAST_SPACE;

/// Numbers that describe a place.
const PLACE_FEATURES: usize = 14;
/// Those of them that do not depend on the time left; the others are the same times that.
const HALF: usize = PLACE_FEATURES / 2;

static WEIGHTS: [f32; PLACE_FEATURES] = read(include_str!("place.weights"));

/// From so many missing squares on, the bonus tile matters.
const TILE_IN_SIGHT: u32 = 24;
/// The number that says how much nearer the tile comes.
const NEARER: usize = 5;
/// How strongly a player that wants the tile, for each point that it sees in it, prefers places that bring it nearer.
const TILE_PULL: f32 = 0.1;

/// The best places.
#[derive(Debug)]
pub(crate) struct Places {
    /// With their scores, the best first.
    pub(crate) best: Vec<(f32, Action)>,
    /// How many there are in all.
    pub(crate) count: usize,
}

impl Places {
    /// The `keep` best places for `patch`, or for the leather.
    ///
    /// On an empty quilt one way to lie stands for all: the others are its mirror images. For a player that will not move
    /// again one place stands for all, unless the bonus tile is in reach.
    pub(crate) fn of(position: &Patchwork, patch: Option<PatchId>, keep: usize, leaning: Leaning) -> Places {
        let player = position.player(position.mover);
        let scorer = Scorer::new(position, player, leaning);
        let (squares, to) = match patch {
            None => (1, player.space),
            // Leather may come with it.
            Some(patch) => (u32::from(patch.patch().squares) + 1, position.buy_target(patch)),
        };
        let indifferent = to == LAST_SPACE && !scorer.may_complete(squares);
        let most = if indifferent { 1 } else { usize::MAX };
        let mut best: Vec<(f32, Action)> = match patch {
            None => {
                let cells = player.quilt.free_cells().take(most);
                cells.map(|cell: Cell| (scorer.score(1 << cell.bit()), Action::Leather(cell))).collect()
            }
            Some(patch) => {
                let mirrored = player.quilt == Quilt::EMPTY;
                let fits = player.quilt.fits(patch).placements().take(most);
                let distinct = fits.take_while(|placement| !mirrored || placement.orientation() == 0);
                let scored = |placement: Placement| (scorer.score(placement.board()), Action::Buy(placement));
                distinct.map(scored).collect()
            }
        };
        let count = best.len();
        // Equals in the order of actions, so that the result is one whatever the sorting does.
        let order = |a: &(f32, Action), b: &(f32, Action)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
        if keep < count {
            best.select_nth_unstable_by(keep, order);
            best.truncate(keep);
        }
        best.sort_unstable_by(order);
        Places { best, count }
    }
}

/// How many places of each are remembered; longer lists are made when they are asked for.
const REMEMBERED: usize = 20;

/// Places that were asked for lately, in a table of fixed size.
#[derive(Debug)]
pub(crate) struct Memo {
    rows: Vec<Option<Row>>,
    /// The last list that was too long to remember.
    long: Places,
    leaning: Leaning,
}

#[derive(Debug)]
struct Row {
    subject: Subject,
    places: Places,
}

/// Everything that the score of a place depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Subject {
    quilt: Quilt,
    patch: Option<PatchId>,
    space: u8,
    tile_gone: bool,
}

impl Memo {
    /// A table that takes at most about so many bytes.
    pub(crate) fn new(bytes: usize) -> Memo {
        let each = size_of::<Option<Row>>() + REMEMBERED * size_of::<(f32, Action)>();
        let rows = (bytes / each).max(1);
        // A power of two, so that a mask finds the row.
        let rows = 1 << rows.ilog2();
        let long = Places { best: Vec::new(), count: 0 };
        Memo { rows: std::iter::repeat_with(|| None).take(rows).collect(), long, leaning: Leaning::NONE }
    }

    /// From now on places are scored by a player that leans like this.
    pub(crate) fn set_leaning(&mut self, leaning: Leaning) {
        if self.leaning != leaning {
            self.leaning = leaning;
            self.rows.fill_with(|| None);
        }
    }

    pub(crate) fn leaning(&self) -> Leaning {
        self.leaning
    }

    /// At least the `width` best places.
    pub(crate) fn places(&mut self, position: &Patchwork, patch: Option<PatchId>, width: usize) -> &Places {
        let player = position.player(position.mover);
        let subject = Subject { quilt: player.quilt, patch, space: player.space, tile_gone: position.tile.is_some() };
        let width = width.max(ALWAYS_LISTED);
        let mask = self.rows.len() - 1;
        let row = &mut self.rows[subject.hash() as usize & mask];
        let known = row.as_ref().is_some_and(|row| row.subject == subject);
        if !known {
            *row = Some(Row { subject, places: Places::of(position, patch, REMEMBERED, self.leaning) });
        }
        let places = &row.as_ref().expect("it has just been filled").places;
        if width <= REMEMBERED || places.count <= REMEMBERED {
            return places;
        }
        self.long = Places::of(position, patch, width, self.leaning);
        &self.long
    }
}

impl Subject {
    fn hash(&self) -> u64 {
        let small = self.patch.map_or(0, |patch| patch.index() as u64 + 1) << 16
            | u64::from(self.space) << 8
            | u64::from(self.tile_gone);
        let mixed = (self.quilt.key(0) ^ small).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed >> 32
    }
}

/// Scores places on one quilt.
struct Scorer {
    free: u128,
    outline: Outline,
    /// Squares missing to the bonus tile, if it is to be had.
    missing: Option<u32>,
    weights: [f32; HALF],
}

impl Scorer {
    fn new(position: &Patchwork, player: &Player, leaning: Leaning) -> Scorer {
        let free = *player.quilt.free();
        let time = time_left(player);
        let mut weights: [f32; HALF] = std::array::from_fn(|n| WEIGHTS[n] + time * WEIGHTS[n + HALF]);
        weights[NEARER] += leaning.tile * TILE_PULL;
        let missing = position.tile.is_none().then(|| bonus_squares_missing(free));
        let missing = missing.filter(|&missing| missing <= TILE_IN_SIGHT || leaning.tile > 0.0);
        Scorer { free, outline: Outline::of(free), missing, weights }
    }

    fn may_complete(&self, squares: u32) -> bool {
        self.missing.is_some_and(|missing| missing <= squares)
    }

    #[inline]
    fn score(&self, board: u128) -> f32 {
        self.features(board).iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum()
    }

    #[inline]
    fn features(&self, board: u128) -> [f32; HALF] {
        let free = self.free & !board;
        let (now, then) = (&self.outline, Outline::of(free));
        let (nearer, complete) = match self.missing {
            None => (0, 0),
            Some(missing) => {
                let left = bonus_squares_missing(free);
                (missing - left, u32::from(left == 0))
            }
        };
        [
            (then.edges - now.edges) as f32 / 10.0,
            (then.holes - now.holes) as f32,
            (then.ends - now.ends) as f32 / 4.0,
            (then.corners - now.corners) as f32 / 10.0,
            (then.blocks - now.blocks) as f32 / 10.0,
            nearer as f32 / 10.0,
            complete as f32,
        ]
    }
}
