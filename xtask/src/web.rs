//! The web part: npm packages, the engine as WebAssembly, the page.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::install;
use crate::shell::{Shell, root};

/// Where the page imports the engine's modules from.
const ENGINES: &str = "web/wasm";

/// Builds the page into `web/dist`.
pub(crate) fn build() -> Result<(), String> {
    packages()?;
    engine()?;
    npm("run build")
}

/// When the page was built: a new value makes cargo build it into the binary again.
pub(crate) fn built_at() -> String {
    let changed = root().join("web/dist/index.html").metadata().and_then(|metadata| metadata.modified()).ok();
    let since_1970 = changed.and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
    since_1970.map_or_else(String::new, |time| time.as_millis().to_string())
}

/// npm packages, exactly as the lock file has them; skipped when they are there already.
pub(crate) fn packages() -> Result<(), String> {
    if !Shell::new("node --version").succeeds() || !Shell::new("npm --version").succeeds() {
        return Err(
            "Node.js 20.19 or newer with npm is missing; install it first (nodejs and npm in Debian)".to_owned()
        );
    }
    let (lock, installed) = (root().join("web/package-lock.json"), root().join("web/node_modules/.package-lock.json"));
    if is_newer(&installed, &lock) { Ok(()) } else { npm("ci --no-audit --no-fund") }
}

/// The engine as WebAssembly, twice: small and without bots for the page, fast and with them for the worker.
pub(crate) fn engine() -> Result<(), String> {
    install::wasm_target()?;
    module("rules", "web", Shell::new("cargo build --package wasm --target wasm32-unknown-unknown --profile web"))?;
    let bots = "cargo build --package wasm --features bots --target wasm32-unknown-unknown --profile web-bots";
    // Every browser that can show the page knows these instructions.
    module("bots", "web-bots", Shell::new(bots).env("RUSTFLAGS", "-Ctarget-feature=+simd128"))
}

/// Builds a module and writes the files that the page imports, under that name.
fn module(name: &str, profile: &str, build: Shell) -> Result<(), String> {
    build.run()?;
    let built = target().join(format!("wasm32-unknown-unknown/{profile}/wasm.wasm"));
    Shell::new(&format!("cargo run --quiet --package bindgen -- {} {ENGINES} {name}", built.display())).run()
}

/// `npm …` in the web folder.
pub(crate) fn npm(arguments: &str) -> Result<(), String> {
    Shell::new(&format!("npm --prefix web {arguments}")).run()
}

/// Where `cargo build` puts the binary.
pub(crate) fn built_binary() -> String {
    target().join("debug/crema").display().to_string()
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

fn is_newer(file: &Path, than: &Path) -> bool {
    let changed = |path: &Path| path.metadata().and_then(|metadata| metadata.modified()).ok();
    matches!((changed(file), changed(than)), (Some(file), Some(than)) if file >= than)
}
