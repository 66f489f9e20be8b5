//! The wire as text, and the TypeScript made from it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use protocol::*;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declaration of a type and of every type it mentions.
struct Declarations {
    config: Config,
    seen: BTreeSet<std::any::TypeId>,
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.insert(std::any::TypeId::of::<T>()) && T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            self.found.insert(T::ident(&self.config), format!("{docs}export {}\n", T::decl(&self.config)));
            T::visit_dependencies(self);
        }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn typescript() -> String {
    // Times and sizes stay below 2⁵³, so plain numbers hold them.
    let config = Config::new().with_large_int("number");
    let mut declarations = Declarations { config, seen: BTreeSet::new(), found: BTreeMap::new() };
    declarations.add::<ClientMessage>();
    declarations.add::<ServerMessage>();
    declarations.add::<NewTable>();
    declarations.add::<Sit>();
    declarations.add::<TableSummary>();
    declarations.add::<Named>();
    declarations.add::<Credentials>();
    declarations.add::<NewPassword>();
    declarations.add::<SessionView>();
    declarations.add::<NewToken>();
    declarations.add::<TokenSecret>();
    declarations.add::<Profile>();
    declarations.add::<Ranked>();
    declarations.add::<Polled>();
    declarations.add::<TablePage>();
    declarations.add::<GameView>();
    declarations.add::<Acquaintance>();
    declarations.add::<FriendToken>();
    declarations.add::<Confirmation>();
    declarations.add::<RecoveryCodes>();
    declarations.add::<RecoveryCodesLeft>();
    declarations.add::<Recovery>();
    declarations.add::<PasskeyChallenge>();
    declarations.add::<NewPasskey>();
    declarations.add::<PasskeyProof>();
    declarations.add::<PasskeyView>();
    declarations.add::<PushKey>();
    declarations.add::<PushSubscription>();
    declarations.add::<PushEndpoint>();
    declarations.add::<PushNotice>();
    let mut text = String::from("// Made from crates/protocol by its tests; do not edit.\n\n");
    for (name, value) in [
        ("PROTOCOL", u64::from(PROTOCOL)),
        ("EVENTS_PER_PLAY", limits::EVENTS_PER_PLAY as u64),
        ("NAME_CHARS", limits::NAME_CHARS as u64),
        ("PASSWORD_MIN_CHARS", limits::PASSWORD_MIN_CHARS as u64),
        ("TEXT_CHARS", limits::TEXT_CHARS as u64),
        ("ENTROPY_CHARS", limits::ENTROPY_CHARS as u64),
        ("PING_EVERY_MS", limits::PING_EVERY_MS),
        ("DEAD_AFTER_MS", limits::DEAD_AFTER_MS),
        ("POLL_WAIT_MS", limits::POLL_WAIT_MS),
    ] {
        writeln!(text, "export const {name} = {value};").expect("strings can be written");
    }
    for declaration in declarations.found.values() {
        write!(text, "\n{declaration}").expect("strings can be written");
    }
    text
}

/// With `UPDATE_GENERATED=1` in the environment the file is written instead.
#[test]
fn typescript_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol/index.ts");
    let text = typescript();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("folders can be made");
        std::fs::write(&path, &text).expect("generated files can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is stale: UPDATE_GENERATED=1 cargo test -p protocol", path.display());
}

/// Each message in the words that are promised; reading them gives the message back.
#[test]
fn messages_have_these_words() {
    let check = |message: ClientMessage, text: Value| {
        assert_eq!(serde_json::to_value(&message).expect("messages are plain data"), text);
        assert_eq!(serde_json::from_value::<ClientMessage>(text).expect("reads back"), message);
    };
    check(ClientMessage::Hello { protocol: 1 }, json!({"type": "hello", "protocol": 1}));
    check(ClientMessage::Watch { table: "t".into(), seen: None }, json!({"type": "watch", "table": "t"}));
    check(ClientMessage::Watch { table: "t".into(), seen: Some(4) }, json!({"type": "watch", "table": "t", "seen": 4}));
    let act = |act| ClientMessage::Act { table: "t".into(), act: NamedAct { id: "7".into(), act } };
    check(
        act(Act::Play { expected: 3, events: vec!["advance".into()] }),
        json!({"type": "act", "table": "t", "id": "7", "act": {"do": "play", "expected": 3, "events": ["advance"]}}),
    );
    check(act(Act::Resign), json!({"type": "act", "table": "t", "id": "7", "act": {"do": "resign"}}));
    check(
        act(Act::Say { saying: Saying::Phrase { phrase: Phrase::GoodLuck } }),
        json!({"type": "act", "table": "t", "id": "7",
            "act": {"do": "say", "saying": {"kind": "phrase", "phrase": "good-luck"}}}),
    );
}

#[test]
fn log_entries_have_these_words() {
    let check = |what: TableEvent, text: Value| {
        let entry = Entry { number: 5, at: 9, what };
        assert_eq!(serde_json::to_value(&entry).expect("entries are plain data"), text);
        assert_eq!(serde_json::from_value::<Entry>(text).expect("reads back"), entry);
    };
    check(
        TableEvent::Event { by: None, text: Some("draw 2 iced-mochaccino".into()) },
        json!({"number": 5, "at": 9, "what": "event", "by": null, "text": "draw 2 iced-mochaccino"}),
    );
    check(TableEvent::Event { by: Some(1), text: None }, json!({"number": 5, "at": 9, "what": "event", "by": 1}));
    let result = GameResult { reason: EndReason::Resigned, scores: None, winners: vec![1] };
    check(
        TableEvent::Ended { result },
        json!({"number": 5, "at": 9, "what": "ended",
            "result": {"reason": "resigned", "scores": null, "winners": [1]}}),
    );
}

#[test]
fn what_a_table_leaves_out_has_its_default() {
    let new: NewTable = serde_json::from_value(json!({"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]}))
        .expect("the shortest table");
    assert_eq!((new.options, new.terms), (json!({}), Terms::default()));
}

#[test]
fn rubbish_is_refused() {
    for text in
        ["", "{}", "[]", "null", r#"{"type":"unheard-of"}"#, r#"{"type":"hello"}"#, r#"{"type":"hello","protocol":-1}"#]
    {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}
