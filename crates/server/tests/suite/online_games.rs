//! Whole games of every kind between people who only meet here.

use fairness::ProvedRecord;
use futures_util::future::join_all;
use game_registry::GAMES;
use serde_json::json;

use crate::http::Http;
use crate::live::Live;
use crate::player::{Player, first_view};
use crate::socket::Socket;

/// Opens a table with `people` seats for people and the rest for bots, and seats everybody.
async fn seated(live: &Live, game: &str, seats: usize, people: usize) -> (String, Vec<Http>) {
    let mut guests = Vec::new();
    for number in 0..people {
        guests.push(live.guest(&format!("Guest {number}")).await);
    }
    let plan: Vec<_> = (0..seats)
        .map(|seat| match seat {
            0 => json!({"kind": "me"}),
            seat if seat < people => json!({"kind": "open"}),
            _ => json!({"kind": "bot", "level": 1}),
        })
        .collect();
    let table = guests[0].post("/api/tables", json!({"game": game, "seats": plan})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    for guest in &mut guests[1..] {
        guest.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    }
    (id, guests)
}

async fn play_out(players: &mut [Player]) {
    join_all(players.iter_mut().map(Player::play_to_the_end)).await;
}

pub(crate) async fn two_people_play_a_whole_game_of_each_kind() {
    let live = Live::start().await;
    for info in GAMES {
        let (id, guests) = seated(&live, info.id, 2, 2).await;
        let mut players = Vec::new();
        for (seed, guest) in guests.into_iter().enumerate() {
            players.push(Player::join(guest, &id, seed as u64).await);
        }
        play_out(&mut players).await;
        check_record(&mut players, &id, info.id).await;
    }
}

/// The record that everyone can download is the one that everyone has seen, and its shuffle was fair.
async fn check_record(players: &mut [Player], id: &str, game: &str) {
    let mut stranger = Http::new(players[0].who.address);
    let reply = stranger.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(reply.status, 200);
    let ProvedRecord { record, fairness } = ProvedRecord::from_json(&reply.text).expect("a record");
    for player in players.iter() {
        assert_eq!(player.record(), record, "{game}");
    }
    let result = players[0].now.result.clone().expect("the game is over");
    assert_eq!(result.reason, protocol::EndReason::Played, "{game}");
    assert!(!result.winners.is_empty(), "{game} has a winner, or several who share");
    let proof = fairness.expect("the secret of a finished game is known");
    assert!(fairness::verify(&record, &proof).is_ok(), "{game}");
}

pub(crate) async fn two_people_and_two_bots_with_a_spectator() {
    let live = Live::start().await;
    let game = GAMES.iter().find(|info| info.max_seats == 4).expect("a game for four").id;
    let (id, guests) = seated(&live, game, 4, 2).await;
    let mut spectator = Socket::greet(&live.stranger()).await;
    spectator.watch(&id, None).await;
    assert_eq!(first_view(&mut spectator).await.your_seat, None);
    let mut players = Vec::new();
    for (seed, guest) in guests.into_iter().enumerate() {
        players.push(Player::join(guest, &id, seed as u64).await);
    }
    play_out(&mut players).await;
    let seen = spectator
        .until(|message| match message {
            protocol::ServerMessage::News { now, .. } if now.result.is_some() => now.result,
            _ => None,
        })
        .await;
    assert_eq!(Some(seen), players[0].now.result.clone());
    check_record(&mut players, &id, game).await;
}
