//! Where a case runs: an empty database of either kind.

use store::Store;

/// An empty database.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) address: String,
    pub(crate) is_sqlite: bool,
}

impl Place {
    pub(crate) fn sqlite(address: String) -> Place {
        Place { address, is_sqlite: true }
    }

    pub(crate) fn postgres(address: String) -> Place {
        Place { address, is_sqlite: false }
    }

    /// A node of its own on this database.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.expect("the database opens")
    }
}
