//! Looking ahead: what a choice is worth when play goes on for a few turns with the cards of one shuffled deck.

use game_core::{Game, Random, SplitMix};

use super::choices::{Bench, Care};
use super::net::Net;
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

/// Plays on from `position` for `turns` turns and says what share of the win each seat then has. Counts the turns in `nodes`.
pub(crate) fn play_on(
    net: &Net,
    bench: &mut Bench,
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
                let choice = bench.best(net, &position, Care::LATER);
                position.play_turn::<false>(&choice.turn(&position));
            }
            Phase::Deal { .. } | Phase::NewOrders { .. } | Phase::Restock => {
                let card = cards.next().expect("every card of the deck is in the shuffled one");
                position.drawn::<false>(card);
            }
            Phase::Place { .. } | Phase::Fill | Phase::Turn(_) => {
                let action = best_single(net, &position);
                position.act::<false>(action);
            }
        }
    }
    *nodes += 1;
    net.shares(&position)
}

/// Set-up: the action after which the net likes the position best.
pub(crate) fn best_single(net: &Net, position: &CoffeeRush) -> Action {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let answer = |action: &Action| after(net, position, *action);
    actions.iter().copied().max_by_key(answer).expect("a seat to move has an action")
}

/// What the net says of the position after `action` to the seat that plays it.
pub(crate) fn after(net: &Net, position: &CoffeeRush, action: Action) -> i32 {
    let mut next = *position;
    next.act::<false>(action);
    net.look(&next, position.flow.seat)
}
