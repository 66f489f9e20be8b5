//! Telling people that it is their turn.

use std::sync::Arc;
use std::time::Duration;

use protocol::{PushNotice, ServerMessage};
use store::{MatchId, PersonId};

use super::notify;
use crate::app::App;
use crate::cluster::News;

/// How long the other servers have to say that a notice has reached somebody.
const REACHED_WITHIN: Duration = Duration::from_secs(1);

/// Tells somebody who looks elsewhere that it is their turn, whichever server they are connected to. If they are connected to
/// none, `notice` goes to their closed browsers.
pub(crate) fn your_turn(app: &Arc<App>, person: &PersonId, table: &MatchId, game: &str, notice: Option<PushNotice>) {
    let message = ServerMessage::YourTurn { table: table.to_string(), game: game.to_owned() };
    let reached = app.online.tell(person, &message);
    let answers = app.reached.subscribe();
    app.bus.tell(|| News::YourTurn { person: person.clone(), table: table.clone(), game: game.to_owned() });
    let Some(notice) = notice.filter(|_| !reached) else { return };
    if !app.bus.is_on() {
        return notify(app, person, notice);
    }
    let (app, wanted) = (app.clone(), (person.clone(), table.clone()));
    tokio::spawn(async move {
        if tokio::time::timeout(REACHED_WITHIN, reached_elsewhere(answers, &wanted)).await.is_err() {
            notify(&app, &wanted.0, notice);
        }
    });
}

/// Done when another server has told this person of this table.
async fn reached_elsewhere(
    mut answers: tokio::sync::broadcast::Receiver<(PersonId, MatchId)>,
    wanted: &(PersonId, MatchId),
) {
    use tokio::sync::broadcast::error::RecvError;
    loop {
        match answers.recv().await {
            Ok(answer) if answer == *wanted => return,
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
