//! Known answers, whole games drawn and proved, and proofs that do not hold.

use fairness::{Proof, ProvedRecord, SCHEME, Secret, Shuffle, Unfair, verify};
use game_core::{Match, Random, Turn};
use game_registry::{AnyMatch, GAMES, GameVisitor, Registered};
use serde_json::json;

/// Independent implementations (Python's hashlib, hmac and a ChaCha20 written from RFC 8439) gave these.
#[test]
fn known_answers() {
    let secret = Secret::new(std::array::from_fn(|index| index as u8));
    assert_eq!(secret.to_string(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    assert_eq!(secret.commitment(), "716ae99080f2288b1f3a66d2b4d750ff8cab74a12da09bc900b3cb5fc0a6a1c5");
    let shuffle = Shuffle::new(&secret, &["ada", ""]);
    let mut stream = shuffle.deal();
    assert_eq!([stream.next_u64(), stream.next_u64()], [1_349_872_573_530_379_570, 1_435_904_662_199_545_883]);
    let chances: Vec<(String, u32)> = (0..10).map(|face| (face.to_string(), 1 + face)).collect();
    let drawn: Vec<_> = (0..8).map(|number| shuffle.draw(number, &chances).expect("an outcome")).collect();
    assert_eq!(drawn, ["3", "8", "6", "9", "1", "5", "5", "9"]);
}

/// The lists ("ab", "c") and ("a", "bc") are different entropy.
#[test]
fn entropy_is_not_just_glued_together() {
    let secret = Secret::new([7; 32]);
    let first = |entropy: &[&str]| Shuffle::new(&secret, entropy).deal().next_u64();
    let all = [first(&["ab", "c"]), first(&["a", "bc"]), first(&["abc", ""]), first(&["", "abc"]), first(&["abc"])];
    for (index, number) in all.iter().enumerate() {
        assert!(!all[..index].contains(number), "{index}");
    }
}

#[test]
fn a_secret_has_one_spelling() {
    let text = "a".repeat(64);
    assert_eq!(text.parse::<Secret>().map(|secret| secret.to_string()), Ok(text.clone()));
    for wrong in ["", "a", &text[1..], &text.to_uppercase(), &format!("{}g", &text[1..]), &format!("{text}a")] {
        assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
    }
    assert_eq!(format!("{:?}", Secret::new([1; 32])), "Secret(…)");
}

/// A whole game, played by always taking some legal event and drawn by the shuffle.
struct Played {
    seats: u64,
    shuffle: Shuffle,
}

impl GameVisitor for Played {
    type Output = Box<dyn AnyMatch>;

    fn visit<G: Registered>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.seats).expect("a number of seats of this game");
        let mut game: Box<dyn AnyMatch> =
            Box::new(Match::<G>::dealt(seats, G::Options::default(), &mut self.shuffle.deal()));
        for number in 0.. {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => self.shuffle.draw(number, &game.chances()).expect("an outcome").to_owned(),
                Turn::Seat(_) => {
                    let legal = game.legal();
                    legal[number as usize * 7 % legal.len()].clone()
                }
            };
            game.play(&event).expect("a legal event");
        }
        game
    }
}

fn proved(game: &str, seats: u64) -> ProvedRecord {
    let secret = Secret::new([seats as u8; 32]);
    let entropy: Vec<String> = (0..seats).map(|seat| format!("seat {seat}")).collect();
    let shuffle = Shuffle::new(&secret, &entropy);
    let record = game_registry::dispatch(game, Played { seats, shuffle }).expect("a registered game").record();
    let proof = Proof {
        scheme: SCHEME,
        commitment: secret.commitment(),
        secret: secret.to_string(),
        entropy,
        from_event: None,
    };
    ProvedRecord { record, fairness: Some(proof) }
}

fn every_table() -> impl Iterator<Item = (&'static str, u64)> {
    GAMES.iter().flat_map(|info| info.seat_counts().map(|seats| (info.id, seats.get() as u64)))
}

#[test]
fn whole_games_of_every_kind_are_proved_and_travel_as_text() {
    for (game, seats) in every_table() {
        let line = proved(game, seats).to_json();
        let read = ProvedRecord::from_json(&line).expect("reads back");
        let proof = read.fairness.expect("a proof");
        assert!(verify(&read.record, &proof).is_ok(), "{game} {seats}: {line}");
        // Readers that know nothing of proofs read the record all the same.
        assert_eq!(game_core::Record::from_json(&line).expect("a record"), read.record);
    }
}

#[test]
fn another_deal_is_noticed() {
    for (game, seats) in every_table() {
        let ProvedRecord { record, fairness } = proved(game, seats);
        let mut other = game_registry::from_seed(game, seats, &json!({}), 5).expect("a game").record();
        other.events.clear();
        let verdict = verify(&other, &fairness.expect("a proof"));
        let dealt_by_events = other.setup == record.setup;
        assert_eq!(verdict, if dealt_by_events { Ok(0) } else { Err(Unfair::Deal) }, "{game} {seats}");
    }
}

#[test]
fn another_draw_is_noticed() {
    for (game, seats) in every_table() {
        let ProvedRecord { mut record, fairness } = proved(game, seats);
        record.result = None;
        let opening = game_registry::opening_of(&record).expect("a game");
        let Some((other, _)) = opening.chances().into_iter().find(|(event, _)| *event != record.events[0]) else {
            continue;
        };
        let drawn = std::mem::replace(&mut record.events, vec![other.clone()]).swap_remove(0);
        let verdict = verify(&record, &fairness.expect("a proof"));
        assert_eq!(verdict, Err(Unfair::Draw { number: 0, played: other, drawn }), "{game} {seats}");
    }
}

#[test]
fn proofs_that_do_not_hold_say_why() {
    let ProvedRecord { record, fairness } = proved(GAMES[0].id, u64::from(GAMES[0].min_seats));
    let good = fairness.expect("a proof");
    let check = |change: &dyn Fn(&mut Proof), wanted: &str, reason: &str| {
        let mut bad = good.clone();
        change(&mut bad);
        let error = verify(&record, &bad).expect_err(wanted);
        assert!(error.to_string().contains(wanted), "{error}");
        assert_eq!(error.facts()["reason"], reason, "{error}");
    };
    check(&|proof| proof.scheme = 2, "scheme 2 is unknown", "scheme");
    check(&|proof| proof.secret.push('0'), "64 lower-case hexadecimal digits", "secret");
    check(&|proof| proof.secret = "0".repeat(64), "does not fit the commitment", "commitment");
    check(&|proof| proof.entropy.clear(), "entropy for 0 seats", "seats");
    check(&|proof| proof.entropy[0].push('!'), "not the one that was promised", "deal");
}

#[test]
fn a_continued_game_is_checked_from_where_it_was_taken_over() {
    for (game, seats) in every_table() {
        let mut continued = game_registry::from_seed(game, seats, &json!({}), 5).expect("a game").record();
        continued.events.clear();
        let mut proof = proved(game, seats).fairness.expect("a proof");
        proof.from_event = Some(0);
        assert_eq!(verify(&continued, &proof), Ok(0), "{game} {seats}");
    }
}
