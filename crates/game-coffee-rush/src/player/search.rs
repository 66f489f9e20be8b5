//! One decision.

use game_core::{Budget, Game, Random, SplitMix};

use super::afterstate::Afterstate;
use super::evaluation::{chance, evaluate};
use super::listing::{Breadth, Choice};
use super::lookahead::{Shuffled, play_on};
use super::memory::{Memory, PlannedTurn};
use super::race::{self, HEAT, Runner};
use super::rest_of_turn;
use super::top::Top;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush};

/// More samples than these tell nothing that the errors of the evaluation would not drown.
const MOST_SAMPLES: usize = 640;

/// In lessons one turn of so many is any of those that are compared: a player that only ever sees its own best play learns nothing
/// about the rest.
const ONE_DETOUR_OF: u32 = 10;

/// Something to do: up to the end of the turn, or one action of the set-up.
pub(super) struct Plausible {
    pub(super) actions: Vec<Action>,
    pub(super) after: CoffeeRush,
    pub(super) evaluation: i32,
}

/// The actions to play, each seat's chance to win then, and the nodes spent.
pub(super) fn think(
    position: &CoffeeRush,
    memory: &mut Memory,
    budget: Budget<'_>,
    rng: &mut SplitMix,
) -> (Vec<Action>, [f32; 4], u64) {
    let mut options = list(position, memory, budget);
    if memory.judge.has_learned(position) {
        let me = position.flow.seat.index();
        options.iter_mut().for_each(|option| option.evaluation = memory.judge.evaluate(&option.after, me));
    }
    options.sort_by_key(|option| std::cmp::Reverse(option.evaluation));
    if memory.in_lessons && rng.below(ONE_DETOUR_OF) == 0 {
        let detour = rng.below(options.len() as u32) as usize;
        options.swap(0, detour);
    }
    let Compared { best, second, nodes } = compare(position, memory, &options, budget, rng);
    memory.second = second.map(|(index, values)| PlannedTurn::new(position, options[index].actions.clone(), values));
    let (index, values) = best;
    let actions = options.swap_remove(index).actions;
    memory.plan = Some(PlannedTurn::new(position, actions.clone(), values));
    (actions, values, nodes)
}

/// The best options by their numbers, with each seat's chance to win.
struct Compared {
    best: (usize, [f32; 4]),
    /// The best of the others; where there is one that ends elsewhere, the best of those.
    second: Option<(usize, [f32; 4])>,
    nodes: u64,
}

pub(super) fn list(position: &CoffeeRush, memory: &mut Memory, budget: Budget<'_>) -> Vec<Plausible> {
    match position.flow.phase {
        Phase::Turn(Stage::Fresh) => {
            let mut top = Top::new(memory.most_choices);
            // At a glance first, so that there is something to play however soon we are stopped.
            memory.lister.choices(position, Breadth::LATER, &|| false, &mut top);
            if !memory.in_lessons {
                memory.lister.choices(position, Breadth::ROOT, budget.stop, &mut top);
            }
            let option = |choice: &Choice| {
                let turn = choice.turn(position);
                let mut after = *position;
                after.apply_turn(&turn);
                Plausible { actions: turn.expand().to_vec(), after, evaluation: choice.evaluation }
            };
            top.into_best().iter().map(option).collect()
        }
        Phase::Turn(_) => {
            let mut ends = rest_of_turn::ends(position, memory.most_positions, budget.stop);
            ends.sort_by_key(|option| -option.evaluation);
            ends.truncate(memory.most_choices);
            ends
        }
        _ => {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let option = |action: Action| {
                let mut after = *position;
                after.apply_unchecked(action);
                let evaluation = evaluate(&Afterstate::of(&after), position.flow.seat.index());
                Plausible { actions: vec![action], after, evaluation }
            };
            actions.into_iter().map(option).collect()
        }
    }
}

/// The best of `options`, by playing on from each with the same cards.
fn compare(
    position: &CoffeeRush,
    memory: &mut Memory,
    options: &[Plausible],
    budget: Budget<'_>,
    rng: &mut SplitMix,
) -> Compared {
    let seats = position.seats.get();
    let me = position.flow.seat.index();
    let turns = horizon(seats);
    let mut nodes = 1;
    let affordable = (budget.nodes / (u64::from(turns + 1) * HEAT as u64)).min(64) as usize;
    let enter = options.iter().enumerate().take(affordable.max(1));
    let mut runners: Vec<Runner> = enter
        .map(|(index, option)| Runner { index, opinion: chance(option.evaluation), results: Vec::new() })
        .collect();
    let mut totals = vec![[0.0f32; 4]; options.len()];
    let (mut samples, mut dropped) = (0, Vec::new());
    'race: while runners.len() > 1 && samples < MOST_SAMPLES {
        let deck = Shuffled::new(position, rng);
        for runner in &mut runners {
            if !budget.allows(nodes) {
                break 'race;
            }
            let chances = play_on(memory, options[runner.index].after, &deck, turns, &mut nodes);
            runner.results.push(chances[me]);
            totals[runner.index].iter_mut().zip(chances).for_each(|(total, chance)| *total += chance);
        }
        samples += 1;
        if samples % HEAT == 0 {
            race::drop_out(&mut runners, usize::MAX, &mut dropped);
        }
    }
    let best = runners.remove(race::leader(&runners));
    let values = |runner: &Runner| {
        let count = runner.results.len() as f32;
        let values = if runner.results.is_empty() {
            memory.judge.shares(&options[runner.index].after)
        } else {
            totals[runner.index].map(|total| total / count)
        };
        let all: f32 = values.iter().sum();
        (runner.index, values.map(|value| value / all))
    };
    // Those that dropped out late are the better ones.
    let others: Vec<&Runner> = runners.iter().chain(dropped.iter().rev()).collect();
    let elsewhere = |runner: &&&Runner| options[runner.index].after.meeples != options[best.index].after.meeples;
    let second = others.iter().find(elsewhere).or_else(|| others.first());
    Compared { best: values(&best), second: second.map(|runner| values(runner)), nodes }
}

/// How many turns are played on: a round and the own next turn.
fn horizon(seats: usize) -> u32 {
    seats as u32
}
