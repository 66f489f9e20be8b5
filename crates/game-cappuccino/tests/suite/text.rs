//! Events as text: one spelling each, and nothing that is typed can break anything.

use game_cappuccino::{Action, Cappuccino, Cell, Colour};
use game_core::{Event, Game, Match};
use proptest::prelude::*;

use crate::table::{EXPERT, STANDARD, seats};

#[test]
fn every_action_has_one_spelling() {
    for text in ["place 0,1 red", "move 0,1 1,1", "move -32,0 -31,0", "place 32,-32 yellow"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "move",
        "move ",
        "move 0,0",
        "move 0,0 ",
        "move 0,0  1,0",
        " move 0,0 1,0",
        "move 0,0 1,0 ",
        "Move 0,0 1,0",
        "move 0,0 +1,0",
        "move 0,0 -0,0",
        "move 0,0 1,00",
        "move 0, 0 1,0",
        "move 0,0;1,0",
        "move 33,0 32,0",
        "pass",
        "place 0,0",
        "place 0,0 Red",
        "place 0,0 red red",
        "place 0,0 pink",
        "place red 0,0",
        "draw 0 x",
        "move 0,0 1,0\n",
        "move 0,0 1,0\0",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn what_cannot_be_read_is_told_what_can() {
    let told = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert!(told("jump 0,0 1,0").contains("expected \"move Q,R Q,R\""), "{}", told("jump 0,0 1,0"));
    assert!(told("move 0,0 1;0").contains("expected a cell as \"q,r\""), "{}", told("move 0,0 1;0"));
    assert!(told("place 0,0 pink").contains("red, blue, green or yellow"), "{}", told("place 0,0 pink"));
    assert!(told(&"move ".repeat(20_000)).len() < 400, "a long text is cut");
}

#[test]
fn the_action_space_has_the_size_of_its_formula() {
    // Cells within 32 steps; four colours on each; two directions along each of the 9n² + 3n edges between them.
    let cells = 3 * 32 * 33 + 1;
    assert_eq!(Cappuccino::universe().len(), 4 * cells + 2 * (9 * 32 * 32 + 3 * 32));
}

fn any_cell() -> impl Strategy<Value = Cell> {
    (0..game_cappuccino::CELLS).prop_map(|number| Cell::from_number(number).unwrap())
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (any_cell(), any_cell()).prop_map(|(from, to)| Action::Move { from, to }),
        (any_cell(), 0..4usize).prop_map(|(cell, index)| Action::Place { cell, colour: Colour::ALL[index] }),
    ]
}

proptest! {
    #[test]
    fn actions_go_to_text_and_back(action in any_action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    #[test]
    fn rubbish_is_refused_and_never_panics(text in "\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn almost_right_text_is_read_as_itself_or_refused(
        text in "(move|place|mov) ?-?[0-9]{1,3},[ +-]?[0-9]{0,2} (-?[0-9]{1,2},-?[0-9]{1,2}|red|blu)"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    /// Any action in any position is judged without a panic, and a refused one changes nothing.
    #[test]
    fn any_action_is_judged_in_any_position(action in any_action(), seed in 0..50u64, length in 0..130usize, expert: bool) {
        let options = if expert { EXPERT } else { STANDARD };
        let game: Match<Cappuccino> = game_core::random_match(seats(2 + seed % 3), &options, 1, seed);
        let before = game.position_at(length);
        let mut position = before;
        if position.apply(action).is_err() {
            prop_assert_eq!(position, before);
        } else {
            prop_assert_ne!(position, before);
        }
    }
}

#[test]
fn a_move_before_all_cups_stand_is_told_how_many_are_missing() {
    let mut game = Match::<Cappuccino>::from_seed(seats(2), EXPERT, 1);
    for left in [64, 63] {
        let error = game.play_text("move 0,0 1,0").unwrap_err().to_string();
        assert!(error.contains(&format!("the cups are still being placed: {left} to go (CP-06)")), "{error}");
        let mut actions = Vec::new();
        game.position().actions(&mut actions);
        game.play(Event::Action(actions[0])).unwrap();
    }
}
