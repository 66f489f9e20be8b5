//! People, tables and moves to test with.

use serde_json::json;
use store::{
    Access, Append, Appended, ChatPolicy, Clock, Create, EndReason, Holder, LeaverPolicy, LogEntry, MatchId,
    MatchResult, Millis, NewMatch, NewSeat, NewShuffleCommitment, PersonId, PersonKind, Start, Store, TokenHash,
    TurnState,
};

/// Some moment.
pub(crate) const NOW: Millis = 1_800_000_000_000;

pub(crate) fn match_id(text: &str) -> MatchId {
    text.parse().expect("an id")
}

pub(crate) fn person_id(text: &str) -> PersonId {
    text.parse().expect("an id")
}

pub(crate) fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

/// A guest whose id and name are the same.
pub(crate) async fn guest(store: &Store, name: &str) -> PersonId {
    let id = person_id(name);
    store.create_guest(&id, name, NOW).await.expect("a new guest");
    id
}

/// An account whose id and name are the same.
pub(crate) async fn account(store: &Store, name: &str) -> PersonId {
    let id = guest(store, name).await;
    store.register(&id, PersonKind::Account, name, Some("$argon2id$hash")).await.expect("a new account");
    id
}

pub(crate) fn seat_of(person: &PersonId) -> NewSeat {
    NewSeat {
        holder: Holder::Person(person.clone()),
        name: person.to_string(),
        token: Some(token(1)),
        entropy: Some("dice".to_owned()),
    }
}

pub(crate) fn bot(level: &str) -> NewSeat {
    NewSeat { holder: Holder::Bot(level.to_owned()), name: format!("Bot {level}"), token: None, entropy: None }
}

/// A table of two, as plain as can be.
pub(crate) fn table(id: &str, seats: Vec<NewSeat>) -> NewMatch {
    NewMatch {
        id: match_id(id),
        game: "nim".to_owned(),
        rules: 3,
        options: json!({ "heaps": [3, 4, 5] }),
        setup: None,
        clock: Clock::RealTime { base_ms: 300_000, increment_ms: 5_000 },
        access: Access::Public,
        rated: true,
        chat: ChatPolicy::Presets,
        leavers: LeaverPolicy::Bot { grace_ms: 60_000 },
        host: None,
        seats,
        shuffle: Some(NewShuffleCommitment { commitment: "sha256:abc".to_owned(), secret: "hush".to_owned() }),
        private: true,
        rematch_of: None,
    }
}

pub(crate) async fn create(store: &Store, new: NewMatch, now: Millis) -> MatchId {
    let id = new.id.clone();
    assert_eq!(store.create_match(new, now).await.expect("a new match"), Create::Created);
    id
}

/// Seat 0 is to move, and has until `flag_at`.
pub(crate) fn turn_state(flag_at: Option<Millis>) -> TurnState {
    TurnState { turn: Some(0), clocks_ms: vec![300_000, 300_000], running_since: flag_at.map(|_| NOW), flag_at }
}

/// A match of two bots that has begun.
pub(crate) async fn running(store: &Store, id: &str) -> MatchId {
    running_with(store, id, vec![bot("easy"), bot("hard")], NOW).await
}

pub(crate) async fn running_with(store: &Store, id: &str, seats: Vec<NewSeat>, now: Millis) -> MatchId {
    let id = create(store, table(id, seats), now).await;
    let started = store.start_match(&id, json!({ "first": 0 }), None, turn_state(None), now).await;
    assert_eq!(started.expect("a start"), Start::Started);
    id
}

/// Events without a name for the move.
pub(crate) fn append(id: &MatchId, first: u32, texts: &[&str]) -> Append {
    Append {
        id: id.clone(),
        first,
        events: texts.iter().map(|text| LogEntry::Event { by: Some(0), text: (*text).to_owned() }).collect(),
        client_move: None,
        turn_state: turn_state(None),
        ending: None,
    }
}

pub(crate) fn named(name: &str, append: Append) -> Append {
    Append { client_move: Some(name.to_owned()), ..append }
}

/// Seat 0 has won.
pub(crate) fn won() -> MatchResult {
    MatchResult { reason: EndReason::Played, scores: Some(vec![1, 0]), winners: vec![0] }
}

/// Appends what must go well.
pub(crate) async fn play(store: &Store, id: &MatchId, first: u32, texts: &[&str]) {
    let appended = store.append_events(append(id, first, texts), NOW).await.expect("an answer");
    let count = u32::try_from(texts.len()).expect("a few");
    assert_eq!(appended, Appended::Now(first..first + count));
}

pub(crate) async fn texts(store: &Store, id: &MatchId) -> Vec<String> {
    let events = store.events_from(id, 0).await.expect("events");
    assert!(events.iter().zip(0..).all(|(event, number)| event.number == number), "numbers have no gap: {events:?}");
    events.iter().map(|event| event.entry.to_text().into_owned()).collect()
}
