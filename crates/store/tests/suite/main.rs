//! One suite for every store: each case runs on SQLite, and the same cases run on PostgreSQL.
//!
//! *Why this shape.* SQLite costs nothing to start, so every case is a test of its own there. PostgreSQL takes seconds, and
//! test runners give each test its own process, so there one test starts one server and runs all cases, each in its own
//! database.

#![expect(clippy::unwrap_used, reason = "cases are tests, only their attribute stands elsewhere")]

mod backups;
mod chat;
mod crash;
mod events;
mod golden;
mod matches;
mod migrations;
mod people;
mod personal_data;
mod place;
mod proof;
mod ratings;
mod samples;
mod seats;
mod social;
mod texts;
mod tls;
mod upkeep;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::future::LocalBoxFuture;
use futures_util::{FutureExt, StreamExt, stream};
use place::Place;
use store::testkit::Postgres;

type Case = fn(Place) -> LocalBoxFuture<'static, ()>;

/// Names the cases: a test each on SQLite, and the list for PostgreSQL. A case left out is dead code, and the lints say so.
macro_rules! cases {
    ($($module:ident: $($case:ident),+;)+) => {
        const CASES: &[(&str, Case)] = &[
            $($((concat!(stringify!($module), "_", stringify!($case)), |place| $module::$case(place).boxed_local())),+),+
        ];

        mod sqlite {
            $(mod $module {
                $(#[test]
                fn $case() {
                    crate::on_sqlite(|place| futures_util::FutureExt::boxed_local(crate::$module::$case(place)));
                })+
            })+
        }
    };
}

cases! {
    matches: opens_and_finds, keeps_the_secret_until_the_end, refuses_an_id_twice, has_one_rematch, starts_when_all_sit,
        lists_the_lobby, pages_through_history, lists_a_seat_holder_once, knows_whose_turn_it_is, finds_what_is_due,
        finds_what_is_idle, tells_how_far_many_are, refuses_what_is_no_match;
    seats: takes_and_leaves, seats_a_person_once, gives_the_last_seat_once, notes_presence, renews_a_token;
    events: appends_and_reads, appends_a_batch_whole, answers_the_same_move_the_same, tells_a_stale_number,
        takes_nothing_unless_running, lets_one_of_a_hundred_win, counts_a_resent_move_once, keeps_matches_apart,
        ends_with_the_last_event, refuses_what_is_no_append;
    ratings: apply_once, refuse_a_rating_that_moved, survive_matches_that_end_together, rank_and_remember, abort_an_open_table,
        refuse_what_is_no_change;
    chat: keeps_lines_in_order, is_limited;
    people: are_guests_first, become_accounts, have_names_of_their_own, race_for_a_name, have_sessions, have_api_tokens,
        have_passkeys;
    social: makes_friends_by_link, blocks, subscribes_to_push, bans;
    personal_data: exports_everything_but_secrets, deletes_everything_personal, forgets_idle_guests;
    texts: round_trip_or_are_refused;
    upkeep: credits_downtime_once, keeps_the_first_value, checks_and_closes;
    backups: copy_while_writing;
    migrations: from_every_version, refuse_a_newer_schema;
    proof: futures_can_move_between_threads;
    crash: keeps_what_was_acknowledged;
}

fn on_sqlite(case: Case) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let address = format!("sqlite:{}", folder.path().join("data").join("crema.db").display());
    runtime().block_on(case(Place::sqlite(address)));
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

/// How many cases share the server at a time: they mostly wait for the disk.
const AT_ONCE: usize = 4;

/// Every case of the suite, on PostgreSQL.
#[test]
fn postgres() {
    let server = Arc::new(Postgres::start());
    let run = async |(name, case): &(&'static str, Case)| {
        let (server, name) = (server.clone(), *name);
        let created = tokio::task::spawn_blocking(move || server.create_database(name));
        let place = Place::postgres(created.await.expect("a new database"));
        AssertUnwindSafe(case(place)).catch_unwind().await.err().map(|_| name)
    };
    let outcomes = stream::iter(CASES).map(run).buffer_unordered(AT_ONCE).collect();
    let outcomes: Vec<Option<&str>> = runtime().block_on(outcomes);
    let failed: Vec<&str> = outcomes.into_iter().flatten().collect();
    assert!(failed.is_empty(), "failed on PostgreSQL: {failed:?}");
}
