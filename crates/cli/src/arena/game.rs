//! One game between seated players.

use game_core::{Event, Match, Seat, SplitMix, StrongPlayer, Turn};

use super::fault::Fault;
use super::seated::Seated;

/// How a game ended.
pub(crate) struct Ended<G: StrongPlayer> {
    pub(crate) game: Match<G>,
    /// The player at fault, if the game was not played to its end.
    pub(crate) fault: Option<(Seat, Fault)>,
}

/// Plays `game` to its end, or until a player does not play by the rules. Chance has a stream of its own: in games that
/// begin alike, its first outcome is the same, and so is its second, whichever seat meets them (common random numbers).
pub(crate) fn play<G: StrongPlayer>(
    mut game: Match<G>,
    seated: &mut [Seated<'_, '_, G>],
    mut chance: SplitMix,
) -> Ended<G> {
    let mut outcomes = Vec::new();
    loop {
        match game.position().turn() {
            Turn::Over => return Ended { game, fault: None },
            Turn::Chance => {
                let outcome = game.position().sample_chance(&mut chance, &mut outcomes);
                game.play(Event::Chance(outcome)).expect("a sampled outcome is possible");
            }
            Turn::Seat(seat) => {
                if let Err(fault) = move_of(&mut game, seat, &mut seated[seat.index()]) {
                    return Ended { game, fault: Some((seat, fault)) };
                }
            }
        }
    }
}

/// One decision: all its events as long as `seat` is to move.
fn move_of<G: StrongPlayer>(game: &mut Match<G>, seat: Seat, player: &mut Seated<'_, '_, G>) -> Result<(), Fault> {
    let events = player.decide(game)?;
    if events.is_empty() {
        return Err(Fault::illegal("nothing was played"));
    }
    for event in events {
        if game.position().turn() != Turn::Seat(seat) {
            break;
        }
        game.play_text(&event).map_err(|error| Fault::illegal(&format!("{event:?} was played: {error}")))?;
    }
    Ok(())
}
