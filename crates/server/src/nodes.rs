//! Living with other servers on the same database: hearing what they tell, and making sure of it.

use std::sync::Arc;
use std::time::Duration;

use protocol::{PushNotice, ServerMessage};
use store::{MatchId, PersonId};

use crate::app::App;
use crate::bus::{Heard, News};
use crate::push;
use crate::table::Tables;

/// How long the other servers have to say that a notice has reached somebody.
const REACHED_WITHIN: Duration = Duration::from_secs(1);

/// Listens until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let Some(mut incoming) = app.bus.listen() else { return };
    loop {
        let heard = tokio::select! {
            () = app.stop.begun() => return,
            heard = incoming.recv() => heard,
        };
        match heard {
            Some(Heard::News { from, news }) => take_in(&app, from, news),
            Some(Heard::Joined) => {
                app.tables.join();
                let app = app.clone();
                tokio::spawn(async move { compare(&app).await });
            }
            None => return,
        }
    }
}

fn take_in(app: &Arc<App>, from: String, news: News) {
    match news {
        News::Table { table, what } => Tables::hear(app, &table, from, what),
        News::YourTurn { person, table, game } => {
            let message = ServerMessage::YourTurn { table: table.to_string(), game };
            if app.online.tell(&person, &message) {
                app.bus.tell(|| News::Reached { person, table });
            }
        }
        // Nobody may wait for it any more.
        News::Reached { person, table } => drop(app.reached.send((person, table))),
        News::HangUp { person } => app.online.hang_up(&person),
        News::Challenge { text } => app.challenges.learn(text, app.now()),
        News::Signed { text } => drop(app.challenges.take(&text, app.now())),
    }
}

/// Has every table in memory look whether the store knows more: news can be lost.
pub(crate) async fn compare(app: &App) {
    match app.store.marks(&app.tables.ids()).await {
        Ok(marks) => marks.into_iter().for_each(|mark| app.tables.compare(mark)),
        Err(error) => tracing::warn!(%error, "tables could not be compared with the store"),
    }
}

/// Ends every connection of a person, on all servers.
pub(crate) fn hang_up(app: &App, person: &PersonId) {
    app.online.hang_up(person);
    app.bus.tell(|| News::HangUp { person: person.clone() });
}

/// Tells somebody who looks elsewhere that it is their turn, whichever server they are connected to. If they are connected to
/// none, `notice` goes to their closed browsers.
pub(crate) fn your_turn(app: &Arc<App>, person: &PersonId, table: &MatchId, game: &str, notice: Option<PushNotice>) {
    let message = ServerMessage::YourTurn { table: table.to_string(), game: game.to_owned() };
    let reached = app.online.tell(person, &message);
    let answers = app.reached.subscribe();
    app.bus.tell(|| News::YourTurn { person: person.clone(), table: table.clone(), game: game.to_owned() });
    let Some(notice) = notice.filter(|_| !reached) else { return };
    if !app.bus.is_on() {
        return push::notify(app, person, notice);
    }
    let (app, wanted) = (app.clone(), (person.clone(), table.clone()));
    tokio::spawn(async move {
        if tokio::time::timeout(REACHED_WITHIN, reached_elsewhere(answers, &wanted)).await.is_err() {
            push::notify(&app, &wanted.0, notice);
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
