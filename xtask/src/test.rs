//! `cargo xtask test`: every check there is. CI runs exactly this.

use crate::shell::Shell;
use crate::{fourth_game, install, web};

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<(), String>,
}

/// Cheap ones first, so that a slip shows soon.
const STEPS: &[Step] = &[
    Step { name: "format", about: "every file is formatted", run: format },
    Step { name: "lint", about: "clippy has nothing to say", run: lint },
    Step { name: "deny", about: "licences, sources and bans of what we depend on", run: deny },
    Step { name: "rust", about: "all Rust tests, doctests included", run: rust },
    Step { name: "docs", about: "the documentation builds without warnings", run: docs },
    Step { name: "wasm", about: "the engine builds for the browser", run: wasm },
    Step { name: "web", about: "the page: types, lint, unit tests, build, sizes", run: page },
    Step { name: "audit", about: "known holes in what the page is built with, where the registry tells", run: audit },
    Step { name: "browser", about: "whole games in a real browser", run: browser },
    Step { name: "fourth-game", about: "adding a game takes what its document says", run: fourth_game::run },
    Step { name: "instructions", about: "instructions a random game, where valgrind is present", run: instructions },
    Step { name: "fuzz", about: "a short run of every fuzz target, where nightly Rust is present", run: fuzz },
];

/// The steps, a line each.
pub(crate) fn describe() -> String {
    STEPS.iter().map(|step| format!("  {:<12}  {}\n", step.name, step.about)).collect()
}

/// Runs the named steps, or all of them.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("unknown step {unknown:?}; the steps are\n{}", describe()));
    }
    for step in STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)) {
        println!("\n== {}: {}", step.name, step.about);
        (step.run)()?;
    }
    println!("\nall well");
    Ok(())
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
    Shell::new("cargo test --workspace --doc --quiet").run()
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

fn audit() -> Result<(), String> {
    web::packages()?;
    let report = Shell::new("npm --prefix web audit --json --audit-level=high").output()?;
    // A registry that is only a copy answers with an error instead of a report.
    if !report.contains("\"auditReportVersion\"") {
        println!("skipped: this package registry gives no reports about known holes");
        return Ok(());
    }
    Shell::new("npm --prefix web audit --audit-level=high").run()
}

fn browser() -> Result<(), String> {
    install::chromium()?;
    web::build()?;
    // The online games are played through the real server. Built along with the tests, as in the rust step: with the server
    // alone, features of what it depends on would differ and all of it be built again.
    Shell::new("cargo test --workspace --no-run --quiet").env("CREMA_PAGE", &web::built_at()).run()?;
    Shell::new("npm --prefix web run e2e").env("CREMA", &web::built_binary()).run()
}

fn instructions() -> Result<(), String> {
    if !Shell::new("valgrind --version").succeeds() {
        println!("skipped: valgrind is not installed (package valgrind), so instructions cannot be counted");
        return Ok(());
    }
    install::cargo_tool("gungraun-runner", "0.20.0")?;
    Shell::new("cargo bench --package game-registry --bench instructions").run()
}

fn fuzz() -> Result<(), String> {
    if !Shell::new("cargo +nightly fuzz --version").succeeds() {
        println!("skipped: needs nightly Rust and cargo-fuzz; the rust step has run the corpus as plain tests");
        return Ok(());
    }
    for target in ["record", "event", "ugi"] {
        Shell::new(&format!("cargo +nightly fuzz run {target} -- -max_total_time=20 -rss_limit_mb=4096")).run()?;
    }
    Ok(())
}
