//! A net of a fixed shape, and its evaluation.

use crate::accumulator::Accumulator;
use crate::arithmetic::{CLIP, Path, clipped, dot, dot_two};
use crate::weights::{NetError, Reader, SECOND_SHIFT, Shape};

/// A net with 64 · `WORDS` inputs for each of two players, `HIDDEN` neurons for each, then `SECOND`, then `OUTPUTS`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net<const WORDS: usize, const HIDDEN: usize, const SECOND: usize, const OUTPUTS: usize> {
    pub(crate) bias: [i16; HIDDEN],
    rows: [[[i8; HIDDEN]; 64]; WORDS],
    second_bias: [i32; SECOND],
    second: [[[i8; HIDDEN]; 2]; SECOND],
    last_bias: [i32; OUTPUTS],
    last: [[i16; SECOND]; OUTPUTS],
}

impl<const WORDS: usize, const HIDDEN: usize, const SECOND: usize, const OUTPUTS: usize>
    Net<WORDS, HIDDEN, SECOND, OUTPUTS>
{
    /// The shape as numbers.
    pub const SHAPE: Shape = Shape { inputs: 64 * WORDS, hidden: HIDDEN, second: SECOND, outputs: OUTPUTS };

    /// A net with the outputs 0 for every position.
    pub const BLANK: Self = Net {
        bias: [0; HIDDEN],
        rows: [[[0; HIDDEN]; 64]; WORDS],
        second_bias: [0; SECOND],
        second: [[[0; HIDDEN]; 2]; SECOND],
        last_bias: [0; OUTPUTS],
        last: [[0; SECOND]; OUTPUTS],
    };

    /// Reads a file of weights. Also at compile time, so that a program with a wrong file does not compile.
    pub const fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = match Reader::open(bytes, Self::SHAPE) {
            Ok(reader) => reader,
            Err(error) => return Err(error),
        };
        let mut net = Self::BLANK;
        let mut neuron = 0;
        while neuron < HIDDEN {
            net.bias[neuron] = reader.two_bytes();
            neuron += 1;
        }
        let mut input = 0;
        while input < 64 * WORDS {
            let mut neuron = 0;
            while neuron < HIDDEN {
                net.rows[input / 64][input % 64][neuron] = reader.byte();
                neuron += 1;
            }
            input += 1;
        }
        net.read_later_layers(&mut reader);
        match net.neuron_too_large() {
            Some(neuron) => Err(NetError::TooLarge { neuron }),
            None => Ok(net),
        }
    }

    const fn read_later_layers(&mut self, reader: &mut Reader<'_>) {
        let mut to = 0;
        while to < SECOND {
            self.second_bias[to] = reader.four_bytes();
            to += 1;
        }
        let mut at = 0;
        while at < SECOND * 2 * HIDDEN {
            self.second[at / (2 * HIDDEN)][at / HIDDEN % 2][at % HIDDEN] = reader.byte();
            at += 1;
        }
        let mut to = 0;
        while to < OUTPUTS {
            self.last_bias[to] = reader.four_bytes();
            to += 1;
        }
        let mut at = 0;
        while at < OUTPUTS * SECOND {
            self.last[at / SECOND][at % SECOND] = reader.two_bytes();
            at += 1;
        }
    }

    /// A neuron of the first layer that could overflow its two bytes for some inputs.
    const fn neuron_too_large(&self) -> Option<usize> {
        let mut neuron = 0;
        while neuron < HIDDEN {
            let mut most = self.bias[neuron].unsigned_abs() as u32;
            let mut input = 0;
            while input < 64 * WORDS {
                most += self.rows[input / 64][input % 64][neuron].unsigned_abs() as u32;
                input += 1;
            }
            if most > i16::MAX as u32 {
                return Some(neuron);
            }
            neuron += 1;
        }
        None
    }

    #[inline]
    pub(crate) fn row(&self, input: usize) -> &[i8; HIDDEN] {
        &self.rows[input / 64][input % 64]
    }

    /// The outputs of the net for a position: the player to move has the `mover`'s inputs, the other one the `other`'s. In
    /// units of 1/[`crate::OUTPUT`].
    #[inline]
    pub fn evaluate(&self, mover: &Accumulator<WORDS, HIDDEN>, other: &Accumulator<WORDS, HIDDEN>) -> [i32; OUTPUTS] {
        self.evaluate_by(Path::FASTER, mover, other)
    }

    /// The same by a path that is named.
    #[inline]
    pub fn evaluate_by(
        &self,
        path: Path,
        mover: &Accumulator<WORDS, HIDDEN>,
        other: &Accumulator<WORDS, HIDDEN>,
    ) -> [i32; OUTPUTS] {
        let (mine, theirs) = (clipped(&mover.sums), clipped(&other.sums));
        let mut second = [0; SECOND];
        for ((neuron, bias), [to_mine, to_theirs]) in second.iter_mut().zip(&self.second_bias).zip(&self.second) {
            let sum = bias + dot(path, &mine, to_mine) + dot(path, &theirs, to_theirs);
            *neuron = (sum >> SECOND_SHIFT).clamp(0, CLIP.into()) as i16;
        }
        std::array::from_fn(|output| self.last_bias[output] + dot_two(path, &second, &self.last[output]))
    }
}
