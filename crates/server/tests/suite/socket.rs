//! A client's end of the socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Act, Answer, ClientMessage, NamedAct, PROTOCOL, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::http::Http;

/// Long enough for a loaded machine; only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Socket {
    outgoing: mpsc::UnboundedSender<Message>,
    incoming: mpsc::UnboundedReceiver<Result<String, Closed>>,
}

/// Reads and pings as a browser does, whatever the test is busy with.
async fn attend(
    mut stream: WebSocketStream<TcpStream>,
    mut outgoing: mpsc::UnboundedReceiver<Message>,
    incoming: mpsc::UnboundedSender<Result<String, Closed>>,
) {
    let mut ping = tokio::time::interval(Duration::from_millis(protocol::limits::PING_EVERY_MS));
    loop {
        let message = tokio::select! {
            message = outgoing.recv() => match message {
                // Whether it arrives shows in what comes back.
                Some(message) => { let _ = stream.send(message).await; continue }
                None => return,
            },
            _ = ping.tick() => { let _ = stream.send(Message::Ping(Default::default())).await; continue }
            message = stream.next() => message,
        };
        let read = match message {
            Some(Ok(Message::Text(text))) => Ok(text.as_str().to_owned()),
            Some(Ok(Message::Close(frame))) => Err(Closed(frame.map(|frame| frame.code.into()))),
            Some(Ok(_)) => continue,
            Some(Err(_)) | None => Err(Closed(None)),
        };
        let last = read.is_err();
        if incoming.send(read).is_err() || last {
            return;
        }
    }
}

/// The end that came instead of a message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Closed(pub(crate) Option<u16>);

impl Socket {
    /// Opens a socket with the cookie or token of `who`, without a word.
    pub(crate) async fn connect(who: &Http) -> Result<Socket, u16> {
        let request = |address: SocketAddr| {
            let mut request = Request::get(format!("ws://{address}/api/ws"))
                .header("host", address.to_string())
                .header("connection", "upgrade")
                .header("upgrade", "websocket")
                .header("sec-websocket-version", "13")
                .header("sec-websocket-key", generate_key());
            if let Some(cookies) = who.cookies() {
                request = request.header("cookie", cookies);
            }
            if let Some(forwarded) = &who.forwarded {
                request = request.header("x-forwarded-for", forwarded);
            }
            if let Some(token) = &who.bearer {
                request = request.header("authorization", format!("Bearer {token}"));
            }
            if let Some(origin) = &who.origin {
                request = request.header("origin", origin);
            }
            request.body(()).expect("a request")
        };
        let tcp = TcpStream::connect(who.address).await.expect("the server listens");
        match tokio_tungstenite::client_async(request(who.address), tcp).await {
            Ok((stream, _)) => {
                let (outgoing, to_send) = mpsc::unbounded_channel();
                let (read, incoming) = mpsc::unbounded_channel();
                tokio::spawn(attend(stream, to_send, read));
                Ok(Socket { outgoing, incoming })
            }
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens a socket, sends these bytes as they are, and reads how it ends.
    pub(crate) async fn raw(who: &Http, bytes: &[u8]) -> Closed {
        let mut tcp = TcpStream::connect(who.address).await.expect("the server listens");
        let handshake = format!(
            "GET /api/ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: {}\r\ncookie: {}\r\n\r\n",
            who.address,
            generate_key(),
            who.cookies().unwrap_or_default()
        );
        tcp.write_all(&[handshake.as_bytes(), bytes].concat()).await.expect("it is taken");
        let mut answer = Vec::new();
        let reading = tcp.read_to_end(&mut answer);
        // A connection that is reset has been read as far as it went.
        let _ = tokio::time::timeout(PATIENCE, reading).await.expect("the connection ends");
        let head = answer.windows(4).position(|end| end == b"\r\n\r\n").expect("an answer") + 4;
        // Frames from the server: one byte for the kind, one for the length, at most 125 here.
        let mut frames = &answer[head..];
        while let [kind, length, rest @ ..] = frames {
            if *kind == 0x88 {
                return Closed(rest.first_chunk().map(|code| u16::from_be_bytes(*code)));
            }
            frames = rest.get(usize::from(*length)..).unwrap_or_default();
        }
        Closed(None)
    }

    /// Opens a socket and says hello.
    pub(crate) async fn greet(who: &Http) -> Socket {
        let mut socket = Socket::connect(who).await.expect("the socket opens");
        socket.say_hello().await;
        socket
    }

    /// Says hello. The welcome comes before anything else, whatever has happened meanwhile.
    pub(crate) async fn say_hello(&mut self) {
        self.send(&ClientMessage::Hello { protocol: PROTOCOL }).await;
        let first = self.next().await;
        assert!(matches!(first, Ok(ServerMessage::Welcome { .. })), "{first:?}");
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_raw(Message::text(serde_json::to_string(message).expect("plain data")));
    }

    pub(crate) fn send_raw(&mut self, message: Message) {
        self.outgoing.send(message).expect("the connection is attended to");
    }

    /// The text of the next message.
    pub(crate) async fn next_text(&mut self) -> Result<String, Closed> {
        let message = tokio::time::timeout(PATIENCE, self.incoming.recv()).await.expect("a message in time");
        message.unwrap_or(Err(Closed(None)))
    }

    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Closed> {
        let text = self.next_text().await?;
        Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    /// Skips messages until one is wanted.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await.unwrap_or_else(|closed| panic!("{closed:?}"));
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, seen: Option<u32>) {
        self.send(&ClientMessage::Watch { table: table.to_owned(), seen }).await;
    }

    /// Asks for a pong and waits for it.
    pub(crate) async fn pong(&mut self) {
        self.send(&ClientMessage::Ping { echo: 1 }).await;
        self.until(|message| (message == ServerMessage::Pong { echo: 1 }).then_some(())).await;
    }

    /// Does something and waits for the answer.
    pub(crate) async fn act(&mut self, table: &str, id: &str, act: Act) -> Answer {
        let named = NamedAct { id: id.to_owned(), act };
        self.send(&ClientMessage::Act { table: table.to_owned(), act: named }).await;
        self.until(|message| match message {
            ServerMessage::Answer { id: of, answer, .. } if of == id => Some(answer),
            _ => None,
        })
        .await
    }
}
