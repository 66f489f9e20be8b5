//! Event text: one spelling for one action, and helpful words for everything else.

use game_core::Game;
use game_patchwork::{Action, PatchId, Patchwork, Quilt};

#[test]
fn one_text_for_each_action() {
    for text in
        ["advance", "buy 26 b7c7d7c8d8e8", "buy 0 a1b1", "buy 0 i8i9", "leather a1", "leather i9", "buy 19 e3e4e5e6e7"]
    {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
    let universe = Patchwork::universe();
    assert_eq!(universe[0], Action::Advance);
    assert!(universe.is_sorted());
}

#[test]
fn what_is_no_event_is_refused_with_the_form_that_would_do() {
    let general = "expected \"advance\", \"buy PATCH SQUARES\" or \"leather SQUARE\"";
    let form = "expected a patch and its squares after \"buy\", such as \"buy 26 b7c7d7c8d8e8\"";
    let number = "expected a patch from 0 to 32 after \"buy\"";
    let square = "expected one square after \"leather\", such as \"leather e5\"";
    let order = "expected squares by row, then column, each once, but ";
    for (text, words) in [
        ("", general),
        ("pass", general),
        ("Advance", general),
        ("advance ", general),
        (" advance", general),
        ("advance now", general),
        ("buy", general),
        ("buy26 a1b1", general),
        ("leather", general),
        ("buy ", form),
        ("buy 26", form),
        ("buy  26 b7c7d7c8d8e8", number),
        ("buy 33 a1b1", number),
        ("buy 256 a1b1", number),
        ("buy -1 a1b1", number),
        ("buy +1 a1b1a2", number),
        ("buy 01 a1b1a2", number),
        ("buy 00 a1b1", number),
        ("buy x a1b1", number),
        ("buy 99999999999999999999 a1", number),
        ("buy 0 ", "patch 0 (11) cannot cover exactly these squares"),
        ("buy 0 a1", "patch 0 (11) cannot cover exactly these squares"),
        ("buy 0 a1c1", "patch 0 (11) cannot cover exactly these squares"),
        ("buy 0 i1a2", "patch 0 (11) cannot cover exactly these squares"),
        ("buy 5 a1b1a2b2", "patch 5 (110/011) cannot cover exactly these squares"),
        ("buy 0 b1a1", &format!("{order}a1 comes too late")),
        ("buy 0 a2a1", &format!("{order}a1 comes too late")),
        ("buy 0 a1a1", &format!("{order}a1 comes too late")),
        ("buy 0 a1j1", "expected squares a1 to i9 without spaces, but found \"j1\""),
        ("buy 0 a1a0", "expected squares a1 to i9 without spaces, but found \"a0\""),
        ("buy 0 a1 b1", "expected squares a1 to i9 without spaces, but found \" b\""),
        ("buy 0 a1b1 ", "expected squares a1 to i9 without spaces, but found \" \""),
        ("buy 0 A1B1", "expected squares a1 to i9 without spaces, but found \"A1\""),
        ("buy 0 a1é1", "expected squares a1 to i9 without spaces, but found \"é1\""),
        ("buy 0 a\u{0}b1", "expected squares a1 to i9 without spaces, but found \"a\\0\""),
        ("leather e0", square),
        ("leather j5", square),
        ("leather e5e6", square),
        ("leather  e5", square),
        ("leather ", square),
        ("leather 日", square),
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error.expected, words, "{text:?}");
    }
}

#[test]
fn rubbish_without_end_gets_a_short_answer() {
    for text in
        ["buy 0 ".to_owned() + &"a1".repeat(50_000), "x".repeat(100_000), "buy ".to_owned() + &"9".repeat(100_000)]
    {
        let error = text.parse::<Action>().expect_err("rubbish");
        assert!(error.to_string().len() < 300, "{error}");
    }
}

#[test]
fn a_failing_test_shows_patches_by_number_and_quilts_by_rows() {
    assert_eq!(format!("{:?}", PatchId::new(26)), "Some(PatchId(26))");
    let rows: Vec<String> = Quilt::EMPTY.rows().collect();
    assert_eq!(format!("{:?}", Quilt::EMPTY), format!("{rows:?}"));
}
