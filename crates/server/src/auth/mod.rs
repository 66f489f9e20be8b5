//! Who is asking: guests and accounts by a cookie, programs by a token.
//!
//! *Why this shape.* A secret is 32 random bytes that only the client keeps; the store has its hash. It comes in a cookie that
//! scripts cannot read and other sites cannot send, or in the `Authorization` header; never in an address, which would end up in
//! logs and histories.

mod address;
mod identity;
mod origin;
mod passkey;
mod password;
mod secret;

pub(crate) use address::Address;
pub(crate) use identity::{Caller, Credential, Someone};
pub(crate) use origin::{check_origin, is_our_origin, site};
pub(crate) use passkey::{ClientData, Key, PasskeyError};
pub(crate) use password::{check_new as check_new_password, hash as hash_password, verify as verify_password};
pub(crate) use secret::{cookie, expired_cookie, new_session, new_token, token_hash};
