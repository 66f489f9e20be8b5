//! `cargo xtask test`: every check there is. CI runs exactly this.

use crate::shell::Shell;
use crate::summary::{Finished, Optional, Summary};
use crate::{fourth_game, install, python, web};

/// How a step ended, if not in an error.
pub(crate) enum Ended {
    /// It ran.
    Ran,
    /// It could not run here, for this reason.
    Skipped(String),
}

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<Ended, String>,
}

/// Cheap ones first, so that a slip shows soon.
const STEPS: &[Step] = &[
    Step { name: "format", about: "every file is formatted", run: || format().map(ran) },
    Step { name: "lint", about: "clippy has nothing to say", run: || lint().map(ran) },
    Step { name: "deny", about: "licences, sources and bans of all dependencies", run: || deny().map(ran) },
    Step { name: "rust", about: "all Rust tests, doctests included", run: || rust().map(ran) },
    Step {
        name: "python",
        about: "the Python package: tests, lint, types, its reference",
        run: || python::test().map(ran),
    },
    Step { name: "docs", about: "the documentation builds without warnings", run: || docs().map(ran) },
    Step { name: "wasm", about: "the engine builds for the browser", run: || wasm().map(ran) },
    Step { name: "web", about: "the page: types, lint, unit tests, build, sizes", run: || page().map(ran) },
    Step { name: "audit", about: "known vulnerabilities of the page's packages", run: audit },
    Step { name: "browser", about: "whole games in a real browser", run: || browser().map(ran) },
    Step {
        name: "fourth-game",
        about: "adding a game takes what its document says",
        run: || fourth_game::run().map(ran),
    },
    Step {
        name: "instructions",
        about: "instructions a random game, counted by valgrind",
        run: || instructions().map(ran),
    },
    Step { name: "fuzz", about: "a short run of every fuzz target", run: fuzz },
];

/// The steps that may be skipped even where `CI` is set, each with the reason. All others must run there.
const OPTIONAL: &[Optional] = &[
    Optional { step: "audit", reason: "only the public package registry reports vulnerabilities; its copies do not" },
    Optional {
        step: "fuzz",
        reason: "needs nightly Rust and cargo-fuzz; the rust step replays every corpus as plain tests",
    },
];

/// The steps, a line each.
pub(crate) fn describe() -> String {
    STEPS.iter().map(|step| format!("  {:<12}  {}\n", step.name, step.about)).collect()
}

/// Runs the named steps, or all of them. The last lines name every step that was skipped.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("unknown step {unknown:?}; the steps are\n{}", describe()));
    }
    let mut finished = Vec::new();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)) {
        println!("\n== {}: {}", step.name, step.about);
        let skipped = match (step.run)()? {
            Ended::Ran => None,
            Ended::Skipped(reason) => {
                println!("skipped: {reason}");
                Some(reason)
            }
        };
        finished.push(Finished { step: step.name, skipped });
    }
    let on_ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
    let summary = Summary::new(&finished, OPTIONAL, on_ci);
    println!("\n{summary}");
    summary.verdict()
}

fn ran((): ()) -> Ended {
    Ended::Ran
}

fn format() -> Result<(), String> {
    Shell::new("cargo fmt --all --check").run()
}

fn lint() -> Result<(), String> {
    Shell::new("cargo clippy --workspace --all-targets --all-features -- -D warnings").run()
}

fn deny() -> Result<(), String> {
    install::cargo_tool("cargo-deny", "^0.20")?;
    // Advisories live in a repository outside the package registries, which a closed network does not reach.
    Shell::new("cargo deny --all-features check bans licenses sources").run()
}

fn rust() -> Result<(), String> {
    install::cargo_tool("cargo-nextest", "^0.9")?;
    install::postgresql()?;
    install::nats()?;
    Shell::new("cargo nextest run --workspace --no-fail-fast").run()?;
    // Not quiet: each crate says how many doctests it has.
    Shell::new("cargo test --workspace --doc").run()
}

fn docs() -> Result<(), String> {
    Shell::new("cargo doc --workspace --no-deps --document-private-items --quiet")
        .env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private_intra_doc_links")
        .run()
}

fn wasm() -> Result<(), String> {
    install::wasm_target()?;
    Shell::new("cargo check --target wasm32-unknown-unknown --package game-registry").run()
}

fn page() -> Result<(), String> {
    web::packages()?;
    web::engine()?;
    for script in ["check", "lint", "test", "build", "size"] {
        web::npm(&format!("run {script}"))?;
    }
    Ok(())
}

fn audit() -> Result<Ended, String> {
    web::packages()?;
    let report = Shell::new("npm --prefix web audit --json --audit-level=high").output()?;
    // A registry that is only a copy answers with an error instead of a report.
    if !report.contains("\"auditReportVersion\"") {
        return Ok(Ended::Skipped("this package registry gives no reports about vulnerabilities".to_owned()));
    }
    Shell::new("npm --prefix web audit --audit-level=high").run().map(ran)
}

fn browser() -> Result<(), String> {
    install::chromium()?;
    web::build()?;
    // The online games are played through the real server. It is built along with the tests, as in the rust step: built
    // alone, its dependencies would have other features, and all of them would be compiled again.
    Shell::new("cargo test --workspace --no-run --quiet").env("CREMA_PAGE", &web::built_at()).run()?;
    Shell::new("npm --prefix web run e2e").env("CREMA", &web::built_binary()).run()
}

fn instructions() -> Result<(), String> {
    install::valgrind()?;
    install::cargo_tool("gungraun-runner", "0.20.0")?;
    Shell::new("cargo bench --package game-registry --bench instructions").run()
}

fn fuzz() -> Result<Ended, String> {
    if !Shell::new("cargo +nightly fuzz --version").succeeds() {
        return Ok(Ended::Skipped("nightly Rust with cargo-fuzz is missing".to_owned()));
    }
    for target in ["record", "event", "ugi"] {
        Shell::new(&format!("cargo +nightly fuzz run {target} -- -max_total_time=20 -rss_limit_mb=4096")).run()?;
    }
    Ok(Ended::Ran)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_optional_step_is_a_step() {
        for Optional { step, reason } in OPTIONAL {
            assert!(STEPS.iter().any(|known| known.name == *step), "{step}");
            assert!(!reason.is_empty(), "{step} is optional without a reason");
        }
    }

    #[test]
    fn an_unknown_step_is_named_before_anything_runs() {
        let error = run(&["format", "polish"]).unwrap_err();
        assert!(error.contains("\"polish\"") && error.contains("  format "), "{error}");
    }
}
