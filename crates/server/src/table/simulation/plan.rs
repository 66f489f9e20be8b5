//! The scenario that a seed decides before anything happens: the game, the people, the terms, how many servers.

use std::collections::VecDeque;

use fairness::Secret;
use game_core::{Random, SplitMix};
use game_registry::GAMES;
use protocol::{ClockTerms, Leavers, Millis, TalkTerms, Terms};
use serde_json::{Value, json};
use store::{MatchId, Person, PersonId, PersonKind};

use super::super::seat::{Seated, Sitter};
use super::super::state::Table;

/// The middle of the ladder, as in the product.
pub(super) const STAND_IN: u8 = 4;
/// When everything begins.
pub(super) const BEGIN: Millis = 1_800_000_000_000;

pub(super) struct Plan {
    pub(super) servers: usize,
    pub(super) people: Vec<Person>,
    /// The table before anybody has done anything.
    pub(super) table: Table,
    /// The options as the game spells them.
    pub(super) text: String,
}

pub(super) fn percent(rng: &mut SplitMix, of_hundred: u32) -> bool {
    rng.below(100) < of_hundred
}

pub(super) fn person(number: usize) -> Person {
    let id: PersonId = format!("person{number}").parse().expect("an id");
    let (kind, settings) = (PersonKind::Account, Value::Null);
    Person { id, kind, name: format!("Person {number}"), settings, created_at: BEGIN, seen_at: BEGIN }
}

pub(super) fn draw(rng: &mut SplitMix, toy: &str) -> Plan {
    // The toy is short and hides something; the others are long and hide nothing.
    let choice = rng.below(GAMES.len() as u32 + 2) as usize;
    let (game, most_seats, rules) =
        GAMES.get(choice).map_or((toy, 2, 1), |info| (info.id, info.max_seats as u32, info.rules_version));
    let seats = 2 + rng.below(most_seats.min(3) - 1) as usize;
    let bots = if seats > 2 && percent(rng, 50) { 1 } else { 0 };
    let people: Vec<Person> = (0..seats - bots).map(person).collect();
    let clock = match rng.below(3) {
        0 => ClockTerms::None,
        _ => ClockTerms::RealTime { base_s: 20 + rng.below(60), increment_s: rng.below(4) },
    };
    let leavers = match rng.below(3) {
        0 => Leavers::Wait,
        1 => Leavers::Bot { grace_s: 10 + rng.below(20) },
        _ => Leavers::Resign { grace_s: 10 + rng.below(20) },
    };
    let terms = Terms { clock, leavers, private: percent(rng, 20), talk: TalkTerms::Phrases, ..Terms::default() };
    let servers = 1 + rng.below(2) as usize;
    let text = format!("{game} with {} people and {bots} bots, {servers} servers, {terms:?}", people.len());
    let mut sitters: Vec<Sitter> = vec![Sitter::Open; people.len()];
    sitters[0] = Sitter::Person(Seated { id: people[0].id.clone(), name: people[0].name.clone() });
    sitters.extend((0..bots).map(|_| Sitter::Bot(1)));
    let mut secret = [0; 32];
    secret.fill_with(|| rng.below(256) as u8);
    let table = Table {
        id: "simulated".parse::<MatchId>().expect("an id"),
        game: game.to_owned(),
        rules,
        options: json!({}),
        terms,
        host: Some(people[0].id.clone()),
        created: BEGIN,
        entropy: vec![String::new(); sitters.len()],
        sitters,
        secret: Secret::new(secret),
        continued: None,
        play: None,
        closed: None,
        rematch: None,
        talk: VecDeque::new(),
        lines: 0,
        active: BEGIN,
    };
    Plan { servers, people, table, text }
}
