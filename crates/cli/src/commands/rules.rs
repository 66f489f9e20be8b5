//! `crema rules`: the rules of a game in words.

use std::io::{self, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use clap::Args;
use game_registry::{GAMES, UnknownGame};

use crate::help::{examples, known_games};

const ABOUT: &str = "Print the rules of a game, in our own words";

const EXAMPLES: &str = "\
The text is Markdown; on a terminal its headings and emphasis are styled.

Examples:
  crema rules GAME
  crema rules GAME | less";

/// Arguments of `crema rules`.
#[derive(Args)]
#[command(about = ABOUT, after_help = examples(EXAMPLES))]
pub(crate) struct Rules {
    #[arg(value_name = "GAME", help = format!("The game: {}", known_games()))]
    game: String,
}

impl Rules {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let info = GAMES.iter().find(|info| info.id == self.game).ok_or_else(|| UnknownGame::new(&self.game, GAMES))?;
        let mut output = anstream::stdout().lock();
        // A pipe gets the Markdown as it is: other programs can do something with it.
        let styled = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        let text = if styled { style(info.rules_text) } else { info.rules_text.to_owned() };
        writeln!(output, "{}", text.trim_end())?;
        Ok(ExitCode::SUCCESS)
    }
}

const HEADING: Style = AnsiColor::Cyan.on_default().bold();
const STRONG: Style = Style::new().bold();
const CODE: Style = AnsiColor::Green.on_default();

/// Markdown with its headings, strong words and code in colour instead of marks.
fn style(markdown: &str) -> String {
    markdown.lines().map(|line| style_line(line) + "\n").collect()
}

fn style_line(line: &str) -> String {
    let text = line.trim_start_matches('#');
    if text.len() < line.len() && text.starts_with(' ') {
        return format!("{HEADING}{}{HEADING:#}", text.trim());
    }
    // Every second piece between code marks is code; between them, every second piece between strong marks is strong.
    alternate(line, "`", CODE, |plain| alternate(plain, "**", STRONG, str::to_owned))
}

/// Styles what stands between pairs of `mark`; the rest goes through `other`. A text with an unpaired mark is left alone.
fn alternate(text: &str, mark: &str, style: Style, other: impl Fn(&str) -> String) -> String {
    if text.matches(mark).count() % 2 == 1 {
        return text.to_owned();
    }
    let piece = |(index, piece): (usize, &str)| match index % 2 {
        0 => other(piece),
        _ => format!("{style}{piece}{style:#}"),
    };
    text.split(mark).enumerate().map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_styles() {
        for (markdown, expected) in [
            ("plain", "plain".to_owned()),
            ("## Turns", format!("{HEADING}Turns{HEADING:#}")),
            ("#hash", "#hash".to_owned()),
            ("**A** and `b`", format!("{STRONG}A{STRONG:#} and {CODE}b{CODE:#}")),
            ("one ` alone", "one ` alone".to_owned()),
            ("`**` is code", format!("{CODE}**{CODE:#} is code")),
        ] {
            assert_eq!(style(markdown), expected + "\n");
        }
    }
}
