//! Recovery codes, as people write them down: four groups of four letters and digits, without those that look alike.

use store::TokenHash;

use super::session_secret::token_hash;
use crate::app::App;

/// How many an account gets at a time.
const CODES: usize = 10;
/// Five bits each. There is no `i`, `l`, `o` or `u`.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 16;
const GROUP: usize = 4;

/// Draws fresh codes.
pub(crate) fn draw(app: &App) -> Vec<String> {
    (0..CODES).map(|_| spelt(app.entropy.bytes())).collect()
}

/// What the store keeps of a code. People may write capitals, and leave out or add spaces and hyphens.
pub(crate) fn hash(code: &str) -> TokenHash {
    let alike = |c: char| match c {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    let plain: String = code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).map(alike).collect();
    token_hash(&plain)
}

fn spelt(bytes: [u8; LENGTH]) -> String {
    let mut code = String::with_capacity(LENGTH + LENGTH / GROUP);
    for (at, byte) in bytes.into_iter().enumerate() {
        if at > 0 && at % GROUP == 0 {
            code.push('-');
        }
        code.push(char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_written() {
        let code = spelt([0, 1, 18, 19, 20, 21, 22, 23, 255, 8, 9, 10, 11, 12, 13, 14]);
        assert_eq!(code, "01jk-mnpq-z89a-bcde");
        for written in ["01JK MNPQ Z89A BCDE", "o1jkmnpqz89abcde", " 0ljk-mnpq-z89a-bcde "] {
            assert_eq!(hash(written), hash(&code), "{written}");
        }
        assert_ne!(hash("01jk-mnpq-z89a-bcdf"), hash(&code));
    }
}
