//! Positions with an obvious best move, set up by hand.

use game_core::{Budget, Event, Found, Game, Match, SplitMix, StrongPlayer, Turn};

use crate::position::Side;
use crate::quilt::Quilt;
use crate::track::{LAST_SPACE, Marks};
use crate::{Options, PatchId, Patchwork, Setup};

const MEMORY: usize = 4 << 20;

/// The first side is to move with two spaces to go, the other is done; no leather is left. The circle begins with `offered`;
/// `#` is covered in the quilt of the mover.
fn puzzle(offered: [i64; 3], buttons: u16, rows: [&str; 9]) -> Patchwork {
    let rest = (1..33).filter(|id| !offered.contains(id));
    let circle = offered.into_iter().chain(rest).chain([0]).collect();
    let seats = Patchwork::INFO.seat_count(2).expect("the game is for two");
    let game: Match<Patchwork> = Match::new(seats, Options::default(), Setup { circle }).expect("a circle");
    let mut position = *game.position();
    position.leather = Marks::LEATHER_REVISED.without(Marks::LEATHER_REVISED);
    position.players[0].space = LAST_SPACE - 2;
    position.players[0].buttons = buttons;
    position.players[1].space = LAST_SPACE;
    let squares = rows.concat();
    let covered = squares.bytes().enumerate().filter(|&(_, square)| square == b'#');
    let board = covered.fold(0, |board, (bit, _)| board | 1 << bit);
    position.players[0].quilt.cover(board);
    position
}

fn solve(position: &Patchwork) -> Found<Patchwork> {
    let found = position.think(&mut Patchwork::memory(MEMORY), Budget::nodes(3_000), &mut SplitMix::new(1));
    assert!(found.proved, "so near the end everything can be tried");
    found
}

/// One gap for the 1×3 completes the 7×7, others do not.
const ALMOST_SEVEN: [&str; 9] = [
    "#######..", //
    "#######..",
    "#######..",
    "##...##..",
    "#######..",
    "#######..",
    "#######..",
    "...##....",
    ".........",
];

#[test]
fn completes_the_bonus_square() {
    let position = puzzle([3, 12, 18], 2, ALMOST_SEVEN);
    assert_eq!(solve(&position).actions[0].to_string(), "buy 3 c4d4e4");
}

#[test]
fn saves_up_for_nothing_when_a_patch_pays_more() {
    // Two advances bring 2 buttons. The patches cover 3 squares for 2 buttons, 2 for 2, or 6 for 4.
    let position = puzzle([3, 26, 18], 4, ["........."; 9]);
    let found = solve(&position);
    assert!(found.actions[0].to_string().starts_with("buy 26 "), "{}", found.actions[0]);
}

#[test]
fn buys_a_quick_patch_first_and_then_another() {
    // Patch 19 takes one space of the two; patch 18 then takes the rest.
    let position = puzzle([19, 18, 12], 17, ["........."; 9]);
    let found = solve(&position);
    let line: Vec<String> = found.actions.iter().chain(&found.line).map(|action| action.to_string()).collect();
    let bought: Vec<&str> = line.iter().filter_map(|text| text.split(' ').nth(1)).collect();
    assert_eq!(bought.len(), 2, "{line:?}");
    assert_eq!(bought[0], "19", "{line:?}");
}

#[test]
fn on_an_empty_quilt_one_way_to_lie_stands_for_all() {
    let position = puzzle([30, 12, 18], 1, ["........."; 9]);
    assert_eq!(position.player(Side::First).quilt, Quilt::EMPTY);
    let mut listed = Vec::new();
    super::prior::candidates(&position, usize::MAX, &mut super::place::Memo::new(0), &mut listed);
    let patch = PatchId::new(30).expect("a patch");
    assert!(listed.len() < patch.ways() as usize, "{}", listed.len());
}

/// Deals in which every patch on offer opens better ones to the other. Players that cared for winning alone left 31, 59 and 48
/// squares of each quilt empty here, because both only advanced.
#[test]
fn two_players_do_not_wait_for_each_other() {
    let seats = Patchwork::INFO.seat_count(2).expect("the game is for two");
    let mut empty = Vec::new();
    for deal in [14_000, 16_000, 48_000] {
        let mut game: Match<Patchwork> = Match::from_seed(seats, Options::default(), deal);
        let (mut memory, mut rng) = (Patchwork::memory(MEMORY), SplitMix::new(deal));
        while let Turn::Seat(_) = game.position().turn() {
            let found = game.position().think(&mut memory, Budget::nodes(300), &mut rng);
            game.play(Event::Action(found.actions[0])).expect("the player plays by the rules");
        }
        empty.extend(game.position().players.map(|player| player.quilt.free_squares()));
    }
    assert!(empty.iter().sum::<u32>() < 20 * empty.len() as u32, "{empty:?}");
}
