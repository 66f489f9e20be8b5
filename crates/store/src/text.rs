//! Texts from outside: how long they may be, and when two names are the same.
//!
//! *Why here.* What a name may look like is the server's to say; the store only refuses what would make its rows grow without
//! bound or read back differently on another database. PostgreSQL cannot keep U+0000, so no database gets one.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection;

use crate::{Error, Result};

/// A kind of text and the most characters it may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    field: &'static str,
    most: usize,
}

pub(crate) const NAME: Limit = Limit { field: "name", most: 64 };
pub(crate) const GAME: Limit = Limit { field: "game", most: 64 };
pub(crate) const LEVEL: Limit = Limit { field: "bot level", most: 64 };
pub(crate) const EVENT: Limit = Limit { field: "event", most: 1000 };
pub(crate) const CLIENT_MOVE: Limit = Limit { field: "client move id", most: 64 };
pub(crate) const CHAT: Limit = Limit { field: "chat line", most: 500 };
pub(crate) const REASON: Limit = Limit { field: "reason", most: 500 };
pub(crate) const LABEL: Limit = Limit { field: "label", most: 100 };
pub(crate) const USER_AGENT: Limit = Limit { field: "user agent", most: 500 };
pub(crate) const ADDRESS: Limit = Limit { field: "address", most: 2000 };
pub(crate) const SECRET: Limit = Limit { field: "secret", most: 1000 };
pub(crate) const DOCUMENT: Limit = Limit { field: "JSON document", most: 100_000 };

impl Limit {
    /// Is this text within the limit, and can every database keep it?
    pub(crate) fn check(self, text: &str) -> Result<()> {
        let refuse = |problem| Err(Error::Invalid { field: self.field, problem });
        // Bytes first: counting the characters of a text that is far too long is work for nothing.
        let characters = if text.len() > 4 * self.most { text.len() } else { text.chars().count() };
        if characters > self.most {
            return refuse(format!("is too long; at most {} characters", self.most));
        }
        if text.contains('\0') {
            return refuse("has the character U+0000; leave it out".to_owned());
        }
        Ok(())
    }

    /// The same for a text that may be missing.
    pub(crate) fn check_some(self, text: Option<&str>) -> Result<()> {
        text.map_or(Ok(()), |text| self.check(text))
    }

    /// The same for JSON, as it will be written.
    pub(crate) fn check_json(self, json: &serde_json::Value) -> Result<()> {
        self.check(&json.to_string())
    }
}

/// The longest name of a person, in characters.
pub const NAME_MAX: usize = NAME.most;
/// The longest free text in the chat, in characters.
pub const CHAT_TEXT_MAX: usize = CHAT.most;

/// The common form of all spellings of one account name: no capitals, no stray spaces, one way to write each letter.
pub(crate) fn name_key(name: &str) -> Result<String> {
    NAME.check(name)?;
    let folded: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    let words: Vec<&str> = folded.split_whitespace().collect();
    if words.is_empty() {
        return Err(Error::Invalid { field: "name", problem: "is empty; give it a letter".to_owned() });
    }
    Ok(words.join(" "))
}

/// What two names share that people could take for one another: letters of other alphabets that look alike (the skeleton of Unicode
/// Technical Standard 39), whatever the capitals, the spaces and the marks between the letters.
pub(crate) fn skeleton(name: &str) -> String {
    let once = |text: &str| confusable_detection::skeleton(text).collect::<String>();
    // Twice: a capital may look like another letter than its small one does (I like l), and a small one like others (m like rn).
    let first: String = once(&name.nfkc().collect::<String>()).to_lowercase();
    let bare: String = once(&first).chars().filter(|c| c.is_alphanumeric()).collect();
    if bare.is_empty() { first } else { bare }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_name_share_a_key() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("Žofie", "žOFIE"),
            ("ОЛЕНА", "олена"),
            ("José", "Jose\u{301}"),
            ("ﬁn", "FIN"),
            ("a  b ", "A b"),
        ] {
            assert_eq!(name_key(one).unwrap(), name_key(other).unwrap(), "{one:?} {other:?}");
        }
        assert_ne!(name_key("Ada").unwrap(), name_key("Ida").unwrap());
        assert!(name_key(" \u{a0}").is_err());
    }

    #[test]
    fn names_that_look_alike_share_a_skeleton() {
        for (one, other) in [
            ("Victoria", "Vi\u{441}toria"),
            ("Victoria", "Vic toria"),
            ("Victoria", "v_i-c.toria"),
            ("Victoria", "\u{ff36}ictoria"),
            ("Bill", "BiII"),
            ("Olena", "0lena"),
            ("Tom", "Torn"),
            ("TOM", "tom"),
            ("\u{410}\u{434}\u{430}", "A\u{434}a"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one:?} {other:?}");
        }
        for (one, other) in
            [("Ada", "Ida"), ("Victoria", "Viktoria"), ("Ann", "Anna"), ("\u{10d}ao", "lao"), ("!", "?")]
        {
            assert_ne!(skeleton(one), skeleton(other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn limits_count_characters_not_bytes() {
        assert!(NAME.check(&"🎲".repeat(64)).is_ok());
        assert!(NAME.check(&"a".repeat(65)).is_err());
        assert!(NAME.check("a\0b").is_err());
    }
}
