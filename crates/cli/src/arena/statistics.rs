//! Means over a match of the numbers that games give of themselves.

use game_core::Statistic;
use search::arena::Mean;
use serde_json::{Value, json};

use super::contest::Game;

/// By number, then by player: the mean over deals. The games of one deal are one observation, as everywhere in the arena.
#[derive(Default)]
pub(crate) struct Statistics(Vec<(&'static str, Vec<Mean>)>);

impl Statistics {
    /// Adds all games of one deal; a player whose games all broke off has nothing to add.
    pub(crate) fn add_deal(&mut self, games: &[Game]) {
        let players = games.first().map_or(0, |game| game.statistics.len());
        for player in 0..players {
            let of_player = || games.iter().map(|game| &game.statistics[player]).filter(|numbers| !numbers.is_empty());
            let Some(first) = of_player().next() else { continue };
            for (index, &(name, _)) in first.iter().enumerate() {
                let numbers: Vec<f64> = of_player().map(|numbers: &Vec<Statistic>| numbers[index].1).collect();
                let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
                self.of(name, players)[player].add(mean);
            }
        }
    }

    fn of(&mut self, name: &'static str, players: usize) -> &mut Vec<Mean> {
        let place = self.0.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            self.0.push((name, vec![Mean::default(); players]));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    /// By name, a list of means and half widths of their 95 % intervals by player.
    pub(crate) fn to_json(&self) -> Value {
        let round = |number: f64| (number * 1e3).round() / 1e3;
        let of_player = |mean: &Mean| json!({"mean": round(mean.mean()), "half95": round(mean.half_95())});
        Value::Object(
            self.0
                .iter()
                .map(|(name, means)| ((*name).to_owned(), Value::from_iter(means.iter().map(of_player))))
                .collect(),
        )
    }

    /// A table with a row for each number and a column for each player.
    pub(crate) fn to_text(&self, players: &[String]) -> String {
        let width = self.0.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
        let mut text = format!("{:width$}", "");
        for player in players {
            text += &format!(" {player:>20}");
        }
        text.push('\n');
        for (name, means) in &self.0 {
            text += &format!("{name:width$}");
            for mean in means {
                text += &format!(" {:>20}", format!("{:.2} ± {:.2}", mean.mean(), mean.half_95()));
            }
            text.push('\n');
        }
        text
    }
}
