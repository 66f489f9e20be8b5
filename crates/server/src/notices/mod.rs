//! Notices to people who are not looking: web push (RFC 8030), encrypted so that only their browser can read it.
//!
//! *Why this shape.* A browser that wants notices names an address at its maker's push service and two keys; we post to that
//! address. The address comes from outside, so only the services on the host's list are ever asked ([`services`]). What is sent
//! is sealed for the browser ([`encryption`], RFC 8291) and signed by the server's own key ([`vapid`], RFC 8292), which it draws once
//! and keeps. A notice is a courtesy: that one is lost changes nothing at the table, so nothing waits for it.

mod delivery;
mod encryption;
mod services;
mod vapid;
mod your_turn;

use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use outbound::Client;
use protocol::PushNotice;
use store::PersonId;
use tokio::sync::OnceCell;

use crate::app::App;
use crate::config::Config;
use crate::error::Failure;

pub(crate) use services::{Services, USUAL};
pub(crate) use your_turn::your_turn;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Answers of services are short, and not read.
const LONGEST_ANSWER: usize = 64 << 10;

/// Everything that notices need.
pub(crate) struct Push {
    /// The contact for push services; nothing: no notices.
    contact: Option<String>,
    pub(crate) services: Services,
    keys: OnceCell<vapid::Keys>,
    client: OnceCell<Client>,
}

impl Push {
    pub(crate) fn new(config: &Config) -> Push {
        Push {
            contact: config.push_contact.clone(),
            services: Services::new(&config.push_services),
            keys: OnceCell::new(),
            client: OnceCell::new(),
        }
    }

    /// The key that browsers subscribe with, if this server sends notices.
    pub(crate) async fn public_key(&self, app: &App) -> Result<Option<String>, Failure> {
        match self.contact {
            Some(_) => Ok(Some(URL_SAFE_NO_PAD.encode(self.keys(app).await?.public()))),
            None => Ok(None),
        }
    }

    async fn keys(&self, app: &App) -> Result<&vapid::Keys, Failure> {
        self.keys.get_or_try_init(|| vapid::Keys::of(&app.store)).await
    }

    async fn client(&self) -> Result<&Client, outbound::Error> {
        self.client.get_or_try_init(|| async { Client::new(PATIENCE, LONGEST_ANSWER) }).await
    }
}

/// Sends a notice to every browser of a person that wants some. Returns at once.
pub(crate) fn notify(app: &Arc<App>, person: &PersonId, notice: PushNotice) {
    if app.push.contact.is_none() || app.stop.has_begun() {
        return;
    }
    let (app, person) = (app.clone(), person.clone());
    tokio::spawn(async move {
        if let Err(failure) = delivery::to_all(&app, &person, &notice).await {
            tracing::warn!(%person, %failure, "notices could not be sent");
        }
    });
}

/// Can these be the keys of a browser's subscription?
pub(crate) fn are_keys(p256dh: &str, auth: &str) -> bool {
    let point = decode(p256dh).is_some_and(|point| point.len() == encryption::POINT_BYTES && point[0] == 4);
    point && decode(auth).is_some_and(|auth| auth.len() == encryption::AUTH_BYTES)
}

/// Bytes in the spelling that browsers use for keys.
fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
