//! Notices to browsers that are closed: web push.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A browser's subscription to notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushKey {
    /// The server's public key in base64url: the `applicationServerKey`. Null where the server sends no notices.
    pub key: Option<String>,
}

/// A browser's subscription, as `PushSubscription.toJSON()` has it, without the `keys` around the keys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushSubscription {
    /// The address at the push service.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// The browser's shared secret, in base64url.
    pub auth: String,
}

/// A subscription to be ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushEndpoint {
    /// The address at the push service.
    pub endpoint: String,
}

/// The text of a notice: JSON, in the data of the browser's `push` event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PushNotice {
    /// It is the reader's turn.
    YourTurn {
        /// Table id.
        table: String,
        /// Game id.
        game: String,
    },
}
