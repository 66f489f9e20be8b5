//! Every game at every kind of table.

use game_registry::{GAMES, GameVisitor, Registered, dispatch};

/// A table as the command line names it.
pub(crate) struct TableKind {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    pub(crate) options: String,
}

impl TableKind {
    /// `--game`, `--seats` and `--options`.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let seats = self.seats.to_string();
        ["--game", self.game, "--seats", &seats, "--options", &self.options].map(str::to_owned).to_vec()
    }

    /// A command at this table; `more` is split at its spaces.
    pub(crate) fn command(&self, command: &str, more: &str) -> Vec<String> {
        let more = more.split_whitespace().map(str::to_owned);
        std::iter::once(command.to_owned()).chain(self.arguments()).chain(more).collect()
    }
}

/// Every game × seats × options.
pub(crate) fn table_kinds() -> Vec<TableKind> {
    let all: Vec<_> = GAMES.iter().flat_map(|info| dispatch(info.id, TablesOf).expect("it is on the list")).collect();
    assert!(!all.is_empty());
    all
}

/// The first table of every game.
pub(crate) fn one_table_a_game() -> Vec<TableKind> {
    let mut tables = table_kinds();
    tables.dedup_by_key(|table| table.game);
    tables
}

struct TablesOf;

impl GameVisitor for TablesOf {
    type Output = Vec<TableKind>;

    fn visit<G: Registered>(self) -> Vec<TableKind> {
        let table = |table: game_testkit::TableKind<G>| TableKind {
            game: G::INFO.id,
            seats: table.seats.get(),
            options: table.options_json(),
        };
        game_testkit::table_kinds::<G>().into_iter().map(table).collect()
    }
}
