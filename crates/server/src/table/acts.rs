//! The acts of people at a table.

use protocol::{Act, Answer, Line, NamedAct, Phase, Reason, Saying, TableEvent, TalkTerms};
use store::{NewChatLine, Person, Said};

use super::draft::{Draft, is_free_undo};
use super::flow::Flow;
use super::idempotency::{check_id, key};
use super::state::Play;
use super::take_back::{self, Verdict, Wish};
use crate::accounts::sanitize;
use crate::cluster::TableNews;
use crate::error::Failure;

/// How often something is tried that another server keeps coming before.
const ATTEMPTS: usize = 5;

impl Flow {
    /// Does something once, and answers.
    pub(super) async fn act(&mut self, person: &Person, NamedAct { id, act }: NamedAct) -> Answer {
        if let Err(refusal) = check_id(&id) {
            return Answer::Refused { refusal, table: None };
        }
        if let Some(answer) = self.recent.find(&person.id, &id) {
            return answer.clone();
        }
        let answer = match self.attempt(person, &id, act).await {
            Ok(number) => Answer::Done { number },
            Err(Failure::Stale) => {
                let table = Some(Box::new(self.view(Some(&person.id))));
                Answer::Refused { refusal: Failure::Stale.refusal(), table }
            }
            Err(failure) => Answer::Refused { refusal: failure.refusal(), table: None },
        };
        self.recent.remember(&person.id, id, &answer);
        answer
    }

    async fn attempt(&mut self, person: &Person, id: &str, act: Act) -> Result<u32, Failure> {
        if let Act::Say { saying } = act {
            return self.say(person, saying).await;
        }
        let Some(seat) = self.table.seat_of(&person.id) else {
            return Err(Reason::NoSeat.into());
        };
        match act {
            Act::Play { expected, events } => self.play(seat, id, expected, &events).await,
            Act::TakeBack { expected, length } => self.take_back(seat, id, expected, length).await,
            Act::AnswerTakeBack { expected, agree } => self.answer_take_back(seat, expected, agree).await,
            Act::Resign | Act::Reclaim => self.insist(seat, id, &act).await,
            Act::Mix { entropy } => self.mix(person, seat, &entropy).await,
            Act::Say { .. } => Ok(self.table.number()),
        }
    }

    fn playing(&self) -> Result<&Play, Failure> {
        match &self.table.play {
            Some(play) if self.table.phase() == Phase::Playing => Ok(play),
            Some(_) => Err(Reason::GameOver.into()),
            None => Err(Reason::NotStarted.into()),
        }
    }

    async fn play(&mut self, seat: u8, id: &str, expected: u32, events: &[String]) -> Result<u32, Failure> {
        self.reach(expected).await?;
        if expected != self.table.number() {
            return self.played_before(seat, id, expected).await;
        }
        let play = self.playing()?;
        let in_play = play.progress.seats[usize::from(seat)];
        if in_play.out {
            return Err(Reason::Out.into());
        }
        if in_play.bot.is_some() {
            return Err(Reason::BotPlays.into());
        }
        let mut draft = Draft::of(&play.progress);
        draft.play(seat, events)?;
        draft.settle(&play.shuffle);
        self.commit(draft, Some(key(seat, id))).await
    }

    /// A client may know more than this server, if it was connected to another before: then the server reads what it has missed.
    async fn reach(&mut self, expected: u32) -> Result<(), Failure> {
        if expected > self.table.number() && self.surroundings.several_servers && self.table.play.is_some() {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Was this very act stored earlier? Then it gets the answer that it got then, or would have got.
    async fn played_before(&self, seat: u8, id: &str, expected: u32) -> Result<u32, Failure> {
        if expected > self.table.number() {
            return Err(Failure::Stale);
        }
        let play = self.table.play.as_ref();
        let turn_state = play.map(|play| play.clock.turn_state(self.table.turn())).unwrap_or_default();
        let found = self.port.find_append(expected, key(seat, id), seat, turn_state).await?;
        found.ok_or(Failure::Stale)
    }

    async fn take_back(&mut self, seat: u8, id: &str, expected: u32, length: u32) -> Result<u32, Failure> {
        self.reach(expected).await?;
        if expected != self.table.number() {
            return self.played_before(seat, id, expected).await;
        }
        let play = self.playing()?;
        let verdict = take_back::wish(&Wish {
            by: seat,
            length,
            played: play.progress.length(),
            least: play.from_event.unwrap_or(0),
            free: is_free_undo(&play.progress, seat, length),
            rated: self.table.terms.rated,
            others: self.others_to_ask(seat),
        })?;
        self.carry_out(verdict, Some(key(seat, id))).await
    }

    async fn answer_take_back(&mut self, seat: u8, expected: u32, agree: bool) -> Result<u32, Failure> {
        if expected != self.table.number() {
            return Err(Failure::Stale);
        }
        let proposed = self.playing()?.take_back.as_ref();
        let verdict = take_back::answer(proposed, seat, agree, |by| self.others_to_ask(by))?;
        self.carry_out(verdict, None).await
    }

    /// Cuts the match back, or puts the proposal before everyone.
    async fn carry_out(&mut self, verdict: Verdict, key: Option<String>) -> Result<u32, Failure> {
        match verdict {
            Verdict::Cut { by, length } => self.cut_back(by, length, key).await,
            Verdict::Proposed(asked) => {
                self.propose(asked);
                Ok(self.table.number())
            }
        }
    }

    pub(super) async fn cut_back(&mut self, seat: u8, length: u32, key: Option<String>) -> Result<u32, Failure> {
        let play = self.playing()?;
        let mut draft = Draft::of(&play.progress);
        draft.take_back(seat, length);
        draft.settle(&play.shuffle);
        self.commit(draft, key).await
    }

    /// The people at the other seats who are still in the game.
    pub(super) fn others_to_ask(&self, seat: u8) -> Vec<u8> {
        let Some(play) = &self.table.play else { return Vec::new() };
        let asked = |&(other, _): &(u8, _)| other != seat && play.progress.seats[usize::from(other)].bot.is_none();
        self.table.people().filter(asked).map(|(other, _)| other).collect()
    }

    /// Resigning and coming back name no number, so they are not refused because another server was quicker.
    async fn insist(&mut self, seat: u8, id: &str, act: &Act) -> Result<u32, Failure> {
        for _ in 0..ATTEMPTS {
            let done = match act {
                Act::Resign => self.resign(seat, id).await,
                _ => self.reclaim(seat, id).await,
            };
            if !matches!(done, Err(Failure::Stale)) {
                return done;
            }
        }
        Err(Failure::Stale)
    }

    async fn resign(&mut self, seat: u8, id: &str) -> Result<u32, Failure> {
        let play = match (self.playing(), self.table.number()) {
            (Ok(play), _) => play,
            (Err(not_playing), 0) => return Err(not_playing),
            // This very act may have ended the game, and the answer may have been lost.
            (Err(over), number) => return self.played_before(seat, id, number - 1).await.map_err(|_| over),
        };
        if play.progress.seats[usize::from(seat)].out {
            return Ok(self.table.number());
        }
        let mut draft = Draft::of(&play.progress);
        draft.note(TableEvent::Resigned { by: seat });
        draft.settle(&play.shuffle);
        self.commit(draft, Some(key(seat, id))).await
    }

    async fn reclaim(&mut self, seat: u8, id: &str) -> Result<u32, Failure> {
        let play = self.playing()?;
        let in_play = play.progress.seats[usize::from(seat)];
        if in_play.out {
            return Err(Reason::Out.into());
        }
        if in_play.bot.is_none() {
            return Ok(self.table.number());
        }
        let mut draft = Draft::of(&play.progress);
        draft.note(TableEvent::Reclaimed { by: seat });
        self.commit(draft, Some(key(seat, id))).await
    }

    async fn say(&mut self, person: &Person, saying: Saying) -> Result<u32, Failure> {
        let said = match (&saying, self.table.terms.talk) {
            (_, TalkTerms::Silent) => return Err(Reason::Silent.into()),
            (Saying::Text { .. }, TalkTerms::Phrases) => return Err(Reason::PhrasesOnly.into()),
            (Saying::Phrase { phrase }, _) => {
                let word = serde_json::to_value(phrase).expect("phrases are plain words");
                Said::Preset(word.as_str().unwrap_or_default().to_owned())
            }
            (Saying::Text { text }, TalkTerms::Text) => Said::Text(sanitize::talk(text)?),
        };
        let seat = self.table.seat_of(&person.id);
        if !self.table.may_look(seat) {
            return Err(Reason::PlayersOnly.into());
        }
        let saying = match &said {
            Said::Text(text) => Saying::Text { text: text.clone() },
            Said::Preset(_) => saying,
        };
        let now = self.now();
        let line = NewChatLine { seat, person: person.id.clone(), said };
        let Some(lines) = self.port.add_talk(line).await? else {
            return Err(Reason::TalkFull.into());
        };
        if lines == self.table.lines + 1 {
            let line = Line { person: person.id.to_string(), name: person.name.clone(), seat, saying, at: now };
            self.table.lines = lines;
            self.table.remember(line.clone());
            self.tell_talk(&line);
        } else {
            // Somebody else has said something through another server.
            self.read_talk().await?;
        }
        self.spread(TableNews::Said { lines });
        Ok(self.table.number())
    }
}
