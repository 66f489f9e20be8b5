//! What the system says about this process. Where it does not say, 0.

use std::fs;

/// Linux counts memory in pages of this size on every machine that Crema is built for.
const PAGE_BYTES: i64 = 4_096;

/// Memory that is really in use.
pub(super) fn resident_bytes() -> i64 {
    let pages = fs::read_to_string("/proc/self/statm").ok().and_then(|text| text.split(' ').nth(1)?.parse().ok());
    pages.unwrap_or(0) * PAGE_BYTES
}

/// Files and sockets that are open.
pub(super) fn open_files() -> i64 {
    fs::read_dir("/proc/self/fd").map_or(0, |files| files.count() as i64)
}
