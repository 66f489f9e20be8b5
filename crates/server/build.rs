//! The page is built into this crate, but cargo does not watch its folder: whoever builds the page says so by this variable.

fn main() {
    println!("cargo:rerun-if-env-changed=CREMA_PAGE");
}
