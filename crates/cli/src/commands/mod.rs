//! The commands, one file each: arguments, action, exit code.

mod admin;
mod analyze;
mod arena;
mod backup;
mod bench;
mod bot;
mod calibration;
mod database;
mod ladder;
mod perft;
mod puzzles;
mod random;
pub(crate) mod replay;
mod restore;
mod review;
mod rules;
mod serve;
mod show;
mod train;
mod ugi;
mod verify;

use std::process::ExitCode;

use anstream::ColorChoice;
use clap::{Parser, Subcommand, ValueEnum};

use crate::help::examples;

const ABOUT: &str = "Board games by one exact engine: check and make game records, look at positions, play by UGI";

const EXAMPLES: &str = "\
Examples:
  crema serve                                          the game in your browser
  crema rules GAME                                     the rules
  crema random --game GAME --games 9 --seed 7          nine random games
  crema random --game GAME --games 9 | crema replay    the same, checked
  crema random --game GAME | crema show --ply 10       a position, drawn
  crema ugi --game GAME                                the engine, for bots

`crema COMMAND --help` has more for each command.

An unofficial project by fans: not affiliated with, nor endorsed by, the authors or publishers of the games.";

/// The whole command line.
#[derive(Parser)]
#[command(name = "crema", version, about = ABOUT, after_help = examples(EXAMPLES), max_term_width = 120)]
pub(crate) struct Cli {
    /// Colours and styles: auto, always or never
    #[arg(long, global = true, display_order = 99, value_enum, default_value_t = Color::Auto, value_name = "WHEN", hide_possible_values = true)]
    color: Color,

    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Serve>),
    Admin(admin::Admin),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Bot(bot::BotArgs),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Random(random::Random),
    Show(show::Show),
    Rules(rules::Rules),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Review(review::Review),
    Analyze(analyze::Analyze),
    Puzzles(puzzles::Puzzles),
    Calibration(calibration::Calibration),
    Arena(arena::Arena),
    Ladder(ladder::Ladder),
    Train(train::Train),
    Ugi(ugi::Ugi),
}

impl Cli {
    /// Runs the command that was asked for.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let choice = match self.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        choice.write_global();
        match &self.command {
            Command::Serve(serve) => serve.run(),
            Command::Admin(admin) => admin.run(),
            Command::Backup(backup) => backup.run(),
            Command::Restore(restore) => restore.run(),
            Command::Bot(bot) => bot.run(),
            Command::Verify(verify) => verify.run(),
            Command::Replay(replay) => replay.run(),
            Command::Random(random) => random.run(),
            Command::Show(show) => show.run(),
            Command::Rules(rules) => rules.run(),
            Command::Perft(perft) => perft.run(),
            Command::Bench(bench) => bench.run(),
            Command::Review(review) => review.run(),
            Command::Analyze(analyze) => analyze.run(),
            Command::Puzzles(puzzles) => puzzles.run(),
            Command::Calibration(calibration) => calibration.run(),
            Command::Arena(arena) => arena.run(),
            Command::Ladder(ladder) => ladder.run(),
            Command::Train(train) => train.run(),
            Command::Ugi(ugi) => ugi.run(),
        }
    }
}
