//! CR-09 to CR-19: what happens inside a turn.

use game_core::Game;

use super::{Scene, bag, seat};
use crate::{Action, CupNumber, Square, Upgrade};

#[test]
fn cr_09_three_fulfilled_orders_buy_one_upgrade_at_the_start_of_a_turn() {
    let two = Scene::four().fulfilled(0, 2);
    assert_eq!(two.refuses("upgrade diagonal"), "only 2 fulfilled orders, 3 needed (CR-09)");
    let seven = Scene::four().fulfilled(0, 7);
    for upgrade in Upgrade::ALL {
        assert!(seven.allows(&format!("upgrade {upgrade}")));
    }
    assert!(!seven.allows("step a1 b2"));
    let up = seven.play("upgrade diagonal");
    assert_eq!((up.0.fulfilled(seat(0)), up.0.rating(seat(0))), (4, 6));
    assert!(up.allows("step a1 b2"), "it works at once");
    assert!(up.0.upgrades(seat(0)).has(Upgrade::Diagonal) && !seven.0.upgrades(seat(0)).has(Upgrade::Diagonal));
    // One a turn, and nothing may come before it.
    assert_eq!(up.refuses("upgrade double-corners"), "an upgrade is the first thing in a turn (CR-09)");
    assert!(!seven.play("step a1 a2").allows("upgrade diagonal"));
    assert!(!seven.cup(0, 1, "milk").play("empty 1").allows("upgrade diagonal"));
    // It stays, and cannot be turned up twice.
    let next =
        up.order(1, 1, "espresso").play("step a1 b2; done; step d1 d2; done; step a4 a3; done; step d4 d3; done");
    assert!(next.allows("step b2 c3"));
    assert_eq!(next.refuses("upgrade diagonal"), "diagonal is turned up already (CR-09)");
    assert!(next.allows("upgrade double-corners"), "the next turn has its own");
}

#[test]
fn cr_10_one_to_three_steps_along_rows_and_columns() {
    let scene = Scene::four();
    for event in ["done", "pour ice 1", "serve 1 espresso 1"] {
        assert_eq!(scene.refuses(event), "make at least one step first (CR-10)");
    }
    assert_eq!(scene.refuses("step a1 b2"), "b2 lies diagonally from a1: that takes the upgrade \"diagonal\" (CR-27)");
    assert_eq!(scene.refuses("step a1 c1"), "c1 is not next to a1 (CR-10)");
    assert_eq!(scene.refuses("step a1 a1"), "a1 is not next to a1 (CR-10)");
    assert_eq!(scene.refuses("step d1 d2"), "you have no meeple on d1");
    assert!(scene.allows("step a1 a2") && scene.allows("step a1 b1"));
    let scene = scene.play("step a1 b1");
    assert!(scene.allows("done"));
    let scene = scene.play("step b1 b2; step b2 c2");
    assert_eq!(scene.refuses("step c2 c3"), "all 3 steps are made and no rush token is left (CR-10, CR-11)");
    assert!(scene.allows("done"));
    assert_eq!(scene.play("pour ice 1").refuses("step c2 c3"), "no step after the first ingredient is poured");
}

#[test]
fn cr_11_every_step_beyond_the_third_costs_a_rush_token() {
    let scene = Scene::four().rush(0, 2).play("step a1 b1; step b1 b2; step b2 b3");
    assert_eq!(scene.0.rush(seat(0)), 2, "three are free");
    let scene = scene.play("step b3 c3");
    assert_eq!((scene.0.rush(seat(0)), scene.0.view(None).rush_supply), (1, 14));
    let scene = scene.play("step c3 c2");
    assert_eq!((scene.0.rush(seat(0)), scene.0.view(None).rush_supply), (0, 15));
    assert_eq!(scene.0.hand, bag("caramel milk steam milk ice"), "and bring their ingredient");
    assert!(scene.refuses("step c2 c1").contains("no rush token is left"));
    // Any number: all fifteen.
    let mut all = Scene::four().rush(0, 15);
    for _ in 0..9 {
        all = all.play("step a1 b1; step b1 a1");
    }
    assert_eq!(all.0.rush(seat(0)), 0);
}

#[test]
fn cr_12_a_step_takes_the_ingredient_as_far_as_the_supply_has_it() {
    let scene = Scene::four().play("step a1 b1; step b1 a1; step a1 b1");
    assert_eq!(scene.0.hand, bag("caramel caramel ice"));
    assert_eq!(scene.0.supply() + scene.0.hand, crate::Bag::BOX);
    let eleven = "caramel ".repeat(11);
    let short = Scene::four().cup(1, 1, &eleven).upgraded(0, "double-specialties");
    let short = short.play("step a1 b1");
    assert_eq!(short.0.hand, bag("caramel"), "one was left of the two");
    assert_eq!(short.play("step b1 a1; step a1 b1").0.hand, bag("caramel ice"), "then none");
}

#[test]
fn cr_13_a_taken_square_may_be_passed_but_not_be_the_end() {
    let scene = Scene::new(&["a1", "b1", "d4", "c4"], 4).cup(0, 1, "milk").play("step a1 b1");
    assert_eq!(scene.0.hand, bag("caramel"), "it pays");
    for event in ["done", "empty 1", "pour caramel 1", "serve 1 espresso 1", "upgrade diagonal"] {
        assert_eq!(scene.refuses(event), "b1 is taken: the turn cannot end there, so step on (CR-13)");
    }
    assert!(scene.play("step b1 c1").allows("done"));
}

#[test]
fn cr_13_a_step_is_legal_only_if_the_turn_can_still_end() {
    // Three meeples wall in the corner d1.
    let scene = Scene::new(&["b1", "d1", "c1", "d2"], 4);
    let inside = scene.play("step b1 c1");
    let refusal = inside.refuses("step c1 d1");
    let words = "d1 is taken and the turn could not end: no free square is within the 1 steps left after it (CR-13)";
    assert_eq!(refusal, words);
    let hurried = scene.rush(0, 1).play("step b1 c1");
    assert!(hurried.allows("step c1 d1"), "with a rush token there is a way out");
    let corner = hurried.play("step c1 d1; step d1 d2");
    assert!(corner.allows("step d2 d3") && corner.allows("step d2 c2"));
    assert!(!corner.allows("step d2 d1"), "no way out from there any more");
    // With the diagonal there is one.
    assert!(scene.upgraded(0, "diagonal").play("step b1 c1").allows("step c1 d1"));
    // A taken square as the third step is never legal without rush tokens.
    let third = Scene::new(&["a1", "d1", "c1", "d2"], 4).play("step a1 a2; step a2 b2");
    assert!(third.allows("step b2 b1"));
    let third = Scene::new(&["a1", "b1", "c1", "d2"], 4).play("step a1 a2; step a2 b2");
    assert!(!third.allows("step b2 b1"));
}

#[test]
fn cr_14_squares_may_be_entered_again_and_the_turn_may_end_where_it_began() {
    let scene = Scene::four().order(1, 1, "espresso").play("step a1 b1; step b1 a1");
    assert!(scene.allows("done"));
    assert_eq!(scene.0.hand, bag("caramel ice"));
    assert_eq!(scene.play("done").0.meeples[0], Some(Square::A1));
    assert_eq!(Scene::four().play("step a1 b1; step b1 a1; step a1 b1").0.hand, bag("caramel ice caramel"));
}

#[test]
fn cr_15_tokens_are_poured_in_any_split_and_the_rest_returns() {
    let walked = Scene::four().order(1, 1, "espresso").play("step a1 b1; step b1 c1; step c1 b1");
    assert_eq!(walked.refuses("pour milk 1"), "there is no milk in your hand");
    let split = walked.play("pour caramel 1; pour steam 3");
    assert_eq!(split.0.cups(seat(0)), [bag("caramel"), bag(""), bag("steam")]);
    let done = split.play("done");
    assert_eq!(done.0.hand, bag(""));
    assert_eq!(done.0.supply() + bag("caramel steam"), crate::Bag::BOX, "the second caramel is back");
    // All into one cup, on top of what is there, with no limit; or nothing anywhere.
    let one = walked.cup(0, 2, &"ice ".repeat(12)).play("pour caramel 2; pour caramel 2; pour steam 2");
    assert_eq!(one.0.cups(seat(0))[1].len(), 15);
    assert_eq!(walked.play("done").0.supply(), crate::Bag::BOX);
}

#[test]
fn cr_16_tokens_never_move_between_cups_or_leave_one_alone() {
    // A legal action changes at most one cup: one token more, or everything gone.
    let mut scene =
        Scene::four().order(0, 1, "espresso").order(0, 2, "cocoa").cup(0, 1, "coffee").cup(0, 2, "milk steam");
    for events in ["step a1 b1", "step b1 c1; pour steam 1", "empty 2", "pour caramel 3"] {
        scene = scene.play(events);
        let mut actions = Vec::new();
        scene.0.actions(&mut actions);
        for action in actions.into_iter().filter(|action| *action != Action::Done) {
            let mut after = scene.0;
            after.apply(action).unwrap();
            let changed = CupNumber::ALL.map(CupNumber::index).into_iter();
            let changed =
                changed.filter(|&cup| after.states[0].cups[cup] != scene.0.states[0].cups[cup]).collect::<Vec<_>>();
            assert!(changed.len() <= 1, "{action}");
            for cup in changed {
                let (before, after) = (scene.0.states[0].cups[cup], after.states[0].cups[cup]);
                let poured = after.contains(before) && after.len() == before.len() + 1;
                assert!(poured || after.is_empty(), "{action}: {before:?} becomes {after:?}");
            }
        }
    }
}

#[test]
fn cr_17_cups_may_be_emptied_until_the_first_order_is_served() {
    let scene = Scene::four().cup(0, 1, "milk").cup(0, 2, "ice tea").cup(0, 3, "coffee steam").order(0, 1, "espresso");
    assert_eq!(scene.play("empty 2").0.supply() + bag("milk coffee steam"), crate::Bag::BOX);
    assert_eq!(scene.play("empty 2").refuses("empty 2"), "cup 2 is empty already");
    let scene = scene.play("empty 1; step a1 a2; empty 2; step a2 b2; pour milk 1; empty 1");
    assert!(scene.allows("empty 3"));
    let served = scene.play("serve 3 espresso 1");
    assert_eq!(served.refuses("empty 3"), "no cup is emptied or filled after the first order is served (CR-17)");
    assert_eq!(served.refuses("pour coffee 1"), "no cup is emptied or filled after the first order is served (CR-17)");
    // Emptied first, a cup refills a short supply.
    let short = Scene::four().cup(0, 1, &"caramel ".repeat(12));
    assert_eq!(short.play("step a1 b1").0.hand, bag(""));
    assert_eq!(short.play("empty 1; step a1 b1").0.hand, bag("caramel"));
}

#[test]
fn cr_18_a_cup_serves_an_order_only_if_it_holds_exactly_that() {
    let scene = Scene::four().order(0, 2, "espresso").order(0, 2, "ristretto").order(0, 3, "espresso-doppio");
    let scene = scene.cup(0, 1, "coffee steam").cup(0, 2, "coffee").cup(0, 3, "coffee steam ice").play("step a1 b1");
    assert_eq!(scene.refuses("serve 2 espresso 2"), "cup 2 is no espresso: it still needs steam (CR-18)");
    assert_eq!(scene.refuses("serve 3 espresso 2"), "cup 3 is no espresso: it holds too much: ice (CR-18)");
    let both = "cup 3 is no espresso-doppio: it still needs coffee and holds too much: ice (CR-18)";
    assert_eq!(scene.refuses("serve 3 espresso-doppio 3"), both);
    assert_eq!(scene.refuses("serve 1 espresso 3"), "there is no espresso in your slot 3");
    assert_eq!(scene.refuses("serve 1 cocoa 2"), "there is no cocoa in your slot 2");
    assert!(scene.allows("done"), "nobody has to serve");
    let served = scene.play("serve 1 ristretto 2");
    assert_eq!((served.slot(0, 2), served.0.fulfilled(seat(0))), (vec!["espresso"], 1));
    assert_eq!(served.0.cups(seat(0))[0], bag(""));
    assert_eq!(served.0.supply() + bag("coffee coffee steam ice") + served.0.hand, crate::Bag::BOX);
    assert!(!served.allows("serve 1 espresso 2"), "the cup is empty now");
}

#[test]
fn cr_19_a_special_order_pays_a_rush_token_while_there_is_one() {
    let tea = Scene::four().order(0, 1, "green-tea").order(0, 1, "milk-tea");
    let tea = tea.cup(0, 1, "tea water steam").cup(0, 2, "tea milk steam").play("step a1 b1");
    assert_eq!(tea.play("serve 1 green-tea 1").0.rush(seat(0)), 1);
    assert_eq!(tea.play("serve 2 milk-tea 1").0.rush(seat(0)), 0, "not on the special menu");
    assert_eq!(tea.rush(0, 2).rush(2, 12).play("serve 1 green-tea 1").0.rush(seat(0)), 3, "the last one");
    assert_eq!(tea.rush(0, 2).rush(2, 13).play("serve 1 green-tea 1").0.rush(seat(0)), 2, "none left");
}
