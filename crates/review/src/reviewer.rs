//! A review in steps, so that a page can show the first opinion while the rest is thought about.

use game_core::{Match, StrongPlayer};

use crate::evaluator::Evaluator;
use crate::judge::judge;
use crate::{Effort, Ply, Review};

/// A review under way: an iterator over judged turns. Each step takes a few searches; whoever has seen enough stops asking.
pub struct Reviewer<G: StrongPlayer, E> {
    game: Match<G>,
    evaluator: Evaluator<G, E>,
    /// Number of the next event to look at.
    next: usize,
    plies: Vec<Ply>,
}

/// A [`Reviewer`] of whichever game.
pub trait AnyReviewer {
    /// The next judged turn; `None` after the last.
    fn next_ply(&mut self) -> Option<&Ply>;
    /// The review of the turns judged so far.
    fn review(&self) -> Review;
    /// How many events of the game have been looked at.
    fn progress(&self) -> usize;
}

impl<G: StrongPlayer, E: Effort> Reviewer<G, E> {
    /// A review of `game`, with that effort a search, within `memory` bytes.
    pub fn new(game: Match<G>, effort: E, memory: usize) -> Self {
        Reviewer { game, evaluator: Evaluator::new(memory, effort), next: 0, plies: Vec::new() }
    }

    /// The same, from event number `first` on.
    pub fn starting_at(self, first: usize) -> Self {
        Reviewer { next: first, ..self }
    }

    /// The game.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }
}

impl<G: StrongPlayer, E: Effort> AnyReviewer for Reviewer<G, E> {
    fn next_ply(&mut self) -> Option<&Ply> {
        let draws = self.game.actors()[self.next..].iter().position(Option::is_some)?;
        let ply = judge(&mut self.evaluator, &self.game, self.next + draws);
        self.next = ply.turn_end;
        self.plies.push(ply);
        self.plies.last()
    }

    fn review(&self) -> Review {
        Review::of(&self.game, self.evaluator.effort().nodes(), self.plies.clone())
    }

    fn progress(&self) -> usize {
        self.next
    }
}
