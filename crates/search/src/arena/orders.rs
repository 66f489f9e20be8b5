//! The orders in which players sit down.

/// Every different way to seat `players`, the given one first: each a list of indices into `players` by seat. Equal players
/// are interchangeable, so one against three has four orders, not twenty-four. The order of the list depends on nothing
/// but which players are equal.
pub fn seat_orders<P: PartialEq>(players: &[P]) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    let mut taken = vec![false; players.len()];
    extend(players, &mut taken, &mut Vec::new(), &mut orders);
    orders
}

fn extend<P: PartialEq>(players: &[P], taken: &mut [bool], order: &mut Vec<usize>, orders: &mut Vec<Vec<usize>>) {
    if order.len() == players.len() {
        orders.push(order.clone());
        return;
    }
    for next in 0..players.len() {
        // Of several equal players that are still free, only the first may sit down next.
        let first_of_its_kind = (0..next).all(|other| taken[other] || players[other] != players[next]);
        if taken[next] || !first_of_its_kind {
            continue;
        }
        taken[next] = true;
        order.push(next);
        extend(players, taken, order, orders);
        order.pop();
        taken[next] = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(players: &str, expected: &[&str]) {
        let players: Vec<char> = players.chars().collect();
        let orders = seat_orders(&players);
        let seated: Vec<String> =
            orders.iter().map(|order| order.iter().map(|&player| players[player]).collect()).collect();
        assert_eq!(seated, expected);
        assert!(orders.iter().all(|order| {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            sorted.into_iter().eq(0..players.len())
        }));
    }

    #[test]
    fn every_seating_once() {
        check("AB", &["AB", "BA"]);
        check("AA", &["AA"]);
        check("ABBB", &["ABBB", "BABB", "BBAB", "BBBA"]);
        check("ABB", &["ABB", "BAB", "BBA"]);
        check("AABB", &["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]);
        check("ABC", &["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]);
        assert_eq!(seat_orders(&['A', 'B', 'C', 'D']).len(), 24);
    }
}
