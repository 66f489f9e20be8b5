//! Tables to play scripted games at.

use game_core::{Game, Match, Record, SeatCount, Turn};
use game_patchwork::{Action, Illegal, Options, Patchwork, PlayerView, Setup, Track, View};

pub(crate) fn two() -> SeatCount {
    Patchwork::INFO.seat_count(2).expect("the game is for two")
}

/// The circle that begins with `first`; the other patches follow in order of their numbers, the 1×2 last.
pub(crate) fn circle(first: &[i64]) -> Vec<i64> {
    let rest = (1..33).filter(|id| !first.contains(id));
    first.iter().copied().chain(rest).chain([0]).collect()
}

pub(crate) fn table(first: &[i64]) -> Match<Patchwork> {
    table_on(Track::Revised, first)
}

pub(crate) fn table_on(track: Track, first: &[i64]) -> Match<Patchwork> {
    Match::new(two(), Options { track }, Setup { circle: circle(first) }).expect("a valid circle")
}

/// A game kept as a file.
pub(crate) fn kept(line: &str) -> Match<Patchwork> {
    Match::from_record(&Record::from_json(line).expect("a record")).expect("a legal game")
}

/// Plays events joined by `; `. `buy 26` without squares takes the first place where patch 26 fits, `leather` the first free
/// square.
pub(crate) fn play(game: &mut Match<Patchwork>, events: &str) {
    for event in events.split("; ") {
        let text = legal(game.position())
            .into_iter()
            .map(|action| action.to_string())
            .find(|text| text.starts_with(&format!("{event} ")))
            .unwrap_or_else(|| event.to_owned());
        let number = game.events().len();
        game.play_text(&text).unwrap_or_else(|error| panic!("event {number}, {text}: {error}"));
    }
}

/// Both only advance until `done`.
pub(crate) fn advance_until(game: &mut Match<Patchwork>, done: impl Fn(&View) -> bool) {
    while !done(&game.position().view(None)) {
        let event = if game.position().view(None).leather_due { "leather" } else { "advance" };
        play(game, event);
    }
}

pub(crate) fn legal(position: &Patchwork) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

pub(crate) fn player(game: &Match<Patchwork>, seat: usize) -> PlayerView {
    game.position().view(None).players[seat].clone()
}

/// Buttons and space of both.
pub(crate) fn standing(game: &Match<Patchwork>) -> [(u16, u8); 2] {
    game.position().view(None).players.map(|player| (player.buttons, player.space))
}

pub(crate) fn to_act(game: &Match<Patchwork>) -> Option<usize> {
    match game.position().turn() {
        Turn::Seat(seat) => Some(seat.index()),
        Turn::Chance | Turn::Over => None,
    }
}

/// Why `event` is refused; the position must not have changed.
pub(crate) fn refusal(game: &Match<Patchwork>, event: &str) -> Illegal {
    let action: Action = event.parse().unwrap_or_else(|error| panic!("{event}: {error}"));
    let mut position = *game.position();
    let illegal = position.apply(action).expect_err("it should be refused");
    assert_eq!(&position, game.position(), "{event}: a refusal changes nothing");
    illegal
}
