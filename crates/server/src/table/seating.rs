//! Sitting down, getting up again, and the start of the game when every seat is taken.

use fairness::Shuffle;
use protocol::{Access, Phase, Reason, Sit, limits};
use store::{Holder, NewSeat, Person, PersonId, Start, Wanted};

use super::admission::{self, Admission, Candidate};
use super::clock::Clock;
use super::draft::Draft;
use super::flow::Flow;
use super::load;
use super::progress::Progress;
use super::seat::Sitter;
use super::state::{Opening, Play};
use super::terms;
use crate::accounts::sanitize;
use crate::error::Failure;

/// How often a start is tried.
const ATTEMPTS: usize = 3;

impl Flow {
    /// Seats a person. Somebody who has a seat already keeps it.
    pub(super) async fn sit(&mut self, person: &Person, sit: Sit) -> Result<(), Failure> {
        let candidate = Candidate {
            kind: person.kind,
            seated: self.table.seat_of(&person.id).is_some(),
            seat: sit.seat,
            phase: self.table.phase(),
            rated: self.table.terms.rated,
            seats: self.table.sitters.len(),
        };
        let Admission::Takes(wanted) = admission::admit(&candidate)? else { return Ok(()) };
        self.may_join(&person.id).await?;
        let entropy = sanitize::label(&sit.entropy.unwrap_or_default(), "entropy", limits::ENTROPY_CHARS)?;
        self.take(person, wanted, entropy).await?;
        self.start_if_full().await;
        self.spread_change();
        Ok(())
    }

    /// Refuses a person whom the host or somebody at the table does not want there.
    async fn may_join(&self, person: &PersonId) -> Result<(), Failure> {
        let host = self.table.host.as_ref().filter(|host| *host != person);
        let befriended = host.filter(|_| self.table.terms.access == Access::Friends).cloned();
        let others = self.table.people().map(|(_, seated)| &seated.id).chain(host).cloned().collect();
        self.port.may_sit(person, befriended, others).await
    }

    async fn take(&mut self, person: &Person, wanted: Wanted, entropy: String) -> Result<(), Failure> {
        let seat = NewSeat {
            holder: Holder::Person(person.id.clone()),
            name: person.name.clone(),
            token: None,
            entropy: Some(entropy),
        };
        let answer = self.port.take_seat(wanted, seat).await?;
        // Read again rather than noted: somebody else may have sat down through another server.
        self.reload().await?;
        admission::verdict(&answer)
    }

    /// Frees a person's seat before the game has started.
    pub(super) async fn leave(&mut self, person: &PersonId) -> Result<(), Failure> {
        let Some(seat) = self.table.seat_of(person) else { return Ok(()) };
        if self.table.phase() != Phase::Waiting {
            return Err(Reason::UnderWay.into());
        }
        self.port.leave_seat(seat, person).await?;
        self.reload().await?;
        self.spread_change();
        Ok(())
    }

    /// Changes a player's share in the shuffle while it can still be changed: they get up and sit down again with another.
    pub(super) async fn mix(&mut self, person: &Person, seat: u8, entropy: &str) -> Result<u32, Failure> {
        if self.table.phase() != Phase::Waiting {
            return Err(Reason::Dealt.into());
        }
        let entropy = sanitize::label(entropy, "entropy", limits::ENTROPY_CHARS)?;
        self.port.leave_seat(seat, &person.id).await?;
        self.take(person, Wanted::Seat(seat), entropy).await?;
        self.spread_change();
        Ok(self.table.number())
    }

    /// Starts the game when every seat is taken.
    pub(super) async fn start_if_full(&mut self) {
        // A second attempt is only needed if somebody has changed their share in the shuffle through another server.
        for _ in 0..ATTEMPTS {
            if self.table.phase() != Phase::Waiting || self.table.sitters.contains(&Sitter::Open) {
                return;
            }
            if let Err(failure) = self.start().await {
                tracing::warn!(table = %self.table.id, %failure, "the game could not be started");
                return;
            }
        }
    }

    async fn start(&mut self) -> Result<(), Failure> {
        let unreadable = |error: &dyn std::fmt::Display| Failure::Unreadable(error.to_string());
        let shuffle = Shuffle::new(&self.table.secret, &self.table.entropy);
        let seats = self.table.sitters.len();
        let opening = match self.table.continued.clone() {
            Some(record) => Opening::Continued(record),
            None => {
                let options = &self.table.options;
                let game = self.surroundings.games.dealt(&self.table.game, seats as u64, options, &mut shuffle.deal());
                Opening::Dealt(game.map_err(|error| unreadable(&error))?.record().setup)
            }
        };
        let game = load::begin(self.surroundings.games.as_ref(), &self.table, opening.clone())
            .map_err(|error| unreadable(&error))?;
        let bots: Vec<_> = self.table.sitters.iter().map(Sitter::bot).collect();
        let progress = Progress::new(game, &bots, self.surroundings.stand_in);
        let mut draft = Draft::of(&progress);
        draft.settle(&shuffle);
        let now = self.now();
        let mut clock = Clock::new(terms::clock(self.table.terms.clock), seats);
        if draft.table_events.is_empty() {
            clock.pass(progress.person_to_move(), false, now);
        }
        let turn_state = clock.turn_state(progress.turn());
        let setup = serde_json::to_value(&opening).expect("openings are plain data");
        match self.port.start(setup, self.table.entropy.clone(), turn_state).await? {
            Start::Started => {}
            Start::SeatsOpen | Start::SharesChanged | Start::NotOpen(_) => return self.reload().await,
        }
        let from_event = self.table.continued.as_ref().map(|record| record.events.len() as u32);
        self.table.play = Some(Play { progress, log: Vec::new(), clock, shuffle, from_event, take_back: None });
        // People who are not there now have the whole grace time to come.
        self.leavers.reset();
        self.bot_turn.moved_here(now);
        if !draft.table_events.is_empty() {
            match self.commit(draft, None).await {
                // Another server has found the game started and has drawn the same.
                Ok(_) | Err(Failure::Stale) => {}
                Err(failure) => return Err(failure),
            }
        }
        self.tell_table();
        self.notify_turn();
        Ok(())
    }
}
