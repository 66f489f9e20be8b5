//! Set-ups from elsewhere: which are accepted, and the error of each mistake.

use game_cappuccino::{Cappuccino, Cell, Colour, Options, Setup};
use game_core::{Game, Match, SplitMix};

use crate::table::{EXPERT, STANDARD, cell, legal, painted, seats, standard_cells};

fn dealt(players: u64) -> Setup {
    Match::<Cappuccino>::from_seed(seats(players), STANDARD, 3).setup().clone()
}

/// The complaint about a set-up.
fn complaint(players: u64, options: Options, setup: &Setup) -> String {
    Cappuccino::new(seats(players), &options, setup).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn a_set_up_that_the_rules_cannot_produce_is_refused_with_the_reason() {
    let check = |players: u64, change: &dyn Fn(&mut Setup), expected: &str| {
        let mut setup = dealt(players);
        change(&mut setup);
        let told = complaint(players, STANDARD, &setup);
        assert_eq!(told, format!("setup: cups: {expected}"));
    };
    let place = |setup: &Setup, colour: Colour| setup.cups.iter().position(|cup| cup.1 == colour).unwrap();
    check(2, &|setup| setup.cups.clear(), "0 are red, but it must be 16 of each colour in play");
    let lose = |setup: &mut Setup| {
        let green = place(setup, Colour::Green);
        setup.cups.remove(green);
    };
    check(4, &lose, "15 are green, but it must be 16 of each colour in play");
    let recolour = |setup: &mut Setup| {
        let red = place(setup, Colour::Red);
        setup.cups[red].1 = Colour::Yellow;
    };
    check(2, &recolour, "15 are red, but it must be 16 of each colour in play");
    let foreign = |setup: &mut Setup| setup.cups.push((cell("9,0"), Colour::Yellow));
    check(3, &foreign, "1 are yellow, but 3 players do not use yellow");
    check(2, &|setup| setup.cups[7].0 = setup.cups[9].0, &format!("two cups stand on {}", dealt(2).cups[9].0));
    check(2, &|setup| setup.cups[63].0 = cell("9,-9"), "9,-9 is cut off from 0,0; the cups must form one cluster");
    let hollow = |setup: &mut Setup| setup.cups[0].0 = Cell::from_number(64).unwrap();
    check(2, &hollow, "0,0 is a hole; the cups must stand without gaps");
    let hollower = |setup: &mut Setup| {
        hollow(setup);
        setup.cups[1].0 = Cell::from_number(65).unwrap();
    };
    let first = dealt(2).cups[..2].iter().map(|cup| cup.0).min_by_key(|cell| (cell.r(), cell.q())).unwrap();
    check(2, &hollower, &format!("{first} is a hole; the cups must stand without gaps"));
}

#[test]
fn a_bay_is_not_a_hole() {
    let (bay, outside) = (cell("2,-4"), Cell::from_number(64).unwrap());
    let mut setup = dealt(2);
    assert_eq!(Cappuccino::new(seats(2), &STANDARD, &setup).unwrap().index(outside), None);
    setup.cups.iter_mut().find(|cup| cup.0 == bay).unwrap().0 = outside;
    let position = Cappuccino::new(seats(2), &STANDARD, &setup).unwrap();
    assert!(position.index(outside).is_some() && position.index(bay).is_none());
}

#[test]
fn the_expert_game_starts_with_an_empty_table() {
    assert_eq!(Cappuccino::all_options(), [Options { expert: false }, EXPERT]);
    let told = complaint(2, EXPERT, &dealt(2));
    let expected = "setup: cups: 64 given, but with the option expert the players place them: leave the list empty";
    assert_eq!(told, expected);
    assert!(Cappuccino::new(seats(2), &EXPERT, &Setup::default()).is_ok());
}

#[test]
fn set_ups_and_options_as_json() {
    let setup = |json: &str| serde_json::from_str::<Setup>(json).map_err(|error| error.to_string());
    assert_eq!(setup(r#"{"cups":[["0,-1","red"]]}"#), Ok(Setup { cups: vec![(cell("0,-1"), Colour::Red)] }));
    assert_eq!(setup("{}"), Ok(Setup::default()));
    assert_eq!(serde_json::to_string(&Setup::default()).unwrap(), r#"{"cups":[]}"#);
    for (json, part) in [
        (r#"{"cups":[["0,-1","pink"]]}"#, "unknown variant `pink`, expected one of `red`, `blue`, `green`, `yellow`"),
        (r#"{"cups":[["0;1","red"]]}"#, "expected a cell as \"q,r\""),
        (r#"{"cups":[["33,0","red"]]}"#, "too far out, a cell lies within 32 steps of 0,0"),
        (r#"{"cups":[["0,1"]]}"#, "expected a tuple of size 2"),
        (r#"{"cups":{}}"#, "expected a sequence"),
        (r#"{"mugs":[]}"#, "unknown field `mugs`"),
    ] {
        let told = setup(json).unwrap_err();
        assert!(told.contains(part), "{json}: {told}");
    }
    assert_eq!(serde_json::to_string(&STANDARD).unwrap(), "{}");
    assert_eq!(serde_json::to_string(&EXPERT).unwrap(), r#"{"expert":true}"#);
    assert!(serde_json::from_str::<Options>(r#"{"exprt":true}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"expert":1}"#).is_err());
}

#[test]
fn the_order_of_the_list_makes_no_difference() {
    for players in 2..=4 {
        let setup = dealt(players);
        let mut shuffled = setup.clone();
        game_core::Random::shuffle(&mut SplitMix::new(4), &mut shuffled.cups);
        let position = |setup| Cappuccino::new(seats(players), &STANDARD, setup).unwrap();
        assert_eq!(position(&setup), position(&shuffled));
        assert_eq!(position(&setup).key(), position(&shuffled).key());
    }
}

/// Clusters that another engine might deal.
fn clusters() -> Vec<Vec<Cell>> {
    let at = |q: i8, r: i8| Cell::new(q, r).unwrap();
    let moved = standard_cells(seats(2)).iter().map(|cell| at(cell.q() + 3, cell.r() - 2)).collect();
    let mirrored = standard_cells(seats(2)).iter().map(|cell| at(cell.r(), cell.q())).collect();
    let rhombus = (0..8).flat_map(|r| (0..8).map(move |q| at(q, r))).collect();
    let line = (-32..32).map(|q| at(q, 0)).collect();
    let comb = (0..16).flat_map(|q| [at(q, 0), at(q, 1), at(q, 2), at(q, 3)]).collect();
    let far = (0..64).map(|index| at(-32 + index % 4, 2 + index / 4)).collect();
    // A bay whose only way out is beyond the last cells.
    let bay = |index: i8| if index == 4 { at(12, -32) } else { at(4 + index % 8, -32 + index / 8) };
    vec![moved, mirrored, rhombus, line, comb, far, (0..64).map(bay).collect()]
}

#[test]
fn any_connected_cluster_without_holes_plays_as_on_the_oracles_table() {
    use game_core::{Buffers, Oracle, random_event};
    for (number, cells) in clusters().into_iter().enumerate() {
        let setup = painted(seats(2), &cells, "");
        for seed in 0..4 {
            let mut game = Match::<Cappuccino>::new(seats(2), STANDARD, setup.clone()).unwrap();
            let mut slow = game_cappuccino::NaiveCappuccino::new(seats(2), &STANDARD, &setup);
            let mut rng = SplitMix::for_game(1, seed);
            let mut buffers = Buffers::default();
            loop {
                let position = game.position();
                position.audit().unwrap_or_else(|error| panic!("cluster {number}: {error}"));
                assert_eq!(position.key(), position.key_from_scratch());
                assert_eq!(position.turn(), slow.turn());
                assert_eq!(position.outcome(), slow.outcome());
                let (mut fast, mut plain) = (legal(position), slow.actions());
                fast.sort_unstable();
                plain.sort_unstable();
                assert_eq!(fast, plain, "cluster {number}, seed {seed}, after {} events", game.events().len());
                let Some(event) = random_event(position, &mut rng, &mut buffers) else { break };
                game.play(event).unwrap();
                slow.apply(event);
            }
            assert_eq!(Match::<Cappuccino>::from_record(&game.record()).unwrap(), game);
        }
    }
}

/// A search that builds the topology once plays the same game.
#[test]
fn playing_on_a_ready_made_topology_is_playing() {
    for cells in clusters().into_iter().chain([standard_cells(seats(2))]) {
        let setup = painted(seats(2), &cells, "");
        let mut slow = Cappuccino::new(seats(2), &STANDARD, &setup).unwrap();
        let mut fast = slow;
        let topology = fast.topology();
        let mut rng = SplitMix::new(9);
        while !legal(&slow).is_empty() {
            let (from, direction) = fast.sample_move(&mut rng);
            let to = topology.neighbour(from, direction).unwrap();
            slow.apply(game_cappuccino::Action::Move { from: slow.cell(from), to: slow.cell(to) }).unwrap();
            fast.play(&topology, from, to);
            assert_eq!(fast, slow);
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Cappuccino>() <= 256, "{} bytes", size_of::<Cappuccino>());
}
