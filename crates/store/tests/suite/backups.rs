//! Copies of a running database.

use std::path::Path;

use store::{Appended, Error, SCHEMA_VERSION, STILL_WARM, Store, backup, check_backup, restore};

use crate::place::Place;
use crate::samples::{NOW, append, guest, match_id, running, texts};

pub(crate) async fn copy_while_writing(place: Place) {
    let store = place.open().await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let copy = folder.path().join("copy \"of\" data.db");
    if !place.is_sqlite {
        for refused in [backup(&place.address, &copy).await, restore(&place.address, &copy, false, NOW).await] {
            assert!(matches!(&refused, Err(Error::Backup(words)) if words.contains("pg_dump")), "{refused:?}");
        }
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
    let report = backup(&place.address, &copy).await.unwrap();
    writing.await.expect("a backup does not disturb writers");
    assert_eq!((report.schema, report.matches, report.people), (SCHEMA_VERSION, 1, 1));
    assert!((50..=200).contains(&report.events), "{report:?}");
    assert_eq!(check_backup(&copy).await.unwrap(), report);
    assert!(matches!(backup(&place.address, &copy).await, Err(Error::Backup(_))), "a backup overwrites nothing");
    assert!(is_private(&copy), "it holds what the database holds");

    restores(&copy, usize::try_from(report.events).unwrap()).await;
    replaces_only_when_told(&place.address, &store, &copy).await;
    refuses_what_is_damaged(&copy).await;
}

/// A restored copy is a database like any other.
async fn restores(copy: &Path, events: usize) {
    let address = format!("sqlite:{}", copy.with_file_name("restored").join("crema.db").display());
    restore(&address, copy, false, NOW).await.unwrap();
    let store = Store::open(&address).await.unwrap();
    let id = match_id("m");
    assert_eq!(texts(&store, &id).await.len(), events);
    let next = u32::try_from(events).unwrap();
    let answer = store.append_events(append(&id, next, &["take 1"]), NOW).await.unwrap();
    assert_eq!(answer, Appended::Now(next..next + 1));
    store.close().await;
}

#[cfg(unix)]
fn is_private(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o077 == 0
}

#[cfg(not(unix))]
fn is_private(_: &Path) -> bool {
    true
}

#[cfg(unix)]
fn owner_of(address: &str) -> u32 {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(address.trim_start_matches("sqlite:")).unwrap().uid()
}

/// As under systemd, where the tests may give files away.
#[cfg(unix)]
fn owned_by_a_service(address: &str) -> u32 {
    let _ = std::os::unix::fs::chown(address.trim_start_matches("sqlite:"), Some(61_234), None);
    owner_of(address)
}

#[cfg(not(unix))]
fn owner_of(_: &str) -> u32 {
    0
}

#[cfg(not(unix))]
fn owned_by_a_service(_: &str) -> u32 {
    0
}

/// A database that is there is only replaced when that was said and no server runs on it, and it is kept.
async fn replaces_only_when_told(address: &str, store: &Store, copy: &Path) {
    store.heartbeat("node", NOW).await.unwrap();
    let check = async |replace, now, wanted: &str| {
        let refused = restore(address, copy, replace, now).await;
        assert!(matches!(&refused, Err(Error::Backup(words)) if words.contains(wanted)), "{refused:?}");
    };
    check(false, NOW, "exists already").await;
    check(true, NOW + STILL_WARM - 1, "stop it").await;
    let before = texts(store, &match_id("m")).await.len();
    store.close().await;
    let owner = owned_by_a_service(address);
    restore(address, copy, true, NOW + STILL_WARM).await.unwrap();
    assert_eq!(owner_of(address), owner, "the server can still open it");
    let replaced = format!("{address}.replaced");
    for (address, events) in [(address, check_backup(copy).await.unwrap().events), (&replaced, before as i64)] {
        let store = Store::open(address).await.unwrap();
        assert_eq!(texts(&store, &match_id("m")).await.len() as i64, events, "{address}");
        store.close().await;
    }
    check(true, NOW + STILL_WARM, "move it away").await;
}

async fn refuses_what_is_damaged(copy: &Path) {
    let whole = std::fs::read(copy).unwrap();
    let damaged = copy.with_file_name("damaged.db");
    let mut holed = whole.clone();
    let middle = whole.len() / 2;
    holed[middle..middle + 4096].fill(0xAA);
    for bytes in [&whole[..whole.len() - 4096], &holed, b"not a database at all", b""] {
        std::fs::write(&damaged, bytes).unwrap();
        let refused = check_backup(&damaged).await;
        assert!(matches!(refused, Err(Error::Backup(_))), "{refused:?}");
    }
    let missing = check_backup(&copy.with_file_name("missing.db")).await;
    assert!(matches!(missing, Err(Error::Backup(_))), "{missing:?}");
}
