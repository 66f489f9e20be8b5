//! CR-20 to CR-25, CR-31, CR-32 and CR-40: new orders, time, closing, the end and the rating.

use game_core::{Game, Turn};

use super::{Scene, seat};
use crate::Closed;

/// Seat 0 is about to serve `count` orders at this table.
fn about_to_serve(scene: Scene, count: usize) -> Scene {
    let orders = ["espresso", "ristretto", "espresso"];
    let scene = (0..count).fold(scene, |scene, cup| scene.order(0, 2, orders[cup]).cup(0, cup + 1, "coffee steam"));
    scene.play("step a1 a2")
}

const SERVE_TWO: &str = "serve 1 espresso 2; serve 2 ristretto 2; done";

#[test]
fn cr_20_the_next_seat_draws_all_its_new_orders_and_then_the_one_after() {
    let mut scene = about_to_serve(Scene::four(), 2).play(SERVE_TWO);
    for (player, order) in [(1, "cocoa"), (1, "americano"), (2, "cold-brew"), (2, "mochaccino")] {
        assert_eq!(scene.drawer(), Some(seat(player)));
        scene = scene.play(&format!("draw {order}"));
    }
    assert_eq!((scene.slot(1, 1), scene.slot(2, 1)), (vec!["americano", "cocoa"], vec!["cold-brew", "mochaccino"]));
    assert_eq!((scene.slot(3, 1).len(), scene.slot(0, 1).len(), scene.next_turn()), (0, 0, 1));
    // Three players, seat 2: the next is seat 0, then seat 1.
    let third = Scene::three().turn_of(2).order(2, 1, "espresso").cup(2, 1, "coffee steam");
    let third = third.play("step a4 a3; serve 1 espresso 1; done");
    assert_eq!(third.drawer(), Some(seat(0)));
    let third = third.play("draw cocoa");
    assert_eq!(third.drawer(), Some(seat(1)));
    assert_eq!(third.play("draw cocoa").next_turn(), 0);
    // Nothing served, nothing drawn.
    assert_eq!(about_to_serve(Scene::four(), 2).play("done").next_turn(), 1);
}

#[test]
fn cr_21_a_short_deck_goes_to_the_nearer_seat_first_and_closes_the_shop() {
    let short = about_to_serve(Scene::four(), 2).deck(&["cocoa", "cocoa", "americano"]);
    let short = short.play(SERVE_TWO).play("draw cocoa; draw americano");
    assert_eq!((short.0.closed(), short.drawer()), (None, Some(seat(2))));
    let short = short.play("draw cocoa");
    assert_eq!((short.slot(1, 1).len(), short.slot(2, 1).len()), (2, 1));
    assert_eq!((short.0.closed(), short.next_turn()), (Some(Closed::DeckEmpty), 1));
    // Ruling: reaching exactly zero closes too; one card more does not.
    let exact = about_to_serve(Scene::four(), 1).deck(&["cocoa", "americano"]);
    let exact = exact.play("serve 1 espresso 2; done; draw cocoa; draw americano");
    assert_eq!(exact.0.closed(), Some(Closed::DeckEmpty));
    let more = about_to_serve(Scene::four(), 1).deck(&["cocoa", "americano", "cocoa"]);
    assert_eq!(more.play("serve 1 espresso 2; done; draw cocoa; draw americano").0.closed(), None);
    // An empty deck is no hindrance to serving.
    let nothing = about_to_serve(Scene::four(), 1).deck(&[]).play("serve 1 espresso 2; done");
    assert_eq!(nothing.next_turn(), 1);
}

#[test]
fn cr_22_orders_move_on_one_slot_and_from_the_fourth_to_the_penalties() {
    let scene = Scene::four().order(0, 1, "espresso").order(0, 1, "cocoa").order(0, 2, "americano");
    let scene = scene.order(0, 3, "cold-brew").order(0, 4, "mochaccino").order(0, 4, "green-tea").order(1, 1, "cocoa");
    let scene = scene.play("step a1 a2; done");
    assert_eq!((scene.slot(0, 1), scene.slot(0, 2)), (vec![], vec!["espresso", "cocoa"]));
    assert_eq!((scene.slot(0, 3), scene.slot(0, 4)), (vec!["americano"], vec!["cold-brew"]));
    assert_eq!(scene.0.penalties(seat(0)), 2);
    assert_eq!(scene.slot(1, 1), ["cocoa"], "others' orders stay");
}

#[test]
fn cr_23_each_new_penalty_pays_a_rush_token_while_there_is_one() {
    let scene =
        Scene::four().order(0, 4, "cocoa").order(0, 4, "americano").order(0, 4, "espresso").order(1, 1, "cocoa");
    assert_eq!(scene.play("step a1 a2; done").0.rush(seat(0)), 3);
    assert_eq!(scene.rush(3, 13).play("step a1 a2; done").0.rush(seat(0)), 2, "two were left");
    assert_eq!(scene.rush(3, 15).play("step a1 a2; done").0.rush(seat(0)), 0);
}

#[test]
fn cr_24_five_penalties_close_the_shop() {
    let late = |penalties| Scene::four().penalties(0, penalties).order(0, 4, "cocoa").order(1, 1, "cocoa");
    assert_eq!(late(3).play("step a1 a2; done").0.closed(), None, "four do not");
    assert_eq!(late(4).play("step a1 a2; done").0.closed(), Some(Closed::Penalties));
    let seven = late(4).order(0, 4, "espresso").order(0, 4, "americano");
    let seven = seven.play("step a1 a2; done");
    assert_eq!((seven.0.closed(), seven.0.penalties(seat(0))), (Some(Closed::Penalties), 7));
}

#[test]
fn cr_25_a_closed_shop_ends_the_game_with_the_turn_of_the_last_seat() {
    let scene = Scene::three().turn_of(1).penalties(1, 4).order(1, 4, "cocoa").order(0, 1, "cocoa");
    assert_eq!(scene.0.view(None).last_turns, None);
    let scene = scene.play("step d1 d2; done");
    assert_eq!((scene.0.closed(), scene.next_turn()), (Some(Closed::Penalties), 2), "the round is played on");
    assert_eq!(scene.0.view(None).last_turns, Some(1));
    let over = scene.play("step a4 a3; done");
    assert_eq!((over.turn(), over.0.view(None).last_turns), (Turn::Over, Some(0)));
    assert_eq!(over.refuses("step a1 a2"), "the game is over");
    // The last seat closes it: over at once, but after its draws, its time and its penalties.
    let last = Scene::three().turn_of(2).penalties(2, 4).order(2, 4, "cocoa").order(2, 1, "espresso");
    let last = last.cup(2, 1, "coffee steam").play("step a4 a3; serve 1 espresso 1; done");
    assert_eq!(last.turn(), Turn::Chance);
    let last = last.play("draw cocoa; draw americano");
    assert_eq!((last.turn(), last.0.penalties(seat(2))), (Turn::Over, 5));
    // Open, the next round begins.
    assert_eq!(Scene::three().turn_of(2).order(0, 1, "cocoa").play("step a4 a3; done").next_turn(), 0);
}

/// The result when seat 2 ends the game.
fn result(scene: Scene) -> (Vec<i32>, Vec<usize>) {
    let mut scene = scene.turn_of(2);
    scene.0.flow.closed = Some(Closed::DeckEmpty);
    let outcome = scene.changed().play("step a4 a3; done").0.outcome().unwrap();
    (outcome.scores.iter().copied().collect(), outcome.winners.iter().map(|seat| seat.index()).collect())
}

#[test]
fn cr_31_one_for_an_order_held_two_for_an_upgrade_minus_one_for_a_penalty() {
    let scene = Scene::three().fulfilled(0, 4).upgraded(0, "diagonal").upgraded(0, "double-corners").penalties(0, 3);
    let scene = scene.fulfilled(1, 4).penalties(2, 2);
    assert_eq!(result(scene), (vec![5, 4, -2], vec![0]));
}

#[test]
fn cr_32_ties_go_to_orders_held_then_to_rush_tokens_then_are_shared() {
    // 4 = 4 orders = 2 orders and an upgrade.
    let held = Scene::three().fulfilled(0, 2).upgraded(0, "diagonal").rush(0, 5).fulfilled(1, 4).fulfilled(2, 1);
    assert_eq!(result(held), (vec![4, 4, 1], vec![1]));
    let rush = Scene::three().fulfilled(0, 3).rush(0, 2).fulfilled(1, 3).rush(1, 1).fulfilled(2, 3);
    assert_eq!(result(rush), (vec![3, 3, 3], vec![0]));
    let shared = Scene::three().fulfilled(0, 3).rush(0, 2).fulfilled(1, 3).fulfilled(2, 3).rush(2, 2);
    assert_eq!(result(shared), (vec![3, 3, 3], vec![0, 2]));
    let nobody = Scene::three();
    assert_eq!(result(nobody), (vec![0, 0, 0], vec![0, 1, 2]));
}

#[test]
fn cr_40_three_or_four_players_without_any_order_close_the_shop() {
    let scene = Scene::three().order(0, 4, "espresso").play("step a1 a2; done");
    assert_eq!((scene.0.closed(), scene.next_turn()), (Some(Closed::NoOrders), 1));
    let over = scene.play("step d1 d2; done; step a4 a3; done");
    assert_eq!(over.turn(), Turn::Over);
    // An order anywhere keeps it open; served, it brings new ones and keeps it open.
    assert_eq!(Scene::three().order(0, 4, "espresso").order(2, 1, "cocoa").play("step a1 a2; done").0.closed(), None);
    let served = Scene::three().order(0, 4, "espresso").cup(0, 1, "coffee steam");
    let served = served.play("step a1 a2; serve 1 espresso 4; done; draw cocoa; draw cocoa");
    assert_eq!(served.0.closed(), None);
    // With two players the order of CR-38 keeps it open.
    let two = Scene::two().order(0, 4, "espresso").play("step a1 a2; done; draw cocoa");
    assert_eq!(two.0.closed(), None);
}
