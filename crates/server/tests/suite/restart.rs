//! Connections that break and servers that stop: nobody loses anything, and nothing happens twice.

use game_registry::GAMES;
use protocol::{Act, Answer, Code, ServerMessage};
use serde_json::json;

use crate::http::Http;
use crate::live::Live;
use crate::player::Player;
use crate::socket::{Closed, Socket};

/// Two guests at a table of the first game.
async fn two_at_a_table(live: &Live) -> (String, Http, Http) {
    let (mut ada, mut bob) = (live.guest("Ada").await, live.guest("Bob").await);
    let new = json!({"game": GAMES[0].id, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ada.post("/api/tables", new).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    bob.post(&format!("/api/tables/{id}/seat"), json!({})).await.ok();
    (id, ada, bob)
}

/// Lets the two play so many turns one after the other.
async fn play_turns(players: &mut [Player; 2], turns: usize) {
    for _ in 0..turns {
        let mover = usize::from(players[1].is_my_turn());
        players[mover].play_turn().await;
        let number = players[mover].now.number;
        while players[1 - mover].now.number < number {
            players[1 - mover].take_in_next().await;
        }
    }
}

pub(crate) async fn who_comes_back_gets_what_was_missed() {
    let live = Live::start().await;
    let (id, ada, bob) = two_at_a_table(&live).await;
    let mut players = [Player::join(ada.clone(), &id, 1).await, Player::join(bob, &id, 2).await];
    play_turns(&mut players, 3).await;
    let seen = players[0].now.number;
    let [gone, mut other] = players;
    drop(gone.socket);
    if other.is_my_turn() {
        other.play_turn().await;
    }
    let mut socket = Socket::greet(&ada).await;
    socket.watch(&id, Some(seen)).await;
    let (entries, now) = socket
        .until(|message| match message {
            ServerMessage::News { entries, now, .. } => Some((entries, now)),
            ServerMessage::Table { .. } => panic!("a short gap needs no whole table"),
            _ => None,
        })
        .await;
    assert_eq!(now.number, other.now.number);
    let numbers: Vec<u32> = entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (seen..other.now.number).collect::<Vec<_>>());
    // A number that makes no sense gets everything.
    socket.watch(&id, Some(now.number + 100)).await;
    crate::player::first_view(&mut socket).await;
}

pub(crate) async fn the_same_move_gets_the_same_answer_also_after_a_restart() {
    let live = Live::start().await;
    let (id, ada, bob) = two_at_a_table(&live).await;
    let mut players = [Player::join(ada, &id, 1).await, Player::join(bob, &id, 2).await];
    let mover = usize::from(players[1].is_my_turn());
    let act = Act::Play { expected: players[mover].now.number, events: players[mover].turn() };
    let answer = players[mover].socket.act(&id, "one", act.clone()).await;
    assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
    assert_eq!(players[mover].socket.act(&id, "one", act.clone()).await, answer);
    let number = |answer: &Answer| match answer {
        Answer::Done { number } => *number,
        Answer::Refused { .. } => panic!("{answer:?}"),
    };
    // The same events under another id are another move, and too late.
    let stale = players[mover].socket.act(&id, "two", act.clone()).await;
    let Answer::Refused { refusal, table: Some(table) } = stale else { panic!("{stale:?}") };
    assert_eq!((refusal.code, table.now.number), (Code::Stale, number(&answer)));

    let mut who = players[mover].who.clone();
    let live = live.restart().await;
    who.address = live.address;
    let again = Socket::greet(&who).await.act(&id, "one", act).await;
    assert_eq!(again, answer);
}

pub(crate) async fn a_restart_in_the_middle_of_a_game_is_said_and_survived() {
    let mut live = Live::start().await;
    let (id, ada, bob) = two_at_a_table(&live).await;
    let mut people = [ada, bob];
    for round in 0..4 {
        let mut players = Vec::new();
        for (seat, who) in people.iter_mut().enumerate() {
            who.address = live.address;
            players.push(Player::join(who.clone(), &id, 10 * round + seat as u64).await);
        }
        let mut players: [Player; 2] = players.try_into().unwrap_or_else(|_| unreachable!());
        play_turns(&mut players, 3).await;
        let number = players[0].now.number;
        if round == 3 {
            futures_util::future::join_all(players.iter_mut().map(Player::play_to_the_end)).await;
            assert_eq!(players[0].record(), players[1].record());
            return;
        }
        // In turns, so that both the orderly stop and the crash are met.
        if round % 2 == 0 {
            live = live.restart().await;
            for player in &mut players {
                let last = loop {
                    match player.socket.next().await {
                        Ok(ServerMessage::Restarting) => break player.socket.next().await,
                        Ok(_) => {}
                        Err(closed) => panic!("{closed:?} without a word"),
                    }
                };
                assert_eq!(last, Err(Closed(Some(protocol::close::RESTARTING))));
            }
        } else {
            live = live.crash().await;
        }
        let mut stranger = live.stranger();
        let table = stranger.get(&format!("/api/tables/{id}")).await.ok();
        assert_eq!(table["now"]["number"], number, "every acknowledged event is there");
    }
}
