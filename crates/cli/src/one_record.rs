//! One record among those of a file.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use game_core::Record;

use crate::input::{Lines, open};
use crate::number::{MOST, whole};

/// Which record is meant.
#[derive(Args)]
pub(crate) struct RecordArgs {
    /// File of records, one JSON object a line [default: the standard input, also `-`]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Line of the record, counted from 1 [default: the first that is not empty]
    #[arg(long, short = 'n', value_name = "N", value_parser = whole::<u64>(1..=MOST), allow_negative_numbers = true)]
    line: Option<u64>,
}

impl RecordArgs {
    /// Reads as far as the record, and no further.
    pub(crate) fn find(&self) -> anyhow::Result<Record> {
        let mut lines = Lines::new(open(self.file.as_deref())?.reader);
        loop {
            let Some(line) = lines.next().context("cannot read the records")? else { break };
            // The line borrows the reader, which is asked for its number below.
            let record = match line {
                Ok("") => None,
                Ok(text) => Some(Record::from_json(text).map_err(anyhow::Error::from)),
                Err(error) => Some(Err(error.into())),
            };
            let number = lines.number();
            match record {
                Some(record) if self.line.is_none_or(|wanted| wanted == number) => {
                    return record.with_context(|| format!("line {number}"));
                }
                None if self.line == Some(number) => bail!("line {number} is empty"),
                _ => {}
            }
        }
        match (self.line, lines.number()) {
            (Some(wanted), last) => bail!("there is no line {wanted}: the input has {last}"),
            (None, _) => bail!("there is no record in the input; `crema random` makes some"),
        }
    }
}
