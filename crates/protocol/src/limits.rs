//! How much of anything the server takes. Clients may rely on these: whatever keeps within them is not refused for its size.

/// The most bytes of one message over a socket, and of one HTTP request's body.
pub const MESSAGE_BYTES: usize = 16 * 1024;
/// The most bytes of a request that carries a game record.
pub const RECORD_BYTES: usize = 96 * 1024;
/// The most events of one [`crate::Act::Play`].
pub const EVENTS_PER_PLAY: usize = 64;
/// The most bytes of one event's text.
pub const EVENT_BYTES: usize = 120;
/// The most characters of the id that a client gives to an act.
pub const ACT_ID_CHARS: usize = 40;
/// The most characters of a name.
pub const NAME_CHARS: usize = 24;
/// The fewest characters of a password.
pub const PASSWORD_MIN_CHARS: usize = 10;
/// The most bytes of a password.
pub const PASSWORD_MAX_BYTES: usize = 256;
/// The most characters of a line of talk.
pub const TEXT_CHARS: usize = 280;
/// The most characters of one player's entropy.
pub const ENTROPY_CHARS: usize = 64;
/// The most characters of what a player says about themself.
pub const ABOUT_CHARS: usize = 500;
/// The most characters of a session's or token's label.
pub const LABEL_CHARS: usize = 60;
/// How many passkeys an account may have.
pub const PASSKEYS: usize = 20;
/// How many browsers of one person may get notices.
pub const PUSH_SUBSCRIPTIONS: usize = 10;
/// How many lines of talk a table remembers.
pub const TALK_REMEMBERED: usize = 50;
/// A client that missed more log entries than this gets the whole table instead.
pub const GAP_ENTRIES: u32 = 256;
/// How many tables one connection may watch at once.
pub const TABLES_WATCHED: usize = 16;
/// Heartbeat: a client sends a ping when it has been silent for so long.
pub const PING_EVERY_MS: u64 = 2_500;
/// A connection that has been silent for so long is dead.
pub const DEAD_AFTER_MS: u64 = 9_000;
/// A long poll waits at most so long for news.
pub const POLL_WAIT_MS: u64 = 25_000;
