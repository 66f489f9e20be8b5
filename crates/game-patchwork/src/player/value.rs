//! The value of a position: rules of thumb, corrected by a small net that has learned from games of the search against
//! itself. The command that makes its weights, `value.net`, from a seed is in the README.md of this folder (docs/training.md has
//! the measurements).

use std::borrow::Cow;

use game_core::{Described, Lessons, NetShape, Trainable};
use net::{Accumulator, Net, NetError, OUTPUT};

use super::Memory;
use super::curves::{logistic, tanh};
use super::features::{Features, WORDS, describe};
use crate::position::{Patchwork, Side};

/// Neurons of the first layer for each player.
const HIDDEN: usize = 32;
/// Neurons of the second layer.
const SECOND: usize = 16;
/// The logit of winning, the margin, and the points of both on average.
const OUTPUTS: usize = 3;

type Value = Net<WORDS, HIDDEN, SECOND, OUTPUTS>;

static SHIPPED: Value = match Value::read(include_bytes!("value.net")) {
    Ok(net) => net,
    Err(_) => panic!("value.net is not of this shape: train it again"),
};

/// Points in one unit of the net.
const UNIT: f32 = 15.0;
/// The weight of a large margin beside a win.
const MARGIN_WEIGHT: f32 = 0.3;
/// The logit of winning for a point of margin, by rule of thumb.
const POINT_LOGIT: f32 = 0.12;

/// The expectation of a side, between 0 and 1; the other side expects the rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    /// To win.
    pub(crate) win: f32,
    /// The quantity that the search maximises: to win, and a little by how much.
    pub(crate) utility: f32,
}

impl Worth {
    /// `margin` in units of [`UNIT`].
    fn new(win: f32, margin: f32) -> Worth {
        let utility = (win + MARGIN_WEIGHT * (0.5 + 0.5 * tanh(margin))) / (1.0 + MARGIN_WEIGHT);
        Worth { win, utility }
    }

    /// The worth of a decided game for the side that wins or loses it by so many points.
    pub(crate) fn decided(won: bool, points: i32) -> Worth {
        Worth::new(f32::from(u8::from(won)), points as f32 / UNIT)
    }

    /// The same for the other side.
    pub(crate) fn flipped(self) -> Worth {
        Worth { win: 1.0 - self.win, utility: 1.0 - self.utility }
    }
}

/// The points that each side makes, in units of [`UNIT`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Points([f32; 2]);

impl Points {
    /// Those of a game that is over.
    pub(crate) fn of_over(position: &Patchwork) -> Points {
        Points(Side::BOTH.map(|side| position.score(side) as f32 / UNIT))
    }

    /// From the mean of the two and the margin of one.
    fn new(mean: f32, mover: Side, margin: f32) -> Points {
        Points(Side::BOTH.map(|side| if side == mover { mean + margin / 2.0 } else { mean - margin / 2.0 }))
    }

    /// So many points more for one side.
    pub(crate) fn plus(mut self, side: Side, points: f32) -> Points {
        self.0[side.index()] += points / UNIT;
        self
    }

    pub(crate) fn of(self, side: Side) -> f32 {
        self.0[side.index()]
    }

    /// Comes nearer to `to` by this share of the way.
    pub(crate) fn approach(&mut self, to: Points, share: f32) {
        self.0.iter_mut().zip(to.0).for_each(|(points, to)| *points += (to - *points) * share);
    }
}

/// Judges positions one after the other.
#[derive(Debug)]
pub(crate) struct Judge {
    net: Cow<'static, Value>,
    /// Of the first side and the second.
    kept: [Accumulator<WORDS, HIDDEN>; 2],
}

impl Judge {
    /// By the weights that come with the game.
    pub(crate) fn new() -> Judge {
        Judge::with(Cow::Borrowed(&SHIPPED))
    }

    /// By other weights.
    fn read(weights: &[u8]) -> Result<Judge, NetError> {
        Ok(Judge::with(Cow::Owned(Value::read(weights)?)))
    }

    fn with(net: Cow<'static, Value>) -> Judge {
        let kept = [Accumulator::new(&net), Accumulator::new(&net)];
        Judge { net, kept }
    }

    /// The worth of `position` to `Side::First`, and the points that each side will make.
    pub(crate) fn judge(&mut self, position: &Patchwork) -> (Worth, Points) {
        let described = describe(position);
        let (mover, other) = (position.mover.index(), position.mover.other().index());
        self.kept[mover].update(&self.net, &described[0].inputs);
        self.kept[other].update(&self.net, &described[1].inputs);
        let learned = self.net.evaluate(&self.kept[mover], &self.kept[other]);
        let known = rules_of_thumb(&described);
        let [win, margin, mean] = [0, 1, 2].map(|output| known[output] + learned[output] as f32 / OUTPUT);
        let worth = Worth::new(logistic(win), margin);
        let worth = if position.mover == Side::First { worth } else { worth.flipped() };
        (worth, Points::new(mean, position.mover, margin))
    }
}

/// The outputs without a net.
fn rules_of_thumb([mover, other]: &[Features; 2]) -> [f32; OUTPUTS] {
    let margin = mover.standing - other.standing;
    [margin * POINT_LOGIT, margin / UNIT, (mover.points + other.points) / 2.0 / UNIT]
}

/// In lessons players care less for their quilts: waiting for each other must be seen, to be judged by how it ends.
const CARE_IN_LESSONS: f32 = 0.15;

/// How the net is trained.
pub(crate) const TRAINABLE: Trainable<Patchwork> = Trainable {
    shape: NetShape { inputs: 64 * WORDS, hidden: HIDDEN, second: SECOND },
    unit: UNIT,
    lessons: Lessons::Decisions,
    describe: |position, _, out: &mut Described| {
        let described = describe(position);
        out.base = rules_of_thumb(&described);
        out.inputs = described.map(|features| features.inputs.words().to_vec());
    },
    memory: |bytes, weights| {
        Ok(Memory::new(bytes, Judge::read(weights).map_err(|error| error.to_string())?, CARE_IN_LESSONS))
    },
    tried: |memory| memory.tried().collect(),
};
