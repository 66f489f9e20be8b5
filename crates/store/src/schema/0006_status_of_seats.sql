-- A seat's column is called as the program and the protocol call it. From this version on, the log is written in version 2 of its
-- format (see log_entry.rs), which older programs cannot read: they refuse a schema newer than theirs.
ALTER TABLE seats RENAME COLUMN presence TO status;
ALTER TABLE seats RENAME COLUMN presence_since TO status_since;
