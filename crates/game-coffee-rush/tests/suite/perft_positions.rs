//! Perft from the middle of games, where players and not only chance have choices; the oracle counts the shallow ones too.

use game_coffee_rush::{CoffeeRush, Options, Setup};
use game_core::{Event, Game, HasOracle, Match, Oracle, Turn, perft};

type Naive = <CoffeeRush as HasOracle>::Oracle;

/// How deep the oracle follows: it is slow.
const ORACLE_DEPTH: u32 = 2;

fn naive_perft(position: &Naive, depth: u32) -> u64 {
    let events: Vec<Event<CoffeeRush>> = match position.turn() {
        Turn::Seat(_) => position.actions().into_iter().map(Event::Action).collect(),
        Turn::Chance => position.chances().into_iter().map(|(draw, _)| Event::Chance(draw)).collect(),
        Turn::Over => Vec::new(),
    };
    if depth <= 1 {
        return if depth == 0 { 1 } else { events.len() as u64 };
    }
    let after = |event| {
        let mut next = position.clone();
        next.apply(event);
        naive_perft(&next, depth - 1)
    };
    events.into_iter().map(after).sum()
}

/// Lines of `SEATS OPTIONS NODES NODES NODES | EVENT;EVENT…`: the nodes of depth 1, 2, 3… after these events. With
/// `UPDATE_GOLDEN=1` the numbers are written.
#[test]
fn perft_from_the_middle() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft-positions.txt");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut written = String::new();
    for line in text.lines() {
        let Some((numbers, events)) = line.split_once(" | ").filter(|_| !line.starts_with('#')) else {
            written += &format!("{line}\n");
            continue;
        };
        let fields: Vec<&str> = numbers.split(' ').collect();
        let seats = CoffeeRush::INFO.seat_count(fields[0].parse().unwrap()).unwrap();
        let options: Options = serde_json::from_str(fields[1]).unwrap();
        let mut game = Match::<CoffeeRush>::new(seats, options, Setup {}).unwrap();
        let mut slow = Naive::new(seats, &options, &Setup {});
        for event in events.split(';') {
            game.play_text(event).unwrap_or_else(|error| panic!("{event}: {error}"));
            slow.apply(*game.events().last().unwrap());
        }
        let depths = 1..=(fields.len() as u32 - 2);
        let counted: Vec<String> = depths.map(|depth| perft(game.position(), depth).to_string()).collect();
        for depth in 1..=ORACLE_DEPTH {
            assert_eq!(naive_perft(&slow, depth).to_string(), counted[depth as usize - 1], "{line}");
        }
        written += &format!("{} {} {} | {events}\n", fields[0], fields[1], counted.join(" "));
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, written).unwrap();
    } else {
        assert_eq!(written, text);
    }
}
