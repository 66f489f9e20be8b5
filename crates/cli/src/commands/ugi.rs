//! `crema ugi`: the engine as a program that other programs talk to.

use std::io;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use game_registry::{GameVisitor, Registered};

use crate::clock;
use crate::help::examples;
use crate::number::{MOST, whole};
use crate::table_kind::TableKindArgs;
use crate::ugi::{Settings, serve};

const ABOUT: &str = "Speak the Universal Game Interface on the standard streams: the engine for bots and hosts";

const EXAMPLES: &str = "\
Commands, one a line:
  ugi                     who is there; the answer ends with `ugiok`
  isready                 answered by `readyok`, even while thinking
  uginewgame              back to the start, and nothing is remembered
  position startpos       the deal of --seed
  position record JSON    the last position of a game record
    … moves EVENT;EVENT…  after either: then these events, those of chance too
  go movetime MS          think so many milliseconds, then say `bestmove EVENT`
  go nodes N              think for so many nodes (positions or playouts)
  go infinite             think until told to stop, or all is known
  stop                    say `bestmove` now
  query gameover          `response true` or `response false`
  query result            `response none` until it is over, then `p1win`, `p2win`
                          and so on, `draw` if everybody wins; if some of several
                          share the win, all of them: `p1win,p3win`
  query p1turn            is seat 0 to move? `response true` or `response false`
  query turn              the seat to move, `chance`, or `none` when it is over
  query legal             every legal event, joined by `;`
  query scores            scores by seat when it is over, `none` before
  quit                    the end
Before `bestmove` comes `info nodes N time MS nps N value V line EVENT;EVENT…`:
the value is the share of the win that whoever moves expects, followed by
`proved` where it is the result of perfect play, then the moves to come. A turn of
several actions is planned once and given action by action.
What cannot be understood or done is answered by `info string error: …`, and
changes nothing. Several `go` are answered one after the other.

Example:
  printf 'query legal\\ngo nodes 1000\\n' | crema ugi --game GAME";

/// Arguments of `crema ugi`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Ugi {
    #[command(flatten)]
    table: TableKindArgs,

    /// Which deal `startpos` is, and which random stream thinks: any whole number below 2^64
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole::<u64>(0..=MOST), allow_negative_numbers = true)]
    seed: u64,

    /// Memory of the player, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = whole::<u32>(1..=65536), allow_negative_numbers = true)]
    memory: u32,
}

impl Ugi {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        game_registry::dispatch(&self.table.game, Serve(self))?
    }
}

struct Serve<'a>(&'a Ugi);

impl GameVisitor for Serve<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<G: Registered>(self) -> Self::Output {
        let opening = self.0.table.deal::<G>(self.0.seed)?;
        let settings = Settings {
            seed: self.0.seed,
            clock: &clock::system(),
            most_nodes: u64::MAX,
            memory: (self.0.memory as usize) << 20,
        };
        serve(&opening, &settings, io::stdin().lock(), io::stdout()).context("cannot go on")?;
        Ok(ExitCode::SUCCESS)
    }
}
