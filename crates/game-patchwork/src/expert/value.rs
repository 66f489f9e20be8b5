//! What a position is worth: a small net over [`features`], learned from games the search played against itself.

use super::curves::{logistic, tanh};
use super::features::{FEATURES, features};
use super::weights::read;
use crate::position::{Patchwork, Side};

/// Neurons of the only hidden layer.
pub const HIDDEN: usize = 32;
/// Two outputs: the logit of winning, and the margin.
pub const OUTPUTS: usize = 2;
/// Weights of each feature to the neurons and straight to the outputs, then of the neurons to the outputs.
pub const WEIGHTS: usize = FEATURES * (HIDDEN + OUTPUTS) + HIDDEN * OUTPUTS;

/// Points of margin in one unit of the net.
pub const MARGIN_UNIT: f32 = 15.0;
/// What a large margin adds to a win.
const MARGIN_WEIGHT: f32 = 0.3;

static NET: [f32; WEIGHTS] = read(include_str!("value.weights"));

/// What a side expects, between 0 and 1; the other side expects the rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    /// To win.
    pub(crate) win: f32,
    /// What the search maximises: to win, and a little by how much.
    pub(crate) utility: f32,
}

impl Worth {
    /// `margin` in units of [`MARGIN_UNIT`].
    fn new(win: f32, margin: f32) -> Worth {
        let utility = (win + MARGIN_WEIGHT * (0.5 + 0.5 * tanh(margin))) / (1.0 + MARGIN_WEIGHT);
        Worth { win, utility }
    }

    /// The worth of a decided game for the one who wins or loses it by so many points.
    pub(crate) fn decided(won: bool, points: i32) -> Worth {
        Worth::new(f32::from(u8::from(won)), points as f32 / MARGIN_UNIT)
    }

    /// The same for the other side.
    pub(crate) fn flipped(self) -> Worth {
        Worth { win: 1.0 - self.win, utility: 1.0 - self.utility }
    }
}

/// What `position` is worth to `Side::First`.
pub(crate) fn judge(position: &Patchwork) -> Worth {
    let mut described = [0.0; FEATURES];
    features(position, position.mover.seat(), &mut described);
    let [win, margin] = outputs(&described);
    let worth = Worth::new(logistic(win), margin);
    if position.mover == Side::First { worth } else { worth.flipped() }
}

fn outputs(described: &[f32; FEATURES]) -> [f32; OUTPUTS] {
    let (from_features, from_neurons) = NET.split_at(FEATURES * (HIDDEN + OUTPUTS));
    let mut neurons = [0.0_f32; HIDDEN];
    let mut outputs = [0.0_f32; OUTPUTS];
    for (feature, weights) in described.iter().zip(from_features.chunks_exact(HIDDEN + OUTPUTS)) {
        let (to_neurons, to_outputs) = weights.split_at(HIDDEN);
        for (neuron, weight) in neurons.iter_mut().zip(to_neurons) {
            *neuron += feature * weight;
        }
        for (output, weight) in outputs.iter_mut().zip(to_outputs) {
            *output += feature * weight;
        }
    }
    for (neuron, weights) in neurons.iter().zip(from_neurons.chunks_exact(OUTPUTS)) {
        for (output, weight) in outputs.iter_mut().zip(weights) {
            *output += neuron.max(0.0) * weight;
        }
    }
    outputs
}
