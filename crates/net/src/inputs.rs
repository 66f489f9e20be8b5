//! The binary inputs of a net.

/// A set of inputs, numbered from 0; `WORDS` times 64 of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Inputs<WORDS> {
    /// All inputs off.
    pub const NONE: Self = Inputs([0; WORDS]);
    /// How many there are.
    pub const COUNT: usize = 64 * WORDS;

    /// Turns on one input; it must be below [`Inputs::COUNT`].
    #[inline]
    pub fn set(&mut self, input: usize) {
        self.0[input / 64] |= 1 << (input % 64);
    }

    /// Turns on one input if `holds`.
    #[inline]
    pub fn set_if(&mut self, input: usize, holds: bool) {
        self.0[input / 64] |= u64::from(holds) << (input % 64);
    }

    /// As words of 64 inputs each, the first in the lowest bit.
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// Calls `take` with those that are on here and off in `other`, in order. A plain loop, because this is where a search spends
    /// its time.
    #[inline]
    pub fn each_beyond(&self, other: &Self, mut take: impl FnMut(usize)) {
        for (word, (here, there)) in self.0.iter().zip(&other.0).enumerate() {
            let mut left = here & !there;
            while left != 0 {
                take(64 * word + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }
}

/// A number as inputs: one for each step that it reaches. A number beyond the last step looks like the last: nothing is
/// concluded for numbers that learning never saw.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// The input of the first step.
    pub start: usize,
    /// The number that turns on the first step.
    pub from: i32,
    /// From one step to the next.
    pub by: i32,
    /// How many there are.
    pub count: usize,
}

impl Steps {
    /// The first input after these.
    pub const fn end(&self) -> usize {
        self.start + self.count
    }

    /// Turns on the steps that `number` reaches.
    #[inline]
    pub fn put<const WORDS: usize>(&self, number: i32, inputs: &mut Inputs<WORDS>) {
        let reached = (number - self.from).div_euclid(self.by) + 1;
        let reached = reached.clamp(0, self.count as i32) as usize;
        // Steps are at most 64, so they touch at most two words.
        let (word, bit) = (self.start / 64, self.start % 64);
        let run = ((1_u128 << reached) - 1) << bit;
        inputs.0[word] |= run as u64;
        if let Some(next) = inputs.0.get_mut(word + 1) {
            *next |= (run >> 64) as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beyond<const WORDS: usize>(here: &Inputs<WORDS>, there: &Inputs<WORDS>) -> Vec<usize> {
        let mut list = Vec::new();
        here.each_beyond(there, |input| list.push(input));
        list
    }

    #[test]
    fn steps_turn_on_what_a_number_reaches() {
        let steps = Steps { start: 60, from: 2, by: 3, count: 5 };
        for (number, reached) in [(-7, 0), (1, 0), (2, 1), (4, 1), (5, 2), (13, 4), (14, 5), (1_000, 5)] {
            let mut inputs = Inputs::<2>::NONE;
            steps.put(number, &mut inputs);
            assert_eq!(beyond(&inputs, &Inputs::NONE), (60..60 + reached).collect::<Vec<_>>(), "{number}");
        }
        assert_eq!(steps.end(), 65);
    }

    #[test]
    fn a_set_lists_what_another_lacks() {
        let (mut one, mut other) = (Inputs::<3>::NONE, Inputs::<3>::NONE);
        [0, 63, 64, 191].into_iter().for_each(|input| one.set(input));
        other.set_if(63, true);
        other.set_if(64, false);
        assert_eq!(beyond(&one, &other), [0, 64, 191]);
        assert_eq!(beyond(&other, &one), []);
    }
}
