//! Whole games by aimed turns, kept as files that a person can read: uniformly random play hardly ever serves anything.

use std::fmt::Write;
use std::path::Path;

use anstream::adapter::strip_str;
use game_coffee_rush::CoffeeRush;
use game_core::{Event, Game, Turn};
use game_testkit::table_kinds;

use crate::whole_turns::aimed_game;

#[test]
fn aimed_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/aimed");
    for table in table_kinds::<CoffeeRush>() {
        let mut text = format!("{table}, by aimed turns\n");
        let mut turn = Vec::new();
        let game = aimed_game(&table, 1, |game| {
            let event = game.events().last().unwrap();
            match event {
                Event::Action(action) => turn.push(action.to_string()),
                Event::Chance(draw) => turn.push(draw.to_string()),
            }
            let next = game.position();
            if next.begins_turn().is_some() || next.turn() == Turn::Over {
                let ratings: Vec<String> = table.seats.iter().map(|seat| next.rating(seat).to_string()).collect();
                writeln!(text, "{}  (ratings {})", turn.join(", "), ratings.join(" ")).unwrap();
                turn.clear();
            }
        });
        write!(text, "\n{}", strip_str(&game.position().draw())).unwrap();
        let result = game.record().result.unwrap();
        writeln!(text, "scores {:?}, winners {:?}", result.scores, result.winners).unwrap();
        let luck = if table.options.less_luck { "-less-luck" } else { "" };
        let path = folder.join(format!("{}p{luck}.txt", table.seats));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, text).unwrap();
        } else {
            let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(text, golden, "{}", path.display());
        }
    }
}
