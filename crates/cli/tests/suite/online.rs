//! The reference bot at a real server, and the games that are taken home from there.

use std::process::{Command, Stdio};

use fairness::ProvedRecord;
use game_registry::GAMES;
use outbound::http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::hosting::{Hosted, ask, sqlite};
use crate::program::{crema, words};

/// An account of this name, with a token for a program.
fn token(server: &Hosted, name: &str) -> String {
    let credentials = json!({"name": name, "password": "correct horse battery"});
    let (_, cookie) = ask(&format!("{}/api/account", server.address), Method::POST, "", &credentials);
    let made = ask(&format!("{}/api/tokens", server.address), Method::POST, &cookie, &json!({"label": "test"})).0;
    serde_json::from_str::<Value>(&made).unwrap()["token"].as_str().unwrap().to_owned()
}

/// Starts a bot that plays one game.
fn bot(server: &Hosted, token: &str, game: &str, more: &str) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_crema"))
        .args(["bot", "--server", &server.address, "--game", game, "--level", "2", "--games", "1"])
        .args(words(more))
        .env("CREMA_TOKEN", token)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started")
}

fn outcome(child: std::process::Child) -> Value {
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn two_bots_meet_and_what_they_played_is_proved_kept_and_restored() {
    let folder = TempDir::new().unwrap();
    let database = sqlite(&folder, "crema.db");
    let server = Hosted::start(&database);
    let tokens = [token(&server, "Moka"), token(&server, "Chemex")];
    let mut lines = String::new();
    for info in GAMES {
        let host = bot(&server, &tokens[0], info.id, "--host --seed 1");
        let guest = bot(&server, &tokens[1], info.id, "--seed 2");
        let (host, guest) = (outcome(host), outcome(guest));
        assert_eq!((&host["table"], &host["result"]), (&guest["table"], &guest["result"]), "{}", info.id);
        assert_eq!(
            (&host["seat"], &guest["seat"], &host["result"]["reason"]),
            (&json!(0), &json!(1), &json!("played"))
        );
        let url = format!("{}/api/tables/{}/record", server.address, host["table"].as_str().unwrap());
        lines.push_str(&ask(&url, Method::GET, "", &json!({})).0);
    }
    crema(&["replay"], &lines).succeeded();
    let verdicts = crema(&["verify"], &lines).succeeded();
    assert_eq!(verdicts.lines().count(), GAMES.len());
    assert!(verdicts.lines().all(|line| line.starts_with(r#"{"ok":true,"deal":true,"draws":"#)), "{verdicts}");
    forgeries_are_found(&lines);

    let copy = folder.path().join("copy.db");
    let report = crema(&["backup", "--database", &database, copy.to_str().unwrap()], "").succeeded();
    assert_eq!(serde_json::from_str::<Value>(&report).unwrap()["matches"], GAMES.len());
    assert_eq!(server.stop(), Some(0), "it stops cleanly when asked");
    let restored = sqlite(&folder, "elsewhere.db");
    crema(&["restore", "--database", &restored, copy.to_str().unwrap()], "").succeeded();
    let server = Hosted::start(&restored);
    let list = ask(&format!("{}/healthz", server.address), Method::GET, "", &json!({})).0;
    assert_eq!(list, "ok\n");
    let finished = crema(&["admin", "--database", &restored, "list", "--status", "finished"], "").succeeded();
    assert_eq!(finished.lines().count(), GAMES.len(), "{finished}");
}

/// A proved record is no longer proved after any change.
fn forgeries_are_found(lines: &str) {
    for line in lines.lines() {
        let proved = ProvedRecord::from_json(line).unwrap();
        let proof = proved.fairness.clone().unwrap();
        let check = |forged: ProvedRecord, wanted: &str| {
            let run = crema(&["verify"], forged.to_json());
            assert_eq!(run.code, Some(1));
            assert!(run.output.starts_with(r#"{"ok":false,"#) && run.output.contains(wanted), "{}", run.output);
        };
        let with = |proof| ProvedRecord { fairness: proof, ..proved.clone() };
        check(with(None), "there is no proof");
        let mut other = proof.clone();
        other.secret = "0".repeat(64);
        check(with(Some(other)), "does not fit the commitment");
        let mut other = proof.clone();
        other.entropy[0] = "another".to_owned();
        check(with(Some(other)), "promised");
        let mut other = proof;
        other.scheme = 99;
        check(with(Some(other)), "scheme 99");
    }
    let run = crema(&["verify"], "rubbish\n\n{}\n");
    assert_eq!((run.code, run.output.lines().count()), (Some(1), 2));
}

#[test]
fn a_bot_says_why_it_cannot_play() {
    let folder = TempDir::new().unwrap();
    let server = Hosted::start(&sqlite(&folder, "crema.db"));
    let game = GAMES[0].id;
    let check = |arguments: &str, wanted: &str| {
        let run = crema(&words(&format!("bot {arguments}")), "");
        assert_eq!((run.code, run.output.as_str()), (Some(1), ""));
        assert!(run.errors.contains(wanted), "{}", run.errors);
    };
    let address = &server.address;
    check(&format!("--server {address} --token crema_x --game {game}"), "this API token is not known");
    check(&format!("--server {address} --token x --game chess"), "unknown game \"chess\"");
    check(&format!("--server nowhere --token x --game {game}"), "is not an address such as");
    check(&format!("--server http://127.0.0.1:1 --token x --game {game}"), "refused");
    let (_, cookie) = ask(&format!("{address}/api/me"), Method::POST, "", &json!({"name": "Ada"}));
    let new = json!({"game": GAMES[1].id, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ask(&format!("{address}/api/tables"), Method::POST, &cookie, &new).0;
    let id = serde_json::from_str::<Value>(&table).unwrap()["id"].as_str().unwrap().to_owned();
    let token = token(&server, "Moka");
    let wrong = format!("table {id} is for {}, not {game}", GAMES[1].id);
    check(&format!("--server {address} --token {token} --game {game} --table {id}"), &wrong);
    check(&format!("--server {address} --token {token} --game {game} --table nothing"), "there is no such table");
}
