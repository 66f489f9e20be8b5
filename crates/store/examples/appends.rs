//! Appends moves to many matches at once, and says how many a second became durable.
//!
//! `cargo run --release --package store --example appends -- sqlite:/tmp/appends.db [MATCHES [MOVES]]`
//!
//! With `--acknowledge ADDRESS` it goes on until it is killed and prints `MATCH LENGTH.` as soon as a move is durable: the
//! store's crash tests kill it and look.

use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{
    Access, Append, Appended, ChatPolicy, Clock, Create, Holder, LeaverPolicy, LogEntry, MatchId, NewMatch, NewSeat,
    Result, Start, Store, TurnState,
};
use tokio::task::JoinSet;

/// Any time does: nothing here depends on it.
const NOW: i64 = 1_800_000_000_000;
/// Matches that are played at once while waiting to be killed: enough for several to share a commit.
const CRASH_MATCHES: usize = 8;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["--acknowledge", address] => acknowledge(address).await,
        [address] => measure(address, 200, 100).await,
        [address, matches] => measure(address, number(matches), 100).await,
        [address, matches, moves] => measure(address, number(matches), number(moves)).await,
        _ => panic!("usage: appends [--acknowledge] DATABASE [MATCHES [MOVES]]"),
    }
}

fn number(text: &str) -> usize {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is not a number"))
}

/// Opens a match of two bots that has begun.
async fn open_match(store: &Store, id: MatchId) -> Result<MatchId> {
    let bot = |name: &str| NewSeat { holder: Holder::Bot("easy".to_owned()), name: name.to_owned(), ..NewSeat::open() };
    let new = NewMatch {
        id: id.clone(),
        game: "nim".to_owned(),
        rules: 1,
        options: json!({}),
        setup: None,
        clock: Clock::Untimed,
        access: Access::Link,
        rated: false,
        chat: ChatPolicy::Off,
        leavers: LeaverPolicy::Wait,
        host: None,
        seats: vec![bot("one"), bot("two")],
        shuffle: None,
        private: false,
        rematch_of: None,
    };
    assert_eq!(store.create_match(new, NOW).await?, Create::Created);
    assert_eq!(store.start_match(&id, json!({}), None, TurnState::default(), NOW).await?, Start::Started);
    Ok(id)
}

/// Appends one move: an action and what chance made of it.
async fn append(store: &Store, id: &MatchId, first: u32) -> Result<u32> {
    let event = |by, text: &str| LogEntry::Event { by, text: text.to_owned() };
    let append = Append {
        id: id.clone(),
        first,
        events: vec![event(Some(0), "buy 26 b7c7d7c8d8e8"), event(None, "draw 2 iced-mochaccino")],
        client_move: Some(format!("0-{first}")),
        turn_state: TurnState {
            turn: Some(1),
            clocks_ms: vec![1000, 1000],
            running_since: Some(NOW),
            flag_at: Some(NOW),
        },
        ending: None,
    };
    match store.append_events(append, NOW).await? {
        Appended::Now(numbers) => Ok(numbers.end),
        other => panic!("nobody else plays here: {other:?}"),
    }
}

async fn acknowledge(address: &str) -> Result<()> {
    let store = Store::open(address).await?;
    let mut players: JoinSet<Result<()>> = JoinSet::new();
    for number in 0..CRASH_MATCHES {
        // A name of its own for each life of this program.
        let id: MatchId = format!("{}-{number}", std::process::id()).parse()?;
        let store = store.clone();
        players.spawn(async move {
            open_match(&store, id.clone()).await?;
            let mut length = 0;
            loop {
                length = append(&store, &id, length).await?;
                // One write for each line, so that a killed process leaves whole ones.
                let line = format!("{id} {length}.\n");
                if std::io::stdout().lock().write_all(line.as_bytes()).is_err() {
                    return Ok(());
                }
            }
        });
    }
    while let Some(player) = players.join_next().await {
        player.expect("players do not panic")?;
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "measuring time is what this program is for")]
fn clock() -> Instant {
    Instant::now()
}

async fn measure(address: &str, matches: usize, moves: usize) -> Result<()> {
    let store = Store::open(address).await?;
    let mut players: JoinSet<Result<Vec<Duration>>> = JoinSet::new();
    let run = std::process::id();
    let mut ids = Vec::new();
    for number in 0..matches {
        ids.push(open_match(&store, format!("{run}-{number}").parse()?).await?);
    }
    let begun = clock();
    for id in ids {
        let store = store.clone();
        players.spawn(async move {
            let mut waits = Vec::with_capacity(moves);
            let mut length = 0;
            for _ in 0..moves {
                let asked = clock();
                length = append(&store, &id, length).await?;
                waits.push(asked.elapsed());
            }
            Ok(waits)
        });
    }
    let mut waits: Vec<Duration> = Vec::new();
    while let Some(player) = players.join_next().await {
        waits.extend(player.expect("players do not panic")?);
    }
    let (took, count) = (begun.elapsed(), waits.len());
    waits.sort_unstable();
    let wait = |share: usize| waits[(count - 1) * share / 100];
    println!(
        "{count} moves of {matches} matches in {took:.2?}: {:.0} durable moves a second; one waits p50 {:.1?}, p99 {:.1?}",
        (count as f64) / took.as_secs_f64(),
        wait(50),
        wait(99)
    );
    store.close().await;
    Ok(())
}
