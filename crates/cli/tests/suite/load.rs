//! The load tool in small, every mode against a real server: that it works and finds nothing wrong. How fast anything is depends
//! on the machine, and is not asked here.

use clap::Parser;
use load::{Arguments, Report};

/// Runs a mode and checks that every figure named is as it should be.
fn check(line: &str, figures: &[(&str, std::ops::RangeInclusive<f64>)]) {
    let words = ["load", "--crema", env!("CARGO_BIN_EXE_crema")].into_iter().chain(line.split_whitespace());
    let arguments = Arguments::try_parse_from(words).unwrap();
    let report: Report = load::measure(&arguments).unwrap();
    for (name, range) in figures {
        let figure = report.figure(name).unwrap_or_else(|| panic!("{line}: no figure {name:?} in\n{report}"));
        assert!(range.contains(&figure.value), "{line}: {name} is not in {range:?}\n{report}");
    }
}

#[test]
fn sockets_stay_open() {
    check(
        "idle 20 --seconds 3",
        &[("sockets open", 20.0..=20.0), ("sockets lost", 0.0..=0.0), ("heartbeats", 1.0..=1e6)],
    );
}

#[test]
fn moves_reach_the_opponent() {
    check("games 4 --every 150 --seconds 2", &[("games broken off", 0.0..=0.0), ("moves", 1.0..=1e6)]);
}

#[test]
fn acknowledged_moves_survive_kills() {
    let figures = [
        ("moves acknowledged", 1.0..=1e6),
        ("moves refused", 0.0..=0.0),
        ("acknowledged moves lost", 0.0..=0.0),
        ("events applied twice", 0.0..=0.0),
        ("clients not back in a minute", 0.0..=0.0),
        ("returns of clients", 8.0..=1e6),
    ];
    check("kills 3 --games 4 --pause 500 --think 20", &figures);
}

#[test]
fn everyone_comes_back() {
    check("reconnects 10 --moves 2", &[("sockets not back", 0.0..=0.0)]);
    check("reconnects 10 --moves 1 --cut", &[("sockets not back", 0.0..=0.0)]);
}

#[test]
fn bots_think_beside_people() {
    let figures = [("games broken off", 0.0..=0.0), ("thoughts of bots", 1.0..=1e6), ("moves with bots", 1.0..=1e6)];
    check("bots 2 --bots 2 --level 1 --every 100 --rounds 1 --seconds 1", &figures);
}
