//! The value of an afterstate to the seat that has just moved: the table of points ([`super::evaluation`]), corrected by a small net
//! where one has been trained. docs/training.md has the commands that make the weights from a seed.
//!
//! *Why only for the seat that has just moved.* A search asks two things: which of its own turns is best, and how good it stands when
//! it has played on to the end of its own next turn. Both are that seat's view, so one view is all that a net has to learn.

use std::borrow::Cow;

use game_core::{Described, Game, Lessons, NetShape, Seat, Trainable};
use net::{Accumulator, Net, NetError};

use super::Memory;
use super::afterstate::Afterstate;
use super::evaluation::{chance, evaluate, prospects};
use super::features::{WORDS, describe};
use crate::CoffeeRush;
use crate::position::{MAX_SEATS, Phase, Stage};

/// Neurons of the first layer for each of the two seats.
const HIDDEN: usize = 32;
/// Neurons of the second layer.
const SECOND: usize = 16;
/// The logit of winning, the margin, and the points of all on average.
const OUTPUTS: usize = 3;

type Value = Net<WORDS, HIDDEN, SECOND, OUTPUTS>;

static SHIPPED_FOR_TWO: Value = match Value::read(include_bytes!("value-2.net")) {
    Ok(net) => net,
    Err(_) => panic!("value-2.net is not of this shape: train it again"),
};

/// Outputs of a net are in finer units than evaluations: this many.
const FINER: i32 = net::OUTPUT as i32 / (1 << 16);

/// Points in one unit of the margin.
const UNIT: f32 = 5.0;
/// The share of the later result in what a position learns; the rest is the opinion one turn later.
const LAMBDA: f32 = 0.85;

/// Judges afterstates one after the other.
pub(crate) struct Judge {
    /// For tables of two, three and four.
    nets: [Option<Cow<'static, Value>>; MAX_SEATS - 1],
}

impl Judge {
    /// By the weights that come with the game.
    pub(crate) fn new() -> Judge {
        Judge { nets: [Some(Cow::Borrowed(&SHIPPED_FOR_TWO)), None, None] }
    }

    /// By the table of points alone.
    #[cfg(test)]
    pub(crate) fn untaught() -> Judge {
        Judge { nets: [None, None, None] }
    }

    /// By other weights, whatever the table.
    fn read(weights: &[u8]) -> Result<Judge, NetError> {
        let net: Cow<'static, Value> = Cow::Owned(Value::read(weights)?);
        Ok(Judge { nets: [Some(net.clone()), Some(net.clone()), Some(net)] })
    }

    /// Is there a net for this table? Without one the table of points is all there is to say.
    pub(crate) fn has_learned(&self, position: &CoffeeRush) -> bool {
        self.nets[position.seats.get() - 2].is_some()
    }

    /// The logarithm of the odds to win of the seat number `me`, which has just moved.
    pub(crate) fn evaluate(&self, position: &CoffeeRush, me: usize) -> i32 {
        let after = Afterstate::of(position);
        match &self.nets[after.seats - 2] {
            Some(net) if !after.over => prospects(&after, me) + correction(net, position, &after, me),
            _ => evaluate(&after, me),
        }
    }

    /// The chance of each seat to win, all together 1.
    pub(crate) fn shares(&self, position: &CoffeeRush) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        if let Some(outcome) = position.outcome() {
            for &winner in &outcome.winners {
                shares[winner.index()] = 1.0 / outcome.winners.len() as f32;
            }
            return shares;
        }
        let after = Afterstate::of(position);
        for (seat, share) in shares.iter_mut().enumerate().take(after.seats) {
            *share = chance(prospects(&after, seat));
        }
        let all: f32 = shares.iter().sum();
        let shares = shares.map(|share| share / all);
        match &self.nets[after.seats - 2] {
            Some(net) => {
                let me = last_mover(position);
                let win = chance(prospects(&after, me) + correction(net, position, &after, me));
                rescaled(shares, me, win)
            }
            None => shares,
        }
    }
}

/// The correction of the table of points by a net, in the units of an evaluation.
fn correction(net: &Value, position: &CoffeeRush, after: &Afterstate, me: usize) -> i32 {
    let [mine, theirs] = describe(position, after, me).map(|inputs| {
        let mut sums = Accumulator::new(net);
        sums.update(net, &inputs);
        sums
    });
    net.evaluate(&mine, &theirs)[0] / FINER
}

/// The seat whose turn was the last.
fn last_mover(position: &CoffeeRush) -> usize {
    let seats = position.seats.get();
    match position.flow.phase {
        Phase::Turn(Stage::Fresh) => (position.flow.seat.index() + seats - 1) % seats,
        _ => position.flow.seat.index(),
    }
}

/// Seat number `me` gets the share `win`; the others divide the rest as before.
fn rescaled(shares: [f32; MAX_SEATS], me: usize, win: f32) -> [f32; MAX_SEATS] {
    let others = 1.0 - shares[me];
    let mut scaled = shares.map(|share| if others > 0.0 { share / others * (1.0 - win) } else { 0.0 });
    scaled[me] = if others > 0.0 { win } else { 1.0 };
    scaled
}

/// How the nets are trained, one for each number of seats.
pub(crate) const TRAINABLE: Trainable<CoffeeRush> = Trainable {
    shape: NetShape { inputs: 64 * WORDS, hidden: HIDDEN, second: SECOND },
    unit: UNIT,
    lessons: Lessons::Afterstates { lambda: LAMBDA },
    describe: |position, seat: Seat, out: &mut Described| {
        let after = Afterstate::of(position);
        let me = seat.index();
        let ratings = || after.sides[..after.seats].iter().map(|side| side.state.player.rating());
        let rivals = ratings().enumerate().filter(|&(other, _)| other != me).map(|(_, rating)| rating);
        let lead = after.sides[me].state.player.rating() - rivals.max().unwrap_or(0);
        let mean = ratings().sum::<i32>() as f32 / after.seats as f32;
        out.base = [prospects(&after, me) as f32 / (1 << 16) as f32, lead as f32 / UNIT, mean / UNIT];
        out.inputs = describe(position, &after, me).map(|inputs| inputs.words().to_vec());
    },
    memory: |bytes, weights| Ok(Memory::in_lessons(bytes, Judge::read(weights).map_err(|error| error.to_string())?)),
    // Detours are made by the player itself, because its turns are many actions.
    tried: |_| Vec::new(),
};
#[cfg(test)]
mod tests {
    use game_core::{Budget, Random, SplitMix, StrongPlayer, Turn};
    use net::Weights;

    use super::*;
    use crate::{Options, Setup};

    /// Weights at random, small enough for no sum to overflow.
    fn some_weights() -> Vec<u8> {
        let mut rng = SplitMix::new(3);
        let mut weights = Weights::blank(Value::SHAPE);
        weights.rows.iter_mut().chain(&mut weights.second).for_each(|weight| *weight = rng.below(21) as i8 - 10);
        weights.bias.iter_mut().for_each(|bias| *bias = 40);
        weights.last.iter_mut().for_each(|weight| *weight = rng.below(2_001) as i16 - 1_000);
        weights.to_bytes()
    }

    /// Positions after each turn of a game at a glance, before and after the cards are drawn, with the seat that has moved.
    fn afterstates(seats: u64) -> Vec<(CoffeeRush, usize)> {
        let seats = CoffeeRush::INFO.seat_count(seats).expect("two to four may play");
        let mut position = CoffeeRush::new(seats, &Options::default(), &Setup {}).expect("a table");
        let (mut memory, mut rng) = (CoffeeRush::memory(1 << 20), SplitMix::new(5));
        let mut list = Vec::new();
        let mut last = None;
        loop {
            list.extend(last.map(|seat| (position, seat)));
            match position.turn() {
                Turn::Over => return list,
                Turn::Chance => {
                    let draw = position.sample_chance(&mut rng, &mut Vec::new());
                    position.apply_chance_unchecked(draw);
                }
                Turn::Seat(_) => {
                    // The set-up has an order of its own.
                    last = position.begins_turn().map(Seat::index);
                    let found = position.think(&mut memory, Budget::nodes(1), &mut rng);
                    found.actions.into_iter().for_each(|action| position.apply_unchecked(action));
                }
            }
        }
    }

    #[test]
    fn a_net_that_has_learned_nothing_leaves_the_table_of_points_as_it_is() {
        let blank = Judge::read(&Weights::blank(Value::SHAPE).to_bytes()).expect("the right shape");
        let table = Judge::untaught();
        for (position, seat) in (2..=4).flat_map(afterstates) {
            assert_eq!(blank.evaluate(&position, seat), table.evaluate(&position, seat), "{position:?}");
        }
    }

    #[test]
    fn shares_are_what_the_net_says_and_add_up_to_one() {
        let judge = Judge::read(&some_weights()).expect("the right shape");
        let mut corrected = 0;
        for (position, seat) in (2..=4).flat_map(afterstates) {
            let shares = judge.shares(&position);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
            let after = Afterstate::of(&position);
            if position.begins_turn().is_some() && !after.over {
                assert!((shares[seat] - chance(judge.evaluate(&position, seat))).abs() < 1e-6, "{position:?}");
                corrected += usize::from(judge.evaluate(&position, seat) != prospects(&after, seat));
            }
        }
        assert!(corrected > 50, "the net says something in {corrected} positions");
    }

    #[test]
    fn a_seat_sees_itself_first_and_then_its_foremost_rival() {
        for (position, seat) in afterstates(2) {
            let after = Afterstate::of(&position);
            let [mine, theirs] = describe(&position, &after, seat);
            let [others, own] = describe(&position, &after, 1 - seat);
            assert_ne!(mine, theirs, "places in the round differ at least");
            // Seen from the other side only the distance in turns changes.
            let differing = |one: &net::Inputs<WORDS>, other: &net::Inputs<WORDS>| {
                let mut count = 0;
                one.each_beyond(other, |_| count += 1);
                other.each_beyond(one, |_| count += 1);
                count
            };
            assert_eq!((differing(&mine, &own), differing(&theirs, &others)), (1, 1), "{position:?}");
        }
    }
}
