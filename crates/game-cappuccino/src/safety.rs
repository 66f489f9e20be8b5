//! Which stacks can never change hands any more (CP-17), exactly.
//!
//! *Why this shape.* A stack is safe when no sequence of legal moves, by any players in whatever order, ends with another
//! player's cup on top of it. Four facts make that quick to decide.
//!
//! 1. The prey may stand still. Take a sequence that captures it after it has walked over stacks Y1 … Yk: the captor is at
//!    least as high as prey and Y1 … Yk together, so it can walk Yk … Y1 itself and land on the prey where it stood. Stacks
//!    that the owner set on the prey may stay where they were for the same reason. So only the other stacks move.
//! 2. The captor is a single stack of today that rolls. The lander keeps the stack, so following it back through
//!    the captor's history leads to one stack that moves on and on. Each target that it lands on is a *bundle*: a stack of
//!    today, or several that were set on each other before. Bundles share no cells, so they can all be made first.
//! 3. A bundle, too, is made by rolling: a part of it that is at least as high lands on the part that stands at its end.
//! 4. A captor never lands on more cups than it has. So every stack it gathers is at most as high as all it gathered
//!    before, and growing a region from its cell by neighbours no higher than the region's sum never misses a cup it
//!    could gather. Where that sum stays below the prey, this captor fails.

use std::collections::{BTreeMap, BTreeSet};

use crate::Cappuccino;
use crate::islands::connected;
use crate::position::bits;
use crate::shape::MOST;
use crate::topology::Topology;

impl Cappuccino {
    /// The stacks that no other player can ever capture, whatever is played, as a mask of cells.
    pub fn safe_stacks(&self) -> u64 {
        self.safe_stacks_on(&self.topology())
    }

    /// The same, for callers that have the topology of this board at hand.
    pub fn safe_stacks_on(&self, topology: &Topology) -> u64 {
        let heights = std::array::from_fn(|index| self.height(index));
        let mut bundles = Bundles { topology, heights, known: BTreeMap::new() };
        let safe = |&prey: &usize| {
            let owner = self.owner(prey).expect("the prey is a stack");
            !Hunt::new(&mut bundles, self.stacks(), prey).succeeds(self.stacks() & !self.stacks_of(owner))
        };
        bits(self.stacks()).filter(safe).fold(0, |mask, index| mask | 1 << index)
    }
}

/// Can one of the stacks around a prey ever capture it?
struct Hunt<'a, 'b> {
    bundles: &'a mut Bundles<'b>,
    /// All stacks but the prey.
    stacks: u64,
    /// Where a captor must stand at last: beside the prey.
    doorstep: u64,
    /// How high it must be: as high as the prey.
    wanted: u32,
    /// Steps from the prey, to try near stacks first.
    distance: [u8; MOST],
    /// States that were found to lead nowhere: where a captor stands, and which stacks it has not gathered.
    failed: BTreeSet<(usize, u64)>,
}

impl<'a, 'b> Hunt<'a, 'b> {
    fn new(bundles: &'a mut Bundles<'b>, stacks: u64, prey: usize) -> Self {
        Hunt {
            stacks: stacks & !(1 << prey),
            doorstep: bundles.topology.around(prey),
            wanted: u32::from(bundles.heights[prey]),
            distance: distances(bundles.topology, stacks, prey),
            failed: BTreeSet::new(),
            bundles,
        }
    }

    /// Can one of `hunters` become a captor?
    fn succeeds(&mut self, hunters: u64) -> bool {
        let near_first = self.by_distance(hunters);
        near_first.into_iter().any(|start| self.rolls(start, self.stacks & !(1 << start)))
    }

    /// Can a captor that stands at `at`, and has gathered every stack that is not in `rest`, go on to capture?
    fn rolls(&mut self, at: usize, rest: u64) -> bool {
        let gathered = self.bundles.sum(self.stacks & !rest);
        if gathered >= self.wanted && self.doorstep >> at & 1 == 1 {
            return true;
        }
        if !self.may_grow(at, rest, gathered) || self.failed.contains(&(at, rest)) {
            return false;
        }
        let topology = self.bundles.topology;
        let heights = self.bundles.heights;
        for next in self.by_distance(topology.around(at) & rest) {
            let cells = Connected { topology, heights: &heights, within: rest };
            let captures = |bundle| self.bundles.ends_at(bundle, next) && self.rolls(next, rest & !bundle);
            if cells.any(next, gathered, captures) {
                return true;
            }
        }
        self.failed.insert((at, rest));
        false
    }

    /// Fact 4: is there enough to gather, as far as the prey?
    fn may_grow(&self, at: usize, rest: u64, gathered: u32) -> bool {
        let topology = self.bundles.topology;
        let (mut region, mut sum, mut border) = (1 << at, gathered, topology.around(at));
        loop {
            if sum >= self.wanted && region & self.doorstep != 0 {
                return true;
            }
            let low = |&index: &usize| u32::from(self.bundles.heights[index]) <= sum;
            let Some(index) = bits(border & rest & !region).find(low) else { return false };
            region |= 1 << index;
            sum += u32::from(self.bundles.heights[index]);
            border |= topology.around(index);
        }
    }

    fn by_distance(&self, cells: u64) -> Vec<usize> {
        let mut cells: Vec<usize> = bits(cells).collect();
        cells.sort_by_key(|&index| self.distance[index]);
        cells
    }
}

/// Stacks set on each other before a captor comes.
struct Bundles<'b> {
    topology: &'b Topology,
    heights: [u8; MOST],
    /// Answers of [`Bundles::ends_at`].
    known: BTreeMap<(u64, usize), bool>,
}

impl Bundles<'_> {
    fn sum(&self, stacks: u64) -> u32 {
        bits(stacks).map(|index| u32::from(self.heights[index])).sum()
    }

    /// Can these stacks be set on each other so that all end on cell `end`, one of them?
    fn ends_at(&mut self, set: u64, end: usize) -> bool {
        if set == 1 << end {
            return true;
        }
        if let Some(&answer) = self.known.get(&(set, end)) {
            return answer;
        }
        let (topology, heights, half) = (self.topology, self.heights, self.sum(set) / 2);
        // Fact 3: the stack at the end when the last part lands has at most half of the cups.
        let answer = Connected { topology, heights: &heights, within: set }.any(end, half, |below| {
            let lander = set & !below;
            let mut places = bits(topology.around(end) & lander);
            places.any(|place| connected(topology, lander, place) == lander && self.ends_at(lander, place))
                && self.ends_at(below, end)
        });
        self.known.insert((set, end), answer);
        answer
    }
}

/// The connected sets of cells of a mask.
struct Connected<'a> {
    topology: &'a Topology,
    heights: &'a [u8; MOST],
    within: u64,
}

impl Connected<'_> {
    /// Is there a set with `start` and at most `most` cups that is `wanted`? Sets are tried before those that extend them.
    fn any(&self, start: usize, most: u32, mut wanted: impl FnMut(u64) -> bool) -> bool {
        let height = u32::from(self.heights[start]);
        let open = self.within & !(1 << start);
        height <= most && self.extends(1 << start, self.topology.around(start), open, most - height, &mut wanted)
    }

    /// Is `set` wanted, or an extension of it by cells of `open`, the first of them in `border`, with at most `most` cups?
    fn extends(&self, set: u64, border: u64, mut open: u64, most: u32, wanted: &mut impl FnMut(u64) -> bool) -> bool {
        if wanted(set) {
            return true;
        }
        bits(border & open).any(|index| {
            // From here on without this cell, so that no set is tried twice.
            open &= !(1 << index);
            let height = u32::from(self.heights[index]);
            let border = border | self.topology.around(index);
            height <= most && self.extends(set | 1 << index, border, open, most - height, wanted)
        })
    }
}

/// Steps from `start` to each cell over the cells of `stacks`.
fn distances(topology: &Topology, stacks: u64, start: usize) -> [u8; MOST] {
    let mut distance = [u8::MAX; MOST];
    let (mut reached, mut edge, mut steps) = (0, 1 << start, 0);
    while edge != 0 {
        bits(edge).for_each(|index| distance[index] = steps);
        reached |= edge;
        edge = bits(edge).fold(0, |next, index| next | topology.around(index)) & stacks & !reached;
        steps += 1;
    }
    distance
}

#[cfg(test)]
mod tests {
    use game_core::{Random, SplitMix};

    use super::*;
    use crate::topology::SPIRAL;

    /// Can everything be set on `end`? Tried move by move.
    fn gathers(heights: [u8; MOST], set: u64, end: usize) -> bool {
        let moves = |from: usize| bits(SPIRAL.around(from) & set).filter(move |&to| heights[from] >= heights[to]);
        let after = |from: usize, to: usize| {
            let mut after = heights;
            after[to] += after[from];
            gathers(after, set & !(1 << from), end)
        };
        set == 1 << end || bits(set).any(|from| moves(from).any(|to| after(from, to)))
    }

    #[test]
    fn bundles_are_those_that_moves_can_make() {
        let mut rng = SplitMix::new(5);
        let mut answers = [0, 0];
        for _ in 0..400 {
            let (size, mut set) = (2 + rng.below(4), 1u64 << rng.below(7));
            while set.count_ones() < size {
                let border = bits(set).fold(0, |all, index| all | SPIRAL.around(index)) & !set;
                let next = rng.below(border.count_ones()) as usize;
                set |= 1 << bits(border).nth(next).expect("a cluster has a border");
            }
            let mut heights = [0; MOST];
            bits(set).for_each(|index| heights[index] = 1 + rng.below(4) as u8);
            let mut bundles = Bundles { topology: &SPIRAL, heights, known: BTreeMap::new() };
            for end in bits(set) {
                let expected = gathers(heights, set, end);
                assert_eq!(bundles.ends_at(set, end), expected, "{heights:?} on {end}");
                answers[usize::from(expected)] += 1;
            }
        }
        assert!(answers.iter().all(|&count| count > 100), "{answers:?}");
    }
}
