//! Texts that people write: names and talk.
//!
//! *Why this shape.* Markup is not touched: every reader shows a text as text. What is taken out is what would disturb the
//! text around it: control characters, marks that turn the direction of writing, invisible characters, piles of accents.

use protocol::{Reason, limits};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Letters of some languages carry two marks; nobody's carry three.
const MARKS_MAX: usize = 2;

/// Why a text was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum TextError {
    /// Too long.
    #[error("{what} has {found} characters; at most {most} are allowed")]
    Long {
        /// Which text.
        what: &'static str,
        /// Its length.
        found: usize,
        /// The limit.
        most: usize,
    },
    /// A name or a line of talk that cannot be shown.
    #[error("{}", .0.refusal().message)]
    Refused(Reason),
}

/// A name that can be shown.
pub(crate) fn name(text: &str) -> Result<String, TextError> {
    let name = cleaned(text, false);
    match name.chars().count() {
        length if length > limits::NAME_CHARS => Err(TextError::Refused(Reason::LongName)),
        _ if name.chars().any(char::is_alphanumeric) => Ok(name),
        _ => Err(TextError::Refused(Reason::EmptyName)),
    }
}

/// A line of talk that can be shown.
pub(crate) fn talk(text: &str) -> Result<String, TextError> {
    let line = cleaned(text, true);
    match line.chars().count() {
        0 => Err(TextError::Refused(Reason::EmptyText)),
        length if length > limits::TEXT_CHARS => Err(TextError::Refused(Reason::LongText)),
        _ => Ok(line),
    }
}

/// A person's label for a session, a token, their share of a shuffle.
pub(crate) fn label(text: &str, what: &'static str, most: usize) -> Result<String, TextError> {
    let label = cleaned(text, false);
    let found = label.chars().count();
    if found > most { Err(TextError::Long { what, found, most }) } else { Ok(label) }
}

/// `joins` keeps what emoji are joined with.
fn cleaned(text: &str, joins: bool) -> String {
    let mut out = String::new();
    let (mut marks, mut space) = (0, false);
    for c in text.nfc() {
        if c.is_whitespace() {
            space = !out.is_empty();
            continue;
        }
        if is_disturbing(c) && !(joins && matches!(c, '\u{200d}' | '\u{fe0f}')) {
            continue;
        }
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS_MAX {
            continue;
        }
        if std::mem::take(&mut space) {
            out.push(' ');
        }
        out.push(c);
    }
    out
}

fn is_disturbing(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_what_is_seen_and_lose_what_disturbs() {
        for (given, shown) in [
            ("Ada", "Ada"),
            ("  Ада \t\n Ловлейс ", "Ада Ловлейс"),
            ("<b>Bob</b>", "<b>Bob</b>"),
            ("דנה", "דנה"),
            ("a\u{202e}dmin", "admin"),
            ("z\u{300}\u{301}\u{302}\u{303}\u{304}algo", "z\u{300}\u{301}algo"),
            ("in\u{200b}vis\u{feff}ible\u{e0041}", "invisible"),
            ("e\u{301}", "é"),
            ("nul\0l", "null"),
        ] {
            assert_eq!(name(given).as_deref(), Ok(shown), "{given:?}");
        }
    }

    #[test]
    fn what_cannot_be_a_name_is_refused() {
        for nothing in ["", " ", "\u{200b}", "!!!", "\u{301}"] {
            assert_eq!(name(nothing), Err(TextError::Refused(Reason::EmptyName)), "{nothing:?}");
        }
        assert_eq!(name(&"x".repeat(10_000)), Err(TextError::Refused(Reason::LongName)));
    }

    #[test]
    fn talk_keeps_joined_emoji() {
        assert_eq!(talk("👩\u{200d}🍳 !").as_deref(), Ok("👩\u{200d}🍳 !"));
        assert!(talk(" \u{200b}").is_err());
    }
}
