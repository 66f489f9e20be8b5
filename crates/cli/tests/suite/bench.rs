//! The players' fingerprint, which only a change of how they play may change.

use crate::program::crema;

/// Rewritten by `UPDATE_GOLDEN=1 cargo test -p crema signature`.
const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bench-signature.txt");

#[test]
fn the_signature_is_the_committed_one() {
    game_testkit::generated_file(COMMITTED, &crema(&["bench", "--signature"], "").succeeded());
}
