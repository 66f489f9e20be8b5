//! The proofs that the compiler can give.

use store::Store;

use crate::place::Place;
use crate::samples::{NOW, append, match_id, running};

/// Servers run operations on many threads.
pub(crate) async fn futures_can_move_between_threads(place: Place) {
    let task = tokio::spawn(async move {
        let store = Store::open(&place.address).await.expect("the database opens");
        running(&store, "m").await;
        let id = match_id("m");
        store.append_events(append(&id, 0, &["a"]), NOW).await.expect("an answer");
        store.find_match(&id).await.expect("an answer").expect("the match").length
    });
    assert_eq!(task.await.expect("no panic"), 1);
}
