//! Small nets that judge positions, in whole numbers.
//!
//! *Why this shape.* A game describes a position to a net by inputs that are on or off, once for each of two players: what is
//! its own comes first for the one to move and second for the other, through the same first layer. Most inputs stay as they
//! are from one position to the next, so the sums of the first layer are kept ([`Accumulator`]) and only what changed is added
//! or taken away. Everything is whole numbers, so the order of additions cannot matter: kept sums are those made afresh, wide
//! instructions give what plain loops give ([`Path`]), and a browser agrees with a server to the last bit.
//!
//! Two clipped layers and one that is not:
//! `inputs → 2 × hidden → second → outputs`. Numbers on the way are in units of 1/[`ACTIVATION`], outputs of
//! 1/[`OUTPUT`].

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
