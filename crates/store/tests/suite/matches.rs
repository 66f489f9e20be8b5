//! Opening, starting and finding matches.

use serde_json::json;
use store::{
    Access, Create, Ended, Ending, Error, Holder, Mark, MatchFilter, MatchId, NewChatLine, NewMatch, NewSeat, Said,
    SeatStatus, ShuffleCommitment, Start, Status, Store, TurnState,
};

use crate::place::Place;
use crate::samples::{
    NOW, bot, create, guest, match_id, play, running, running_with, seat_of, table, token, turn_state, won,
};

pub(crate) async fn opens_and_finds(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let new = NewMatch { host: Some(ada.clone()), ..table("m", vec![seat_of(&ada), NewSeat::open()]) };
    create(&store, new.clone(), NOW).await;

    let found = store.find_match(&new.id).await.unwrap().expect("the match");
    assert_eq!((&found.game, found.rules, &found.options, &found.setup), (&new.game, 3, &new.options, &None));
    assert_eq!((found.clock, found.access, found.rated), (new.clock, new.access, true));
    assert_eq!((found.chat, found.leavers, found.host.as_ref()), (new.chat, new.leavers, Some(&ada)));
    assert_eq!((found.status, found.length, found.turn), (Status::Open, 0, None));
    assert_eq!((found.created_at, found.active_at, found.started_at, found.ended_at), (NOW, NOW, None, None));
    assert!(found.private);
    let [mine, open] = found.seats.as_slice() else { panic!("two seats: {found:?}") };
    assert_eq!((mine.seat, &mine.holder, mine.name.as_str()), (0, &Holder::Person(ada), "ada"));
    assert_eq!((mine.token, mine.entropy.as_deref()), (Some(token(1)), Some("dice")));
    assert_eq!((mine.presence.clone(), mine.clock_ms), (SeatStatus::Here, None));
    assert_eq!((open.seat, &open.holder, open.name.as_str(), open.token), (1, &Holder::Open, "", None));
    assert_eq!(store.find_match(&match_id("other")).await.unwrap(), None);
}

pub(crate) async fn keeps_the_secret_until_the_end(place: Place) {
    let store = place.open().await;
    let id = running(&store, "m").await;
    let everything = MatchFilter { limit: 10, ..MatchFilter::default() };
    let hidden = Some(ShuffleCommitment { commitment: "sha256:abc".to_owned(), secret: None });
    assert_eq!(store.find_match(&id).await.unwrap().expect("the match").shuffle, hidden);
    assert_eq!(store.list_matches(&everything).await.unwrap()[0].shuffle, hidden);
    let held = store.held_match(&id).await.unwrap().expect("the match");
    assert_eq!((held.record.shuffle, held.secret.as_deref(), held.chat_lines), (hidden, Some("hush"), 0));

    let ending = Ending::Finished { result: won(), ratings: Vec::new() };
    assert_eq!(store.end_match(&id, ending, NOW + 1).await.unwrap(), Ended::Now);
    let shown = Some(ShuffleCommitment { commitment: "sha256:abc".to_owned(), secret: Some("hush".to_owned()) });
    assert_eq!(store.find_match(&id).await.unwrap().expect("the match").shuffle, shown);
    assert!(store.held_match(&match_id("other")).await.unwrap().is_none());
}

pub(crate) async fn refuses_an_id_twice(place: Place) {
    let store = place.open().await;
    create(&store, table("m", vec![bot("easy")]), NOW).await;
    let again = store.create_match(table("m", vec![bot("hard")]), NOW).await;
    assert!(matches!(again, Err(Error::Exists { .. })), "{again:?}");
    assert_eq!(store.find_match(&match_id("m")).await.unwrap().expect("the match").seats[0].name, "Bot easy");
}

pub(crate) async fn has_one_rematch(place: Place) {
    let store = place.open().await;
    let first = create(&store, table("first", vec![bot("easy")]), NOW).await;
    let rematch = |id: &str| NewMatch { rematch_of: Some(first.clone()), ..table(id, vec![bot("easy")]) };
    assert_eq!(store.create_match(rematch("second"), NOW).await.unwrap(), Create::Created);
    let second = match_id("second");
    assert_eq!(store.create_match(rematch("third"), NOW).await.unwrap(), Create::RematchExists(second.clone()));
    assert_eq!(store.find_match(&first).await.unwrap().expect("the match").rematch, Some(second.clone()));
    assert_eq!(store.find_match(&second).await.unwrap().expect("the match").rematch_of, Some(first));
    assert_eq!(store.find_match(&match_id("third")).await.unwrap(), None);
}

pub(crate) async fn starts_when_all_sit(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let id = create(&store, table("m", vec![bot("easy"), NewSeat::open()]), NOW).await;
    let shares = ["".to_owned(), "milk".to_owned()];
    let start = |now| store.start_match(&id, json!([1, 2]), Some(&shares), turn_state(Some(NOW + 9)), now);
    assert_eq!(start(NOW + 1).await.unwrap(), Start::SeatsOpen);
    let open = store.find_match(&id).await.unwrap().expect("the match");
    assert_eq!((open.status, open.setup, open.active_at), (Status::Open, None, NOW));

    for (entropy, wanted) in [(None, Start::SharesChanged), (Some("milk".to_owned()), Start::Started)] {
        store.leave_seat(&id, 1, &Holder::Person(ada.clone()), NOW + 2).await.unwrap();
        let seat = NewSeat { entropy, ..seat_of(&ada) };
        store.take_seat(&id, store::Wanted::Any, seat, false, NOW + 2).await.unwrap();
        assert_eq!(start(NOW + 3).await.unwrap(), wanted);
    }
    let begun = store.find_match(&id).await.unwrap().expect("the match");
    assert_eq!((begun.status, begun.setup, begun.turn), (Status::Running, Some(json!([1, 2])), Some(0)));
    assert_eq!((begun.started_at, begun.flag_at, begun.running_since), (Some(NOW + 3), Some(NOW + 9), Some(NOW)));
    assert_eq!(begun.seats[1].clock_ms, Some(300_000));
    assert_eq!(start(NOW + 4).await.unwrap(), Start::NotOpen(Status::Running));
    let missing = store.start_match(&match_id("other"), json!(null), None, TurnState::default(), NOW).await;
    assert!(matches!(missing, Err(Error::NoMatch(_))), "{missing:?}");
}

async fn listed(store: &Store, filter: &MatchFilter) -> Vec<String> {
    store.list_matches(filter).await.unwrap().into_iter().map(|record| record.id.into()).collect()
}

pub(crate) async fn lists_the_lobby(place: Place) {
    let store = place.open().await;
    let opened = |id, access, game: &str| NewMatch { access, game: game.to_owned(), ..table(id, vec![bot("easy")]) };
    create(&store, opened("old", Access::Public, "nim"), NOW).await;
    create(&store, opened("private", Access::Link, "nim"), NOW + 1).await;
    create(&store, opened("chess", Access::Public, "chess"), NOW + 2).await;
    create(&store, opened("new", Access::Public, "nim"), NOW + 3).await;
    running(&store, "running").await;

    let lobby =
        MatchFilter { status: vec![Status::Open], access: Some(Access::Public), limit: 10, ..MatchFilter::default() };
    assert_eq!(listed(&store, &lobby).await, ["new", "chess", "old"]);
    let nim = MatchFilter { game: Some("nim".to_owned()), ..lobby.clone() };
    assert_eq!(listed(&store, &nim).await, ["new", "old"]);
    let live = MatchFilter { status: vec![Status::Open, Status::Running], limit: 10, ..MatchFilter::default() };
    assert_eq!(listed(&store, &live).await, ["new", "chess", "private", "running", "old"]);
    assert_eq!(listed(&store, &MatchFilter { limit: 2, ..lobby }).await, ["new", "chess"]);
}

pub(crate) async fn pages_through_history(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (guest(&store, "ada").await, guest(&store, "bob").await);
    let mut expected = Vec::new();
    for number in 0..25 {
        let with_ada = number % 5 != 4;
        let seats = vec![seat_of(if with_ada { &ada } else { &bob }), bot("easy")];
        // Several begin in the same millisecond: the id must tell them apart.
        let id = running_with(&store, &format!("m{number:02}"), seats, NOW + number / 4).await;
        if with_ada {
            expected.insert(0, id);
        }
    }
    let mut filter = MatchFilter { person: Some(ada), limit: 3, ..MatchFilter::default() };
    let mut seen: Vec<MatchId> = Vec::new();
    loop {
        let page = store.list_matches(&filter).await.unwrap();
        assert!(page.iter().all(|record| record.seats.len() == 2), "pages count matches, not seats");
        seen.extend(page.iter().map(|record| record.id.clone()));
        match page.last() {
            Some(last) => filter.after = Some(last.cursor()),
            None => break,
        }
    }
    assert_eq!(seen, expected);
}

pub(crate) async fn lists_a_seat_holder_once(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    create(&store, table("both", vec![seat_of(&ada), seat_of(&ada)]), NOW).await;
    let filter = MatchFilter { person: Some(ada), limit: 10, ..MatchFilter::default() };
    let found = store.list_matches(&filter).await.unwrap();
    assert_eq!((found.len(), found[0].seats.len()), (1, 2));
}

pub(crate) async fn knows_whose_turn_it_is(place: Place) {
    let store = place.open().await;
    let (ada, bob) = (guest(&store, "ada").await, guest(&store, "bob").await);
    let seats = || vec![seat_of(&ada), seat_of(&bob)];
    let [slow, urgent, theirs] = ["slow", "urgent", "theirs"].map(|id| table(id, seats()));
    let mut ids = Vec::new();
    for (new, turn, flag_at) in [(slow, 0, None), (urgent, 0, Some(NOW + 5)), (theirs, 1, None)] {
        let id = create(&store, new, NOW).await;
        let turn_state = TurnState { turn: Some(turn), ..turn_state(flag_at) };
        assert_eq!(store.start_match(&id, json!(0), None, turn_state, NOW).await.unwrap(), Start::Started);
        ids.push(id);
    }
    let turns = async |person| -> Vec<String> {
        store.turns_of(person, 10).await.unwrap().into_iter().map(|record| record.id.into()).collect()
    };
    assert_eq!(turns(&ada).await, ["urgent", "slow"]);
    assert_eq!(turns(&bob).await, ["theirs"]);

    // A bot that plays for ada needs no reminder, and neither does a match that is over.
    let substituted = SeatStatus::Substituted { since: NOW, level: "easy".to_owned() };
    store.set_seat_status(&ids[0], 0, substituted).await.unwrap();
    assert_eq!(turns(&ada).await, ["urgent"]);
    // Nor who has given up and is played for to the end.
    store.set_seat_status(&ids[0], 0, SeatStatus::Resigned { since: NOW }).await.unwrap();
    assert_eq!(turns(&ada).await, ["urgent"]);
    store.end_match(&ids[1], Ending::Aborted { reason: "closed".to_owned() }, NOW).await.unwrap();
    assert!(turns(&ada).await.is_empty());
}

pub(crate) async fn finds_what_is_due(place: Place) {
    let store = place.open().await;
    let ids = [running(&store, "a").await, running(&store, "b").await, running(&store, "c").await];
    for (id, flag_at) in ids.iter().zip([Some(NOW + 20), Some(NOW + 10), None]) {
        assert!(store.set_turn_state(id, turn_state(flag_at), NOW).await.unwrap());
    }
    let [a, b, _] = &ids;
    assert_eq!(store.due_matches(NOW + 10, 10).await.unwrap(), []);
    assert_eq!(store.due_matches(NOW + 11, 10).await.unwrap(), [(b.clone(), NOW + 10)]);
    assert_eq!(store.due_matches(NOW + 99, 10).await.unwrap(), [(b.clone(), NOW + 10), (a.clone(), NOW + 20)]);
    assert_eq!(store.due_matches(NOW + 99, 1).await.unwrap(), [(b.clone(), NOW + 10)]);
    // A move replaces the time; the end removes it.
    play(&store, b, 0, &["take 1"]).await;
    store.end_match(a, Ending::Aborted { reason: "closed".to_owned() }, NOW).await.unwrap();
    assert_eq!(store.due_matches(NOW + 99, 10).await.unwrap(), []);
    assert!(!store.set_turn_state(a, turn_state(Some(NOW)), NOW).await.unwrap(), "it is over");
}

pub(crate) async fn finds_what_is_idle(place: Place) {
    let store = place.open().await;
    let quiet = create(&store, table("quiet", vec![bot("easy")]), NOW).await;
    create(&store, table("fresh", vec![bot("easy")]), NOW + 100).await;
    let game = running(&store, "game").await;
    assert_eq!(store.idle_matches(Status::Open, NOW + 50, 10).await.unwrap(), [quiet]);
    assert_eq!(store.idle_matches(Status::Running, NOW + 50, 10).await.unwrap(), std::slice::from_ref(&game));
    store.append_events(crate::samples::append(&game, 0, &["take 1"]), NOW + 60).await.unwrap();
    assert_eq!(store.idle_matches(Status::Running, NOW + 50, 10).await.unwrap(), []);
}

pub(crate) async fn refuses_what_is_no_match(place: Place) {
    let store = place.open().await;
    let departed = NewSeat { holder: Holder::Departed, ..NewSeat::open() };
    let stranger = seat_of(&crate::samples::person_id("nobody"));
    let refused = [
        table("m", Vec::new()),
        table("m", vec![NewSeat::open(); store::SEATS_MAX + 1]),
        table("m", vec![departed]),
        NewMatch { game: "x".repeat(65), ..table("m", vec![NewSeat::open()]) },
    ];
    for new in refused {
        let answer = store.create_match(new, NOW).await;
        assert!(matches!(answer, Err(Error::Invalid { .. })), "{answer:?}");
    }
    let answer = store.create_match(table("m", vec![stranger]), NOW).await;
    assert!(matches!(answer, Err(Error::Dangling)), "{answer:?}");
    assert_eq!(store.find_match(&match_id("m")).await.unwrap(), None, "nothing is left of a match that failed");
}

pub(crate) async fn tells_how_far_many_are(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let mut ids: Vec<MatchId> = Vec::new();
    for number in 0..300 {
        ids.push(create(&store, table(&format!("m{number}"), vec![bot("easy")]), NOW + number).await);
    }
    let played = running(&store, "played").await;
    play(&store, &played, 0, &["one", "two"]).await;
    let line = NewChatLine { seat: None, person: ada, said: Said::Preset("hello".to_owned()) };
    store.add_chat(&played, line, NOW).await.unwrap();
    let again = NewMatch { rematch_of: Some(ids[7].clone()), ..table("again", vec![bot("easy")]) };
    let again = create(&store, again, NOW).await;
    let asked: Vec<MatchId> = ids.iter().cloned().chain([played.clone(), match_id("none")]).collect();
    let mut marks = store.marks(&asked).await.unwrap();
    marks.sort_by(|one, other| one.id.cmp(&other.id));
    assert_eq!(marks.len(), 301, "each once, and none that does not exist");
    let found = |id: &MatchId| marks.iter().find(|mark| mark.id == *id).expect("a mark").clone();
    let open = Mark {
        id: ids[7].clone(),
        status: Status::Open,
        length: 0,
        active_at: NOW + 7,
        chat_lines: 0,
        rematch: Some(again),
    };
    assert_eq!(found(&ids[7]), open);
    let far = found(&played);
    assert_eq!((far.status, far.length, far.chat_lines, far.rematch), (Status::Running, 2, 1, None));
    assert_eq!(store.marks(&[]).await.unwrap(), []);
}
