//! Fitting a net to samples.

use std::num::NonZeroUsize;
use std::thread;

use game_core::{NetShape, Random, SplitMix};
use net::Weights;

use crate::adam::Adam;
use crate::curve::Loss;
use crate::model::{Layout, Pass};
use crate::sample::Sample;

/// Samples between two steps.
const BATCH: usize = 512;
/// A batch is always cut in so many parts, so that the sums do not depend on the number of threads.
const PARTS: usize = 4;
/// The length of the first steps; the last are almost 0.
const RATE: f32 = 2e-3;

/// Samples to learn from, and held-out samples of other games to measure the result.
#[derive(Default)]
pub(crate) struct Data {
    pub(crate) learned: Vec<Sample>,
    pub(crate) held_out: Vec<Sample>,
}

/// Fits a net; `watch` hears the losses after each epoch.
pub(crate) fn fit(
    shape: NetShape,
    data: &Data,
    epochs: u32,
    threads: NonZeroUsize,
    mut rng: SplitMix,
    mut watch: impl FnMut(Loss),
) -> Weights {
    let layout = Layout::new(shape);
    let mut weights = layout.first_weights(&mut rng);
    let mut adam = Adam::new(layout.count());
    let mut gradients = vec![vec![0.0; layout.count()]; PARTS];
    let mut order: Vec<usize> = (0..data.learned.len()).collect();
    let steps = (order.len().div_ceil(BATCH) * epochs as usize) as f32;
    let mut step = 0.0;
    for epoch in 1..=epochs {
        rng.shuffle(&mut order);
        let mut learned = 0.0;
        for batch in order.chunks(BATCH) {
            learned += batch_gradient(&layout, &weights, &data.learned, batch, &mut gradients, threads);
            let rate = RATE * (1.0 - step / steps).max(0.01);
            adam.step(&mut weights, &gradients[0], rate);
            layout.clamp(&mut weights);
            step += 1.0;
        }
        let mut pass = Pass::new(&layout);
        let held_out: f64 = data.held_out.iter().map(|sample| f64::from(pass.loss(&weights, sample))).sum();
        watch(Loss {
            epoch,
            learned: learned / data.learned.len().max(1) as f64,
            held_out: held_out / data.held_out.len().max(1) as f64,
        });
    }
    layout.quantized(&weights)
}

/// Leaves the mean gradient of a batch in the first of `gradients`, and returns the sum of the losses.
fn batch_gradient(
    layout: &Layout,
    weights: &[f32],
    samples: &[Sample],
    batch: &[usize],
    gradients: &mut [Vec<f32>],
    threads: NonZeroUsize,
) -> f64 {
    let size = batch.len().div_ceil(PARTS);
    let part = |number: usize, gradient: &mut Vec<f32>| -> f64 {
        gradient.fill(0.0);
        let mut pass = Pass::new(layout);
        let chosen = batch.iter().skip(number * size).take(size);
        chosen.map(|&sample| f64::from(pass.learn(weights, &samples[sample], gradient))).sum()
    };
    let mut losses = [0.0; PARTS];
    let mut jobs: Vec<_> = gradients.iter_mut().zip(&mut losses).enumerate().collect();
    let share = jobs.len().div_ceil(threads.get());
    let work = |jobs: &mut [(usize, (&mut Vec<f32>, &mut f64))]| {
        jobs.iter_mut().for_each(|(number, (gradient, loss))| **loss = part(*number, gradient));
    };
    if threads.get() == 1 {
        work(&mut jobs);
    } else {
        thread::scope(|scope| jobs.chunks_mut(share).for_each(|jobs| drop(scope.spawn(|| work(jobs)))));
    }
    let (sum, others) = gradients.split_at_mut(1);
    for gradient in others {
        sum[0].iter_mut().zip(gradient).for_each(|(sum, number)| *sum += *number);
    }
    let count = batch.len() as f32;
    sum[0].iter_mut().for_each(|number| *number /= count);
    losses.iter().sum()
}
