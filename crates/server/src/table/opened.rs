//! The tables that were opened through this server, by whom and from where: what the limits on them count, and on whose account
//! their bots think.
//!
//! *Why in memory.* Nothing of it needs to outlive the server: a limit that forgets at a restart still bounds what anybody can do to
//! a running one, and addresses are not kept longer than they are needed.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{Access, NewTable, Reason, SeatPlan};
use store::{MatchId, Person, PersonId, Status};

use super::open;
use crate::accounts::Network;
use crate::app::App;
use crate::error::Failure;
use crate::limits::Limits;

/// When to come back if one has enough tables: some may be over by then.
const COME_BACK_MS: u64 = 60_000;

/// The tables under way that were opened here, and some that are over.
#[derive(Default)]
pub(crate) struct OpenedTables(Mutex<BTreeMap<MatchId, Opened>>);

/// Who opened a table, and what counts of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opened {
    pub(crate) person: PersonId,
    pub(crate) address: Network,
    listed: bool,
    bots: usize,
}

/// How much of everything there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    tables: usize,
    listed: usize,
    bots: usize,
}

/// Opens a table, unless its host has enough of them.
pub(crate) async fn open_within_limits(
    app: &App,
    host: &Person,
    address: Network,
    new: NewTable,
    rematch_of: Option<MatchId>,
) -> Result<MatchId, Failure> {
    let bots = new.seats.iter().filter(|plan| matches!(plan, SeatPlan::Bot { .. })).count();
    let opened = Opened { person: host.id.clone(), address, listed: new.terms.access == Access::Anyone, bots };
    if app.opened.excess(&opened, &app.limits).is_some() {
        app.opened.forget_finished(app).await?;
    }
    if let Some((reason, most)) = app.opened.excess(&opened, &app.limits) {
        return Err(Failure::enough(reason, most, COME_BACK_MS));
    }
    let id = open::table(app, host, new, rematch_of).await?;
    app.opened.lock().entry(id.clone()).or_insert(opened);
    Ok(id)
}

impl OpenedTables {
    /// Who opened this table, if it was opened here.
    pub(crate) fn find(&self, id: &MatchId) -> Option<Opened> {
        self.lock().get(id).cloned()
    }

    /// Takes out the tables that are over, and notes which are no longer in the lobby.
    pub(crate) async fn forget_finished(&self, app: &App) -> Result<(), Failure> {
        let known: Vec<MatchId> = self.lock().keys().cloned().collect();
        if known.is_empty() {
            return Ok(());
        }
        let marks = app.store.marks(&known).await?;
        let mut tables = self.lock();
        for mark in marks {
            match (mark.status, tables.get_mut(&mark.id)) {
                (Status::Running, Some(opened)) => opened.listed = false,
                (Status::Open, _) | (_, None) => {}
                (_, Some(_)) => drop(tables.remove(&mark.id)),
            }
        }
        Ok(())
    }

    /// What one more table would be too much of, and how much of it one may have.
    fn excess(&self, new: &Opened, limits: &Limits) -> Option<(Reason, usize)> {
        let tables = self.lock();
        let person = Count::of(tables.values().filter(|opened| opened.person == new.person)).with(new);
        let address = Count::of(tables.values().filter(|opened| opened.address == new.address)).with(new);
        let too_many = |count: usize, most: usize, reason| (count > most).then_some((reason, most));
        too_many(person.tables, limits.tables_per_person, Reason::EnoughTables)
            .or_else(|| too_many(address.tables, limits.tables_per_address, Reason::EnoughTables))
            .or_else(|| too_many(person.listed, limits.listed_per_person, Reason::EnoughListed))
            .or_else(|| too_many(address.listed, limits.listed_per_address, Reason::EnoughListed))
            .or_else(|| too_many(person.bots, limits.bots_per_person, Reason::EnoughBots))
            .or_else(|| too_many(address.bots, limits.bots_per_address, Reason::EnoughBots))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<MatchId, Opened>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Count {
    fn of<'a>(opened: impl Iterator<Item = &'a Opened>) -> Count {
        opened.fold(Count::default(), Count::with)
    }

    fn with(self, opened: &Opened) -> Count {
        Count {
            tables: self.tables + 1,
            // A table that is not listed takes no place in the lobby, whatever is there already.
            listed: if opened.listed { self.listed + 1 } else { self.listed },
            bots: self.bots + opened.bots,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(person: &str, address: &str, listed: bool, bots: usize) -> Opened {
        let person = person.parse().expect("an id");
        Opened { person, address: address.parse().expect("an address"), listed, bots }
    }

    #[test]
    fn each_person_and_each_address_has_its_share() {
        let limits = Limits {
            tables_per_person: 3,
            tables_per_address: 4,
            listed_per_person: 1,
            listed_per_address: 2,
            bots_per_person: 4,
            bots_per_address: 5,
            ..Limits::default()
        };
        let (home, cafe) = ("192.0.2.1", "192.0.2.2");
        let check = |before: &[Opened], new: Opened, wanted: Option<(Reason, usize)>| {
            let tables =
                before.iter().enumerate().map(|(at, one)| (format!("t{at}").parse().expect("an id"), one.clone()));
            let there = OpenedTables(Mutex::new(tables.collect()));
            assert_eq!(there.excess(&new, &limits), wanted, "{before:?} and {new:?}");
        };
        let plain = |person: &str, address: &str| opened(person, address, false, 0);
        check(&[], plain("ada", home), None);
        check(&[plain("ada", home), plain("ada", cafe)], plain("ada", home), None);
        check(&vec![plain("ada", home); 3], plain("ada", cafe), Some((Reason::EnoughTables, 3)));
        let four = [plain("ada", home), plain("bob", home), plain("eve", home), plain("dan", home)];
        check(&four, plain("joe", home), Some((Reason::EnoughTables, 4)));
        check(&four, plain("joe", cafe), None);
        check(&[opened("ada", home, true, 0)], opened("ada", cafe, true, 0), Some((Reason::EnoughListed, 1)));
        check(&[opened("ada", home, true, 0)], plain("ada", home), None);
        let listed = [opened("ada", home, true, 0), opened("bob", home, true, 0)];
        check(&listed, opened("eve", home, true, 0), Some((Reason::EnoughListed, 2)));
        check(&[opened("ada", home, false, 3)], opened("ada", home, false, 2), Some((Reason::EnoughBots, 4)));
        check(&[opened("ada", home, false, 3)], opened("bob", home, false, 3), Some((Reason::EnoughBots, 5)));
    }
}
