//! Work on several threads, with results in order.

use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc;
use std::thread;

/// How many finished results a worker may be ahead of the one that takes them: memory stays bounded.
const AHEAD: usize = 2;

/// How many threads work: as many as asked for, or one for each core.
pub(crate) fn threads(asked: Option<u16>) -> NonZeroUsize {
    let asked = asked.and_then(|threads| NonZeroUsize::new(threads.into()));
    asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Calls `make(0)`, `make(1)` … `make(count - 1)` on `threads` threads, and `take` with the results in that order. When
/// `take` fails, the rest is not made.
///
/// Worker `w` makes results `w`, `w + threads` … and has its own channel, so asking the channels in turn gives the order.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: NonZeroUsize,
    make: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> io::Result<()>,
) -> io::Result<()> {
    let make = &make;
    thread::scope(|scope| {
        let start_worker = |worker: usize| {
            let (results, inbox) = mpsc::sync_channel(AHEAD);
            scope.spawn(move || {
                let mut numbers = (worker as u64..count).step_by(threads.get());
                // Sending fails when nobody takes results any more.
                numbers.try_for_each(|number| results.send(make(number)))
            });
            inbox
        };
        let inboxes: Vec<_> = (0..threads.get()).map(start_worker).collect();
        // A worker that hangs up early has panicked; the scope passes that on.
        inboxes.iter().cycle().map_while(|inbox| inbox.recv().ok()).try_for_each(&mut take)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_number_of_threads() {
        for (count, threads) in [(0, 1), (1, 3), (10, 1), (10, 3), (1000, 8)] {
            let mut taken = Vec::new();
            let threads = NonZeroUsize::new(threads).unwrap();
            let take = |result| {
                taken.push(result);
                Ok(())
            };
            in_order(count, threads, |number| number * 2, take).unwrap();
            assert_eq!(taken, (0..count).map(|number| number * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_failing_taker_ends_the_work() {
        let threads = NonZeroUsize::new(4).unwrap();
        let take = |number| if number < 5 { Ok(()) } else { Err(io::Error::other("enough")) };
        let error = in_order(u64::MAX, threads, |number| number, take).unwrap_err();
        assert_eq!(error.to_string(), "enough");
    }
}
