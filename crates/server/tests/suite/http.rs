//! The smallest HTTP client that will do: one request a connection, cookies kept.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[derive(Clone)]
pub(crate) struct Http {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
    /// The cookie by which a browser is known.
    pub(crate) device: Option<String>,
    /// Sent with every request, for tests that pretend to be another site.
    pub(crate) origin: Option<String>,
    /// Where a proxy says that the request comes from.
    pub(crate) forwarded: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    head: String,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body of an answer that must be a good one.
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The code of an answer that must be a refusal.
    pub(crate) fn refused(self) -> String {
        assert!(self.status >= 400, "{self:?}");
        let body = self.json();
        let refusal = if body["refusal"].is_object() { &body["refusal"] } else { &body };
        refusal["code"].as_str().unwrap_or_else(|| panic!("no code: {body}")).to_owned()
    }

    /// The names and values of the cookies that the server sets.
    fn cookies(&self) -> impl Iterator<Item = (&str, &str)> {
        let set = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        set.filter_map(|line| line.split(';').next()?.split_once('='))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

impl Http {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Http { address, cookie: None, bearer: None, device: None, origin: None, forwarded: None }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.ask("POST", path, Some(body.to_string())).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Reply {
        self.ask("DELETE", path, None).await
    }

    pub(crate) async fn put(&mut self, path: &str) -> Reply {
        self.ask("PUT", path, None).await
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<String>) -> Reply {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let mut header = |name: &str, value: &Option<String>| {
            if let Some(value) = value {
                request.push_str(&format!("{name}: {value}\r\n"));
            }
        };
        header("cookie", &self.cookies());
        header("x-forwarded-for", &self.forwarded);
        header("authorization", &self.bearer.as_ref().map(|token| format!("Bearer {token}")));
        header("origin", &self.origin);
        header("content-type", &body.as_ref().map(|_| "application/json".to_owned()));
        let body_sent = body.unwrap_or_default();
        request.push_str(&format!("content-length: {}\r\n\r\n{body_sent}", body_sent.len()));
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        // A server that refuses a body early may close before it has read all of it.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer to {method} {path}"));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let reply = Reply { status, head: head.to_owned(), text: body.to_owned() };
        crate::contract::check(method, path, &body_sent, status, &reply.text);
        for (name, value) in reply.cookies() {
            match name {
                "crema" | "__Host-crema" => self.cookie = Some(value.to_owned()),
                _ => self.device = Some(value.to_owned()),
            }
        }
        reply
    }

    /// The header with all cookies, under their plain names.
    pub(crate) fn cookies(&self) -> Option<String> {
        let session = self.cookie.as_ref().map(|cookie| format!("other=1; crema={cookie}"));
        let device = self.device.as_ref().map(|device| format!("crema-device={device}"));
        let all: Vec<String> = [session, device].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join("; "))
    }
}
