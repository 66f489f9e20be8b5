//! Accounts, sessions, tokens, ratings, and leaving for good.

use game_registry::GAMES;
use serde_json::{Value, json};
use store::Store;

use crate::http::Http;
use crate::live::Live;
use crate::player::Player;
use crate::socket::{Closed, Socket};
use crate::tables::{act, open, view};

const PASSWORD: &str = "correct horse battery";

async fn account(live: &Live, name: &str) -> Http {
    let mut client = live.stranger();
    client.post("/api/account", json!({"name": name, "password": PASSWORD})).await.ok();
    client
}

pub(crate) async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let [mut ada, _] = people;
    let before = ada.get("/api/me").await.ok();
    let mut guest = ada.clone();
    let me = ada.post("/api/account", json!({"name": "Ada L", "password": PASSWORD})).await.ok();
    assert_eq!((&me["person"], &me["kind"]), (&before["person"], &json!("account")));
    assert_eq!(view(&mut ada, &id).await["your_seat"], 0);
    let sessions = ada.get("/api/sessions").await.ok();
    assert_eq!(
        (sessions.as_array().map(Vec::len), &sessions[0]["current"]),
        (Some(1), &json!(true)),
        "the guest's ended"
    );
    assert_eq!(guest.get("/api/me").await.refused(), "unauthorised");
    let mut elsewhere = live.stranger();
    elsewhere.post("/api/session", json!({"name": "ADA l", "password": PASSWORD})).await.ok();
    assert_eq!(view(&mut elsewhere, &id).await["your_seat"], 0);
}

pub(crate) async fn wrong_passwords_and_taken_names_are_refused() {
    let live = Live::start().await;
    account(&live, "Ada").await;
    let mut other = live.stranger();
    let sign_in = |name: &str, password: &str| json!({"name": name, "password": password});
    assert_eq!(other.post("/api/session", sign_in("Ada", "wrong password")).await.refused(), "wrong-password");
    assert_eq!(other.post("/api/session", sign_in("Nobody", PASSWORD)).await.refused(), "wrong-password");
    assert_eq!(other.post("/api/account", sign_in("aDA", PASSWORD)).await.refused(), "taken");
    assert_eq!(other.post("/api/account", sign_in("Short", "short")).await.refused(), "invalid");
    assert_eq!(other.get("/api/me").await.refused(), "unauthorised");
}

pub(crate) async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let live = Live::start().await;
    let mut guest = live.stranger();
    let reply = guest.post("/api/me", json!({"name": "Ada"})).await;
    let cookie = reply.header("set-cookie").expect("a cookie");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
}

pub(crate) async fn sessions_can_be_listed_and_ended() {
    let live = Live::start().await;
    let mut here = account(&live, "Ada").await;
    let mut there = live.stranger();
    there.post("/api/session", json!({"name": "Ada", "password": PASSWORD})).await.ok();
    let sessions = here.get("/api/sessions").await.ok();
    let other =
        sessions.as_array().expect("a list").iter().find(|session| session["current"] == false).expect("another");
    let mut socket = Socket::greet(&there).await;
    let path = format!("/api/sessions/{}", other["id"].as_str().expect("an id"));
    assert_eq!(here.delete(&path).await.status, 204);
    assert_eq!(socket.next().await, Err(Closed(Some(protocol::close::SIGNED_OUT))));
    assert_eq!(there.get("/api/me").await.refused(), "unauthorised");
    assert_eq!(here.delete(&path).await.refused(), "not-found");
    assert_eq!(live.guest("Eve").await.delete(&path).await.refused(), "not-found");
    let changed = json!({"old": PASSWORD, "new": "another good password"});
    assert_eq!(here.post("/api/account/password", changed.clone()).await.status, 204);
    assert_eq!(here.post("/api/account/password", changed).await.refused(), "wrong-password");
    assert_eq!(here.delete("/api/session").await.status, 204);
    assert_eq!(here.get("/api/me").await.refused(), "unauthorised");
}

pub(crate) async fn a_program_plays_with_a_token() {
    let live = Live::start().await;
    let mut owner = account(&live, "Robot").await;
    let made = owner.post("/api/tokens", json!({"label": "laptop"})).await.ok();
    let mut program = live.stranger();
    program.bearer = Some(made["token"].as_str().expect("a token").to_owned());
    assert_eq!(program.get("/api/me").await.ok()["kind"], "bot");
    let mut people = [program, live.guest("Ada").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    crate::tables::play_a_turn(&mut people, &id).await;
    // The same over a socket, to the end.
    let mut program = Player::join(people[0].clone(), &id, 1).await;
    let mut person = Player::join(people[1].clone(), &id, 2).await;
    tokio::join!(program.play_to_the_end(), person.play_to_the_end());
    assert_eq!(program.record(), person.record());
    assert_eq!(people[0].post("/api/tokens", json!({"label": "more"})).await.refused(), "forbidden");
    let tokens = owner.get("/api/tokens").await.ok();
    assert_eq!(tokens[0]["label"], "laptop");
    let path = format!("/api/tokens/{}", tokens[0]["id"].as_str().expect("an id"));
    assert_eq!(owner.delete(&path).await.status, 204);
    assert_eq!(people[0].get("/api/me").await.refused(), "unauthorised");
    assert_eq!(live.guest("Eve").await.post("/api/tokens", json!({"label": "x"})).await.refused(), "forbidden");
}

pub(crate) async fn only_rated_games_change_ratings() {
    let live = Live::start().await;
    let clock = json!({"kind": "real-time", "base_s": 600, "increment_s": 5});
    let mut people = [account(&live, "Ada").await, account(&live, "Bob").await];
    let rating = async |who: &mut Http| {
        let id = who.get("/api/me").await.ok()["person"].as_str().expect("an id").to_owned();
        who.get(&format!("/api/people/{id}")).await.ok()["ratings"].clone()
    };
    let friendly = open(&mut people, json!({"game": GAMES[0].id, "terms": {"clock": clock}})).await;
    act(&mut people[0], &friendly, json!({"do": "resign"})).await.ok();
    assert_eq!(rating(&mut people[0]).await, json!([]));
    for round in 1..=6 {
        let rated = open(&mut people, json!({"game": GAMES[0].id, "terms": {"clock": clock, "rated": true}})).await;
        let take_back =
            json!({"do": "take-back", "expected": view(&mut people[0], &rated).await["now"]["number"], "length": 0});
        assert_ne!(act(&mut people[1], &rated, take_back).await.status, 200, "what is played is played");
        act(&mut people[0], &rated, json!({"do": "resign"})).await.ok();
        let (loser, winner) = (rating(&mut people[0]).await, rating(&mut people[1]).await);
        assert_eq!((&loser[0]["games"], &winner[0]["games"]), (&json!(round), &json!(round)));
        assert!(
            loser[0]["rating"].as_f64() < Some(1500.0) && winner[0]["rating"].as_f64() > Some(1500.0),
            "{loser} {winner}"
        );
    }
    let list = live.stranger().get(&format!("/api/ratings/{}", GAMES[0].id)).await.ok();
    let names: Vec<&Value> = list.as_array().expect("a list").iter().map(|line| &line["name"]).collect();
    assert_eq!(names, ["Bob", "Ada"]);
    let mut guest = live.guest("Guest").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let new = json!({"game": GAMES[0].id, "seats": seats, "terms": {"clock": clock, "rated": true}});
    assert_eq!(guest.post("/api/tables", new.clone()).await.refused(), "forbidden");
    let open = people[0].post("/api/tables", new).await.ok();
    let path = format!("/api/tables/{}/seat", open["id"].as_str().expect("an id"));
    assert_eq!(guest.post(&path, json!({})).await.refused(), "forbidden");
}

pub(crate) async fn bots_and_four_players_share_one_list_of_ratings() {
    let live = Live::start().await;
    let game = GAMES.iter().find(|info| info.max_seats == 4).expect("a game for four").id;
    let mut people = [account(&live, "Ada").await, account(&live, "Bob").await];
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 3}]);
    let terms = json!({"clock": {"kind": "days", "days": 3}, "rated": true, "leavers": {"kind": "wait"}});
    let table = people[0].post("/api/tables", json!({"game": game, "seats": seats, "terms": terms})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    people[1].post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    let [ada, bob] = people;
    let mut players = [Player::join(ada, &id, 1).await, Player::join(bob, &id, 2).await];
    let [ada, bob] = &mut players;
    tokio::join!(ada.play_to_the_end(), bob.play_to_the_end());
    let winners = players[0].now.result.clone().expect("the game is over").winners;
    let store = Store::open(&live.database.address()).await.expect("the database takes several programs");
    let person = async |player: &mut Player| {
        let id = player.who.get("/api/me").await.ok()["person"].clone();
        store::Player::Person(id.as_str().and_then(|id| id.parse().ok()).expect("an id"))
    };
    let [ada, bob] = &mut players;
    let bot = |level: &str| store::Player::Bot(level.to_owned());
    let everyone = [person(ada).await, person(bob).await, bot("level:1"), bot("level:3")];
    let mut ratings = Vec::new();
    for player in &everyone {
        ratings.push(store.rating(player, game).await.expect("an answer").expect("rated like everyone else"));
    }
    store.close().await;
    assert!(ratings.iter().all(|rating| rating.games == 1), "{ratings:?}");
    let best = ratings.iter().map(|rating| rating.mu).fold(f64::MIN, f64::max);
    for (seat, rating) in (0..).zip(&ratings) {
        assert_eq!(
            best - rating.mu < 1e-6,
            winners.contains(&seat),
            "who has won has gained most: {winners:?} {ratings:?}"
        );
    }
}

pub(crate) async fn who_leaves_for_good_takes_everything_along() {
    let live = Live::start().await;
    let mut people = [account(&live, "Ada").await, account(&live, "Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    act(&mut people[1], &id, json!({"do": "resign"})).await.ok();
    let person = people[0].get("/api/me").await.ok()["person"].as_str().expect("an id").to_owned();
    let history = people[1].get(&format!("/api/people/{person}/tables")).await.ok();
    assert_eq!(history["tables"][0]["id"], id.as_str());
    let export = people[0].get("/api/account/export").await.ok().to_string();
    assert!(export.contains("Ada") && export.contains(&id) && !export.contains("argon2"), "{export}");
    let confirm = |password: &str| Some(json!({"password": password}).to_string());
    assert_eq!(people[0].ask("DELETE", "/api/account", confirm("wrong")).await.refused(), "wrong-password");
    assert_eq!(people[0].ask("DELETE", "/api/account", confirm(PASSWORD)).await.status, 204);
    assert_eq!(people[0].get("/api/me").await.refused(), "unauthorised");
    assert_eq!(live.stranger().get(&format!("/api/people/{person}")).await.refused(), "not-found");
    let live = live.restart().await;
    people[1].address = live.address;
    let table = view(&mut people[1], &id).await.to_string();
    assert!(!table.contains("Ada") && !table.contains(&person), "{table}");
    account(&live, "Ada").await.get("/api/me").await.ok();
}

pub(crate) async fn nobody_waits_for_who_has_gone_for_good() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let playing = open(&mut people, json!({"game": GAMES[0].id})).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let waiting = people[0].post("/api/tables", json!({"game": GAMES[0].id, "seats": seats})).await.ok();
    let waiting = waiting["id"].as_str().expect("an id").to_owned();
    assert_eq!(people[0].ask("DELETE", "/api/account", Some("{}".to_owned())).await.status, 204);
    let table = view(&mut people[1], &playing).await;
    assert_eq!(table["now"]["result"], json!({"reason": "resigned", "scores": null, "winners": [1]}));
    assert!(!table.to_string().contains("Ada"), "{table}");
    let table = view(&mut people[1], &waiting).await;
    assert_eq!(table["now"]["seats"], json!([{"kind": "open"}, {"kind": "open"}]));
}

/// An account that is deleted resigns, whatever ids a client has given its acts.
pub(crate) async fn an_act_of_any_name_does_not_keep_a_leaver_in_the_game() {
    let live = Live::start().await;
    let mut people = [live.guest("Ada").await, live.guest("Bob").await];
    let id = open(&mut people, json!({"game": GAMES[0].id})).await;
    let act = json!({"id": "gone-for-good", "act": {"do": "reclaim"}});
    people[0].post(&format!("/api/tables/{id}/acts"), act).await.ok();
    assert_eq!(people[0].ask("DELETE", "/api/account", Some("{}".to_owned())).await.status, 204);
    assert_eq!(view(&mut people[1], &id).await["now"]["result"]["winners"], json!([1]));
}

pub(crate) async fn a_socket_ends_with_its_session() {
    let live = Live::start().await;
    let mut here = account(&live, "Ada").await;
    let mut socket = Socket::greet(&here).await;
    assert_eq!(here.delete("/api/session").await.status, 204);
    assert_eq!(socket.next().await, Err(Closed(Some(protocol::close::SIGNED_OUT))));
}
