//! Taking, leaving and watching over seats.

use store::{Error, Holder, NewSeat, SeatStatus, Status, TakeSeat, Wanted};

use crate::place::Place;
use crate::samples::{NOW, bot, create, guest, match_id, running, seat_of, table};

pub(crate) async fn takes_and_leaves(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (guest(&store, "ada").await, guest(&store, "bob").await);
    let id = create(&store, table("m", vec![NewSeat::open(), NewSeat::open()]), NOW).await;
    let take = |wanted, seat| store.take_seat(&id, wanted, seat, false, NOW + 5);
    assert_eq!(take(Wanted::Seat(1), seat_of(&ada)).await.unwrap(), TakeSeat::Taken(1));
    assert_eq!(take(Wanted::Seat(1), seat_of(&bob)).await.unwrap(), TakeSeat::Full);
    assert_eq!(take(Wanted::Any, seat_of(&bob)).await.unwrap(), TakeSeat::Taken(0));
    assert_eq!(take(Wanted::Any, bot("easy")).await.unwrap(), TakeSeat::Full);
    assert!(matches!(take(Wanted::Seat(7), bot("easy")).await, Err(Error::NoSeat { seat: 7, .. })));

    let leave = async |seat, who| store.leave_seat(&id, seat, &Holder::Person(who), NOW + 6).await.unwrap();
    assert!(!leave(1, bob.clone()).await, "one leaves only one's own seat");
    assert!(leave(1, ada.clone()).await);
    let seat = store.find_match(&id).await.unwrap().expect("the match").seats.remove(1);
    assert_eq!((seat.holder, seat.name.as_str(), seat.token, seat.entropy), (Holder::Open, "", None, None));
    assert_eq!(take(Wanted::Seat(1), bot("easy")).await.unwrap(), TakeSeat::Taken(1));
    assert!(store.leave_seat(&id, 1, &Holder::Bot("easy".to_owned()), NOW).await.unwrap());

    let begun = running(&store, "begun").await;
    let late = store.take_seat(&begun, Wanted::Any, seat_of(&ada), false, NOW).await.unwrap();
    assert_eq!(late, TakeSeat::NotOpen(Status::Running));
    assert!(!store.leave_seat(&begun, 0, &Holder::Bot("easy".to_owned()), NOW).await.unwrap());
    let nowhere = store.take_seat(&match_id("other"), Wanted::Any, seat_of(&ada), false, NOW).await;
    assert!(matches!(nowhere, Err(Error::NoMatch(_))), "{nowhere:?}");
}

pub(crate) async fn seats_a_person_once(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let id = create(&store, table("m", vec![NewSeat::open(), NewSeat::open()]), NOW).await;
    let take = |several| store.take_seat(&id, Wanted::Any, seat_of(&ada), several, NOW);
    assert_eq!(take(false).await.unwrap(), TakeSeat::Taken(0));
    assert_eq!(take(false).await.unwrap(), TakeSeat::Seated(0), "a second tap on the link");
    assert_eq!(take(true).await.unwrap(), TakeSeat::Taken(1), "a hot seat for two");
}

pub(crate) async fn gives_the_last_seat_once(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let id = create(&nodes[0], table("m", vec![bot("easy"), NewSeat::open()]), NOW).await;
    let mut people = Vec::new();
    for number in 0..40 {
        people.push(guest(&nodes[0], &format!("guest{number}")).await);
    }
    let tasks = people.into_iter().zip(nodes.iter().cycle().cloned()).map(|(person, store)| {
        let id = id.clone();
        tokio::spawn(async move { store.take_seat(&id, Wanted::Any, seat_of(&person), false, NOW).await.unwrap() })
    });
    let answers = futures_util::future::join_all(tasks).await;
    let taken = answers.iter().filter(|answer| matches!(answer, Ok(TakeSeat::Taken(1)))).count();
    let full = answers.iter().filter(|answer| matches!(answer, Ok(TakeSeat::Full))).count();
    assert_eq!((taken, full), (1, 39), "{answers:?}");
}

pub(crate) async fn notes_presence(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let level = "easy".to_owned();
    for presence in [
        SeatStatus::Away { since: NOW },
        SeatStatus::Substituted { since: NOW + 1, level },
        SeatStatus::Here,
        SeatStatus::Resigned { since: NOW + 2 },
    ] {
        store.set_seat_status(&id, 1, presence.clone()).await.unwrap();
        let found = store.find_match(&id).await.unwrap().expect("the match");
        assert_eq!((&found.seats[0].status, &found.seats[1].status), (&SeatStatus::Here, &presence));
    }
    assert!(matches!(store.set_seat_status(&id, 2, SeatStatus::Here).await, Err(Error::NoSeat { seat: 2, .. })));
}
