//! Progress of long work: a bar on a terminal, silence in a pipe.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the standard error stream, if that is a terminal.
pub(crate) struct Progress(ProgressBar);

/// The unit that is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Things such as games.
    Things(&'static str),
    /// Bytes of a file.
    Bytes,
}

impl Progress {
    /// For work that writes while it goes on: where the output is a terminal too, it is progress enough.
    pub(crate) fn while_writing(total: Option<u64>, unit: Unit) -> Self {
        Progress::start(total, unit, !io::stdout().is_terminal())
    }

    /// For work that writes when it is done.
    pub(crate) fn before_writing(total: u64, unit: Unit) -> Self {
        Progress::start(Some(total), unit, true)
    }

    fn start(total: Option<u64>, unit: Unit, wanted: bool) -> Self {
        if !wanted || !io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
        let done = match (unit, total) {
            (Unit::Things(name), Some(_)) => format!("{{human_pos}}/{{human_len}} {name}"),
            (Unit::Things(name), None) => format!("{{human_pos}} {name}"),
            (Unit::Bytes, Some(_)) => "{bytes}/{total_bytes}".to_owned(),
            (Unit::Bytes, None) => "{bytes}".to_owned(),
        };
        let template = match total {
            Some(_) => format!("{{spinner}} {{wide_bar}} {done}, {{eta}} left{{msg}}"),
            None => format!("{{spinner}} {done} in {{elapsed}}"),
        };
        let style = ProgressStyle::with_template(&template).expect("the templates above are well-formed");
        Progress(bar.with_style(style))
    }

    /// So much has been done by now.
    pub(crate) fn set(&self, done: u64) {
        self.0.set_position(done);
    }

    /// Shows a message beside the bar.
    pub(crate) fn say(&self, message: &str) {
        self.0.set_message(format!("; {message}"));
    }

    /// Something worth a line of its own: it stays on the terminal, or goes to the standard error stream.
    pub(crate) fn note(&self, line: &str) {
        if self.0.is_hidden() {
            anstream::eprintln!("{line}");
        } else {
            self.0.println(line);
        }
    }

    /// So much more has been done.
    pub(crate) fn add(&self, more: u64) {
        self.0.inc(more);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
