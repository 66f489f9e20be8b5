//! The server over real sockets on this machine: each case runs on SQLite, and the same cases run on PostgreSQL.
//!
//! *Why this shape.* SQLite costs nothing to start, so every case is a test of its own there. PostgreSQL takes seconds, and test
//! runners give each test its own process, so there one test starts one PostgreSQL and runs all cases, each in databases of its own.

mod accounts;
mod authorisation;
mod bot_engine;
mod bounds;
mod clocks;
mod contract;
mod fair_bots;
mod hostile;
mod http;
mod leavers;
mod live;
mod nats;
mod node_faults;
mod nodes;
mod online_games;
mod openapi;
mod orders;
mod page;
mod passkeys;
mod patience;
mod place;
mod player;
mod polling;
mod push;
mod refusals;
mod restart;
mod secret;
mod sign_in;
mod socket;
mod tables;
mod talk;
mod time;
mod upgrade;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::future::LocalBoxFuture;
use futures_util::{FutureExt, StreamExt, stream};
use nats::Nats;
use patience::within_patience;
use place::Place;
use store::testkit::Postgres;

type Case = fn() -> LocalBoxFuture<'static, ()>;

/// Names the cases with several servers, which are for PostgreSQL only.
macro_rules! several {
    ($($module:ident: $($case:ident),+;)+) => {
        const SEVERAL: &[(&str, Case)] = &[
            $($((concat!(stringify!($module), "::", stringify!($case)), || $module::$case().boxed_local())),+),+
        ];
    };
}

/// Names the cases: a test each on SQLite, and the list for PostgreSQL. A case left out is dead code, and the lints say so.
macro_rules! cases {
    ($($module:ident: $($case:ident),+;)+) => {
        const CASES: &[(&str, Case)] = &[
            $($((concat!(stringify!($module), "::", stringify!($case)), || $module::$case().boxed_local())),+),+
        ];

        mod sqlite {
            $(mod $module {
                $(#[tokio::test]
                async fn $case() {
                    crate::patience::within_patience(stringify!($case), crate::$module::$case()).await;
                })+
            })+
        }
    };
}

cases! {
    tables: from_link_to_first_move, who_looks_elsewhere_hears_that_it_is_their_turn,
        the_lobby_lists_what_is_open_to_anyone, a_friends_table_is_for_friends_and_blocked_people_stay_out,
        a_take_back_needs_everybodys_consent, the_same_players_meet_again,
        a_game_begun_at_home_goes_on_online_and_comes_home_again, everybody_has_a_share_in_the_shuffle,
        a_private_game_is_for_its_players;
    online_games: two_people_play_a_whole_game_of_each_kind, two_people_and_two_bots_with_a_spectator;
    restart: who_comes_back_gets_what_was_missed, the_same_move_gets_the_same_answer_also_after_a_restart,
        a_restart_in_the_middle_of_a_game_is_said_and_survived;
    clocks: who_runs_out_of_time_loses, with_three_a_bot_plays_on_for_who_ran_out_of_time, a_flag_falls_also_when_nobody_looks,
        the_time_that_the_server_was_away_is_given_back, without_a_clock_nothing_runs_out,
        a_part_of_a_turn_that_is_taken_back_earns_no_days;
    leavers: with_two_a_resignation_ends_the_game, with_three_the_others_play_on_against_a_bot,
        a_leaver_is_replaced_after_the_grace_time_and_can_come_back,
        who_stays_away_has_resigned_where_the_table_says_so, tables_that_nobody_comes_back_to_are_given_up;
    talk: phrases_reach_everyone_and_text_only_where_it_is_allowed, nobody_talks_all_the_time,
        talk_is_there_after_a_restart, words_of_blocked_people_are_left_out;
    accounts: a_guest_becomes_an_account_and_keeps_the_games, wrong_passwords_and_taken_names_are_refused,
        the_cookie_is_out_of_reach_of_scripts_and_other_sites, sessions_can_be_listed_and_ended,
        a_program_plays_with_a_token, only_rated_games_change_ratings,
        bots_and_four_players_share_one_list_of_ratings, who_leaves_for_good_takes_everything_along,
        nobody_waits_for_who_has_gone_for_good, an_act_of_any_name_does_not_keep_a_leaver_in_the_game,
        a_socket_ends_with_its_session;
    refusals: each_is_told_why_and_nothing_has_changed;
    sign_in: another_spelling_is_no_other_account, strangers_cannot_keep_an_owner_out,
        a_lost_password_is_replaced_by_a_recovery_code, recovery_codes_are_guessed_no_faster_than_passwords,
        passwords_that_anybody_would_try_are_refused, every_other_session_ends_at_once,
        a_new_password_makes_devices_unknown_and_ends_tokens, a_refused_token_changes_nothing,
        names_that_look_alike_are_taken, over_tls_cookies_belong_to_one_host;
    hostile: our_own_page_may_use_our_cookie, who_floods_a_socket_is_hung_up_on, names_are_cleaned_and_limited,
        tables_that_cannot_be_are_refused, too_much_is_answered_with_when_to_come_back,
        a_silent_connection_is_given_up, a_rematch_counts_as_a_table, one_household_is_one_visitor,
        frames_that_are_no_text_end_with_their_code, a_closed_socket_is_counted_by_its_cause, nobody_else_is_disturbed_and_everything_is_counted;
    bounds: no_client_keeps_the_server_from_stopping, what_does_not_arrive_in_time_is_given_up, connections_have_places,
        sockets_have_places, tables_are_limited_until_some_are_over, names_are_not_changed_all_the_time,
        a_server_that_cannot_write_is_not_ready;
    fair_bots: a_strangers_bot_answers_while_one_guest_keeps_all_busy, everyone_at_the_table_is_told_that_a_bot_waits;
    secret: the_bytes_of_a_seat_do_not_depend_on_what_it_may_not_see;
    passkeys: one_signs_in_with_a_passkey, statements_that_do_not_fit_are_refused;
    openapi: the_description_is_whole, what_is_described_is_answered;
    polling: a_whole_game_without_a_socket, waiting_ends_when_something_happens;
    push: a_slow_game_calls_for_whoever_is_away, subscriptions_are_checked_kept_and_ended;
    orders: a_closed_table_is_closed_for_everyone, who_is_banned_is_out,
        a_banned_network_is_out_with_its_sessions, a_banned_account_does_not_return_as_a_guest,
        sessions_that_ended_long_ago_are_forgotten;
}

several! {
    node_faults: without_the_bus_news_come_late_but_they_come, nobody_is_replaced_while_servers_cannot_hear_each_other,
        your_turn_is_told_where_you_are, a_bot_thinks_at_one_server,
        when_the_server_dies_where_a_bot_thinks_it_thinks_elsewhere, a_bus_that_cannot_be_had_is_named;
    nodes: a_game_is_played_across_servers, of_two_moves_for_one_number_one_wins,
        a_move_sent_again_elsewhere_gets_the_same_answer, everyone_sees_who_sits_down_and_the_game_starts_once,
        talk_and_rematches_reach_everyone, a_take_back_is_asked_here_and_granted_there, two_agree_at_the_same_moment,
        who_is_connected_elsewhere_is_there, a_flag_falls_once, a_rated_game_counts_once,
        who_signs_out_is_hung_up_on_everywhere, when_a_server_dies_its_people_go_on_through_another;
    passkeys: a_challenge_of_one_server_is_answered_at_another;
}

/// How many cases share the database at a time: they mostly wait for the disk.
const AT_ONCE: usize = 4;

/// Every case of the suite, on PostgreSQL.
#[tokio::test]
async fn postgres() {
    run_all(CASES, None).await;
}

/// Several servers on one PostgreSQL, which tell each other what happens through one NATS.
#[tokio::test]
async fn several_servers() {
    let nats = Nats::start();
    run_all(SEVERAL, Some(nats.address())).await;
}

async fn run_all(cases: &[(&'static str, Case)], bus: Option<String>) {
    let server = Arc::new(Postgres::start_careless());
    let run = async |(number, (name, case)): (usize, &(&'static str, Case))| {
        let place = Place::new(server.clone(), format!("case_{number}"), bus.clone());
        AssertUnwindSafe(within_patience(name, place.around(case()))).catch_unwind().await.err().map(|_| *name)
    };
    let outcomes = stream::iter(cases.iter().enumerate()).map(run).buffer_unordered(AT_ONCE).collect();
    let outcomes: Vec<Option<&str>> = outcomes.await;
    let failed: Vec<&str> = outcomes.into_iter().flatten().collect();
    assert!(failed.is_empty(), "failed on PostgreSQL: {failed:?}");
}
