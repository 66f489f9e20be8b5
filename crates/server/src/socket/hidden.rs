//! Hides the words of people whom the reader blocks.
//!
//! *Why here and not at the table.* A table tells everyone at a seat the same, and knows nothing of who blocks whom. What a reader does
//! not want is taken out on the way to them: for a socket by the list it carries, for a request by the store.

use std::collections::BTreeSet;

use protocol::{Answer, ServerMessage, TableView};
use store::PersonId;

use crate::app::App;
use crate::error::Failure;

/// The ids of the people whose words are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden(BTreeSet<String>);

/// The rest of a message for one reader.
pub(super) enum Rest {
    /// All of it.
    Whole,
    /// This.
    Part(Box<ServerMessage>),
    /// Nothing.
    Nothing,
}

impl Hidden {
    /// The people whom a reader blocks.
    pub(crate) async fn of(app: &App, reader: &PersonId) -> Result<Hidden, Failure> {
        let blocked = app.store.blocks_of(reader).await?;
        Ok(Hidden(blocked.into_iter().map(|person| person.id.to_string()).collect()))
    }

    fn has(&self, person: &str) -> bool {
        self.0.contains(person)
    }

    fn is_in(&self, table: &TableView) -> bool {
        table.talk.iter().any(|line| self.has(&line.person))
    }

    /// Takes the hidden lines out of a table.
    pub(crate) fn take_from(&self, table: &mut TableView) {
        table.talk.retain(|line| !self.has(&line.person));
    }

    /// The same for the table that comes with a refusal.
    pub(crate) fn take_from_answer(&self, answer: &mut Answer) {
        if let Answer::Refused { table: Some(table), .. } = answer {
            self.take_from(table);
        }
    }

    pub(super) fn rest_of(&self, message: &ServerMessage) -> Rest {
        match message {
            ServerMessage::Said { line, .. } if self.has(&line.person) => Rest::Nothing,
            ServerMessage::Table { table } if self.is_in(table) => {
                let mut table = table.clone();
                self.take_from(&mut table);
                Rest::Part(Box::new(ServerMessage::Table { table }))
            }
            _ => Rest::Whole,
        }
    }
}

/// A table as a reader wants to see it. Nobody is asked about a table where nobody has said anything.
pub(crate) async fn without_hidden(
    app: &App,
    reader: Option<&PersonId>,
    mut table: TableView,
) -> Result<TableView, Failure> {
    if let Some(reader) = reader.filter(|reader| table.talk.iter().any(|line| line.person != reader.as_str())) {
        Hidden::of(app, reader).await?.take_from(&mut table);
    }
    Ok(table)
}
