//! Conversations with `crema ugi`.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::time::Duration;

use game_core::{Event, HasOracle, Match, Oracle, Turn, random_match};
use game_registry::{OracleVisitor, dispatch_oracle};
use serde_json::Value;

use crate::program::{Run, crema, start};
use crate::table_kinds::{TableKind, one_table_a_game, table_kinds};

const SEED: u64 = 6;
/// More lines than an engine writes about one search.
const MOST_LINES: usize = 10_000;
/// More events than any game has.
const MOST_EVENTS: usize = 5_000;

fn converse(table: &TableKind, script: impl AsRef<[u8]> + Send) -> Run {
    crema(&table.command("ugi", &format!("--seed {SEED}")), script)
}

/// A random game at a table, from the deal that `startpos` means.
struct RandomGame<'a>(&'a TableKind);

/// A position of it, as the naive engine sees it.
struct Seen {
    legal: BTreeSet<String>,
    turn: Turn,
    scores: Option<Vec<i32>>,
    next: Option<String>,
}

impl OracleVisitor for RandomGame<'_> {
    type Output = (String, Vec<Seen>);

    fn visit<G: HasOracle>(self) -> Self::Output {
        let seats = G::INFO.seat_count(self.0.seats as u64).unwrap();
        let options: Value = serde_json::from_str(&self.0.options).unwrap();
        let options = Match::<G>::read_options(&options).unwrap();
        let game = random_match::<G>(seats, &options, SEED, 0);
        let mut oracle = G::Oracle::new(seats, &options, game.setup());
        let mut seen = Vec::new();
        for next in game.events().iter().map(Some).chain([None]) {
            let actions = oracle.actions().into_iter().map(|action| action.to_string());
            let chances = oracle.chances().into_iter().map(|(chance, _)| chance.to_string());
            seen.push(Seen {
                legal: actions.chain(chances).collect(),
                turn: oracle.turn(),
                scores: oracle.outcome().map(|outcome| outcome.scores.iter().copied().collect()),
                next: next.map(Event::to_string),
            });
            if let Some(&event) = next {
                oracle.apply(event);
            }
        }
        (game.record().to_json(), seen)
    }
}

fn random_game(table: &TableKind) -> (String, Vec<Seen>) {
    dispatch_oracle(table.game, RandomGame(table)).unwrap().expect("every game of ours has a naive twin")
}

#[test]
fn legal_events_turn_and_scores_are_right_at_every_position_of_a_random_game() {
    const QUESTIONS: &str = "query legal\nquery turn\nquery p1turn\nquery gameover\nquery scores\n";
    for table in table_kinds() {
        let (_, seen) = random_game(&table);
        let events: Vec<&str> = seen.iter().filter_map(|seen| seen.next.as_deref()).collect();
        let ask = |ply: usize| format!("position startpos moves {}\n{QUESTIONS}", events[..ply].join(";"));
        let script: String = (0..seen.len()).map(ask).collect();
        let output = converse(&table, script).succeeded();
        let answers: Vec<&str> = output.lines().map(|line| line.strip_prefix("response ").unwrap()).collect();
        assert_eq!(answers.len(), 5 * seen.len());
        for (ply, (seen, answers)) in seen.iter().zip(answers.chunks(5)).enumerate() {
            let at = format!("{} {} {} ply {ply}", table.game, table.seats, table.options);
            let listed: Vec<&str> = answers[0].split(';').filter(|event| !event.is_empty()).collect();
            assert_eq!(listed.len(), seen.legal.len(), "{at}: each once");
            assert_eq!(listed.into_iter().map(str::to_owned).collect::<BTreeSet<_>>(), seen.legal, "{at}");
            let (turn, first) = match seen.turn {
                Turn::Seat(seat) => (seat.to_string(), seat.index() == 0),
                Turn::Chance => ("chance".to_owned(), false),
                Turn::Over => ("none".to_owned(), false),
            };
            let scores = seen
                .scores
                .as_ref()
                .map_or("none".to_owned(), |scores| scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" "));
            let over = (seen.turn == Turn::Over).to_string();
            assert_eq!(answers[1..], [turn, first.to_string(), over, scores], "{at}");
        }
    }
}

#[test]
fn a_record_is_a_position_and_its_result_is_told() {
    for table in table_kinds() {
        let (record, seen) = random_game(&table);
        let mut value: Value = serde_json::from_str(&record).unwrap();
        let winners: Vec<u64> = value["result"]["winners"].as_array().unwrap().iter().flat_map(Value::as_u64).collect();
        let word = |seat: &u64| format!("p{}win", seat + 1);
        let expected = match winners.len() == table.seats {
            true => "draw".to_owned(),
            false => winners.iter().map(word).collect::<Vec<_>>().join(","),
        };
        let mut script = format!("query result\nposition record {record}\nquery result\nquery gameover\n");
        // The same record without its last event, which is then played as a move.
        value.as_object_mut().unwrap().remove("result");
        let last = value["events"].as_array_mut().unwrap().pop().unwrap();
        let last = last.as_str().unwrap();
        script +=
            &format!("position record {value}\nquery result\nposition record {value} moves {last}\nquery result\n");
        let output = converse(&table, script).succeeded();
        let answers = ["none", &expected, "true", "none", &expected].map(|answer| format!("response {answer}\n"));
        assert_eq!(output, answers.concat());
        assert!(seen.last().unwrap().legal.is_empty());
    }
}

/// A running conversation.
struct Engine {
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    fn start(table: &TableKind) -> (Engine, std::process::Child) {
        let mut child = start(&table.command("ugi", &format!("--seed {SEED}")));
        let engine =
            Engine { stdin: child.stdin.take().unwrap(), stdout: BufReader::new(child.stdout.take().unwrap()) };
        (engine, child)
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.hear().strip_prefix("response ").unwrap().to_owned()
    }

    fn best_move(&mut self) -> String {
        for _ in 0..MOST_LINES {
            let line = self.hear();
            match line.strip_prefix("bestmove ") {
                Some(event) => return event.to_owned(),
                None => assert!(line.starts_with("info nodes "), "{line}"),
            }
        }
        panic!("no bestmove in {MOST_LINES} lines");
    }
}

#[test]
fn plays_legal_games_to_the_end() {
    for table in one_table_a_game() {
        let (mut engine, mut child) = Engine::start(&table);
        let mut events: Vec<String> = Vec::new();
        while engine.ask("query gameover") == "false" {
            assert!(events.len() < MOST_EVENTS, "{}: the game does not end", table.game);
            let legal = engine.ask("query legal");
            let legal: Vec<&str> = legal.split(';').collect();
            let event = if engine.ask("query turn") == "chance" {
                legal[events.len() % legal.len()].to_owned()
            } else {
                engine.tell("go nodes 2");
                engine.best_move()
            };
            assert!(legal.contains(&event.as_str()), "{}: {event}", table.game);
            events.push(event);
            engine.tell(&format!("position startpos moves {}", events.join(";")));
        }
        assert_ne!(engine.ask("query scores"), "none");
        engine.tell("quit");
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn answers_while_thinking_and_stops_when_told() {
    for table in one_table_a_game() {
        let (mut engine, mut child) = Engine::start(&table);
        // Where a game begins with chance, go on to the first choice.
        let mut events: Vec<String> = Vec::new();
        while engine.ask("query turn") == "chance" {
            assert!(events.len() < MOST_EVENTS, "{}: chance is always to move", table.game);
            let legal = engine.ask("query legal");
            events.push(legal.split(';').next().unwrap().to_owned());
            engine.tell(&format!("position startpos moves {}", events.join(";")));
        }
        let legal = engine.ask("query legal");
        engine.tell("go infinite");
        engine.tell("isready");
        assert_eq!(engine.hear(), "readyok");
        // Long enough for searches that run out of positions: their answers wait for `stop`, too.
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(5));
            assert_eq!(engine.ask("query legal"), legal);
        }
        engine.tell("stop");
        let event = engine.best_move();
        assert!(legal.split(';').any(|legal| legal == event), "{event}");
        engine.tell("go infinite");
        engine.tell("quit");
        let event = engine.best_move();
        assert!(legal.split(';').any(|legal| legal == event), "{event}");
        assert!(child.wait().unwrap().success());
    }
}

/// The first position of a table in which a seat is to move, as a `position` command.
fn first_choice(table: &TableKind) -> String {
    let (_, seen) = random_game(table);
    let chance = seen.iter().take_while(|seen| seen.turn == Turn::Chance);
    let events: Vec<&str> = chance.filter_map(|seen| seen.next.as_deref()).collect();
    format!("position startpos moves {}\n", events.join(";"))
}

#[test]
fn the_same_nodes_give_the_same_move_and_a_script_gets_all_its_answers() {
    for table in one_table_a_game() {
        // A memory may make the second answer better, so everything is forgotten first.
        let position = first_choice(&table);
        let script = format!("{position}go nodes 200\nuginewgame\n{position}go nodes 200\ngo movetime 20\n");
        let moves = || {
            let output = converse(&table, &script).succeeded();
            let moves: Vec<String> =
                output.lines().filter(|line| line.starts_with("bestmove ")).map(str::to_owned).collect();
            let infos: Vec<&str> = output.lines().filter(|line| line.starts_with("info nodes ")).collect();
            assert!(infos.len() == 3 && infos.iter().all(|info| info.contains(" line ")), "{output}");
            moves
        };
        let first = moves();
        assert_eq!(first.len(), 3, "{}", table.game);
        assert_eq!(first[0], first[1]);
        assert_eq!(first[..2], moves()[..2]);
    }
}

#[test]
fn there_is_nothing_to_choose_when_chance_moves_or_the_game_is_over() {
    for table in table_kinds() {
        let (record, seen) = random_game(&table);
        let over = converse(&table, format!("position record {record}\ngo nodes 1\n")).succeeded();
        assert_eq!(over, "info string error: go: the game is over, so there is nothing to choose\n");
        let Some(ply) = seen.iter().position(|seen| seen.turn == Turn::Chance) else { continue };
        let events: Vec<&str> = seen[..ply].iter().filter_map(|seen| seen.next.as_deref()).collect();
        let script = format!("position startpos moves {}\ngo nodes 1\n", events.join(";"));
        let output = converse(&table, script).succeeded();
        assert!(output.starts_with("info string error: go: chance is to move, so there is nothing"), "{output}");
    }
}

#[test]
fn introduces_itself() {
    for table in one_table_a_game() {
        let run = converse(&table, "ugi\nisready\nuginewgame\nisready\nquit\nisready\n").succeeded();
        let name = format!("id name Crema {} ({})\n", env!("CARGO_PKG_VERSION"), table.game);
        assert_eq!(run, name + "id author the Crema contributors\nugiok\nreadyok\nreadyok\n");
    }
}

#[test]
fn what_cannot_be_understood_gets_one_short_line_and_changes_nothing() {
    for table in table_kinds() {
        let (record, seen) = random_game(&table);
        let events: Vec<&str> = seen.iter().take(4).filter_map(|seen| seen.next.as_deref()).collect();
        let start = format!("position startpos moves {}", events.join(";"));
        let before = converse(&table, format!("{start}\nquery legal\n")).succeeded();
        let rubbish = "x".repeat(100_000);
        let wrong_seats = record.replacen(r#""seats":"#, r#""seats":9"#, 1);
        let wrong_game = record.replacen(table.game, "checkers", 1);
        for line in [
            "frobnicate",
            &rubbish,
            "a\0b",
            "UGI",
            "ugi ugi",
            "go",
            "go nodes x",
            "go nodes -1",
            "go depth 3",
            "query",
            "query everything",
            "setoption name Hash value 1",
            "position",
            "position fen 8/8",
            "position startpos moves rubbish",
            &format!("{start};rubbish"),
            &format!("{start};"),
            &format!("position startpos moves {rubbish}"),
            "position record",
            "position record {}",
            "position record {\"format\":1",
            &format!("position record {wrong_seats}"),
            &format!("position record {wrong_game}"),
            &format!("position record {record} moves {}", events[0]),
            &format!("position record {record} rubbish"),
            &format!("position record {}", "[".repeat(100_000)),
        ] {
            let output = converse(&table, format!("{start}\n{line}\nquery legal\n")).succeeded();
            let (error, after) = output.split_once('\n').unwrap();
            assert!(error.starts_with("info string error: "), "{line:.60}: {error}");
            assert!(error.chars().count() <= 330, "too long: {error}");
            assert_eq!(after, before, "{line:.60}");
        }
        let binary = [start.as_bytes(), b"\n\xff\xfe\nquery legal\n"].concat();
        let output = converse(&table, binary).succeeded();
        assert_eq!(output.split_once('\n').unwrap().1, before);
    }
}
