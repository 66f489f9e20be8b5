//! One conversation with a host.

use std::io::{self, Read, Write};
use std::sync::Mutex;
use std::thread;

use game_core::{Game, Match, Outcome, RecordResult, Seat, SeatCount, Turn};
use game_registry::{AnyMatch, Registered};

use super::command::{Command, Query, Start, parse};
use super::thinker::{Thinker, say, think};
use crate::clock::Clock;
use crate::input::Lines;
use crate::limits::Limits;
use crate::single_line::single_line;

/// The settings that the engine is given from outside.
pub(crate) struct Settings<'a> {
    /// Which random stream thinks.
    pub(crate) seed: u64,
    /// The time.
    pub(crate) clock: &'a Clock<'a>,
    /// No search looks at more nodes than this, whatever the host allows.
    pub(crate) most_nodes: u64,
    /// Memory of the player, in bytes.
    pub(crate) memory: usize,
}

/// Answers the commands of `input` until `quit` or its end. Searches that would end by themselves are then still answered after
/// the end of input, so that a script piped in gets all its answers; after `quit` they are cut short.
pub(crate) fn serve<G: Registered>(
    opening: &Match<G>,
    settings: &Settings,
    input: impl Read,
    output: impl Write + Send,
) -> io::Result<()> {
    let output = Mutex::new(output);
    thread::scope(|scope| {
        let (thinker, tasks) = Thinker::new();
        let answers = scope.spawn(|| {
            let _guard = EndOnPanic;
            think(tasks, settings, &output)
        });
        let mut session = Session { opening, current: opening.clone(), thinker, output: &output };
        let ended = session.run(Lines::new(input));
        // The thread ends when no more searches can come.
        drop(session);
        let answered = answers.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        ended.and(answered)
    })
}

/// Ends the process when its thread panics: a host must not wait for ever for the answer of a thread that is gone, while the
/// other one waits for the host.
struct EndOnPanic;

impl Drop for EndOnPanic {
    fn drop(&mut self) {
        if thread::panicking() {
            std::process::abort();
        }
    }
}

struct Session<'a, G: Game, W> {
    opening: &'a Match<G>,
    current: Match<G>,
    thinker: Thinker<G>,
    output: &'a Mutex<W>,
}

impl<G: Registered, W: Write> Session<'_, G, W> {
    fn run(&mut self, mut lines: Lines<impl Read>) -> io::Result<()> {
        let result = loop {
            let command = match lines.next() {
                Err(error) => break Err(error),
                Ok(None) => {
                    self.thinker.stop_endless();
                    return Ok(());
                }
                Ok(Some(Ok(""))) => continue,
                Ok(Some(Ok(line))) => parse(line).map_err(|error| error.to_string()),
                Ok(Some(Err(error))) => Err(error.to_string()),
            };
            let answered = match command {
                Ok(Command::Quit) => break Ok(()),
                Ok(command) => self.obey(command),
                Err(error) => self.complain(&error),
            };
            if answered.is_err() {
                break answered;
            }
        };
        self.thinker.stop_all();
        result
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.say("readyok"),
            Command::NewGame => {
                self.current = self.opening.clone();
                self.thinker.forget()
            }
            Command::Position { start, moves } => match self.position(&start, &moves) {
                Ok(position) => {
                    self.current = position;
                    Ok(())
                }
                Err(error) => self.complain(&format!("position: {error}; the position stays as it was")),
            },
            Command::Go(limits) => self.go(limits),
            Command::Stop => {
                self.thinker.stop_all();
                Ok(())
            }
            Command::Query(query) => self.say(&format!("response {}", self.answer(query))),
            // Ends the conversation before it gets here.
            Command::Quit => Ok(()),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(&format!("id name Crema {} ({})", env!("CARGO_PKG_VERSION"), G::INFO.id))?;
        self.say("id author the Crema contributors")?;
        self.say("ugiok")
    }

    fn position(&self, start: &Start, moves: &[&str]) -> Result<Match<G>, String> {
        let mut game = match start {
            Start::StartPosition => self.opening.clone(),
            Start::Record(record) => Match::from_record(record).map_err(|error| match error.event {
                Some(event) => format!("the record's event {event}: {error}"),
                None => error.to_string(),
            })?,
        };
        for (index, event) in moves.iter().enumerate() {
            game.play_text(event).map_err(|error| format!("event {index} ({event:.60}): {error}"))?;
        }
        Ok(game)
    }

    fn go(&mut self, limits: Limits) -> io::Result<()> {
        match self.current.position().turn() {
            Turn::Seat(_) => self.thinker.go(self.current.position().clone(), limits),
            Turn::Chance => self.complain(
                "go: chance is to move, so there is nothing to choose; add one of `query legal` to the moves of the position",
            ),
            Turn::Over => self.complain("go: the game is over, so there is nothing to choose"),
        }
    }

    fn answer(&self, query: Query) -> String {
        let (turn, outcome) = (self.current.position().turn(), self.current.position().outcome());
        match query {
            Query::GameOver => (turn == Turn::Over).to_string(),
            Query::Result => result_word(outcome.as_ref(), self.current.seats()),
            Query::FirstPlayersTurn => (turn == Turn::Seat(Seat::FIRST)).to_string(),
            Query::Turn => match turn {
                Turn::Seat(seat) => seat.to_string(),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "none".to_owned(),
            },
            Query::Legal => self.current.legal().join(";"),
            Query::Scores => match outcome.as_ref().map(RecordResult::from) {
                Some(result) => result.scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" "),
                None => "none".to_owned(),
            },
        }
    }

    fn complain(&self, error: &str) -> io::Result<()> {
        self.say(&format!("info string error: {}", single_line(error)))
    }

    fn say(&self, line: &str) -> io::Result<()> {
        say(self.output, line)
    }
}

/// `p1win`, `p2win`, `draw` and `none` are the words of two-player UGI; seats beyond and wins shared by some go on in the
/// same way.
fn result_word(outcome: Option<&Outcome>, seats: SeatCount) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(outcome) if outcome.winners.len() == seats.get() => "draw".to_owned(),
        Some(outcome) => {
            let words: Vec<_> = outcome.winners.iter().map(|seat| format!("p{}win", seat.index() + 1)).collect();
            words.join(",")
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Info, PerSeat};

    use super::*;

    const INFO: Info = Info {
        id: "example",
        name: "Example",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules_text: "",
        max_events: 1,
    };

    fn check(seats: u64, winners: &[usize], expected: &str) {
        let seats = INFO.seat_count(seats).unwrap();
        let scores = PerSeat::from_fn(seats, |seat| i32::from(winners.contains(&seat.index())));
        let outcome = Outcome::by_rank(scores.clone(), |seat| scores[seat]);
        assert_eq!(result_word(Some(&outcome), seats), expected);
    }

    #[test]
    fn results_are_said_in_the_words_of_ugi() {
        check(2, &[0], "p1win");
        check(2, &[1], "p2win");
        check(2, &[0, 1], "draw");
        check(4, &[3], "p4win");
        check(4, &[0, 2], "p1win,p3win");
        check(3, &[0, 1, 2], "draw");
        assert_eq!(result_word(None, INFO.seat_count(2).unwrap()), "none");
    }
}
