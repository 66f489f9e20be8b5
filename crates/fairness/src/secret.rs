//! The host's part of the shuffle.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex;

/// Keeps this hash apart from every other use of SHA-256.
const COMMITMENT_LABEL: &[u8] = b"crema fair shuffle 1: commitment\n";

/// 32 random bytes that the host keeps until the game is over. Written as 64 hexadecimal digits; never shown by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// A text that is no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected 64 lower-case hexadecimal digits")]
pub struct SecretError;

impl Secret {
    /// From bytes that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    /// The hash to publish before the game: it gives nothing away, and no other secret fits it.
    pub fn commitment(&self) -> String {
        let hash = Sha256::new().chain_update(COMMITMENT_LABEL).chain_update(self.0).finalize();
        hex::write(&hash.into())
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        hex::read(text).map(Secret).ok_or(SecretError)
    }
}
