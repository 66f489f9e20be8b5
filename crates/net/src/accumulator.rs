//! The NNUE accumulator: the sums of the first layer for one player's inputs, kept from position to position.

use crate::arithmetic::{Path, add, take};
use crate::inputs::Inputs;
use crate::net::Net;

/// Inputs and the sums that belong to them.
///
/// ```
/// use net::{Accumulator, Inputs, Net, Weights};
///
/// type Tiny = Net<1, 4, 2, 1>;
/// let mut weights = Weights::blank(Tiny::SHAPE);
/// weights.rows.iter_mut().enumerate().for_each(|(index, weight)| *weight = (index % 7) as i8 - 3);
/// let net = Tiny::read(&weights.to_bytes())?;
///
/// let (mut before, mut after) = (Inputs::NONE, Inputs::NONE);
/// [3, 17, 40].into_iter().for_each(|input| before.set(input));
/// [3, 18, 40].into_iter().for_each(|input| after.set(input));
/// let mut kept = Accumulator::refreshed(&net, &before);
/// kept.update(&net, &after);
/// assert_eq!(kept, Accumulator::refreshed(&net, &after), "an update costs two rows instead of three");
/// # Ok::<(), net::NetError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulator<const WORDS: usize, const HIDDEN: usize> {
    inputs: Inputs<WORDS>,
    pub(crate) sums: [i16; HIDDEN],
}

impl<const WORDS: usize, const HIDDEN: usize> Accumulator<WORDS, HIDDEN> {
    /// The sums for no input at all.
    pub const fn new<const SECOND: usize, const OUTPUTS: usize>(net: &Net<WORDS, HIDDEN, SECOND, OUTPUTS>) -> Self {
        Accumulator { inputs: Inputs::NONE, sums: net.bias }
    }

    /// The sums for `inputs`, made afresh.
    pub fn refreshed<const SECOND: usize, const OUTPUTS: usize>(
        net: &Net<WORDS, HIDDEN, SECOND, OUTPUTS>,
        inputs: &Inputs<WORDS>,
    ) -> Self {
        let mut fresh = Accumulator::new(net);
        inputs.each_beyond(&Inputs::NONE, |input| add(Path::Plain, &mut fresh.sums, net.row(input)));
        fresh.inputs = *inputs;
        fresh
    }

    /// Goes on to `inputs` by adding and subtracting the rows of the inputs that differ. Always call it with the same net.
    #[inline]
    pub fn update<const SECOND: usize, const OUTPUTS: usize>(
        &mut self,
        net: &Net<WORDS, HIDDEN, SECOND, OUTPUTS>,
        inputs: &Inputs<WORDS>,
    ) {
        self.update_by(Path::FASTER, net, inputs);
    }

    /// The same by a path that is named.
    #[inline]
    pub fn update_by<const SECOND: usize, const OUTPUTS: usize>(
        &mut self,
        path: Path,
        net: &Net<WORDS, HIDDEN, SECOND, OUTPUTS>,
        inputs: &Inputs<WORDS>,
    ) {
        inputs.each_beyond(&self.inputs, |input| add(path, &mut self.sums, net.row(input)));
        self.inputs.each_beyond(inputs, |input| take(path, &mut self.sums, net.row(input)));
        self.inputs = *inputs;
        debug_assert_eq!(*self, Accumulator::refreshed(net, inputs), "kept sums are those made afresh");
    }
}
