//! The turns that are listed and their evaluations, in games of all kinds.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use game_core::{Budget, Game, Random, SplitMix, StrongPlayer, Turn};

use super::afterstate::Afterstate;
use super::evaluation::evaluate;
use super::listing::{Breadth, Choice, Reader, TurnLister};
use super::memory::Memory;
use super::search;
use super::value::Judge;
use crate::content::Content;
use crate::rules::seat_state::{CUPS, SLOTS};
use crate::slot::Slot;
use crate::turns::{Servings, TurnLimits, WholeTurn};
use crate::{Action, CoffeeRush, Options, Setup, Upgrade};

/// The player of the games from which the positions are taken.
#[derive(Clone, Copy, Debug)]
enum Play {
    /// Random turns that aim at orders.
    Aimed,
    /// The strong player at a glance.
    Glance,
}

/// The positions of a game in which a turn begins.
fn turn_starts(seats: u64, seed: u64, play: Play) -> Vec<CoffeeRush> {
    let mut rng = SplitMix::new(seed);
    let seats = CoffeeRush::INFO.seat_count(seats).expect("two to four may play");
    let options = Options { less_luck: seed % 2 == 1 };
    let mut position = CoffeeRush::new(seats, &options, &Setup {}).expect("a table");
    let (mut memory, mut chances, mut actions) = (untaught(), Vec::new(), Vec::new());
    let mut starts = Vec::new();
    while position.turn() != Turn::Over {
        if position.begins_turn().is_some() {
            starts.push(position);
            match play {
                Play::Aimed => {
                    let turn = position.aimed_turn(&mut rng);
                    position.apply_turn(&turn);
                }
                Play::Glance => {
                    let found = position.think(&mut memory, Budget::nodes(1), &mut rng);
                    found.actions.into_iter().for_each(|action| position.apply_unchecked(action));
                }
            }
        } else if position.turn() == Turn::Chance {
            let draw = position.sample_chance(&mut rng, &mut chances);
            position.apply_chance_unchecked(draw);
        } else {
            let action = position.sample_action(&mut rng, &mut actions);
            position.apply_unchecked(action);
        }
    }
    starts
}

const ROOM: usize = 4 << 20;

/// The memory of a player that judges by the table of points alone: what is on record does not change with every training.
fn untaught() -> Memory {
    Memory { judge: Judge::untaught(), ..Memory::new(ROOM) }
}

/// Gives the seat to move all rush tokens that nobody has.
fn with_all_rush(mut position: CoffeeRush) -> CoffeeRush {
    let all = position.rush_supply();
    position.states[position.flow.seat.index()].player.rush += all;
    position.rekey();
    position
}

/// Two cards stay in the deck; only the seat to move has an order, and that one is in the last slot.
fn with_little_left(mut position: CoffeeRush) -> CoffeeRush {
    let cards: Vec<_> = position.deck.iter().flat_map(|(order, count)| vec![order; count.into()]).collect();
    cards.iter().skip(2).for_each(|&order| position.deck.take(order, 1));
    let own = position.flow.seat.index();
    for (seat, state) in position.states.iter_mut().enumerate() {
        let last = state.slots[SLOTS - 1];
        state.slots = [Slot::EMPTY; SLOTS];
        state.slots[SLOTS - 1] = if seat == own { last } else { Slot::EMPTY };
    }
    position.rekey();
    position
}

/// The state of a running hash (FNV-1a).
struct Digest(u64);

impl Digest {
    const NEW: Digest = Digest(0xcbf2_9ce4_8422_2325);

    fn add(&mut self, evaluation: i32, actions: impl IntoIterator<Item = Action>) {
        let text: String = actions.into_iter().map(|action| format!("{action};")).collect();
        for byte in format!("{evaluation} {text}\n").bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// The turns that are compared and the best one of a later turn, on record since turns were listed one by one.
#[test]
fn the_turns_of_many_positions_are_those_on_record() {
    let mut text = String::from("seats, play, change: positions, turns, digest of the turns, digest of the best\n");
    type Change = fn(CoffeeRush) -> CoffeeRush;
    let changes: [(&str, Change); 2] = [("as it is", |position| position), ("all rush", with_all_rush)];
    for seats in 2..=4 {
        for play in [Play::Aimed, Play::Glance] {
            for (name, change) in changes {
                let (mut memory, mut lister) = (Memory::new(ROOM), TurnLister::default());
                let (mut positions, mut turns, mut all, mut bests) = (0, 0, Digest::NEW, Digest::NEW);
                let starts = (0..4).flat_map(|seed| turn_starts(seats, seed, play));
                for position in starts.step_by(if name == "all rush" { 7 } else { 2 }).map(change) {
                    positions += 1;
                    for option in search::list(&position, &mut memory, Budget::nodes(1)) {
                        turns += 1;
                        all.add(option.evaluation, option.actions);
                    }
                    let best = lister.best(&position, Breadth::LATER);
                    bests.add(best.evaluation, best.turn(&position).expand());
                }
                writeln!(text, "{seats}, {play:?}, {name}: {positions}, {turns}, {:016x}, {:016x}", all.0, bests.0)
                    .expect("a string grows");
            }
        }
    }
    game_testkit::generated_file(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/glance.txt"), &text);
}

/// Reads every turn.
struct Every<F>(F);

impl<F: FnMut(Choice)> Reader for Every<F> {
    fn floor(&self) -> i32 {
        i32::MIN
    }

    fn take(&mut self, choice: Choice) {
        (self.0)(choice);
    }
}

/// Every turn that is listed, against the position after it is really played.
fn check_all_turns(lister: &mut TurnLister, position: &CoffeeRush, breadth: Breadth) {
    let seat = position.flow.seat.index();
    let mut listed = 0;
    let check = |choice: Choice| {
        let mut after = *position;
        after.apply_turn(&choice.turn(position));
        let evaluation = evaluate(&Afterstate::of(&after), seat);
        assert_eq!(choice.evaluation, evaluation, "{position:?}: {:?}", choice.turn(position));
        listed += 1;
    };
    lister.choices(position, breadth, &|| false, &mut Every(check));
    assert!(listed > 0, "{position:?}");
}

/// The turns of games of aimed turns; `change` may first make the position a rarer one.
fn check_games(games: u64, change: fn(CoffeeRush) -> CoffeeRush) {
    let mut lister = TurnLister::default();
    let mut rng = SplitMix::new(games);
    for (seats, seed) in (2..=4).flat_map(|seats| (0..games).map(move |seed| (seats, seed))) {
        for position in turn_starts(seats, seed, Play::Aimed).into_iter().map(change) {
            let breadth = if rng.below(16) == 0 { Breadth::ROOT } else { Breadth::LATER };
            check_all_turns(&mut lister, &position, breadth);
        }
    }
}

#[test]
fn the_evaluation_of_a_listed_turn_is_that_of_the_position_after_it() {
    check_games(6, |position| position);
}

#[test]
fn it_is_also_where_rush_tokens_are_short() {
    check_games(3, with_all_rush);
}

#[test]
fn it_is_also_where_cards_or_orders_run_out() {
    check_games(3, with_little_left);
}

/// A turn without the rush tokens that it spends, and without the places of the cups: the upgrade, where the own meeples end, the
/// contents of the cups then, and the orders served.
type Effect = (Option<Upgrade>, Vec<usize>, [u32; CUPS], Servings);

fn effect(position: &CoffeeRush, turn: &WholeTurn) -> Effect {
    let mut after = *position;
    after.apply_turn(turn);
    let seat = position.flow.seat;
    let mut ends: Vec<usize> = after.meeples[after.meeples_of(seat)].iter().flatten().map(|end| end.index()).collect();
    let mut cups = after.cups(seat).map(|cup| cup.bits());
    let mut served = turn.served;
    ends.sort_unstable();
    cups.sort_unstable();
    served.sort_unstable();
    (turn.upgrade, ends, cups, served)
}

/// Each effect with the fewest rush tokens that bring it about.
fn cheapest<'a>(position: &CoffeeRush, turns: impl IntoIterator<Item = &'a WholeTurn>) -> BTreeMap<Effect, u8> {
    let mut cheapest = BTreeMap::new();
    for turn in turns {
        let rush = cheapest.entry(effect(position, turn)).or_insert(u8::MAX);
        *rush = turn.path.rush().min(*rush);
    }
    cheapest
}

/// The list for the player against the full list of useful turns, which is made in another way: token by token, with each hand poured by
/// itself.
#[test]
fn no_useful_turn_is_lost() {
    let all = Breadth { fillings: usize::MAX, cups: usize::MAX, ..Breadth::ROOT };
    let (mut lister, mut compared, mut emptied) = (TurnLister::default(), 0, 0);
    let games = (2..=4).flat_map(|seats| [Play::Aimed, Play::Glance].map(|play| (seats, play)));
    for position in games.flat_map(|(seats, play)| turn_starts(seats, 5, play)).step_by(3) {
        for empty_useful in [false, true] {
            let mut listed = Vec::new();
            let breadth = Breadth { empty_useful, rush: if empty_useful { 0 } else { 2 }, ..all };
            lister.choices(
                &position,
                breadth,
                &|| false,
                &mut Every(|choice: Choice| listed.push(choice.turn(&position))),
            );
            let mut full = Vec::new();
            position.useful_turns(TurnLimits { rush: breadth.rush, empty_useful_cups: empty_useful }, &mut full);
            // A cup that is emptied although it could become an order must be filled again: that is all the player leaves out.
            let cups = position.cups(position.flow.seat).map(Content::of);
            let useful = |cup: usize| !cups[cup].becomes().and(position.wanted()).is_empty();
            let wasted = |turn: &WholeTurn, cup: usize| turn.emptied[cup] && useful(cup) && turn.poured[cup].is_empty();
            let (listed, possible) = (cheapest(&position, &listed), cheapest(&position, &full));
            full.retain(|turn| !(0..CUPS).any(|cup| wasted(turn, cup)));
            let expected = cheapest(&position, &full);
            let lost = expected.iter().find(|&(effect, rush)| listed.get(effect) != Some(rush));
            let invented = listed.iter().find(|&(effect, rush)| possible.get(effect) != Some(rush));
            assert_eq!((lost, invented), (None, None), "{breadth:?}, {position:?}");
            compared += full.len();
            emptied += full.iter().filter(|turn| (0..CUPS).any(|cup| turn.emptied[cup] && useful(cup))).count();
        }
    }
    assert!(compared > 100_000 && emptied > 1_000, "{compared} turns, {emptied} of them with a useful cup emptied");
}
