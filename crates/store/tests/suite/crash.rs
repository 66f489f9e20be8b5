//! `kill -9`: whatever was acknowledged is there afterwards.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use store::testkit::Postgres;
use store::{MatchId, Store};

use crate::place::Place;
use crate::samples::{match_id, texts};

/// How often the writer is killed. Each time it has come a little further.
const KILLS: u32 = 12;

/// The program that appends and says so: `examples/appends.rs`, built by whatever built this test.
fn writer() -> PathBuf {
    let test = std::env::current_exe().expect("this test is a file");
    let profile = test.parent().and_then(|deps| deps.parent()).expect("tests lie in a folder of the profile's folder");
    let program = profile.join("examples").join(format!("appends{}", std::env::consts::EXE_SUFFIX));
    assert!(program.is_file(), "{} is missing: cargo build --package store --examples", program.display());
    program
}

/// Lets the writer append to its matches, kills it after so many acknowledgements, and returns all it had given: for each
/// match the highest number of events.
fn acknowledged_before_death(place: &Place, after: u32) -> Vec<(String, usize)> {
    let mut writer = Command::new(writer())
        .args(["--acknowledge", &place.address])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the writer starts");
    let mut lines = BufReader::new(writer.stdout.take().expect("its output is piped")).lines();
    let mut acknowledged: Vec<String> = lines.by_ref().take(after as usize).map(|line| line.expect("text")).collect();
    assert_eq!(acknowledged.len(), after as usize, "the writer goes on until it is killed");
    writer.kill().expect("it is ours to kill");
    // Lines that it had written and we had not read count as well; the last one may be torn.
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    acknowledged.extend(rest.into_iter().filter(|line| line.ends_with('.')));
    writer.wait().expect("it is dead");
    acknowledged.iter().map(|line| parse(line)).collect()
}

/// `MATCH LENGTH.`
fn parse(line: &str) -> (String, usize) {
    let (id, length) = line.trim_end_matches('.').split_once(' ').expect("MATCH LENGTH.");
    (id.to_owned(), length.parse().expect("a number"))
}

async fn all_there(place: &Place, acknowledged: &[(String, usize)]) {
    let store = place.open().await;
    for (id, length) in acknowledged {
        let id = match_id(id);
        let (stored, events) = at_one_moment(&store, &id).await;
        assert!(events.len() >= *length, "{id}: {length} events were acknowledged, {} are there", events.len());
        // Whole moves only: each was sent as two events.
        assert_eq!(events.len() % 2, 0, "{id}: half a move");
        assert_eq!(stored as usize, events.len(), "{id}");
    }
    store.close().await;
}

/// How long the match says it is, and its events. A commit of the dead writer may still be under way inside PostgreSQL: then both
/// are read again.
async fn at_one_moment(store: &Store, id: &MatchId) -> (u32, Vec<String>) {
    let length = async || store.find_match(id).await.unwrap().expect("the match").length;
    loop {
        let (before, events, after) = (length().await, texts(store, id).await, length().await);
        if before == after {
            return (before, events);
        }
    }
}

pub(crate) async fn keeps_what_was_acknowledged(place: Place) {
    place.open().await.close().await;
    for kill in 0..KILLS {
        let acknowledged = acknowledged_before_death(&place, 1 + kill * 17);
        assert!(!acknowledged.is_empty());
        all_there(&place, &acknowledged).await;
    }
}

/// PostgreSQL itself goes down in the middle, and comes back.
#[test]
fn postgres_survives_its_own_crash() {
    let server = Postgres::start();
    let place = Place::postgres(server.create_database("crash"));
    let mut writer = Command::new(writer())
        .args(["--acknowledge", &place.address])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the writer starts");
    let mut lines = BufReader::new(writer.stdout.take().expect("its output is piped")).lines();
    let mut acknowledged: Vec<String> = lines.by_ref().take(200).map(|line| line.expect("text")).collect();
    server.crash();
    acknowledged.extend(lines.map_while(Result::ok).filter(|line| line.ends_with('.')));
    assert!(!writer.wait().expect("it ends").success(), "a writer without a database says so");
    server.up();
    let acknowledged: Vec<(String, usize)> = acknowledged.iter().map(|line| parse(line)).collect();
    assert!(acknowledged.len() >= 200);
    crate::runtime().block_on(all_there(&place, &acknowledged));
}
