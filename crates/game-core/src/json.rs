//! Reading JSON strictly, and saying in plain words what is wrong and where.
//!
//! *Why not serde alone.* It also takes a list for an object and an object for a word, so one record would have many
//! spellings; and its errors speak of Rust's types, without the field.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_path_to_error::Track;

/// Reads an object that is all of `text`.
pub fn object_in_text<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut json = serde_json::Deserializer::from_str(text);
    let read = located(&mut json)?;
    json.end().map_err(|error| in_plain_words(&error.to_string()))?;
    Ok(read)
}

/// Reads an object from a value that is JSON already.
pub fn object<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    located(value)
}

/// For `#[serde(deserialize_with)]`: an object, `null` or nothing.
pub(crate) fn optional_object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(json: D) -> Result<Option<T>, D::Error> {
    Ok(Option::<ByName<T>>::deserialize(json)?.map(|ByName(read)| read))
}

/// For `#[serde(deserialize_with)]`: one of the words of an enumeration.
pub fn word<'de, D: Deserializer<'de>, T: Deserialize<'de>>(json: D) -> Result<T, D::Error> {
    T::deserialize(String::deserialize(json)?.into_deserializer())
}

/// A value that is read from an object, field by field by their names.
struct ByName<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByName<T> {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        json.deserialize_map(Fields(PhantomData)).map(ByName)
    }
}

struct Fields<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object {…}")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields))
    }
}

fn located<'de, D: Deserializer<'de>, T: Deserialize<'de>>(json: D) -> Result<T, String> {
    let mut track = Track::new();
    let read = ByName::deserialize(serde_path_to_error::Deserializer::new(json, &mut track));
    read.map(|ByName(read)| read).map_err(|error| {
        let (place, words) = (track.path().to_string(), in_plain_words(&error.to_string()));
        // A field that is unknown is named by the words themselves.
        let nowhere = [".", "?"].contains(&place.as_str());
        if nowhere || words.starts_with("unknown field") { words } else { format!("{place}: {words}") }
    })
}

/// The words for Rust's types, as they stand in serde's errors.
const TYPES: [(&str, &str); 9] = [
    ("expected u8", "expected a whole number"),
    ("expected u32", "expected a whole number"),
    ("expected u64", "expected a whole number"),
    ("expected usize", "expected a whole number"),
    ("expected i32", "expected a whole number"),
    ("expected i64", "expected a whole number"),
    ("expected a sequence", "expected a list"),
    ("expected a boolean", "expected true or false"),
    ("invalid type: map", "invalid type: object"),
];

/// An error of serde for somebody who knows JSON but not Rust. A record is one line, so only the column says something.
fn in_plain_words(error: &str) -> String {
    let (words, place) = match error.rsplit_once(" at line 1 column ") {
        Some((words, "0")) => (words, String::new()),
        Some((words, column)) => (words, format!(" (column {column})")),
        None => (error, String::new()),
    };
    TYPES.iter().fold(words.to_owned(), |words, (rust, plain)| words.replace(rust, plain)) + &place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Jar {
        beans: u32,
        #[serde(default, deserialize_with = "word")]
        roast: Roast,
        #[serde(default, deserialize_with = "optional_object")]
        lid: Option<Lid>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Roast {
        #[default]
        Light,
        Dark,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Lid {
        screws: Vec<bool>,
    }

    #[test]
    fn an_object_is_read_field_by_field() {
        let jar = Jar { beans: 3, roast: Roast::Dark, lid: Some(Lid { screws: vec![true] }) };
        assert_eq!(object_in_text(r#" {"beans":3,"roast":"dark","lid":{"screws":[true]}} "#), Ok(jar));
        let bare = Jar { beans: 0, roast: Roast::Light, lid: None };
        assert_eq!(object(&serde_json::json!({"beans": 0, "lid": null})), Ok(bare));
    }

    #[test]
    fn errors_say_where_and_what_without_a_word_of_rust() {
        for (text, expected) in [
            ("[3]", "invalid type: sequence, expected an object {…}"),
            (r#"{"beans":"3"}"#, r#"beans: invalid type: string "3", expected a whole number (column 12)"#),
            (r#"{"beans":3,"roast":"blue"}"#, "roast: unknown variant `blue`, expected `light` or `dark` (column 26)"),
            (r#"{"beans":3,"roast":{"dark":null}}"#, "roast: invalid type: object, expected a string (column 19)"),
            (r#"{"beans":3,"lid":[[]]}"#, "lid: invalid type: sequence, expected an object {…} (column 17)"),
            (r#"{"beans":3,"lid":{"screws":1}}"#, "lid.screws: invalid type: integer `1`, expected a list (column 28)"),
            (r#"{"beams":3}"#, "unknown field `beams`, expected one of `beans`, `roast`, `lid` (column 8)"),
            (r#"{"beans":3} x"#, "trailing characters (column 13)"),
            (r#"{"beans":3"#, "EOF while parsing an object (column 10)"),
        ] {
            assert_eq!(object_in_text::<Jar>(text).unwrap_err(), expected, "{text}");
        }
    }
}
