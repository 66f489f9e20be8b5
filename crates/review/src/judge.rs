//! The judge of turns.
//!
//! *Why this shape.* A turn is judged by the position that it leaves (its afterstate), not by later luck: the turn that was
//! played and the one that looks best are played in the same position, and both results are searched with the same effort
//! and, where chance comes next, under the same draws. So the regret of a turn does not hold the noise of two different
//! searches.

use std::cmp::Ordering;

use game_core::{Event, Found, Match, Seat, StrongPlayer, Turn};

use crate::evaluator::{Evaluator, Worth};
use crate::{Class, Effort, Ply, Reason};

/// The best turn found and the one that was played, from one position.
struct Choice<G: StrongPlayer> {
    seat: Seat,
    found: Found<G>,
    played: Vec<G::Action>,
    after_best: G,
    after_played: G,
    /// There was nothing to choose.
    forced: bool,
}

/// What both turns of a choice are worth.
struct Verdict<G: StrongPlayer> {
    best: Worth<G>,
    played: Worth<G>,
    /// The turn that was played is as good as any.
    nothing_better: bool,
}

/// Judges the turn that begins with event number `first` of `game`, which a seat must have made.
pub(crate) fn judge<G: StrongPlayer, E: Effort>(evaluator: &mut Evaluator<G, E>, game: &Match<G>, first: usize) -> Ply {
    let position = game.position_at(first);
    let choice = Choice::new(evaluator, game, &position, first);
    let turn_end = first + choice.played.len();
    let luck = Draw::after(game, turn_end).map(|draw| evaluator.luck(&choice.after_played, &draw.0));
    let (mean, luck) = luck.unzip();
    let verdict = choice.verdict(evaluator, &position, mean);
    let class = (!choice.forced).then(|| choice.class(&verdict));
    let (best, line) = if verdict.nothing_better {
        (&choice.played, if choice.same() { choice.found.line.as_slice() } else { &[] })
    } else {
        (&choice.found.actions, choice.found.line.as_slice())
    };
    Ply {
        event: first,
        turn_end,
        seat: choice.seat.index(),
        forced: choice.forced,
        best: texts::<G>(best),
        line: texts::<G>(line),
        reason: class.filter(|class| *class >= Class::Inaccurate).and_then(|_| choice.reason(&verdict)),
        class,
        proved: verdict.best.proved && verdict.played.proved,
        value_best: verdict.best.shares,
        value_played: verdict.played.shares,
        luck,
        nodes: evaluator.take_nodes(),
    }
}

/// The position after the draws that followed a turn.
struct Draw<G>(G);

impl<G: StrongPlayer> Draw<G> {
    /// `None` where nothing was drawn from event number `first` on, or the draws are not over yet.
    fn after(game: &Match<G>, first: usize) -> Option<Draw<G>> {
        let draws = game.actors()[first..].iter().take_while(|actor| actor.is_none()).count();
        let position = game.position_at(first + draws);
        (draws > 0 && position.turn() != Turn::Chance).then_some(Draw(position))
    }
}

impl<G: StrongPlayer> Choice<G> {
    fn new<E: Effort>(evaluator: &mut Evaluator<G, E>, game: &Match<G>, position: &G, first: usize) -> Self {
        let Turn::Seat(seat) = position.turn() else { unreachable!("a seat made this event") };
        let found = evaluator.search(position);
        let played = actions_from(game, first, seat, found.actions.len() > 1);
        let (after_best, after_played) = (after(position, &found.actions), after(position, &played));
        let forced = is_forced(position, &played);
        Choice { seat, found, played, after_best, after_played, forced }
    }

    /// Two ways to the same position are one turn.
    fn same(&self) -> bool {
        self.after_best == self.after_played
    }

    /// `mean` is the value after the turn that was played, where draws followed it.
    fn verdict<E: Effort>(&self, evaluator: &mut Evaluator<G, E>, position: &G, mean: Option<Worth<G>>) -> Verdict<G> {
        let here = evaluator.worth_of(position, &self.found);
        if self.same() {
            let worth = mean.filter(|_| !here.proved).unwrap_or(here);
            return Verdict { best: worth.clone(), played: worth, nothing_better: true };
        }
        let played = mean.unwrap_or_else(|| evaluator.worth(&self.after_played));
        // The result of perfect play where that is known, and otherwise the value of the better of the two turns. Nothing is
        // better than perfect play: an estimate that says so is wrong.
        let best = if here.proved { here } else { evaluator.worth(&self.after_best) };
        match best.of(self.seat).total_cmp(&played.of(self.seat)) {
            Ordering::Greater => {}
            Ordering::Equal if best.proved => {}
            _ => {
                let worth = if best.proved { best } else { played };
                return Verdict { best: worth.clone(), played: worth, nothing_better: true };
            }
        }
        Verdict { best, played, nothing_better: false }
    }

    fn class(&self, verdict: &Verdict<G>) -> Class {
        let (best, played) = (verdict.best.of(self.seat), verdict.played.of(self.seat));
        Class::of(best - played, verdict.best.shares.len())
    }

    /// The fact that differs at once, or else the one that differs at the end of what is expected after either turn.
    fn reason(&self, verdict: &Verdict<G>) -> Option<Reason> {
        if verdict.nothing_better {
            return None;
        }
        let proof = || {
            let known = verdict.best.proved && verdict.played.proved;
            known.then(|| Reason::proof(verdict.best.of(self.seat), verdict.played.of(self.seat)))
        };
        let length = self.found.line.len().min(verdict.played.line.len());
        let later = || {
            let best = follow(&self.after_best, &self.found.line[..length]);
            Reason::of(&best, &follow(&self.after_played, &verdict.played.line[..length]), self.seat)
        };
        Reason::of(&self.after_best, &self.after_played, self.seat).or_else(later).or_else(proof)
    }
}

/// The actions that `seat` played from number `first` on: one, or all until somebody else acts.
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

/// The position after `line`, or as far as it goes: the end of a line may come from a position that only looked the same.
fn follow<G: StrongPlayer>(position: &G, line: &[G::Action]) -> G {
    let mut next = position.clone();
    line.iter().all(|&action| next.apply(action).is_ok());
    next
}

/// Was there only one thing to do, at every step?
fn is_forced<G: StrongPlayer>(position: &G, played: &[G::Action]) -> bool {
    let (mut next, mut legal) = (position.clone(), Vec::new());
    played.iter().all(|&action| {
        legal.clear();
        next.actions(&mut legal);
        next.apply_unchecked(action);
        legal.len() == 1
    })
}

fn texts<G: StrongPlayer>(actions: &[G::Action]) -> Vec<String> {
    actions.iter().map(G::Action::to_string).collect()
}
