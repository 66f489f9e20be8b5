//! Time as an argument: the server's clocks are tested without waiting.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Millis;

/// A clock that can also wake people up.
pub trait Time: Send + Sync {
    /// Milliseconds since 1970 (UTC).
    fn now(&self) -> Millis;
    /// Done when [`Time::now`] has reached `at`.
    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}

/// The machine's clock.
pub struct MachineTime;

impl Time for MachineTime {
    #[expect(clippy::disallowed_methods, reason = "the outermost layer reads the clock")]
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let wait = Duration::from_millis(u64::try_from(at - self.now()).unwrap_or(0));
        Box::pin(tokio::time::sleep(wait))
    }
}
