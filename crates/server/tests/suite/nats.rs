//! A NATS server that lives as long as a test.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub(crate) struct Nats {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts one on loopback. Panics with the package to install where NATS is missing.
    pub(crate) fn start() -> Nats {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has a free port");
        let port = listener.local_addr().expect("a bound socket has an address").port();
        drop(listener);
        let mut nats = Nats { port, process: None };
        nats.up();
        nats
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it again, at the same port.
    pub(crate) fn up(&mut self) {
        let port = self.port.to_string();
        let mut command = Command::new(program());
        command.args(["--addr", "127.0.0.1", "--port", &port]).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}")));
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            let process = self.process.as_mut().expect("just started");
            let ended = process.try_wait().expect("a child can be looked at");
            assert!(ended.is_none(), "{command:?} has ended: {ended:?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Ends it without a word.
    pub(crate) fn down(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("a child can be ended");
            process.wait().expect("a child ends");
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.down();
    }
}

/// Debian keeps it where only administrators look.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    let found = folders.find(|folder| folder.join("nats-server").is_file()).map(|folder| folder.join("nats-server"));
    found.expect(
        "NATS is missing: install it with your system's package manager (apt-get install nats-server in Debian)",
    )
}
