//! How much of anything one visitor, and everybody together, may take: one table of numbers, which the host can change.
//!
//! *Why this shape.* Whatever has no bound is used up by somebody some day. A visitor is an IPv4 address or the /64 around an IPv6
//! address. The numbers are a table of the configuration file (`[limits]`) and no flags: few hosts ever touch them, and those who
//! do want to see them together. docs/limits.md explains each; a test compares it with the defaults.

use protocol::Millis;
use serde::{Deserialize, Serialize};

/// So many at once, and then one every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Pace {
    /// At once.
    pub burst: u32,
    /// Then one in so many milliseconds.
    pub every_ms: Millis,
}

const fn pace(burst: u32, every_ms: Millis) -> Pace {
    Pace { burst, every_ms }
}

impl Pace {
    fn times(self, factor: u32) -> Pace {
        // An interval of 0 ms would also remove the limit on bursts.
        Pace { burst: self.burst.saturating_mul(factor), every_ms: (self.every_ms / Millis::from(factor)).max(1) }
    }
}

/// Every limit of a server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Connections for requests, in all.
    pub connections: usize,
    /// Connections for requests of one address, where no proxy stands in front.
    pub connections_per_address: usize,
    /// WebSockets, in all.
    pub sockets: usize,
    /// WebSockets of one address.
    pub sockets_per_address: usize,
    /// WebSockets of one person.
    pub sockets_per_person: usize,
    /// How long the header of a request may take, from the moment the server waits for it: so long may a connection be idle.
    pub header_ms: u64,
    /// How long the body of a request may take.
    pub body_ms: u64,
    /// How long a client may take nothing of what is sent to it.
    pub write_ms: u64,
    /// Tables under way that one person has opened.
    pub tables_per_person: usize,
    /// The same from one address.
    pub tables_per_address: usize,
    /// Tables in the lobby that one person has opened.
    pub listed_per_person: usize,
    /// The same from one address.
    pub listed_per_address: usize,
    /// Bots at tables under way that one person has opened.
    pub bots_per_person: usize,
    /// The same from one address.
    pub bots_per_address: usize,
    /// How long a bot thinks at most while bots of other visitors wait.
    pub bot_turn_ms: Millis,
    /// New guests, by address.
    pub guests: Pace,
    /// Passwords and passkeys tried, by address.
    pub passwords: Pace,
    /// Guesses at one account's password, by address and account, or by a device that the account is known on.
    pub guesses: Pace,
    /// The same over all addresses, by account: so that it cannot be tried from very many.
    pub guesses_per_account: Pace,
    /// New tables, by person.
    pub tables: Pace,
    /// Changes of one's name, by person.
    pub renames: Pace,
    /// Acts and other messages, by person or connection.
    pub messages: Pace,
    /// Lines of talk, by person.
    pub talk: Pace,
    /// Requests, by address.
    pub requests: Pace,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 8_192,
            connections_per_address: 256,
            sockets: 20_000,
            sockets_per_address: 64,
            sockets_per_person: 16,
            header_ms: 30_000,
            body_ms: 20_000,
            write_ms: 30_000,
            tables_per_person: 60,
            tables_per_address: 240,
            listed_per_person: 5,
            listed_per_address: 20,
            bots_per_person: 90,
            bots_per_address: 360,
            bot_turn_ms: 500,
            guests: pace(20, 30_000),
            passwords: pace(10, 30_000),
            guesses: pace(5, 60_000),
            guesses_per_account: pace(100, 60_000),
            tables: pace(20, 15_000),
            renames: pace(5, 60_000),
            messages: pace(60, 50),
            talk: pace(5, 3_000),
            requests: pace(300, 20),
        }
    }
}

impl Limits {
    /// The name of a limit that is 0, which would keep everybody out.
    pub(crate) fn forbidding(&self) -> Option<String> {
        let table = serde_json::to_value(self).expect("limits are plain data");
        let zero = |value: &serde_json::Value| value.as_i64() == Some(0);
        let inside = |value: &serde_json::Value| value.as_object().is_some_and(|pace| pace.values().any(zero));
        let entries = table.as_object().expect("a table");
        entries.iter().find(|(_, value)| zero(value) || inside(value)).map(|(name, _)| name.clone())
    }

    /// Everything that is counted for one visitor, so many times: for many people behind one address.
    pub(crate) fn times(&self, factor: u32) -> Limits {
        let many = |count: usize| count.saturating_mul(factor as usize);
        Limits {
            connections_per_address: many(self.connections_per_address),
            sockets_per_address: many(self.sockets_per_address),
            sockets_per_person: many(self.sockets_per_person),
            tables_per_person: many(self.tables_per_person),
            tables_per_address: many(self.tables_per_address),
            listed_per_person: many(self.listed_per_person),
            listed_per_address: many(self.listed_per_address),
            bots_per_person: many(self.bots_per_person),
            bots_per_address: many(self.bots_per_address),
            guests: self.guests.times(factor),
            passwords: self.passwords.times(factor),
            guesses: self.guesses.times(factor),
            guesses_per_account: self.guesses_per_account.times(factor),
            tables: self.tables.times(factor),
            renames: self.renames.times(factor),
            messages: self.messages.times(factor),
            talk: self.talk.times(factor),
            requests: self.requests.times(factor),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn the_document_has_every_limit_with_its_default() {
        let document = include_str!("../../../docs/limits.md");
        let defaults = serde_json::to_value(Limits::default()).expect("plain data");
        let defaults = defaults.as_object().expect("a table");
        for (name, value) in defaults {
            let written = match value {
                Value::Object(pace) => format!("{{ burst = {}, every-ms = {} }}", pace["burst"], pace["every-ms"]),
                number => number.to_string(),
            };
            let row = format!("| `{name}` | `{written}` |");
            assert!(document.contains(&row), "docs/limits.md has no row {row}");
        }
        let rows = document.lines().filter(|line| line.starts_with("| `")).count();
        assert_eq!(rows, defaults.len(), "a row of docs/limits.md is of no limit");
    }

    #[test]
    fn a_factor_is_for_visitors_and_not_for_the_whole_server() {
        let (one, three) = (Limits::default(), Limits::default().times(3));
        assert_eq!((three.sockets, three.header_ms), (one.sockets, one.header_ms));
        assert_eq!(three.sockets_per_address, 3 * one.sockets_per_address);
        assert_eq!(three.guests, pace(60, 10_000));
        assert_eq!(pace(1, 2).times(9), pace(9, 1), "never without any pause");
    }
}
