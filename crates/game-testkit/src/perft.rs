//! Perft numbers kept as data.

use std::path::Path;

use game_core::{Game, Match, perft};

/// Checks a file of perft numbers: one line each of `SEATS OPTIONS SEED DEPTH NODES`, `#` for comments. With the environment
/// variable `UPDATE_GOLDEN=1` it writes the numbers instead (for the cases that stand in the file).
pub fn perft_file<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut checked = 0;
    let mut written = String::new();
    for line in text.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            written += &format!("{line}\n");
            continue;
        }
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (case, nodes) = fields.split_at(4.min(fields.len()));
        let actual = count::<G>(case).unwrap_or_else(|error| panic!("{}: {line:?}: {error}", path.display()));
        written += &format!("{} {actual}\n", case.join(" "));
        if !update {
            assert_eq!(nodes.first().copied(), Some(actual.to_string().as_str()), "{}: {line}", path.display());
        }
        checked += 1;
    }
    assert!(checked > 0, "{}: no perft numbers", path.display());
    if update {
        std::fs::write(path, written).expect("golden files can be written");
    }
}

fn count<G: Game>(case: &[&str]) -> Result<u64, String> {
    let &[seats, options, seed, depth] = case else { return Err("expected SEATS OPTIONS SEED DEPTH".to_owned()) };
    let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{text:?}: {error}"));
    let seats = G::INFO.seat_count(number(seats)?).map_err(|error| error.to_string())?;
    let options = serde_json::from_str(options).map_err(|error| error.to_string())?;
    let game = Match::<G>::from_seed(seats, options, number(seed)?);
    Ok(perft(game.position(), number(depth)? as u32))
}
