//! The figures of one table.

use std::fmt;
use std::hint::black_box;

use game_core::{Buffers, Event, Game, HasOracle, SeatCount, SplitMix, play_out};
use game_registry::{OracleVisitor, Registered};
use search::{Policy, deals_of};
use serde::Serialize;

use super::measure::nanoseconds_each;
use super::playouts::{play_naively, play_side_by_side, positions_on_the_way};
use crate::clock::Clock;

/// How many games are held at once to see whether the cost grows.
const HELD: [usize; 4] = [1, 10, 100, 1000];

/// The measurements of one game with one number of seats, on one core.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    game: &'static str,
    seats: SeatCount,
    /// Uniform random games.
    playouts_per_s: f64,
    /// Games by turns that aim at something; equal to the uniform ones where the game knows none.
    aimed_playouts_per_s: f64,
    /// How many times as fast as the naive engine on the same deals in the same run; `None` where the game has no such.
    ratio_to_naive: Option<f64>,
    /// Not measured by time; see docs/performance.md for the counted figures.
    instructions_per_playout: Option<f64>,
    events_per_playout: f64,
    /// Size of a position: the memory of one game.
    state_bytes: usize,
    list_actions_ns: f64,
    apply_ns: f64,
    copy_ns: f64,
    hash_ns: f64,
    write_text_ns: f64,
    read_text_ns: f64,
    /// Games a second with 1, 10, 100 and 1000 of them held at once and played in turn.
    held_playouts_per_s: [f64; HELD.len()],
}

impl Figures {
    /// Measures a table; takes a few seconds.
    pub(crate) fn measure<G: Registered>(seats: SeatCount, seed: u64, clock: &Clock<'_>) -> Figures {
        let options = G::Options::default();
        let deals = deals_of::<G>(seats, &options, seed);
        let deal = |round: u64| &deals[round as usize % deals.len()];
        let mut rng = SplitMix::new(seed);
        let mut buffers = Buffers::default();
        let mut events = (0, 0);
        let playout_ns = nanoseconds_each(clock, |round| {
            let played = play_out(&mut deal(round).position().clone(), &mut rng, &mut buffers);
            events = (events.0 + u64::from(played), events.1 + 1);
            1
        });
        let aimed_ns = nanoseconds_each(clock, |round| {
            Policy::Aimed.play_out(&mut deal(round).position().clone(), &mut rng, &mut buffers);
            1
        });
        let naive = game_registry::dispatch_oracle(G::INFO.id, NaivePlayouts { seats, seed, clock });
        let naive_ns = naive.expect("a visited game is listed");
        let held = HELD.map(|held| 1e9 / nanoseconds_each(clock, |_| play_side_by_side(&deals, held, &mut rng)));
        let steps = positions_on_the_way(&deals, seed);
        Figures {
            game: G::INFO.id,
            seats,
            playouts_per_s: 1e9 / playout_ns,
            aimed_playouts_per_s: 1e9 / aimed_ns,
            ratio_to_naive: naive_ns.map(|naive_ns| naive_ns / playout_ns),
            instructions_per_playout: None,
            events_per_playout: events.0 as f64 / events.1 as f64,
            state_bytes: size_of::<G>(),
            list_actions_ns: list_actions_ns(clock, &steps),
            apply_ns: apply_ns(clock, &steps),
            copy_ns: for_each(clock, &steps, |(position, _)| position.clone()),
            hash_ns: for_each(clock, &steps, |(position, _)| position.key()),
            write_text_ns: for_each(clock, &steps, |(_, event)| event.to_string()),
            read_text_ns: read_text_ns(clock, &steps),
            held_playouts_per_s: held,
        }
    }
}

/// Times uniform random games on the naive engine: nanoseconds each.
struct NaivePlayouts<'a, 'c> {
    seats: SeatCount,
    seed: u64,
    clock: &'a Clock<'c>,
}

impl OracleVisitor for NaivePlayouts<'_, '_> {
    type Output = f64;

    fn visit<G: HasOracle>(self) -> f64 {
        let deals = deals_of::<G>(self.seats, &G::Options::default(), self.seed);
        let mut rng = SplitMix::new(self.seed);
        nanoseconds_each(self.clock, |round| {
            black_box(play_naively(&deals[round as usize % deals.len()], &mut rng));
            1
        })
    }
}

fn for_each<T, U>(clock: &Clock<'_>, items: &[T], act: impl Fn(&T) -> U) -> f64 {
    nanoseconds_each(clock, |_| {
        for item in items {
            black_box(act(item));
        }
        items.len() as u64
    })
}

fn list_actions_ns<G: Game>(clock: &Clock<'_>, steps: &[(G, Event<G>)]) -> f64 {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    nanoseconds_each(clock, |_| {
        for (position, _) in steps {
            actions.clear();
            chances.clear();
            position.actions(&mut actions);
            position.chances(&mut chances);
            black_box((&actions, &chances));
        }
        steps.len() as u64
    })
}

fn apply_ns<G: Game>(clock: &Clock<'_>, steps: &[(G, Event<G>)]) -> f64 {
    for_each(clock, steps, |(position, event)| {
        let mut next = position.clone();
        match *event {
            Event::Action(action) => next.apply_unchecked(action),
            Event::Chance(chance) => next.apply_chance_unchecked(chance),
        }
        next
    })
}

fn read_text_ns<G: Game>(clock: &Clock<'_>, steps: &[(G, Event<G>)]) -> f64 {
    let texts: Vec<String> = steps.iter().map(|(_, event)| event.to_string()).collect();
    for_each(clock, &texts, |text| text.parse::<Event<G>>())
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} seats", self.game, self.seats)?;
        let line = |f: &mut fmt::Formatter<'_>, what: &str, value: String| writeln!(f, "  {what:<34} {value:>12}");
        line(f, "random games a second", format!("{:.0}", self.playouts_per_s))?;
        line(f, "aimed games a second", format!("{:.0}", self.aimed_playouts_per_s))?;
        if let Some(ratio) = self.ratio_to_naive {
            line(f, "times the naive engine", format!("{ratio:.1}"))?;
        }
        line(f, "events a game", format!("{:.1}", self.events_per_playout))?;
        line(f, "bytes a position", self.state_bytes.to_string())?;
        line(f, "listing the legal actions, ns", format!("{:.1}", self.list_actions_ns))?;
        line(f, "copying and playing an event, ns", format!("{:.1}", self.apply_ns))?;
        line(f, "copying, ns", format!("{:.1}", self.copy_ns))?;
        line(f, "key, ns", format!("{:.1}", self.hash_ns))?;
        line(f, "event to text, ns", format!("{:.1}", self.write_text_ns))?;
        line(f, "text to event, ns", format!("{:.1}", self.read_text_ns))?;
        for (held, rate) in HELD.iter().zip(self.held_playouts_per_s) {
            line(f, &format!("games a second, {held} held at once"), format!("{rate:.0}"))?;
        }
        Ok(())
    }
}
