//! The judge of moves: a search of the positions before and after each.

use game_core::{Event, Found, MAX_SEATS, Match, Seat, SplitMix, StrongPlayer, Turn};
use search::Mcts;
use search::arena::sharpened;

use super::judgement::Judgement;
use crate::clock::Clock;
use crate::limits::Limits;

/// How many outcomes of chance a position is judged under, where chance comes next.
const LUCKS: u64 = 8;

/// Seed of that luck, the same for every move.
const LUCK: u64 = 0x6c75_636b;

/// A searcher with a memory, for one game.
pub(crate) struct Analyst<'a, G: StrongPlayer> {
    memory: G::Memory,
    /// For positions that the strong player judges at a glance.
    tree: Mcts<G>,
    limits: Limits,
    clock: &'a Clock<'a>,
    nodes: u64,
    /// The power to which odds are raised, by number of seats from two.
    sharpness: [f32; MAX_SEATS - 1],
}

/// The value of a position for a seat: its share of the win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    pub(crate) value: f32,
    pub(crate) proved: bool,
}

impl<'a, G: StrongPlayer> Analyst<'a, G> {
    /// Judges within `limits` a search, with `memory` bytes. Values are as sure as they sound.
    pub(crate) fn new(memory: usize, limits: Limits, clock: &'a Clock<'a>) -> Self {
        Analyst { memory: G::memory(memory), tree: Mcts::default(), limits, clock, nodes: 0, sharpness: G::SHARPNESS }
    }

    /// The same with the values that the search itself goes by.
    pub(crate) fn with_raw_values(self) -> Self {
        Analyst { sharpness: [1.0; MAX_SEATS - 1], ..self }
    }

    /// The value of a position to the seat to move.
    pub(crate) fn value(&mut self, position: &G, seat: Seat) -> Worth {
        self.worth_without_luck(position, seat, self.limits)
    }

    /// Judges the move that begins with event number `first` of `game`, which a seat must have made. A move is one action,
    /// or all actions of the turn in games that plan turns as a whole.
    pub(crate) fn judge(&mut self, game: &Match<G>, first: usize) -> Judgement {
        self.nodes = 0;
        let position = game.position_at(first);
        let Turn::Seat(seat) = position.turn() else { unreachable!("a seat made this event") };
        let found = self.search(&position, self.limits);
        let played = actions_from(game, first, seat, found.actions.len() > 1);
        let (best, after_played) = (after(&position, &found.actions), after(&position, &played));
        let (before, after) = if best == after_played {
            let worth = self.worth_of(&position, seat, &found);
            (worth, worth)
        } else {
            let after = self.worth(&after_played, seat);
            (self.worth_before(&position, seat, &found, &best, after), after)
        };
        // Two ways to the same position are one move; and the played move may turn out better than the best one of the search.
        let same = best == after_played;
        let nothing_better = !before.proved && before.value <= after.value;
        let best = if same || nothing_better { &played } else { &found.actions };
        let line = if same || !nothing_better { found.line.as_slice() } else { &[] };
        let text = |actions: &[G::Action]| actions.iter().map(G::Action::to_string).collect::<Vec<_>>();
        Judgement {
            event: first,
            seat: seat.index(),
            played: text(&played),
            best: text(best),
            line: text(line),
            before: before.value,
            after: after.value,
            regret: (before.value - after.value).max(0.0),
            proved: before.proved && after.proved,
            nodes: self.nodes,
        }
    }

    /// The value of the position before the move: the result of perfect play where that is proved, and otherwise the one that the
    /// better of the two moves leaves.
    fn worth_before(&mut self, position: &G, seat: Seat, found: &Found<G>, best: &G, after: Worth) -> Worth {
        let here = self.worth_of(position, seat, found);
        if here.proved {
            return here;
        }
        let best = self.worth(best, seat);
        if best.value >= after.value { best } else { after }
    }

    fn search(&mut self, position: &G, limits: Limits) -> Found<G> {
        // The same position is always thought about in the same way.
        let mut rng = SplitMix::new(position.key());
        let memory = &mut self.memory;
        let (found, _) = limits.watch(self.clock, &|| false, |budget| position.think(memory, budget, &mut rng));
        self.nodes += found.nodes;
        found
    }

    /// The value in `found`, the result of a search of `position`.
    fn worth_of(&mut self, position: &G, seat: Seat, found: &Found<G>) -> Worth {
        match &found.values {
            Some(values) if found.proved => Worth { value: values[seat], proved: true },
            Some(values) => {
                let mut shares = values.as_slice().to_vec();
                let sharpness = self.sharpness[shares.len().clamp(2, MAX_SEATS) - 2];
                sharpened(&mut shares, sharpness);
                Worth { value: shares[seat.index()], proved: false }
            }
            None => Worth { value: self.value_by_playouts(position, seat), proved: false },
        }
    }

    fn value_by_playouts(&mut self, position: &G, seat: Seat) -> f32 {
        let mut rng = SplitMix::new(position.key());
        let tree = &mut self.tree;
        let (found, _) = self.limits.watch(self.clock, &|| false, |budget| tree.search(position, budget, &mut rng));
        let found = found.expect("a seat is to move");
        self.nodes += found.nodes;
        found.values.expect("playouts have results")[seat]
    }

    fn worth(&mut self, position: &G, seat: Seat) -> Worth {
        match position.turn() {
            Turn::Chance => self.worth_under_luck(position, seat),
            _ => self.worth_without_luck(position, seat, self.limits),
        }
    }

    fn worth_without_luck(&mut self, position: &G, seat: Seat, limits: Limits) -> Worth {
        if let Some(outcome) = position.outcome() {
            let share = 1.0 / outcome.winners.len() as f32;
            return Worth { value: if outcome.winners.contains(&seat) { share } else { 0.0 }, proved: true };
        }
        let found = self.search(position, limits);
        self.worth_of(position, seat, &found)
    }

    /// The mean over some outcomes, which share the limits of one search.
    fn worth_under_luck(&mut self, position: &G, seat: Seat) -> Worth {
        let part = Limits {
            time: self.limits.time.map(|time| time / LUCKS as u32),
            nodes: self.limits.nodes.map(|nodes| (nodes / LUCKS).max(1)),
        };
        let mut sum = 0.0;
        for luck in 0..LUCKS {
            let mut rng = SplitMix::for_game(LUCK, luck);
            let (mut next, mut outcomes) = (position.clone(), Vec::new());
            while next.turn() == Turn::Chance {
                next.apply_chance_unchecked(next.sample_chance(&mut rng, &mut outcomes));
            }
            sum += self.worth_without_luck(&next, seat, part).value;
        }
        Worth { value: sum / LUCKS as f32, proved: false }
    }
}

/// The events that `seat` played from number `first` on: one action, or all until somebody else acts.
fn actions_from<G: StrongPlayer>(game: &Match<G>, first: usize, seat: Seat, whole_turn: bool) -> Vec<G::Action> {
    let theirs =
        game.events()[first..].iter().zip(&game.actors()[first..]).take_while(|(_, actor)| **actor == Some(seat));
    let actions = theirs.filter_map(|(event, _)| match event {
        Event::Action(action) => Some(*action),
        Event::Chance(_) => None,
    });
    actions.take(if whole_turn { usize::MAX } else { 1 }).collect()
}

/// The position after `actions`, all by the seat to move.
fn after<G: StrongPlayer>(position: &G, actions: &[G::Action]) -> G {
    let mut next = position.clone();
    for &action in actions {
        if next.turn() == position.turn() {
            next.apply_unchecked(action);
        }
    }
    next
}
