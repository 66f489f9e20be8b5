//! The machine's numbers about a process and about itself, and its limits.

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
    pub(crate) processor: Duration,
    /// Bytes that were sent to storage: whole pages of the system's cache, each as often as it was changed and flushed.
    pub(crate) written_bytes: u64,
    /// Context switches of all threads, wanted or not.
    pub(crate) switches: u64,
    at: Instant,
}

impl Usage {
    pub(crate) fn of(process: u32) -> anyhow::Result<Usage> {
        let folder = Path::new("/proc").join(process.to_string());
        let resident_bytes = resident(&read(&folder.join("status"))?).context("/proc tells no resident memory")?;
        let ticks = ticks(&read(&folder.join("stat"))?).context("/proc tells no processor time")?;
        let processor = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
        let written_bytes = number_of("write_bytes:", &read(&folder.join("io"))?).unwrap_or(0);
        let threads = std::fs::read_dir(folder.join("task")).context("/proc tells no threads")?;
        // A thread may end between the list and the look.
        let statuses = threads.flatten().filter_map(|thread| read(&thread.path().join("status")).ok());
        let switches = statuses.filter_map(|status| switches(&status)).sum();
        Ok(Usage { resident_bytes, processor, written_bytes, switches, at: Instant::now() })
    }

    /// How much of one core the process has used since `before`, in percent.
    pub(crate) fn percent_since(&self, before: &Usage) -> f64 {
        let passed = self.at.duration_since(before.at).as_secs_f64();
        100.0 * self.processor.saturating_sub(before.processor).as_secs_f64() / passed.max(f64::EPSILON)
    }
}

/// The work of all processors since the machine was started, in clock ticks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Processors {
    pub(crate) all: u64,
    /// Ticks that the hypervisor gave to other machines although this one had work.
    pub(crate) stolen: u64,
}

impl Processors {
    pub(crate) fn now() -> anyhow::Result<Processors> {
        processors(&read(Path::new("/proc/stat"))?).context("/proc/stat tells no processor time")
    }
}

fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn number_of(name: &str, text: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()?.parse().ok()
}

fn resident(status: &str) -> Option<u64> {
    number_of("VmRSS:", status).map(|kilobytes| kilobytes * 1024)
}

fn switches(status: &str) -> Option<u64> {
    Some(number_of("voluntary_ctxt_switches:", status)? + number_of("nonvoluntary_ctxt_switches:", status)?)
}

/// Processor time in user and in kernel mode. The name of the process stands in parentheses and may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// The first line of `/proc/stat`: user, nice, system, idle, waiting for disks, interrupts (two kinds), stolen.
fn processors(stat: &str) -> Option<Processors> {
    let line = stat.lines().next()?.strip_prefix("cpu ")?;
    let ticks: Vec<u64> = line.split_whitespace().map_while(|field| field.parse().ok()).take(8).collect();
    Some(Processors { all: ticks.iter().sum(), stolen: *ticks.get(7)? })
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
        assert_eq!(number_of("write_bytes:", "wchar: 9\nwrite_bytes: 4096\ncancelled_write_bytes: 1\n"), Some(4096));
        assert_eq!(switches("voluntary_ctxt_switches:\t5\nnonvoluntary_ctxt_switches:\t2\n"), Some(7));
        let stat = "cpu  10 0 20 300 4 0 1 5 0 0\ncpu0 1 2 3\n";
        assert_eq!(processors(stat), Some(Processors { all: 340, stolen: 5 }));
        assert_eq!(processors("cpu  1 2 3\n"), None);
    }

    #[test]
    fn too_many_sockets_are_refused_with_a_way_out() {
        let error = allow_sockets(usize::MAX / 2).expect_err("no machine has so many").to_string();
        assert!(error.contains("ulimit"), "{error}");
    }
}
