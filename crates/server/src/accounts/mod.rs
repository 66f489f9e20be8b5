//! The identity of a caller: guests and accounts have a cookie, programs a token.
//!
//! *Why this shape.* A secret is 32 random bytes that only the client keeps; the store has its hash. It comes in a cookie that
//! scripts cannot read and other sites cannot send, or in the `Authorization` header; never in an address, which would end up in
//! logs and histories.

mod address_bans;
mod common_password;
mod cookies;
mod identity;
mod known_device;
mod network;
mod occupancy;
mod passkey;
mod passkey_challenges;
mod password;
pub(crate) mod profile;
mod rate_limit;
mod recovery_code;
pub(crate) mod sanitize;
mod session_secret;

pub(crate) use address_bans::{AddressBans, check_address};
pub(crate) use cookies::{Cookie, expire as expire_cookie, set as set_cookie};
pub(crate) use identity::{Caller, Credential, Someone, refuse_banned};
pub(crate) use known_device::{DeviceKey, is_known as is_known_device, remember as remember_device};
pub use network::{Network, NetworkError};
pub(crate) use occupancy::{Full, Occupancy, Place};
pub(crate) use passkey::{ClientData, Key, PasskeyError};
pub(crate) use passkey_challenges::PasskeyChallenges;
pub use password::hash_of_password;
pub(crate) use password::{check_new as check_new_password, hash as hash_password, verify as verify_password};
pub(crate) use rate_limit::RateLimit;
pub(crate) use recovery_code::{draw as draw_recovery_codes, hash as recovery_code_hash};
pub(crate) use sanitize::TextError;
pub(crate) use session_secret::{new_session, new_token, token_hash};
