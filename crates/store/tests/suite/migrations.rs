//! From every version of the schema to the newest, with what was in it.

use store::{Append, Appended, Error, LogEntry, SCHEMA_VERSION, SeatStatus, Store, migrate};

use crate::golden;
use crate::place::Place;
use crate::samples::{append, match_id, person_id, texts};

/// For each version, rows as a program of that version would have written them. A new version needs its own here.
const ROWS: &[(i64, &str)] = &[
    (1, include_str!("../versions/1.sql")),
    (2, include_str!("../versions/2.sql")),
    (3, include_str!("../versions/3.sql")),
    (4, include_str!("../versions/4.sql")),
    (5, include_str!("../versions/5.sql")),
    (6, include_str!("../versions/6.sql")),
    (7, include_str!("../versions/7.sql")),
    (8, include_str!("../versions/8.sql")),
    (9, include_str!("../versions/9.sql")),
];

/// Checks that rows of this and earlier versions keep their meaning in the newest.
async fn still_there(store: &Store, version: usize) {
    if version >= 1 {
        let ada = store.find_account("ADA").await.unwrap().expect("ada");
        assert_eq!(ada.person.id, person_id("ada"));
        let (session, _) = store.find_session(&store::TokenHash([0x11; 32]), 1500).await.unwrap().expect("her session");
        assert_eq!(session.user_agent, "Browser");
    }
    if version >= 2 {
        let found = store.find_match(&match_id("game")).await.unwrap().expect("her game");
        assert_eq!((found.length, found.seats.len(), found.seats[0].clock_ms), (2, 2, Some(1000)));
        assert_eq!(texts(store, &found.id).await, ["take 1", "take 2"]);
    }
    if version >= 3 {
        let player = store::Player::Person(person_id("ada"));
        assert_eq!(store.rating(&player, "nim").await.unwrap().expect("her rating").games, 7);
    }
    if version >= 4 {
        assert_eq!(store.aborted_since(1500).await.unwrap(), [match_id("closed")]);
        assert_eq!(store.aborted_since(1501).await.unwrap(), []);
    }
    if version >= 6 {
        let seat = store.find_match(&match_id("game")).await.unwrap().expect("her game").seats.remove(0);
        assert_eq!(seat.status, SeatStatus::Away { since: 1200 });
    }
    if ROWS[..version].iter().any(|(number, _)| *number == 9) {
        let left = store.recovery_codes_left(&person_id("ada")).await.unwrap();
        assert_eq!(left, 1, "her code");
    }
    if version >= 1 {
        let taken = store.register(&person_id("guest"), store::PersonKind::Account, "A\u{501}a", None).await.unwrap();
        assert_eq!(taken, store::ClaimName::Taken, "older accounts have skeletons, too");
    }
    if version >= 2 {
        let private = store.find_match(&match_id("game")).await.unwrap().expect("her game").terms.private;
        assert_eq!(private, version >= 5, "tables were open to everyone's eyes before");
        let again =
            |name: &str| Append { client_move: Some(name.to_owned()), ..append(&match_id("game"), 2, &["take 9"]) };
        assert_eq!(store.append_events(again("a"), 2000).await.unwrap(), Appended::Before(0..1));
        if version >= 8 {
            assert_eq!(store.append_events(again("b"), 2000).await.unwrap(), Appended::Before(1..2));
        }
    }
}

async fn execute(place: &Place, sql: &str) {
    store::testkit::execute(&place.address, sql).await.unwrap();
}

/// A match whose log has lines of every kind, as this version of the schema wrote them.
async fn write_a_log(place: &Place, version: usize) {
    let log = log_of(version);
    let status = if version < 6 { "presence" } else { "status" };
    let row = |(number, (seat, text)): (usize, &(Option<u8>, String))| {
        let seat = seat.map_or("NULL".to_owned(), |seat| seat.to_string());
        format!("('log', {number}, {seat}, '{text}', 1000)")
    };
    let rows: Vec<String> = log.iter().enumerate().map(row).collect();
    let sql = format!(
        "INSERT INTO matches (id, game, rules, options, setup, clock, access, rated, chat, leavers, status, length, clocks, \
         created_at, started_at, active_at, chat_lines) VALUES ('log', 'nim', 1, '{{}}', '{{}}', '{{\"kind\":\"untimed\"}}', \
         'link', 0, 'off', '{{\"then\":\"wait\"}}', 'running', {length}, '[]', 1000, 1000, 1000, 0); \
         INSERT INTO seats (match_id, seat, holder, level, name, {status}, {status}_since, substitute_level, created_at) \
         VALUES ('log', 0, 'bot', 'easy', 'One', 'here', NULL, NULL, 1000), \
         ('log', 1, 'bot', 'easy', 'Two', 'substituted', 900, 'hard', 1000); \
         INSERT INTO events (match_id, number, by_seat, text, at) VALUES {rows};",
        length = log.len(),
        rows = rows.join(", ")
    );
    execute(place, &sql).await;
}

/// Until schema version 5 the log was of version 1.
fn log_of(version: usize) -> Vec<(Option<u8>, String)> {
    golden::lines(golden::LOGS[usize::from(version >= 6)])
}

/// The log reads as it was meant, and the match goes on.
async fn plays_on(store: &Store, version: usize) {
    let id = match_id("log");
    let read = async || -> Vec<LogEntry> {
        store.events_from(&id, 0).await.unwrap().into_iter().map(|record| record.entry).collect()
    };
    let before = golden::entries();
    assert_eq!(read().await, before, "from {version}");
    let found = store.find_match(&id).await.unwrap().expect("the match");
    let substituted = SeatStatus::Substituted { since: 900, level: "hard".to_owned() };
    assert_eq!((&found.seats[0].status, &found.seats[1].status), (&SeatStatus::Here, &substituted));
    let first = u32::try_from(before.len()).unwrap();
    let more =
        vec![LogEntry::TookBack { by: 0, length: 1 }, LogEntry::Event { by: Some(1), text: "take 3".to_owned() }];
    let append = Append { events: more.clone(), ..append(&id, first, &[]) };
    assert_eq!(store.append_events(append, 2000).await.unwrap(), Appended::Now(first..first + 2));
    assert_eq!(read().await, [before, more].concat(), "from {version}");
}

/// An empty database of the same kind, next to this one.
async fn beside(place: &Place, version: usize) -> Place {
    if place.is_sqlite {
        return Place::sqlite(format!("{}.{version}", place.address));
    }
    use sqlx::Connection as _;
    let mut connection = sqlx::PgConnection::connect(&place.address).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE version_{version}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let (server, _) = place.address.rsplit_once('/').expect("an address ends with the database");
    Place::postgres(format!("{server}/version_{version}"))
}

pub(crate) async fn from_every_version(place: Place) {
    assert_eq!(ROWS[ROWS.len() - 1].0, SCHEMA_VERSION, "a new version needs its rows in tests/versions");
    for version in 0..=ROWS.len() {
        let place = beside(&place, version).await;
        for (number, rows) in &ROWS[..version] {
            migrate(&place.address, *number).await.unwrap();
            execute(&place, rows).await;
        }
        if version >= 2 {
            write_a_log(&place, version).await;
        }
        let store = place.open().await;
        assert_eq!(store.schema_version().await.unwrap(), SCHEMA_VERSION, "from {version}");
        still_there(&store, version).await;
        if version >= 2 {
            plays_on(&store, version).await;
        }
        store.close().await;
        // Once more changes nothing.
        still_there(&place.open().await, version).await;
    }
}

pub(crate) async fn refuse_a_newer_schema(place: Place) {
    place.open().await.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from the future', TRUE, '\\x00', 1)";
    execute(&place, newer).await;
    let refused = Store::open(&place.address).await;
    assert!(matches!(&refused, Err(Error::Schema(words)) if words.contains("9999")), "{refused:?}");
    execute(&place, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;

    execute(&place, "UPDATE _sqlx_migrations SET checksum = '\\x00' WHERE version = 1").await;
    let refused = Store::open(&place.address).await;
    assert!(matches!(&refused, Err(Error::Schema(words)) if words.contains("version 1")), "{refused:?}");
}
