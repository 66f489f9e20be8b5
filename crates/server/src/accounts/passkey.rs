//! Passkeys: what an authenticator says, checked (Web Authentication, level 2).
//!
//! *Why so little.* We ask for no attestation: which maker's device somebody uses is not our business. Without it a browser hands
//! over the public key in the usual form, and what is left to check fits here: that the statement is fresh, is made for this site,
//! by a person who was there, and is signed by the key.

use protocol::{Code, Reason};
use ring::digest::{SHA256, digest};
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;
use thiserror::Error;

use crate::error::Failure;

/// The first bytes of every public key of the kind ES256; its point follows.
const ES256_HEAD: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
const POINT_BYTES: usize = 65;
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const ATTESTED: u8 = 0x40;

/// Why a statement does not count.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum PasskeyError {
    #[error("what the authenticator sent cannot be read")]
    Unreadable,
    #[error("the statement is for something else: {0}")]
    Purpose(String),
    #[error("the statement was made for another site")]
    Site,
    #[error("the authenticator has not checked who is there")]
    Unverified,
    #[error("only passkeys of the kind ES256 are taken")]
    Kind,
    #[error("the signature does not fit")]
    Signature,
    #[error("this passkey seems to have been copied: its counter went back")]
    Copied,
}

impl From<PasskeyError> for Failure {
    fn from(error: PasskeyError) -> Self {
        Failure::detailed(Reason::PasskeyFailed, Code::Invalid, error.to_string())
    }
}

/// The client data that a browser has put together and an authenticator has signed.
#[derive(Deserialize)]
pub(crate) struct ClientData {
    #[serde(rename = "type")]
    purpose: String,
    pub(crate) challenge: String,
    pub(crate) origin: String,
}

impl ClientData {
    /// Reads it; `purpose` is `webauthn.create` or `webauthn.get`.
    pub(crate) fn read(bytes: &[u8], purpose: &str) -> Result<ClientData, PasskeyError> {
        let data: ClientData = serde_json::from_slice(bytes).map_err(|_| PasskeyError::Unreadable)?;
        if data.purpose == purpose { Ok(data) } else { Err(PasskeyError::Purpose(data.purpose)) }
    }
}

/// A key and how often it has signed, as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    counter: u32,
    point: [u8; POINT_BYTES],
}

impl Key {
    /// The key of a passkey that has just been made.
    pub(crate) fn register(
        site: &str,
        credential: &[u8],
        authenticator: &[u8],
        public_key: &[u8],
    ) -> Result<Key, PasskeyError> {
        let (flags, counter) = read_authenticator(site, authenticator)?;
        if flags & ATTESTED == 0 || attested_credential(authenticator) != Some(credential) {
            return Err(PasskeyError::Unreadable);
        }
        let point = public_key.strip_prefix(&ES256_HEAD).and_then(|point| point.try_into().ok());
        Ok(Key { counter, point: point.ok_or(PasskeyError::Kind)? })
    }

    /// The key after it has signed once more, if it has.
    pub(crate) fn prove(
        &self,
        site: &str,
        authenticator: &[u8],
        client_data: &[u8],
        signature: &[u8],
    ) -> Result<Key, PasskeyError> {
        let (_, counter) = read_authenticator(site, authenticator)?;
        let signed = [authenticator, digest(&SHA256, client_data).as_ref()].concat();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, &self.point);
        key.verify(&signed, signature).map_err(|_| PasskeyError::Signature)?;
        // Passkeys that live on several devices do not count, and say 0 each time.
        if counter <= self.counter && (counter, self.counter) != (0, 0) {
            return Err(PasskeyError::Copied);
        }
        Ok(Key { counter, point: self.point })
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        [&self.counter.to_be_bytes()[..], &self.point].concat()
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Key> {
        let (counter, point) = bytes.split_first_chunk()?;
        Some(Key { counter: u32::from_be_bytes(*counter), point: point.try_into().ok()? })
    }
}

/// Flags and counter of a statement that is for this site, with a person there whom the authenticator has checked.
fn read_authenticator(site: &str, bytes: &[u8]) -> Result<(u8, u32), PasskeyError> {
    let (hash, rest) = bytes.split_at_checked(32).ok_or(PasskeyError::Unreadable)?;
    let (flags, rest) = rest.split_first().ok_or(PasskeyError::Unreadable)?;
    let counter = rest.first_chunk().ok_or(PasskeyError::Unreadable)?;
    if hash != digest(&SHA256, site.as_bytes()).as_ref() {
        return Err(PasskeyError::Site);
    }
    if flags & (PRESENT | VERIFIED) != PRESENT | VERIFIED {
        return Err(PasskeyError::Unverified);
    }
    Ok((*flags, u32::from_be_bytes(*counter)))
}

/// The id of the credential that stands behind flags, counter and the maker's number.
fn attested_credential(bytes: &[u8]) -> Option<&[u8]> {
    let length = bytes.get(53..55)?;
    bytes.get(55..55 + usize::from(u16::from_be_bytes([length[0], length[1]])))
}
