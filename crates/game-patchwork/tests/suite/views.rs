//! The view of the table, as it leaves the process.

use game_core::Game;
use game_patchwork::{Cell, Quilt};
use serde_json::json;

use crate::table::{advance_until, play, table};

#[test]
fn the_view_of_a_position_under_way() {
    let mut game = table(&[9, 14, 26, 29]);
    play(&mut game, "buy 9 a1b1c1a2; buy 14 g1h1i1g2i2");
    let view = serde_json::to_value(game.position().view(None)).unwrap();
    assert_eq!(
        view["players"][0],
        json!({
            "quilt": [
                "###......", "#........", ".........", ".........", ".........", ".........", ".........", ".........",
                "........."
            ],
            "empty": 77,
            "buttons": 3,
            "income": 2,
            "space": 6,
            "tile": false,
            "best_square": {"corner": "a1", "covered": 4},
            "score": 3 - 2 * 77,
        })
    );
    assert_eq!(view["players"][1]["best_square"], json!({"corner": "c1", "covered": 5}));
    assert_eq!(view["players"][1]["quilt"][1], "......#.#");
    assert_eq!(
        view["circle"][0],
        json!({
            "patch": 26, "shape": "1110/0111", "price": 4, "time": 2, "income": 0, "squares": 6, "offered": true, "affordable": true,
            "placements": 172,
        })
    );
    assert_eq!((&view["circle"][1]["patch"], &view["circle"][1]["affordable"]), (&json!(29), &json!(false)));
    assert_eq!(view["circle"].as_array().unwrap().len(), 31);
    assert_eq!((&view["circle"][2]["offered"], &view["circle"][3]["offered"]), (&json!(true), &json!(false)));
    assert_eq!((&view["to_act"], &view["on_top"], &view["leather_due"]), (&json!(1), &json!(null), &json!(false)));
    assert_eq!((view["options"].as_array().unwrap().len(), &view["winners"]), (4, &json!([])));
    for seat in [None, Some(game_core::Seat::FIRST), game_core::Seat::new(1)] {
        assert_eq!(serde_json::to_value(game.position().view(seat)).unwrap(), view, "nothing is hidden");
    }
}

#[test]
fn the_view_of_the_end_names_the_winner() {
    let mut game = table(&[]);
    advance_until(&mut game, |view| view.to_act.is_none());
    let view = game.position().view(None);
    let outcome = game.position().outcome().unwrap();
    assert_eq!((view.winners, view.options.len(), view.to_act), (outcome.winners, 0, None));
    assert_eq!(view.on_top.map(|seat| seat.index()), Some(1), "seat 1 came last");
}

#[test]
fn the_7x7_square_nearest_to_completion() {
    assert_eq!((Quilt::EMPTY.best_square().corner.to_string().as_str(), Quilt::EMPTY.best_square().covered), ("a1", 0));
    // A patch at the bottom right lies in most of the squares that reach there; the first of those counts.
    let mut game = table(&[4, 10]);
    play(&mut game, "buy 10 i6i7i8i9");
    let best = game.position().quilt(game_core::Seat::FIRST).unwrap().best_square();
    assert_eq!((best.corner.to_string().as_str(), best.covered), ("c3", 4));
    assert_eq!(game.position().quilt(game_core::Seat::wrapping(2)), None);
    let free: Vec<Cell> = game.position().quilt(game_core::Seat::FIRST).unwrap().free_cells().collect();
    assert_eq!((free.len(), free.is_sorted()), (77, true));
}

#[test]
fn keys_tell_positions_apart() {
    let play_all = |first: &[i64], events: &str| {
        let mut game = table(first);
        play(&mut game, events);
        *game.position()
    };
    let positions = [
        *table(&[14, 22]).position(),
        *table(&[22, 14]).position(),
        play_all(&[14, 22], "advance"),
        play_all(&[14, 22], "buy 14 a1b1c1a2c2"),
        play_all(&[14, 22], "buy 14 b1c1d1b2d2"),
        play_all(&[14, 22], "buy 14 a8b8c8a9c9"),
        play_all(&[14, 22], "buy 14 b8c8d8b9d9"),
        play_all(&[14, 22], "advance; buy 14 a1b1c1a2c2"),
        play_all(&[14, 22], "advance; buy 14 b1c1d1b2d2"),
        play_all(&[14, 22], "advance; advance"),
    ];
    for (number, a) in positions.iter().enumerate() {
        for b in &positions[number + 1..] {
            assert_ne!(a, b);
            assert_ne!(a.key(), b.key());
        }
    }
    // Two ways to one position: the same two purchases in either order.
    let one = play_all(&[20, 2, 14], "advance; buy 20 b1a2b2c2d2c3; advance");
    assert_eq!(one.key(), one.key_from_scratch());
}
