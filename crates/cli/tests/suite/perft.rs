//! `crema perft`: the numbers of the engine, summed and split.

use game_core::{Match, perft};
use game_registry::{GameVisitor, Registered, dispatch};
use serde_json::Value;

use crate::program::crema;
use crate::table_kinds::{TableKind, table_kinds};

const DEPTH: u32 = 2;

#[test]
fn counts_are_those_of_the_engine_at_every_table() {
    for table in table_kinds() {
        let expected: Vec<u64> = dispatch(table.game, Counts(&table)).unwrap();
        let output = crema(&table.command("perft", &format!("--depth {DEPTH} --seed 4")), "").succeeded();
        let lines: Vec<String> = expected.iter().zip(1..).map(|(count, depth)| format!("{depth} {count}\n")).collect();
        assert_eq!(output, lines.concat());
    }
}

#[test]
fn the_parts_make_the_sum() {
    for table in table_kinds() {
        let output = crema(&table.command("perft", &format!("--depth {DEPTH} --seed 4 --divide")), "").succeeded();
        let (parts, sum) = output.trim_end().rsplit_once('\n').unwrap();
        let count = |line: &str| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap();
        assert_eq!(sum, format!("{DEPTH} {}", parts.lines().map(count).sum::<u64>()));
        let legal = crema(&table.command("ugi", "--seed 4"), "query legal\n").succeeded();
        let events: Vec<_> = parts.lines().map(|line| line.rsplit_once(": ").unwrap().0).collect();
        assert_eq!(format!("response {}\n", events.join(";")), legal);
    }
}

struct Counts<'a>(&'a TableKind);

impl GameVisitor for Counts<'_> {
    type Output = Vec<u64>;

    fn visit<G: Registered>(self) -> Vec<u64> {
        let seats = G::INFO.seat_count(self.0.seats as u64).unwrap();
        let options: Value = serde_json::from_str(&self.0.options).unwrap();
        let game = Match::<G>::from_seed(seats, Match::<G>::read_options(&options).unwrap(), 4);
        (1..=DEPTH).map(|depth| perft(game.position(), depth)).collect()
    }
}
