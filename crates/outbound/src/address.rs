//! Addresses in error messages and logs.

/// An address, or several joined by commas, without the name and the password in front of the host.
///
/// ```
/// use outbound::without_password;
///
/// assert_eq!(without_password("postgres://crema:secret@db/crema"), "postgres://…@db/crema");
/// assert_eq!(without_password("nats://a:b@one:4222,nats://two:4222"), "nats://…@one:4222,nats://two:4222");
/// assert_eq!(without_password("sqlite:crema.db"), "sqlite:crema.db");
/// ```
pub fn without_password(address: &str) -> String {
    let hidden = |one: &str| match (one.split_once("://"), one.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => one.to_owned(),
    };
    address.split(',').map(hidden).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_password_is_left() {
        for (address, shown) in [
            ("postgres://crema:p@ss:w/ord@db:5432/crema?sslmode=require", "postgres://…@db:5432/crema?sslmode=require"),
            ("nats://token@bus:4222", "nats://…@bus:4222"),
            ("tls://one, nats://u:p@two", "tls://one, nats://…@two"),
            ("postgres://db/crema", "postgres://db/crema"),
            ("", ""),
        ] {
            assert_eq!(without_password(address), shown, "{address:?}");
        }
    }
}
