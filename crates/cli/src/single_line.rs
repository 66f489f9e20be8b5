//! Messages that stay short and on one line, whatever text they quote.

/// Longest message, in characters. The shortest that keeps every sentence of ours whole.
const LONGEST: usize = 300;

/// `text` with control characters escaped and, if it is long, the middle left out: the quoted text comes first, and where it
/// stands (line and column of a JSON error, say) comes last.
pub(crate) fn single_line(text: &str) -> String {
    let escaped: String = cut(text, LONGEST).chars().fold(String::new(), |mut line, c| {
        if c.is_control() {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
        line
    });
    cut(&escaped, LONGEST)
}

/// `text` with every line of unreasonable length cut.
pub(crate) fn cut_long_lines(text: &str) -> String {
    text.split_inclusive('\n').map(|line| cut(line, 2 * LONGEST)).collect()
}

/// At most `longest` characters of `text`: three quarters from its beginning, the rest from its end.
fn cut(text: &str, longest: usize) -> String {
    let length = text.chars().count();
    if length <= longest {
        return text.to_owned();
    }
    let (head, tail) = (longest * 3 / 4, longest / 4 - 1);
    let beginning = text.chars().take(head);
    let end = text.chars().skip(length - tail);
    beginning.chain(['…']).chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_text_stays_and_long_text_keeps_both_ends() {
        for (text, expected) in [
            ("a clear message".to_owned(), "a clear message".to_owned()),
            ("two\nlines\0".to_owned(), "two\\nlines\\u{0}".to_owned()),
            (format!("{}END", "é".repeat(400)), format!("{}…{}END", "é".repeat(225), "é".repeat(71))),
        ] {
            assert_eq!(single_line(&text), expected);
        }
    }

    #[test]
    fn escapes_do_not_make_a_message_long() {
        assert_eq!(single_line(&"\0".repeat(100_000)).chars().count(), LONGEST);
    }

    #[test]
    fn only_the_long_lines_of_a_text_are_cut() {
        let text = format!("first\n{}\nlast\n", "x".repeat(100_000));
        let lines: Vec<_> = cut_long_lines(&text).lines().map(str::len).collect();
        assert_eq!((lines[0], lines.len()), (5, 3));
        assert!(lines[1] <= 2 * LONGEST + '…'.len_utf8());
    }
}
