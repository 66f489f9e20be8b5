//! Matches by `crema arena`: fair, reproducible, and never stopped by a bad program.

use std::fs;

use game_core::Record;
use serde_json::{Value, json};

use crate::program::{Run, crema};
use crate::table_kinds::one_table_a_game;

fn arena(game: &str, players: &str, more: &str) -> Run {
    let mut arguments = vec!["arena", "--game", game, "--players", players, "--json"];
    arguments.extend(more.split_whitespace());
    crema(&arguments, "")
}

#[track_caller]
fn result(output: &str) -> Value {
    serde_json::from_str(output).unwrap()
}

/// Everything but the time, which no seed decides.
fn timeless(output: &str) -> Value {
    let mut value = result(output);
    for time in ["ms_per_move", "slowest_ms"] {
        value.as_object_mut().unwrap().remove(time).unwrap();
    }
    value
}

fn sum(list: &Value) -> u64 {
    list.as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum()
}

#[test]
fn every_game_counts_its_wins_and_rates_the_better_player_higher() {
    for table in one_table_a_game() {
        let value = result(&arena(table.game, "greedy,random", "--games 20 --seed 5").succeeded());
        assert_eq!(value["players"], json!(["greedy", "random"]));
        assert_eq!(value["games"], 20);
        assert_eq!(sum(&value["wins"]) + value["draws"].as_u64().unwrap(), 20);
        assert!(value["elo"].as_f64().unwrap() > 200.0, "{value}");
        assert!(value["elo95"][0].as_f64().unwrap() > 0.0, "{value}");
        assert!(value["margin"].as_f64().unwrap() > 0.0, "{value}");
        for list in ["nodes_per_move", "ms_per_move", "slowest_ms", "illegal", "timeouts"] {
            assert_eq!(value[list].as_array().unwrap().len(), 2, "{list}");
        }
        assert_eq!(value["nodes_per_move"], json!([1.0, 1.0]));
        assert_eq!(value["sprt"], Value::Null);
    }
}

#[test]
fn the_same_arguments_give_the_same_games_whatever_the_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let run = |game: &str, players: &str, threads: u32| {
        let file = folder.path().join(format!("{threads}.jsonl"));
        let more = format!("--games 12 --seed 9 --nodes 40 --threads {threads} --records {}", file.display());
        let output = arena(game, players, &more).succeeded();
        (timeless(&output), fs::read_to_string(file).unwrap())
    };
    for table in one_table_a_game() {
        let alone = run(table.game, "level:8,mcts:10", 1);
        for threads in [2, 5] {
            assert_eq!(run(table.game, "level:8,mcts:10", threads), alone, "{} with {threads} threads", table.game);
        }
        assert_eq!(alone.1.lines().count(), 12);
        let verdicts = crema(&["replay"], &alone.1).succeeded();
        assert!(verdicts.lines().all(|line| line.starts_with(r#"{"ok":true,"#)), "{verdicts}");
    }
}

#[test]
fn players_can_be_made_as_levels_are() {
    let play = |player: &str| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.jsonl");
        arena("cappuccino", &format!("{player},random"), &format!("--games 4 --records {}", file.display()))
            .succeeded();
        let text = fs::read_to_string(file).unwrap();
        text.lines().map(|line| Record::from_json(line).unwrap().events).collect::<Vec<_>>()
    };
    assert_ne!(play("greedy:50"), play("greedy:0"));
    assert_ne!(play("expert:20:50"), play("expert:20"));
}

#[test]
fn every_deal_is_played_in_all_seat_orders_with_the_same_luck() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    for (game, players, seatings) in [
        ("patchwork", "greedy,random", vec!["greedy,random", "random,greedy"]),
        (
            "cappuccino",
            "greedy,random,mcts:5",
            vec![
                "greedy,random,mcts:5",
                "greedy,mcts:5,random",
                "random,greedy,mcts:5",
                "random,mcts:5,greedy",
                "mcts:5,greedy,random",
                "mcts:5,random,greedy",
            ],
        ),
        (
            "coffee-rush",
            "greedy,random,random,random",
            vec![
                "greedy,random,random,random",
                "random,greedy,random,random",
                "random,random,greedy,random",
                "random,random,random,greedy",
            ],
        ),
    ] {
        let more = format!("--games {} --records {}", seatings.len() + 1, file.display());
        let value = result(&arena(game, players, &more).succeeded());
        assert_eq!(value["games"], 2 * seatings.len(), "rounded up to whole deals");
        let text = fs::read_to_string(&file).unwrap();
        let games: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for deal in games.chunks(seatings.len()) {
            let seated: Vec<String> = deal.iter().map(|game| names(&game["players"])).collect();
            assert_eq!(seated, seatings);
            assert!(deal.iter().all(|game| game["setup"] == deal[0]["setup"]), "{game}: one deal");
            let drawn: Vec<Vec<String>> = deal.iter().map(drawn).collect();
            let common = drawn.iter().map(Vec::len).min().unwrap();
            assert!(drawn.iter().all(|cards| cards[..common] == drawn[0][..common]), "{game}: one deck");
        }
    }
}

fn names(list: &Value) -> String {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect::<Vec<_>>().join(",")
}

/// What chance gave, whoever got it.
fn drawn(game: &Value) -> Vec<String> {
    let record = Record::from_json(&game.to_string()).unwrap();
    let cards = record.events.iter().filter_map(|event| event.strip_prefix("draw "));
    cards.map(|draw| draw.split_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn the_last_player_fills_the_table() {
    let value = result(&arena("coffee-rush", "greedy,random", "--games 4 --seats 4").succeeded());
    assert_eq!(value["players"], json!(["greedy", "random", "random", "random"]));
    let run = arena("coffee-rush", "greedy,random,random", "--games 4 --seats 2");
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("--seats 2: there are 3 players"), "{}", run.errors);
}

#[test]
fn the_engine_itself_plays_as_a_program() {
    let program = env!("CARGO_BIN_EXE_crema");
    for table in one_table_a_game() {
        let players = format!("ugi:{program} ugi --game {} --seats {},random", table.game, table.seats);
        let value = result(&arena(table.game, &players, "--games 2 --nodes 20 --threads 2").succeeded());
        assert_eq!((&value["illegal"], &value["timeouts"]), (&json!([0, 0]), &json!([0, 0])), "{value}");
        assert_eq!(value["wins"], json!([2, 0]), "{value}");
    }
}

/// A shell script that is polite, except when it is to move.
fn program(when_asked: &str) -> String {
    let answers = r#"ugi) echo ugiok;; isready) echo readyok;; quit) exit;;"#;
    format!("ugi:sh -c 'while read word rest; do case $word in {answers} go) {when_asked};; esac; done'")
}

#[test]
fn a_broken_program_loses_its_games_and_never_the_run() {
    let silent = "sleep 100";
    for (players, fault) in [
        ("ugi:no-such-program --at all".to_owned(), "illegal"),
        ("ugi:true".to_owned(), "illegal"),
        (format!("ugi:{silent}"), "timeouts"),
        ("ugi:yes".to_owned(), "timeouts"),
        (program("echo bestmove rubbish"), "illegal"),
        (program("echo bestmove"), "illegal"),
        (program("echo bestmove advance; exit"), "illegal"),
        (program("exit 3"), "illegal"),
        (program("echo out of beans >&2; exit 3"), "illegal"),
        (program(silent), "timeouts"),
        (program("while :; do echo info nodes 1; done"), "timeouts"),
        (program("echo bestmove place 0,0 red"), "illegal"),
    ] {
        // In the first game of the deal the program starts; in the second, after one move of the other.
        let run = arena("cappuccino", &format!("{players},random"), "--games 2 --nodes 10 --timeout 400 --threads 1");
        assert_eq!(run.code, Some(0), "{players}: {}", run.errors);
        let value = result(&run.output);
        assert_eq!(value["wins"], json!([0, 2]), "{players}: {value}");
        assert_eq!(value[fault], json!([2, 0]), "{players}: {value}");
        assert!(run.errors.lines().count() == 1 && run.errors.starts_with("ugi:"), "{players}: {}", run.errors);
        if players.contains("beans") {
            assert!(run.errors.contains("(exit status: 3): out of beans"), "{}", run.errors);
        }
    }
}

#[test]
fn at_a_table_of_four_the_others_share_what_a_broken_program_leaves() {
    let value = result(&arena("coffee-rush", "ugi:true,greedy,greedy,greedy", "--games 4").output);
    assert_eq!((&value["wins"], &value["draws"], &value["share"]), (&json!([0, 0, 0, 0]), &json!(4), &json!(0.0)));
    assert_eq!((&value["illegal"], &value["margin"]), (&json!([4, 0, 0, 0]), &Value::Null));
}

#[test]
fn a_test_ends_when_it_is_clear() {
    let value = result(&arena("cappuccino", "greedy,random", "--games 4000 --sprt 0,50").succeeded());
    assert_eq!(value["sprt"]["verdict"], "accepted");
    assert!(value["games"].as_u64().unwrap() < 400, "{value}");
    let value = result(&arena("cappuccino", "random,greedy", "--games 4000 --sprt").succeeded());
    assert_eq!((&value["sprt"]["verdict"], &value["sprt"]["elo1"]), (&json!("rejected"), &json!(10.0)));
}

#[test]
fn people_get_a_table() {
    let run = crema(&["arena", "--game", "patchwork", "--players", "greedy,random", "--games", "4"], "");
    let text = run.succeeded();
    assert!(text.starts_with("player") && text.contains("4 games on 2 deals"), "{text}");
    assert!(text.contains("greedy: 100.0 % of the wins") && text.contains("margin +"), "{text}");
    let run = crema(&["arena", "--game", "patchwork", "--players", "random,random", "--games", "4"], "");
    let text = run.succeeded();
    assert!(text.contains("the first seat, among equals: "), "{text}");
}

#[test]
fn wrong_players_are_explained() {
    for (players, code, fragment) in [
        ("greedy", 1, "patchwork is for 2 players, not 1"),
        ("greedy,random,random", 1, "patchwork is for 2 players, not 3"),
        ("greedy,random,random,random,random", 1, "no table seats more than 4"),
        ("greedy,champion", 2, "\"champion\" is no player; there are random, greedy"),
        ("greedy,level:9", 2, "level:9: expected a number from 1 to 8"),
        ("greedy,expert:0", 2, "expert:0: expected greedy:PERCENT, expert:NODES"),
        ("greedy,mcts:many", 2, "mcts:many: expected a whole number of playouts"),
        ("greedy,ugi:", 2, "expected a command line"),
    ] {
        let run = arena("patchwork", players, "");
        assert_eq!((run.code, run.output.as_str()), (Some(code), ""), "{players}");
        assert!(run.errors.contains(fragment), "{fragment:?} expected in {:?}", run.errors);
    }
    for (more, fragment) in
        [("--sprt 5", "expected two ratings"), ("--sprt 9,3", "expected two ratings"), ("--games 0", "'--games <N>'")]
    {
        let run = arena("patchwork", "greedy,random", more);
        assert_eq!(run.code, Some(2), "{more}");
        assert!(run.errors.contains(fragment), "{fragment:?} expected in {:?}", run.errors);
    }
}
