//! The bus over NATS: plain publish and subscribe on one subject, nothing kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, Subscriber};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::bus::{BusError, Heard};
use super::news::News;

/// A server that does not answer for two of these is gone.
const PING: Duration = Duration::from_secs(5);
/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long the last words may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// A connection that comes back by itself.
pub(super) struct Connection {
    client: Client,
    up: Arc<AtomicBool>,
}

/// News on their way.
#[derive(Serialize, Deserialize)]
struct Letter {
    from: String,
    news: News,
}

impl Connection {
    pub(super) fn is_up(&self) -> bool {
        self.up.load(Ordering::Acquire)
    }

    /// Waits until what `outgoing` holds has been sent, if that can be.
    pub(super) async fn finish(&self, outgoing: &mpsc::Sender<News>) {
        let sent = async {
            while outgoing.capacity() < outgoing.max_capacity() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.client.flush().await
        };
        if self.is_up() {
            drop(tokio::time::timeout(FAREWELL, sent).await);
        }
    }
}

/// Connects once; from then on NATS's own client does so again whenever it must.
pub(super) async fn connect(
    address: &str,
    subject: String,
    node: String,
    to_send: mpsc::Receiver<News>,
    heard: mpsc::Sender<Heard>,
) -> Result<Arc<Connection>, BusError> {
    let servers = servers(address)?;
    let up = Arc::new(AtomicBool::new(true));
    let (state, joined) = (up.clone(), heard.clone());
    let client = ConnectOptions::new()
        .name("crema")
        .no_echo()
        .ping_interval(PING)
        .connection_timeout(PATIENCE)
        .event_callback(move |event| {
            note(&event, &state, &joined);
            async {}
        })
        .connect(servers)
        .await
        .map_err(|error| unreachable(address, &error))?;
    let subscriber = client.subscribe(subject.clone()).await.map_err(|error| unreachable(address, &error))?;
    client.flush().await.map_err(|error| unreachable(address, &error))?;
    tokio::spawn(send(client.clone(), subject, node, to_send));
    tokio::spawn(receive(subscriber, heard));
    Ok(Arc::new(Connection { client, up }))
}

/// One address, or those of a cluster, separated by commas.
fn servers(address: &str) -> Result<Vec<ServerAddr>, BusError> {
    let read = |one: &str| {
        let problem = |problem: String| BusError::Address { address: without_password(address), problem };
        if !["nats://", "tls://"].iter().any(|scheme| one.starts_with(scheme)) {
            return Err(problem("it starts neither with nats:// nor with tls://".to_owned()));
        }
        let server: ServerAddr = one.parse().map_err(|error: std::io::Error| problem(error.to_string()))?;
        if server.host().is_empty() { Err(problem("it names no host".to_owned())) } else { Ok(server) }
    };
    address.split(',').map(str::trim).map(read).collect()
}

fn unreachable(address: &str, error: &dyn std::fmt::Display) -> BusError {
    BusError::Unreachable { address: without_password(address), problem: error.to_string() }
}

/// For error messages: what stands between the scheme and the host is nobody's business.
fn without_password(address: &str) -> String {
    let hidden = |one: &str| match (one.split_once("://"), one.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => one.to_owned(),
    };
    address.split(',').map(hidden).collect::<Vec<_>>().join(",")
}

fn note(event: &Event, up: &AtomicBool, joined: &mpsc::Sender<Heard>) {
    match event {
        Event::Connected => {
            tracing::info!("connected to the bus");
            up.store(true, Ordering::Release);
            // Full: then every table is about to look into the store anyway.
            let _ = joined.try_send(Heard::Joined);
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("the bus is out of reach; news of other servers come late");
            up.store(false, Ordering::Release);
        }
        other => tracing::warn!(event = %other, "the bus"),
    }
}

async fn send(client: Client, subject: String, from: String, mut to_send: mpsc::Receiver<News>) {
    while let Some(news) = to_send.recv().await {
        let letter = Letter { from: from.clone(), news };
        let text = serde_json::to_vec(&letter).expect("news are plain data");
        if let Err(error) = client.publish(subject.clone(), text.into()).await {
            tracing::warn!(%error, "news could not be sent to the other servers");
        }
    }
}

async fn receive(mut subscriber: Subscriber, heard: mpsc::Sender<Heard>) {
    while let Some(Message { payload, .. }) = subscriber.next().await {
        match serde_json::from_slice(&payload) {
            Ok(Letter { from, news }) => {
                if heard.send(Heard::News { from, news }).await.is_err() {
                    return;
                }
            }
            Err(error) => tracing::warn!(%error, "news of another server cannot be read; is it of another version?"),
        }
    }
}
