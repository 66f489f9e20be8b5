//! Random bytes that nobody can guess: for ids, tokens and the secrets of shuffles.

/// A source of unguessable bytes.
#[derive(Clone, Copy)]
pub struct Entropy(fn(&mut [u8]));

impl Entropy {
    /// The operating system's.
    pub fn of_the_system() -> Self {
        Entropy(|bytes| getrandom::fill(bytes).expect("every supported system has a source of randomness"))
    }

    /// So many bytes.
    pub fn bytes<const N: usize>(self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.0)(&mut bytes);
        bytes
    }
}
