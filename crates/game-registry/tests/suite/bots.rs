//! Bots of every level play every game to its end by legal moves.

use game_core::{Event, Match, SplitMix, Turn, random_event};
use game_registry::{AnyMatch, BotMemory, GAMES, GameVisitor, Registered, SearchMemories, dispatch};
use game_testkit::table_kinds;
use search::{Budget, LEVELS, Level};

/// Far fewer playouts than the levels have: this is about legality, not strength.
const BUDGET: u64 = 20;

struct PlaysToTheEnd(Level);

impl GameVisitor for PlaysToTheEnd {
    type Output = ();

    fn visit<G: Registered>(self) {
        for table in table_kinds::<G>() {
            let mut game: Match<G> = table.deal(3);
            let mut rng = SplitMix::new(3);
            let search_memories = SearchMemories::new(2);
            loop {
                match game.position().turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let event = random_event(game.position(), &mut rng, &mut Default::default());
                        game.play(event.expect("chance is to move")).expect("a sampled event is possible");
                    }
                    Turn::Seat(_) => {
                        let chosen = search_memories.choose(&game, self.0, Budget::nodes(BUDGET), 7);
                        assert!(!chosen.is_empty(), "{table}: {} has nothing to play", self.0.id);
                        for event in &chosen {
                            game.play_text(event)
                                .unwrap_or_else(|error| panic!("{table}: {} plays {event}: {error}", self.0.id));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_level_plays_every_game() {
    for info in GAMES {
        for level in LEVELS {
            dispatch(info.id, PlaysToTheEnd(level)).expect("listed games are known");
        }
    }
}

struct ExpectsWhatIsLegal;

impl GameVisitor for ExpectsWhatIsLegal {
    type Output = ();

    fn visit<G: Registered>(self) {
        for table in table_kinds::<G>() {
            let mut game: Match<G> = table.deal(4);
            let mut rng = SplitMix::new(4);
            while game.position().turn() != Turn::Over {
                if let Turn::Seat(_) = game.position().turn() {
                    let found = game.position().think(&mut G::memory(1 << 20), Budget::nodes(BUDGET), &mut rng);
                    let mut imagined = game.clone();
                    for action in found.actions.iter().chain(&found.line) {
                        imagined
                            .play(Event::Action(*action))
                            .unwrap_or_else(|error| panic!("{table}: {action}: {error}"));
                    }
                }
                let event = random_event(game.position(), &mut rng, &mut Default::default());
                game.play(event.expect("not over")).expect("a sampled event is legal");
            }
        }
    }
}

#[test]
fn what_a_strong_player_plays_and_expects_is_legal_one_after_the_other() {
    for info in GAMES {
        dispatch(info.id, ExpectsWhatIsLegal).expect("listed games are known");
    }
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    for info in GAMES {
        let options = serde_json::json!({});
        let game = game_registry::from_seed(info.id, u64::from(info.min_seats), &options, 5).expect("a table");
        for level in LEVELS {
            let choose = || game.choose(&mut BotMemory::default(), level, Budget::nodes(BUDGET), 11);
            assert_eq!(choose(), choose(), "{} {}", info.id, level.id);
        }
    }
}

#[test]
fn the_same_moves_before_give_the_same_moves_after() {
    for info in GAMES {
        assert_eq!(remembering(info), remembering(info), "{}", info.id);
    }
}

/// The first events of a game between two bots that remember what they thought.
fn remembering(info: &game_core::Info) -> Vec<String> {
    let mut game = game_registry::from_seed(info.id, 2, &serde_json::json!({}), 5).expect("a table for two");
    let search_memories = SearchMemories::new(2);
    let level = LEVELS[LEVELS.len() - 1];
    while game.actors().len() < 12 && game.turn() != Turn::Over {
        let chance = game.chances().into_iter().map(|(event, _)| event).take(1).collect();
        let events = match game.turn() {
            Turn::Seat(_) => search_memories.choose(game.as_ref(), level, Budget::nodes(300), 7),
            Turn::Chance | Turn::Over => chance,
        };
        events.iter().for_each(|event| game.play(event).expect("bots and chance play by the rules"));
    }
    game.events()
}

#[test]
fn a_memory_forgets_what_another_level_thought() {
    for info in GAMES {
        let game = game_registry::from_seed(info.id, 2, &serde_json::json!({}), 5).expect("a table for two");
        let [weaker, stronger] = [LEVELS[LEVELS.len() - 2], LEVELS[LEVELS.len() - 1]];
        let mut memory = BotMemory::default();
        game.choose(&mut memory, stronger, Budget::nodes(2_000), 1);
        let after = game.choose(&mut memory, weaker, Budget::nodes(50), 1);
        assert_eq!(after, game.choose(&mut BotMemory::default(), weaker, Budget::nodes(50), 1), "{}", info.id);
    }
}

/// A rule of thumb must beat no rule at all, or it is none: each game, the planner against players at random.
#[test]
fn rules_of_thumb_beat_chance() {
    for info in GAMES {
        dispatch(info.id, BeatsRandom).expect("listed games are known");
    }
}

struct BeatsRandom;

impl GameVisitor for BeatsRandom {
    type Output = ();

    fn visit<G: Registered>(self) {
        const GAMES_PLAYED: u64 = 20;
        let seats = G::INFO.seat_count(2).expect("every game is for two");
        let mut won = 0;
        for seed in 0..GAMES_PLAYED {
            let mut game = Match::<G>::from_seed(seats, G::Options::default(), seed / 2);
            let mut rng = SplitMix::new(seed);
            let planned = (seed % 2) as usize;
            loop {
                match game.position().turn() {
                    Turn::Over => break,
                    Turn::Seat(seat) if seat.index() == planned => {
                        for action in game.position().plan(&mut rng) {
                            game.play(Event::Action(action)).expect("a plan is legal");
                        }
                    }
                    _ => {
                        let event = random_event(game.position(), &mut rng, &mut Default::default());
                        game.play(event.expect("not over")).expect("a sampled event is legal");
                    }
                }
            }
            let outcome = game.position().outcome().expect("the game is over");
            won += u64::from(outcome.winners.iter().any(|seat| seat.index() == planned));
        }
        assert!(won * 10 >= GAMES_PLAYED * 9, "{}: won {won} of {GAMES_PLAYED}", G::INFO.id);
    }
}

/// Plays at random and asks for advice at every decision.
struct AdvisesTwoChoices;

impl GameVisitor for AdvisesTwoChoices {
    type Output = ();

    fn visit<G: Registered>(self) {
        let level = LEVELS[6];
        let mut rng = SplitMix::new(3);
        let seats = G::INFO.seat_count(2).expect("every listed game is for two");
        let mut game = Match::<G>::from_seed(seats, Default::default(), 5);
        let (mut asked, mut with_second) = (0, 0);
        while asked < 12 && game.position().turn() != Turn::Over {
            if let Turn::Seat(_) = game.position().turn() {
                let advised = game.advise(&mut BotMemory::default(), level, Budget::nodes(600), 1);
                let values: Vec<f32> = advised.iter().filter_map(|advice| advice.value).collect();
                assert_eq!(values.len(), advised.len(), "{}: {advised:?}", G::INFO.id);
                assert!(values.is_sorted_by(|best, second| best >= second), "{}: {values:?}", G::INFO.id);
                let ends: Vec<u64> = advised.iter().map(|advice| after(&game, &advice.actions)).collect();
                assert!(ends.len() < 2 || ends[0] != ends[1], "{}: {advised:?}", G::INFO.id);
                asked += 1;
                with_second += usize::from(advised.len() > 1);
            }
            let event = random_event(game.position(), &mut rng, &mut Default::default());
            game.play(event.expect("not over")).expect("a sampled event is legal");
        }
        assert!(with_second > 0, "{}: never a second choice in {asked} decisions", G::INFO.id);
    }
}

/// The key of the position after `events`.
fn after<G: Registered>(game: &Match<G>, events: &[String]) -> u64 {
    let mut imagined = game.clone();
    events.iter().for_each(|event| AnyMatch::play(&mut imagined, event).expect("what is advised is legal"));
    imagined.position().key()
}

#[test]
fn advice_is_legal_and_its_second_choice_another_one_worth_no_more() {
    for info in GAMES {
        dispatch(info.id, AdvisesTwoChoices).expect("listed games are known");
    }
}
