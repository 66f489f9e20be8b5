//! From every version of the schema to the newest, with what was in it.

use store::{Error, SCHEMA_VERSION, Store, migrate};

use crate::place::Place;
use crate::samples::{match_id, person_id, texts};

/// For each version, rows as a program of that version would have written them. A new version needs its own here.
const ROWS: &[&str] = &[
    include_str!("../versions/1.sql"),
    include_str!("../versions/2.sql"),
    include_str!("../versions/3.sql"),
    include_str!("../versions/4.sql"),
    include_str!("../versions/5.sql"),
];

/// What a row of this or an earlier version must still be worth in the newest.
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
    if version >= 2 {
        let private = store.find_match(&match_id("game")).await.unwrap().expect("her game").private;
        assert_eq!(private, version >= 5, "tables were open to everyone's eyes before");
    }
}

async fn execute(place: &Place, sql: &'static str) {
    use sqlx::Connection as _;
    if let Some(path) = place.address.strip_prefix("sqlite:") {
        let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
        // The way to write bytes is one of the few things the two do not share.
        let sql = sqlx::AssertSqlSafe(sql.replace("'\\x", "x'"));
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    } else {
        let mut connection = sqlx::PgConnection::connect(&place.address).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
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
    assert_eq!(i64::try_from(ROWS.len()).unwrap(), SCHEMA_VERSION, "a new version needs its rows in tests/versions");
    for version in 0..=ROWS.len() {
        let place = beside(&place, version).await;
        for (number, rows) in (1..).zip(&ROWS[..version]) {
            migrate(&place.address, number).await.unwrap();
            execute(&place, rows).await;
        }
        let store = place.open().await;
        assert_eq!(store.schema_version().await.unwrap(), SCHEMA_VERSION, "from {version}");
        still_there(&store, version).await;
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
