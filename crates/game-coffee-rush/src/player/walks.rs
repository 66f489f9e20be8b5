//! Every walk of a meeple, each once for the squares it enters and where it ends.
//!
//! *Why a table.* The board never changes, and the pay of a square depends on nothing but the square, the upgrades and the other
//! meeples; so walking is done once, and a turn only adds up the pay of the squares.

use std::sync::OnceLock;

use crate::Square;
use crate::position::FREE_STEPS;
use crate::turns::path::Path;

/// Rush tokens that a planned walk spends at most.
pub(crate) const MOST_RUSH: u8 = 2;

const LONGEST: usize = (FREE_STEPS + MOST_RUSH) as usize;

/// Of walks that enter the same squares as often and end alike, the first; all of exactly `steps` steps, which must be at least
/// one and at most the free ones and [`MOST_RUSH`] more. Made when first asked for: most are never needed.
pub(crate) fn walks(from: Square, diagonal: bool, steps: u8) -> &'static [Path] {
    static TABLE: [[[OnceLock<Vec<Path>>; LONGEST]; Square::COUNT]; 2] =
        [const { [const { [const { OnceLock::new() }; LONGEST] }; Square::COUNT] }; 2];
    TABLE[usize::from(diagonal)][from.index()][usize::from(steps) - 1].get_or_init(|| make(from, diagonal, steps))
}

fn make(from: Square, diagonal: bool, steps: u8) -> Vec<Path> {
    let shorter = if steps == 1 { &[Path::NONE] } else { walks(from, diagonal, steps - 1) };
    let onward = |&path: &Path| path.end().unwrap_or(from).neighbours(diagonal).iter().map(move |to| path.then(to));
    let mut all: Vec<Path> = shorter.iter().flat_map(onward).collect();
    all.sort_by_cached_key(|path| (path.end(), visits(*path), *path));
    all.dedup_by_key(|path| (path.end(), visits(*path)));
    all
}

/// How often each square is entered, four bits a square.
fn visits(path: Path) -> u64 {
    path.iter().fold(0, |visits, square| visits + (1 << (4 * square.index())))
}
