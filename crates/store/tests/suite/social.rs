//! Friends, blocks, push subscriptions and bans.

use store::{Banned, Befriended, NewSession, Person};

use crate::place::Place;
use crate::samples::{NOW, account, guest, token};

fn names(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| person.name.as_str()).collect()
}

pub(crate) async fn makes_friends_by_link(place: Place) {
    let store = place.open().await;
    let (ada, bob, eve) = (account(&store, "ada").await, account(&store, "bob").await, guest(&store, "eve").await);
    store.create_friend_link(&ada, token(1), NOW + 100).await.unwrap();
    let link = token(1);
    let follow = |person, now| store.follow_friend_link(&link, person, now);
    assert_eq!(follow(&ada, NOW).await.unwrap(), Befriended::Oneself);
    assert_eq!(follow(&bob, NOW + 100).await.unwrap(), Befriended::NoLink, "expired");
    assert_eq!(follow(&bob, NOW).await.unwrap(), Befriended::Friends(ada.clone()));
    assert_eq!(follow(&bob, NOW).await.unwrap(), Befriended::Friends(ada.clone()), "again");
    assert_eq!(follow(&eve, NOW).await.unwrap(), Befriended::Friends(ada.clone()));
    assert_eq!(names(&store.friends_of(&ada).await.unwrap()), ["bob", "eve"]);
    assert_eq!(names(&store.friends_of(&bob).await.unwrap()), ["ada"]);
    assert!(store.are_friends(&bob, &ada).await.unwrap() && !store.are_friends(&bob, &eve).await.unwrap());
    assert!(store.unfriend(&bob, &ada).await.unwrap());
    assert!(!store.unfriend(&ada, &bob).await.unwrap(), "it has ended for both");
    assert_eq!(names(&store.friends_of(&ada).await.unwrap()), ["eve"]);
}

pub(crate) async fn blocks(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (account(&store, "ada").await, account(&store, "bob").await);
    store.create_friend_link(&ada, token(1), NOW + 100).await.unwrap();
    store.follow_friend_link(&token(1), &bob, NOW).await.unwrap();
    for _ in 0..2 {
        store.block(&ada, &bob, NOW).await.unwrap();
        assert!(store.is_blocked(&bob, &ada).await.unwrap() && store.is_blocked(&ada, &bob).await.unwrap());
    }
    assert_eq!(names(&store.blocks_of(&ada).await.unwrap()), ["bob"]);
    assert!(store.blocks_of(&bob).await.unwrap().is_empty());
    assert!(!store.are_friends(&ada, &bob).await.unwrap());
    assert_eq!(store.follow_friend_link(&token(1), &bob, NOW).await.unwrap(), Befriended::Blocked);
    assert!(!store.unblock(&bob, &ada).await.unwrap());
    assert!(store.unblock(&ada, &bob).await.unwrap());
    assert!(!store.is_blocked(&ada, &bob).await.unwrap());
}

pub(crate) async fn subscribes_to_push(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (account(&store, "ada").await, account(&store, "bob").await);
    store.put_push(&ada, "https://push.example/1", "key", "auth", NOW).await.unwrap();
    store.put_push(&ada, "https://push.example/2", "key", "auth", NOW + 1).await.unwrap();
    let endpoints = async |person| -> Vec<String> {
        store.push_of(person).await.unwrap().into_iter().map(|push| push.endpoint).collect()
    };
    assert_eq!(endpoints(&ada).await, ["https://push.example/1", "https://push.example/2"]);
    // The same browser, somebody else signed in.
    store.put_push(&bob, "https://push.example/1", "key 2", "auth 2", NOW + 2).await.unwrap();
    assert_eq!(endpoints(&ada).await, ["https://push.example/2"]);
    let push = store.push_of(&bob).await.unwrap().remove(0);
    assert_eq!((push.p256dh.as_str(), push.auth.as_str(), push.created_at), ("key 2", "auth 2", NOW + 2));
    assert!(store.remove_push("https://push.example/1").await.unwrap());
    assert!(!store.remove_push("https://push.example/1").await.unwrap());
    assert!(endpoints(&bob).await.is_empty());
}

pub(crate) async fn bans(place: Place) {
    let store = place.open().await;
    let eve = account(&store, "eve").await;
    let session = NewSession {
        id: "s".parse().unwrap(),
        token: token(1),
        person: eve.clone(),
        user_agent: String::new(),
        expires_at: NOW + 1000,
    };
    store.create_session(session, NOW).await.unwrap();
    let (person, address) = (Banned::Person(eve), Banned::Address("2001:db8::/48".to_owned()));
    store.ban(&person, "cheating", Some(NOW + 50), NOW).await.unwrap();
    store.ban(&address, "flood", None, NOW + 1).await.unwrap();
    assert_eq!(store.find_session(&token(1), NOW).await.unwrap(), None, "signed out");
    let behind = store.ban_behind(&token(1), NOW + 49).await.unwrap().expect("why");
    assert_eq!(behind.reason, "cheating");
    assert_eq!(store.ban_behind(&token(1), NOW + 50).await.unwrap(), None, "it is over");
    assert_eq!(store.ban_behind(&token(2), NOW).await.unwrap(), None, "never seen");
    let ban = store.ban_of(&person, NOW + 49).await.unwrap().expect("a ban");
    assert_eq!((&ban.who, ban.reason.as_str(), ban.until), (&person, "cheating", Some(NOW + 50)));
    assert_eq!(store.ban_of(&person, NOW + 50).await.unwrap(), None, "it is over");
    let who: Vec<Banned> = store.bans(NOW).await.unwrap().into_iter().map(|ban| ban.who).collect();
    assert_eq!(who, [address.clone(), person.clone()]);
    store.ban(&person, "again", None, NOW + 60).await.unwrap();
    assert_eq!(store.ban_of(&person, NOW + 99).await.unwrap().expect("a ban").reason, "again");
    assert!(store.unban(&address).await.unwrap() && !store.unban(&address).await.unwrap());
    assert_eq!(store.ban_of(&address, NOW).await.unwrap(), None);
}
