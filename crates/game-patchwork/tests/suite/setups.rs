//! Set-ups from outside: the error of a wrong circle is in words.

use game_core::{Match, Record, SetupError};
use game_patchwork::{Options, Patchwork, Setup, Track};
use serde_json::{Value, json};

use crate::table::{circle, two};

fn check(circle: Vec<i64>, words: &str) {
    let error = Match::<Patchwork>::new(two(), Options::default(), Setup { circle }).expect_err(words);
    assert_eq!(error, SetupError::Setup(words.to_owned()));
}

/// The plain circle with the id at `place` replaced.
fn with(place: usize, id: i64) -> Vec<i64> {
    let mut circle = circle(&[]);
    circle[place] = id;
    circle
}

#[test]
fn a_circle_that_is_none_is_refused_with_the_reason() {
    check(with(4, 33), "circle: there is no patch 33 (place 5); ids are 0 to 32");
    check(with(0, -1), "circle: there is no patch -1 (place 1); ids are 0 to 32");
    check(with(0, 256), "circle: there is no patch 256 (place 1); ids are 0 to 32");
    check(with(0, i64::MIN), "circle: there is no patch -9223372036854775808 (place 1); ids are 0 to 32");
    check(with(4, 2), "circle: patch 2 stands twice, at places 2 and 5");
    check([circle(&[]), vec![7]].concat(), "circle: patch 7 stands twice, at places 7 and 34");
    check(circle(&[])[..32].to_vec(), "circle: has 32 ids instead of 33; missing: 0");
    check(circle(&[])[2..].to_vec(), "circle: has 31 ids instead of 33; missing: 1, 2");
    let mut last_wrong = circle(&[]);
    last_wrong.swap(31, 32);
    check(last_wrong, "circle: the last patch must be 0, the 1×2, but is 32");
    let all: Vec<String> = (0..33).map(|id| id.to_string()).collect();
    check(Vec::new(), &format!("circle: has 0 ids instead of 33; missing: {}", all.join(", ")));
}

#[test]
fn records_with_impossible_set_ups_are_errors() {
    let good = json!({"circle": circle(&[])});
    let read = |options: Value, setup: Value| {
        let record =
            json!({"format":1,"game":"patchwork","rules":1,"seats":2,"options":options,"setup":setup,"events":[]});
        Match::<Patchwork>::from_record(&Record::from_json(&record.to_string()).unwrap()).map_err(|error| error.message)
    };
    assert!(read(json!({}), good.clone()).is_ok());
    assert!(read(json!({"track": "original"}), good.clone()).is_ok());
    let number = |id: Value| {
        let mut ids: Vec<Value> = circle(&[]).into_iter().map(Value::from).collect();
        ids[3] = id;
        json!({ "circle": ids })
    };
    for (options, setup, words) in [
        (
            json!({"track": "third"}),
            good.clone(),
            "options: track: unknown variant `third`, expected `revised` or `original`",
        ),
        (json!({"trak": "original"}), good.clone(), "options: unknown field `trak`, expected `track`"),
        (json!([]), good.clone(), "options: invalid type: sequence, expected an object {…}"),
        (json!({}), json!({}), "setup: missing field `circle`"),
        (json!({}), json!({"circle": 5}), "setup: circle: invalid type: integer `5`, expected a list"),
        (json!({}), json!({"circle": circle(&[]), "start": 1}), "setup: unknown field `start`, expected `circle`"),
        (json!({}), number(json!("4")), "setup: circle[3]: invalid type: string \"4\", expected a whole number"),
        (
            json!({}),
            number(json!(u64::MAX)),
            "setup: circle[3]: invalid value: integer `18446744073709551615`, expected a whole number",
        ),
        (
            json!({}),
            number(json!(1.5)),
            "setup: circle[3]: invalid type: floating point `1.5`, expected a whole number",
        ),
        (json!({}), number(json!(-4)), "setup: circle: there is no patch -4 (place 4); ids are 0 to 32"),
    ] {
        assert_eq!(read(options, setup), Err(words.to_owned()));
    }
}

#[test]
fn only_options_that_differ_from_the_default_are_written() {
    for (track, text) in [(Track::Revised, "{}"), (Track::Original, "{\"track\":\"original\"}")] {
        let options = Options { track };
        assert_eq!(serde_json::to_string(&options).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), options);
    }
    assert_eq!(serde_json::from_str::<Options>("{\"track\":\"revised\"}").unwrap(), Options::default());
}
