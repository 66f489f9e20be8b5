//! Guests, accounts, and how they prove who they are.

use store::{ClaimName, Error, NewApiToken, NewSession, PersonKind};

use crate::place::Place;
use crate::samples::{NOW, account, guest, person_id, token};

pub(crate) async fn are_guests_first(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let found = store.find_person(&ada).await.unwrap().expect("ada");
    assert_eq!((found.kind, found.name.as_str(), found.created_at), (PersonKind::Guest, "ada", NOW));
    assert!(store.account_of(&ada).await.unwrap().is_none());
    assert!(matches!(store.create_guest(&ada, "again", NOW).await, Err(Error::Exists { .. })));

    // Guests may be called alike.
    store.create_guest(&person_id("other"), "ada", NOW).await.unwrap();
    assert_eq!(store.rename(&ada, "Ada Lovelace").await.unwrap(), ClaimName::Claimed);
    store.touch_person(&ada, NOW + 5).await.unwrap();
    let found = store.find_person(&ada).await.unwrap().expect("ada");
    assert_eq!((found.name.as_str(), found.seen_at), ("Ada Lovelace", NOW + 5));

    let nobody = person_id("nobody");
    assert_eq!(store.find_person(&nobody).await.unwrap(), None);
    for refused in [
        store.rename(&nobody, "x").await.map(|_| ()),
        store.touch_person(&nobody, NOW).await,
        store.set_password(&nobody, None).await,
        store.set_password(&ada, Some("hash")).await,
    ] {
        assert!(matches!(refused, Err(Error::NoPerson(_))), "{refused:?}");
    }
}

pub(crate) async fn become_accounts(place: Place) {
    let store = place.open().await;
    let ada = account(&store, "Ada").await;
    let found = store.find_account("aDA ").await.unwrap().expect("ada");
    assert_eq!((&found.person.id, found.person.kind), (&ada, PersonKind::Account));
    assert_eq!(found.password_hash.as_deref(), Some("$argon2id$hash"));
    assert!(!format!("{found:?}").contains("argon2"), "a hash does not stray into logs");
    store.set_password(&ada, Some("$argon2id$other")).await.unwrap();
    let hash = store.account_of(&ada).await.unwrap().expect("ada").password_hash;
    assert_eq!(hash.as_deref(), Some("$argon2id$other"));

    let program = guest(&store, "robot").await;
    assert_eq!(store.register(&program, PersonKind::Bot, "robot", None).await.unwrap(), ClaimName::Claimed);
    assert_eq!(store.find_person(&program).await.unwrap().expect("robot").kind, PersonKind::Bot);
    let refused = store.register(&program, PersonKind::Guest, "robot", None).await;
    assert!(matches!(refused, Err(Error::Invalid { .. })), "{refused:?}");
    assert_eq!(store.find_account("").await.unwrap(), None);
}

pub(crate) async fn have_names_of_their_own(place: Place) {
    let store = place.open().await;
    let ada = account(&store, "Ada").await;
    let bob = guest(&store, "bob").await;
    for spelling in ["Ada", "ADA", " ada"] {
        let claimed = store.register(&bob, PersonKind::Account, spelling, None).await.unwrap();
        assert_eq!(claimed, ClaimName::Taken, "{spelling:?}");
    }
    assert_eq!(store.find_person(&bob).await.unwrap().expect("bob").kind, PersonKind::Guest);
    assert_eq!(store.register(&bob, PersonKind::Account, "Bob", None).await.unwrap(), ClaimName::Claimed);
    assert_eq!(store.rename(&bob, "aDa").await.unwrap(), ClaimName::Taken);
    assert_eq!(store.rename(&ada, "ADA").await.unwrap(), ClaimName::Claimed, "other capitals of one's own name");
    assert_eq!(store.rename(&ada, "Countess").await.unwrap(), ClaimName::Claimed);
    assert_eq!(store.rename(&bob, "Ada").await.unwrap(), ClaimName::Claimed, "the old name is free");
}

pub(crate) async fn race_for_a_name(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let mut tasks = Vec::new();
    for number in 0..20 {
        let person = guest(&nodes[0], &format!("guest{number}")).await;
        let store = nodes[number % 2].clone();
        tasks.push(tokio::spawn(async move {
            store.register(&person, PersonKind::Account, "Highlander", None).await.unwrap()
        }));
    }
    let answers = futures_util::future::join_all(tasks).await;
    let claimed = answers.iter().filter(|answer| matches!(answer, Ok(ClaimName::Claimed))).count();
    assert_eq!(claimed, 1, "there can be only one: {answers:?}");
}

pub(crate) async fn have_sessions(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (guest(&store, "ada").await, guest(&store, "bob").await);
    let new = |id: &str, byte, person: &store::PersonId| NewSession {
        id: id.parse().unwrap(),
        token: token(byte),
        person: person.clone(),
        user_agent: "Firefox \"on\" тест".to_owned(),
        expires_at: NOW + 1000,
    };
    for (id, byte, person) in [("one", 1, &ada), ("two", 2, &ada), ("three", 3, &bob)] {
        store.create_session(new(id, byte, person), NOW + i64::from(byte)).await.unwrap();
    }
    assert!(matches!(store.create_session(new("one", 9, &ada), NOW).await, Err(Error::Exists { .. })));
    let (found, owner) = store.find_session(&token(1), NOW + 5).await.unwrap().expect("a session");
    assert_eq!(Some(owner), store.find_person(&ada).await.unwrap());
    assert_eq!((&found.person, found.user_agent.as_str(), found.seen_at), (&ada, "Firefox \"on\" тест", NOW + 1));
    assert_eq!(store.find_session(&token(1), NOW + 1000).await.unwrap(), None, "expired");
    assert_eq!(store.find_session(&token(8), NOW).await.unwrap(), None, "no such token");

    store.touch_session(&found.id, NOW + 5000, NOW + 900).await.unwrap();
    let (longer, _) = store.find_session(&token(1), NOW + 1000).await.unwrap().expect("longer");
    assert_eq!(longer.seen_at, NOW + 900);
    let ids =
        |sessions: Vec<store::Session>| sessions.into_iter().map(|session| session.id.to_string()).collect::<Vec<_>>();
    assert_eq!(ids(store.sessions_of(&ada, NOW + 5).await.unwrap()), ["one", "two"]);

    assert!(!store.revoke_session(&bob, &found.id, NOW).await.unwrap(), "only one's own");
    assert!(store.revoke_session(&ada, &found.id, NOW).await.unwrap());
    assert!(!store.revoke_session(&ada, &found.id, NOW).await.unwrap(), "once");
    store.touch_session(&found.id, NOW + 9000, NOW).await.unwrap();
    assert_eq!(store.find_session(&token(1), NOW + 5).await.unwrap(), None, "revoked");
    store.create_session(new("four", 4, &ada), NOW).await.unwrap();
    assert_eq!(store.revoke_sessions(&ada, Some(&"four".parse().unwrap()), NOW).await.unwrap(), 1);
    assert_eq!(ids(store.sessions_of(&ada, NOW).await.unwrap()), ["four"]);
    assert_eq!(store.revoke_sessions(&ada, None, NOW).await.unwrap(), 1);
    assert_eq!(ids(store.sessions_of(&bob, NOW).await.unwrap()), ["three"]);
    assert_eq!(store.forget_sessions(NOW + 1).await.unwrap(), 3);
}

pub(crate) async fn have_api_tokens(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (account(&store, "ada").await, account(&store, "bob").await);
    let id: store::ApiTokenId = "first".parse().unwrap();
    let new = NewApiToken { id: id.clone(), token: token(1), person: ada.clone(), label: "my bot".to_owned() };
    store.create_api_token(new.clone(), NOW).await.unwrap();
    assert!(matches!(store.create_api_token(new, NOW).await, Err(Error::Exists { .. })));
    let found = store.find_api_token(&token(1)).await.unwrap().expect("a token");
    assert_eq!((&found.person, found.label.as_str(), found.seen_at), (&ada, "my bot", None));
    store.touch_api_token(&id, NOW + 3).await.unwrap();
    assert_eq!(store.api_tokens_of(&ada).await.unwrap()[0].seen_at, Some(NOW + 3));
    assert!(!store.revoke_api_token(&bob, &id, NOW).await.unwrap(), "only one's own");
    assert!(store.revoke_api_token(&ada, &id, NOW).await.unwrap());
    assert_eq!(store.find_api_token(&token(1)).await.unwrap(), None);
    assert!(store.api_tokens_of(&ada).await.unwrap().is_empty());
}

pub(crate) async fn have_passkeys(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (account(&store, "ada").await, account(&store, "bob").await);
    let bytes: Vec<u8> = (0..=255).collect();
    store.add_passkey(&ada, &bytes, "phone", b"key 1", NOW).await.unwrap();
    assert!(matches!(store.add_passkey(&bob, &bytes, "mine?", b"key", NOW).await, Err(Error::Exists { .. })));
    let found = store.find_passkey(&bytes).await.unwrap().expect("a passkey");
    assert_eq!((&found.person, found.label.as_str(), found.key.as_slice()), (&ada, "phone", b"key 1".as_slice()));
    assert!(store.update_passkey(&bytes, b"key 2", NOW + 4).await.unwrap());
    let listed = store.passkeys_of(&ada).await.unwrap();
    assert_eq!((listed.len(), listed[0].key.as_slice(), listed[0].seen_at), (1, b"key 2".as_slice(), Some(NOW + 4)));
    assert!(!store.update_passkey(b"other", b"key", NOW).await.unwrap());
    assert!(!store.remove_passkey(&bob, &bytes).await.unwrap(), "only one's own");
    assert!(store.remove_passkey(&ada, &bytes).await.unwrap());
    assert_eq!(store.find_passkey(&bytes).await.unwrap(), None);
    let empty = store.add_passkey(&ada, b"", "none", b"key", NOW).await;
    assert!(matches!(empty, Err(Error::Invalid { field: "credential", .. })), "{empty:?}");
}
