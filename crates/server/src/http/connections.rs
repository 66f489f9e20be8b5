//! Connections: taken in within limits, served within time, ended when the server stops.
//!
//! *Why this shape.* The framework's own loop takes in everybody and waits for everybody. Here each connection has a place among a
//! limited number, a header must arrive in time, and a client that takes nothing of what is sent to it is given up. HTTP/1.1 is all
//! that browsers and proxies speak to a server without TLS, so nothing else is offered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::Refusal;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use super::client_address::Address;
use crate::accounts::{Occupancy, Place};
use crate::app::App;
use crate::error::{self, Failure};

/// How long to rest when the system has no connection to give, for want of files or memory.
const EXHAUSTED: Duration = Duration::from_millis(200);
/// How long a refused client may take to read why.
const REFUSAL_READ: Duration = Duration::from_secs(1);

/// Takes in connections and serves them.
pub(super) struct Connections {
    app: Arc<App>,
    router: Router,
    places: Arc<Occupancy>,
    open: JoinSet<()>,
}

impl Connections {
    pub(super) fn new(app: Arc<App>) -> Self {
        let limits = &app.limits;
        // Behind a proxy every connection is the proxy's own.
        let each = if app.config.trusted_proxies == 0 { limits.connections_per_address } else { limits.connections };
        let places = Occupancy::new(limits.connections, each);
        Connections { router: super::router(app.clone()), places, open: JoinSet::new(), app }
    }

    /// Takes in whoever comes, until `stop` is done.
    pub(super) async fn take_in(&mut self, listener: &TcpListener, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        loop {
            tokio::select! {
                biased;
                () = &mut stop => return,
                arrived = listener.accept() => match arrived {
                    Ok((stream, peer)) => self.admit(stream, peer),
                    // A client that has gone before it was taken in is nobody's trouble; otherwise the system is exhausted.
                    Err(error) => {
                        tracing::debug!(%error, "a connection could not be taken in");
                        tokio::time::sleep(EXHAUSTED).await;
                    }
                },
            }
            while self.open.try_join_next().is_some() {}
            self.app.metrics.connections.set(self.places.count() as i64);
        }
    }

    /// Done when every connection has ended: those that are idle at once, the others with their answer.
    pub(super) async fn finished(&mut self) {
        while self.open.join_next().await.is_some() {}
    }

    fn admit(&mut self, stream: TcpStream, peer: SocketAddr) {
        // Messages are short and each is wanted at once: none waits until the one before has been confirmed. A connection on
        // which this cannot be set is only slower.
        drop(stream.set_nodelay(true));
        match self.places.enter(Address(peer.ip()).key()) {
            Ok(place) => drop(self.open.spawn(serve(self.app.clone(), self.router.clone(), stream, peer, place))),
            Err(full) => {
                let refusal = Failure::from(full).refusal();
                self.app.metrics.refused(refusal.code);
                self.open.spawn(refuse(stream, refusal));
            }
        }
    }
}

async fn serve(app: Arc<App>, router: Router, stream: TcpStream, peer: SocketAddr, place: Place) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(Duration::from_millis(app.limits.write_ms)));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(app.limits.header_ms))
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    tokio::pin!(connection);
    // How a connection ends is the client's affair: it may break off at any time.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = app.stop.begun() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    drop(place);
}

/// Tells a client for which there is no place when to come back. No more is spent on it.
async fn refuse(mut stream: TcpStream, refusal: Refusal) {
    let status: StatusCode = error::status(refusal.code);
    let seconds = refusal.retry_after_ms.unwrap_or_default().div_ceil(1_000);
    let body = serde_json::to_string(&refusal).expect("refusals are plain data");
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nretry-after: {seconds}\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let said = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        // A connection that is closed with something unread is reset, and the answer would be lost with it.
        let mut rest = [0; 1_024];
        while stream.read(&mut rest).await? > 0 {}
        Ok::<(), std::io::Error>(())
    };
    drop(tokio::time::timeout(REFUSAL_READ, said).await);
}
