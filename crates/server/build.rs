//! The page is built into this crate, but cargo does not watch its folder: the build of the page announces itself by this variable.

fn main() {
    println!("cargo:rerun-if-env-changed=CREMA_PAGE");
}
