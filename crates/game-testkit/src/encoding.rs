//! Properties of observations and action numbers, in every position of every game.

use std::collections::BTreeMap;

use game_core::{Buffers, Encoding, Layout, SplitMix, random_event};

use crate::{TableKind, table_kinds};

/// Plays `games` random games at every kind of table and checks, in every position: the mask has exactly the numbers of the
/// legal actions; a number and its action are each other's; every byte of an observation is written, and within its bounds;
/// an observation is the same in every world that its seat cannot tell from this one, and equal views give equal observations.
pub fn encodes<G: Encoding>(games: u64) {
    for table in table_kinds::<G>() {
        let layout = G::layout(table.seats, &table.options);
        let mut seen = BTreeMap::new();
        for seed in 0..games {
            play(&table, &layout, seed, &mut seen);
        }
    }
}

type Seen = BTreeMap<(usize, String), Vec<u8>>;

fn play<G: Encoding>(table: &TableKind<G>, layout: &Layout, seed: u64, seen: &mut Seen) {
    let mut game = table.deal(seed);
    let mut rng = SplitMix::for_game(0x0b5e_54e5, seed);
    let mut buffers = Buffers::default();
    loop {
        let place = format!("{table}, seed {seed}, after {} events", game.events().len());
        check_numbers(game.position(), layout, &place);
        check_observations(game.position(), layout, &mut rng, &place, seen);
        let Some(event) = random_event(game.position(), &mut rng, &mut buffers) else { break };
        game.play(event).unwrap_or_else(|error| panic!("{place}: sampled {event} is refused: {error}"));
    }
}

fn check_numbers<G: Encoding>(position: &G, layout: &Layout, place: &str) {
    let mut mask = vec![9; layout.action_count()];
    let mut legal = Vec::new();
    position.mask(&mut legal, &mut mask);
    legal.clear();
    position.actions(&mut legal);
    let mut numbers: Vec<usize> = legal.iter().map(|&action| position.number(action)).collect();
    for (&number, &action) in numbers.iter().zip(&legal) {
        assert_eq!(position.action(number), Some(action), "{place}: number {number} is not {action}");
    }
    numbers.sort_unstable();
    let masked: Vec<usize> = (0..mask.len()).filter(|&number| mask[number] == 1).collect();
    assert_eq!(masked, numbers, "{place}: the mask is not the legal actions");
    for (number, &bit) in mask.iter().enumerate() {
        let accepted = position.action(number).is_some_and(|action| position.check(action).is_ok());
        assert_eq!(u8::from(accepted), bit, "{place}: number {number}");
    }
    assert_eq!(position.action(mask.len()), None, "{place}: a number beyond the action space means something");
}

fn check_observations<G: Encoding>(
    position: &G,
    layout: &Layout,
    rng: &mut SplitMix,
    place: &str,
    seen: &mut BTreeMap<(usize, String), Vec<u8>>,
) {
    let most = layout.most();
    for seat in position.seats().iter() {
        let observed = observation(position, seat, most.len(), 0);
        assert_eq!(observed, observation(position, seat, most.len(), 0xff), "{place}: a byte is not written");
        let over = observed.iter().zip(&most).position(|(byte, most)| byte > most);
        assert_eq!(over, None, "{place}: a byte is more than the layout allows, seen from seat {seat}");
        let elsewhere = observation(&position.imagine(Some(seat), rng), seat, most.len(), 0);
        assert_eq!(observed, elsewhere, "{place}: seat {seat} observes what it may not see");
        let view = serde_json::to_string(&position.view(Some(seat))).expect("views are plain data");
        let before = seen.entry((seat.index(), view)).or_insert_with(|| observed.clone());
        assert_eq!(*before, observed, "{place}: seat {seat} sees the same and observes something else");
    }
}

fn observation<G: Encoding>(position: &G, seat: game_core::Seat, size: usize, filled: u8) -> Vec<u8> {
    let mut out = vec![filled; size];
    position.observe(seat, &mut out);
    out
}
