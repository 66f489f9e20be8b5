//! Work that must not be in anybody's way: bots that think.
//!
//! *Why threads of their own.* A thread can lower its priority but, without privileges, never raise it again, so those of the
//! runtime, which serve people as well, cannot be lent. A bot's thought takes milliseconds to seconds; beside that, starting a
//! thread costs nothing.

use std::thread;

use tokio::sync::oneshot;

/// Runs `work` on a thread that gets the time nothing else wants. If it panics, or there is no thread to be had, no answer
/// comes.
pub(crate) fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> oneshot::Receiver<T> {
    let (answer, answered) = oneshot::channel();
    let aside = move || {
        yield_to_everyone();
        // Nobody listening is nobody's loss.
        let _ = answer.send(work());
    };
    if let Err(error) = thread::Builder::new().name("bot".to_owned()).spawn(aside) {
        tracing::error!(%error, "there is no thread for a bot");
    }
    answered
}

/// The lowest priority that any thread may choose for itself.
#[cfg(target_os = "linux")]
fn yield_to_everyone() {
    const LOWEST: i32 = 19;
    // On Linux this is about the calling thread alone. If it fails, the bot merely competes with everyone else.
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST) {
        tracing::debug!(%error, "a bot's thread keeps its priority");
    }
}

/// Elsewhere a priority belongs to the whole process.
#[cfg(not(target_os = "linux"))]
fn yield_to_everyone() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    fn priority() -> i32 {
        rustix::process::getpriority_process(None).expect("threads may ask")
    }

    #[tokio::test]
    async fn an_answer_comes_back_unless_the_work_panics() {
        assert_eq!(run(|| 7).await, Ok(7));
        assert!(run(|| -> u8 { panic!("a bot of the tests") }).await.is_err());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_thread_of_the_work_gives_way() {
        let before = priority();
        assert_eq!(run(priority).await, Ok(19));
        assert_eq!(priority(), before);
    }
}
