//! Measuring the engine.
//!
//! *Why this shape.* Machines are shared and noisy, so nothing here is compared with a stored time: the naive engine plays the
//! same deals in the same run, and the ratio counts. Instruction counts, which do not depend on the machine's mood, are
//! taken outside (`cargo bench`, or any tool around `crema bench --playouts`).

mod figures;
mod measure;
mod playouts;
mod signature;

pub(crate) use figures::Figures;
pub(crate) use signature::Signature;
