//! A program that speaks UGI, as a child process. It may do anything: die, hang, talk rubbish, never stop talking.

use std::io::Write;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::fault::Fault;
use super::player::CommandLine;
use crate::clock::Clock;
use crate::input::Lines;
use crate::limits::Limits;

/// How many lines a program may be ahead of its reader: one that never stops talking does not fill the memory.
const UNREAD: usize = 1024;

/// How long a program may take to leave when asked to, in steps of [`GRACE_STEP`].
const GRACE_STEPS: u32 = 40;
const GRACE_STEP: Duration = Duration::from_millis(5);

/// How long an engine may be silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patience {
    /// Before it is ready.
    pub(crate) start: Duration,
    /// For a move, beyond the time it was given to think.
    pub(crate) answer: Duration,
}

/// A running program.
pub(crate) struct Engine<'a> {
    child: Child,
    /// Lines for it. Another thread writes them: a program that does not read must not hold us up.
    to: Sender<String>,
    from: Receiver<String>,
    /// The last line that it wrote to its standard error.
    last_words: Arc<Mutex<String>>,
    /// The thread that reads its standard error, until that ends.
    listener: Option<JoinHandle<()>>,
    patience: Patience,
    clock: &'a Clock<'a>,
}

impl<'a> Engine<'a> {
    /// Starts a program and waits until it has introduced itself.
    pub(crate) fn start(command: &CommandLine, patience: Patience, clock: &'a Clock<'a>) -> Result<Self, Fault> {
        let mut child = Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Fault::illegal(&format!("cannot be started: {error}")))?;
        let (to, lines) = channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        let (lines, from) = sync_channel(UNREAD);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &lines));
        }
        let last_words = Arc::default();
        let listener = child.stderr.take().map(|stderr| {
            let last_words = Arc::clone(&last_words);
            thread::spawn(move || keep_last_line(stderr, &last_words))
        });
        let mut engine = Engine { child, to, from, last_words, listener, patience, clock };
        engine.tell("ugi");
        engine.hear_until(patience.start, |line| (line == "ugiok").then_some(()))?;
        Ok(engine)
    }

    /// Says that another game begins, and waits until the program is ready for it.
    pub(crate) fn new_game(&mut self) -> Result<(), Fault> {
        self.tell("uginewgame");
        self.tell("isready");
        self.hear_until(self.patience.start, |line| (line == "readyok").then_some(()))
    }

    /// The program's choice in `position`, and the nodes that it reports.
    pub(crate) fn best_move(&mut self, position: &str, limits: Limits) -> Result<(String, u64), Fault> {
        self.tell(position);
        let mut go = "go".to_owned();
        if let Some(time) = limits.time {
            go += &format!(" movetime {}", time.as_millis());
        }
        if let Some(nodes) = limits.nodes {
            go += &format!(" nodes {nodes}");
        }
        self.tell(&go);
        let mut nodes = 0;
        let time = limits.time.unwrap_or_default() + self.patience.answer;
        let best = self.hear_until(time, |line| match line.split_once(' ') {
            Some(("info", rest)) => {
                nodes = nodes_in(rest).unwrap_or(nodes);
                None
            }
            Some(("bestmove", event)) => Some(event.trim().to_owned()),
            None if line == "bestmove" => Some(String::new()),
            _ => None,
        })?;
        Ok((best, nodes))
    }

    fn tell(&self, line: &str) {
        // Fails when the program reads no more; the missing answer is then noticed by listening.
        let _ = self.to.send(format!("{line}\n"));
    }

    /// Listens until `wanted` accepts a line, for at most `time`.
    fn hear_until<T>(&mut self, time: Duration, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<T, Fault> {
        let deadline = (self.clock)() + time;
        loop {
            let left = deadline.saturating_sub((self.clock)());
            if left.is_zero() {
                return Err(Fault::TimeOut(time.as_millis()));
            }
            match self.from.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::TimeOut(time.as_millis())),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
        }
    }

    /// The program has closed its output: how it ended, and the last line that it wrote to its standard error.
    fn ended(&mut self) -> Fault {
        for _ in 0..GRACE_STEPS {
            let heard_out = self.listener.as_ref().is_none_or(JoinHandle::is_finished);
            if heard_out && !matches!(self.child.try_wait(), Ok(None)) {
                break;
            }
            thread::sleep(GRACE_STEP);
        }
        let how = match self.child.try_wait() {
            Ok(Some(status)) => format!("the program has ended ({status})"),
            _ => "the program has closed its output".to_owned(),
        };
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        Fault::illegal(&if words.is_empty() { how } else { format!("{how}: {words}") })
    }
}

impl Drop for Engine<'_> {
    fn drop(&mut self) {
        self.tell("quit");
        for _ in 0..GRACE_STEPS {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(GRACE_STEP);
        }
        // Both fail only for a program that has ended by now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn keep_last_line(stderr: ChildStderr, kept: &Mutex<String>) {
    let mut reader = Lines::new(stderr);
    while let Ok(Some(line)) = reader.next() {
        if let Ok(line) = line
            && !line.trim().is_empty()
        {
            line.clone_into(&mut kept.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<String>) {
    let mut reader = Lines::new(stdout);
    while let Ok(Some(line)) = reader.next() {
        // A line that is not text is no answer.
        if let Ok(line) = line
            && lines.send(line.to_owned()).is_err()
        {
            return;
        }
    }
}

/// The number after the word `nodes`.
fn nodes_in(info: &str) -> Option<u64> {
    let mut words = info.split_whitespace();
    words.find(|&word| word == "nodes")?;
    words.next()?.parse().ok()
}
