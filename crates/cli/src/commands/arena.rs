//! `crema arena`: which player is stronger?

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use game_registry::{GameVisitor, Registered};
use search::arena::Sprt;

use crate::arena::{Contest, ContestArgs, Player, Players};
use crate::clock;
use crate::help::examples;
use crate::number::{MOST, whole};
use crate::parallel::threads;
use crate::progress::{Progress, Unit};

const ABOUT: &str = "Let players meet: built-in bots and programs that speak UGI, with ratings";

const EXAMPLES: &str = r#"Players, joined by commas, one for each seat:
  random         any legal action
  greedy         the game's rules of thumb, without looking ahead
  mcts:10000     plain Monte-Carlo search with so many playouts a move
  level:1 … 8    the levels that people play against; --nodes and --movetime can
                 only shorten their thinking
  expert         the strongest search, within --nodes or --movetime; without
                 either, for a second
  greedy:15      greedy that does whatever comes to hand in 15 of 100 decisions
  expert:700:20  the strongest search with so many nodes a move, that does what
                 merely looks sensible in 20 of 100 decisions; expert:700 never does
  beginner       a model of somebody's first games: myopic, overlooks threats
  casual         a model of somebody who has played now and then
  greedy:0:STYLE, expert:8:15:STYLE  the same in one of the game's styles
  ugi:COMMAND    a program, within the same limits
Every deal is played in all different seat orders, with the same luck: two orders
for two players, four for one against three (a,b,b,b), all 24 for four different
ones. So the number of games is rounded up to whole deals. The rating is that of
the first player (and its namesakes) against all others; where all are the same,
that of the first seat.

A program that breaks the rules, dies or keeps everybody waiting has lost that
game; the others share the win. With --nodes, the same arguments give the same
games, with any number of threads.

--json prints one object with players, games, wins (by player), draws (shared
wins), share, share95, elo, elo95 (null where the games set no bound), margin, and
by player nodes_per_move, ms_per_move, slowest_ms (the longest decision), illegal,
timeouts; and sprt and statistics, if asked for.

Examples:
  crema arena --game GAME --players level:4,level:3 --games 200
  crema arena --game GAME --players expert,mcts:10000 --games 100 --nodes 5000 --json
  crema arena --game GAME --players expert,level:8 --games 5000 --nodes 1000 --sprt 0,20
  crema arena --game GAME --players "ugi:crema ugi --game GAME,greedy" --movetime 100"#;

/// Arguments of `crema arena`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Arena {
    #[command(flatten)]
    contest: ContestArgs,

    /// The players, joined by commas
    #[arg(long, value_name = "A,B", required = true)]
    players: Players,

    /// How many sit at the table, the last player as often as needed [default: as many as there are players]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=MOST), allow_negative_numbers = true)]
    seats: Option<usize>,

    /// How many games, rounded up so that every deal is played in all seat orders
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    games: u64,

    /// Stop as soon as it is clear (5 % error) whether the first player is stronger by the second rating, or only by the first
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,10", value_parser = bounds)]
    sprt: Option<(f64, f64)>,

    /// Write every game to this file, one record a line, with the players by seat
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// Also print numbers that tell manners of play apart, such as the score, with the mean of each player
    #[arg(long)]
    statistics: bool,

    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        game_registry::dispatch(&self.contest.game, Play(self))?
    }

    /// The players by seat as they were named, the last one repeated up to --seats.
    fn seated(&self) -> anyhow::Result<Vec<Player>> {
        let Players(named) = &self.players;
        let seats = self.seats.unwrap_or(named.len());
        match named.last() {
            Some(last) if named.len() <= seats && seats <= game_core::MAX_SEATS => {
                let missing = seats - named.len();
                Ok(named.iter().chain(std::iter::repeat_n(last, missing)).cloned().collect())
            }
            _ if seats > game_core::MAX_SEATS => {
                bail!("{seats} players: no table seats more than {}", game_core::MAX_SEATS)
            }
            _ => bail!("--seats {seats}: there are {} players", named.len()),
        }
    }
}

/// Two ratings, the greater one last.
fn bounds(text: &str) -> Result<(f64, f64), String> {
    let numbers = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match numbers {
        Some((low, high)) if f64::is_finite(low) && f64::is_finite(high) && low < high => Ok((low, high)),
        _ => Err("expected two ratings, the greater one last, such as 0,10".to_owned()),
    }
}

struct Play<'a>(&'a Arena);

impl GameVisitor for Play<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let Arena { contest: args, games, sprt, records, statistics, json, .. } = self.0;
        let clock = clock::system();
        let contest = Contest::<G>::new(&self.0.seated()?, args, &clock)?;
        let sprt = sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, even: contest.side().even_share() });
        let mut file = match records {
            Some(path) => {
                let file = File::create(path).with_context(|| format!("--records: cannot write {}", path.display()))?;
                Some(BufWriter::new(file))
            }
            None => None,
        };
        let progress = Progress::before_writing(games.next_multiple_of(contest.games_a_deal()), Unit::Things("games"));
        let mut faulty = BTreeSet::new();
        let report = contest.run(
            0..games.div_ceil(contest.games_a_deal()),
            threads(args.threads),
            sprt.as_ref(),
            |games, report| {
                for game in games {
                    // The first fault of a player explains the others.
                    if let Some((player, fault)) = &game.fault
                        && faulty.insert(*player)
                    {
                        progress.note(&format!("{}: {fault}", report.name(*player)));
                    }
                    if let Some(file) = &mut file {
                        writeln!(file, "{}", game.record)?;
                    }
                }
                progress.add(games.len() as u64);
                progress.say(&report.summary());
                Ok(())
            },
        )?;
        if let Some(mut file) = file {
            file.flush().context("--records: cannot write")?;
        }
        drop(progress);
        let text = if *json {
            let mut value = report.to_json(sprt.as_ref());
            if *statistics {
                value["statistics"] = report.statistics().to_json();
            }
            format!("{value}\n")
        } else if *statistics {
            report.to_text(sprt.as_ref()) + &report.statistics().to_text(report.names())
        } else {
            report.to_text(sprt.as_ref())
        };
        io::stdout().lock().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
