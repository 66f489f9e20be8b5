//! The machine's numbers about a process, and its limits.

use std::path::Path;

use anyhow::{Context, bail};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::time::{Duration, Instant};

/// Files that a process has open besides the sockets that are counted.
const OTHER_FILES: u64 = 80;

/// Makes sure that this process and the server it starts may each open so many sockets.
pub(crate) fn allow_sockets(sockets: usize) -> anyhow::Result<()> {
    let needed = sockets as u64 + OTHER_FILES;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    if maximum.is_some_and(|maximum| maximum < needed) {
        let most = maximum.unwrap_or(0);
        bail!(
            "{sockets} sockets need {needed} open files in one process, and at most {most} are allowed here; ask for at most \
             {} sockets, or raise the limit (as root: `ulimit -Hn {needed}`, or LimitNOFILE= of a service)",
            most.saturating_sub(OTHER_FILES)
        );
    }
    setrlimit(Resource::Nofile, Rlimit { current: Some(needed), maximum })
        .with_context(|| format!("cannot raise the limit of open files to {needed}; try `ulimit -n {needed}` before"))
}

/// A process's use of the machine at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    pub(crate) resident_bytes: u64,
    processor: Duration,
    at: Instant,
}

impl Usage {
    pub(crate) fn of(process: u32) -> anyhow::Result<Usage> {
        let read = |file: &str| {
            let path = Path::new("/proc").join(process.to_string()).join(file);
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        let resident_bytes = resident(&read("status")?).context("/proc tells no resident memory")?;
        let ticks = ticks(&read("stat")?).context("/proc tells no processor time")?;
        let processor = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
        Ok(Usage { resident_bytes, processor, at: Instant::now() })
    }

    /// How much of one core the process has used since `before`, in percent.
    pub(crate) fn percent_since(&self, before: &Usage) -> f64 {
        let passed = self.at.duration_since(before.at).as_secs_f64();
        100.0 * self.processor.saturating_sub(before.processor).as_secs_f64() / passed.max(f64::EPSILON)
    }
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// Processor time in user and in kernel mode. The name of the process stands in parentheses and may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_proc_says_is_understood() {
        assert_eq!(resident("Name:\tcrema\nVmRSS:\t   2048 kB\nThreads:\t3\n"), Some(2 << 20));
        assert_eq!(resident("Name:\tcrema\n"), None);
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 100 0 0 0 250 30 0 0 20 0 3 0 100 0 0";
        assert_eq!(ticks(stat), Some(280));
        assert_eq!(ticks("7 (crema"), None);
    }

    #[test]
    fn too_many_sockets_are_refused_with_a_way_out() {
        let error = allow_sockets(usize::MAX / 2).expect_err("no machine has so many").to_string();
        assert!(error.contains("ulimit"), "{error}");
    }
}
