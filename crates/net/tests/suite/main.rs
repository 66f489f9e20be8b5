//! Nets with random weights: both paths and both ways to a sum agree, files are read back, wrong ones are refused.

use game_core::{Random, SplitMix};
use net::{Accumulator, Inputs, Net, NetError, OUTPUT, Path, Shape, Weights};

type Even = Net<3, 32, 16, 2>;
/// Sizes that are no multiple of the width of SIMD instructions.
type Odd = Net<1, 20, 5, 3>;

fn random_weights(shape: Shape, most: u32, rng: &mut SplitMix) -> Weights {
    let mut weights = Weights::blank(shape);
    let mut number = |most: u32| rng.below(2 * most + 1) as i32 - most as i32;
    weights.bias.fill_with(|| number(500) as i16);
    weights.rows.fill_with(|| number(most) as i8);
    weights.second_bias.fill_with(|| number(9_000));
    weights.second.fill_with(|| number(127) as i8);
    weights.last_bias.fill_with(|| number(1 << 20));
    weights.last.fill_with(|| number(32_767) as i16);
    weights
}

fn random_inputs<const WORDS: usize>(rng: &mut SplitMix) -> Inputs<WORDS> {
    let mut inputs = Inputs::NONE;
    let one_of = 1 + rng.below(6);
    (0..64 * WORDS).for_each(|input| inputs.set_if(input, rng.below(one_of) == 0));
    inputs
}

/// The definition, one number at a time.
fn slowly(weights: &Weights, inputs: [&[u64]; 2]) -> Vec<i32> {
    let Shape { inputs: count, hidden, second, outputs } = weights.shape;
    let mut first = Vec::new();
    for words in inputs {
        for neuron in 0..hidden {
            let on = (0..count).filter(|input| words[input / 64] >> (input % 64) & 1 == 1);
            let sum: i32 = on.map(|input| i32::from(weights.rows[input * hidden + neuron])).sum();
            first.push((sum + i32::from(weights.bias[neuron])).clamp(0, 127));
        }
    }
    let sum = |bias: i32, products: &mut dyn Iterator<Item = i32>| bias + products.sum::<i32>();
    let second: Vec<i32> = (0..second)
        .map(|to| {
            let row = &weights.second[to * 2 * hidden..][..2 * hidden];
            let mut products = first.iter().zip(row).map(|(number, &weight)| number * i32::from(weight));
            (sum(weights.second_bias[to], &mut products) >> 6).clamp(0, 127)
        })
        .collect();
    (0..outputs)
        .map(|to| {
            let row = &weights.last[to * second.len()..][..second.len()];
            let mut products = second.iter().zip(row).map(|(number, &weight)| number * i32::from(weight));
            sum(weights.last_bias[to], &mut products)
        })
        .collect()
}

fn check<const WORDS: usize, const HIDDEN: usize, const SECOND: usize, const OUTPUTS: usize>() {
    let mut rng = SplitMix::new(7);
    for round in 0..50 {
        let weights = random_weights(Net::<WORDS, HIDDEN, SECOND, OUTPUTS>::SHAPE, 1 + 126 * (round % 2), &mut rng);
        let net = Net::<WORDS, HIDDEN, SECOND, OUTPUTS>::read(&weights.to_bytes()).expect("of this shape");
        let mut kept = [Path::Wide, Path::Plain].map(|path| (path, [Accumulator::new(&net), Accumulator::new(&net)]));
        for _ in 0..20 {
            let inputs = [random_inputs(&mut rng), random_inputs(&mut rng)];
            let expected = slowly(&weights, [inputs[0].words(), inputs[1].words()]);
            let fresh = inputs.map(|inputs| Accumulator::refreshed(&net, &inputs));
            for (path, kept) in &mut kept {
                for (kept, inputs) in kept.iter_mut().zip(&inputs) {
                    kept.update_by(*path, &net, inputs);
                }
                assert_eq!(*kept, fresh, "{path:?}");
                assert_eq!(net.evaluate_by(*path, &kept[0], &kept[1]).to_vec(), expected, "{path:?}");
            }
            assert_eq!(net.evaluate(&fresh[0], &fresh[1]).to_vec(), expected);
        }
    }
}

#[test]
fn wide_and_plain_kept_and_fresh_agree_with_the_definition() {
    check::<3, 32, 16, 2>();
    check::<1, 20, 5, 3>();
}

#[test]
fn a_blank_net_says_nothing() {
    let bytes = Weights::blank(Even::SHAPE).to_bytes();
    assert_eq!(Even::read(&bytes), Ok(Even::BLANK));
    let some = Accumulator::refreshed(&Even::BLANK, &random_inputs(&mut SplitMix::new(1)));
    assert_eq!(Even::BLANK.evaluate(&some, &Accumulator::new(&Even::BLANK)), [0, 0]);
    assert_eq!(OUTPUT, 131_072.0);
}

#[test]
fn wrong_files_are_refused_with_the_reason() {
    let whole = random_weights(Even::SHAPE, 100, &mut SplitMix::new(3)).to_bytes();
    assert_eq!(whole.len(), Even::SHAPE.bytes());
    assert!(Even::read(&whole).is_ok());
    let changed = |at: usize, to: u8| {
        let mut bytes = whole.clone();
        bytes[at] = to;
        Even::read(&bytes).unwrap_err()
    };
    let length = |found| NetError::Length { found, expected: whole.len() };
    for (error, expected) in [
        (Even::read(b"").unwrap_err(), NetError::NotWeights),
        (Even::read(&[b'x'; 100]).unwrap_err(), NetError::NotWeights),
        (changed(0, b'C'), NetError::NotWeights),
        (changed(9, 2), NetError::Version { found: 2 }),
        (Even::read(&whole[..whole.len() - 1]).unwrap_err(), length(whole.len() - 1)),
        (Even::read(&[&whole[..], &[0]].concat()).unwrap_err(), length(whole.len() + 1)),
        (Odd::read(&whole).unwrap_err(), NetError::Shape { found: Even::SHAPE, expected: Odd::SHAPE }),
    ] {
        assert_eq!(error, expected);
    }
    assert!(Odd::read(&whole).unwrap_err().to_string().contains("2 × 192 → 2 × 32 → 16 → 2"));
}

#[test]
fn sums_that_could_overflow_are_refused() {
    type Large = Net<5, 16, 16, 2>;
    let mut weights = Weights::blank(Large::SHAPE);
    weights.rows.iter_mut().skip(3).step_by(16).for_each(|weight| *weight = 127);
    assert_eq!(Large::read(&weights.to_bytes()), Err(NetError::TooLarge { neuron: 3 }));
    weights.rows[3] = -100;
    weights.rows.iter_mut().skip(3).step_by(16).take(100).for_each(|weight| *weight = 0);
    assert!(Large::read(&weights.to_bytes()).is_ok());
}
