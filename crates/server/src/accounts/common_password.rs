//! Passwords that anybody would try: words that many choose, keys in a row, and the account's own name, however they are dressed up.
//!
//! *Why rules beside a list.* Passwords have at least ten characters, and almost all that are long and common are one word with digits
//! behind it, a word twice, or a run of keys. So the list has the words, and a password is undressed before it is looked up.

/// What many people choose, in the languages of the page.
const WORDS: &str = include_str!("common_words.txt");
/// Keys that lie, and letters and digits that stand, in a row.
const RUNS: [&str; 9] = [
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "абвгдежзийклмнопрстуфхцчшщ",
];
/// With fewer different characters than this a password is a pattern.
const FEWEST_DIFFERENT: usize = 5;
/// What a name leaves of a password must be at least so long.
const BESIDE_NAME: usize = 8;
/// Digits alone are a date, a telephone number or a run up to this length.
const DIGITS: usize = 14;

/// Would anybody who knows the name try this password early?
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let plain = password.to_lowercase();
    let mut different: Vec<char> = plain.chars().collect();
    let digits_only = different.len() < DIGITS && different.iter().all(char::is_ascii_digit);
    different.sort_unstable();
    different.dedup();
    digits_only || different.len() < FEWEST_DIFFERENT || is_run(&plain) || is_word(&plain) || is_name(&plain, name)
}

/// Is it one run of keys, forwards or backwards, perhaps twice or with digits behind it?
fn is_run(plain: &str) -> bool {
    let bare = plain.trim_end_matches(|c: char| !c.is_alphabetic());
    let backwards = |text: &str| text.chars().rev().collect::<String>();
    let runs = |text: &str| RUNS.iter().any(|run| run.contains(text) || run.contains(&backwards(text)));
    [plain, bare].into_iter().any(|text| !text.is_empty() && (runs(text) || half(text).is_some_and(runs)))
}

/// Is it a common word, perhaps twice, spelt with digits or with something before and behind it?
fn is_word(plain: &str) -> bool {
    let bare = plain.trim_matches(|c: char| !c.is_alphabetic()).to_owned();
    let spelt = |text: &str| text.chars().map(letter).collect::<String>();
    let known = |text: &str| WORDS.lines().any(|word| word == text);
    [spelt(&bare), spelt(plain), bare].iter().any(|text| known(text) || half(text).is_some_and(known))
}

/// Is it hardly more than the name?
fn is_name(plain: &str, name: &str) -> bool {
    let name = name.to_lowercase();
    let rest = plain.replace(&name, "");
    !name.is_empty() && rest.len() < plain.len() && rest.chars().count() < BESIDE_NAME
}

/// A text that is written twice, once.
fn half(text: &str) -> Option<&str> {
    let (first, second) = text.split_at_checked(text.len() / 2)?;
    (first == second).then_some(first)
}

/// The letter that a digit or sign is written for.
fn letter(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_anybody_would_try_is_told_from_what_nobody_would() {
        for common in [
            "password123",
            "P@ssw0rd2026!",
            "passwordpassword",
            "1234567890",
            "qwertyuiop",
            "Qwertyuiop1!",
            "1q2w3e4r5t",
            "aaaaaaaaaaaa",
            "abababababab",
            "31121999000",
            "poiuytrewq",
            "iloveyou2026",
            "!!administrator!!",
            "Victoria1815",
            "victoria-victoria",
            "йцукенгшщз",
            "пароль12345",
            "password12345",
            "futebol2026",
        ] {
            assert!(is_common(common, "Victoria"), "{common}");
        }
        for fine in [
            "correct horse battery",
            "another good password",
            "a long enough password",
            "Victoria plays 2 games a day",
            "x7Kq-parrot-09",
            "не скажу никому",
        ] {
            assert!(!is_common(fine, "Victoria"), "{fine}");
        }
        assert!(!is_common("correct horse battery", ""), "nobody has no name");
    }
}
