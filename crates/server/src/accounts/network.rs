//! Network addresses and the networks they belong to: what a host bans, and what limits count as one visitor.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use thiserror::Error;

/// Providers hand out whole networks of this size to one household, and any machine can take any address in it.
const IPV6_HOUSEHOLD: u8 = 64;

/// An address (`203.0.113.7`) or a network in the notation of CIDR (`203.0.113.0/24`, `2001:db8::/48`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Network {
    /// The first address: every bit behind the prefix is 0.
    base: IpAddr,
    prefix: u8,
}

/// A text that names no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24 or 2001:db8::/48")]
pub struct NetworkError(String);

impl Network {
    /// The network of this address with so many bits in common.
    fn new(address: IpAddr, prefix: u8) -> Network {
        let base = match address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(u32::from(32 - prefix.min(32))).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from_bits(v4.to_bits() & mask))
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(u32::from(128 - prefix.min(128))).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & mask))
            }
        };
        Network { base, prefix }
    }

    /// One visitor, as limits count: an IPv4 address, or the /64 around an IPv6 address.
    pub(crate) fn of_visitor(address: IpAddr) -> Network {
        match address.to_canonical() {
            v4 @ IpAddr::V4(_) => Network::new(v4, 32),
            v6 @ IpAddr::V6(_) => Network::new(v6, IPV6_HOUSEHOLD),
        }
    }

    /// Is this address in the network?
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.base.is_ipv4() && Network::new(address, self.prefix) == *self
    }
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let wrong = || NetworkError(text.chars().take(80).collect());
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            Some(prefix) => prefix.parse().ok().filter(|prefix| *prefix <= most).ok_or_else(wrong)?,
            None => most,
        };
        Ok(Network::new(address, prefix))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.base, self.prefix) {
            (IpAddr::V4(base), 32) => base.fmt(out),
            (IpAddr::V6(base), 128) => base.fmt(out),
            (base, prefix) => write!(out, "{base}/{prefix}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_are_read_and_written_in_one_spelling() {
        for (text, wanted) in [
            ("203.0.113.7", Some("203.0.113.7")),
            ("203.0.113.7/32", Some("203.0.113.7")),
            ("203.0.113.7/24", Some("203.0.113.0/24")),
            ("0.0.0.0/0", Some("0.0.0.0/0")),
            ("::ffff:203.0.113.7", Some("203.0.113.7")),
            ("2001:DB8::1", Some("2001:db8::1")),
            ("2001:db8:1:2:3::/64", Some("2001:db8:1:2::/64")),
            ("::/0", Some("::/0")),
            ("203.0.113.7/33", None),
            ("203.0.113.7/-1", None),
            ("2001:db8::/129", None),
            ("203.0.113/24", None),
            ("host", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Network>().ok().map(|read| read.to_string()).as_deref(), wanted, "{text:?}");
        }
    }

    #[test]
    fn a_network_contains_its_addresses_and_no_others() {
        for (network, inside, outside) in [
            ("203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
            ("203.0.113.7", "::ffff:203.0.113.7", "203.0.113.8"),
            ("0.0.0.0/0", "8.8.8.8", "::1"),
            ("2001:db8::/48", "2001:db8:0:ffff::1", "2001:db8:1::1"),
        ] {
            let read: Network = network.parse().expect(network);
            assert!(read.contains(address(inside)), "{inside} in {network}");
            assert!(!read.contains(address(outside)), "{outside} not in {network}");
        }
    }

    #[test]
    fn a_visitor_is_an_address_or_a_household() {
        for (one, other, same) in [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("203.0.113.7", "203.0.113.7", true),
            ("203.0.113.7", "::ffff:203.0.113.7", true),
            ("203.0.113.7", "203.0.113.8", false),
        ] {
            assert_eq!(Network::of_visitor(address(one)) == Network::of_visitor(address(other)), same, "{one} {other}");
        }
    }
}
