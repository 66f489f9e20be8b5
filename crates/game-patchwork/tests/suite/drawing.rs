//! The drawing for terminals.

use game_core::Game;

use crate::table::{advance_until, play, table};

/// The drawing without styles, as in a file or a terminal without colour.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('\u{1b}') {
        out += &rest[..start];
        let end = rest[start..].find('m').expect("only styles are escaped");
        rest = &rest[start + end + 1..];
    }
    out + rest
}

#[test]
fn the_drawing_says_everything_without_colour() {
    let mut game = table(&[9, 12, 26, 29]);
    play(&mut game, "buy 9 a1b1c1a2");
    let drawn = game.position().draw();
    assert!(drawn.contains('\u{1b}'), "styles are there for terminals that have them");
    let plain = plain(&drawn);
    let expected = "\
seat 0                        seat 1, to move
3 buttons, income 2           5 buttons, income 0
score -151                    score -157
  a b c d e f g h i             a b c d e f g h i
1 # # # . . . . . .           1 . . . . . . . . .
2 # . . . . . . . .           2 . . . . . . . . .
3 . . . . . . . . .           3 . . . . . . . . .
4 . . . . . . . . .           4 . . . . . . . . .
5 . . . . . . . . .           5 . . . . . . . . .
6 . . . . . . . . .           6 . . . . . . . . .
7 . . . . . . . . .           7 . . . . . . . . .
8 . . . . . . . . .           8 . . . . . . . . .
9 . . . . . . . . .           9 . . . . . . . . .

time    0.........1.........2.........3.........4.........5...
seat 0        ^
seat 1  ^
marks        o     o     o     o  L  o  L  o  L  o  L  o  L  o        (crossed on the way to that space: o income, L leather)

patch 12, too dear            patch 26                      patch 29, too dear
price 10 time 4 income 3      price 4 time 2 income 0       price 10 time 5 income 3
 # #                           # # #                         # # # #
   # #                           # # #                       # #
     #
then    1 2 3 4 5 6 7 8 10 11 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 30 31 32 0
";
    assert_eq!(plain, expected);
}

#[test]
fn the_drawing_names_what_is_to_be_done() {
    let mut game = table(&[]);
    assert!(plain(&game.position().draw()).contains("(seat 0 on top)"));
    advance_until(&mut game, |view| view.leather_due);
    assert!(plain(&game.position().draw()).contains("seat 1, to place leather"));
    advance_until(&mut game, |view| view.to_act.is_none());
    let end = plain(&game.position().draw());
    assert!(!end.contains(", to ") && end.contains("(seat 1 on top)"), "{end}");
    let full = crate::table::kept(include_str!("../data/games/full-quilt.jsonl"));
    assert!(plain(&full.position().draw()).contains(", 7×7 tile"));
}
