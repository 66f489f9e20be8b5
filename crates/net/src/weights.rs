//! Files of weights: their format, the units of their numbers, and the errors.
//!
//! A file is `crema-net`, a byte for the version, the shape as four numbers of two bytes, then the weights layer by layer, the
//! biases of a layer before its weights; numbers of several bytes begin with the lowest.

use thiserror::Error;

/// Activations of the first two layers are in units of 1/128, and so are the biases and weights of the first.
pub const ACTIVATION: f32 = 128.0;
/// Weights of the second layer are in units of 1/64.
pub const SECOND: f32 = (1 << SECOND_SHIFT) as f32;
/// Weights of the last layer are in units of 1/1024.
pub const LAST: f32 = 1024.0;
/// Outputs are in units of 1/131072.
pub const OUTPUT: f32 = ACTIVATION * LAST;

pub(crate) const SECOND_SHIFT: u32 = 6;

const NAME: &[u8] = b"crema-net";
const VERSION: u8 = 1;
const HEADER: usize = NAME.len() + 1 + 4 * 2;

/// How many numbers each layer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Inputs for each of the two players.
    pub inputs: usize,
    /// Neurons of the first layer, for each of the two.
    pub hidden: usize,
    /// Neurons of the second.
    pub second: usize,
    /// Outputs.
    pub outputs: usize,
}

impl Shape {
    /// Bytes of a file of this shape.
    pub const fn bytes(&self) -> usize {
        let first = self.hidden * (2 + self.inputs);
        let second = self.second * (4 + 2 * self.hidden);
        HEADER + first + second + self.outputs * (4 + 2 * self.second)
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "2 × {} → 2 × {} → {} → {}", self.inputs, self.hidden, self.second, self.outputs)
    }
}

/// Why bytes are not the weights that are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NetError {
    /// It begins otherwise.
    #[error("not a file of weights: it does not begin with \"crema-net\"; make one with `crema train`")]
    NotWeights,
    /// Made by another version.
    #[error("weights of version {found}; this program reads version {VERSION}: train them again")]
    Version {
        /// The version of the file.
        found: u8,
    },
    /// For another net.
    #[error("weights of a net {found}, but this player has one of {expected}: train them again")]
    Shape {
        /// The shape in the file.
        found: Shape,
        /// The shape of the player's net.
        expected: Shape,
    },
    /// Cut off, or with something behind.
    #[error("the file of weights has {found} bytes and should have {expected}")]
    Length {
        /// Bytes of the file.
        found: usize,
        /// Bytes of such a net.
        expected: usize,
    },
    /// The sum of a neuron could overflow.
    #[error("the weights of neuron {neuron} are so large that its sum could overflow")]
    TooLarge {
        /// Which one of the first layer.
        neuron: usize,
    },
}

/// Reads numbers one after the other, at compile time too.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// After the header, if the file is one of the shape that is wanted; then reading cannot fail.
    pub(crate) const fn open(bytes: &'a [u8], expected: Shape) -> Result<Self, NetError> {
        if bytes.len() < HEADER {
            return Err(NetError::NotWeights);
        }
        let mut at = 0;
        while at < NAME.len() {
            if bytes[at] != NAME[at] {
                return Err(NetError::NotWeights);
            }
            at += 1;
        }
        if bytes[at] != VERSION {
            return Err(NetError::Version { found: bytes[at] });
        }
        let mut reader = Reader { bytes, at: at + 1 };
        let found = Shape {
            inputs: reader.two_bytes() as u16 as usize,
            hidden: reader.two_bytes() as u16 as usize,
            second: reader.two_bytes() as u16 as usize,
            outputs: reader.two_bytes() as u16 as usize,
        };
        let same = found.inputs == expected.inputs
            && found.hidden == expected.hidden
            && found.second == expected.second
            && found.outputs == expected.outputs;
        if !same {
            return Err(NetError::Shape { found, expected });
        }
        if bytes.len() != expected.bytes() {
            return Err(NetError::Length { found: bytes.len(), expected: expected.bytes() });
        }
        Ok(reader)
    }

    pub(crate) const fn byte(&mut self) -> i8 {
        self.at += 1;
        self.bytes[self.at - 1] as i8
    }

    pub(crate) const fn two_bytes(&mut self) -> i16 {
        i16::from_le_bytes([self.byte() as u8, self.byte() as u8])
    }

    pub(crate) const fn four_bytes(&mut self) -> i32 {
        i32::from_le_bytes([self.byte() as u8, self.byte() as u8, self.byte() as u8, self.byte() as u8])
    }
}

/// Weights of any shape, as training makes them; the lists are as long as the shape says, the last index running fastest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The shape.
    pub shape: Shape,
    /// By neuron of the first layer.
    pub bias: Vec<i16>,
    /// By input, then neuron.
    pub rows: Vec<i8>,
    /// By neuron of the second layer.
    pub second_bias: Vec<i32>,
    /// By neuron of the second layer, then neuron of the first: the mover's, then the other's.
    pub second: Vec<i8>,
    /// By output.
    pub last_bias: Vec<i32>,
    /// By output, then neuron of the second layer.
    pub last: Vec<i16>,
}

impl Weights {
    /// Weights that are all 0.
    pub fn blank(shape: Shape) -> Self {
        Weights {
            shape,
            bias: vec![0; shape.hidden],
            rows: vec![0; shape.inputs * shape.hidden],
            second_bias: vec![0; shape.second],
            second: vec![0; shape.second * 2 * shape.hidden],
            last_bias: vec![0; shape.outputs],
            last: vec![0; shape.outputs * shape.second],
        }
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Shape { inputs, hidden, second, outputs } = self.shape;
        let mut bytes = NAME.to_vec();
        bytes.push(VERSION);
        for number in [inputs, hidden, second, outputs] {
            bytes.extend((number as u16).to_le_bytes());
        }
        bytes.extend(self.bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.rows.iter().map(|&number| number as u8));
        bytes.extend(self.second_bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.second.iter().map(|&number| number as u8));
        bytes.extend(self.last_bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.last.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }
}
