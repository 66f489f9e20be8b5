//! The committed fuzz corpora, run as plain tests.

use std::path::Path;

fn check(target: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut checked = 0;
    for file in files {
        property(&std::fs::read(file.unwrap().path()).unwrap());
        checked += 1;
    }
    assert!(checked >= 10, "{}: only {checked} files", folder.display());
}

#[test]
fn records() {
    check("record", crema::fuzzing::record);
}

#[test]
fn events() {
    check("event", crema::fuzzing::event);
}

#[test]
fn ugi() {
    check("ugi", crema::fuzzing::ugi);
}
