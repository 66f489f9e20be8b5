//! What people do at a table.

use std::collections::VecDeque;

use protocol::{
    Act, Answer, Code, Line, NamedAct, Phase, Reason, Refusal, Saying, TableEvent, TakeBackView, TalkTerms, limits,
};
use store::{Append, Appended, LogEntry, NewChatLine, Person, PersonId, Said};

use super::draft::{Draft, is_free_undo};
use super::state::Play;
use super::task::Task;
use crate::accounts::sanitize;
use crate::cluster::TableNews;
use crate::error::Failure;

/// How many answers a table remembers. Moves are recognised for ever, by the store.
const REMEMBERED: usize = 64;

/// How often something is tried that another server keeps coming before.
const ATTEMPTS: usize = 5;

/// The last answers: the same id gets the same answer.
#[derive(Default)]
pub(super) struct Recent(VecDeque<(PersonId, String, Answer)>);

impl Recent {
    fn find(&self, person: &PersonId, id: &str) -> Option<&Answer> {
        self.0.iter().find(|(who, named, _)| who == person && named == id).map(|(_, _, answer)| answer)
    }

    fn remember(&mut self, person: &PersonId, id: String, answer: Answer) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person.clone(), id, answer));
    }
}

impl Task {
    /// Does something once, and answers.
    pub(super) async fn act(&mut self, person: &Person, NamedAct { id, act }: NamedAct) -> Answer {
        if id.is_empty() || id.len() > limits::ACT_ID_CHARS || !id.chars().all(|c| c.is_ascii_graphic()) {
            let message = format!("the id of an act is 1 to {} visible ASCII characters", limits::ACT_ID_CHARS);
            return Answer::Refused { refusal: Refusal::new(Code::Invalid, message), table: None };
        }
        if let Some(answer) = self.recent.find(&person.id, &id) {
            return answer.clone();
        }
        let answer = match self.attempt(person, &id, act).await {
            Ok(number) => Answer::Done { number },
            Err(Failure::Stale) => {
                let now = self.app.now();
                let presence = self.audience.presence(&self.table, now);
                let table = self.table.view(self.table.seat_of(&person.id), &presence, now);
                Answer::Refused { refusal: Failure::Stale.refusal(), table: Some(Box::new(table)) }
            }
            Err(failure) => Answer::Refused { refusal: failure.refusal(), table: None },
        };
        let passing = matches!(&answer, Answer::Refused { refusal, .. }
            if matches!(refusal.code, Code::Unavailable | Code::Internal | Code::RateLimited));
        if !passing {
            self.recent.remember(&person.id, id, answer.clone());
        }
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
        self.commit(draft, Some(move_name(seat, id))).await
    }

    /// Was this very move stored earlier? Then it gets the answer that it got then, or would have got.
    async fn played_before(&self, seat: u8, id: &str, expected: u32) -> Result<u32, Failure> {
        let number = self.table.number();
        if expected > number {
            return Err(Failure::Stale);
        }
        // The number is taken, so nothing can be written: the store either knows the name or refuses.
        let question = Append {
            id: self.table.id.clone(),
            first: expected,
            events: vec![LogEntry::Event { by: Some(seat), text: String::new() }],
            client_move: Some(move_name(seat, id)),
            turn_state: self
                .table
                .play
                .as_ref()
                .map(|play| play.clock.turn_state(self.table.turn()))
                .unwrap_or_default(),
            ending: None,
        };
        match self.app.store.append_events(question, self.app.now()).await? {
            Appended::Before(numbers) => Ok(numbers.end),
            _ => Err(Failure::Stale),
        }
    }

    async fn take_back(&mut self, seat: u8, id: &str, expected: u32, length: u32) -> Result<u32, Failure> {
        if expected != self.table.number() {
            return self.played_before(seat, id, expected).await;
        }
        let play = self.playing()?;
        let least = play.from_event.unwrap_or(0);
        if length < least || length >= play.progress.length() {
            let message = format!("{length} events are not between {least} and {}", play.progress.length());
            return Err(Failure::new(Code::Invalid, message));
        }
        let others = self.others_to_ask(seat);
        if is_free_undo(&play.progress, seat, length) || (others.is_empty() && !self.table.terms.rated) {
            return self.cut_back(seat, length, Some(move_name(seat, id))).await;
        }
        if self.table.terms.rated {
            return Err(Reason::RatedTakeBack.into());
        }
        self.propose(Some(TakeBackView { by: seat, length, agreed: Vec::new() }));
        Ok(self.table.number())
    }

    pub(super) async fn cut_back(&mut self, seat: u8, length: u32, name: Option<String>) -> Result<u32, Failure> {
        let play = self.playing()?;
        let mut draft = Draft::of(&play.progress);
        draft.take_back(seat, length);
        draft.settle(&play.shuffle);
        self.commit(draft, name).await
    }

    /// The people at the other seats who are still in the game.
    fn others_to_ask(&self, seat: u8) -> Vec<u8> {
        let Some(play) = &self.table.play else { return Vec::new() };
        let asked = |&(other, _): &(u8, _)| other != seat && play.progress.seats[usize::from(other)].bot.is_none();
        self.table.people().filter(asked).map(|(other, _)| other).collect()
    }

    async fn answer_take_back(&mut self, seat: u8, expected: u32, agree: bool) -> Result<u32, Failure> {
        let number = self.table.number();
        if expected != number {
            return Err(Failure::Stale);
        }
        let asked = self.playing()?.take_back.clone();
        let Some(mut asked) = asked.filter(|asked| asked.by != seat) else {
            return Err(Reason::NoTakeBack.into());
        };
        if agree && !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        if agree && self.all_agree(&asked) {
            return self.cut_back(asked.by, asked.length, None).await;
        }
        self.propose(agree.then_some(asked));
        Ok(number)
    }

    pub(super) fn all_agree(&self, asked: &TakeBackView) -> bool {
        self.others_to_ask(asked.by).iter().all(|other| asked.agreed.contains(other))
    }

    /// Resigning and coming back name no number, so that another server's being quicker is no reason to refuse them.
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
        self.commit(draft, Some(move_name(seat, id))).await
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
        self.commit(draft, Some(move_name(seat, id))).await
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
        self.app.pace(&self.app.rates.talk, &person.id)?;
        let saying = match &said {
            Said::Text(text) => Saying::Text { text: text.clone() },
            Said::Preset(_) => saying,
        };
        let now = self.app.now();
        let line = NewChatLine { seat, person: person.id.clone(), said };
        let Some(lines) = self.app.store.add_chat(&self.table.id, line, now).await? else {
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
        self.spread(|| TableNews::Said { lines });
        Ok(self.table.number())
    }
}

/// A client's name for a move, apart from those of the other seats.
fn move_name(seat: u8, id: &str) -> String {
    format!("{seat} {id}")
}
