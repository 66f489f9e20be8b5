//! The last lines of `cargo xtask test`: nothing is skipped silently.

use std::fmt;

/// A step that may be skipped even where `CI` is set.
pub(crate) struct Optional {
    pub(crate) step: &'static str,
    pub(crate) reason: &'static str,
}

/// A step that has ended without an error.
pub(crate) struct Finished {
    pub(crate) step: &'static str,
    /// The reason, if it could not run.
    pub(crate) skipped: Option<String>,
}

/// The steps that were skipped, and whether the run may pass nevertheless.
pub(crate) struct Summary {
    ran: usize,
    skipped: Vec<Skipped>,
    on_ci: bool,
}

struct Skipped {
    step: &'static str,
    reason: String,
    /// The reason for which it need not run, if it is on the list of optional steps.
    optional: Option<&'static str>,
}

impl Summary {
    /// Of these steps, where `optional` ones may be skipped on a CI machine and the others may not.
    pub(crate) fn new(finished: &[Finished], optional: &[Optional], on_ci: bool) -> Summary {
        let skipped: Vec<Skipped> = finished
            .iter()
            .filter_map(|Finished { step, skipped }| {
                let listed = optional.iter().find(|optional| optional.step == *step);
                Some(Skipped { step, reason: skipped.clone()?, optional: listed.map(|optional| optional.reason) })
            })
            .collect();
        Summary { ran: finished.len() - skipped.len(), skipped, on_ci }
    }

    /// An error that names the steps that had to run: on a CI machine all that are not optional.
    pub(crate) fn verdict(&self) -> Result<(), String> {
        let missing: Vec<&str> =
            self.skipped.iter().filter(|skipped| skipped.optional.is_none()).map(|skipped| skipped.step).collect();
        if !self.on_ci || missing.is_empty() {
            return Ok(());
        }
        Err(format!("skipped where CI is set: {}; install its tools, or list it as optional", missing.join(", ")))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Skipped { step, reason, optional } in &self.skipped {
            write!(f, "skipped {step}: {reason}")?;
            match optional {
                Some(why) => writeln!(f, " (optional: {why})")?,
                None => writeln!(f, " (fails where CI is set)")?,
            }
        }
        match (self.ran, self.skipped.len()) {
            (ran, 0) => write!(f, "all well: {ran} steps ran"),
            (ran, skipped) => write!(f, "{ran} steps ran, {skipped} skipped"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONAL: &[Optional] = &[Optional { step: "fuzz", reason: "the corpus runs elsewhere" }];

    fn summary(skipped: &[&'static str], on_ci: bool) -> Summary {
        let finished = ["format", "instructions", "fuzz"]
            .map(|step| Finished { step, skipped: skipped.contains(&step).then(|| format!("no tool for {step}")) });
        Summary::new(&finished, OPTIONAL, on_ci)
    }

    #[test]
    fn only_a_required_step_on_ci_fails_the_run() {
        for (skipped, on_ci, fails) in [
            (&[][..], true, None),
            (&["fuzz"], false, None),
            (&["fuzz"], true, None),
            (&["instructions"], false, None),
            (&["instructions"], true, Some("instructions")),
            (&["format", "instructions", "fuzz"], true, Some("format, instructions")),
        ] {
            let verdict = summary(skipped, on_ci).verdict();
            match fails {
                None => assert_eq!(verdict, Ok(()), "{skipped:?}, CI {on_ci}"),
                Some(names) => {
                    let error = verdict.unwrap_err();
                    assert!(error.contains(&format!("set: {names};")), "{skipped:?}: {error}");
                }
            }
        }
    }

    #[test]
    fn the_last_lines_name_every_skipped_step_and_its_reason() {
        let text = summary(&["instructions", "fuzz"], false).to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "skipped instructions: no tool for instructions (fails where CI is set)",
                "skipped fuzz: no tool for fuzz (optional: the corpus runs elsewhere)",
                "1 steps ran, 2 skipped",
            ]
        );
        assert_eq!(summary(&[], true).to_string(), "all well: 3 steps ran");
    }
}
