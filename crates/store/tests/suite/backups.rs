//! Copies of a running database.

use std::path::Path;

use store::{Appended, Error, SCHEMA_VERSION, Store};

use crate::place::Place;
use crate::samples::{NOW, append, guest, match_id, running, texts};

pub(crate) async fn copy_while_writing(place: Place) {
    let store = place.open().await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let copy = folder.path().join("copy \"of\" data.db");
    if !place.is_sqlite {
        let refused = store.backup(&copy).await;
        assert!(matches!(&refused, Err(Error::Backup(words)) if words.contains("pg_dump")), "{refused:?}");
        return;
    }
    guest(&store, "ada").await;
    let id = running(&store, "m").await;
    let writer = store.clone();
    let writing = tokio::spawn(async move {
        for first in 0..200 {
            let answer = writer.append_events(append(&match_id("m"), first, &["take 1"]), NOW).await.unwrap();
            assert_eq!(answer, Appended::Now(first..first + 1));
        }
    });
    while texts(&store, &id).await.len() < 50 {
        tokio::task::yield_now().await;
    }
    let report = store.backup(&copy).await.unwrap();
    writing.await.expect("a backup does not disturb writers");
    assert_eq!((report.schema, report.matches, report.people), (SCHEMA_VERSION, 1, 1));
    assert!((50..=200).contains(&report.events), "{report:?}");
    assert_eq!(Store::check_backup(&copy).await.unwrap(), report);
    assert!(matches!(store.backup(&copy).await, Err(Error::Backup(_))), "a backup overwrites nothing");

    restores(&copy, usize::try_from(report.events).unwrap()).await;
    refuses_what_is_damaged(&copy).await;
}

/// A restored copy is a database like any other.
async fn restores(copy: &Path, events: usize) {
    let restored = copy.with_file_name("restored.db");
    std::fs::copy(copy, &restored).unwrap();
    let store = Store::open(&format!("sqlite:{}", restored.display())).await.unwrap();
    let id = match_id("m");
    assert_eq!(texts(&store, &id).await.len(), events);
    let next = u32::try_from(events).unwrap();
    let answer = store.append_events(append(&id, next, &["take 1"]), NOW).await.unwrap();
    assert_eq!(answer, Appended::Now(next..next + 1));
    store.close().await;
}

async fn refuses_what_is_damaged(copy: &Path) {
    let whole = std::fs::read(copy).unwrap();
    let damaged = copy.with_file_name("damaged.db");
    let mut holed = whole.clone();
    let middle = whole.len() / 2;
    holed[middle..middle + 4096].fill(0xAA);
    for bytes in [&whole[..whole.len() - 4096], &holed, b"not a database at all", b""] {
        std::fs::write(&damaged, bytes).unwrap();
        let refused = Store::check_backup(&damaged).await;
        assert!(matches!(refused, Err(Error::Backup(_))), "{refused:?}");
    }
    let missing = Store::check_backup(&copy.with_file_name("missing.db")).await;
    assert!(matches!(missing, Err(Error::Backup(_))), "{missing:?}");
}
