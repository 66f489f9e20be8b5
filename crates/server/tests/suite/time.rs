//! Time that passes when a test says so.

use std::future::Future;
use std::pin::Pin;

use server::Time;
use tokio::sync::watch;

pub(crate) struct HandTime(watch::Sender<i64>);

impl HandTime {
    pub(crate) fn new() -> Self {
        HandTime(watch::Sender::new(1_800_000_000_000))
    }

    pub(crate) fn pass(&self, ms: i64) {
        self.0.send_modify(|now| *now += ms);
    }
}

impl Time for HandTime {
    fn now(&self) -> i64 {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            if now.wait_for(|now| *now >= at).await.is_err() {
                // Nobody moves this time any more.
                std::future::pending::<()>().await;
            }
        })
    }
}
