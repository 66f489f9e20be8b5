//! Golden playthroughs: whole games that a person can read, kept as files.

use std::fmt::Write;
use std::path::Path;

use anstream::adapter::strip_str;
use game_core::{Buffers, Event, Game, Match, SplitMix, Turn, random_event};

use crate::{TableKind, table_kinds};

/// How many events lie between two drawings of the position.
const DRAWN_EVERY: usize = 12;

/// Compares one random game for every kind of table with its file in `folder`. With the environment variable
/// `UPDATE_GOLDEN=1` it writes the files instead: read them before you commit them.
pub fn golden_playthroughs<G: Game>(folder: impl AsRef<Path>) {
    for table in table_kinds::<G>() {
        let path = folder.as_ref().join(format!("{}.txt", file_name(&table)));
        let text = playthrough(&table);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::create_dir_all(folder.as_ref()).expect("golden folders can be made");
            std::fs::write(&path, text).expect("golden files can be written");
            continue;
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (number, (is, was)) in text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(is, was, "{}:{}", path.display(), number + 1);
        }
        assert_eq!(text.lines().count(), golden.lines().count(), "{}: length", path.display());
    }
}

/// `3p`, or `3p-less_luck-true` with an option.
fn file_name<G: Game>(table: &TableKind<G>) -> String {
    let options = table.options_json();
    let words: Vec<&str> =
        options.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty()).collect();
    std::iter::once(format!("{}p", table.seats))
        .chain(words.into_iter().map(str::to_owned))
        .collect::<Vec<_>>()
        .join("-")
}

fn playthrough<G: Game>(table: &TableKind<G>) -> String {
    const SEED: u64 = 1;
    let mut game: Match<G> = table.deal(SEED);
    let mut rng = SplitMix::for_game(SEED, 1);
    let mut buffers = Buffers::default();
    let mut out = format!("{table}, dealt by seed {SEED}\nset-up {}\n", game.record().setup);
    loop {
        let position = game.position();
        let number = game.events().len();
        if number.is_multiple_of(DRAWN_EVERY) || position.turn() == Turn::Over {
            write!(out, "\n{}\n", strip_str(&position.draw())).expect("strings can be written");
        }
        let Some(event) = random_event(position, &mut rng, &mut buffers) else { break };
        let who = match position.turn() {
            Turn::Seat(seat) => format!("seat {seat}"),
            Turn::Chance | Turn::Over => "chance".to_owned(),
        };
        let choices = choices(position);
        writeln!(out, "{number:4}  {who}  {event}  (one of {choices}, key {:016x})", position.key())
            .expect("strings can be written");
        play(&mut game, event);
    }
    let result = game.record().result.expect("the game is over");
    writeln!(out, "scores {:?}, winners {:?}", result.scores, result.winners).expect("strings can be written");
    out
}

fn choices<G: Game>(position: &G) -> usize {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.chances(&mut chances);
    actions.len() + chances.len()
}

fn play<G: Game>(game: &mut Match<G>, event: Event<G>) {
    game.play(event).expect("a sampled event is legal");
}
