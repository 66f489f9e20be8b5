//! Waiting with an end.

use anyhow::bail;
use tokio::time::{Duration, sleep, timeout};

/// The longest wait for the stage to be set, on a busy machine with many thousands of sockets.
const PATIENCE: Duration = Duration::from_secs(300);
/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Waits until the condition holds; an error if it does not within five minutes.
pub(crate) async fn wait_until(holds: impl Fn() -> bool) -> anyhow::Result<()> {
    let wait = async {
        while !holds() {
            sleep(PAUSE).await;
        }
    };
    if timeout(PATIENCE, wait).await.is_err() {
        bail!("nothing happened for {} seconds", PATIENCE.as_secs());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_wait_ends_when_the_condition_holds_or_the_patience_does_not() {
        let looks = AtomicUsize::new(0);
        wait_until(|| looks.fetch_add(1, Ordering::Relaxed) == 3).await.expect("it holds at the fourth look");
        let error = wait_until(|| false).await.unwrap_err();
        assert_eq!(error.to_string(), "nothing happened for 300 seconds");
    }
}
