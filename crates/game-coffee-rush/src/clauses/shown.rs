//! The view of a table.

use game_core::Game;

use super::{Scene, seat};
use crate::{TurnView, Upgrade};

fn turn(scene: Scene) -> TurnView {
    scene.0.view(None).turn.expect("a turn is under way")
}

#[test]
fn a_table_is_shown_as_it_stands() {
    let view = Scene::three().upgraded(1, "diagonal").0.view(None);
    for square in &view.board {
        let stands = match square.square.to_string().as_str() {
            "a1" => vec![seat(0)],
            "d1" => vec![seat(1)],
            "a4" => vec![seat(2)],
            _ => vec![],
        };
        assert_eq!(square.meeples, stands, "{}", square.square);
    }
    assert_eq!(view.players.iter().map(|player| player.discarded).collect::<Vec<_>>(), [0, 3, 0]);
    let leaves_in: Vec<u8> = view.players[0].slots.iter().map(|slot| slot.leaves_in).collect();
    assert_eq!(leaves_in, [4, 3, 2, 1]);
}

#[test]
fn a_turn_is_shown_with_what_it_still_allows() {
    assert!(turn(Scene::three().fulfilled(0, 2)).upgrades.is_empty(), "three orders buy one");
    let fresh = Scene::three().fulfilled(0, 3);
    assert_eq!((turn(fresh).upgrades, turn(fresh).free_steps_left), (Upgrade::ALL.to_vec(), 3));
    let moved = fresh.play("step a1 a2");
    assert_eq!((turn(moved).upgrades, turn(moved).free_steps_left), (vec![], 2));
    assert_eq!(turn(moved.play("pour coffee 1")).free_steps_left, 0, "nobody walks while pouring");
}
