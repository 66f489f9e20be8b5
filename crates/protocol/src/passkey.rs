//! Passkeys: signing in without a password. Bytes are base64url without padding, as browsers' `toJSON()` writes them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// A challenge that an authenticator is to sign, once and soon: for `navigator.credentials.create` and `.get`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyChallenge {
    /// The `challenge`.
    pub challenge: String,
    /// The `rp.id` or `rpId`.
    pub rp_id: String,
}

/// A passkey that an authenticator has just made, of the kind ES256 (-7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewPasskey {
    /// Its owner's name for it.
    pub label: String,
    /// The credential's id.
    pub credential: String,
    /// `response.clientDataJSON`.
    pub client_data: String,
    /// `response.getAuthenticatorData()`.
    pub authenticator_data: String,
    /// `response.getPublicKey()`.
    pub public_key: String,
}

/// The proof that somebody has a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyProof {
    /// The credential's id.
    pub credential: String,
    /// `response.clientDataJSON`.
    pub client_data: String,
    /// `response.authenticatorData`.
    pub authenticator_data: String,
    /// `response.signature`.
    pub signature: String,
}

/// A passkey in its owner's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyView {
    /// The credential's id.
    pub credential: String,
    /// Its owner's name for it.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Last used.
    pub seen: Option<Millis>,
}
