//! Ratings change with the end of a match, once.

use store::{Append, Appended, Ended, Ending, Error, Outcome, Player, Rating, RatingChange, Status, Store};

use crate::place::Place;
use crate::samples::{NOW, append, bot, create, guest, named, running, table, texts, won};

fn rating(mu: f64, games: u32) -> Rating {
    Rating { mu, sigma: 8.0 - f64::from(games), games }
}

fn change(player: &Player, before: Option<Rating>, after: Rating) -> RatingChange {
    RatingChange { player: player.clone(), seat: 0, before, after }
}

fn finished(ratings: Vec<RatingChange>) -> Ending {
    Ending::Finished { result: won(), ratings }
}

pub(crate) async fn apply_once(place: Place) {
    let store = place.open().await;
    let ada = Player::Person(guest(&store, "ada").await);
    let hard = Player::Bot("hard".to_owned());
    let id = running(&store, "m").await;
    let ending = finished(vec![change(&ada, None, rating(26.5, 1)), change(&hard, None, rating(23.5, 1))]);
    assert_eq!(store.end_match(&id, ending.clone(), NOW).await.unwrap(), Ended::Now);
    assert_eq!(store.end_match(&id, ending, NOW).await.unwrap(), Ended::Before(Status::Finished));
    assert_eq!(store.rating(&ada, "nim").await.unwrap(), Some(rating(26.5, 1)));
    assert_eq!(store.rating(&hard, "nim").await.unwrap(), Some(rating(23.5, 1)));
    assert_eq!(store.rating(&ada, "chess").await.unwrap(), None);

    // With the last event, too; and then not again, whatever is sent.
    let second = running(&store, "second").await;
    let ending = finished(vec![change(&ada, Some(rating(26.5, 1)), rating(27.0, 2))]);
    let last = Append { ending: Some(ending.clone()), ..named("last", append(&second, 0, &["take 5"])) };
    assert_eq!(store.append_events(last.clone(), NOW).await.unwrap(), Appended::Now(0..1));
    assert_eq!(store.append_events(last, NOW).await.unwrap(), Appended::Before(0..1));
    assert_eq!(store.end_match(&second, ending, NOW).await.unwrap(), Ended::Before(Status::Finished));
    assert_eq!(store.rating(&ada, "nim").await.unwrap(), Some(rating(27.0, 2)));
}

pub(crate) async fn refuse_a_rating_that_moved(place: Place) {
    let store = place.open().await;
    let ada = Player::Person(guest(&store, "ada").await);
    let (first, second) = (running(&store, "first").await, running(&store, "second").await);
    let fresh = || finished(vec![change(&ada, None, rating(26.0, 1))]);
    assert_eq!(store.end_match(&first, fresh(), NOW).await.unwrap(), Ended::Now);
    // The second match was computed from the same reading: nothing of it may stay.
    assert_eq!(store.end_match(&second, fresh(), NOW).await.unwrap(), Ended::RatingsMoved);
    let last = Append { ending: Some(fresh()), ..named("last", append(&second, 0, &["take 5"])) };
    assert_eq!(store.append_events(last.clone(), NOW).await.unwrap(), Appended::RatingsMoved);
    assert!(texts(&store, &second).await.is_empty());
    assert_eq!(store.find_match(&second).await.unwrap().expect("the match").status, Status::Running);

    let computed = finished(vec![change(&ada, Some(rating(26.0, 1)), rating(27.0, 2))]);
    let last = Append { ending: Some(computed), ..last };
    assert_eq!(store.append_events(last, NOW).await.unwrap(), Appended::Now(0..1));
    assert_eq!(store.rating(&ada, "nim").await.unwrap(), Some(rating(27.0, 2)));
}

/// Ends a match as a server would: reads, computes, and again until nothing has moved meanwhile.
async fn end_rated(store: &Store, id: &store::MatchId, players: [&Player; 2]) {
    loop {
        let mut ratings = Vec::new();
        for player in players {
            let before = store.rating(player, "nim").await.unwrap();
            let games = before.map_or(0, |before| before.games) + 1;
            ratings.push(change(player, before, Rating { mu: f64::from(games), sigma: 1.0, games }));
        }
        match store.end_match(id, finished(ratings), NOW).await.unwrap() {
            Ended::RatingsMoved => {}
            ended => return assert_eq!(ended, Ended::Now),
        }
    }
}

pub(crate) async fn survive_matches_that_end_together(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let ada = Player::Person(guest(&nodes[0], "ada").await);
    let bob = Player::Person(guest(&nodes[0], "bob").await);
    let mut tasks = Vec::new();
    for number in 0..20 {
        let id = running(&nodes[0], &format!("m{number}")).await;
        let (store, ada, bob) = (nodes[number % 2].clone(), ada.clone(), bob.clone());
        // In either order: neither may wait for the other for ever.
        let swapped = number % 3 == 0;
        tasks.push(tokio::spawn(async move {
            end_rated(&store, &id, if swapped { [&bob, &ada] } else { [&ada, &bob] }).await;
        }));
    }
    for task in tasks {
        task.await.expect("every match ends");
    }
    for player in [&ada, &bob] {
        assert_eq!(nodes[0].rating(player, "nim").await.unwrap(), Some(Rating { mu: 20.0, sigma: 1.0, games: 20 }));
        let history = nodes[0].rating_history(player, "nim", 100).await.unwrap();
        let games: Vec<u32> = history.iter().map(|step| step.after.games).collect();
        assert_eq!(games, (1..=20).rev().collect::<Vec<_>>());
        assert!(history.iter().all(|step| step.before.map_or(0, |before| before.games) + 1 == step.after.games));
    }
}

pub(crate) async fn rank_and_remember(place: Place) {
    let store = place.open().await;
    let players: Vec<Player> = ["low", "high", "unsure"].map(|level| Player::Bot(level.to_owned())).to_vec();
    let numbers = [(20.0, 1.0), (30.0, 1.0), (35.0, 8.0)];
    let first = |(player, (mu, sigma)): (&Player, (f64, f64))| change(player, None, Rating { mu, sigma, games: 1 });
    let id = running(&store, "m").await;
    store.end_match(&id, finished(players.iter().zip(numbers).map(first).collect()), NOW + 3).await.unwrap();
    let board = store.leaderboard("nim", 1, 10).await.unwrap();
    let names: Vec<&Player> = board.iter().map(|entry| &entry.player).collect();
    assert_eq!(names, [&players[1], &players[0], &players[2]]);
    assert_eq!(store.leaderboard("nim", 1, 1).await.unwrap().len(), 1);
    assert!(store.leaderboard("nim", 2, 10).await.unwrap().is_empty());
    assert!(store.leaderboard("chess", 1, 10).await.unwrap().is_empty());

    let history = store.rating_history(&players[0], "nim", 10).await.unwrap();
    let [step] = history.as_slice() else { panic!("one step: {history:?}") };
    assert_eq!((&step.id, step.before, step.after.mu, step.at), (&id, None, 20.0, NOW + 3));
    let ratings = store.ratings_of(&players[1]).await.unwrap();
    assert_eq!((ratings.len(), ratings[0].game.as_str(), ratings[0].changed_at), (1, "nim", NOW + 3));
}

pub(crate) async fn abort_an_open_table(place: Place) {
    let store = place.open().await;
    let id = create(&store, table("m", vec![bot("easy")]), NOW).await;
    assert_eq!(store.end_match(&id, finished(Vec::new()), NOW).await.unwrap(), Ended::NotStarted);
    let abandoned = Ending::Aborted { reason: "nobody came".to_owned() };
    assert_eq!(store.end_match(&id, abandoned.clone(), NOW + 2).await.unwrap(), Ended::Now);
    let found = store.find_match(&id).await.unwrap().expect("the match");
    assert_eq!((found.status, found.ended_at), (Status::Aborted, Some(NOW + 2)));
    assert_eq!(found.result, Some(Outcome::Aborted { reason: "nobody came".to_owned() }));
    assert_eq!(store.end_match(&id, abandoned.clone(), NOW).await.unwrap(), Ended::Before(Status::Aborted));
    let nowhere = store.end_match(&crate::samples::match_id("other"), abandoned, NOW).await;
    assert!(matches!(nowhere, Err(Error::NoMatch(_))), "{nowhere:?}");
}

pub(crate) async fn refuse_what_is_no_change(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let hard = Player::Bot("hard".to_owned());
    let fine = change(&hard, None, rating(25.0, 1));
    let refused = [
        vec![fine.clone(), fine.clone()],
        vec![change(&hard, None, rating(25.0, 2))],
        vec![change(&hard, None, rating(f64::NAN, 1))],
    ];
    for ratings in refused {
        let answer = store.end_match(&id, finished(ratings), NOW).await;
        assert!(matches!(answer, Err(Error::Invalid { field: "ratings", .. })), "{answer:?}");
    }
    assert_eq!(store.end_match(&id, finished(vec![fine]), NOW).await.unwrap(), Ended::Now);
}
