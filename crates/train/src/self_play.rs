//! Games of a player against itself, with detours: a player that only ever sees its own best play learns nothing about the rest.

use game_core::{
    Budget, Described, Event, Found, Lessons, MAX_SEATS, Match, Outcome, Random, Seat, SeatCount, SplitMix,
    StrongPlayer, Trainable, Turn,
};

use crate::sample::{Game, Sample};

/// Memory of a player: little, because every game begins with an empty one.
const MEMORY: usize = 8 << 20;

/// The weight of the game's result against the value of the search, while no detour follows.
const TRUST: f32 = 0.65;
/// The same before a move that the search would not have made.
const TRUST_BEFORE_A_DETOUR: f32 = 0.2;
/// Margins and points beyond so many units are as good as these.
const MOST_UNITS: f32 = 3.0;

/// How a game leaves the best line.
struct Detours {
    /// The first so many moves are drawn: any that the search tried.
    anything: u32,
    /// Until here moves are drawn by how often the search tried them.
    by_visits: u32,
    /// Later moves are any that the search tried, one of so many.
    one_of: Option<u32>,
}

impl Detours {
    fn draw(rng: &mut SplitMix) -> Detours {
        let anything = if rng.below(4) == 0 { 1 + rng.below(8) } else { 0 };
        let by_visits = anything + 2 + rng.below(10);
        let one_of = (rng.below(4) == 0).then(|| 6 + rng.below(10));
        Detours { anything, by_visits, one_of }
    }
}

/// A sample, with the decision that it comes before or after.
struct Seen {
    sample: Sample,
    decision: usize,
}

/// A decision that was made: by whom, and the share of the win that the search expected.
struct Decided {
    seat: Seat,
    expected: f32,
}

/// Plays a game at a table of so many seats; returns every position that is learned from, with the result of the game.
pub(crate) fn play<G: StrongPlayer>(
    trainable: &Trainable<G>,
    weights: &[u8],
    seats: SeatCount,
    nodes: u64,
    mut rng: SplitMix,
) -> Result<Game, String> {
    let mut game = Match::<G>::from_seed(seats, G::Options::default(), rng.next_u64());
    let mut memory = (trainable.memory)(MEMORY, weights)?;
    let detours = Detours::draw(&mut rng);
    let (mut seen, mut decided): (Vec<Seen>, Vec<Decided>) = (Vec::new(), Vec::new());
    let mut last_detour = 0;
    let mut described = Described::default();
    let mut see = |position: &G, seat: Seat, decision: usize, seen: &mut Vec<Seen>| {
        (trainable.describe)(position, seat, &mut described);
        seen.push(Seen { sample: Sample::new(&described), decision });
    };
    loop {
        let seat = match game.position().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.position().sample_chance(&mut rng, &mut Vec::new());
                game.play(Event::Chance(chance)).map_err(|error| error.to_string())?;
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        match (trainable.lessons, decided.last()) {
            (Lessons::Decisions, _) => see(game.position(), seat, decided.len(), &mut seen),
            (Lessons::Afterstates { .. }, Some(last)) => see(game.position(), last.seat, decided.len() - 1, &mut seen),
            (Lessons::Afterstates { .. }, None) => {}
        }
        let found = game.position().think(&mut memory, Budget::nodes(nodes), &mut rng);
        let expected = found.values.as_ref().map_or(0.5, |values| values.as_slice()[seat.index()]);
        let (actions, detour) = choose(trainable, &memory, found, &detours, decided.len() as u32, &mut rng);
        decided.push(Decided { seat, expected });
        if detour {
            last_detour = decided.len();
        }
        for action in actions {
            game.play(Event::Action(action)).map_err(|error| error.to_string())?;
        }
        if matches!(trainable.lessons, Lessons::Afterstates { .. }) && game.position().turn() == Turn::Chance {
            see(game.position(), seat, decided.len() - 1, &mut seen);
        }
    }
    let outcome = game.position().outcome().ok_or("the game is over without an outcome")?;
    let targets = match trainable.lessons {
        Lessons::Decisions => mixed_targets(&decided, &outcome, last_detour),
        Lessons::Afterstates { lambda } => temporal_differences(&decided, &outcome, lambda),
    };
    let judged = seen.into_iter().map(|Seen { mut sample, decision }| {
        let Target { win, trust } = targets[decision];
        let (margin, points) = margin_and_points(outcome.scores.as_slice(), decided[decision].seat);
        sample.win = win;
        sample.margin = (margin / trainable.unit).clamp(-MOST_UNITS, MOST_UNITS);
        sample.points = (points / trainable.unit).clamp(-MOST_UNITS, MOST_UNITS);
        sample.trust = trust;
        sample
    });
    Ok(judged.collect())
}

/// What the positions around a decision learn.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Target {
    /// The share of the win.
    win: f32,
    /// How much the result of the game says about them.
    trust: f32,
}

/// A seat's share of the win.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    f32::from(u8::from(outcome.winners.contains(&seat))) / outcome.winners.len() as f32
}

/// A seat's margin over the best of the others, and the points of all on average.
fn margin_and_points(scores: &[i32], seat: Seat) -> (f32, f32) {
    let others = scores.iter().enumerate().filter(|&(other, _)| other != seat.index()).map(|(_, score)| *score);
    let margin = scores[seat.index()] - others.max().unwrap_or(0);
    (margin as f32, scores.iter().sum::<i32>() as f32 / scores.len() as f32)
}

/// The result of the game, mixed with the value that the search found.
fn mixed_targets(decided: &[Decided], outcome: &Outcome, last_detour: usize) -> Vec<Target> {
    let target = |(number, decided): (usize, &Decided)| {
        let trust = if number < last_detour { TRUST_BEFORE_A_DETOUR } else { TRUST };
        Target { win: trust * share(outcome, decided.seat) + (1.0 - trust) * decided.expected, trust }
    };
    decided.iter().enumerate().map(target).collect()
}

/// From the end of the game backwards, for each seat: the share `lambda` of what its next decision learned, the rest the value that the
/// search found there.
fn temporal_differences(decided: &[Decided], outcome: &Outcome, lambda: f32) -> Vec<Target> {
    let mut later: [Option<f32>; MAX_SEATS] = [None; MAX_SEATS];
    let mut targets: Vec<Target> = decided
        .iter()
        .rev()
        .map(|&Decided { seat, expected }| {
            let win = later[seat.index()].unwrap_or_else(|| share(outcome, seat));
            later[seat.index()] = Some(lambda * win + (1.0 - lambda) * expected);
            Target { win, trust: 1.0 }
        })
        .collect();
    targets.reverse();
    targets
}

/// The actions to play, and whether they are a detour.
fn choose<G: StrongPlayer>(
    trainable: &Trainable<G>,
    memory: &G::Memory,
    found: Found<G>,
    detours: &Detours,
    decision: u32,
    rng: &mut SplitMix,
) -> (Vec<G::Action>, bool) {
    let tried = (trainable.tried)(memory);
    let total = tried.iter().map(|(_, visits)| visits).sum();
    let anything = decision < detours.anything || detours.one_of.is_some_and(|one_of| rng.below(one_of) == 0);
    if tried.is_empty() || total == 0 {
        (found.actions, false)
    } else if anything {
        (vec![tried[rng.below(tried.len() as u32) as usize].0], true)
    } else if decision < detours.by_visits {
        let mut ticket = rng.below(total);
        let drawn = tried.iter().find(|(_, visits)| match ticket.checked_sub(*visits) {
            Some(rest) => {
                ticket = rest;
                false
            }
            None => true,
        });
        (drawn.map_or(found.actions, |(action, _)| vec![*action]), false)
    } else {
        (found.actions, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game as _, PerSeat};
    use game_patchwork::Patchwork;

    fn outcome(winner: usize, scores: [i32; 2]) -> Outcome {
        let seats = Patchwork::INFO.seat_count(2).expect("two may play");
        let scores = PerSeat::from_fn(seats, |seat| scores[seat.index()]);
        Outcome { winners: vec![Seat::wrapping(winner)], scores }
    }

    fn decided(list: &[(usize, f32)]) -> Vec<Decided> {
        list.iter().map(|&(seat, expected)| Decided { seat: Seat::wrapping(seat), expected }).collect()
    }

    #[test]
    fn a_seat_learns_from_its_own_next_decision_and_in_the_end_from_the_result() {
        let decided = decided(&[(0, 0.9), (1, 0.3), (0, 0.6), (1, 0.2)]);
        let wins = |lambda| {
            let targets = temporal_differences(&decided, &outcome(0, [5, 3]), lambda);
            targets.iter().map(|target| target.win).collect::<Vec<_>>()
        };
        assert_eq!(wins(1.0), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(wins(0.0), [0.6, 0.2, 1.0, 0.0]);
        assert_eq!(wins(0.5), [0.8, 0.1, 1.0, 0.0]);
    }

    #[test]
    fn the_margin_is_over_the_best_of_the_others() {
        assert_eq!(margin_and_points(&[5, 3, 7], Seat::wrapping(0)), (-2.0, 5.0));
        assert_eq!(margin_and_points(&[5, 3, 7], Seat::wrapping(2)), (2.0, 5.0));
    }
}
