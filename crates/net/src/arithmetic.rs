//! The three loops of a net, by wide instructions and one number at a time. Both give the same to the last bit; where the
//! target has no wide instructions the plain ones are faster.

use wide::{i8x16, i16x16, i32x8};

/// The greatest number a neuron passes on.
pub(crate) const CLIP: i16 = 127;

/// How sums are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Sixteen numbers at a time.
    Wide,
    /// One number at a time.
    Plain,
}

impl Path {
    /// The faster one on this target.
    pub const FASTER: Path = if cfg!(any(target_feature = "avx2", target_feature = "simd128", target_arch = "aarch64"))
    {
        Path::Wide
    } else {
        Path::Plain
    };
}

#[inline]
fn widened(numbers: &[i8; 16]) -> i16x16 {
    i16x16::from_i8x16(i8x16::new(*numbers))
}

/// Adds a row of weights to the sums.
#[inline]
pub(crate) fn add<const N: usize>(path: Path, sums: &mut [i16; N], row: &[i8; N]) {
    match path {
        Path::Wide => {
            let (sums, sums_left) = sums.as_chunks_mut::<16>();
            let (row, row_left) = row.as_chunks::<16>();
            for (sums, row) in sums.iter_mut().zip(row) {
                *sums = (i16x16::new(*sums) + widened(row)).to_array();
            }
            plain_add(sums_left, row_left);
        }
        Path::Plain => plain_add(sums, row),
    }
}

fn plain_add(sums: &mut [i16], row: &[i8]) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(weight.into());
    }
}

/// Takes a row of weights from the sums.
#[inline]
pub(crate) fn take<const N: usize>(path: Path, sums: &mut [i16; N], row: &[i8; N]) {
    match path {
        Path::Wide => {
            let (sums, sums_left) = sums.as_chunks_mut::<16>();
            let (row, row_left) = row.as_chunks::<16>();
            for (sums, row) in sums.iter_mut().zip(row) {
                *sums = (i16x16::new(*sums) - widened(row)).to_array();
            }
            plain_take(sums_left, row_left);
        }
        Path::Plain => plain_take(sums, row),
    }
}

fn plain_take(sums: &mut [i16], row: &[i8]) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(weight.into());
    }
}

/// The activations of neurons with these sums (clipped ReLU).
#[inline]
pub(crate) fn clipped<const N: usize>(sums: &[i16; N]) -> [i16; N] {
    sums.map(|sum| sum.clamp(0, CLIP))
}

/// The sum of all products with weights of one byte.
#[inline]
pub(crate) fn dot<const N: usize>(path: Path, numbers: &[i16; N], weights: &[i8; N]) -> i32 {
    match path {
        Path::Wide => {
            let (numbers, numbers_left) = numbers.as_chunks::<16>();
            let (weights, weights_left) = weights.as_chunks::<16>();
            let pairs = numbers.iter().zip(weights);
            let sum = pairs.fold(i32x8::ZERO, |sum, (numbers, row)| sum + i16x16::new(*numbers).dot(widened(row)));
            sum.reduce_add() + plain_dot(numbers_left, weights_left)
        }
        Path::Plain => plain_dot(numbers, weights),
    }
}

fn plain_dot(numbers: &[i16], weights: &[i8]) -> i32 {
    numbers.iter().zip(weights).map(|(&number, &weight)| i32::from(number) * i32::from(weight)).sum()
}

/// The sum of all products with weights of two bytes.
#[inline]
pub(crate) fn dot_two<const N: usize>(path: Path, numbers: &[i16; N], weights: &[i16; N]) -> i32 {
    let plain = |numbers: &[i16], weights: &[i16]| -> i32 {
        numbers.iter().zip(weights).map(|(&number, &weight)| i32::from(number) * i32::from(weight)).sum()
    };
    match path {
        Path::Wide => {
            let (numbers, numbers_left) = numbers.as_chunks::<16>();
            let (weights, weights_left) = weights.as_chunks::<16>();
            let pairs = numbers.iter().zip(weights);
            let sum = pairs.fold(i32x8::ZERO, |sum, (numbers, row)| sum + i16x16::new(*numbers).dot(i16x16::new(*row)));
            sum.reduce_add() + plain(numbers_left, weights_left)
        }
        Path::Plain => plain(numbers, weights),
    }
}
