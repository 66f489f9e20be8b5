//! A whole match: every deal in all seat orders.

use std::io;
use std::num::NonZeroUsize;
use std::ops::Range;

use game_core::{Match, Random, Recipe, Seat, SeatCount, SplitMix, Statistic, StrongPlayer};
use search::arena::{Played, Side, Sprt, Verdict, seat_orders};
use serde_json::json;

use super::fault::Fault;
use super::game::{Ended, play};
use super::options::ContestArgs;
use super::player::{Player, with_style_of};
use super::pool::Pool;
use super::report::Report;
use super::seated::{Seated, ThinkingTime};
use crate::clock::Clock;
use crate::limits::Limits;
use crate::parallel::in_order;

/// The purpose of a stream of random numbers; every purpose has its own.
const DEAL: u64 = 0;
const CHANCE: u64 = 1;
const PLAYER: u64 = 2;

/// A player of a match, with its programs if it is one.
pub(crate) struct Fielded<'a, S> {
    pub(super) player: Player,
    /// How it decides, if it is made like a level.
    pub(super) recipe: Option<Recipe<S>>,
    pub(super) limits: Limits,
    pub(super) pool: Option<Pool<'a>>,
}

/// A match: the game, the players and their limits.
pub(crate) struct Contest<'a, G: StrongPlayer> {
    /// In the order in which they were named.
    fielded: Vec<Fielded<'a, G::Style>>,
    /// Players by seat.
    orders: Vec<Vec<usize>>,
    side: Side,
    seats: SeatCount,
    options: G::Options,
    seed: u64,
    memory: usize,
    clock: &'a Clock<'a>,
}

/// A finished game, seen by players.
pub(crate) struct Game {
    pub(crate) played: Played,
    pub(crate) thinking: Vec<ThinkingTime>,
    pub(crate) fault: Option<(usize, Fault)>,
    /// The score and the game's own numbers, by player; nothing in a game with a fault.
    pub(crate) statistics: Vec<Vec<Statistic>>,
    /// The game as a record, with the players' names by seat.
    pub(crate) record: String,
}

impl<'a, G: StrongPlayer> Contest<'a, G> {
    /// A match of `players`, as many as there are seats; refused where the game does not allow the table.
    pub(crate) fn new(players: &[Player], args: &ContestArgs, clock: &'a Clock<'a>) -> anyhow::Result<Self> {
        let field = |player: &Player| -> anyhow::Result<_> {
            let recipe = match player {
                Player::Level(level) => Some(level.recipe::<G>()),
                Player::Recipe(recipe) => Some(with_style_of::<G>(recipe)?),
                _ => None,
            };
            let pool = match player {
                Player::Ugi(command) => Some(Pool::new(command.clone(), args.patience(player), clock)),
                _ => None,
            };
            Ok(Fielded { player: player.clone(), recipe, limits: args.limits_of(player), pool })
        };
        Ok(Contest {
            seats: G::INFO.seat_count(players.len() as u64)?,
            options: Match::<G>::read_options(&args.options)?,
            fielded: players.iter().map(field).collect::<Result<_, _>>()?,
            orders: seat_orders(players),
            side: Side::of_first(players),
            seed: args.seed,
            memory: args.memory(),
            clock,
        })
    }

    /// The side that the match rates.
    pub(crate) fn side(&self) -> &Side {
        &self.side
    }

    /// How many games one deal has.
    pub(crate) fn games_a_deal(&self) -> u64 {
        self.orders.len() as u64
    }

    /// Plays these deals, or fewer if `sprt` decides before. `watch` sees the games of every deal in order, with what they
    /// add up to.
    pub(crate) fn run(
        &self,
        deals: Range<u64>,
        threads: NonZeroUsize,
        sprt: Option<&Sprt>,
        mut watch: impl FnMut(&[Game], &Report) -> io::Result<()>,
    ) -> io::Result<Report> {
        let mut report =
            Report::new(self.fielded.iter().map(|fielded| fielded.player.to_string()).collect(), &self.side);
        let mut decided = false;
        let ended = in_order(
            deals.end.saturating_sub(deals.start),
            threads,
            |number| self.play_deal(deals.start + number),
            |games| {
                report.add_deal(&games);
                watch(&games, &report)?;
                decided = sprt.is_some_and(|sprt| sprt.verdict(report.tally()) != Verdict::Undecided);
                // The only way to call off the deals that remain.
                if decided { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
            },
        );
        if decided { Ok(report) } else { ended.map(|()| report) }
    }

    fn play_deal(&self, deal: u64) -> Vec<Game> {
        self.orders.iter().enumerate().map(|(number, order)| self.play_game(deal, number, order)).collect()
    }

    fn play_game(&self, deal: u64, number: usize, order: &[usize]) -> Game {
        let opening = Match::dealt(self.seats, self.options.clone(), &mut self.stream(DEAL, deal));
        let seat = |&player: &usize| {
            let game = deal * self.games_a_deal() + number as u64;
            let rng = self.stream(PLAYER + player as u64, game);
            Seated::<G>::new(&self.fielded[player], self.memory, self.clock, rng)
        };
        let mut seated: Vec<Seated<'_, '_, G>> = order.iter().map(seat).collect();
        let ended = play(opening, &mut seated, self.stream(CHANCE, deal));
        let mut thinking = vec![ThinkingTime::default(); order.len()];
        for (seat, (&player, seated)) in order.iter().zip(seated).enumerate() {
            thinking[player] = seated.thinking;
            if ended.fault.as_ref().is_none_or(|(faulty, _)| faulty.index() != seat) {
                seated.leave();
            }
        }
        Game {
            played: self.judge(&ended, order),
            record: self.record(&ended.game, order),
            statistics: statistics(&ended, order),
            fault: ended.fault.map(|(seat, fault)| (order[seat.index()], fault)),
            thinking,
        }
    }

    /// Each player's share of the win. A player that broke off the game has none of it, and the others share it.
    fn judge(&self, ended: &Ended<G>, order: &[usize]) -> Played {
        let mut shares = vec![0.0; order.len()];
        let winners: Vec<Seat> = match (&ended.fault, ended.game.position().outcome()) {
            (Some((faulty, _)), _) => self.seats.iter().filter(|seat| seat != faulty).collect(),
            (None, Some(outcome)) => outcome.winners,
            (None, None) => unreachable!("a game ends with an outcome or with a fault"),
        };
        for seat in &winners {
            shares[order[seat.index()]] = 1.0 / winners.len() as f64;
        }
        let margin = ended.game.position().outcome().map(|outcome| {
            let best = |ours: bool| {
                let of_side = self.seats.iter().filter(|seat| self.side.has(order[seat.index()]) == ours);
                of_side.map(|seat| outcome.scores[seat]).max().unwrap_or_default()
            };
            f64::from(best(true) - best(false))
        });
        Played { shares, margin }
    }

    fn record(&self, game: &Match<G>, order: &[usize]) -> String {
        let mut record = serde_json::to_value(game.record()).expect("a record is plain data");
        let names = order.iter().map(|&player| self.fielded[player].player.to_string());
        record["players"] = json!(names.collect::<Vec<_>>());
        record.to_string()
    }

    /// A stream that depends on the seed, its purpose and a number, and on nothing else.
    fn stream(&self, purpose: u64, number: u64) -> SplitMix {
        match purpose {
            // The deals of a seed are those of the random games of that seed.
            DEAL => SplitMix::for_game(self.seed, number),
            _ => SplitMix::for_game(SplitMix::for_game(!self.seed, purpose).next_u64(), number),
        }
    }
}

/// The score and the game's own numbers, by player.
fn statistics<G: StrongPlayer>(ended: &Ended<G>, order: &[usize]) -> Vec<Vec<Statistic>> {
    let mut by_player = vec![Vec::new(); order.len()];
    if let Some(outcome) = ended.game.position().outcome() {
        for (seat, &player) in ended.game.seats().iter().zip(order) {
            by_player[player] = vec![("score", f64::from(outcome.scores[seat]))];
            by_player[player].extend(G::statistics(&ended.game, seat));
        }
    }
    by_player
}
