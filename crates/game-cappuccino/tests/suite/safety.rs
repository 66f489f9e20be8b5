//! Safe stacks: CP-17 of RULES.md.

use std::collections::{BTreeMap, BTreeSet};

use game_cappuccino::{Action, Cappuccino, Cell, Status};
use game_core::{Event, Game, Seat, Turn};

use crate::table::in_random_games;

/// A stack as the brute force sees it: height, owner, and whether the prey's cups are in it.
type Pile = (u8, Seat, bool);

/// Can the prey be captured, by trying every sequence of moves of anybody, the prey's own included?
fn can_be_captured(piles: &BTreeMap<Cell, Pile>, owner: Seat, seen: &mut BTreeSet<Vec<(Cell, Pile)>>) -> bool {
    if piles.values().any(|&(_, top, prey)| prey && top != owner) {
        return true;
    }
    if !seen.insert(piles.iter().map(|(&cell, &pile)| (cell, pile)).collect()) {
        return false;
    }
    for (&from, &(height, top, prey)) in piles {
        for to in from.neighbours() {
            let Some(&(below, _, prey_below)) = piles.get(&to) else { continue };
            if height >= below {
                let mut next = piles.clone();
                next.remove(&from);
                next.insert(to, (height + below, top, prey || prey_below));
                if can_be_captured(&next, owner, seen) {
                    return true;
                }
            }
        }
    }
    false
}

/// The stacks connected with a cell.
fn island(position: &Cappuccino, start: Cell) -> BTreeMap<Cell, Pile> {
    let pile = |cell: Cell| {
        let index = position.index(cell)?;
        Some((position.height(index), position.owner(index)?, cell == start))
    };
    let mut piles = BTreeMap::new();
    let mut edge = vec![start];
    while let Some(cell) = edge.pop() {
        if let Some(pile) = pile(cell)
            && piles.insert(cell, pile).is_none()
        {
            edge.extend(cell.neighbours());
        }
    }
    piles
}

fn moving(position: &Cappuccino) -> bool {
    position.open_cells().is_empty()
}

fn cells(position: &Cappuccino, mask: u64) -> BTreeSet<Cell> {
    (0..64).filter(|&index| mask >> index & 1 == 1).map(|index| position.cell(index)).collect()
}

#[test]
fn cp_17_safe_stacks_are_those_that_brute_force_cannot_capture() {
    let (mut judged, mut safe_in_company, mut endangered) = (0, 0, 0);
    in_random_games(40, |_, position, length| {
        if !moving(position) {
            return;
        }
        let safe = cells(position, position.safe_stacks());
        for cell in cells(position, position.stacks()) {
            let piles = island(position, cell);
            if !(2..=6).contains(&piles.len()) {
                continue;
            }
            let owner = piles[&cell].1;
            let captured = can_be_captured(&piles, owner, &mut BTreeSet::new());
            assert_eq!(safe.contains(&cell), !captured, "{cell} after {length} events\n{}", position.draw());
            judged += 1;
            safe_in_company += usize::from(!captured && piles.values().any(|pile| pile.1 != owner));
            endangered += usize::from(captured);
        }
    });
    assert!(judged > 5000, "{judged} stacks");
    assert!(safe_in_company > 500 && endangered > 500, "{safe_in_company} safe among others, {endangered} not safe");
}

#[test]
fn cp_17_a_safe_stack_is_never_captured_and_stays_safe() {
    let mut safe_before: BTreeSet<Cell> = BTreeSet::new();
    in_random_games(25, |game, position, length| {
        if !moving(position) {
            return;
        }
        let safe = cells(position, position.safe_stacks());
        let last = length.checked_sub(1).map(|last| game.events()[last]);
        if let Some(Event::Action(Action::Move { from, to })) = last {
            let before = game.position_at(length - 1);
            let owner = |position: &Cappuccino, cell| position.owner(position.index(cell).unwrap());
            if safe_before.contains(&to) {
                assert_eq!(owner(&before, to), owner(position, to), "{to} was safe and changed hands");
            }
            // A safe stack that moved, or was landed on by its owner, is safe where it is now.
            let moved = |cell: &Cell| if *cell == from { to } else { *cell };
            let still: BTreeSet<Cell> = safe_before.iter().map(moved).collect();
            assert!(still.is_subset(&safe), "{still:?} were safe, now only {safe:?} are, after {length} events");
        }
        safe_before = safe;
    });
}

#[test]
fn cp_17_the_hints_of_the_rulebook() {
    let (mut alone, mut pairs) = (0, 0);
    in_random_games(20, |_, position, _| {
        if !moving(position) {
            return;
        }
        let safe = position.safe_stacks();
        for island in position.islands(&position.topology(), safe) {
            let members: Vec<usize> = (0..64).filter(|&index| island.stacks >> index & 1 == 1).collect();
            match members[..] {
                [only] => {
                    alone += 1;
                    assert_eq!(safe >> only & 1, 1, "a lone stack is safe");
                    assert_eq!(island.status, Status::Dead);
                }
                [one, other] if position.height(one) != position.height(other) => {
                    let (low, high) =
                        if position.height(one) < position.height(other) { (one, other) } else { (other, one) };
                    let owner = position.owner(high).unwrap();
                    pairs += 1;
                    assert_eq!(safe >> high & 1, 1, "the higher of a pair is safe");
                    assert_eq!(safe >> low & 1 == 1, position.owner(low) == Some(owner), "the lower one is prey");
                    assert_eq!(island.status, Status::Decided);
                    assert_eq!(island.sure[owner.index()], position.height(low) + position.height(high));
                }
                _ => {}
            }
        }
    });
    assert!(alone > 1000 && pairs > 200, "{alone} lone stacks, {pairs} pairs");
}

/// With two players the owner is the player: the other own colour is no danger.
#[test]
fn cp_17_a_group_of_one_player_is_safe_whatever_its_colours() {
    let mut two_coloured = 0;
    in_random_games(20, |game, position, _| {
        if !moving(position) || game.seats().get() != 2 || position.turn() == Turn::Over {
            return;
        }
        let safe = position.safe_stacks();
        for island in position.islands(&position.topology(), safe) {
            let members: Vec<usize> = (0..64).filter(|&index| island.stacks >> index & 1 == 1).collect();
            let owners: BTreeSet<_> = members.iter().map(|&index| position.owner(index)).collect();
            let colours: BTreeSet<_> = members.iter().map(|&index| position.colour(index)).collect();
            if owners.len() == 1 {
                assert_eq!(safe & island.stacks, island.stacks);
                two_coloured += usize::from(colours.len() == 2);
            }
        }
    });
    assert!(two_coloured > 100, "{two_coloured} such groups");
}
