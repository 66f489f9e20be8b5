//! Secrets that clients keep.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Millis;
use sha2::{Digest, Sha256};
use store::{ApiTokenId, NewApiToken, NewSession, PersonId, SessionId, TokenHash};

use crate::app::App;
use crate::error::Failure;

/// How long a session lasts that nobody uses: browsers keep no cookie for longer.
pub(super) const SESSION_MS: Millis = 400 * 86_400_000;
/// API tokens begin with this, so that people and scanners recognise one that has got loose.
const TOKEN_PREFIX: &str = "crema_";
const USER_AGENT_CHARS: usize = 200;

/// The store's knowledge of a secret: its hash.
pub(crate) fn token_hash(secret: &str) -> TokenHash {
    TokenHash(Sha256::digest(secret.as_bytes()).into())
}

fn fresh(app: &App) -> String {
    URL_SAFE_NO_PAD.encode(app.entropy.bytes::<32>())
}

/// Begins a session and returns the cookie's value.
pub(crate) async fn new_session(app: &App, person: &PersonId, user_agent: &str) -> Result<String, Failure> {
    let (secret, now) = (fresh(app), app.now());
    let session = NewSession {
        id: SessionId::from_entropy(app.entropy.bytes()),
        token: token_hash(&secret),
        person: person.clone(),
        user_agent: user_agent.chars().filter(|c| !c.is_control()).take(USER_AGENT_CHARS).collect(),
        expires_at: now + SESSION_MS,
    };
    app.store.create_session(session, now).await?;
    Ok(secret)
}

/// Makes an API token and returns it with its id.
pub(crate) async fn new_token(app: &App, person: &PersonId, label: String) -> Result<(ApiTokenId, String), Failure> {
    let secret = format!("{TOKEN_PREFIX}{}", fresh(app));
    let id = ApiTokenId::from_entropy(app.entropy.bytes());
    let token = NewApiToken { id: id.clone(), token: token_hash(&secret), person: person.clone(), label };
    app.store.create_api_token(token, app.now()).await?;
    Ok((id, secret))
}
