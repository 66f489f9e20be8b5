//! Passwords: Argon2id with its recommended cost, on threads of their own, few at a time.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::{Reason, limits};

use super::common_password;
use crate::app::App;
use crate::error::Failure;

/// Can this be the new password of an account of this name?
pub(crate) fn check_new(password: &str, name: &str) -> Result<(), Failure> {
    let characters = password.chars().count();
    if characters < limits::PASSWORD_MIN_CHARS || password.len() > limits::PASSWORD_MAX_BYTES {
        return Err(Reason::ShortPassword.into());
    }
    if common_password::is_common(password, name) {
        return Err(Reason::CommonPassword.into());
    }
    Ok(())
}

/// The text that the store keeps.
pub(crate) async fn hash(app: &Arc<App>, password: String) -> Result<String, Failure> {
    let salt = app.entropy.bytes();
    on_a_thread(app, move || hash_of_password(&password, salt)).await?.map_err(Failure::Unreadable)
}

/// The text that the store keeps, for programs that write to it beside the server. The error says what Argon2 did not like.
pub fn hash_of_password(password: &str, salt: [u8; 16]) -> Result<String, String> {
    let hash: Result<PasswordHash, _> = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|error| error.to_string())
}

/// Is this the password that made `hash`? Without a hash it takes as long, and is not.
pub(crate) async fn verify(app: &Arc<App>, password: String, hash: Option<String>) -> Result<bool, Failure> {
    let Some(stored) = hash else {
        self::hash(app, password).await?;
        return Ok(false);
    };
    on_a_thread(app, move || {
        PasswordHash::new(&stored)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

async fn on_a_thread<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let permit = app.hashing.acquire().await;
    let done = tokio::task::spawn_blocking(work).await;
    drop(permit);
    done.map_err(|error| Failure::Unreadable(format!("hashing a password: {error}")))
}
