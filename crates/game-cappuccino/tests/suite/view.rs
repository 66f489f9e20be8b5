//! The consequences in the view, beyond the bare position.

use game_cappuccino::{Action, Cappuccino, Colour, StackView, Status, View, ViewPhase};
use game_core::{Game, Turn};

use crate::table::{after, cell, in_random_games, legal};

fn view(position: &Cappuccino) -> View {
    position.view(None)
}

#[test]
fn targets_are_the_legal_moves_with_the_height_they_make() {
    in_random_games(2, |game, position, length| {
        let view = view(position);
        let mut offered = Vec::new();
        for stack in &view.stacks {
            for target in &stack.targets {
                let step = Action::Move { from: stack.cell, to: target.cell };
                let mut next = *position;
                next.apply(step).unwrap();
                assert_eq!(next.height(next.index(target.cell).unwrap()), target.height, "{step}");
                offered.push(step);
            }
        }
        let mut moves: Vec<Action> =
            legal(position).into_iter().filter(|action| matches!(action, Action::Move { .. })).collect();
        offered.sort_unstable();
        moves.sort_unstable();
        assert_eq!(offered, moves, "after {length} of {} events", game.events().len());
    });
}

#[test]
fn the_numbers_of_the_players_add_up() {
    in_random_games(2, |game, position, _| {
        let view = view(position);
        let on_table: u32 = view.stacks.iter().map(|stack| u32::from(stack.height)).sum();
        let left: usize = view.players.iter().flat_map(|player| &player.colours).map(|colour| colour.left).sum();
        assert_eq!(on_table as usize + left, Colour::in_play(game.seats()).len() * 16);
        assert_eq!(view.players.iter().map(|player| player.cups).sum::<u32>(), on_table);
        for (seat, player) in game.seats().iter().zip(&view.players) {
            assert_eq!(player.colours.iter().map(|colour| colour.cups).sum::<u32>(), player.cups);
            assert_eq!(player.score, player.colours.iter().map(|colour| colour.cups).max().unwrap());
            let unsafe_cups = view.stacks.iter().filter(|stack| stack.owner == seat && !stack.safe);
            let at_risk: u32 = unsafe_cups.map(|stack| u32::from(stack.height)).sum();
            assert_eq!(player.at_risk, if view.phase == ViewPhase::Placing { 0 } else { at_risk });
            let lands = |stack: &StackView, other: &StackView| {
                stack.height >= other.height && stack.cell.neighbours().any(|cell| cell == other.cell)
            };
            let mut own = view.stacks.iter().filter(|stack| stack.owner == seat);
            let moves = own.any(|stack| view.stacks.iter().any(|other| lands(stack, other)));
            assert_eq!(player.out, view.phase != ViewPhase::Placing && !moves);
        }
        let over = position.turn() == Turn::Over;
        assert_eq!((view.phase == ViewPhase::Over, view.to_move.is_none()), (over, over));
        let islanders: usize = view.islands.iter().map(|island| island.cells.len()).sum();
        assert!(view.phase == ViewPhase::Placing || islanders == view.stacks.len());
    });
}

/// Nobody ever ends with fewer cups than were called sure, and a decided island keeps its promise.
#[test]
fn sure_cups_are_sure() {
    let mut contested_sure = 0;
    in_random_games(6, |game, position, _| {
        let view = view(position);
        let end = game.position_at(usize::MAX);
        for (seat, player) in game.seats().iter().zip(&view.players) {
            let own = (0..64).filter(|&index| end.owner(index) == Some(seat));
            let cups: u32 = own.map(|index| u32::from(end.height(index))).sum();
            assert!(player.sure <= cups, "seat {seat} was sure of {} and has {cups}", player.sure);
        }
        if position.turn() == Turn::Over {
            assert!(view.islands.iter().all(|island| island.status == Status::Dead));
            assert!(view.players.iter().all(|player| player.sure == player.cups && player.out));
        }
        let contested = view.islands.iter().any(|island| island.status == Status::Contested);
        contested_sure += usize::from(contested && view.players.iter().any(|player| player.sure > 0));
    });
    assert!(contested_sure > 100, "the claim is made before the end");
}

#[test]
fn threats_name_who_could_land_here() {
    let game = after(2, "0,0 red, 1,0 blue, 0,1 red, -1,0 blue, -1,1 green, 1,-1 blue, 0,-1 red", "0,0 1,0");
    let view = view(game.position());
    let threats = |text: &str| {
        let mut threats = view.stacks.iter().find(|stack| stack.cell == cell(text)).unwrap().threats.clone();
        threats.sort_unstable();
        threats
    };
    assert_eq!(threats("1,0"), [], "two cups: nobody is high enough");
    assert!(threats("0,1").iter().all(|&from| from.touches(cell("0,1"))));
    assert!(threats("1,-1").contains(&cell("1,0")), "red's two cups could land on the blue cup");
    assert!(threats("1,-1").contains(&cell("0,-1")), "so could red's one cup");
    assert!(!threats("1,-1").contains(&cell("0,0")), "nothing stands on 0,0 any more");
}

#[test]
fn an_island_goes_from_contested_to_decided_to_dead() {
    let mut seen = std::collections::BTreeSet::new();
    in_random_games(6, |_, position, length| {
        let view = view(position);
        for island in &view.islands {
            seen.insert(format!("{:?}", island.status));
            assert_eq!(island.status == Status::Dead, island.cells.len() == 1, "after {length} events");
        }
    });
    assert_eq!(seen.len(), 3, "{seen:?}");
}
