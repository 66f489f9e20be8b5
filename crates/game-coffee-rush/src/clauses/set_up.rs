//! CR-01 to CR-08 and CR-33.

use std::collections::BTreeSet;

use game_core::{Game, Turn};

use super::{Scene, bag, seat, square};
use crate::{Closed, CoffeeRush, Ingredient, Options, Order, Square};

/// Draws the opening orders: always the first drink that the deck still has.
fn dealt(mut scene: Scene) -> Scene {
    while scene.turn() == Turn::Chance {
        let mut chances = Vec::new();
        scene.0.chances(&mut chances);
        scene.draw(chances[0].0.order).unwrap();
    }
    scene
}

#[test]
fn cr_01_every_square_pays_what_the_board_shows() {
    let board =
        ["ice caramel steam coffee", "coffee milk ice water", "tea steam milk coffee", "milk ice chocolate steam"];
    for (row, line) in board.iter().enumerate() {
        for (column, ingredient) in line.split(' ').enumerate() {
            let name = format!("{}{}", ["a", "b", "c", "d"][column], row + 1);
            assert_eq!(square(&name).ingredient().name(), ingredient, "{name}");
            // Where somebody comes from next door, it is what lands in the hand.
            let from = square(&name).neighbours(false).iter().next().unwrap();
            let free: Vec<String> =
                ["b2", "c3", "b3", "c2"].iter().map(|&n| n.to_owned()).filter(|n| *n != name).collect();
            let free: Vec<&str> = free.iter().map(String::as_str).filter(|n| square(n) != from).collect();
            let scene = Scene::new(&[&from.to_string(), free[0], free[1]], 3).play(&format!("step {from} {name}"));
            assert_eq!(scene.0.hand, bag(ingredient), "{name}");
        }
    }
}

#[test]
fn cr_02_the_supply_is_finite_and_nothing_is_lost() {
    let scene = Scene::opening(4, false);
    let counts = Ingredient::ALL.map(|ingredient| scene.0.supply().count(ingredient));
    assert_eq!(counts, [18, 12, 12, 12, 12, 12, 12, 12]);
    assert_eq!(scene.0.view(None).rush_supply, 15);
    // Taken, poured, served and put back: `play` audits after every event.
    let scene = Scene::four().order(0, 1, "espresso").rush(0, 2).play("step a1 b1; step b1 c1; step c1 b1; step b1 b2");
    assert_eq!(scene.0.supply() + scene.0.hand, crate::Bag::BOX);
    let scene = scene.play("pour caramel 2; pour steam 1; done");
    assert_eq!(scene.0.supply() + bag("caramel steam"), crate::Bag::BOX);
    assert_eq!(scene.0.rush(seat(0)) + scene.0.view(None).rush_supply, 15);
}

#[test]
fn cr_03_eighty_cards_three_cups_four_upgrades_four_slots() {
    let scene = Scene::opening(2, false);
    assert_eq!(scene.0.deck().left(), 80);
    assert_eq!(scene.0.deck().iter().map(|(_, count)| u32::from(count)).sum::<u32>(), 80);
    let recipes: BTreeSet<_> = Order::ALL.iter().map(|order| order.recipe()).collect();
    assert_eq!((Order::ALL.len(), recipes.len()), (33, 17));
    let special = |order: &&Order| order.is_special();
    assert_eq!(Order::ALL.iter().filter(special).map(|order| u32::from(order.copies())).sum::<u32>(), 30);
    let player = &scene.0.view(None).players[0];
    assert_eq!((player.cups.len(), player.slots.len(), player.upgrades.len()), (3, 4, 0));
    assert_eq!(scene.0.upgrades(seat(0)).missing().count(), 4);
}

#[test]
fn cr_04_specialties_and_corners() {
    let specialties: Vec<&str> =
        Ingredient::ALL.iter().filter(|one| one.is_specialty()).map(|one| one.name()).collect();
    assert_eq!(specialties, ["chocolate", "caramel", "tea", "water"]);
    let corners: Vec<String> =
        Square::ALL.iter().filter(|square| square.is_corner()).map(|square| square.to_string()).collect();
    assert_eq!(corners, ["a1", "d1", "a4", "d4"]);
}

#[test]
fn cr_05_turns_go_round_from_seat_0() {
    // Everybody has an order, so that the shop stays open (CR-40).
    let scene = Scene::four().order(0, 1, "espresso");
    assert_eq!(scene.next_turn(), 0);
    let scene = scene.play("step a1 a2; done");
    assert_eq!(scene.next_turn(), 1);
    let scene = scene.play("step d1 d2; done");
    assert_eq!(scene.next_turn(), 2);
    let scene = scene.play("step a4 a3; done");
    assert_eq!(scene.next_turn(), 3);
    assert_eq!(scene.play("step d4 d3; done").next_turn(), 0);
}

#[test]
fn cr_06_seat_0_is_dealt_three_orders_and_everyone_else_two_all_open() {
    let scene = Scene::opening(4, false);
    let scene = scene.play("draw espresso; draw americano; draw cocoa");
    assert_eq!((scene.slot(0, 1), scene.slot(0, 2)), (vec!["espresso", "americano"], vec!["cocoa"]));
    let scene =
        scene.play("draw cold-brew; draw green-tea; draw mochaccino; draw black-tea; draw espresso; draw cocoa");
    assert_eq!((scene.slot(1, 1), scene.slot(1, 2)), (vec!["cold-brew"], vec!["green-tea"]));
    assert_eq!((scene.slot(2, 1), scene.slot(2, 2)), (vec!["mochaccino"], vec!["black-tea"]));
    assert_eq!((scene.slot(3, 1), scene.slot(3, 2)), (vec!["espresso"], vec!["cocoa"]));
    // Open: everybody's view has everybody's orders. Hidden: the next card can be any that is left, by its copies.
    let views = scene.0.seats().iter().map(Some).chain([None]).map(|seat| scene.0.view(seat));
    assert!(views.into_iter().all(|view| view.players[1].slots[0].orders[0].order == Order::ColdBrew));
    let mut chances = Vec::new();
    Scene::opening(3, false).0.chances(&mut chances);
    assert_eq!(chances.iter().map(|&(_, weight)| weight).sum::<u32>(), 80);
    // The card goes to the seat whose turn it is to draw, and to no other; used up is used up.
    let scene = Scene::opening(3, false).play("draw espresso; draw espresso");
    let draw = |text: &str| scene.0.check_chance(text.parse().unwrap()).map_err(|error| error.to_string());
    assert_eq!(draw("draw 1 cocoa"), Err("seat 0 draws next, not seat 1".to_owned()));
    assert_eq!(draw("draw 0 espresso"), Err("no espresso is left to draw".to_owned()));
    assert_eq!(draw("draw 0 cocoa"), Ok(()));
}

#[test]
fn cr_07_meeples_are_placed_from_the_last_seat_to_seat_0_each_on_its_own_square() {
    let scene = dealt(Scene::opening(3, false));
    assert_eq!(scene.turn(), Turn::Seat(seat(2)));
    assert_eq!(scene.refuses("step a1 a2"), "the set-up comes first: put a meeple on a free square (CR-07)");
    assert_eq!(scene.refuses("fill 1 2"), "cups are filled when all the meeples stand");
    let scene = scene.play("meeple c1");
    assert_eq!(scene.turn(), Turn::Seat(seat(1)));
    assert_eq!(scene.refuses("meeple c1"), "c1 is taken: two meeples never share a square (CR-07)");
    let scene = scene.play("meeple d1");
    assert_eq!(scene.turn(), Turn::Seat(seat(0)));
    let scene = scene.play("meeple a3");
    assert_eq!(scene.next_turn(), 0);
    assert_eq!(scene.refuses("meeple a1"), "that belongs to the set-up, which is over");
    let squares = |player: usize| scene.0.view(None).players[player].meeples.clone();
    assert_eq!((squares(0), squares(1), squares(2)), (vec![Square::A3], vec![Square::D1], vec![Square::C1]));
}

#[test]
fn cr_08_everyone_takes_the_ingredient_of_the_square_into_cup_1_when_all_stand() {
    let scene = dealt(Scene::opening(3, false)).play("meeple c1; meeple d1");
    assert_eq!(scene.0.supply(), crate::Bag::BOX, "not before all stand");
    let scene = scene.play("meeple a3");
    for (player, tokens) in ["tea", "coffee", "steam"].into_iter().enumerate() {
        assert_eq!(scene.0.cups(seat(player)), [bag(tokens), bag(""), bag("")]);
    }
    assert_eq!(scene.0.supply() + bag("tea coffee steam"), crate::Bag::BOX);
}

#[test]
fn cr_33_less_luck_deals_everyone_an_espresso_or_ristretto() {
    assert_eq!(CoffeeRush::all_options(), [false, true].map(|less_luck| Options { less_luck }));
    for seats in 2..=4 {
        let mut scene = Scene::opening(seats, true);
        for player in 0..seats as usize {
            let mut chances = Vec::new();
            scene.0.chances(&mut chances);
            let starters = |order: Order| order == Order::Espresso || order == Order::Ristretto;
            assert!(chances.iter().all(|(draw, _)| draw.seat == seat(player) && starters(draw.order)));
            assert_eq!(chances.iter().map(|&(_, weight)| weight).sum::<u32>(), 4 - player as u32);
            scene = scene.play(if player < 2 { "draw ristretto" } else { "draw espresso" });
            assert_eq!(scene.slot(player, 1), [if player < 2 { "ristretto" } else { "espresso" }]);
        }
        // The rest of the four is out of the game.
        assert_eq!(scene.0.deck().left(), 76);
        assert!(scene.draw(Order::Espresso).is_err() && scene.draw(Order::Ristretto).is_err());
        for player in 0..seats as usize {
            assert_eq!(scene.drawer(), Some(seat(player)));
            scene = scene.play("draw caramel-caffe-freddo");
            assert_eq!(scene.slot(player, 2), ["caramel-caffe-freddo"]);
        }
        assert_eq!(scene.drawer(), Some(seat(0)));
        scene = scene.play("draw cocoa");
        assert_eq!(scene.slot(0, 1).len(), 2);
        assert_eq!(scene.turn(), Turn::Seat(seat(seats as usize - 1)), "meeples are next");
        assert_eq!(scene.0.closed(), None::<Closed>);
    }
}
