//! `crema ladder`: one scale for all built-in players of a game.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use game_registry::{GameVisitor, Registered};

use crate::arena::{Contest, ContestArgs, Player, Players};
use crate::clock;
use crate::help::examples;
use crate::ladder::{Results, Terms, ladder_chart, pairings, rate};
use crate::number::whole;
use crate::parallel::threads;
use crate::progress::{Progress, Unit};

const ABOUT: &str = "Rate the built-in players of a game on one scale, and draw it";

const EXAMPLES: &str = "\
The frozen ladder is random, greedy, mcts:1000, mcts:10000 and level:1 to level:8, with two seats. Neighbours meet, and some across; ratings are fitted to all results at once by maximum likelihood, with random at 0.

Results go into a file after every deal. A run that was broken off goes on from there, and so does one that asks for more games. With limits the levels can only be weaker than people meet them, so without --nodes and --movetime they have none but their own.

Examples:
  crema ladder --game GAME --games 200 --file ladder.json --svg ladder.svg
  crema ladder --game GAME --from ladder.json";

/// The file is written at most this often.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// Arguments of `crema ladder`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Ladder {
    #[command(flatten)]
    contest: ContestArgs,

    /// How many games each pairing has in the end
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u64>(1..=1_000_000), allow_negative_numbers = true)]
    games: u64,

    /// Only these of the ladder's players, joined by commas [default: all]
    #[arg(long, value_name = "A,B")]
    players: Option<Players>,

    /// Results, read if they exist and written as games are played [default: ladder-GAME.json]
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    file: Option<PathBuf>,

    /// Fit the results in this file and play nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Draw the ladder into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Ladder {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let results = match &self.from {
            Some(path) => self.results_in(path)?,
            None => game_registry::dispatch(&self.contest.game, Play(self))??,
        };
        let rated = rate(&results);
        if let Some(path) = &self.svg {
            fs::write(path, ladder_chart(&rated)).with_context(|| format!("--svg: cannot write {}", path.display()))?;
        }
        io::stdout().lock().write_all(rated.to_string().as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }

    /// Results that were played before, of the game that is asked for.
    fn results_in(&self, path: &Path) -> anyhow::Result<Results> {
        let results = Results::read(path)?;
        let (asked, found) = (&self.contest.game, &results.terms.game);
        if asked != found {
            bail!("{} holds results of {found}, not of {asked}", path.display());
        }
        Ok(results)
    }

    /// The pairings of the ladder among the players asked for.
    fn pairings(&self) -> anyhow::Result<Vec<(Player, Player)>> {
        let all = pairings();
        for player in self.players.iter().flat_map(|Players(wanted)| wanted) {
            if !all.iter().any(|(one, other)| one == player || other == player) {
                bail!("--players: {player} is not on the ladder; `crema ladder --help` lists who is");
            }
        }
        let pairings: Vec<_> = all.into_iter().filter(|pairing| self.wants(pairing)).collect();
        if pairings.is_empty() {
            bail!("--players: no two of these meet on the ladder; name neighbours, or leave --players out");
        }
        Ok(pairings)
    }

    fn wants(&self, (one, other): &(Player, Player)) -> bool {
        self.players.as_ref().is_none_or(|Players(wanted)| wanted.contains(one) && wanted.contains(other))
    }

    fn file(&self) -> PathBuf {
        self.file.clone().unwrap_or_else(|| format!("ladder-{}.json", self.contest.game).into())
    }
}

struct Play<'a>(&'a Ladder);

impl GameVisitor for Play<'_> {
    type Output = anyhow::Result<Results>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Ladder { contest: args, games, .. } = self.0;
        let limits = args.limits();
        let terms = Terms {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            options: args.options.clone(),
            seed: args.seed,
            nodes: limits.nodes,
            movetime_ms: limits.time.map(|time| time.as_millis() as u64),
        };
        let file = self.0.file();
        let mut results = Results::resume(&file, terms)?;
        let pairings = self.0.pairings()?;
        let progress = Progress::before_writing(games * pairings.len() as u64, Unit::Things("games"));
        for (one, other) in pairings {
            progress.say(&format!("{one} – {other}"));
            play_pairing::<G>(self.0, [one, other], &mut results, &file, &progress)?;
        }
        Ok(results)
    }
}

/// Plays what is missing of a pairing.
fn play_pairing<G: Registered>(
    ladder: &Ladder,
    players: [Player; 2],
    results: &mut Results,
    file: &Path,
    progress: &Progress,
) -> anyhow::Result<()> {
    let clock = clock::system();
    let contest = Contest::<G>::new(&players, &ladder.contest, &clock)?;
    let before = results.met(&players.map(|player| player.to_string()));
    progress.add(before.games.min(ladder.games));
    let deals = before.games / contest.games_a_deal()..ladder.games.div_ceil(contest.games_a_deal());
    let mut saved = Duration::ZERO;
    let cannot = || format!("--file: cannot write {}", file.display());
    contest
        .run(deals, threads(ladder.contest.threads), None, |games, report| {
            progress.add(games.len() as u64);
            results.put(before.with(report.tally()));
            if clock() >= saved + SAVE_EVERY {
                saved = clock();
                results.write(file)?;
            }
            Ok(())
        })
        .and_then(|_| results.write(file))
        .with_context(cannot)
}
