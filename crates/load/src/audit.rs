//! Compares a match with the moves that its players were told are in it.

/// A move that the server has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    /// The seat.
    pub(crate) seat: usize,
    /// The number of its first event.
    pub(crate) first: u32,
    /// The event.
    pub(crate) events: Vec<String>,
}

/// The result of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Audit {
    /// Acknowledged moves that are not where they were said to be.
    pub(crate) lost: usize,
    /// Events made by players that do not belong to exactly one acknowledged move: it was played twice, or by nobody.
    pub(crate) unaccounted: usize,
}

/// Compares the events of a match, and who made each (nobody: chance), with the moves acknowledged to its players. Every move
/// that was ever sent must have been acknowledged by now.
pub(crate) fn audit(events: &[String], makers: &[Option<usize>], acknowledged: &[Acknowledged]) -> Audit {
    let mut owners = vec![0_usize; events.len()];
    let mut lost = 0;
    for made in acknowledged {
        let first = made.first as usize;
        let numbers = first..first + made.events.len();
        let there = events.get(numbers.clone()) == Some(&made.events[..])
            && makers[numbers.clone()].iter().all(|maker| *maker == Some(made.seat));
        if there {
            owners[numbers].iter_mut().for_each(|owners| *owners += 1);
        } else {
            lost += 1;
        }
    }
    let by_players = owners.iter().zip(makers).filter(|(_, maker)| maker.is_some());
    let unaccounted = by_players.filter(|&(&owners, _)| owners != 1).count();
    Audit { lost, unaccounted }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events are letters; capitals are those of seat 1, digits chance's.
    fn check(events: &str, acknowledged: &[(usize, u32, &str)], lost: usize, unaccounted: usize) {
        let texts = |events: &str| events.chars().map(String::from).collect::<Vec<_>>();
        let maker = |c: char| (!c.is_ascii_digit()).then_some(usize::from(c.is_uppercase()));
        let makers: Vec<_> = events.chars().map(maker).collect();
        let moves = acknowledged.iter();
        let moves: Vec<_> =
            moves.map(|&(seat, first, events)| Acknowledged { seat, first, events: texts(events) }).collect();
        assert_eq!(audit(&texts(events), &makers, &moves), Audit { lost, unaccounted }, "{events} {acknowledged:?}");
    }

    #[test]
    fn what_was_acknowledged_is_there_once() {
        check("", &[], 0, 0);
        check("ab1CDe", &[(0, 0, "ab"), (1, 3, "CD"), (0, 5, "e")], 0, 0);
        check("ab1CD", &[(0, 0, "ab"), (1, 3, "CD"), (0, 5, "e")], 1, 0);
        check("ab1CXe", &[(0, 0, "ab"), (1, 3, "CD"), (0, 5, "e")], 1, 2);
        check("abab", &[(0, 0, "ab")], 0, 2);
        check("ab", &[(0, 0, "ab"), (0, 1, "b")], 0, 1);
        check("aB", &[(0, 0, "a"), (0, 1, "B")], 1, 1);
    }
}
