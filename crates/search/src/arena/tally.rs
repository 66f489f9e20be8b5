//! The sums over the games of a match.

use super::{NORMAL_95, elo};

/// Playing every deal in all orders removes luck, so a match is worth more than its number of games; with few deals the
/// observed spread may by accident be next to nothing, so no game is ever counted as more than this many.
const MOST_WORTH: f64 = 4.0;

/// A finished game, seen by players (in the order in which they were named, not in which they sat).
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Each player's share of the win, all together 1: all of it, or a part where the win is shared.
    pub shares: Vec<f64>,
    /// Points of the side of interest ahead of the best other one; `None` where the game was not played to its end.
    pub margin: Option<f64>,
}

/// The side that a match rates: the players named like the first one, against all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side(Vec<bool>);

impl Side {
    /// The side of the first of `players`; only the first itself when all are equal.
    pub fn of_first<P: PartialEq>(players: &[P]) -> Side {
        let all_equal = players.iter().all(|player| *player == players[0]);
        let is_ours = |(index, player): (usize, &P)| index == 0 || (!all_equal && *player == players[0]);
        Side(players.iter().enumerate().map(is_ours).collect())
    }

    /// Is player number `index` on this side?
    pub fn has(&self, index: usize) -> bool {
        self.0[index]
    }

    /// The share of wins that it has among equals.
    pub fn even_share(&self) -> f64 {
        self.0.iter().filter(|&&ours| ours).count() as f64 / self.0.len() as f64
    }

    fn share(&self, played: &Played) -> f64 {
        played.shares.iter().zip(&self.0).map(|(share, &ours)| if ours { *share } else { 0.0 }).sum()
    }
}

/// A 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The sums of a match: deals are observations, games only their parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    side: Side,
    games: u64,
    wins: Vec<u64>,
    draws: u64,
    deals: u64,
    /// Sums over deals of the side's mean share, and of its square.
    share: (f64, f64),
    /// Sum of margins and how many there were.
    margin: (f64, u64),
}

impl Tally {
    /// Nothing played yet, for a match about `side`.
    pub fn new(side: Side) -> Tally {
        let wins = vec![0; side.0.len()];
        Tally { side, games: 0, wins, draws: 0, deals: 0, share: (0.0, 0.0), margin: (0.0, 0) }
    }

    /// Adds all games of one deal.
    pub fn add_deal(&mut self, games: &[Played]) {
        for game in games {
            match game.shares.iter().position(|&share| share == 1.0) {
                Some(winner) => self.wins[winner] += 1,
                None => self.draws += 1,
            }
            if let Some(margin) = game.margin {
                self.margin = (self.margin.0 + margin, self.margin.1 + 1);
            }
        }
        let share = games.iter().map(|game| self.side.share(game)).sum::<f64>() / games.len() as f64;
        self.games += games.len() as u64;
        self.deals += 1;
        self.share = (self.share.0 + share, self.share.1 + share * share);
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Wins that a player had alone, by player.
    pub fn wins(&self) -> &[u64] {
        &self.wins
    }

    /// Games with a shared win.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Mean points ahead of the best other player; `None` without a game that was played to its end.
    pub fn margin(&self) -> Option<f64> {
        (self.margin.1 > 0).then(|| self.margin.0 / self.margin.1 as f64)
    }

    /// The side's share of the wins.
    pub fn share(&self) -> f64 {
        if self.deals == 0 { self.side.even_share() } else { self.share.0 / self.deals as f64 }
    }

    /// The variance of the share that one deal brings, estimated from the deals; 0 for fewer than two.
    pub fn variance(&self) -> f64 {
        if self.deals < 2 {
            return 0.0;
        }
        let deals = self.deals as f64;
        ((self.share.1 - self.share.0 * self.share.0 / deals) / (deals - 1.0)).max(0.0)
    }

    /// A 95 % interval of the share: Wilson's, with as many independent games as would have the spread that the deals show.
    pub fn share_95(&self) -> Interval {
        if self.games == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let (share, games) = (self.share(), self.independent_games());
        let square = NORMAL_95 * NORMAL_95;
        let centre = (share + square / (2.0 * games)) / (1.0 + square / games);
        let spread = (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
        let half = NORMAL_95 * spread / (1.0 + square / games);
        Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// How many independent games would have the spread that the deals show.
    fn independent_games(&self) -> f64 {
        let (share, games) = (self.share(), self.games as f64);
        let of_one_game = share * (1.0 - share);
        if self.deals < 2 || of_one_game == 0.0 {
            return games;
        }
        // Without any spread the division gives infinity, and the limit holds.
        (of_one_game * self.deals as f64 / self.variance()).min(MOST_WORTH * games)
    }

    /// By how much the side is stronger. Where it took none or all of the wins, the rating of half a game more or less.
    pub fn elo(&self) -> f64 {
        let half_a_game = 0.5 / self.games.max(1) as f64;
        elo(self.share().clamp(half_a_game, 1.0 - half_a_game), self.side.even_share())
    }

    /// A 95 % interval of [`Tally::elo`]; infinite where the games set no bound.
    pub fn elo_95(&self) -> Interval {
        let Interval { low, high } = self.share_95();
        let even = self.side.even_share();
        // Rounding may leave the ends a hair inside.
        let end = |share: f64| {
            if share < 1e-12 {
                0.0
            } else if share > 1.0 - 1e-12 {
                1.0
            } else {
                share
            }
        };
        Interval { low: elo(end(low), even), high: elo(end(high), even) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match of two whose pairs brought the first player these shares: 0, 0.5 or 1 a game.
    fn pairs(shares: &[[f64; 2]]) -> Tally {
        let mut tally = Tally::new(Side::of_first(&["a", "b"]));
        for pair in shares {
            let games = pair.map(|share| Played { shares: vec![share, 1.0 - share], margin: Some(10.0 * share - 5.0) });
            tally.add_deal(&games);
        }
        tally
    }

    fn assert_near(computed: f64, expected: f64) {
        assert!((computed - expected).abs() < 1e-3, "{computed} instead of {expected}");
    }

    #[test]
    fn sums_of_a_small_match() {
        let tally = pairs(&[[1.0, 1.0], [1.0, 0.0], [0.5, 1.0], [0.0, 0.0]]);
        assert_eq!((tally.games(), tally.deals(), tally.draws()), (8, 4, 1));
        assert_eq!(tally.wins(), [4, 3]);
        assert_near(tally.share(), 4.5 / 8.0);
        assert_near(tally.margin().expect("games were played"), 0.625);
        // Pair means 1, 0.5, 0.75, 0: their mean 0.5625, squares of differences 0.546875, over three.
        assert_near(tally.variance(), 0.182_292);
        assert_near(tally.elo(), 43.658); // 400 · log10(0.5625 / 0.4375)
    }

    #[test]
    fn the_interval_is_wilsons_with_the_games_that_the_spread_is_worth() {
        // Independent games: 0.5625 · 0.4375 · 4 / 0.182292 = 5.4.
        let tally = pairs(&[[1.0, 1.0], [1.0, 0.0], [0.5, 1.0], [0.0, 0.0]]);
        let Interval { low, high } = tally.share_95();
        assert_near(low, 0.215_6);
        assert_near(high, 0.857_4);
        // Every pair split: no spread at all, so the limit of four times the games holds: 400 games of 200 wins.
        let even = pairs(&[[1.0, 0.0]; 50]).share_95();
        assert_near(even.low, 0.451_2);
        assert_near(even.high, 0.548_8);
    }

    #[test]
    fn a_clean_sweep_has_a_lower_bound_only() {
        let tally = pairs(&[[1.0, 1.0]; 50]);
        // Wilson: 100 / (100 + 1.96²).
        assert_near(tally.share_95().low, 0.963_0);
        assert_near(tally.elo(), 919.541); // 99.5 of 100
        let Interval { low, high } = tally.elo_95();
        assert_near(low, 566.202);
        assert_eq!(high, f64::INFINITY);
    }

    #[test]
    fn one_against_three_and_two_against_two() {
        let one = Side::of_first(&["a", "b", "b", "b"]);
        assert_eq!((one.even_share(), one.has(0), one.has(1)), (0.25, true, false));
        let two = Side::of_first(&["a", "b", "a", "b"]);
        assert_eq!((two.even_share(), two.has(2), two.has(3)), (0.5, true, false));
        let alike = Side::of_first(&["a", "a"]);
        assert_eq!((alike.even_share(), alike.has(1)), (0.5, false));
        let mut tally = Tally::new(one);
        let won_by =
            |winner| Played { shares: (0..4).map(|player| f64::from(player == winner)).collect(), margin: None };
        tally.add_deal(&[won_by(0), won_by(0), won_by(2), won_by(3)]);
        assert_eq!((tally.wins(), tally.margin()), (&[2, 0, 1, 1][..], None));
        assert_near(tally.elo(), 190.849);
    }
}
