//! Recovery codes: what the owner of an account keeps on paper, in case the password is lost.

use futures_util::FutureExt;

use crate::database::{Connection, Done, values};
use crate::{PersonId, Result, Store, TokenHash};

impl Store {
    /// Gives an account new recovery codes; those before are worth nothing any more.
    pub async fn set_recovery_codes(&self, person: &PersonId, codes: Vec<TokenHash>) -> Result<()> {
        let person = person.clone();
        self.database.write(move |connection| replace(connection, person, codes).boxed()).await
    }

    /// Uses up a recovery code. False: the account has no such code.
    pub async fn use_recovery_code(&self, person: &PersonId, code: &TokenHash) -> Result<bool> {
        let sql = "DELETE FROM recovery_codes WHERE person_id = $1 AND code = $2";
        Ok(self.execute(sql, values![person, code]).await? > 0)
    }

    /// How many recovery codes an account has left.
    pub async fn recovery_codes_left(&self, person: &PersonId) -> Result<u32> {
        let sql = "SELECT COUNT(*) AS codes FROM recovery_codes WHERE person_id = $1";
        self.database.read(sql, values![person]).await?.first().map_or(Ok(0), |row| row.number("codes"))
    }
}

async fn replace(connection: &mut Connection, person: PersonId, codes: Vec<TokenHash>) -> Result<Done<()>> {
    connection.execute("DELETE FROM recovery_codes WHERE person_id = $1", values![person]).await?;
    for code in codes {
        let sql = "INSERT INTO recovery_codes (person_id, code) VALUES ($1, $2)";
        connection.execute(sql, values![person, code]).await?;
    }
    Ok(Done::Keep(()))
}
