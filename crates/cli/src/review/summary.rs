//! Totals over the moves of a game.

use std::fmt;

use super::judgement::Judgement;

/// How many of the worst moves are named.
const NAMED: usize = 5;

/// Judgements, seat by seat.
#[derive(Default)]
pub(crate) struct Summary {
    judged: Vec<Judgement>,
}

impl Summary {
    /// Adds a move.
    pub(crate) fn add(&mut self, judgement: Judgement) {
        self.judged.push(judgement);
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.judged.iter().map(|judged| judged.seat + 1).max().unwrap_or_default();
        for seat in 0..seats {
            let regrets: Vec<f32> =
                self.judged.iter().filter(|judged| judged.seat == seat).map(|judged| judged.regret).collect();
            match regrets.len() {
                0 => {}
                1 => writeln!(f, "seat {seat}: 1 move, {:.1} % of the win given away", 100.0 * regrets[0])?,
                moves => {
                    let mean = 100.0 * regrets.iter().sum::<f32>() / moves as f32;
                    writeln!(f, "seat {seat}: {moves} moves, {mean:.1} % of the win given away by a move on average")?;
                }
            }
        }
        let mut worst: Vec<&Judgement> = self.judged.iter().filter(|judged| !judged.mark().is_empty()).collect();
        worst.sort_by(|one, other| other.regret.total_cmp(&one.regret));
        if !worst.is_empty() {
            writeln!(f, "worst moves:")?;
        }
        for judged in worst.into_iter().take(NAMED) {
            writeln!(f, "{judged}")?;
        }
        Ok(())
    }
}
