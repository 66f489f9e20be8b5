//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::accounts::Network;
use crate::app::App;

/// The header that proxies write.
const FORWARDED: &str = "x-forwarded-for";

/// The client's network address, as far as it can be believed: that of the connection, or what the trusted proxies say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    /// One visitor, as limits count.
    pub(crate) fn visitor(self) -> Network {
        Network::of_visitor(self.0)
    }

    /// The same as a key.
    pub(crate) fn key(self) -> String {
        self.visitor().to_string()
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let direct = direct.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        app.unheeded_proxy.notice(&parts.headers, app.config.trusted_proxies);
        Ok(Address(believed(&forwarded(&parts.headers), app.config.trusted_proxies).unwrap_or(direct)))
    }
}

fn forwarded(headers: &HeaderMap) -> Vec<&str> {
    let lines = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).collect()
}

/// Each proxy adds whom it heard from at the end of the list; what stands before the trusted ones anybody can have written.
fn believed(forwarded: &[&str], proxies: usize) -> Option<IpAddr> {
    if proxies == 0 {
        return None;
    }
    let at = forwarded.len().saturating_sub(proxies);
    forwarded.get(at).and_then(|text| written(text))
}

/// Some proxies write the port as well.
fn written(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
}

/// Warns once of a proxy in front of the server that the configuration does not know: everybody behind it would share the limits
/// and the bans of one address.
#[derive(Default)]
pub(crate) struct UnheededProxy(AtomicBool);

impl UnheededProxy {
    fn notice(&self, headers: &HeaderMap, trusted: usize) {
        if trusted == 0 && headers.contains_key(FORWARDED) && !self.0.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "requests carry X-Forwarded-For, but no proxy is trusted: everybody behind a proxy shares the limits of one \
                 address; if a proxy stands in front of this server, set --trusted-proxies to the number of proxies"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_trusted_proxies_wrote_is_believed() {
        let list = ["6.6.6.6", "10.0.0.1", "[2001:db8::1]:443"];
        for (list, proxies, wanted) in [
            (&list[..], 0, None),
            (&list, 1, Some("2001:db8::1")),
            (&list, 2, Some("10.0.0.1")),
            (&list, 9, Some("6.6.6.6")),
            (&[], 1, None),
            (&["unknown"], 1, None),
            (&["10.0.0.1:80"], 1, Some("10.0.0.1")),
        ] {
            let wanted: Option<IpAddr> = wanted.map(|text| text.parse().expect("an address"));
            assert_eq!(believed(list, proxies), wanted, "{list:?} behind {proxies}");
        }
    }
}
