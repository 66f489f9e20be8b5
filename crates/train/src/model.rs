//! The net while it learns: the same shape in fractions, with the way back from an error to every weight.

use std::ops::Range;

use game_core::{NetShape, Random, SplitMix};
use net::{ACTIVATION, LAST, OUTPUT, SECOND, Shape, Weights};

use crate::sample::Sample;

/// The greatest number a neuron passes on.
const CLIP: f32 = 127.0 / ACTIVATION;
/// How much the margin and the points count beside the win.
const SHARES: [f32; 2] = [0.5, 0.25];
/// Beyond this an error of the margin or the points pulls no harder.
const MOST_PULL: f32 = 1.0;
/// The logit of winning, the margin, and the points.
pub(crate) const OUTPUTS: usize = 3;

/// Where each part lies in the list of all weights.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    shape: NetShape,
    bias: Range<usize>,
    rows: Range<usize>,
    second_bias: Range<usize>,
    second: Range<usize>,
    last_bias: Range<usize>,
    last: Range<usize>,
}

impl Layout {
    pub(crate) fn new(shape: NetShape) -> Layout {
        let mut end = 0;
        let mut part = |count: usize| {
            end += count;
            end - count..end
        };
        Layout {
            shape,
            bias: part(shape.hidden),
            rows: part(shape.inputs * shape.hidden),
            second_bias: part(shape.second),
            second: part(shape.second * 2 * shape.hidden),
            last_bias: part(OUTPUTS),
            last: part(OUTPUTS * shape.second),
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.last.end
    }

    /// Weights to begin with: small and random, so that neurons learn different things.
    pub(crate) fn first_weights(&self, rng: &mut SplitMix) -> Vec<f32> {
        let mut weights = vec![0.0; self.count()];
        let mut scatter = |part: &Range<usize>, most: f32| {
            for weight in &mut weights[part.clone()] {
                *weight = (rng.below(1 << 16) as f32 / 32_768.0 - 1.0) * most;
            }
        };
        scatter(&self.rows, 0.08);
        scatter(&self.second, (3.0 / (2 * self.shape.hidden) as f32).sqrt());
        scatter(&self.last, 0.1);
        weights[self.bias.clone()].fill(0.3);
        weights[self.second_bias.clone()].fill(0.1);
        weights
    }

    /// Keeps weights within the range of their bytes.
    pub(crate) fn clamp(&self, weights: &mut [f32]) {
        for (part, most) in [(&self.rows, 127.0 / ACTIVATION), (&self.second, 127.0 / SECOND), (&self.last, 31.0)] {
            weights[part.clone()].iter_mut().for_each(|weight| *weight = weight.clamp(-most, most));
        }
    }

    /// Rounded to whole numbers.
    pub(crate) fn quantized(&self, weights: &[f32]) -> Weights {
        let NetShape { inputs, hidden, second } = self.shape;
        let rounded = |part: &Range<usize>, unit: f32| {
            weights[part.clone()].iter().map(move |weight| (weight * unit).round() as i32).collect::<Vec<_>>()
        };
        let bytes = |numbers: Vec<i32>| numbers.into_iter().map(|number| number.clamp(-127, 127) as i8).collect();
        let most = i32::from(i16::MAX);
        let two_bytes =
            |numbers: Vec<i32>| numbers.into_iter().map(|number| number.clamp(-most, most) as i16).collect();
        Weights {
            shape: Shape { inputs, hidden, second, outputs: OUTPUTS },
            bias: two_bytes(rounded(&self.bias, ACTIVATION)),
            rows: bytes(rounded(&self.rows, ACTIVATION)),
            second_bias: rounded(&self.second_bias, ACTIVATION * SECOND),
            second: bytes(rounded(&self.second, SECOND)),
            last_bias: rounded(&self.last_bias, OUTPUT),
            last: two_bytes(rounded(&self.last, LAST)),
        }
    }
}

/// The activations of all layers for one sample; kept to spare allocation.
pub(crate) struct Pass<'a> {
    layout: &'a Layout,
    /// Sums of the first layer, the mover's and the other's.
    first: Vec<f32>,
    first_error: Vec<f32>,
    second: Vec<f32>,
    second_error: Vec<f32>,
}

impl<'a> Pass<'a> {
    pub(crate) fn new(layout: &'a Layout) -> Pass<'a> {
        let NetShape { hidden, second, .. } = layout.shape;
        let list = |count: usize| vec![0.0; count];
        Pass {
            layout,
            first: list(2 * hidden),
            first_error: list(2 * hidden),
            second: list(second),
            second_error: list(second),
        }
    }

    /// The outputs of the net, added to the rules of thumb.
    fn outputs(&mut self, weights: &[f32], sample: &Sample) -> [f32; OUTPUTS] {
        let layout = self.layout;
        let hidden = layout.shape.hidden;
        let rows = &weights[layout.rows.clone()];
        for (sums, words) in self.first.chunks_exact_mut(hidden).zip(halves(&sample.words)) {
            sums.copy_from_slice(&weights[layout.bias.clone()]);
            for input in on(words) {
                add_scaled(sums, &rows[input * hidden..][..hidden], 1.0);
            }
        }
        let to_second = weights[layout.second.clone()].chunks_exact(2 * hidden);
        for ((neuron, bias), row) in self.second.iter_mut().zip(&weights[layout.second_bias.clone()]).zip(to_second) {
            *neuron = bias + self.first.iter().zip(row).map(|(sum, weight)| sum.clamp(0.0, CLIP) * weight).sum::<f32>();
        }
        let mut outputs = sample.base;
        let last = weights[layout.last.clone()].chunks_exact(layout.shape.second);
        for ((output, bias), row) in outputs.iter_mut().zip(&weights[layout.last_bias.clone()]).zip(last) {
            *output +=
                bias + self.second.iter().zip(row).map(|(sum, weight)| sum.clamp(0.0, CLIP) * weight).sum::<f32>();
        }
        outputs
    }

    /// The loss of the net on a sample.
    pub(crate) fn loss(&mut self, weights: &[f32], sample: &Sample) -> f32 {
        let outputs = self.outputs(weights, sample);
        loss(outputs, sample).0
    }

    /// Adds the gradient of the loss to `gradient` (backpropagation), and returns the loss.
    pub(crate) fn learn(&mut self, weights: &[f32], sample: &Sample, gradient: &mut [f32]) -> f32 {
        let outputs = self.outputs(weights, sample);
        let (loss, errors) = loss(outputs, sample);
        let layout = self.layout;
        let NetShape { hidden, second, .. } = layout.shape;
        self.second_error.fill(0.0);
        for (output, &error) in errors.iter().enumerate() {
            gradient[layout.last_bias.start + output] += error;
            let row = layout.last.start + output * second;
            for (neuron, &sum) in self.second.iter().enumerate() {
                gradient[row + neuron] += error * sum.clamp(0.0, CLIP);
                self.second_error[neuron] += error * weights[row + neuron];
            }
        }
        self.first_error.fill(0.0);
        for (neuron, (&sum, &error)) in self.second.iter().zip(&self.second_error).enumerate() {
            if sum <= 0.0 || sum >= CLIP {
                continue;
            }
            gradient[layout.second_bias.start + neuron] += error;
            let row = layout.second.start + neuron * 2 * hidden;
            let row = row..row + 2 * hidden;
            for (gradient, sum) in gradient[row.clone()].iter_mut().zip(&self.first) {
                *gradient += error * sum.clamp(0.0, CLIP);
            }
            add_scaled(&mut self.first_error, &weights[row], error);
        }
        for (error, &sum) in self.first_error.iter_mut().zip(&self.first) {
            if sum <= 0.0 || sum >= CLIP {
                *error = 0.0;
            }
        }
        for (errors, words) in self.first_error.chunks_exact(hidden).zip(halves(&sample.words)) {
            add_scaled(&mut gradient[layout.bias.clone()], errors, 1.0);
            for input in on(words) {
                add_scaled(&mut gradient[layout.rows.start + input * hidden..][..hidden], errors, 1.0);
            }
        }
        loss
    }
}

/// The loss, and how it grows with each output.
fn loss(outputs: [f32; OUTPUTS], sample: &Sample) -> (f32, [f32; OUTPUTS]) {
    let [logit, margin, points] = outputs;
    let win = 1.0 / (1.0 + (-logit).exp());
    // The cross-entropy of a logit, without the logarithm of 0.
    let surprise = logit.max(0.0) - logit * sample.win + (-logit.abs()).exp().ln_1p();
    let [margin, points] =
        [(margin - sample.margin, SHARES[0]), (points - sample.points, SHARES[1])].map(|(off, share)| {
            let (share, pull) = (share * sample.trust, off.clamp(-MOST_PULL, MOST_PULL));
            (share * pull * (off - pull / 2.0), share * pull)
        });
    (surprise + margin.0 + points.0, [win - sample.win, margin.1, points.1])
}

fn add_scaled(to: &mut [f32], row: &[f32], by: f32) {
    to.iter_mut().zip(row).for_each(|(to, number)| *to += number * by);
}

fn halves(words: &[u64]) -> [&[u64]; 2] {
    let (mover, other) = words.split_at(words.len() / 2);
    [mover, other]
}

fn on(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(word, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < 64).then_some(64 * word + bit as usize)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::{Accumulator, Inputs, Net};

    const SHAPE: NetShape = NetShape { inputs: 128, hidden: 16, second: 16 };

    fn samples(count: usize, rng: &mut SplitMix) -> Vec<Sample> {
        let sample = |_| {
            let words = (0..4).map(|_| rng.next_u64() & rng.next_u64()).collect();
            let base = [0.0, 1.0, 0.5].map(|shift| rng.below(100) as f32 / 50.0 - shift);
            Sample { words, base, win: rng.below(11) as f32 / 10.0, margin: 0.4, points: -0.3, trust: 0.7 }
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn the_way_back_is_the_slope() {
        let layout = Layout::new(SHAPE);
        let mut rng = SplitMix::new(5);
        let weights = layout.first_weights(&mut rng);
        let mut pass = Pass::new(&layout);
        for sample in samples(5, &mut rng) {
            let mut gradient = vec![0.0; layout.count()];
            pass.learn(&weights, &sample, &mut gradient);
            for _ in 0..200 {
                let at = rng.below(layout.count() as u32) as usize;
                let mut beside = |by: f32| {
                    let mut weights = weights.clone();
                    weights[at] += by;
                    f64::from(pass.loss(&weights, &sample))
                };
                let step = 4e-3;
                let slope = (beside(step) - beside(-step)) / f64::from(2.0 * step);
                assert!((slope - f64::from(gradient[at])).abs() < 2e-3, "{at}: {slope} and {}", gradient[at]);
            }
        }
    }

    #[test]
    fn whole_numbers_say_almost_the_same() {
        let layout = Layout::new(SHAPE);
        let mut rng = SplitMix::new(6);
        let mut weights = layout.first_weights(&mut rng);
        layout.clamp(&mut weights);
        let net = Net::<2, 16, 16, 3>::read(&layout.quantized(&weights).to_bytes()).expect("the same shape");
        let mut pass = Pass::new(&layout);
        for sample in samples(50, &mut rng) {
            let sums = halves(&sample.words).map(|words| {
                let mut inputs = Inputs::<2>::NONE;
                on(words).for_each(|input| inputs.set(input));
                Accumulator::refreshed(&net, &inputs)
            });
            let whole = net.evaluate(&sums[0], &sums[1]);
            for (output, fraction) in pass.outputs(&weights, &sample).into_iter().enumerate() {
                let whole = sample.base[output] + whole[output] as f32 / OUTPUT;
                assert!((whole - fraction).abs() < 0.02, "{whole} and {fraction}");
            }
        }
    }
}
