//! Which stacks can never change hands any more (CP-17), exactly.
//!
//! *Why this shape.* A stack is safe when no sequence of legal moves, by any players in whatever order, ends with another
//! player's cup on top of it. Three facts make that quick to decide.
//!
//! 1. The prey may stand still. Take a sequence that captures it after it has walked over stacks Y1 … Yk: the captor is at
//!    least as high as prey and Y1 … Yk together, so it can walk Yk … Y1 itself and land on the prey where it stood. Stacks
//!    that the owner set on the prey may stay where they were for the same reason. So only the other stacks move.
//! 2. What a captor is made of grows step by step: the cups it lands on are never more than its own, so every stack among
//!    them is at most as high as all it gathered before. Growing a region from a captor's cell by neighbours no higher than the
//!    region's sum therefore never misses a cup it could gather. Where that sum stays below the prey, the prey is safe.
//! 3. Otherwise a capture is usually found by rolling one stack on. A depth-first search that rolls first, cuts by fact 2
//!    and remembers what failed decides the rest.

use std::collections::BTreeSet;

use crate::Cappuccino;
use crate::position::bits;
use crate::shape::MOST;
use crate::topology::Topology;

impl Cappuccino {
    /// The stacks that no other player can ever capture, whatever is played, as a mask of cells.
    pub fn safe_stacks(&self) -> u64 {
        self.safe_stacks_on(&self.topology())
    }

    /// The same, for whoever has the topology of this board at hand.
    pub fn safe_stacks_on(&self, topology: &Topology) -> u64 {
        let safe = |&prey: &usize| {
            let (mut hunt, stacks) = Hunt::new(self, topology, prey);
            !hunt.succeeds(&stacks, None)
        };
        bits(self.stacks()).filter(safe).fold(0, |mask, index| mask | 1 << index)
    }
}

/// Can the stacks around a prey ever build one that captures it?
struct Hunt<'a> {
    topology: &'a Topology,
    /// Where a captor must stand at last: beside the prey.
    doorstep: u64,
    /// How high it must be: as high as the prey.
    wanted: u32,
    /// Steps from the prey over cells that hold stacks at first.
    distance: [u8; MOST],
    /// What the search has found to lead nowhere.
    failed: BTreeSet<Stacks>,
}

/// The stacks that may move: all but the prey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stacks {
    heights: [u8; MOST],
    /// Those that do not belong to the prey's owner.
    hunters: u64,
}

impl<'a> Hunt<'a> {
    fn new(position: &Cappuccino, topology: &'a Topology, prey: usize) -> (Hunt<'a>, Stacks) {
        let owner = position.owner(prey).expect("the prey is a stack");
        let mut heights = std::array::from_fn(|index| position.height(index));
        heights[prey] = 0;
        let hunters = position.stacks() & !position.stacks_of(owner);
        let hunt = Hunt {
            topology,
            doorstep: topology.around(prey),
            wanted: u32::from(position.height(prey)),
            distance: distances(topology, position.stacks(), prey),
            failed: BTreeSet::new(),
        };
        (hunt, Stacks { heights, hunters })
    }

    /// Can a captor be built from here? The stack that moved last, at `rolling`, is tried first.
    fn succeeds(&mut self, stacks: &Stacks, rolling: Option<usize>) -> bool {
        let high_enough = |index: usize| u32::from(stacks.heights[index]) >= self.wanted;
        if bits(stacks.hunters & self.doorstep).any(high_enough) {
            return true;
        }
        let hopeful = self.hopeful(stacks);
        if hopeful == 0 || self.failed.contains(stacks) {
            return false;
        }
        let mut movers: Vec<usize> = bits(hopeful).collect();
        movers.sort_by_key(|&index| {
            let helper = stacks.hunters >> index & 1 == 0;
            (Some(index) != rolling, helper, self.distance[index], u8::MAX - stacks.heights[index])
        });
        for from in movers {
            let mut targets: Vec<usize> = bits(self.topology.around(from) & hopeful).collect();
            targets.sort_by_key(|&index| self.distance[index]);
            for to in targets {
                if stacks.heights[from] >= stacks.heights[to] && self.succeeds(&stacks.after(from, to), Some(to)) {
                    return true;
                }
            }
        }
        self.failed.insert(*stacks);
        false
    }

    /// The cells that may take part in a capture: every region that could grow from a hunter (fact 2) to the wanted height and
    /// reaches the prey.
    fn hopeful(&self, stacks: &Stacks) -> u64 {
        let (mut hopeful, mut hopeless) = (0, 0);
        for start in bits(stacks.hunters) {
            if (hopeful | hopeless) >> start & 1 == 1 {
                continue;
            }
            let (region, sum) = self.grown(stacks, start);
            if sum >= self.wanted && region & self.doorstep != 0 {
                hopeful |= region;
            } else {
                hopeless |= region;
            }
        }
        hopeful
    }

    /// The region that grows from `start` by neighbours no higher than what it has gathered, and its sum.
    fn grown(&self, stacks: &Stacks, start: usize) -> (u64, u32) {
        let (mut region, mut sum) = (1 << start, u32::from(stacks.heights[start]));
        let mut border = self.topology.around(start);
        loop {
            let low = |&index: &usize| (1..=sum).contains(&u32::from(stacks.heights[index]));
            let Some(index) = bits(border & !region).find(low) else { return (region, sum) };
            region |= 1 << index;
            sum += u32::from(stacks.heights[index]);
            border |= self.topology.around(index);
        }
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

impl Stacks {
    fn after(&self, from: usize, to: usize) -> Stacks {
        let mut after = *self;
        after.heights[to] += after.heights[from];
        after.heights[from] = 0;
        let hunter = self.hunters >> from & 1;
        after.hunters = self.hunters & !(1 << from | 1 << to) | hunter << to;
        after
    }
}
