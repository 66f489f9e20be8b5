//! Names that look alike: the skeletons of accounts that were opened before skeletons were kept.

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::text::skeleton;
use crate::{PersonId, Result, Store};

impl Store {
    /// Gives every account its skeleton that has none yet. Of two older accounts that look alike the first keeps it; the other
    /// keeps its name, and stands in nobody's way.
    pub(crate) async fn fill_skeletons(&self) -> Result<()> {
        let sql =
            "SELECT id, name FROM people WHERE name_key IS NOT NULL AND name_skeleton IS NULL ORDER BY created_at, id";
        let mut found: Vec<(PersonId, String)> = Vec::new();
        for row in self.database.read(sql, Vec::new()).await? {
            found.push((row.parse("id")?, skeleton(&row.get::<String>("name")?)));
        }
        if found.is_empty() {
            return Ok(());
        }
        self.database.write(move |connection| fill(connection, found).boxed()).await
    }
}

async fn fill(connection: &mut Connection, found: Vec<(PersonId, String)>) -> Result<Done<()>> {
    let sql = "UPDATE people SET name_skeleton = $2 \
               WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM people other WHERE other.name_skeleton = $2)";
    for (id, skeleton) in found {
        connection.execute(sql, values![id, skeleton]).await?;
    }
    Ok(Done::Keep(()))
}
