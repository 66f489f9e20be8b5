//! Texts from outside: each comes back as it went in, or is refused with a reason.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::json;
use store::{
    Append, Error, Holder, LogEntry, MatchTerms, NewChatLine, NewMatch, NewSeat, PersonId, Result, Said, Store,
};

use crate::place::Place;
use crate::samples::{NOW, append, guest, match_id, person_id, running, table, terms};

/// Quotes, markup, comments, RTL marks, zalgo, emoji, line ends, NUL, and anything else; some far too long.
fn text() -> impl Strategy<Value = String> {
    let nasty = prop::sample::select(vec![
        "",
        " ",
        "'",
        "\"",
        "'; DROP TABLE people; --",
        "$1",
        "?",
        "%_\\",
        "<script>alert(1)</script>",
        "\0",
        "a\0b",
        "\u{202e}abc\u{202c}",
        "שלום עולם",
        "Z̷̧͕a̶l̵g̴o̸",
        "👩‍👩‍👧‍👦🏴‍☠️",
        "\r\n\t",
        "\u{feff}",
        "\u{ffff}",
        "{\"a\":1}",
        "NULL",
        "!2 resigned",
    ])
    .prop_map(str::to_owned);
    let mixed = prop::collection::vec(any::<char>(), 0..80).prop_map(|letters| letters.into_iter().collect());
    let long = (any::<char>(), 60_usize..1100).prop_map(|(letter, count)| letter.to_string().repeat(count));
    let very_long = any::<char>().prop_map(|letter| letter.to_string().repeat(10_000));
    prop_oneof![4 => nasty, 6 => mixed, 2 => long, 1 => very_long]
}

/// The input came back, or was refused as it should be.
fn check(field: &str, text: &str, most: usize, answer: Result<String>) {
    // An event that could be taken for another kind of log entry is refused.
    let is_mistakable = field == "event" && text.starts_with('!');
    let keepable = !text.contains('\0') && text.chars().count() <= most && !is_mistakable;
    match answer {
        Ok(back) => assert!(keepable && back == text, "{field} {text:?} came back as {back:?}"),
        Err(Error::Invalid { problem, .. }) => assert!(!keepable && !problem.is_empty(), "{field} {text:?}: {problem}"),
        Err(other) => panic!("{field} {text:?}: {other}"),
    }
}

pub(crate) async fn round_trip_or_are_refused(place: Place) {
    let store = place.open().await;
    running(&store, "m").await;
    let handle = tokio::runtime::Handle::current();
    let number = Cell::new(0);
    tokio::task::block_in_place(|| {
        let mut runner = TestRunner::new(Config { cases: 64, failure_persistence: None, ..Config::default() });
        let outcome = runner.run(&text(), |text| {
            number.set(number.get() + 1);
            handle.block_on(every_field(&store, number.get(), &text));
            Ok(())
        });
        outcome.expect("every text round-trips or is refused");
    });
}

async fn every_field(store: &Store, number: u32, text: &str) {
    let person = guest(store, &format!("p{number}")).await;
    check("name", text, 64, guest_name(store, number, text).await);
    // JSON escapes what a database could not keep, so there everything comes back.
    assert_eq!(option(store, number, text).await.unwrap(), text);
    check("event", text, 1000, event(store, text).await);
    check("chat line", text, 500, chat_line(store, &person, text).await);
    check("seat name", text, 64, seat_name(store, number, text).await);
    check("push endpoint", text, 2000, push_endpoint(store, &person, text).await);
    check("label", text, 100, label(store, &person, number, text).await);
    // Looking for it harms nobody, whatever it is.
    store.find_account(text).await.unwrap();
}

async fn option(store: &Store, number: u32, text: &str) -> Result<String> {
    let options = MatchTerms { options: json!({ "text": text }), ..terms() };
    let new = NewMatch { terms: options, ..table(&format!("option{number}"), vec![NewSeat::open()]) };
    let id = new.id.clone();
    store.create_match(new, NOW).await?;
    let found = store.find_match(&id).await?.expect("the match");
    Ok(found.terms.options["text"].as_str().expect("text").to_owned())
}

async fn guest_name(store: &Store, number: u32, text: &str) -> Result<String> {
    let id = person_id(&format!("named{number}"));
    store.create_guest(&id, text, NOW).await?;
    Ok(store.find_person(&id).await?.expect("the person").name)
}

async fn event(store: &Store, text: &str) -> Result<String> {
    let id = match_id("m");
    let length = store.find_match(&id).await?.expect("the match").length;
    let events = vec![LogEntry::Event { by: None, text: text.to_owned() }];
    store.append_events(Append { events, ..append(&id, length, &[]) }, NOW).await?;
    Ok(store.events_from(&id, length).await?.remove(0).entry.to_text().into_owned())
}

async fn chat_line(store: &Store, person: &PersonId, text: &str) -> Result<String> {
    let line = NewChatLine { seat: None, person: person.clone(), said: Said::Text(text.to_owned()) };
    let number = store.add_chat(&match_id("m"), line, NOW).await?.expect("room for it");
    let mut lines = store.chat_after(&match_id("m"), number - 1).await?;
    let Said::Text(back) = lines.remove(0).said else { panic!("free text stays free text") };
    Ok(back)
}

async fn seat_name(store: &Store, number: u32, text: &str) -> Result<String> {
    let seat = NewSeat { holder: Holder::Bot("easy".to_owned()), name: text.to_owned(), ..NewSeat::open() };
    let new = NewMatch { shuffle: None, ..table(&format!("t{number}"), vec![seat]) };
    let id = new.id.clone();
    store.create_match(new, NOW).await?;
    Ok(store.find_match(&id).await?.expect("the match").seats.remove(0).name)
}

async fn push_endpoint(store: &Store, person: &PersonId, text: &str) -> Result<String> {
    store.put_push(person, text, "key", "auth", NOW).await?;
    let back = store.push_of(person).await?.remove(0).endpoint;
    assert!(store.remove_push(text).await?);
    Ok(back)
}

async fn label(store: &Store, person: &PersonId, number: u32, text: &str) -> Result<String> {
    store.add_passkey(person, &number.to_le_bytes(), text, b"key", NOW).await?;
    Ok(store.passkeys_of(person).await?.remove(0).label)
}
