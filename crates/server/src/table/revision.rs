//! The revision of a table, for long polls: another one whenever anything changes that anybody can see.
//!
//! *Why this shape.* A client that polls again may reach any server, so servers that know the same must say the same. Each field
//! is therefore hashed by itself, as bytes of a fixed meaning, with a hash that does not change from one build to the next.

use protocol::{Phase, Presence};
use sha2::{Digest, Sha256};

use super::seat::Sitter;
use super::state::Table;

pub(super) fn of(table: &Table, presence: &Presence) -> u64 {
    let mut hash = Fields(Sha256::new());
    hash.number(u64::from(table.number()));
    hash.number(match table.phase() {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    });
    for sitter in &table.sitters {
        match sitter {
            Sitter::Open => hash.number(0),
            Sitter::Person(seated) => {
                hash.number(1);
                hash.text(seated.id.as_str());
                hash.text(&seated.name);
            }
            Sitter::Bot(level) => {
                hash.number(2);
                hash.number(u64::from(*level));
            }
            Sitter::Departed => hash.number(3),
        }
    }
    hash.number(u64::from(table.lines));
    hash.text(table.rematch.as_ref().map_or("", |rematch| rematch.as_str()));
    match table.play.as_ref().and_then(|play| play.take_back.as_ref()) {
        None => hash.number(0),
        Some(asked) => {
            hash.number(1);
            hash.number(u64::from(asked.by));
            hash.number(u64::from(asked.length));
            hash.bytes(&asked.agreed);
        }
    }
    hash.bytes(&presence.seats.iter().map(|&here| u8::from(here)).collect::<Vec<u8>>());
    hash.number(u64::from(presence.spectators));
    // Scripts count exactly up to 53 bits.
    hash.finish() >> 16
}

/// Fields one after another, each with its length, so that no two lists of fields have the same bytes.
struct Fields(Sha256);

impl Fields {
    fn number(&mut self, value: u64) {
        self.0.update(value.to_le_bytes());
    }

    fn bytes(&mut self, value: &[u8]) {
        self.number(value.len() as u64);
        self.0.update(value);
    }

    fn text(&mut self, value: &str) {
        self.bytes(value.as_bytes());
    }

    fn finish(self) -> u64 {
        let digest = self.0.finalize();
        u64::from_le_bytes(std::array::from_fn(|at| digest[at]))
    }
}
