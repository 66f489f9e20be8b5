//! A PostgreSQL that lives as long as a test, and matches to test with. For tests only, behind the feature `testkit`.
//!
//! *Why here.* The store's suite and the server's run on the same kind of database, started by the test itself: nothing to set
//! up beforehand, nothing left behind, and durable as in earnest unless the test is in a hurry.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::database::create_sqlite;
use crate::{
    Access, ChatPolicy, Clock, Create, Holder, LeaverPolicy, MatchId, MatchTerms, Millis, NewMatch, NewSeat, Start,
    Store, TurnState,
};

/// The system user that PostgreSQL insists on when the test runs as root.
const USER: &str = "postgres";

const CERTIFICATE: &str = "server.crt";
const KEY: &str = "server.key";

/// A server of its own, on loopback, in a temporary folder. It is stopped and its folder removed when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    /// Whether a commit waits for the disk.
    durable: bool,
}

impl Postgres {
    /// Makes an empty server and starts it. Panics with the package to install where PostgreSQL is missing.
    pub fn start() -> Postgres {
        let server = Postgres::make(true);
        server.up();
        server
    }

    /// The same, in a hurry: nothing waits for the disk, so that a crash of the machine may lose everything.
    pub fn start_careless() -> Postgres {
        let server = Postgres::make(false);
        server.up();
        server
    }

    /// The same, encrypting connections with this certificate and its key, both in PEM.
    pub fn start_with_tls(certificate: &str, key: &str) -> Postgres {
        let server = Postgres::make(true);
        for (name, text) in [(CERTIFICATE, certificate), (KEY, key)] {
            let path = server.folder.join(name);
            std::fs::write(&path, text).expect("the temporary folder can be written");
            run(Command::new("chmod").arg("600").arg(&path));
            if is_root() {
                run(Command::new("chown").arg(USER).arg(&path));
            }
        }
        server.up();
        server
    }

    fn make(durable: bool) -> Postgres {
        let programs = programs().expect(
            "PostgreSQL is missing: install it with your system's package manager (apt-get install postgresql in Debian)",
        );
        let port = free_port();
        // Unique among processes by the process, within one by the port.
        let folder = std::env::temp_dir().join(format!("crema-postgres-{}-{port}", std::process::id()));
        std::fs::create_dir(&folder).expect("the temporary folder can be written");
        let server = Postgres { programs, folder, port, durable };
        if is_root() {
            run(Command::new("chown").arg(USER).arg(&server.folder));
        }
        let data = server.data();
        run(server.program("initdb").arg("--pgdata").arg(&data).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
        ]));
        server
    }

    /// The address of a new, empty database. The name must be a word of small letters, digits and `_`.
    pub fn create_database(&self, name: &str) -> String {
        let port = self.port.to_string();
        run(self.program("createdb").args(["--host=127.0.0.1", "--username=postgres", "--port", &port, name]));
        format!("postgres://postgres@127.0.0.1:{port}/{name}")
    }

    /// Stops the server as a crash would: nothing is flushed, the log must be replayed.
    pub fn crash(&self) {
        run(self
            .program("pg_ctl")
            .args(["stop", "--wait", "--silent", "--mode=immediate", "--pgdata"])
            .arg(self.data()));
    }

    /// Starts it again.
    pub fn up(&self) {
        // Only loopback, no socket file; everything else as it is by default.
        let fsync = if self.durable { "on" } else { "off" };
        let mut options =
            format!("-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync={fsync} -p {}", self.port);
        if self.folder.join(KEY).exists() {
            let (certificate, key) = (self.folder.join(CERTIFICATE), self.folder.join(KEY));
            let files = format!("ssl_cert_file={} -c ssl_key_file={}", certificate.display(), key.display());
            options.push_str(&format!(" -c ssl=on -c {files}"));
        }
        let log = self.folder.join("log");
        run(self
            .program("pg_ctl")
            .args(["start", "--wait", "--silent", "--pgdata"])
            .arg(self.data())
            .arg("--log")
            .arg(log)
            .arg("--options")
            .arg(options));
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, as a user it agrees to run as.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // A folder that the other user can enter.
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.data().join("postmaster.pid").exists() {
            // Nothing of it is needed any more.
            self.crash();
        }
        // Files left in a temporary folder harm nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the newest PostgreSQL: Debian keeps its programs out of the path.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| version(path)).map(|path| path.join("bin"));
    let in_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    newest.into_iter().chain(in_path.into_iter().flatten()).find(|folder| folder.join("initdb").is_file())
}

fn is_root() -> bool {
    let output = run(Command::new("id").arg("-u"));
    output.stdout.trim_ascii() == b"0"
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has a free port");
    listener.local_addr().expect("a bound socket has an address").port()
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
    output
}

/// Runs statements on a database as they stand, past the store: to make one as an earlier version wrote it. Bytes are written as
/// PostgreSQL writes them, `'\\x00'`.
pub async fn execute(address: &str, sql: &str) -> crate::Result<()> {
    use sqlx::Connection as _;
    if let Some(path) = address.strip_prefix("sqlite:") {
        // The way to write bytes is one of the few things the two do not share.
        create_sqlite(Path::new(path))?.batch(&sql.replace("'\\x", "x'"))
    } else {
        let mut connection = sqlx::PgConnection::connect(address).await?;
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }
}

/// Opens a match between two bots and starts it.
pub async fn started_match(store: &Store, id: MatchId, now: Millis) -> crate::Result<MatchId> {
    let bot = |name: &str| NewSeat { holder: Holder::Bot("easy".to_owned()), name: name.to_owned(), ..NewSeat::open() };
    let terms = MatchTerms {
        game: "nim".to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        clock: Clock::Untimed,
        access: Access::Link,
        rated: false,
        chat: ChatPolicy::Off,
        leavers: LeaverPolicy::Wait,
        private: false,
        host: None,
        rematch_of: None,
    };
    let seats = vec![bot("one"), bot("two")];
    let created =
        store.create_match(NewMatch { id: id.clone(), terms, setup: None, seats, shuffle: None }, now).await?;
    assert_eq!(created, Create::Created, "{id} is new");
    let started = store.start_match(&id, serde_json::json!({}), None, TurnState::default(), now).await?;
    assert_eq!(started, Start::Started, "{id} has no open seat");
    Ok(id)
}
