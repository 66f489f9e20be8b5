//! Against a server that says what the test wants.

use std::time::Duration;

use outbound::http::Request;
use outbound::{Client, Error};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Answers one connection with these bytes, or never; returns its address.
async fn says(answer: Option<&'static str>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        let mut heard = [0; 1024];
        let _ = stream.read(&mut heard).await;
        match answer {
            Some(answer) => stream.write_all(answer.as_bytes()).await.expect("the client listens"),
            None => std::future::pending().await,
        }
    });
    format!("http://{address}/path")
}

async fn ask(address: &str) -> Result<(u16, String), Error> {
    let client = Client::new(Duration::from_millis(500), 20).expect("certificates");
    let request = Request::post(address).body(b"hello".to_vec()).expect("a request");
    client.send(request).await.map(|answer| (answer.status.as_u16(), answer.text))
}

#[tokio::test]
async fn answers_come_back_whatever_their_status() {
    let address = says(Some("HTTP/1.1 410 Gone\r\ncontent-length: 4\r\n\r\ngone")).await;
    assert_eq!(ask(&address).await.expect("an answer"), (410, "gone".to_owned()));
    let address = says(Some("HTTP/1.1 302 Found\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n")).await;
    assert_eq!(ask(&address).await.expect("an answer"), (302, String::new()), "redirects are not followed");
}

#[tokio::test]
async fn what_goes_wrong_is_said() {
    let address = says(Some("HTTP/1.1 200 OK\r\ncontent-length: 21\r\n\r\n123456789012345678901")).await;
    assert!(matches!(ask(&address).await, Err(Error::TooLong(20))));
    assert!(matches!(ask(&says(None).await).await, Err(Error::TimedOut(_))));
    let refused = ask("http://127.0.0.1:1/").await;
    assert!(matches!(&refused, Err(Error::Unreachable(story)) if story.contains("refused")), "{refused:?}");
    let refused = ask("https://127.0.0.1:1/").await;
    assert!(matches!(&refused, Err(Error::Unreachable(_))), "{refused:?}");
}
