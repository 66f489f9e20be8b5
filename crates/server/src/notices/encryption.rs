//! A message that only one browser can open (RFC 8291, in the `aes128gcm` coding of RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

/// A point on the curve, uncompressed.
pub(super) const POINT_BYTES: usize = 65;
/// The secret that a browser shares.
pub(super) const AUTH_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// One record holds everything we send.
const RECORD_BYTES: u32 = 4096;
/// Closes the last record.
const LAST: u8 = 2;

/// Why a message cannot be sealed: a browser's keys are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the keys of the subscription are not those of a browser")]
pub(super) struct NoKeys;

/// Seals a message for the browser with these keys, under a key and a salt that are used once.
pub(super) fn seal(browser: &[u8], auth: &[u8], salt: [u8; SALT_BYTES], message: &[u8]) -> Result<Vec<u8>, NoKeys> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| NoKeys)?;
    let public = own.compute_public_key().map_err(|_| NoKeys)?;
    let browser = UnparsedPublicKey::new(&ECDH_P256, browser);
    agree_ephemeral(own, &browser, |shared| {
        let keys = Keys { shared, auth, browser: browser.bytes(), server: public.as_ref() };
        keys.seal(salt, message)
    })
    .map_err(|_| NoKeys)?
}

/// The knowledge of both sides.
struct Keys<'a> {
    shared: &'a [u8],
    auth: &'a [u8],
    browser: &'a [u8],
    server: &'a [u8],
}

impl Keys<'_> {
    fn seal(&self, salt: [u8; SALT_BYTES], message: &[u8]) -> Result<Vec<u8>, NoKeys> {
        if self.auth.len() != AUTH_BYTES || message.len() + 1 + AES_128_GCM.tag_len() > RECORD_BYTES as usize {
            return Err(NoKeys);
        }
        let (key, nonce) = self.derive(salt);
        let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| NoKeys)?;
        let mut sealed = [message, &[LAST]].concat();
        LessSafeKey::new(key)
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
            .map_err(|_| NoKeys)?;
        let length = [self.server.len() as u8];
        Ok([&salt[..], &RECORD_BYTES.to_be_bytes(), &length, self.server, &sealed].concat())
    }

    fn derive(&self, salt: [u8; SALT_BYTES]) -> ([u8; 16], [u8; 12]) {
        let secret = Salt::new(HKDF_SHA256, self.auth).extract(self.shared);
        let mut input = [0; 32];
        expand(&secret, &[b"WebPush: info\0", self.browser, self.server], &mut input);
        let secret = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        expand(&secret, &[b"Content-Encoding: aes128gcm\0"], &mut key);
        expand(&secret, &[b"Content-Encoding: nonce\0"], &mut nonce);
        (key, nonce)
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(secret: &ring::hkdf::Prk, info: &[&[u8]], out: &mut [u8]) {
    let derived = secret.expand(info, Length(out.len())).expect("a few bytes can always be derived");
    derived.fill(out).expect("the length is the one asked for");
}

#[cfg(test)]
mod tests {
    use super::super::decode;
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let bytes = |text: &str| decode(text).expect("base64url");
        let (shared, auth) = (bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"), bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let browser = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let server = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let keys = Keys { shared: &shared, auth: &auth, browser: &browser, server: &server };
        let sealed = keys.seal(salt, b"When I grow up, I want to be a watermelon").expect("it can be sealed");
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK\
                      6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(sealed, bytes(wanted));
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        assert_eq!(seal(&[4; POINT_BYTES], &[0; AUTH_BYTES], [0; 16], b"x"), Err(NoKeys), "not on the curve");
        assert_eq!(seal(&[], &[0; AUTH_BYTES], [0; 16], b"x"), Err(NoKeys));
    }
}
