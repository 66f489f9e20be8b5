//! House rules: which crate may know which, and what must be absent.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// For each of our crates, the crates of ours it may depend on (outside tests). An arrow not listed here is an arrow turned
/// round, or a new one that needs its reason.
const ARROWS: &[(&str, &[&str])] = &[
    ("game-core", &[]),
    ("net", &[]),
    ("chart", &[]),
    ("train", &["chart", "game-core", "net"]),
    (ANY_GAME, &["game-core", "net"]),
    ("game-testkit", &["game-core"]),
    ("game-registry", &["game-core", "search", ANY_GAME]),
    ("search", &["game-core"]),
    ("review", &["game-core", "search"]),
    ("wasm", &["fairness", "game-core", "game-registry", "review", "search"]),
    ("py", &["game-core", "game-registry", "search"]),
    ("protocol", &[]),
    ("store", &[]),
    ("fairness", &["game-core", "game-registry"]),
    ("server", &["game-core", "game-registry", "protocol", "store", "fairness", "search", "outbound"]),
    (
        "crema",
        &[
            "chart",
            "fairness",
            "game-core",
            "game-registry",
            "outbound",
            "protocol",
            "review",
            "search",
            "server",
            "store",
            "train",
        ],
    ),
    ("outbound", &[]),
    ("load", &["chart", "game-core", "game-registry", "outbound", "protocol"]),
    ("xtask", &[]),
    ("bindgen", &[]),
];

/// A crate that is a game, whichever: a fourth one needs no line here.
const ANY_GAME: &str = "a game";

/// The name that [`ARROWS`] has for a crate.
fn kind(name: &str) -> &str {
    let is_a_game = name.starts_with("game-") && !["game-core", "game-registry", "game-testkit"].contains(&name);
    if is_a_game { ANY_GAME } else { name }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn our_packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo is running this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

#[test]
fn dependencies_point_one_way() {
    let allowed: BTreeMap<&str, &[&str]> = ARROWS.iter().copied().collect();
    for package in our_packages() {
        let name = package["name"].as_str().expect("a name");
        let known = allowed.get(kind(name)).unwrap_or_else(|| panic!("{name}: a new crate needs its line in ARROWS"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let on = dependency["name"].as_str().expect("a name");
            let ours = dependency["path"].is_string();
            let in_the_product = dependency["kind"] != "dev";
            assert!(!(ours && in_the_product) || known.contains(&kind(on)), "{name} may not depend on {on}");
        }
    }
}

#[test]
fn only_the_registry_names_the_games() {
    for (name, on) in ARROWS {
        assert_eq!(on.contains(&ANY_GAME), *name == "game-registry", "{name}");
    }
}

/// Game crates do no IO, read no clock, start no thread and draw no random numbers of their own.
#[test]
fn game_crates_have_no_effects() {
    let banned = ["std::fs", "std::io", "std::net", "std::time", "std::thread", "std::env", "std::process", "rand::"];
    for package in our_packages() {
        let name = package["name"].as_str().expect("a name");
        if ![ANY_GAME, "game-core", "net"].contains(&kind(name)) {
            continue;
        }
        let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
        for file in rust_files(&manifest.with_file_name("src")) {
            let text = std::fs::read_to_string(&file).expect("source files can be read");
            for word in banned {
                assert!(!text.contains(word), "{} mentions {word}", file.display());
            }
        }
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("source folders can be listed") {
        let path = entry.expect("source folders can be listed").path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}
