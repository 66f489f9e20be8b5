//! Which push services may be asked.
//!
//! *Why a list.* The address of a subscription is whatever a browser, or somebody who pretends to be one, has sent. A server that
//! posts to any address is a tool for reaching machines that only it can reach.

/// The services of the browsers that there are.
pub(crate) const USUAL: &[&str] = &[
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
];

/// A list of origins, in which `*.` stands for any names in front.
#[derive(Debug)]
pub(crate) struct Services(Vec<String>);

impl Services {
    pub(crate) fn new(origins: &[String]) -> Services {
        Services(origins.to_vec())
    }

    /// The origin of an endpoint, if it belongs to a service on the list.
    pub(crate) fn origin_of<'a>(&self, endpoint: &'a str) -> Option<&'a str> {
        let (scheme, rest) = endpoint.split_once("://")?;
        let host = rest.split(['/', '?', '#']).next()?;
        let clean = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
        let origin = &endpoint[..scheme.len() + 3 + host.len()];
        (clean && self.0.iter().any(|allowed| fits(allowed, scheme, host))).then_some(origin)
    }
}

fn fits(allowed: &str, scheme: &str, host: &str) -> bool {
    let Some((allowed_scheme, allowed_host)) = allowed.split_once("://") else { return false };
    let host_fits = match allowed_host.strip_prefix('*') {
        Some(end) => host.len() > end.len() && host.ends_with(end),
        None => host == allowed_host,
    };
    scheme == allowed_scheme && host_fits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_services_on_the_list_are_asked() {
        let services = Services::new(&USUAL.iter().map(|&origin| origin.to_owned()).collect::<Vec<_>>());
        let check =
            |endpoint: &str, wanted: Option<&str>| assert_eq!(services.origin_of(endpoint), wanted, "{endpoint}");
        check("https://fcm.googleapis.com/fcm/send/abc", Some("https://fcm.googleapis.com"));
        check(
            "https://updates.push.services.mozilla.com/wpush/v2/x?y#z",
            Some("https://updates.push.services.mozilla.com"),
        );
        check("http://fcm.googleapis.com/fcm/send/abc", None);
        check("https://fcm.googleapis.com.example.org/", None);
        check("https://fcm.googleapis.com:22/", None);
        check("https://user@fcm.googleapis.com/", None);
        check("https://.push.apple.com/", None);
        check("https://127.0.0.1/", None);
        check("https://169.254.169.254\\.push.apple.com/", None);
        check("file:///etc/passwd", None);
        check("", None);
    }
}
