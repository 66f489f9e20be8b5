//! The random streams of one game.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use game_core::Random;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::Secret;

/// Keeps this key apart from every other use of the secret.
const KEY_LABEL: &[u8] = b"crema fair shuffle 1: key\n";

/// Everything that chance does in one game, as a function of the secret and the players' entropy.
#[derive(Clone)]
pub struct Shuffle {
    key: [u8; 32],
}

impl Shuffle {
    /// `entropy` has one text for each seat, empty where a seat gave none.
    pub fn new<T: AsRef<str>>(secret: &Secret, entropy: &[T]) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.bytes()).expect("HMAC takes keys of any length");
        mac.update(KEY_LABEL);
        for text in entropy {
            let bytes = text.as_ref().as_bytes();
            // The length in front makes the list unambiguous: ("ab", "c") is not ("a", "bc").
            mac.update(&(bytes.len() as u32).to_be_bytes());
            mac.update(bytes);
        }
        Shuffle { key: mac.finalize().into_bytes().into() }
    }

    /// The stream that deals the set-up.
    pub fn deal(&self) -> Stream {
        self.stream(0)
    }

    /// Draws event number `number` of the match from `chances`: outcomes with their weights, in the game's order. `None` if
    /// there are no outcomes.
    ///
    /// ```
    /// use fairness::{Secret, Shuffle};
    ///
    /// let shuffle = Shuffle::new(&Secret::new([1; 32]), &["ada", "bob"]);
    /// let cards = [("espresso".to_owned(), 3), ("latte".to_owned(), 1)];
    /// let drawn = shuffle.draw(12, &cards).expect("there are cards");
    /// assert_eq!(shuffle.draw(12, &cards), Some(drawn), "an event that is repeated draws the same card");
    /// assert_eq!(shuffle.draw(12, &[]), None);
    /// ```
    pub fn draw<'a>(&self, number: u32, chances: &'a [(String, u32)]) -> Option<&'a str> {
        let total = chances.iter().map(|&(_, weight)| weight).sum();
        let mut ticket = self.stream(u64::from(number) + 1).below(total);
        for (text, weight) in chances {
            match ticket.checked_sub(*weight) {
                Some(rest) => ticket = rest,
                None => return Some(text),
            }
        }
        None
    }

    fn stream(&self, number: u64) -> Stream {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&number.to_le_bytes());
        Stream(ChaCha20::new(&self.key.into(), &nonce.into()))
    }
}

/// A stream of random numbers: the key stream of ChaCha20 (RFC 8439, counter from 0), eight bytes a number, little-endian.
pub struct Stream(ChaCha20);

impl Random for Stream {
    fn next_u64(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.0.apply_keystream(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}
