//! Sending one notice to a person's browsers.

use std::sync::Arc;

use outbound::http::{Request, StatusCode, header};
use protocol::{Millis, PushNotice};
use ring::digest::{SHA256, digest};
use store::{PersonId, PushSubscription};

use super::{decode, encryption};
use crate::app::App;
use crate::error::Failure;

/// A push service keeps a notice for a browser that is away for so long.
const KEPT_S: u32 = 24 * 3600;
/// When to try again a service that is down or busy.
const PAUSES_MS: [Millis; 2] = [2_000, 30_000];

pub(super) async fn to_all(app: &Arc<App>, person: &PersonId, notice: &PushNotice) -> Result<(), Failure> {
    let message = serde_json::to_vec(notice).expect("notices are plain data");
    for subscription in app.store.push_of(person).await? {
        match to_one(app, &subscription, notice, &message).await? {
            Sent::Delivered => app.metrics.pushed("delivered"),
            Sent::Gone => {
                app.metrics.pushed("gone");
                app.store.remove_push(&subscription.endpoint).await?;
            }
            Sent::Failed(problem) => {
                app.metrics.pushed("failed");
                tracing::warn!(problem, "a push service did not take a notice");
            }
        }
    }
    Ok(())
}

/// The result of sending a notice.
enum Sent {
    Delivered,
    /// The browser does not want any more.
    Gone,
    Failed(String),
}

async fn to_one(
    app: &Arc<App>,
    subscription: &PushSubscription,
    notice: &PushNotice,
    message: &[u8],
) -> Result<Sent, Failure> {
    let Some(service) = app.push.services.origin_of(&subscription.endpoint) else { return Ok(Sent::Gone) };
    let (browser, auth) = (decode(&subscription.p256dh), decode(&subscription.auth));
    let (Some(browser), Some(auth)) = (browser, auth) else { return Ok(Sent::Gone) };
    let mut pauses = PAUSES_MS.into_iter();
    loop {
        let Ok(sealed) = encryption::seal(&browser, &auth, app.entropy.bytes(), message) else { return Ok(Sent::Gone) };
        let contact = app.push.contact.as_deref().unwrap_or_default();
        let authorization = app.push.keys(app).await?.authorization(service, contact, app.now());
        let request = Request::post(&subscription.endpoint)
            .header(header::AUTHORIZATION, authorization)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEPT_S)
            .header("urgency", "normal")
            // A newer notice about the same table takes the place of one that still waits.
            .header("topic", topic(notice))
            .body(sealed);
        let Ok(request) = request else { return Ok(Sent::Gone) };
        let problem = match app.push.client().await {
            Ok(client) => match client.send(request).await {
                Ok(answer) if answer.status.is_success() => return Ok(Sent::Delivered),
                Ok(answer) if matches!(answer.status, StatusCode::NOT_FOUND | StatusCode::GONE) => {
                    return Ok(Sent::Gone);
                }
                Ok(answer) if !is_passing(answer.status) => {
                    return Ok(Sent::Failed(format!("{service} answered {}", answer.status)));
                }
                Ok(answer) => format!("{service} answered {}", answer.status),
                Err(error) => format!("{service}: {error}"),
            },
            Err(error) => return Ok(Sent::Failed(error.to_string())),
        };
        match pauses.next() {
            Some(pause) => app.time.sleep_until(app.now() + pause).await,
            None => return Ok(Sent::Failed(problem)),
        }
    }
}

fn is_passing(status: StatusCode) -> bool {
    status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error()
}

/// At most 32 letters and digits that stand for the table.
fn topic(notice: &PushNotice) -> String {
    let PushNotice::YourTurn { table, .. } = notice;
    digest(&SHA256, table.as_bytes()).as_ref().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
