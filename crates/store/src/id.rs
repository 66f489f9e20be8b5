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

/// The alphabet of ids: letters and digits that cannot be taken for each other. Signs are left out because a link
/// that ends in one loses it where people paste it, and a command takes what begins with a hyphen for an option.
const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/// 58 to the thirteenth is more than two to the 72nd.
const SPELT: usize = 13;

fn spell(entropy: [u8; 9]) -> String {
    let mut rest = entropy.iter().fold(0_u128, |bits, &byte| (bits << 8) | u128::from(byte));
    let letters = std::array::from_fn::<_, SPELT, _>(|_| {
        let letter = ALPHABET[(rest % 58) as usize];
        rest /= 58;
        char::from(letter)
    });
    letters.iter().collect()
}

/// Ids of earlier versions have hyphens and low lines too.
fn may_stand_in_an_id(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

fn check(kind: &'static str, text: &str) -> Result<(), Error> {
    let fits = (1..=ID_MAX).contains(&text.len()) && text.bytes().all(may_stand_in_an_id);
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
            /// Thirteen letters and digits from 72 random bits.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_letters_and_digits_whatever_was_drawn() {
        let drawn = [[0; 9], [255; 9], [0xFB; 9], [1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 0, 0, 0, 0, 0, 0, 0, 1]];
        let ids = drawn.map(|entropy| MatchId::from_entropy(entropy).to_string());
        for id in &ids {
            assert!(id.len() == SPELT && id.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{id}");
            assert_eq!(id.parse::<MatchId>().unwrap().as_str(), id);
        }
        assert_eq!(ids.iter().collect::<std::collections::BTreeSet<_>>().len(), drawn.len());
    }
}
