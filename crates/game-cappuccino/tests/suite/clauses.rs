//! Table, set-up and colours: CP-01 to CP-07 of RULES.md.

use std::collections::{BTreeMap, BTreeSet};

use game_cappuccino::{Action, Cappuccino, Cell, Colour};
use game_core::{Game, Match, Turn};

use crate::table::{STANDARD, after, cell, in_random_games, legal, seat, seats, stack};

fn cups_by_colour(game: &Match<Cappuccino>) -> BTreeMap<Colour, usize> {
    let mut count = BTreeMap::new();
    for &(_, colour) in &game.setup().cups {
        *count.entry(colour).or_default() += 1;
    }
    count
}

#[test]
fn cp_01_sixteen_cups_of_each_colour_for_two_to_four_players() {
    let game = Match::<Cappuccino>::from_seed(seats(4), STANDARD, 1);
    assert_eq!(game.setup().cups.len(), 64);
    assert!(cups_by_colour(&game).values().all(|&count| count == 16));
    let accepted: Vec<u64> = (0..10).filter(|&count| Cappuccino::INFO.seat_count(count).is_ok()).collect();
    assert_eq!(accepted, [2, 3, 4]);
}

#[test]
fn cp_02_a_cell_has_six_neighbours() {
    let game = after(2, "0,0 red", "");
    let from_centre: BTreeSet<String> =
        legal(game.position()).iter().map(Action::to_string).filter(|text| text.starts_with("move 0,0 ")).collect();
    let expected = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"].map(|to| format!("move 0,0 {to}"));
    assert_eq!(from_centre, BTreeSet::from(expected));
}

#[test]
fn cp_03_three_or_four_players_have_one_colour_each_and_use_only_those_cups() {
    for (players, colours) in [(3, &Colour::ALL[..3]), (4, &Colour::ALL[..])] {
        let game = Match::<Cappuccino>::from_seed(seats(players), STANDARD, 1);
        assert_eq!(cups_by_colour(&game).into_keys().collect::<Vec<_>>(), colours);
        assert_eq!(game.setup().cups.len(), colours.len() * 16);
        for (index, &colour) in colours.iter().enumerate() {
            assert_eq!(Colour::owned_by(seat(index), seats(players)).collect::<Vec<_>>(), [colour]);
        }
        let movable = lifted_colours(game.position());
        assert_eq!(movable, BTreeSet::from([Colour::Red]), "seat 0 moves red and nothing else");
    }
}

#[test]
fn cp_04_two_players_have_two_colours_each_and_move_either() {
    let mut game = Match::<Cappuccino>::from_seed(seats(2), STANDARD, 1);
    assert_eq!(game.setup().cups.len(), 64);
    assert_eq!(lifted_colours(game.position()), BTreeSet::from([Colour::Red, Colour::Green]));
    let first = legal(game.position())[0].to_string();
    game.play_text(&first).unwrap();
    assert_eq!(lifted_colours(game.position()), BTreeSet::from([Colour::Blue, Colour::Yellow]));
}

/// The colours that the seat to move may lift.
fn lifted_colours(position: &Cappuccino) -> BTreeSet<Colour> {
    let lifted = |action: &Action| match action {
        Action::Move { from, .. } => position.index(*from).and_then(|index| position.colour(index)),
        Action::Place { .. } => None,
    };
    legal(position).iter().filter_map(lifted).collect()
}

#[test]
fn cp_05_a_dealt_cluster_is_a_spiral_with_evenly_spread_colours() {
    for players in 2..=4 {
        let mut deals = BTreeSet::new();
        for seed in 0..1000 {
            let game = Match::<Cappuccino>::from_seed(seats(players), STANDARD, seed);
            let setup = game.setup();
            assert_eq!(setup.crowding(), Some(0), "{players} players, seed {seed}");
            let cells: Vec<Cell> = setup.cups.iter().map(|cup| cup.0).collect();
            assert_eq!(cells, Cell::all().take(cells.len()).collect::<Vec<_>>());
            assert_eq!(setup, Match::<Cappuccino>::from_seed(seats(players), STANDARD, seed).setup());
            deals.insert(setup.cups.iter().map(|cup| cup.1).collect::<Vec<_>>());
        }
        assert_eq!(deals.len(), 1000, "every seed deals another table");
    }
}

/// The measure itself, said once more without masks.
#[test]
fn cp_05_crowding_counts_touching_cups_thirds_and_the_inner_half() {
    let distance = |a: Cell, b: Cell| {
        let (q, r) = (i32::from(a.q() - b.q()), i32::from(a.r() - b.r()));
        q.abs().max(r.abs()).max((q + r).abs())
    };
    // Turned until it lies in the first third: by a third of a turn, (q, r) becomes (-q-r, q).
    let third = |cell: Cell| {
        let (mut q, mut r) = (i32::from(cell.q()), i32::from(cell.r()));
        let mut turns = 0;
        while !(q > 0 && q + r >= 0) {
            (q, r) = (-q - r, q);
            turns += 1;
        }
        turns
    };
    let out = |count: usize, range: std::ops::RangeInclusive<usize>| {
        range.start().saturating_sub(count) + count.saturating_sub(*range.end())
    };
    let mut crowded = 0;
    for (players, touching) in [(2, 1), (3, 2), (4, 1)] {
        let cells = crate::table::standard_cells(seats(players));
        for seed in 0..50 {
            // A shuffled table, not a dealt one: these are crowded.
            let mut colours: Vec<Colour> =
                Colour::in_play(seats(players)).iter().flat_map(|&colour| [colour; 16]).collect();
            game_core::Random::shuffle(&mut game_core::SplitMix::new(seed), &mut colours);
            let cups: Vec<(Cell, Colour)> = cells.iter().copied().zip(colours).collect();
            let mut expected = 0;
            for &colour in Colour::in_play(seats(players)) {
                let own: Vec<Cell> = cups.iter().filter(|cup| cup.1 == colour).map(|cup| cup.0).collect();
                for &cup in &own {
                    let beside = own.iter().filter(|&&other| distance(cup, other) == 1).count();
                    expected += beside.saturating_sub(touching);
                }
                for wanted in 0..3 {
                    let there = own.iter().filter(|&&cup| cup != cell("0,0") && third(cup) == wanted).count();
                    expected += out(there, 4..=7);
                }
                let inner = own.iter().filter(|cup| cup.number() < cells.len() / 2).count();
                expected += out(inner, 6..=10);
            }
            let setup = game_cappuccino::Setup { cups };
            assert_eq!(setup.crowding(), Some(expected as u32), "{players} players, seed {seed}");
            crowded += usize::from(expected > 0);
        }
    }
    assert!(crowded > 140, "plain shuffles are crowded: {crowded} of 150");
}

#[test]
fn cp_07_seat_0_starts() {
    in_random_games(2, |game, position, length| {
        if length == 0 {
            assert_eq!(position.turn(), Turn::Seat(seat(0)));
        }
        // In the expert game also when the last cup stands.
        let stand = position.open_cells().is_empty() && game.options().expert;
        if stand && position.stacks().count_ones() as usize == length {
            assert_eq!(position.turn(), Turn::Seat(seat(0)), "all {length} cups stand");
        }
    });
}

#[test]
fn a_standard_table_starts_with_single_cups() {
    let game = after(3, "0,0 green", "");
    assert_eq!(stack(game.position(), "0,0"), Some((Colour::Green, 1)));
    assert_eq!(stack(game.position(), "9,9"), None, "outside the cluster");
}
