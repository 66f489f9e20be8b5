//! A person's own data, all or none of it.

use serde_json::json;
use store::{
    Banned, Ending, Error, Holder, MatchFilter, NewApiToken, NewChatLine, NewMatch, NewSeat, NewSession, Outcome,
    PersonId, Player, Rating, RatingChange, Said, Store,
};

use crate::place::Place;
use crate::samples::{NOW, account, create, guest, person_id, play, running_with, seat_of, table, token, won};

/// Somebody who has used everything there is, in matches `past` (over), `live` and `open`.
async fn well_known(store: &Store) -> PersonId {
    let (ada, bob) = (account(store, "ada").await, account(store, "bob").await);
    let session = NewSession {
        id: "session".parse().unwrap(),
        token: token(1),
        person: ada.clone(),
        user_agent: "Browser".to_owned(),
        expires_at: NOW + 1000,
    };
    store.create_session(session, NOW).await.unwrap();
    let api_token = NewApiToken {
        id: "api-token".parse().unwrap(),
        token: token(2),
        person: ada.clone(),
        label: "robot".to_owned(),
    };
    store.create_api_token(api_token, NOW).await.unwrap();
    store.add_passkey(&ada, b"credential", "phone", b"public key", NOW).await.unwrap();
    store.put_push(&ada, "https://push.example/ada", "browser key", "browser secret", NOW).await.unwrap();
    store.create_friend_link(&ada, token(3), NOW + 1000).await.unwrap();
    store.follow_friend_link(&token(3), &bob, NOW).await.unwrap();
    let eve = guest(store, "eve").await;
    store.block(&ada, &eve, NOW).await.unwrap();
    store.ban(&Banned::Person(ada.clone()), "swearing", None, NOW).await.unwrap();

    let past = running_with(store, "past", vec![seat_of(&ada), seat_of(&bob)], NOW).await;
    play(store, &past, 0, &["take 1", "take 2"]).await;
    let line = NewChatLine { seat: Some(0), person: ada.clone(), said: Said::Text("I live in Turin".to_owned()) };
    store.add_chat(&past, line, NOW).await.unwrap();
    let line = NewChatLine { seat: Some(1), person: bob.clone(), said: Said::Preset("well-played".to_owned()) };
    store.add_chat(&past, line, NOW).await.unwrap();
    let after = Rating { mu: 26.0, sigma: 8.0, games: 1 };
    let ratings = [&ada, &bob]
        .map(|person| RatingChange { player: Player::Person(person.clone()), seat: 0, before: None, after })
        .to_vec();
    store.end_match(&past, Ending::Finished { result: won(), ratings }, NOW).await.unwrap();
    running_with(store, "live", vec![seat_of(&bob), seat_of(&ada)], NOW + 1).await;
    let hosted = NewMatch { host: Some(ada.clone()), ..table("open", vec![seat_of(&ada), NewSeat::open()]) };
    create(store, hosted, NOW + 2).await;
    ada
}

pub(crate) async fn exports_everything_but_secrets(place: Place) {
    let store = place.open().await;
    let ada = well_known(&store).await;
    let export = store.export_person(&ada, NOW).await.unwrap();
    assert_eq!((&export["person"]["name"], &export["has_password"]), (&json!("ada"), &json!(true)));
    assert_eq!((&export["friends"], &export["blocked"]), (&json!(["bob"]), &json!(["eve"])));
    assert_eq!(export["passkeys"][0]["label"], json!("phone"));
    assert_eq!(export["api_tokens"][0]["label"], json!("robot"));
    assert_eq!(export["push_subscriptions"][0]["endpoint"], json!("https://push.example/ada"));
    assert_eq!(export["ratings"][0]["rating"]["mu"], json!(26.0));
    assert_eq!(export["rating_history"][0]["steps"][0]["id"], json!("past"));
    assert_eq!(export["chat"][0]["said"]["text"], json!("I live in Turin"));
    assert_eq!(export["chat"].as_array().unwrap().len(), 1, "one's own words only");
    assert_eq!(export["ban"]["reason"], json!("swearing"));
    let ids: Vec<&str> = export["matches"].as_array().unwrap().iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, ["open", "live", "past"]);
    let past = &export["matches"][2];
    assert_eq!((&past["events"], &past["your_seats"]), (&json!(["take 1", "take 2"]), &json!([0])));
    let text = export.to_string();
    for secret in ["argon2", "public key", "browser secret", "hush\""] {
        let is_published = secret == "hush\"" && past["status"] == json!("finished");
        assert!(!text.contains(secret) || is_published, "{secret} is in the export");
    }
    let nobody = store.export_person(&person_id("nobody"), NOW).await;
    assert!(matches!(nobody, Err(Error::NoPerson(_))), "{nobody:?}");
}

pub(crate) async fn deletes_everything_personal(place: Place) {
    let store = place.open().await;
    let ada = well_known(&store).await;
    store.delete_person(&ada, "somebody").await.unwrap();

    assert_eq!(store.find_person(&ada).await.unwrap(), None);
    assert_eq!(store.find_account("ada").await.unwrap(), None);
    assert_eq!(store.find_session(&token(1), NOW).await.unwrap(), None);
    assert_eq!(store.find_api_token(&token(2)).await.unwrap(), None);
    assert_eq!(store.find_passkey(b"credential").await.unwrap(), None);
    assert!(store.push_of(&ada).await.unwrap().is_empty());
    assert!(store.friends_of(&person_id("bob")).await.unwrap().is_empty());
    assert!(store.ratings_of(&Player::Person(ada.clone())).await.unwrap().is_empty());
    assert!(store.rating_history(&Player::Person(ada.clone()), "nim", 9).await.unwrap().is_empty());
    assert!(store.bans(NOW).await.unwrap().is_empty());
    let history = MatchFilter { person: Some(ada.clone()), limit: 9, ..MatchFilter::default() };
    assert!(store.list_matches(&history).await.unwrap().is_empty());

    // The others keep their games.
    let found = async |id: &str| store.find_match(&id.parse().unwrap()).await.unwrap().expect("the match");
    let past = found("past").await;
    assert_eq!((past.length, past.seats[0].name.as_str(), &past.seats[0].holder), (2, "somebody", &Holder::Departed));
    assert_eq!((past.seats[1].name.as_str(), past.result), ("bob", Some(Outcome::Finished(won()))));
    assert_eq!(found("live").await.seats[1].holder, Holder::Departed);
    let open = found("open").await;
    assert_eq!((&open.seats[0].holder, open.seats[0].name.as_str(), open.host), (&Holder::Open, "", None));
    let lines = store.chat_after(&past.id, 0).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["bob"]);
    assert!(store.rating(&Player::Person(person_id("bob")), "nim").await.unwrap().is_some());

    assert!(matches!(store.delete_person(&ada, "x").await, Err(Error::NoPerson(_))));
    // The name is free, and the data is gone from the file, not only from the tables.
    account(&store, "ada").await;
    store.close().await;
    if let Some(path) = place.address.strip_prefix("sqlite:") {
        let bytes = std::fs::read(path).unwrap();
        assert!(!bytes.windows(15).any(|window| window == b"I live in Turin"), "still in the file");
    }
}

pub(crate) async fn forgets_idle_guests(place: Place) {
    let store = place.open().await;
    let (idle, seated, here) =
        (guest(&store, "idle").await, guest(&store, "seated").await, guest(&store, "here").await);
    account(&store, "owner").await;
    create(&store, table("m", vec![seat_of(&seated)]), NOW).await;
    store.touch_person(&here, NOW + 100).await.unwrap();
    assert_eq!(store.forget_idle_guests(NOW + 50, 10).await.unwrap(), 1);
    assert_eq!(store.find_person(&idle).await.unwrap(), None);
    for kept in ["seated", "here", "owner"] {
        assert!(store.find_person(&person_id(kept)).await.unwrap().is_some(), "{kept}");
    }
}
