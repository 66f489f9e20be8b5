//! Hearing what the other servers tell.

use std::sync::Arc;

use protocol::ServerMessage;
use store::PersonId;

use super::bus::Heard;
use super::news::News;
use super::polling::compare;
use crate::app::App;
use crate::socket::Hidden;
use crate::table::Tables;

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
        News::Blocks { person } => drop(tokio::spawn(hide_again(app.clone(), person))),
        News::Challenge { text } => app.challenges.learn(text, app.now()),
        News::Signed { text } => drop(app.challenges.take(&text, app.now())),
    }
}

/// Reads again whom a person blocks who is connected here.
async fn hide_again(app: Arc<App>, person: PersonId) {
    match Hidden::of(&app, &person).await {
        Ok(hidden) => app.online.hide(&person, &hidden),
        Err(failure) => tracing::warn!(%person, %failure, "whom they block could not be read"),
    }
}
