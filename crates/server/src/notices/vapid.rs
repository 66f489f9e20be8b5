//! Our identity to a push service: a short signed statement with each message (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Millis;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::Store;

use crate::error::Failure;

/// The name under which the key is kept: for ever, because browsers subscribe to it.
const KEPT_AS: &str = "push-key";
/// How long a statement holds. The standard allows a day.
const HOLDS_S: Millis = 12 * 3600;

/// The server's key pair.
pub(super) struct Keys(EcdsaKeyPair);

impl Keys {
    /// The key that this database has, drawn now if it has none.
    pub(super) async fn of(store: &Store) -> Result<Keys, Failure> {
        let unusable = |what: &str| Failure::Unreadable(format!("the push key {what}"));
        let random = SystemRandom::new();
        let drawn = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
            .map_err(|_| unusable("cannot be drawn"))?;
        let kept = store.keep_once(KEPT_AS, &URL_SAFE_NO_PAD.encode(drawn.as_ref())).await?;
        let bytes = super::decode(&kept).ok_or_else(|| unusable("is no text of ours"))?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        pair.map(Keys).map_err(|_| unusable("cannot be read"))
    }

    pub(super) fn public(&self) -> &[u8] {
        self.0.public_key().as_ref()
    }

    /// The `Authorization` header for messages to a push service.
    pub(super) fn authorization(&self, service: &str, contact: &str, now: Millis) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": service, "exp": now / 1_000 + HOLDS_S, "sub": contact}));
        let signed = format!("{head}.{claims}");
        let signature =
            self.0.sign(&SystemRandom::new(), signed.as_bytes()).expect("the system has a source of randomness");
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        format!("vapid t={signed}.{signature}, k={}", URL_SAFE_NO_PAD.encode(self.public()))
    }
}
