//! People.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Millis, PersonKind};

/// The person whom the server takes the client for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Person id.
    pub person: String,
    /// Name.
    pub name: String,
    /// Guest, account or bot account.
    pub kind: PersonKind,
}

/// A name for a guest, or a new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Named {
    /// At most [`crate::limits::NAME_CHARS`] characters.
    pub name: String,
}

/// A name and a password: to open an account or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A change of password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// Codes that set a new password when the old one is lost. Each is good once, and this is the only time that they are shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryCodes {
    /// To be written down.
    pub codes: Vec<String>,
}

/// How many recovery codes an account has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryCodesLeft {
    /// So many.
    pub left: u32,
}

/// A new password in exchange for a recovery code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// The account's name.
    pub name: String,
    /// One of its recovery codes; capitals, spaces and hyphens make no difference.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// A session or API token in its owner's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionView {
    /// Its id in this list; it proves nothing.
    pub id: String,
    /// Its label: a browser's own words, or the name that was given to a token.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Last used.
    pub seen: Option<Millis>,
    /// Is it the one that this request came with?
    pub current: bool,
}

/// A new API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewToken {
    /// Its purpose.
    pub label: String,
}

/// A fresh API token: the only time that the secret is shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenSecret {
    /// Its id in the list.
    pub id: String,
    /// Send it as `Authorization: Bearer …`.
    pub token: String,
}

/// A person as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// Person id.
    pub person: String,
    /// Name.
    pub name: String,
    /// Guest, account or bot account.
    pub kind: PersonKind,
    /// Since when.
    pub created: Millis,
    /// One rating for each game in which they have one.
    pub ratings: Vec<RatingView>,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingView {
    /// Game id.
    pub game: String,
    /// The estimate of strength; beginners start at 1500.
    pub rating: f64,
    /// How unsure the estimate is.
    pub uncertainty: f64,
    /// Rated games played.
    pub games: u32,
}

/// A line of a game's rating list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ranked {
    /// Person id, or `level:3` for a bot.
    pub person: String,
    /// Name.
    pub name: String,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingView,
}

/// A person in a list of friends or blocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Acquaintance {
    /// Person id.
    pub person: String,
    /// Name.
    pub name: String,
}

/// A code that makes its bearer a friend: it goes into the part of a link behind `#`, which no server logs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FriendToken {
    /// The token.
    pub token: String,
}

/// An account's password, to confirm what cannot be undone.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Confirmation {
    /// The password; guests have none.
    #[serde(default)]
    pub password: String,
}
