//! Does adding a game take what docs/adding-a-game.md says, and nothing else?
//!
//! Follows the recipe with the example game in a copy of the workspace: moves its crate and its web folder to where a game of
//! Crema lives, writes the lines that name it, and then runs its tests, builds engine and page, and plays it in a browser. The
//! files that differ from the original are compared with the list in the document.
//!
//! The copy stays in the target folder and is only brought up to date, so that a second run builds little.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Shell, root};
use crate::{install, web};

const DOCUMENT: &str = "docs/adding-a-game.md";
const EXAMPLE: &str = "docs/examples/game-nim";
const CRATE: &str = "crates/game-nim";
const PAGE: &str = "web/src/games/nim";
/// Figures of the players of every game, a line each.
const SIGNATURE: &str = "crates/cli/tests/bench-signature.txt";
/// Not the port of the browser tests, which may be running.
const PORT: &str = "4179";

/// Adds the example game to a copy of the workspace and plays it there.
pub(crate) fn run() -> Result<(), String> {
    install::chromium()?;
    install::wasm_target()?;
    web::packages()?;
    let copy = Copy::make(web::target().join("fourth-game"))?;
    copy.name_the_game()?;
    copy.build_and_play()?;
    compare(&documented()?, &copy.touched()?)
}

/// A copy of the workspace's files.
struct Copy {
    folder: PathBuf,
    files: Vec<String>,
}

impl Copy {
    /// Everything that git knows or would add. A file that has not changed keeps its time, so that cargo builds it once.
    fn make(folder: PathBuf) -> Result<Copy, String> {
        let listed = Shell::new("git ls-files --cached --others --exclude-standard").output()?;
        let is_file = |path: &&str| root().join(path).is_file();
        let files: Vec<String> = listed.lines().filter(is_file).map(str::to_owned).collect();
        if files.is_empty() {
            return Err("git lists no files; the copy is made from a clone of the repository".to_owned());
        }
        let copy = Copy { folder, files };
        for file in &copy.files {
            copy.write(&Copy::place_of(file), &read_bytes(&root().join(file))?)?;
        }
        let modules = copy.folder.join("web/node_modules");
        if !modules.exists() {
            let (original, link) = (root().join("web/node_modules"), modules.display().to_string());
            Shell::new("ln -s").arguments(&[&original.display().to_string(), &link]).run()?;
        }
        copy.forget_what_is_gone()?;
        Ok(copy)
    }

    /// Where a file of the repository lies in the copy: the example moves to where a game of Crema lives.
    fn place_of(file: &str) -> String {
        let inside = file.strip_prefix(EXAMPLE).and_then(|inside| inside.strip_prefix('/'));
        match inside.map(|inside| (inside, inside.strip_prefix("web/"))) {
            Some((_, Some(page))) => format!("{PAGE}/{page}"),
            Some((inside, None)) => format!("{CRATE}/{inside}"),
            None => file.to_owned(),
        }
    }

    /// Removes files of an earlier run that the repository no longer has.
    fn forget_what_is_gone(&self) -> Result<(), String> {
        let expected: BTreeSet<String> = self.files.iter().map(|file| Copy::place_of(file)).collect();
        for folder in ["crates", "docs", "fuzz", "web/src", "web/e2e", "xtask"] {
            for file in files_below(&self.folder.join(folder)) {
                let name = file.strip_prefix(&self.folder).unwrap_or(&file).display().to_string();
                if !expected.contains(&name) {
                    fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
                }
            }
        }
        Ok(())
    }

    fn write(&self, file: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.folder.join(file);
        if fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        made.and_then(|()| fs::write(&path, bytes)).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The lines that name the game.
    fn name_the_game(&self) -> Result<(), String> {
        let workspace = [(format!("\"{EXAMPLE}\", "), String::new()), (EXAMPLE.to_owned(), CRATE.to_owned())];
        self.edit("Cargo.toml", &workspace)?;
        let line = "[dependencies]\n";
        self.edit("crates/game-registry/Cargo.toml", &[(line.into(), format!("{line}game-nim.workspace = true\n"))])?;
        let last = "game_cappuccino::Cappuccino }";
        let longer = "game_cappuccino::Cappuccino, game_nim::Nim }";
        self.edit("crates/game-registry/src/lib.rs", &[(last.into(), longer.into())])
    }

    /// Replaces each first text by the second, once.
    fn edit(&self, file: &str, changes: &[(String, String)]) -> Result<(), String> {
        let original = read_bytes(&root().join(file))?;
        let mut text = String::from_utf8(original).map_err(|error| format!("{file}: {error}"))?;
        for (from, to) in changes {
            if !text.contains(from.as_str()) {
                return Err(format!("{file} has no {from:?} any more; correct the recipe in xtask/src/fourth_game.rs"));
            }
            text = text.replacen(from.as_str(), to, 1);
        }
        self.write(file, text.as_bytes())
    }

    fn build_and_play(&self) -> Result<(), String> {
        self.run("cargo test --quiet --package game-nim --package game-testkit")?;
        // With bots and without: one module will do, and not an optimised one.
        self.run("cargo build --package wasm --features bots --target wasm32-unknown-unknown")?;
        let built = web::target().join("wasm32-unknown-unknown/debug/wasm.wasm").display().to_string();
        for name in ["rules", "bots"] {
            self.run(&format!("cargo run --quiet --package bindgen -- {built} web/wasm {name}"))?;
        }
        self.run("npm --prefix web run messages")?;
        self.run("npm --prefix web run check")?;
        let suites = ["isolation", "rules", "refusals", "log"].map(|suite| format!("src/games/{suite}.test.ts"));
        self.run(&format!("npm --prefix web test -- {} -t nim|common", suites.join(" ")))?;
        self.run("npm --prefix web run build -- --logLevel warn")?;
        self.shell("npm --prefix web run e2e -- --project=desktop src/games/nim").env("PORT", PORT).run()?;
        self.write_signature()
    }

    /// What `UPDATE_GOLDEN=1 cargo test -p crema signature` writes; the command line's tests need not be built for it.
    fn write_signature(&self) -> Result<(), String> {
        let signature = self.shell("cargo run --quiet --package crema -- bench --signature").output()?;
        if !signature.lines().any(|line| line.starts_with("nim: ")) {
            return Err(format!("`crema bench --signature` does not know the new game: {signature:?}"));
        }
        self.write(SIGNATURE, signature.as_bytes())
    }

    /// A command in the copy that builds where the original does, so that dependencies are shared.
    fn shell(&self, line: &str) -> Shell {
        Shell::new(line).folder(&self.folder).env("CARGO_TARGET_DIR", &web::target().display().to_string())
    }

    fn run(&self, line: &str) -> Result<(), String> {
        self.shell(line).run()
    }

    /// Files and whole new folders that differ from the original.
    fn touched(&self) -> Result<BTreeSet<String>, String> {
        let mut touched = BTreeSet::from([format!("{CRATE}/"), format!("{PAGE}/")]);
        for file in self.files.iter().filter(|file| !file.starts_with(EXAMPLE)) {
            if read_bytes(&root().join(file))? != read_bytes(&self.folder.join(file))? {
                touched.insert(file.clone());
            }
        }
        Ok(touched)
    }
}

/// The first column of the document's table of touched files.
fn documented() -> Result<BTreeSet<String>, String> {
    let text = fs::read_to_string(root().join(DOCUMENT)).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    let table = text.split("| touched |").nth(1).ok_or_else(|| format!("{DOCUMENT} has no table `| touched |`"))?;
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let path = |row: &str| Some(row.split('`').nth(1)?.replace("<id>", "nim"));
    Ok(rows.filter_map(path).collect())
}

fn compare(documented: &BTreeSet<String>, touched: &BTreeSet<String>) -> Result<(), String> {
    println!("adding a game touches {} places:", touched.len());
    touched.iter().for_each(|place| println!("  {place}"));
    if documented == touched {
        return Ok(());
    }
    let missing: Vec<_> = touched.difference(documented).collect();
    let surplus: Vec<_> = documented.difference(touched).collect();
    Err(format!("{DOCUMENT} leaves out {missing:?} and lists {surplus:?} for nothing"))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Every file below a folder; none if there is no such folder.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}
