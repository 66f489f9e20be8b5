//! Looking ahead: play goes on from a choice for a few turns with the cards of one shuffled deck.

use game_core::{Game, Random, SplitMix};

use super::afterstate::Afterstate;
use super::evaluation::evaluate;
use super::listing::Breadth;
use super::memory::Memory;
use crate::position::{Phase, Stage};
use crate::{Action, CoffeeRush, Order};

/// One order of the undrawn cards: every choice that is compared meets the same.
pub(crate) struct Shuffled {
    cards: Vec<Order>,
}

impl Shuffled {
    pub(crate) fn new(position: &CoffeeRush, rng: &mut SplitMix) -> Shuffled {
        let copies = position.deck.iter().flat_map(|(order, count)| std::iter::repeat_n(order, usize::from(count)));
        let mut cards: Vec<Order> = copies.collect();
        rng.shuffle(&mut cards);
        Shuffled { cards }
    }
}

/// Plays on from `position` for `turns` turns and returns the chance of each seat to win then. Counts the turns in `nodes`.
pub(crate) fn play_on(
    memory: &mut Memory,
    mut position: CoffeeRush,
    deck: &Shuffled,
    turns: u32,
    nodes: &mut u64,
) -> [f32; 4] {
    let (mut cards, mut left) = (deck.cards.iter().copied(), turns);
    loop {
        match position.flow.phase {
            Phase::Over => break,
            Phase::Turn(Stage::Fresh) => {
                if left == 0 {
                    break;
                }
                left -= 1;
                *nodes += 1;
                let choice = memory.lister.best(&position, Breadth::LATER);
                position.play_turn::<false>(&choice.turn(&position));
            }
            Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock => {
                let card = cards.next().expect("every card of the deck is in the shuffled one");
                position.drawn::<false>(card);
            }
            Phase::Place { .. } | Phase::Fill | Phase::Turn(_) => {
                let action = best_single(&position);
                position.act::<false>(action);
            }
        }
    }
    *nodes += 1;
    memory.judge.shares(&position)
}

/// Set-up: the action with the best evaluation.
fn best_single(position: &CoffeeRush) -> Action {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let value = |action: &Action| {
        let mut next = *position;
        next.act::<false>(*action);
        evaluate(&Afterstate::of(&next), position.flow.seat.index())
    };
    actions.iter().copied().max_by_key(value).expect("a seat to move has an action")
}
