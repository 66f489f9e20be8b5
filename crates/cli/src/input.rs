//! Input that may be anything: lines of bounded length from a file or the standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::Context;
use thiserror::Error;

/// Longest line that is looked at, in bytes. The longest games have a few thousand events of some tens of bytes.
const LONGEST_LINE: usize = 16 << 20;

/// How much is read at once.
const BUFFER: usize = 64 << 10;

/// The input of a command.
pub(crate) struct Source {
    /// The bytes.
    pub(crate) reader: Box<dyn Read>,
    /// How many there are, where that is known.
    pub(crate) size: Option<u64>,
}

/// Opens `path`, or the standard input for `-` and for nothing.
pub(crate) fn open(path: Option<&Path>) -> anyhow::Result<Source> {
    let Some(path) = path.filter(|path| path.as_os_str() != "-") else {
        return Ok(Source { reader: Box::new(io::stdin().lock()), size: None });
    };
    let cannot = || format!("cannot read {}", path.display());
    let file = File::open(path).with_context(cannot)?;
    let metadata = file.metadata().with_context(cannot)?;
    if metadata.is_dir() {
        anyhow::bail!("{}: it is a folder; name a file of records, or - for the standard input", cannot());
    }
    let size = metadata.is_file().then_some(metadata.len());
    Ok(Source { reader: Box::new(file), size })
}

/// A line that cannot be read as text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum LineError {
    /// So long that it was not kept.
    #[error("the line is longer than {} MiB", LONGEST_LINE >> 20)]
    TooLong,
    /// Not UTF-8.
    #[error("not UTF-8 text: byte {0} of the line cannot be read")]
    NotText(usize),
}

/// Lines of bounded length: memory stays constant whatever comes in.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
    bytes_read: u64,
    lines_read: u64,
}

impl<R: Read> Lines<R> {
    /// The lines of `input`.
    pub(crate) fn new(input: R) -> Self {
        Lines { reader: BufReader::with_capacity(BUFFER, input), line: Vec::new(), bytes_read: 0, lines_read: 0 }
    }

    /// The next line without white space around it (and without the byte order mark that some editors put first), or `None` at
    /// the end. A line that is no text is an inner error, and the next one can still be read.
    pub(crate) fn next(&mut self) -> io::Result<Option<Result<&str, LineError>>> {
        self.line.clear();
        let limit = LONGEST_LINE as u64 + 1;
        let mut length = self.reader.by_ref().take(limit).read_until(b'\n', &mut self.line)?;
        let too_long = self.line.len() > LONGEST_LINE && !self.line.ends_with(b"\n");
        if too_long {
            length += self.reader.skip_until(b'\n')?;
        }
        if length == 0 {
            return Ok(None);
        }
        self.bytes_read += length as u64;
        self.lines_read += 1;
        if too_long {
            return Ok(Some(Err(LineError::TooLong)));
        }
        let text = str::from_utf8(&self.line).map_err(|error| LineError::NotText(error.valid_up_to()));
        Ok(Some(text.map(|text| text.trim_start_matches('\u{feff}').trim())))
    }

    /// The number of the last line, counted from 1.
    pub(crate) fn number(&self) -> u64 {
        self.lines_read
    }

    /// How many bytes the lines so far had.
    pub(crate) fn bytes_read(&self) -> u64 {
        self.bytes_read
    }

    /// Would the next line have to be waited for? Then it is time to write out the results so far.
    pub(crate) fn is_drained(&self) -> bool {
        self.reader.buffer().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &[u8], expected: &[Result<&str, LineError>]) {
        let mut lines = Lines::new(input);
        for expected in expected {
            assert_eq!(lines.next().unwrap().as_ref(), Some(expected));
        }
        assert_eq!(lines.next().unwrap(), None);
        assert_eq!((lines.number(), lines.bytes_read()), (expected.len() as u64, input.len() as u64));
    }

    #[test]
    fn every_line_is_text_or_an_error_and_the_next_one_still_comes() {
        check(b"", &[]);
        check(b"one\ntwo", &[Ok("one"), Ok("two")]);
        check(b"\xef\xbb\xbf one \r\n\n", &[Ok("one"), Ok("")]);
        check(b"a\xffb\nafter\n", &[Err(LineError::NotText(1)), Ok("after")]);
    }

    #[test]
    fn an_endless_line_is_skipped() {
        let mut input = vec![b'x'; LONGEST_LINE + 1];
        input.extend(b"xyz\nafter\n");
        check(&input, &[Err(LineError::TooLong), Ok("after")]);
    }
}
