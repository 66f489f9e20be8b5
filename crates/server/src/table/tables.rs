//! Every table in memory.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Mark, MatchId};
use tokio::sync::OnceCell;
use tokio::task::JoinSet;

use super::effect::Command;
use super::handle::{Gone, Handle};
use super::{actor, load};
use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Failure;

/// The tables in memory; others are read when asked for.
#[derive(Default)]
pub(crate) struct Tables {
    /// A cell each, so that of many who ask for a table at once one reads it and the others wait for that one table only.
    cells: Mutex<BTreeMap<MatchId, Arc<OnceCell<Handle>>>>,
    tasks: Mutex<JoinSet<()>>,
}

impl Tables {
    /// Asks something of a table. If its task goes just then, the table is read again and asked again.
    pub(crate) async fn ask<T, F: Future<Output = Result<T, Gone>>>(
        app: &Arc<App>,
        id: &MatchId,
        question: impl Fn(Handle) -> F,
    ) -> Result<T, Failure> {
        for _ in 0..3 {
            if let Ok(answer) = question(Tables::get(app, id).await?).await {
                return Ok(answer);
            }
        }
        Err(Failure::new(protocol::Code::Unavailable, "the server is stopping; try again"))
    }

    async fn get(app: &Arc<App>, id: &MatchId) -> Result<Handle, Failure> {
        if app.stop.has_begun() {
            return Err(Failure::new(protocol::Code::Unavailable, "the server is stopping; try again"));
        }
        let cell = {
            let mut cells = lock(&app.tables.cells);
            let cell = cells.entry(id.clone()).or_default();
            if cell.get().is_some_and(Handle::is_gone) {
                *cell = Arc::default();
            }
            cell.clone()
        };
        let handle = cell.get_or_try_init(|| Tables::start(app, id)).await;
        if handle.is_err() {
            lock(&app.tables.cells).remove(id);
        }
        handle.cloned()
    }

    /// Has a table that is in memory, or being read just now, look at the store: it may have been ended elsewhere.
    pub(crate) async fn refresh(app: &Arc<App>, id: &MatchId) {
        let known = lock(&app.tables.cells).contains_key(id);
        if known && let Ok(handle) = Tables::get(app, id).await {
            handle.refresh().await;
        }
    }

    /// Has a table that is in memory read its seats and its talk again: somebody has gone for good.
    pub(crate) async fn forget_names(app: &Arc<App>, id: &MatchId) {
        let cell = lock(&app.tables.cells).get(id).cloned();
        if let Some(handle) = cell.as_ref().and_then(|cell| cell.get()) {
            handle.reread().await;
        }
    }

    /// Another server tells something about a table. A server that does not have it in memory need not know.
    pub(crate) fn hear(app: &Arc<App>, id: &MatchId, from: String, what: TableNews) {
        let cell = lock(&app.tables.cells).get(id).cloned();
        let Some(cell) = cell else { return };
        if let Some(handle) = cell.get() {
            return handle.hint(Command::Hear { from, what });
        }
        // It is being read just now, perhaps from before the news.
        let (app, id) = (app.clone(), id.clone());
        tokio::spawn(async move {
            if let Ok(handle) = Tables::get(&app, &id).await {
                handle.hint(Command::Hear { from, what });
            }
        });
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<MatchId> {
        lock(&self.cells).keys().cloned().collect()
    }

    /// Shows a table in memory how far it has come.
    pub(crate) fn compare(&self, mark: Mark) {
        if let Some(handle) = self.loaded(&mark.id) {
            handle.hint(Command::Compare { mark });
        }
    }

    /// News of other servers come again: every table asks who is there.
    pub(crate) fn join(&self) {
        for cell in lock(&self.cells).values() {
            if let Some(handle) = cell.get() {
                handle.hint(Command::Join);
            }
        }
    }

    fn loaded(&self, id: &MatchId) -> Option<Handle> {
        lock(&self.cells).get(id).and_then(|cell| cell.get().cloned())
    }

    async fn start(app: &Arc<App>, id: &MatchId) -> Result<Handle, Failure> {
        let table = load::table(app, id).await?.ok_or_else(Failure::no_table)?;
        let (handle, actor) = actor::new(app.clone(), table);
        let mut tasks = lock(&app.tables.tasks);
        while tasks.try_join_next().is_some() {}
        tasks.spawn(actor.run());
        Ok(handle)
    }

    /// A task says that it is about to go.
    pub(super) fn forget(&self, id: &MatchId) {
        let mut cells = lock(&self.cells);
        if cells.get(id).and_then(|cell| cell.get()).is_some_and(Handle::is_gone) {
            cells.remove(id);
        }
    }

    /// Done when every task has finished what it was doing. Call it when the server is stopping.
    pub(crate) async fn finished(&self) {
        let mut tasks = std::mem::take(&mut *lock(&self.tasks));
        while tasks.join_next().await.is_some() {}
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
