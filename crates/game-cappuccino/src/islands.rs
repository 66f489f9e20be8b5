//! Islands: groups of stacks that can still reach each other. Gaps never close (CP-11), so each is a world of its own.

use std::collections::BTreeSet;

use game_core::{MAX_SEATS, Random, Seat, SplitMix};
use serde::Serialize;

use crate::Cappuccino;
use crate::position::bits;
use crate::shape::MOST;
use crate::topology::Topology;

/// The state of an island: is anything still open there?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Status {
    /// How many cups each player gets from it depends on the moves.
    Contested,
    /// Moves are left, but each player gets the same number of cups whatever is played.
    Decided,
    /// Nobody can move here any more.
    Dead,
}

/// A group of stacks connected by neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Island {
    /// Its stacks, as a mask of cells.
    pub stacks: u64,
    /// Its state.
    pub status: Status,
    /// Cups that each seat will surely have from it at the end: all it gets once the island is decided, and before that
    /// what it has in safe stacks.
    pub sure: [u8; MAX_SEATS],
}

impl Cappuccino {
    /// The islands, by their first cell. `safe` are the safe stacks.
    pub fn islands(&self, topology: &Topology, safe: u64) -> Vec<Island> {
        let mut rest = self.stacks();
        std::iter::from_fn(|| {
            let start = bits(rest).next()?;
            let stacks = connected(topology, rest, start);
            rest &= !stacks;
            Some(self.judge(topology, stacks, safe & stacks))
        })
        .collect()
    }

    fn judge(&self, topology: &Topology, stacks: u64, safe: u64) -> Island {
        let held = |mask: u64| {
            let cups = |seat: Seat| bits(mask & self.stacks_of(seat)).map(|index| self.height(index)).sum();
            std::array::from_fn(|seat| cups(Seat::wrapping(seat)))
        };
        // Two neighbours always allow a move: of the higher one, or of either.
        if stacks.count_ones() == 1 {
            return Island { stacks, status: Status::Dead, sure: held(stacks) };
        }
        if safe == stacks {
            return Island { stacks, status: Status::Decided, sure: held(stacks) };
        }
        let world = World::new(self, stacks);
        match Shares::new(topology).of_every_play(&world) {
            Some(shares) => Island { stacks, status: Status::Decided, sure: shares },
            None => Island { stacks, status: Status::Contested, sure: held(safe) },
        }
    }
}

/// The part of `cells` that is connected with `start`.
pub(crate) fn connected(topology: &Topology, cells: u64, start: usize) -> u64 {
    let (mut reached, mut edge) = (0, 1 << start);
    while edge != 0 {
        reached |= edge;
        edge = bits(edge).fold(0, |next, index| next | topology.around(index)) & cells & !reached;
    }
    reached
}

/// The stacks of one island while its plays are tried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct World {
    heights: [u8; MOST],
    owners: [u64; MAX_SEATS],
}

impl World {
    fn new(position: &Cappuccino, stacks: u64) -> World {
        let height = |index| if stacks >> index & 1 == 1 { position.height(index) } else { 0 };
        World { heights: std::array::from_fn(height), owners: position.owners.map(|owned| owned & stacks) }
    }

    fn stacks(&self) -> u64 {
        self.owners.iter().fold(0, |all, owned| all | owned)
    }

    /// Every move of any player.
    fn moves(&self, topology: &Topology) -> Vec<(usize, usize)> {
        let stacks = self.stacks();
        let targets = |from| bits(topology.around(from) & stacks).map(move |to| (from, to));
        bits(stacks).flat_map(targets).filter(|&(from, to)| self.heights[from] >= self.heights[to]).collect()
    }

    fn after(&self, (from, to): (usize, usize)) -> World {
        let mut after = *self;
        after.heights[to] += after.heights[from];
        after.heights[from] = 0;
        for owned in &mut after.owners {
            let mover = *owned >> from & 1;
            *owned = *owned & !(1 << from | 1 << to) | mover << to;
        }
        after
    }

    fn shares(&self) -> [u8; MAX_SEATS] {
        self.owners.map(|owned| bits(owned).map(|index| self.heights[index]).sum())
    }
}

/// Finds out whether all plays of an island share out its cups alike.
struct Shares<'a> {
    topology: &'a Topology,
    seen: BTreeSet<World>,
}

impl<'a> Shares<'a> {
    /// Most contested islands show it within as many plays at random.
    const TRIAL_PLAYS: usize = 16;

    fn new(topology: &'a Topology) -> Self {
        Shares { topology, seen: BTreeSet::new() }
    }

    /// The cups that each seat gets, if they are the same in every play.
    fn of_every_play(mut self, world: &World) -> Option<[u8; MAX_SEATS]> {
        // A fixed stream: which plays are tried changes how long the answer takes, not what it is.
        let mut rng = SplitMix::new(0);
        let first = self.of_one_play(world, &mut rng);
        let same = (1..Self::TRIAL_PLAYS).all(|_| self.of_one_play(world, &mut rng) == first);
        (same && self.all_end(world, first)).then_some(first)
    }

    fn of_one_play(&self, world: &World, rng: &mut SplitMix) -> [u8; MAX_SEATS] {
        let mut world = *world;
        loop {
            let moves = world.moves(self.topology);
            if moves.is_empty() {
                return world.shares();
            }
            world = world.after(moves[rng.below(moves.len() as u32) as usize]);
        }
    }

    fn all_end(&mut self, world: &World, shares: [u8; MAX_SEATS]) -> bool {
        if !self.seen.insert(*world) {
            return true;
        }
        let moves = world.moves(self.topology);
        if moves.is_empty() {
            return world.shares() == shares;
        }
        moves.into_iter().all(|step| self.all_end(&world.after(step), shares))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topology::SPIRAL;

    #[test]
    fn one_play_that_ends_differently_is_enough() {
        let mut heights = [0; MOST];
        heights[..2].fill(1);
        let world = |owners| World { heights, owners };
        let all_end = |owners, shares| Shares::new(&SPIRAL).all_end(&world(owners), shares);
        assert!(all_end([0b11, 0, 0, 0], [2, 0, 0, 0]), "a player that is alone gets everything");
        assert!(!all_end([0b11, 0, 0, 0], [1, 1, 0, 0]));
        assert!(!all_end([0b01, 0b10, 0, 0], [2, 0, 0, 0]), "either may land on the other");
        assert!(!all_end([0b01, 0b10, 0, 0], [0, 2, 0, 0]));
    }

    #[test]
    fn an_island_is_decided_when_all_its_plays_share_alike() {
        for (heights, shares) in [([1, 2], Some([0, 3, 0, 0])), ([2, 1], Some([3, 0, 0, 0])), ([1, 1], None)] {
            let mut world = World { heights: [0; MOST], owners: [0b01, 0b10, 0, 0] };
            world.heights[..2].copy_from_slice(&heights);
            assert_eq!(Shares::new(&SPIRAL).of_every_play(&world), shares, "{heights:?}");
        }
    }

    #[test]
    fn a_rare_play_that_shares_otherwise_leaves_an_island_contested() {
        // Plays at random nearly always give seat 0 everything: the cup of seat 1 has to be left alone for once.
        for (heights, theirs) in
            [(&[4, 4, 4, 1][..], 3), (&[2, 3, 1, 3], 0), (&[1, 3, 2, 1, 2], 3), (&[2, 4, 1, 3, 4], 2)]
        {
            let mut world = World { heights: [0; MOST], owners: [0; MAX_SEATS] };
            world.heights[..heights.len()].copy_from_slice(heights);
            world.owners[1] = 1 << theirs;
            world.owners[0] = ((1 << heights.len()) - 1) ^ world.owners[1];
            assert_eq!(Shares::new(&SPIRAL).of_every_play(&world), None, "{heights:?}");
        }
    }
}
