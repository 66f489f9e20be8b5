//! Many games of one kind, stepped together into arrays.
//!
//! *Why this shape.* A row of every array belongs to one game, so that a game is stepped, redealt, observed and masked while it is
//! in the cache, and threads share nothing but the table's options. A game that ends is dealt anew in the same step: its row then
//! shows the new game, beside the rewards of the one that ended.

use std::sync::{Mutex, MutexGuard, PoisonError};

use game_core::{
    Encoding, Game, Heuristic, Match, Outcome, Random, SeatCount, SetupError, SplitMix, StrongPlayer, Turn,
};
use game_registry::{EncodedVisitor, Registered};
use serde_json::Value;

use crate::reward::Reward;

/// Apart from the streams that deal and draw, so that advice does not change what happens.
const ADVICE_STREAM: u64 = 0x6164_7669_6365;

/// The adviser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Adviser {
    /// Any legal action, evenly.
    Random,
    /// The game's rules of thumb.
    Greedy,
}

/// The arrays that a step writes, a row a game.
pub(crate) struct Rows<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) masks: &'a mut [u8],
    /// By seat.
    pub(crate) rewards: &'a mut [f32],
    /// By seat: the scores of the game that ended last here.
    pub(crate) scores: &'a mut [i32],
    /// The seat to act.
    pub(crate) to_act: &'a mut [i8],
    pub(crate) terminated: &'a mut [bool],
    /// Actions played in the game under way; when it has just ended, in the game that ended.
    pub(crate) lengths: &'a mut [i32],
}

/// An action that is not legal in its game, which has not moved.
pub(crate) struct Refused {
    pub(crate) game: usize,
    pub(crate) action: i32,
}

/// Many games of whichever kind.
pub(crate) trait AnyVector: Send + Sync {
    /// Bytes of an observation, numbers of actions, seats.
    fn sizes(&self) -> Sizes;
    /// Deals every game anew from `seed`.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Plays one action in every game. Games whose action is illegal stay as they are; the first of them is returned.
    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), Refused>;
    /// Writes an action for every game.
    fn advise(&mut self, adviser: Adviser, actions: &mut [i32]);
}

/// The widths of rows.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) games: usize,
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
}

/// The data that all games of a vector share.
struct Table<G: Game> {
    seats: SeatCount,
    options: G::Options,
    reward: Reward,
    sizes: Sizes,
}

struct Lane<G> {
    position: G,
    /// Deals and draws.
    chance: SplitMix,
    /// Breaks ties and draws for advisers.
    advice: SplitMix,
    length: i32,
}

/// A thread that is held up leaves its shares to the others.
const SHARES_PER_THREAD: usize = 4;

struct Vector<G: Game> {
    table: Table<G>,
    lanes: Vec<Lane<G>>,
    /// The threads beside the calling one; none if that one does all.
    pool: Option<rayon::ThreadPool>,
    /// Games that one thread steps in one go.
    share: usize,
}

/// Working space of one thread.
struct Scratch<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

impl<G: Game> Scratch<G> {
    fn new() -> Self {
        Scratch { actions: Vec::with_capacity(64), chances: Vec::with_capacity(64) }
    }
}

/// The row of one game.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    to_act: &'a mut i8,
    terminated: &'a mut bool,
    length: &'a mut i32,
}

impl<'a> Rows<'a> {
    /// The rows of each `share` games.
    fn split(self, sizes: Sizes, share: usize) -> Vec<Rows<'a>> {
        let observations = self.observations.chunks_mut(share * sizes.observation);
        let masks = self.masks.chunks_mut(share * sizes.actions);
        let by_seat = self.rewards.chunks_mut(share * sizes.seats).zip(self.scores.chunks_mut(share * sizes.seats));
        let single = self.to_act.chunks_mut(share).zip(self.terminated.chunks_mut(share));
        let rows = observations.zip(masks).zip(by_seat).zip(single).zip(self.lengths.chunks_mut(share));
        rows.map(|((((observations, masks), (rewards, scores)), (to_act, terminated)), lengths)| Rows {
            observations,
            masks,
            rewards,
            scores,
            to_act,
            terminated,
            lengths,
        })
        .collect()
    }

    fn row(&mut self, sizes: Sizes, game: usize) -> Row<'_> {
        let by_seat = game * sizes.seats..(game + 1) * sizes.seats;
        Row {
            observation: &mut self.observations[game * sizes.observation..(game + 1) * sizes.observation],
            mask: &mut self.masks[game * sizes.actions..(game + 1) * sizes.actions],
            rewards: &mut self.rewards[by_seat.clone()],
            scores: &mut self.scores[by_seat],
            to_act: &mut self.to_act[game],
            terminated: &mut self.terminated[game],
            length: &mut self.lengths[game],
        }
    }
}

impl<G: Encoding> Table<G> {
    fn deal(&self, chance: &mut SplitMix) -> G {
        let setup = G::deal(self.seats, &self.options, chance);
        G::new(self.seats, &self.options, &setup).expect("a dealt set-up is valid")
    }

    fn pay(&self, outcome: &Outcome, row: &mut Row<'_>) {
        row.scores.copy_from_slice(outcome.scores.as_slice());
        for (seat, reward) in self.seats.iter().zip(row.rewards.iter_mut()) {
            *reward = self.reward.of(outcome, seat);
        }
    }
}

impl<G: Encoding> Lane<G> {
    fn new(table: &Table<G>, seed: u64, index: u64) -> Self {
        let mut chance = SplitMix::for_game(seed, index);
        let position = table.deal(&mut chance);
        Lane { position, chance, advice: SplitMix::for_game(seed ^ ADVICE_STREAM, index), length: 0 }
    }

    /// Chance decides until a seat is to act or the game is over.
    #[inline]
    fn draw(&mut self, scratch: &mut Scratch<G>) {
        while self.position.turn() == Turn::Chance {
            let chance = self.position.sample_chance(&mut self.chance, &mut scratch.chances);
            self.position.apply_chance_unchecked(chance);
        }
    }

    #[inline]
    fn show(&mut self, row: &mut Row<'_>, scratch: &mut Scratch<G>) {
        let seat = self.position.observer();
        *row.to_act = seat.index() as i8;
        self.position.observe(seat, row.observation);
        self.position.mask(&mut scratch.actions, row.mask);
    }

    /// Plays a legal action and shows what follows; nothing happens if it is illegal.
    #[inline]
    fn step(&mut self, table: &Table<G>, number: i32, row: &mut Row<'_>, scratch: &mut Scratch<G>) -> Option<()> {
        row.rewards.fill(0.0);
        *row.terminated = false;
        let action = self.position.action(usize::try_from(number).ok()?)?;
        self.position.check(action).ok()?;
        self.position.apply_unchecked(action);
        self.length += 1;
        *row.length = self.length;
        self.draw(scratch);
        if let Some(outcome) = self.position.outcome() {
            table.pay(&outcome, row);
            *row.terminated = true;
            self.position = table.deal(&mut self.chance);
            self.length = 0;
            self.draw(scratch);
        }
        self.show(row, scratch);
        Some(())
    }
}

impl<G: Registered + Heuristic + Encoding> Vector<G> {
    /// Runs `work` on every share of the games, with the number of its first game.
    fn share_out<T: Send>(
        &mut self,
        parts: Vec<T>,
        work: impl Fn(&Table<G>, usize, &mut [Lane<G>], T) -> Option<Refused> + Sync,
    ) -> Option<Refused> {
        let (table, share) = (&self.table, self.share);
        let shares = self.lanes.chunks_mut(share).zip(parts).enumerate();
        let run = |(index, (lanes, part)): (usize, (&mut [Lane<G>], T))| work(table, index * share, lanes, part);
        let Some(pool) = &self.pool else { return shares.map(run).fold(None, Option::or) };
        let (waiting, refused) = (Mutex::new(shares), Mutex::new(None::<Refused>));
        let next_share = || lock(&waiting).next();
        let take_shares = || {
            while let Some(next) = next_share() {
                if let Some(found) = run(next) {
                    let mut first = lock(&refused);
                    *first = Some(first.take().filter(|known| known.game < found.game).unwrap_or(found));
                }
            }
        };
        // The calling thread takes its part of the work: waking one thread less a step is worth it.
        pool.in_place_scope(|scope| {
            for _ in 0..pool.current_num_threads() {
                scope.spawn(|_| take_shares());
            }
            take_shares();
        });
        lock(&refused).take()
    }
}

/// A thread that panics ends the whole scope, so nobody meets a poisoned lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Registered + Heuristic + Encoding> AnyVector for Vector<G> {
    fn sizes(&self) -> Sizes {
        self.table.sizes
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        let sizes = self.table.sizes;
        let parts = rows.split(sizes, self.share);
        self.share_out(parts, |table, first, lanes, mut rows| {
            let scratch = &mut Scratch::new();
            for (game, lane) in lanes.iter_mut().enumerate() {
                *lane = Lane::new(table, seed, (first + game) as u64);
                lane.draw(scratch);
                let mut row = rows.row(sizes, game);
                row.rewards.fill(0.0);
                row.scores.fill(0);
                (*row.terminated, *row.length) = (false, 0);
                lane.show(&mut row, scratch);
            }
            None
        });
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), Refused> {
        let (sizes, share) = (self.table.sizes, self.share);
        let parts = rows.split(sizes, share).into_iter().zip(actions.chunks(share)).collect();
        let refused = self.share_out(parts, |table, first, lanes, (mut rows, actions)| {
            let (scratch, mut refused) = (&mut Scratch::new(), None);
            for (game, (lane, &action)) in lanes.iter_mut().zip(actions).enumerate() {
                if lane.step(table, action, &mut rows.row(sizes, game), scratch).is_none() && refused.is_none() {
                    refused = Some(Refused { game: first + game, action });
                }
            }
            refused
        });
        refused.map_or(Ok(()), Err)
    }

    fn advise(&mut self, adviser: Adviser, actions: &mut [i32]) {
        let parts = actions.chunks_mut(self.share).collect();
        self.share_out(parts, |_, _, lanes, actions: &mut [i32]| {
            let scratch = &mut Scratch::<G>::new();
            for (lane, number) in lanes.iter_mut().zip(actions) {
                let Lane { position, advice, .. } = lane;
                let action = match adviser {
                    Adviser::Random => position.sample_action(advice, &mut scratch.actions),
                    Adviser::Greedy => position.plan(&mut SplitMix::new(advice.next_u64()))[0],
                };
                *number = position.number(action) as i32;
            }
            None
        });
    }
}

/// Makes a vector of games.
pub(crate) struct MakeVector<'a> {
    pub(crate) games: usize,
    pub(crate) seats: Option<u64>,
    pub(crate) options: &'a Value,
    pub(crate) threads: usize,
    pub(crate) reward: Reward,
}

impl EncodedVisitor for MakeVector<'_> {
    type Output = Result<Box<dyn AnyVector>, SetupError>;

    fn visit<G: Registered + StrongPlayer + Encoding>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats.unwrap_or(G::INFO.min_seats.into()))?;
        let options = Match::<G>::read_options(self.options)?;
        let layout = G::layout(seats, &options);
        let sizes = Sizes {
            games: self.games,
            observation: layout.observation_size(),
            actions: layout.action_count(),
            seats: seats.get(),
        };
        let table: Table<G> = Table { seats, options, reward: self.reward, sizes };
        let lanes = (0..self.games).map(|index| Lane::new(&table, 0, index as u64)).collect();
        let pool = (self.threads > 1)
            .then(|| rayon::ThreadPoolBuilder::new().num_threads(self.threads - 1).build())
            .transpose()
            .map_err(|error| SetupError::Setup(format!("{} threads cannot be started: {error}", self.threads)))?;
        let shares = if self.threads > 1 { self.threads * SHARES_PER_THREAD } else { 1 };
        Ok(Box::new(Vector { table, lanes, pool, share: self.games.div_ceil(shares).max(1) }))
    }
}
