//! Small integer nets that evaluate positions: NNUE, efficiently updatable neural networks.
//!
//! *Why this shape.* A game describes a position to a net by binary inputs, once for each of two players, through the same
//! first layer: the player to move comes first. Most inputs stay the same from one position to the next, so the sums of the
//! first layer are kept ([`Accumulator`]) and only changed inputs are added or subtracted. Everything is whole numbers, so
//! the order of additions cannot matter: kept sums equal fresh ones, SIMD instructions equal plain loops ([`Path`]), and a
//! browser agrees with a server to the last bit.
//!
//! Two clipped layers and one that is not:
//! `inputs → 2 × hidden → second → outputs`. Numbers on the way are in units of 1/[`ACTIVATION`], outputs of
//! 1/[`OUTPUT`].
//!
//! ```
//! use net::{Accumulator, Inputs, Net, OUTPUT, Steps, Weights};
//!
//! // 64 inputs for each player, 4 and 2 neurons, one output.
//! type Tiny = Net<1, 4, 2, 1>;
//! let mut weights = Weights::blank(Tiny::SHAPE);
//! weights.last_bias[0] = OUTPUT as i32 / 2;
//! let net = Tiny::read(&weights.to_bytes())?;
//!
//! // A number becomes inputs: one for each step that it reaches.
//! let mut inputs = Inputs::<1>::NONE;
//! Steps { start: 0, from: 1, by: 2, count: 8 }.put(5, &mut inputs);
//! assert_eq!(inputs.words(), &[0b111]);
//!
//! let (mut mover, other) = (Accumulator::new(&net), Accumulator::new(&net));
//! mover.update(&net, &inputs);
//! assert_eq!(net.evaluate(&mover, &other), [OUTPUT as i32 / 2]);
//! # Ok::<(), net::NetError>(())
//! ```

mod accumulator;
mod arithmetic;
mod inputs;
mod net;
mod weights;

pub use accumulator::Accumulator;
pub use arithmetic::Path;
pub use inputs::{Inputs, Steps};
pub use net::Net;
pub use weights::{ACTIVATION, LAST, NetError, OUTPUT, SECOND, Shape, Weights};
