//! Installing missing tools.

use crate::shell::Shell;

/// A cargo subcommand from the package registry, unless it is here already.
pub(crate) fn cargo_tool(name: &str, version: &str) -> Result<(), String> {
    if Shell::new(&format!("{name} --version")).succeeds() {
        return Ok(());
    }
    // Unoptimised: these run for seconds, while building them takes minutes.
    Shell::new(&format!("cargo install {name} --version {version} --locked --debug")).run()
}

/// The standard library for WebAssembly. The toolchain file asks for it, but rustup heeds that only when it fetches the
/// toolchain.
pub(crate) fn wasm_target() -> Result<(), String> {
    let library = Shell::new("rustc --print target-libdir --target wasm32-unknown-unknown").output()?;
    if std::path::Path::new(library.trim()).exists() {
        return Ok(());
    }
    if !Shell::new("rustup --version").succeeds() {
        return Err("this Rust has no standard library for wasm32-unknown-unknown and no rustup to fetch it; \
             install Rust by rustup"
            .to_owned());
    }
    Shell::new("rustup target add wasm32-unknown-unknown").run()
}

/// The server of PostgreSQL, for tests that start one of their own; its programs are not on the path.
pub(crate) fn postgresql() -> Result<(), String> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    if versions.into_iter().any(|version| version.path().join("bin/initdb").exists()) {
        return Ok(());
    }
    packages("PostgreSQL", "postgresql")
}

/// The server of NATS, for tests that start one of their own; Debian keeps it where only administrators look.
pub(crate) fn nats() -> Result<(), String> {
    let on_the_path = Shell::new("nats-server --version").succeeds();
    if on_the_path || std::path::Path::new("/usr/sbin/nats-server").exists() {
        return Ok(());
    }
    packages("NATS", "nats-server")
}

/// Chromium, for tests in a real browser.
pub(crate) fn chromium() -> Result<(), String> {
    if Shell::new("chromium --version").succeeds() { Ok(()) } else { packages("Chromium", "chromium") }
}

/// Valgrind, which counts instructions.
pub(crate) fn valgrind() -> Result<(), String> {
    if Shell::new("valgrind --version").succeeds() { Ok(()) } else { packages("Valgrind", "valgrind") }
}

/// Python with the means to make environments, which Debian packs apart.
pub(crate) fn python() -> Result<(), String> {
    if Shell::new("python3 -m venv --help").succeeds() && Shell::new("python3 -m ensurepip --version").succeeds() {
        return Ok(());
    }
    packages("Python 3.10 or newer with venv", "python3 python3-venv")
}

fn packages(program: &str, packages: &str) -> Result<(), String> {
    if !Shell::new("apt-get --version").succeeds() {
        return Err(format!(
            "{program} is missing; install it with your system's package manager ({packages} in Debian)"
        ));
    }
    let sudo = if Shell::new("test -w /var/lib/dpkg").succeeds() { "" } else { "sudo " };
    Shell::new(&format!("{sudo}apt-get update -qq")).run()?;
    Shell::new(&format!("{sudo}apt-get install -y -qq --no-install-recommends {packages}")).run()
}
