//! A verdict for every line of a file of records.

use std::io::{self, BufWriter, Read, Write};

use serde::Serialize;

use crate::input::{LineError, Lines};

/// What was found about one line.
pub(crate) trait Verdict: Serialize {
    /// Is everything right with it?
    fn is_right(&self) -> bool;
}

/// Writes what `judge` says about every line of `input` that is not blank, as a line of JSON, and returns whether all are right.
/// `report` hears how many bytes are done.
pub(crate) fn judge_lines<V: Verdict>(
    input: impl Read,
    output: impl Write,
    report: &dyn Fn(u64),
    judge: impl Fn(Result<&str, LineError>) -> V,
) -> io::Result<bool> {
    let mut output = BufWriter::with_capacity(64 << 10, output);
    let mut lines = Lines::new(input);
    let mut all_right = true;
    while let Some(line) = lines.next()? {
        if line != Ok("") {
            let verdict = judge(line);
            all_right &= verdict.is_right();
            serde_json::to_writer(&mut output, &verdict)?;
            output.write_all(b"\n")?;
        }
        report(lines.bytes_read());
        if lines.is_drained() {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(all_right)
}
