//! The results so far, in a file.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, bail};
use search::arena::Tally;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the file that this code writes, and the only one it reads.
const FORMAT: u32 = 1;

/// The conditions of all games of a ladder. Results under other terms cannot be added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) seed: u64,
    /// Limits of the levels, if any, beside their own.
    pub(crate) nodes: Option<u64>,
    pub(crate) movetime_ms: Option<u64>,
}

/// The games between two players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Met {
    pub(crate) players: [String; 2],
    pub(crate) games: u64,
    pub(crate) wins: [u64; 2],
    pub(crate) draws: u64,
}

impl Met {
    /// Nothing played yet.
    pub(crate) fn new(players: [String; 2]) -> Met {
        Met { players, games: 0, wins: [0, 0], draws: 0 }
    }

    /// The first player's wins, a shared one counting half.
    pub(crate) fn points(&self) -> f64 {
        self.wins[0] as f64 + self.draws as f64 / 2.0
    }

    /// This and the games of a match between the same two.
    pub(crate) fn with(&self, tally: &Tally) -> Met {
        Met {
            players: self.players.clone(),
            games: self.games + tally.games(),
            wins: [self.wins[0] + tally.wins()[0], self.wins[1] + tally.wins()[1]],
            draws: self.draws + tally.draws(),
        }
    }
}

/// Everything that has been played under the same terms.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Results {
    format: u32,
    #[serde(flatten)]
    pub(crate) terms: Terms,
    pub(crate) meetings: Vec<Met>,
}

impl Results {
    /// Nothing yet.
    pub(crate) fn new(terms: Terms) -> Results {
        Results { format: FORMAT, terms, meetings: Vec::new() }
    }

    /// The results in `path`, as they must be for a fit.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Results> {
        let name = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        let results: Results =
            serde_json::from_str(&text).with_context(|| format!("{name} is no file of ladder results"))?;
        if results.format != FORMAT {
            bail!("{name} has format {}; this version reads format {FORMAT}", results.format);
        }
        for met in &results.meetings {
            if met.games == 0 || met.wins[0] + met.wins[1] + met.draws != met.games {
                let [one, other] = &met.players;
                bail!("{name}: wins and draws of {one} against {other} do not add up to the games");
            }
        }
        Ok(results)
    }

    /// The results in `path` to go on from, or none if there is no such file.
    pub(crate) fn resume(path: &Path, terms: Terms) -> anyhow::Result<Results> {
        if !path.exists() {
            return Ok(Results::new(terms));
        }
        let results = Results::read(path)?;
        if results.terms != terms {
            bail!(
                "{} was played under other terms (game, rules, options, seed or limits); name another file, or the same terms",
                path.display()
            );
        }
        Ok(results)
    }

    /// The games of the two so far.
    pub(crate) fn met(&self, players: &[String; 2]) -> Met {
        let found = self.meetings.iter().find(|met| met.players == *players);
        found.cloned().unwrap_or_else(|| Met::new(players.clone()))
    }

    /// Replaces the games of the two.
    pub(crate) fn put(&mut self, met: Met) {
        match self.meetings.iter_mut().find(|known| known.players == met.players) {
            Some(known) => *known = met,
            None => self.meetings.push(met),
        }
    }

    /// Writes everything to `path`; a run that is killed meanwhile leaves the old file whole.
    pub(crate) fn write(&self, path: &Path) -> io::Result<()> {
        let fresh = path.with_extension("new");
        fs::write(&fresh, serde_json::to_string_pretty(self)? + "\n")?;
        fs::rename(&fresh, path)
    }
}
