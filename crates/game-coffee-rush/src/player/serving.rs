//! The evaluations of many fillings of the cups.
//!
//! *Why a tree.* Fillings differ in thousands of ways, but only a few dozen of them differ in what is served, and everything except
//! the cups that are left follows from that. So each way to serve is a node, made when it is first needed, with the seat at the end
//! of its turn; the orders that the cups left over are meant for are all that is worked out for each filling.

use super::evaluation::{Claims, OWN, log_odds};
use super::turn_values::{EndOfTurn, TurnValues};
use crate::content::{Content, PerContent};
use crate::rules::seat_state::{CUPS, Player, SLOTS, SeatState};
use crate::slot::Slot;
use crate::{Orders, Upgrade};

/// A turn without its walk.
#[derive(Clone, Copy)]
pub(crate) struct Poured {
    pub(super) upgrade: Option<Upgrade>,
    pub(super) contents: [Content; CUPS],
    /// After the turn, as if no rush token were spent.
    pub(super) player: Player,
    /// The lead without rush tokens and meeples.
    pub(super) lead: i32,
    pub(super) claims: Claims,
    /// The game ends with this turn.
    pub(super) over: bool,
    /// The supply of rush tokens runs dry, so tokens that are spent may come back.
    pub(super) rush_is_short: bool,
}

/// The ways to serve in a turn that begins with a certain upgrade, or without any.
#[derive(Default)]
pub(crate) struct Serving {
    upgrade: Option<Upgrade>,
    /// The first has served nothing.
    nodes: Vec<Node>,
}

/// One way to serve.
struct Node {
    /// Before time passes.
    state: SeatState<Content>,
    rush_supply: u8,
    served: usize,
    /// The node after serving one cup more, by its content: itself if there is no order for that.
    next: PerContent<u16>,
    end: EndOfTurn,
    /// The drinks ordered in each slot when time has passed.
    ordered: [Orders; SLOTS],
}

impl Node {
    /// In place of a node that is not made yet.
    const UNKNOWN: u16 = u16::MAX;

    fn new(values: &TurnValues<'_>, state: SeatState<Content>, rush_supply: u8, served: usize) -> Node {
        let end = values.end_of_turn(state, rush_supply, served);
        let ordered = end.state.slots.map(Slot::kinds);
        Node { state, rush_supply, served, next: [Node::UNKNOWN; _], end, ordered }
    }
}

impl Serving {
    /// Begins with the turns of `upgrade` in which so many rush tokens are spent.
    pub(crate) fn begin(&mut self, values: &TurnValues<'_>, upgrade: Option<Upgrade>, spent: u8) {
        let (mut state, mut rush_supply) = (*values.own(), values.position().rush_supply());
        if let Some(upgrade) = upgrade {
            state.upgrade(upgrade);
        }
        state.spend_rush(spent, &mut rush_supply);
        self.upgrade = upgrade;
        self.nodes.clear();
        self.nodes.push(Node::new(values, state, rush_supply, 0));
    }

    /// The evaluation, as if rush tokens and the squares of the meeples counted nothing, when the cups come to `contents` and then
    /// every cup that can be is served. A cup with junk is left alone.
    pub(crate) fn evaluation(&mut self, values: &TurnValues<'_>, contents: [Content; CUPS]) -> i32 {
        let (node, cups) = self.serve(values, contents);
        if let Some(result) = node.end.result {
            return result;
        }
        let (value, _) = OWN.claim(cups, node.ordered);
        log_odds(values.seats(), node.end.lead + value)
    }

    /// The same turn with everything that its evaluation needs.
    pub(crate) fn poured(&mut self, values: &TurnValues<'_>, contents: [Content; CUPS]) -> Poured {
        let upgrade = self.upgrade;
        let (node, cups) = self.serve(values, contents);
        let (value, claims) = OWN.claim(cups, node.ordered);
        Poured {
            upgrade,
            contents,
            player: node.end.state.player,
            lead: node.end.lead + value,
            claims,
            over: node.end.result.is_some(),
            rush_is_short: node.end.rush_is_short,
        }
    }

    /// Serves every cup that can be; returns the way to serve and the cups that are left.
    #[inline]
    fn serve(&mut self, values: &TurnValues<'_>, contents: [Content; CUPS]) -> (&Node, [Content; CUPS]) {
        let (mut node, mut cups) = (0, contents);
        for (cup, content) in cups.iter_mut().enumerate() {
            if *content == Content::JUNK {
                *content = values.own().cups[cup];
            } else if !content.fulfils().is_empty() {
                let next = match self.nodes[node].next[content.index()] {
                    Node::UNKNOWN => self.make_next(values, node, *content),
                    next => usize::from(next),
                };
                if next != node {
                    *content = Content::EMPTY;
                    node = next;
                }
            }
        }
        (&self.nodes[node], cups)
    }

    #[cold]
    fn make_next(&mut self, values: &TurnValues<'_>, node: usize, content: Content) -> usize {
        let Node { mut state, mut rush_supply, served, .. } = self.nodes[node];
        state.cups[0] = content;
        let next = match state.serve_oldest(0, &mut rush_supply) {
            Some(_) => {
                self.nodes.push(Node::new(values, state, rush_supply, served + 1));
                self.nodes.len() - 1
            }
            None => node,
        };
        self.nodes[node].next[content.index()] = next as u16;
        next
    }
}
