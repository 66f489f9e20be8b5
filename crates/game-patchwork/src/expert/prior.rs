//! Which moves deserve a look first: a learned guess in two steps, which option (advance, or one of the patches), then
//! where to put it.
//!
//! *Why this shape.* A patch can lie in hundreds of places and all but a few are silly. Each step is a linear score followed
//! by a softmax: cheap enough for every place of every patch, and learned from what the search came to prefer.

use super::curves::exp;
use super::outline::{Outline, bonus_squares_missing};
use super::weights::read;
use crate::action::{Action, Placement};
use crate::cell::Cell;
use crate::patch::PatchId;
use crate::position::{Patchwork, Player};
use crate::quilt::Quilt;
use crate::track::{LAST_SPACE, Marks};

/// Numbers that describe where a patch is put.
pub const PLACE_FEATURES: usize = 14;
/// Numbers that describe an option.
pub const OPTION_FEATURES: usize = 44;

static PLACE_WEIGHTS: [f32; PLACE_FEATURES] = read(include_str!("place.weights"));
static OPTION_WEIGHTS: [f32; OPTION_FEATURES] = read(include_str!("option.weights"));

/// Up to so many moves are listed whatever the width: proofs need them all.
const ALWAYS_LISTED: usize = 12;

/// A move worth considering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    /// The share of attention it deserves; all together 1.
    pub(crate) prior: f32,
}

/// Lists the moves to consider, at most `width` places for each option; true if no move was left out, apart from those that
/// lead to the same as one that is listed.
pub(crate) fn candidates(position: &Patchwork, width: usize, out: &mut Vec<Candidate>) -> bool {
    out.clear();
    if position.leather_due {
        let places = leather_places(position);
        return list(&places, width, 1.0, out);
    }
    let mut options = vec![(option_score(&advance_features(position)), vec![(0.0, Action::Advance)])];
    for (place, patch) in position.circle.offered().into_iter().enumerate() {
        let Some(patch) = patch.filter(|patch| u16::from(patch.patch().price) <= position.buttons()) else { continue };
        let places = patch_places(position, patch);
        let Some(best) = places.first() else { continue };
        options.push((option_score(&buy_features(position, patch, place, best.0)), places));
    }
    let scores: Vec<f32> = options.iter().map(|option| option.0).collect();
    let mut complete = true;
    for ((_, places), share) in options.iter().zip(softmax(&scores)) {
        complete &= list(places, width, share, out);
    }
    // The first of equals stays first: the order never depends on anything but the position.
    out.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    complete
}

/// Appends the best of `places`, which are sorted, and says whether these are all.
fn list(places: &[(f32, Action)], width: usize, share: f32, out: &mut Vec<Candidate>) -> bool {
    let listed = &places[..places.len().min(width.max(ALWAYS_LISTED))];
    let scores: Vec<f32> = listed.iter().map(|place| place.0).collect();
    let shares = softmax(&scores);
    out.extend(listed.iter().zip(shares).map(|(place, part)| Candidate { action: place.1, prior: share * part }));
    listed.len() == places.len()
}

fn softmax(scores: &[f32]) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts: Vec<f32> = scores.iter().map(|score| exp(score - most)).collect();
    let total: f32 = parts.iter().sum();
    parts.iter().map(|part| part / total).collect()
}

impl Patchwork {
    fn buttons(&self) -> u16 {
        self.player(self.mover).buttons
    }
}

/// Every place for the leather, the best first; one of them if it does not matter which.
fn leather_places(position: &Patchwork) -> Vec<(f32, Action)> {
    let player = position.player(position.mover);
    let scorer = PlaceScorer::new(position, player);
    let cells = player.quilt.free_cells();
    if player.space == LAST_SPACE && !scorer.may_complete(1) {
        return cells.take(1).map(|cell| (0.0, Action::Leather(cell))).collect();
    }
    sorted(cells.map(|cell: Cell| (scorer.score(1 << cell.bit()), Action::Leather(cell))).collect())
}

/// Every place for `patch`, the best first. On an empty quilt one way to lie stands for all: the others are its mirror
/// images. For a player who will not move again one place stands for all, unless the bonus tile is in reach.
fn patch_places(position: &Patchwork, patch: PatchId) -> Vec<(f32, Action)> {
    let player = position.player(position.mover);
    let scorer = PlaceScorer::new(position, player);
    let fits = player.quilt.fits(patch).placements();
    if position.buy_target(patch) == LAST_SPACE && !scorer.may_complete(u32::from(patch.patch().squares) + 1) {
        return fits.take(1).map(|placement| (scorer.score(placement.board()), Action::Buy(placement))).collect();
    }
    let mirrored = player.quilt == Quilt::EMPTY;
    let distinct = fits.take_while(|placement| !mirrored || placement.orientation() == 0);
    sorted(distinct.map(|placement: Placement| (scorer.score(placement.board()), Action::Buy(placement))).collect())
}

fn sorted(mut places: Vec<(f32, Action)>) -> Vec<(f32, Action)> {
    places.sort_by(|a, b| b.0.total_cmp(&a.0));
    places
}

/// Scores places on one quilt.
struct PlaceScorer {
    free: u128,
    outline: Outline,
    /// Squares missing to the bonus tile; `None` when it is gone.
    missing: Option<u32>,
    weights: [f32; PLACE_FEATURES / 2],
}

impl PlaceScorer {
    fn new(position: &Patchwork, player: &Player) -> PlaceScorer {
        let free = *player.quilt.free();
        let time = time_left(player);
        let weights = std::array::from_fn(|n| PLACE_WEIGHTS[n] + time * PLACE_WEIGHTS[n + PLACE_FEATURES / 2]);
        let missing = position.tile.is_none().then(|| bonus_squares_missing(free));
        PlaceScorer { free, outline: Outline::of(free), missing, weights }
    }

    fn may_complete(&self, squares: u32) -> bool {
        self.missing.is_some_and(|missing| missing <= squares)
    }

    #[inline]
    fn score(&self, board: u128) -> f32 {
        self.features(board).iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum()
    }

    #[inline]
    fn features(&self, board: u128) -> [f32; PLACE_FEATURES / 2] {
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

/// From 1 at the start to 0 at the end.
fn time_left(player: &Player) -> f32 {
    f32::from(LAST_SPACE - player.space) / f32::from(LAST_SPACE)
}

/// How learning sees a place: the numbers of `board` covered in `position`, then the same times the time left.
pub fn place_features(position: &Patchwork, action: Action) -> Option<[f32; PLACE_FEATURES]> {
    let board = match action {
        Action::Advance => return None,
        Action::Buy(placement) => placement.board(),
        Action::Leather(cell) => 1 << cell.bit(),
    };
    let player = position.player(position.mover);
    let now = PlaceScorer::new(position, player).features(board);
    let time = time_left(player);
    Some(std::array::from_fn(|n| if n < now.len() { now[n] } else { now[n - now.len()] * time }))
}

/// How learning sees an option.
pub fn option_features(position: &Patchwork, option: Option<PatchId>) -> Option<[f32; OPTION_FEATURES]> {
    let Some(patch) = option else { return Some(advance_features(position)) };
    let place = position.circle.offered().into_iter().position(|offered| offered == Some(patch))?;
    let best = patch_places(position, patch).first()?.0;
    Some(buy_features(position, patch, place, best))
}

fn option_score(features: &[f32; OPTION_FEATURES]) -> f32 {
    features.iter().zip(&OPTION_WEIGHTS).map(|(feature, weight)| feature * weight).sum()
}

const HALF: usize = OPTION_FEATURES / 2;

/// The numbers, then the same times the time left.
fn doubled(position: &Patchwork, numbers: [f32; HALF]) -> [f32; OPTION_FEATURES] {
    let time = time_left(position.player(position.mover));
    std::array::from_fn(|n| if n < HALF { numbers[n] } else { numbers[n - HALF] * time })
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

fn advance_features(position: &Patchwork) -> [f32; OPTION_FEATURES] {
    let player = position.player(position.mover);
    let to = position.advance_target();
    let crossed = Marks::INCOME.crossed(player.space, to).count() as f32;
    let mut numbers = [0.0; HALF];
    numbers[16] = 1.0;
    numbers[17] = f32::from(to - player.space) / 6.0;
    numbers[18] = flag(!position.leather.crossed(player.space, to).is_empty());
    numbers[19] = crossed * f32::from(player.income) / 10.0;
    numbers[20] = f32::from(player.buttons) / 10.0;
    numbers[21] = (f32::from(player.buttons) / 4.0).min(1.0);
    doubled(position, numbers)
}

fn buy_features(position: &Patchwork, patch: PatchId, place: usize, neatness: f32) -> [f32; OPTION_FEATURES] {
    let player = position.player(position.mover);
    let other = position.player(position.mover.other());
    let printed = patch.patch();
    let to = position.buy_target(patch);
    let marks = Marks::INCOME.crossed(player.space, LAST_SPACE).count() as f32;
    let crossed = Marks::INCOME.crossed(player.space, to).count() as f32;
    let (squares, income) = (f32::from(printed.squares), f32::from(printed.income));
    let (price, time) = (f32::from(printed.price), f32::from(to - player.space));
    let buttons = f32::from(player.buttons);
    let worth = 2.0 * squares + income * marks - price;
    let numbers = [
        1.0,
        squares / 5.0,
        income * marks / 10.0,
        price / 10.0,
        time / 6.0,
        flag(to <= other.space),
        flag(!position.leather.crossed(player.space, to).is_empty()),
        crossed * (f32::from(player.income) + income) / 10.0,
        price / (buttons + 1.0),
        flag(buttons - price <= 2.0),
        worth / 10.0,
        worth / time.max(1.0) / 5.0,
        neatness / 4.0,
        flag(place == 1),
        flag(place == 2),
        income / 3.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ];
    doubled(position, numbers)
}
