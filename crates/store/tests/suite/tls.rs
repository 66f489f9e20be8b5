//! PostgreSQL over TLS: the certificate decides, and nothing is sent in the clear where that was said.

use rcgen::{CertifiedKey, generate_simple_self_signed};
use sqlx::Connection as _;
use store::testkit::Postgres;
use store::{Error, Store};

fn certificate() -> (String, String) {
    let names = vec!["127.0.0.1".to_owned()];
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(names).expect("a certificate");
    (cert.pem(), signing_key.serialize_pem())
}

async fn is_encrypted(address: &str) -> bool {
    let mut connection = sqlx::PgConnection::connect(address).await.expect("a connection");
    let sql = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
    sqlx::query_scalar(sql).fetch_one(&mut connection).await.expect("an answer")
}

#[test]
fn connections_are_encrypted_and_the_server_is_who_it_should_be() {
    let (ours, key) = certificate();
    let server = Postgres::start_with_tls(&ours, &key);
    let plain = server.create_database("tls");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let trusting = |name: &str, certificate: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, certificate).expect("a file");
        format!("{plain}?sslmode=verify-full&sslrootcert={}", path.display())
    };
    let right = trusting("ours.pem", &ours);
    let wrong = trusting("theirs.pem", &certificate().0);
    crate::runtime().block_on(async {
        Store::open(&right).await.expect("it opens").check().await.expect("it works");
        assert!(is_encrypted(&right).await);
        assert!(is_encrypted(&plain).await, "where the server can, without being told");
        assert!(!is_encrypted(&format!("{plain}?sslmode=disable")).await);
        let refused = Store::open(&wrong).await;
        assert!(matches!(&refused, Err(Error::Database(_))), "somebody else's server: {refused:?}");
    });
}
