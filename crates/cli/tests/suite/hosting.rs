//! A real server of the program, and the commands for its host.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use outbound::http::{Method, Request, header};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{Run, crema};

/// Answers of a long poll before the one that matters, at most: the bot's moves, and rounds without news.
const MOST_NEWS: usize = 200;

/// `crema serve` on a free port, until it is dropped.
pub(crate) struct Hosted {
    child: Child,
    pub(crate) address: String,
}

impl Hosted {
    pub(crate) fn start(database: &str) -> Hosted {
        let mut child = Command::new(env!("CARGO_BIN_EXE_crema"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-factor", "100", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be started");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Crema is at ").expect("its address").to_owned();
        Hosted { child, address }
    }

    /// Stops it as a service manager does, and returns its exit code.
    pub(crate) fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }

    /// Ends it without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A request with a cookie; returns the body and the cookie that came back.
pub(crate) fn ask(url: &str, method: Method, cookie: &str, body: &Value) -> (String, String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let client = outbound::Client::new(Duration::from_secs(30), 1 << 20).unwrap();
        let request = Request::builder()
            .method(method)
            .uri(url)
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(body.to_string().into_bytes())
            .unwrap();
        let answer = client.send(request).await.unwrap();
        assert!(answer.status.is_success(), "{url}: {answer:?}");
        let cookie = answer.headers.get(header::SET_COOKIE).map_or("", |value| value.to_str().unwrap());
        (answer.text, cookie.split(';').next().unwrap_or_default().to_owned())
    })
}

pub(crate) fn sqlite(folder: &TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}

/// Makes an empty database, as a server does when it starts.
fn create(database: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { store::Store::open(database).await.unwrap().close().await });
}

fn admin(database: &str, arguments: &[&str]) -> Run {
    crema(&[&["admin"], arguments, &["--database", database]].concat(), "")
}

fn refused(run: &Run, wanted: &str) {
    assert_eq!((run.code, run.output.as_str()), (Some(1), ""), "{}", run.errors);
    assert!(run.errors.contains(wanted), "{}", run.errors);
}

#[test]
fn the_log_is_one_json_object_a_line_where_that_is_wanted() {
    let folder = TempDir::new().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_crema"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--log", "debug"])
        .env("CREMA_DATABASE", sqlite(&folder, "crema.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut String::new()).unwrap();
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let log = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(lines.iter().any(|line| line["fields"]["message"] == "stopping" && line["level"] == "INFO"), "{log}");
}

#[test]
fn bans_come_and_go() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let run = admin(&database, &["list"]);
    assert_eq!((run.code, folder.path().join("crema.db").exists()), (Some(1), false));
    assert!(run.errors.contains("there is no database"), "{}", run.errors);
    create(&database);
    assert_eq!(admin(&database, &["list"]).succeeded(), "");
    assert_eq!(admin(&database, &["bans"]).succeeded(), "");
    let ban = ["ban", "--address", "203.0.113.7", "--reason", "spam", "--days", "7"];
    let ban: Value = serde_json::from_str(&admin(&database, &ban).succeeded()).unwrap();
    assert_eq!(ban["who"], json!({"kind": "address", "who": "203.0.113.7"}));
    assert_eq!(ban["until"].as_i64().unwrap() - ban["created_at"].as_i64().unwrap(), 7 * 86_400_000);
    assert_eq!(serde_json::from_str::<Value>(&admin(&database, &["bans"]).succeeded()).unwrap(), ban);
    admin(&database, &["unban", "--address", "203.0.113.7"]).succeeded();
    refused(&admin(&database, &["unban", "--address", "203.0.113.7"]), "nobody like this");
    refused(&admin(&database, &["ban", "--name", "Eve", "--reason", "x"]), "no account is called \"Eve\"");
    for id in ["nothing", "-lOdlOdlOdlO"] {
        refused(&admin(&database, &["close", id]), &format!("there is no match {id}"));
        refused(&admin(&database, &["ban", "--person", id, "--reason", "x"]), &format!("there is no person {id}"));
    }
    assert_eq!(admin(&database, &["ban", "--reason", "x"]).code, Some(2), "who?");
    for no_address in ["notanip", "127.0.0.0/33"] {
        let run = admin(&database, &["ban", "--reason", "x", "--address", no_address]);
        assert!(run.code == Some(2) && run.errors.contains("--address <NETWORK>"), "{}", run.errors);
    }
    for network in ["203.0.113.0/24", "2001:db8::/48"] {
        let ban = admin(&database, &["ban", "--reason", "x", "--address", network]).succeeded();
        assert_eq!(serde_json::from_str::<Value>(&ban).unwrap()["who"]["who"], network);
        admin(&database, &["unban", "--address", network]).succeeded();
    }
    assert_eq!(admin(&database, &["bans"]).succeeded(), "");
}

#[test]
fn a_lost_password_is_reset_by_the_host() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let server = Hosted::start(&database);
    let account = json!({"name": "Ada", "password": "correct horse battery"});
    ask(&format!("{}/api/account", server.address), Method::POST, "", &account);
    refused(&admin(&database, &["reset-password", "Eve"]), "no account is called \"Eve\"");
    let reset: Value = serde_json::from_str(&admin(&database, &["reset-password", "ADA"]).succeeded()).unwrap();
    assert_eq!((&reset["account"], &reset["sessions_ended"]), (&json!("Ada"), &json!(1)));
    let credentials = json!({"name": "Ada", "password": reset["password"]});
    let (me, _) = ask(&format!("{}/api/session", server.address), Method::POST, "", &credentials);
    assert!(me.contains("\"account\""), "{me}");
}

/// A copy can be put back the moment the server has stopped: its lock is gone, whatever its last heartbeat was.
#[test]
fn a_copy_is_put_back_right_after_a_clean_stop() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let server = Hosted::start(&database);
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    crema(&["backup", "--database", &database, copy], "").succeeded();
    refused(&crema(&["restore", "--replace", "--database", &database, copy], ""), "stop it");
    assert_eq!(server.stop(), Some(0));
    crema(&["restore", "--replace", "--database", &database, copy], "").succeeded();
}

#[test]
fn a_file_is_served_by_one_server_at_a_time() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let first = Hosted::start(&database);
    let second = crema(&["serve", "--listen", "127.0.0.1:0", "--database", &database], "");
    refused(&second, "another `crema serve` is running on");
    first.kill();
    assert_eq!(Hosted::start(&database).stop(), Some(0), "the next one need not wait, however the last one ended");
}

#[test]
fn a_table_is_closed_while_the_server_runs() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let server = Hosted::start(&database);
    let (ada, cookie) = ask(&format!("{}/api/me", server.address), Method::POST, "", &json!({"name": "Ada"}));
    let ada: Value = serde_json::from_str(&ada).unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let new = json!({"game": game_registry::GAMES[0].id, "seats": seats});
    let (table, _) = ask(&format!("{}/api/tables", server.address), Method::POST, &cookie, &new);
    let id = serde_json::from_str::<Value>(&table).unwrap()["id"].as_str().unwrap().to_owned();
    let listed: Value = serde_json::from_str(&admin(&database, &["list", "--status", "running"]).succeeded()).unwrap();
    let seated = json!([{"kind": "person", "who": ada["person"], "name": "Ada"}, {"kind": "bot", "who": "level:1"}]);
    assert_eq!((&listed["id"], &listed["seats"]), (&json!(id), &seated));
    admin(&database, &["close", &id]).succeeded();
    refused(&admin(&database, &["close", &id]), "has ended already");
    // A long poll answers when the table closes.
    let news = format!("{}/api/tables/{id}/news", server.address);
    let mut heard = serde_json::from_str::<Value>(&ask(&news, Method::GET, "", &json!({})).0).unwrap();
    for _ in 0..MOST_NEWS {
        if heard["table"]["now"]["phase"] == "over" {
            break;
        }
        let since = format!("{news}?revision={}", heard["revision"]);
        heard = serde_json::from_str(&ask(&since, Method::GET, "", &json!({})).0).unwrap();
    }
    assert_eq!(heard["table"]["now"]["result"]["reason"], "closed");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn copies_and_restores_say_what_is_wrong() {
    let folder = TempDir::new().unwrap();
    let (database, copy) = (sqlite(&folder, "crema.db"), folder.path().join("copy.db"));
    let copy = copy.to_str().unwrap();
    refused(&crema(&["backup", "--database", &database, copy], ""), "there is no database");
    create(&database);
    let report: Value =
        serde_json::from_str(&crema(&["backup", "--database", &database, copy], "").succeeded()).unwrap();
    assert_eq!((&report["matches"], &report["people"]), (&json!(0), &json!(0)));
    refused(&crema(&["backup", "--database", &database, copy], ""), "exists already");
    refused(&crema(&["restore", "--database", &database, copy], ""), "exists already");
    crema(&["restore", "--replace", "--database", &database, copy], "").succeeded();
    assert!(Path::new(&format!("{}.replaced", database.strip_prefix("sqlite:").unwrap())).exists());
    std::fs::write(copy, "rubbish").unwrap();
    refused(&crema(&["restore", "--replace", "--database", &database, copy], ""), "copy.db");
    refused(&crema(&["backup", "--database", "postgres://127.0.0.1/x", "y"], ""), "pg_dump");
}
