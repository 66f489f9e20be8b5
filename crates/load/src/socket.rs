//! A client's end of a socket, with the heartbeat of a page.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PROTOCOL, ServerMessage, limits};
use thiserror::Error;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Duration, Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::people::Guest;

const HEARTBEAT: Duration = Duration::from_millis(limits::PING_EVERY_MS);
/// A connection that is silent for so long is taken for dead.
const DEAD: Duration = Duration::from_millis(limits::DEAD_AFTER_MS);
/// Many thousands of sockets are open here, too.
const READ_BUFFER: usize = 1_024;
/// Sockets from one source address. Linux has some 28,000 ports for each, but takes ever longer to find a free one.
const PORTS: usize = 4_000;

/// An open socket that has been greeted.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    said: Instant,
    heard: Instant,
    /// When the heartbeat was sent that has not been answered yet.
    asked: Option<Instant>,
    /// How long the last heartbeat's answer took, until somebody asks.
    beat: Option<Duration>,
}

/// Why there is no socket, or none any more.
#[derive(Debug, Error)]
pub(crate) enum Lost {
    #[error("the connection failed: {0}")]
    Transport(Box<WsError>),
    #[error("nothing was heard for {} seconds", DEAD.as_secs())]
    Silent,
    #[error("the server closed the socket with code {0:?}")]
    Closed(Option<u16>),
    #[error("the server sent a message that is not in the protocol: {0}")]
    Foreign(serde_json::Error),
}

impl From<WsError> for Lost {
    fn from(error: WsError) -> Lost {
        Lost::Transport(Box::new(error))
    }
}

impl From<std::io::Error> for Lost {
    fn from(error: std::io::Error) -> Lost {
        Lost::from(WsError::Io(error))
    }
}

/// The source address of socket number `at`, so that ports do not run out.
fn source(at: usize) -> SocketAddr {
    let last = u8::try_from(2 + at / PORTS).unwrap_or(u8::MAX);
    SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), 0))
}

impl Socket {
    /// Opens socket number `at` and says hello.
    pub(crate) async fn open(server: SocketAddr, at: usize, who: &Guest) -> Result<Socket, Lost> {
        let tcp = TcpSocket::new_v4()?;
        tcp.set_reuseaddr(true)?;
        tcp.bind(source(at))?;
        let tcp = tcp.connect(server).await?;
        tcp.set_nodelay(true)?;
        let request = Request::builder()
            .uri(format!("ws://{server}/api/ws"))
            .header("host", server.to_string())
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", generate_key())
            .header("cookie", &who.0)
            .body(())
            .map_err(WsError::from)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = timeout_at(Instant::now() + DEAD, client_async_with_config(request, tcp, Some(config))).await;
        let (stream, _) = opened.map_err(|_| Lost::Silent)??;
        let now = Instant::now();
        let mut socket = Socket { stream, said: now, heard: now, asked: None, beat: None };
        socket.send(&ClientMessage::Hello { protocol: PROTOCOL }).await?;
        while !matches!(socket.next().await?, ServerMessage::Welcome { .. }) {}
        Ok(socket)
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), Lost> {
        let text = serde_json::to_string(message).map_err(Lost::Foreign)?;
        self.said = Instant::now();
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message that is not a heartbeat's answer; sends heartbeats meanwhile. May be given up and called again.
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Lost> {
        loop {
            let received = tokio::select! {
                received = self.stream.next() => received,
                () = sleep_until(self.said + HEARTBEAT) => {
                    self.asked = Some(Instant::now());
                    self.send(&ClientMessage::Ping { echo: 0 }).await?;
                    continue;
                }
                () = sleep_until(self.heard + DEAD) => return Err(Lost::Silent),
            };
            self.heard = Instant::now();
            let text = match received {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => return Err(Lost::Closed(frame.map(|frame| frame.code.into()))),
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Lost::Closed(None)),
            };
            match serde_json::from_str(&text).map_err(Lost::Foreign)? {
                ServerMessage::Pong { .. } => self.beat = self.asked.take().map(|asked| self.heard - asked),
                message => return Ok(message),
            }
        }
    }

    /// Only stays, until the socket is lost; hands every heartbeat's time to `beats`.
    pub(crate) async fn idle(&mut self, beats: impl Fn(Duration)) -> Result<(), Lost> {
        loop {
            // A heartbeat's answer is no news, so that waiting for some must end now and then.
            if let Ok(heard) = timeout_at(Instant::now() + HEARTBEAT, self.next()).await {
                heard?;
            }
            if let Some(beat) = self.beat.take() {
                beats(beat);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_change_before_ports_run_out() {
        assert_eq!(source(0), source(PORTS - 1));
        assert_ne!(source(0), source(PORTS));
        assert!(source(usize::MAX).ip().is_loopback());
    }
}
