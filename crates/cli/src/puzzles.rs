//! The puzzles that come with the program: one file a game, one puzzle a line.

use anyhow::Context;
use review::puzzle::Puzzle;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "puzzles"]
struct Files;

/// The puzzles of a game; none where the game has no file.
pub(crate) fn puzzles(game: &str) -> anyhow::Result<Vec<Puzzle>> {
    let name = format!("{game}.jsonl");
    let Some(file) = Files::get(&name) else { return Ok(Vec::new()) };
    let text = std::str::from_utf8(&file.data).with_context(|| format!("{name} is not text"))?;
    let puzzle = |(number, line): (usize, &str)| {
        serde_json::from_str(line).with_context(|| format!("{name}, line {}", number + 1))
    };
    text.lines().enumerate().map(puzzle).collect()
}
