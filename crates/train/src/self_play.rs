//! Games of a player against itself, with detours: a player that only ever sees its own best play learns nothing about the rest.

use game_core::{Budget, Described, Event, Found, Match, Random, SplitMix, StrongPlayer, Trainable, Turn};

use crate::sample::{Game, Sample};

/// What a player may remember: little, because every game begins with an empty one.
const MEMORY: usize = 8 << 20;

/// How much the result of a game counts against what the search thought, while nothing out of the way happened afterwards.
const TRUST: f32 = 0.65;
/// The same before a move that the search would not have made.
const TRUST_BEFORE_A_DETOUR: f32 = 0.2;
/// Margins and points beyond so many units are as good as these.
const MOST_UNITS: f32 = 3.0;

/// In what way a game leaves the best line.
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

/// Plays a game; what every position looked like, and what became of it.
pub(crate) fn play<G: StrongPlayer>(
    trainable: &Trainable<G>,
    weights: &[u8],
    nodes: u64,
    mut rng: SplitMix,
) -> Result<Game, String> {
    let seats = G::INFO.seat_count(2).map_err(|error| error.to_string())?;
    let mut game = Match::<G>::from_seed(seats, G::Options::default(), rng.next_u64());
    let mut memory = (trainable.memory)(MEMORY, weights)?;
    let detours = Detours::draw(&mut rng);
    let mut described = Described::default();
    // With the seat that saw it, and the share of the win that the search expected.
    let mut seen: Vec<(Sample, usize, f32)> = Vec::new();
    let mut last_detour = 0;
    let mut decision = 0;
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
        let found = game.position().think(&mut memory, Budget::nodes(nodes), &mut rng);
        (trainable.describe)(game.position(), &mut described);
        let expected = found.values.as_ref().map_or(0.5, |values| values.as_slice()[seat.index()]);
        seen.push((Sample::new(&described), seat.index(), expected));
        let (actions, detour) = choose(trainable, &memory, found, &detours, decision, &mut rng);
        if detour {
            last_detour = seen.len();
        }
        for action in actions {
            game.play(Event::Action(action)).map_err(|error| error.to_string())?;
        }
        decision += 1;
    }
    let outcome = game.position().outcome().ok_or("the game is over without an outcome")?;
    let scores = outcome.scores.as_slice();
    let judged = seen.into_iter().enumerate().map(|(number, (mut sample, seat, expected))| {
        let won = outcome.winners.iter().filter(|winner| winner.index() == seat).count() as f32;
        let trust = if number < last_detour { TRUST_BEFORE_A_DETOUR } else { TRUST };
        let margin = (scores[seat] - scores[1 - seat]) as f32 / trainable.unit;
        let points = (scores[seat] + scores[1 - seat]) as f32 / 2.0 / trainable.unit;
        sample.win = trust * won / outcome.winners.len() as f32 + (1.0 - trust) * expected;
        sample.margin = margin.clamp(-MOST_UNITS, MOST_UNITS);
        sample.points = points.clamp(-MOST_UNITS, MOST_UNITS);
        sample.trust = trust;
        sample
    });
    Ok(judged.collect())
}

/// What is played, and whether that is out of the way.
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
