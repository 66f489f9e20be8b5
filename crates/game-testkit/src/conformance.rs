//! Properties of every position of every game.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Buffers, Event, Game, Match, Random, SplitMix, Turn, play_out, play_step_by_step, random_event};

use crate::{TableKind, table_kinds};

/// Plays `games` random games at every kind of table and checks, in every position: the listed actions are exactly those
/// accepted, and a refusal changes nothing; chance weights are positive; text goes both ways; the key kept is the key from
/// scratch and tells what may come next apart; the game's own audit holds; a seat's view is the same in every world it cannot
/// tell from this one; somebody is to move until the game is over, and it is over in time. At the end, the record replays to
/// the same match, and playing out from anywhere on the way is what its steps make it.
pub fn conformance<G: Game>(games: u64) {
    let universe = universe::<G>();
    for table in table_kinds::<G>() {
        for seed in 0..games {
            let mut rng = SplitMix::for_game(0xc0f0_4a11, seed);
            let game = play(&table, seed, &universe, &mut rng);
            replays(&table, &game);
            plays_out_as_by_steps(&table, &game, &mut rng);
        }
    }
}

/// The action space: sorted, without repeats, and every text read back as itself.
fn universe<G: Game>() -> Vec<G::Action> {
    let universe = G::universe();
    assert!(universe.is_sorted_by(|a, b| a < b), "{}: universe() is not sorted or repeats itself", G::INFO.id);
    for &action in &universe {
        let text = action.to_string();
        assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action), "{}: {text:?} is read as another", G::INFO.id);
    }
    let texts: BTreeSet<String> = universe.iter().map(G::Action::to_string).collect();
    assert_eq!(texts.len(), universe.len(), "{}: two actions share a text", G::INFO.id);
    universe
}

fn play<G: Game>(table: &TableKind<G>, seed: u64, universe: &[G::Action], rng: &mut SplitMix) -> Match<G> {
    let mut game = table.deal(seed);
    let mut buffers = Buffers::default();
    loop {
        let place = format!("{table}, seed {seed}, after {} events", game.events().len());
        check_position(game.position(), universe, rng, &place);
        let Some(event) = random_event(game.position(), rng, &mut buffers) else { break };
        assert_eq!(event.to_string().parse::<Event<G>>(), Ok(event), "{place}: text round trip");
        game.play(event).unwrap_or_else(|error| panic!("{place}: sampled {event} is refused: {error}"));
        assert!(game.events().len() <= G::INFO.max_events as usize, "{place}: longer than max_events");
    }
    let position = game.position().clone();
    if let Some(&event) = game.events().last() {
        assert!(game.play(event).is_err(), "{table}, seed {seed}: an event after the end is accepted");
    }
    assert_eq!(game.position(), &position);
    game
}

fn check_position<G: Game>(position: &G, universe: &[G::Action], rng: &mut SplitMix, place: &str) {
    position.audit().unwrap_or_else(|error| panic!("{place}: audit: {error}"));
    assert_eq!(position.key(), position.key_from_scratch(), "{place}: key");
    assert!(position.seats().has(position.seats().last()), "{place}: seats");
    check_turn(position, place);
    check_actions(position, universe, place);
    check_chances(position, place);
    check_keys(position, place);
    check_views(position, rng, place);
    assert!(!position.draw().is_empty(), "{place}: drawing");
}

/// Positions that a game may go on to are as alike as positions can be: two that share a key must be the same.
fn check_keys<G: Game>(position: &G, place: &str) {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.chances(&mut chances);
    let after = |play: &dyn Fn(&mut G)| {
        let mut next = position.clone();
        play(&mut next);
        (next.key(), next)
    };
    let mut known = BTreeMap::from([(position.key(), position.clone())]);
    let by_action = actions.iter().map(|&action| after(&|next| next.apply_unchecked(action)));
    let by_chance = chances.iter().map(|&(chance, _)| after(&|next| next.apply_chance_unchecked(chance)));
    for (key, next) in by_action.chain(by_chance) {
        let same = known.entry(key).or_insert_with(|| next.clone());
        assert_eq!(*same, next, "{place}: two positions share a key");
    }
}

fn check_turn<G: Game>(position: &G, place: &str) {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.chances(&mut chances);
    let offered = (!actions.is_empty(), !chances.is_empty(), position.outcome().is_some());
    let expected = match position.turn() {
        Turn::Seat(seat) => {
            assert!(position.seats().has(seat), "{place}: {seat} is not at the table");
            (true, false, false)
        }
        Turn::Chance => (false, true, false),
        Turn::Over => (false, false, true),
    };
    assert_eq!(offered, expected, "{place}: actions, chances, outcome in a position where {:?}", position.turn());
    if let Some(outcome) = position.outcome() {
        assert_eq!(outcome.scores.as_slice().len(), position.seats().get(), "{place}: a score for each seat");
        assert!(!outcome.winners.is_empty() && outcome.winners.is_sorted(), "{place}: winners");
    }
}

fn check_actions<G: Game>(position: &G, universe: &[G::Action], place: &str) {
    let mut listed = Vec::new();
    position.actions(&mut listed);
    let legal: BTreeSet<G::Action> = listed.iter().copied().collect();
    assert_eq!(legal.len(), listed.len(), "{place}: an action is listed twice");
    for action in &legal {
        assert!(universe.binary_search(action).is_ok(), "{place}: {action} is not in universe()");
    }
    // In a position of chance or after the end nobody may act, whatever a check of the bare action says: the match refuses.
    if !matches!(position.turn(), Turn::Seat(_)) {
        return;
    }
    for &action in universe {
        let mut next = position.clone();
        match (next.apply(action), legal.contains(&action)) {
            (Ok(()), true) => assert_ne!(&next, position, "{place}: {action} changes nothing"),
            (Err(_), false) => assert_eq!(&next, position, "{place}: the refused {action} changed something"),
            (Ok(()), false) => panic!("{place}: {action} is accepted but not listed"),
            (Err(error), true) => panic!("{place}: {action} is listed but refused: {error}"),
        }
    }
}

fn check_chances<G: Game>(position: &G, place: &str) {
    let mut listed = Vec::new();
    position.chances(&mut listed);
    let distinct: BTreeSet<G::Chance> = listed.iter().map(|&(chance, _)| chance).collect();
    assert_eq!(distinct.len(), listed.len(), "{place}: an outcome is listed twice");
    for (chance, weight) in listed {
        assert!(weight > 0, "{place}: {chance} has no weight");
        assert_eq!(chance.to_string().parse::<G::Chance>(), Ok(chance), "{place}: text of an outcome");
        position.check_chance(chance).unwrap_or_else(|error| panic!("{place}: {chance} is refused: {error}"));
    }
}

fn check_views<G: Game>(position: &G, rng: &mut SplitMix, place: &str) {
    let json = |position: &G, seat| serde_json::to_string(&position.view(seat)).expect("views are plain data");
    for seat in position.seats().iter().map(Some).chain([None]) {
        let other = position.imagine(seat, &mut SplitMix::new(rng.next_u64()));
        assert_eq!(json(position, seat), json(&other, seat), "{place}: the view of {seat:?} shows what it may not");
        assert_eq!(other.turn(), position.turn(), "{place}: {seat:?} can see whose turn it is");
        other.audit().unwrap_or_else(|error| panic!("{place}: an imagined position is impossible: {error}"));
    }
}

fn replays<G: Game>(table: &TableKind<G>, game: &Match<G>) {
    let record = game.record();
    let line = record.to_json();
    let read = game_core::Record::from_json(&line).expect("a written record can be read");
    assert_eq!(read, record, "{table}: record text");
    let replayed = Match::<G>::from_record(&read).unwrap_or_else(|error| panic!("{table}: {error} in {line}"));
    assert_eq!(&replayed, game, "{table}: replay");
    assert_eq!(replayed.position(), game.position(), "{table}: replay");
    assert_eq!(replayed.position().key(), game.position().key(), "{table}: replay");
    let mut shorter = game.clone();
    shorter.truncate(game.events().len() / 2);
    assert_eq!(shorter.position(), &game.position_at(game.events().len() / 2), "{table}: taking back");
}

fn plays_out_as_by_steps<G: Game>(table: &TableKind<G>, game: &Match<G>, rng: &mut SplitMix) {
    let mut buffers = Buffers::default();
    for length in [0, game.events().len() / 3, game.events().len() * 3 / 4] {
        let (mut fast, mut slow) = (game.position_at(length), game.position_at(length));
        let seed = rng.next_u64();
        let events = play_out(&mut fast, &mut SplitMix::new(seed), &mut buffers);
        let steps = play_step_by_step(&mut slow, &mut SplitMix::new(seed), &mut buffers);
        assert_eq!((events, &fast), (steps, &slow), "{table}: a playout from event {length}");
        assert_eq!(fast.key(), slow.key(), "{table}: the key after a playout from event {length}");
    }
}
