//! Names of things: short texts that cannot be guessed, and hashes of secrets.
//!
//! *Why this shape.* Randomness is the caller's; this module only gives it a text. An id that exists is safe in a path, a
//! query and a file name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Error;

/// The longest id, in characters.
pub const ID_MAX: usize = 64;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Six bits a character; 72 bits make twelve.
fn spell(entropy: [u8; 9]) -> String {
    let letter = |bits: u32| char::from(ALPHABET[(bits & 63) as usize]);
    entropy
        .chunks_exact(3)
        .map(|three| u32::from_be_bytes([0, three[0], three[1], three[2]]))
        .flat_map(|bits| [18, 12, 6, 0].map(|shift| letter(bits >> shift)))
        .collect()
}

fn check(kind: &'static str, text: &str) -> Result<(), Error> {
    let fits = (1..=ID_MAX).contains(&text.len()) && text.bytes().all(|byte| ALPHABET.contains(&byte));
    if fits {
        return Ok(());
    }
    let shown: String = text.chars().take(ID_MAX).collect();
    Err(Error::Invalid { field: kind, problem: format!("{shown:?} is not 1 to {ID_MAX} of A-Z a-z 0-9 - _") })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $kind:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Twelve characters from 72 random bits.
            pub fn from_entropy(entropy: [u8; 9]) -> $name {
                $name(spell(entropy))
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = Error;

            fn from_str(text: &str) -> Result<$name, Error> {
                check($kind, text).map(|()| $name(text.to_owned()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = Error;

            fn try_from(text: String) -> Result<$name, Error> {
                check($kind, &text).map(|()| $name(text))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A match, as it stands in its link.
    MatchId, "match id"
);
id!(
    /// A guest or an account. It says who, and proves nothing.
    PersonId, "person id"
);
id!(
    /// A session in the list its owner sees. It proves nothing: the token does.
    SessionId, "session id"
);
id!(
    /// An API token in the list its owner sees. It proves nothing: the token does.
    ApiTokenId, "API token id"
);

/// The hash of a secret that somebody else holds. The store never sees the secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("TokenHash(…)")
    }
}
