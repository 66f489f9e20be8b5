//! CR-34 to CR-39: the game for two.

use game_core::{Game, Turn};

use super::{Scene, bag, seat};
use crate::{Closed, Square};

#[test]
fn cr_34_meeples_in_turn_from_seat_1_then_both_ingredients_into_one_or_two_cups() {
    let mut scene =
        Scene::opening(2, false).play("draw espresso; draw cocoa; draw cocoa; draw espresso; draw americano");
    for (player, name) in [(1, "d1"), (0, "a1"), (1, "a3"), (0, "c1")] {
        assert_eq!(scene.turn(), Turn::Seat(seat(player)));
        scene = scene.play(&format!("meeple {name}"));
        if player == 0 && name == "a1" {
            assert!(scene.refuses("meeple d1").contains("taken") && scene.refuses("meeple a1").contains("taken"));
        }
    }
    assert_eq!(scene.turn(), Turn::Seat(seat(0)));
    let words = "the set-up comes first: say which cups take your meeples' ingredients (CR-34)";
    assert_eq!(scene.refuses("step a1 a2"), words);
    // In the order of placing, not of the board: seat 1 placed d1 (coffee) before a3 (tea).
    let scene = scene.play("fill 3 3");
    assert_eq!(scene.0.cups(seat(0)), [bag(""), bag(""), bag("ice steam")]);
    assert_eq!(scene.turn(), Turn::Seat(seat(1)));
    let scene = scene.play("fill 2 1");
    assert_eq!(scene.0.cups(seat(1)), [bag("tea"), bag("coffee"), bag("")]);
    assert_eq!(scene.next_turn(), 0);
    assert_eq!(scene.refuses("fill 1 2"), "that belongs to the set-up, which is over");
}

#[test]
fn cr_35_a_turn_moves_only_one_of_ones_meeples() {
    let scene = Scene::two();
    assert!(scene.allows("step a1 a2") && scene.allows("step b1 c1"));
    let moved = scene.play("step b1 b2");
    assert_eq!(moved.refuses("step a1 a2"), "only one of your meeples moves in a turn: the one on b2 (CR-35)");
    assert!(moved.allows("step b2 c2"));
    // Also while the two stand on one square.
    let passing = Scene::two().play("step b1 a1");
    assert_eq!(
        passing.play("step a1 a2").refuses("step a1 b1"),
        "only one of your meeples moves in a turn: the one on a2 (CR-35)"
    );
}

#[test]
fn cr_36_ones_own_other_meeple_doubles_and_is_in_the_way() {
    let scene = Scene::two().upgraded(0, "double-meeples").play("step a1 b1");
    assert_eq!(scene.0.hand, bag("caramel caramel"));
    assert_eq!(scene.refuses("done"), "b1 is taken: the turn cannot end there, so step on (CR-13)");
    let across = Scene::two().upgraded(0, "double-meeples").play("step a1 a2; step a2 a1");
    assert_eq!(across.0.hand, bag("coffee ice"), "the moving one does not count");
    let third = Scene::two().play("step a1 a2; step a2 b2");
    assert!(!third.allows("step b2 b1"), "nor may the last step end there");
}

#[test]
fn cr_37_new_orders_go_to_the_one_opponent() {
    let scene = Scene::two().order(0, 1, "espresso").order(0, 2, "ristretto");
    let scene = scene.cup(0, 1, "coffee steam").cup(0, 2, "coffee steam");
    let scene = scene.play("step a1 a2; serve 1 espresso 1; serve 2 ristretto 2; done");
    assert_eq!(scene.drawer(), Some(seat(1)));
    let scene = scene.play("draw cocoa; draw mochaccino");
    assert_eq!(scene.slot(1, 1), ["cocoa", "mochaccino"]);
    assert_eq!(scene.drawer(), Some(seat(0)), "then the one of one's own (CR-38)");
    assert_eq!(scene.play("draw cocoa").next_turn(), 1);
}

#[test]
fn cr_38_time_ends_with_one_order_of_ones_own() {
    let scene = Scene::two().order(0, 1, "espresso").play("step a1 a2; done");
    assert_eq!((scene.slot(0, 1), scene.slot(0, 2)), (vec![], vec!["espresso"]), "after the shift");
    assert_eq!(scene.drawer(), Some(seat(0)));
    let scene = scene.play("draw cocoa");
    assert_eq!((scene.slot(0, 1), scene.next_turn(), scene.0.closed()), (vec!["cocoa"], 1, None));
    // The last card closes the shop here too; without one there is nothing to draw.
    let last = Scene::two().deck(&["cocoa"]).play("step a1 a2; done; draw cocoa");
    assert_eq!((last.0.closed(), last.next_turn()), (Some(Closed::DeckEmpty), 1));
    let over = last.play("step a4 a3; done");
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(over.slot(1, 1), Vec::<&str>::new());
    // And if the new orders already took it.
    let served = Scene::two().order(0, 1, "espresso").cup(0, 1, "coffee steam").deck(&["cocoa"]);
    let served = served.play("step a1 a2; serve 1 espresso 1; done; draw cocoa");
    assert_eq!((served.slot(1, 1), served.next_turn(), served.0.closed()), (vec!["cocoa"], 1, Some(Closed::DeckEmpty)));
}

#[test]
fn cr_39_seat_1_has_a_last_turn_after_seat_0_and_nobody_has_one_after_seat_1() {
    let first = Scene::two().penalties(0, 4).order(0, 4, "espresso").play("step a1 a2; done; draw cocoa");
    assert_eq!((first.0.closed(), first.next_turn()), (Some(Closed::Penalties), 1));
    let over = first.play("step a4 a3; done; draw cocoa");
    assert_eq!(over.turn(), Turn::Over);
    // Seat 1's turn is played to its end: time, penalties, and its order.
    let second = Scene::two().turn_of(1).penalties(1, 4).order(1, 4, "espresso").order(1, 4, "cocoa");
    let second = second.play("step a4 a3; done");
    assert_eq!((second.0.penalties(seat(1)), second.drawer()), (6, Some(seat(1))));
    assert_eq!(second.play("draw cocoa").turn(), Turn::Over);
    let short = Scene::two().turn_of(1).order(1, 1, "espresso").order(1, 4, "cocoa").cup(1, 1, "coffee steam");
    let short = short.deck(&["cocoa"]).play("step a4 a3; serve 1 espresso 1; done; draw cocoa");
    assert_eq!((short.turn(), short.0.penalties(seat(1))), (Turn::Over, 1));
    assert_eq!(short.0.view(None).players[1].meeples, [Square::A3, Square::B4]);
}
