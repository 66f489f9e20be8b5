//! Perft: how many event sequences of a given length there are. One wrong rule anywhere almost always changes the number.

use crate::{Event, Game, Turn};

/// The number of sequences of exactly `depth` events, chance outcomes included (each once, whatever its weight). A game
/// that ends earlier counts nothing.
///
/// ```
/// use game_core::{Match, Record, perft};
/// use game_nim::Nim;
///
/// let line = r#"{"format":1,"game":"nim","rules":1,"seats":2,"setup":{"heaps":[2,1,0]},"events":[]}"#;
/// let game = Match::<Nim>::from_record(&Record::from_json(line)?)?;
/// // Take one or two of the first heap, or the second; then what is left.
/// assert_eq!((perft(game.position(), 1), perft(game.position(), 2)), (3, 5));
/// # Ok::<(), game_core::RecordError>(())
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.chances(&mut chances);
    if depth == 1 {
        return (actions.len() + chances.len()) as u64;
    }
    let after_actions = actions.into_iter().map(|action| {
        let mut next = position.clone();
        next.apply_unchecked(action);
        perft(&next, depth - 1)
    });
    let after_chances = chances.into_iter().map(|(chance, _)| {
        let mut next = position.clone();
        next.apply_chance_unchecked(chance);
        perft(&next, depth - 1)
    });
    after_actions.chain(after_chances).sum()
}

/// Perft split by the first event: where two engines differ, this says behind which event.
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(Event<G>, u64)> {
    let events: Vec<Event<G>> = match position.turn() {
        Turn::Over => Vec::new(),
        Turn::Seat(_) => {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            actions.into_iter().map(Event::Action).collect()
        }
        Turn::Chance => {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            chances.into_iter().map(|(chance, _)| Event::Chance(chance)).collect()
        }
    };
    let count = |event| {
        let mut next = position.clone();
        match event {
            Event::Action(action) => next.apply_unchecked(action),
            Event::Chance(chance) => next.apply_chance_unchecked(chance),
        }
        (event, perft(&next, depth.saturating_sub(1)))
    };
    events.into_iter().map(count).collect()
}
