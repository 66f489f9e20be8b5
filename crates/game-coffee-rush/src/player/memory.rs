//! What the player remembers: the rest of a turn that it has planned, and room to think in.

use std::sync::{Arc, LazyLock};

use game_core::Game;

use super::ahead::best_single;
use super::choices::{Bench, Care};
use super::net::Net;
use crate::{Action, CoffeeRush};

/// The nets for two, three and four seats.
#[derive(Clone, Debug)]
pub struct Nets([Net; 3]);

impl Nets {
    /// Nets for two, three and four seats.
    pub fn new(nets: [Net; 3]) -> Nets {
        Nets(nets)
    }

    pub(crate) fn of(&self, position: &CoffeeRush) -> &Net {
        &self.0[position.seats.get().clamp(2, 4) - 2]
    }
}

static SHIPPED: LazyLock<Arc<Nets>> = LazyLock::new(|| {
    let read = |seats, bytes| Net::from_bytes(seats, bytes).expect("the files of this crate have the right size");
    Arc::new(Nets([
        read(2, include_bytes!("../../data/player/2-seats.net")),
        read(3, include_bytes!("../../data/player/3-seats.net")),
        read(4, include_bytes!("../../data/player/4-seats.net")),
    ]))
});

/// What the player keeps from move to move.
pub struct Memory {
    pub(crate) nets: Arc<Nets>,
    pub(crate) bench: Bench,
    pub(crate) plan: Option<Plan>,
    /// Turns compared at most.
    pub(crate) most_choices: usize,
    /// Positions within a turn looked at.
    pub(crate) most_positions: usize,
}

/// A turn that is planned to its end.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) actions: Vec<Action>,
    /// The key of the position before each of them.
    keys: Vec<u64>,
    pub(crate) values: [f32; 4],
}

impl Plan {
    /// `actions` from `position` on.
    pub(crate) fn new(position: &CoffeeRush, actions: Vec<Action>, values: [f32; 4]) -> Plan {
        let mut next = *position;
        let keys = actions
            .iter()
            .map(|&action| {
                let key = next.key();
                next.apply_unchecked(action);
                key
            })
            .collect();
        Plan { actions, keys, values }
    }

    /// What is left of it in `position`, if that is on its way.
    pub(crate) fn rest(&self, position: &CoffeeRush) -> Option<&[Action]> {
        let at = self.keys.iter().position(|&key| key == position.key())?;
        Some(&self.actions[at..])
    }
}

impl Memory {
    /// An empty memory that thinks with the nets of this crate.
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory::with(Arc::clone(&SHIPPED), bytes)
    }

    /// An empty memory that thinks with other nets: for training.
    pub fn with(nets: Arc<Nets>, bytes: usize) -> Memory {
        Memory {
            nets,
            bench: Bench::default(),
            plan: None,
            most_choices: (bytes / BYTES_A_CHOICE).clamp(2, 64),
            most_positions: (bytes / BYTES_A_POSITION).clamp(100, 20_000),
        }
    }

    /// What the net likes best without looking ahead, as [`game_core::Heuristic::plan`] does by rules of thumb: for training.
    pub fn glance(&mut self, position: &CoffeeRush) -> Vec<Action> {
        let nets = Arc::clone(&self.nets);
        let net = nets.of(position);
        if position.begins_turn().is_none() {
            return vec![best_single(net, position)];
        }
        self.bench.best(net, position, Care::LATER).turn(position).expand().to_vec()
    }
}

/// A choice with its position, its results and those it displaced; the bench, which has a bound of its own, is counted on them.
const BYTES_A_CHOICE: usize = 64 << 10;
/// A position within a turn, with its key and the way to it.
const BYTES_A_POSITION: usize = 1 << 10;
