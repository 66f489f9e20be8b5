//! Where a request comes from.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::app::App;
use crate::error::Failure;

/// The client's network address, as far as it can be believed: that of the connection, or what the trusted proxies say.
pub(crate) struct Address(pub(crate) String);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_string());
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let forwarded: Vec<&str> = forwarded.flat_map(|line| line.split(',')).map(str::trim).collect();
        Ok(Address(believed(&forwarded, app.config.trusted_proxies).map_or(direct.unwrap_or_default(), str::to_owned)))
    }
}

/// Each proxy adds whom it heard from at the end of the list; what stands before the trusted ones anybody can have written.
fn believed<'a>(forwarded: &[&'a str], proxies: usize) -> Option<&'a str> {
    if proxies == 0 {
        return None;
    }
    let at = forwarded.len().saturating_sub(proxies);
    forwarded.get(at).copied().filter(|address| address.len() <= 64 && !address.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_trusted_proxies_wrote_is_believed() {
        let list = ["6.6.6.6", "10.0.0.1", "10.0.0.2"];
        assert_eq!(believed(&list, 0), None);
        assert_eq!(believed(&list, 1), Some("10.0.0.2"));
        assert_eq!(believed(&list, 2), Some("10.0.0.1"));
        assert_eq!(believed(&[], 1), None);
    }
}
