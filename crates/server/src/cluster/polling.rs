//! Polling the store for what the other servers have written: hints on the bus may be lost.

use crate::app::App;

/// Compares every table in memory with the store, by one short row a table.
pub(crate) async fn compare(app: &App) {
    match app.store.marks(&app.tables.ids()).await {
        Ok(marks) => marks.into_iter().for_each(|mark| app.tables.compare(mark)),
        Err(error) => tracing::warn!(%error, "tables could not be compared with the store"),
    }
}
