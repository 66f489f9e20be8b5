//! The review of a game: its turns, and for each seat where its result came from.

use game_core::{Game, Match, Seat, StrongPlayer};
use serde::Serialize;

use crate::{Class, Ply, accuracy};

/// At most so many turning points a seat: more than anybody remembers.
const TURNING_POINTS: usize = 3;

/// A review, or the part of one that is done.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The judge: the game's own player, of this version.
    pub engine: String,
    /// Nodes a search; `None` where time was the limit.
    pub nodes: Option<u64>,
    /// The value of the first position in which somebody chose, by seat; empty before the first opinion.
    pub start: Vec<f32>,
    /// The judged turns, in order.
    pub plies: Vec<Ply>,
    /// The sums, by seat.
    pub seats: Vec<SeatReview>,
}

/// Where the result of a seat came from. `errors`, `gifts`, `luck` and `residual` add up to `change`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatReview {
    /// The mean accuracy of its turns, from 0 to 100; `None` if it never had a choice.
    pub accuracy: Option<f32>,
    /// What the draws brought, its own and those of others.
    pub luck: f32,
    /// What the errors of others brought.
    pub gifts: f32,
    /// What its own errors cost: not above 0.
    pub errors: f32,
    /// What is left: from one turn to the next, searches change their minds.
    pub residual: f32,
    /// The value at the end, the result if the game is over, less the value at the start.
    pub change: f32,
    /// The first events of its worst turns, mistakes at least, the worst first.
    pub turning_points: Vec<usize>,
}

impl Review {
    pub(crate) fn of<G: StrongPlayer>(game: &Match<G>, nodes: Option<u64>, plies: Vec<Ply>) -> Review {
        let seats = game.seats().iter().map(|seat| SeatReview::of(game, &plies, seat)).collect();
        let start = plies.first().map(|first| first.value_best.clone()).unwrap_or_default();
        let engine = format!("crema {} {}", env!("CARGO_PKG_VERSION"), G::INFO.id);
        Review { engine, nodes, start, plies, seats }
    }
}

impl SeatReview {
    fn of<G: StrongPlayer>(game: &Match<G>, plies: &[Ply], seat: Seat) -> SeatReview {
        let mut sums = SeatReview { turning_points: turning_points(plies, seat), ..SeatReview::default() };
        let index = seat.index();
        for (number, ply) in plies.iter().enumerate() {
            let (best, played) = (ply.value_best[index], ply.value_played[index]);
            let luck = ply.luck.as_ref().map_or(0.0, |luck| luck[index]);
            let decided = if ply.seat == index { &mut sums.errors } else { &mut sums.gifts };
            *decided += played - best;
            sums.luck += luck;
            let next = plies.get(number + 1).map(|next| next.value_best[index]);
            let next = next.or_else(|| result_after(game, ply, seat)).unwrap_or(played + luck);
            sums.residual += next - played - luck;
            sums.change += next - best;
        }
        let own = plies.iter().filter(|ply| ply.seat == index && !ply.forced);
        let accuracies: Vec<f32> = own.map(|ply| accuracy(ply.regret())).collect();
        let mean = accuracies.iter().sum::<f32>() / accuracies.len() as f32;
        sums.accuracy = (!accuracies.is_empty()).then_some(mean);
        sums
    }
}

/// The share of the win that `seat` had, if the game was over after `ply` and what was drawn then.
fn result_after<G: Game>(game: &Match<G>, ply: &Ply, seat: Seat) -> Option<f32> {
    let over = game.actors()[ply.turn_end..].iter().all(Option::is_none);
    let outcome = game.position().outcome().filter(|_| over)?;
    let share = 1.0 / outcome.winners.len() as f32;
    Some(if outcome.winners.contains(&seat) { share } else { 0.0 })
}

fn turning_points(plies: &[Ply], seat: Seat) -> Vec<usize> {
    let grave = |ply: &&Ply| ply.seat == seat.index() && ply.class.is_some_and(|class| class >= Class::Mistake);
    let mut worst: Vec<&Ply> = plies.iter().filter(grave).collect();
    worst.sort_by(|one, other| other.regret().total_cmp(&one.regret()));
    worst.truncate(TURNING_POINTS);
    worst.into_iter().map(|ply| ply.event).collect()
}
