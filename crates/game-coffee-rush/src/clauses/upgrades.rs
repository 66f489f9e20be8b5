//! CR-26 to CR-30, with the rulebook's example.

use super::{Scene, bag};

#[test]
fn cr_26_double_meeples_pays_two_where_another_meeple_stands() {
    let scene = Scene::new(&["a1", "b1", "d4"], 3).upgraded(0, "double-meeples");
    assert_eq!(scene.play("step a1 b1").0.hand, bag("caramel caramel"));
    assert_eq!(scene.play("step a1 a2").0.hand, bag("coffee"), "nobody there");
    assert_eq!(scene.play("step a1 a2; step a2 a1").0.hand, bag("coffee ice"), "oneself does not count");
    let plain = Scene::new(&["a1", "b1", "d4"], 3).upgraded(1, "double-meeples");
    assert_eq!(plain.play("step a1 b1").0.hand, bag("caramel"), "others' upgrades do not help");
}

#[test]
fn cr_27_diagonal_steps() {
    let scene = Scene::new(&["b2", "d1", "d4"], 3);
    let corners = ["a1", "c1", "a3", "c3"];
    assert!(corners.iter().all(|to| !scene.allows(&format!("step b2 {to}"))));
    let diagonal = scene.upgraded(0, "diagonal");
    assert!(corners.iter().all(|to| diagonal.allows(&format!("step b2 {to}"))));
    assert!(["b1", "a2", "c2", "b3"].iter().all(|to| diagonal.allows(&format!("step b2 {to}"))), "straight ones too");
    assert!(!diagonal.allows("step b2 d4") && !diagonal.allows("step b2 b4"));
}

#[test]
fn cr_28_double_corners() {
    for (from, corner, tokens) in
        [("b1", "a1", "ice ice"), ("c1", "d1", "coffee coffee"), ("b4", "a4", "milk milk"), ("c4", "d4", "steam steam")]
    {
        let scene = Scene::new(&[from, "b2", "c3"], 3).upgraded(0, "double-corners");
        assert_eq!(scene.play(&format!("step {from} {corner}")).0.hand, bag(tokens));
    }
    let scene = Scene::new(&["a1", "b2", "c3"], 3).upgraded(0, "double-corners");
    assert_eq!(scene.play("step a1 b1").0.hand, bag("caramel"));
}

#[test]
fn cr_29_double_specialties() {
    let up = |from| Scene::new(&[from, "b2", "c3"], 3).upgraded(0, "double-specialties");
    assert_eq!(up("a1").play("step a1 b1").0.hand, bag("caramel caramel"));
    assert_eq!(up("d1").play("step d1 d2").0.hand, bag("water water"));
    assert_eq!(up("a2").play("step a2 a3").0.hand, bag("tea tea"));
    assert_eq!(up("b4").play("step b4 c4").0.hand, bag("chocolate chocolate"));
    assert_eq!(up("a1").play("step a1 a2").0.hand, bag("coffee"));
}

#[test]
fn cr_30_doublings_multiply_as_in_the_rulebook_example() {
    let scene = Scene::new(&["c1", "d1", "a4"], 3).upgraded(0, "double-meeples").upgraded(0, "double-corners");
    let four = scene.play("step c1 d1");
    assert_eq!(four.0.hand, bag("coffee coffee coffee coffee"));
    let back = four.play("step d1 c1");
    assert_eq!(back.0.hand, bag("coffee coffee coffee coffee steam"));
    assert!(back.allows("done"), "and the third step may be left out");
    let special = Scene::new(&["a1", "b1", "d4"], 3).upgraded(0, "double-meeples").upgraded(0, "double-specialties");
    assert_eq!(special.play("step a1 b1").0.hand, bag("caramel caramel caramel caramel"));
    let short = special.cup(2, 1, &"caramel ".repeat(9)).play("step a1 b1");
    assert_eq!(short.0.hand, bag("caramel caramel caramel"), "never more than there is");
}
