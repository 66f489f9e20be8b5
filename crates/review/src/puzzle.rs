//! Puzzles: positions of real games with one clearly best turn.
//!
//! *Why this shape.* Most positions have several good turns, so the search for puzzles is a funnel: all turns with a glance, the best
//! few of them with some effort, and the two that matter with ten times as much. A position falls out as soon as its best turn is
//! not far enough ahead. Every search begins with an empty memory, so that the same position is always judged alike: to verify
//! a puzzle is to find it again.

use game_core::{Budget, Match, Random, Record, RecordError, Seat, SplitMix, StrongPlayer, Turn};
use search::{LEVELS, Level, follow};
use serde::{Deserialize, Serialize};

use crate::evaluator::{Evaluator, Worth};
use crate::judge::{after, texts};
use crate::reason::gains;
use crate::{Nodes, Reason};

/// The best turn must be so much of the win ahead of all others: any other turn is at least a mistake.
pub const MARGIN: f32 = 0.10;
/// At a glance half of that will do.
const GLANCE_MARGIN: f32 = MARGIN / 2.0;
/// A glance takes this part of the effort, and the last look ten times the effort.
const GLANCE_PART: u64 = 300;
const LAST_LOOK: u64 = 10;
/// How many turns get more than a glance, and how many the last look.
const CONTENDERS: usize = 8;
const FINALISTS: usize = 3;
/// Who has less than this after the best turn has lost anyway.
const HOPE: f32 = 0.3;
/// A level finds a puzzle if it plays its solution in more than half of so many tries.
const TRIES: u64 = 5;
/// What a search may remember, in bytes.
const MEMORY: usize = 4 << 20;
/// At most so many puzzles of one game.
pub const PER_GAME: usize = 3;
/// The levels whose games are searched for puzzles.
const MINERS: [Level; 4] = [LEVELS[2], LEVELS[3], LEVELS[4], LEVELS[5]];
/// The theme of a puzzle in which no fact stands out.
const QUIET: &str = "quiet";

/// A puzzle: find the best turn for the seat to move after the first `ply` events of `record`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// The game, and the key of the position.
    pub id: String,
    /// The game up to the position.
    pub record: Record,
    /// How many events that is.
    pub ply: usize,
    /// The best turn.
    pub solution: Vec<String>,
    /// The share of the win after it, for the seat to move.
    pub value: f32,
    /// The same after the second best turn.
    pub second: f32,
    /// Are both values the result of perfect play?
    pub proved: bool,
    /// The facts that the solution gains, `proof`, or `quiet`.
    pub themes: Vec<String>,
    /// The number of the weakest level that finds it, the strongest if no weaker one does.
    pub grade: u8,
    /// Nodes of the last look at a turn.
    pub nodes: u64,
}

/// Puzzles of one game that bots played, the clearest first: at most [`PER_GAME`]. Seed and seats decide the levels of the bots, who
/// are good enough for sensible positions and weak enough for different ones.
pub fn mine<G: StrongPlayer>(deal: Match<G>, seed: u64, nodes: u64) -> Vec<Puzzle> {
    let level = |seat: Seat| MINERS[SplitMix::for_game(seed, seat.index() as u64).below(MINERS.len() as u32) as usize];
    let game = crate::play_on(deal, level, MEMORY, seed);
    let mut puzzles = Vec::new();
    let mut ply = 0;
    while ply < game.events().len() {
        let puzzle = Puzzle::find(&game, ply, nodes);
        // The rest of a long turn is no puzzle of its own.
        let rest = game.actors()[ply..].iter().take_while(|actor| **actor == game.actors()[ply]).count();
        ply += if turn_length(&game, ply) > 1 { rest } else { 1 };
        puzzles.extend(puzzle);
    }
    puzzles.sort_by(|one, other| other.margin().total_cmp(&one.margin()));
    puzzles.truncate(PER_GAME);
    puzzles
}

/// A turn with what it leaves and what that is worth.
struct Contender<G: StrongPlayer> {
    actions: Vec<G::Action>,
    after: G,
    worth: Worth<G>,
}

impl Puzzle {
    /// The puzzle after the first `ply` events of `game`, if there is one, found with so many nodes a search.
    pub fn find<G: StrongPlayer>(game: &Match<G>, ply: usize, nodes: u64) -> Option<Puzzle> {
        let position = game.position_at(ply);
        let Turn::Seat(seat) = position.turn() else { return None };
        let [best, second] = best_two(&position, seat, nodes)?;
        let proved = best.worth.proved && second.worth.proved;
        let mut beginning = game.clone();
        beginning.truncate(ply);
        Some(Puzzle {
            id: format!("{}-{:016x}", G::INFO.id, position.key()),
            record: beginning.record(),
            ply,
            solution: texts::<G>(&best.actions),
            value: best.worth.of(seat),
            second: second.worth.of(seat),
            proved,
            themes: themes(&best.after, &second.after, seat, proved),
            grade: grade(&position, &best.after),
            nodes: LAST_LOOK * nodes,
        })
    }

    /// By how much of the win the solution is ahead.
    pub fn margin(&self) -> f32 {
        self.value - self.second
    }

    /// The puzzle as this version finds it: the solution is the same, values, themes and grade may be others.
    pub fn find_again<G: StrongPlayer>(&self) -> Result<Puzzle, Flaw> {
        let game = Match::<G>::from_record(&self.record)?;
        let found = Puzzle::find(&game, self.ply, self.nodes / LAST_LOOK).ok_or(Flaw::NotClear)?;
        if found.solution != self.solution {
            return Err(Flaw::OtherSolution { found: found.solution.join("; ") });
        }
        Ok(found)
    }

    /// Finds the puzzle again, with the same numbers.
    pub fn verify<G: StrongPlayer>(&self) -> Result<(), Flaw> {
        if self.find_again::<G>()? == *self { Ok(()) } else { Err(Flaw::OtherNumbers) }
    }
}

/// Why a puzzle is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// Its game cannot be replayed.
    #[error("its record is wrong: {}", .0.message)]
    Record(#[from] RecordError),
    /// No turn is far enough ahead.
    #[error("no turn is clearly best; mine another one")]
    NotClear,
    /// Another turn is best.
    #[error("the best turn is {found}")]
    OtherSolution {
        /// That turn.
        found: String,
    },
    /// Values, themes or grade are not those of this version.
    #[error("its values, themes or grade have changed; `crema puzzles refresh` finds them anew")]
    OtherNumbers,
}

/// How many actions a turn that begins here has, as the player plans turns.
fn turn_length<G: StrongPlayer>(game: &Match<G>, ply: usize) -> usize {
    let position = game.position_at(ply);
    let Turn::Seat(_) = position.turn() else { return 0 };
    position.plan(&mut SplitMix::new(0)).len()
}

/// The best turn and the second best, if the best one is clearly ahead.
fn best_two<G: StrongPlayer>(position: &G, seat: Seat, nodes: u64) -> Option<[Contender<G>; 2]> {
    let turns = different_turns(position);
    let glance = ranked(turns, seat, (nodes / GLANCE_PART).max(1));
    is_ahead(&glance, seat, GLANCE_MARGIN)?;
    let contenders = ranked(firsts(glance, CONTENDERS), seat, nodes);
    is_ahead(&contenders, seat, MARGIN)?;
    // A search of the position itself must come to the same turn: it looks at turns that a glance may have passed over.
    let found = Evaluator::<G, Nodes>::new(MEMORY, Nodes(LAST_LOOK * nodes)).search(position);
    let chosen = contenders[0].after.clone();
    if after(position, &found.actions) != chosen {
        return None;
    }
    let finalists = ranked(firsts(contenders, FINALISTS), seat, LAST_LOOK * nodes);
    is_ahead(&finalists, seat, MARGIN)?;
    let mut finalists = finalists.into_iter();
    let (best, second) = (finalists.next()?, finalists.next()?);
    (best.after == chosen && best.worth.of(seat) >= HOPE).then_some([best, second])
}

/// The turns to compare, one for each position that a turn can leave.
fn different_turns<G: StrongPlayer>(position: &G) -> Vec<(Vec<G::Action>, G)> {
    let mut turns: Vec<(Vec<G::Action>, G)> = Vec::new();
    for actions in position.alternatives(&mut G::memory(MEMORY)) {
        let left = after(position, &actions);
        if turns.iter().all(|(_, other)| *other != left) {
            turns.push((actions, left));
        }
    }
    turns
}

/// The turns with their values after searches of so many nodes, the best first.
fn ranked<G: StrongPlayer>(turns: Vec<(Vec<G::Action>, G)>, seat: Seat, nodes: u64) -> Vec<Contender<G>> {
    let mut evaluator = Evaluator::<G, Nodes>::new(MEMORY, Nodes(nodes));
    let contender = |(actions, after): (Vec<G::Action>, G)| {
        let worth = evaluator.worth(&after);
        Contender { actions, after, worth }
    };
    let mut contenders: Vec<Contender<G>> = turns.into_iter().map(contender).collect();
    contenders.sort_by(|one, other| other.worth.of(seat).total_cmp(&one.worth.of(seat)));
    contenders
}

fn firsts<G: StrongPlayer>(contenders: Vec<Contender<G>>, most: usize) -> Vec<(Vec<G::Action>, G)> {
    contenders.into_iter().take(most).map(|contender| (contender.actions, contender.after)).collect()
}

/// Is the first so far ahead of the second?
fn is_ahead<G: StrongPlayer>(ranked: &[Contender<G>], seat: Seat, margin: f32) -> Option<()> {
    let [best, second, ..] = ranked else { return None };
    (best.worth.of(seat) - second.worth.of(seat) >= margin).then_some(())
}

fn themes<G: StrongPlayer>(best: &G, second: &G, seat: Seat, proved: bool) -> Vec<String> {
    let mut themes = gains(best, second, seat);
    themes.extend(proved.then_some(Reason::PROOF));
    if themes.is_empty() {
        themes.push(QUIET);
    }
    themes.into_iter().map(str::to_owned).collect()
}

/// The number of the weakest level that finds the turn which leaves `solved`.
fn grade<G: StrongPlayer>(position: &G, solved: &G) -> u8 {
    let [weaker @ .., strongest] = LEVELS;
    weaker.iter().find(|level| finds(level, position, solved)).unwrap_or(&strongest).number
}

fn finds<G: StrongPlayer>(level: &Level, position: &G, solved: &G) -> bool {
    let solves = |seed: &u64| {
        let (mut memory, mut rng) = (G::memory(MEMORY), SplitMix::new(*seed));
        let found = follow(level.recipe::<G>(), position, &mut memory, Budget::nodes(u64::MAX), &mut rng);
        found.is_some_and(|found| after(position, &found.actions) == *solved)
    };
    2 * (0..TRIES).filter(solves).count() as u64 > TRIES
}
