//! Low-priority threads, for work that must not delay anybody: bots that think.
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
        // The table may have gone in the meantime.
        let _ = answer.send(work());
    };
    if let Err(error) = thread::Builder::new().name("bot".to_owned()).spawn(aside) {
        tracing::error!(%error, "there is no thread for a bot");
    }
    answered
}

/// Gives the processor to a thread that waits for it. Long work calls this often.
///
/// Even beside a thread of the idle policy others wait now and then: when the one before has gone to sleep, Linux may pick the
/// idle one if those who wait have had more than their share lately, and looks again only at the next tick of its clock.
pub(crate) fn give_way() {
    thread::yield_now();
}

/// Linux gives such a thread a processor that has nothing else to do, and takes it away at once when it has. Mere niceness is
/// not enough: a thread that wakes up beside a nice one still waits for the end of its slice, some milliseconds.
#[cfg(target_os = "linux")]
fn yield_to_everyone() {
    use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};
    let policy = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    let own = thread_priority::thread_native_id();
    // If it fails, the bot merely competes with everyone else.
    if let Err(error) = thread_priority::set_thread_priority_and_policy(own, ThreadPriority::Min, policy) {
        tracing::debug!(?error, "a bot's thread keeps its priority");
    }
}

/// Elsewhere bots are like everyone else; how many think at once is limited anyway.
#[cfg(not(target_os = "linux"))]
fn yield_to_everyone() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_comes_back_unless_the_work_panics() {
        assert_eq!(run(|| 7).await, Ok(7));
        assert!(run(|| -> u8 { panic!("a bot of the tests") }).await.is_err());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_thread_of_the_work_gives_way() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, thread_schedule_policy};
        let policy = || thread_schedule_policy().expect("threads may ask");
        let before = policy();
        assert_eq!(run(policy).await, Ok(ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle)));
        assert_eq!(policy(), before);
    }
}
