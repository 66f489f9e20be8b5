//! The project's own commands, behind `cargo xtask`.
//!
//! *Why this shape.* A newcomer needs two commands, and they must work on a machine that has only Rust, Node and a C compiler. So
//! this program uses the standard library alone (it builds in a second), says every command it runs, and installs missing
//! tools through package managers.

mod fourth_game;
mod install;
mod python;
mod shell;
mod summary;
mod test;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Crema's own commands.

Usage: cargo xtask <COMMAND>

Commands:
  play [ARG…]   build everything and serve the game; arguments go to `crema serve`
  build         build everything into one binary, target/release/crema
  page          build only the page, into web/dist
  test [STEP…]  install what is missing and run every check, or only the named steps
  help          this text

Steps of test, in order:
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        // People who are used to `cargo run` write `--` in between.
        ["play", "--", arguments @ ..] | ["play", arguments @ ..] => play(arguments),
        ["build"] => build(),
        ["page"] => web::build(),
        ["test", steps @ ..] => test::run(steps),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}{}", test::describe());
            Ok(())
        }
        [unknown, ..] => Err(format!("unknown command {unknown:?}; see cargo xtask help")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    web::build()?;
    println!("Building the server with everything in it, optimised as a whole. The first time takes several minutes.");
    shell::Shell::new("cargo build --release --locked --package crema").env("CREMA_PAGE", &web::built_at()).run()
}

fn play(arguments: &[&str]) -> Result<(), String> {
    println!("Step 1 of 2: the page, with the games and their bots as WebAssembly. A minute or two the first time.");
    web::build()?;
    println!("Step 2 of 2: the server. A few minutes the first time, seconds afterwards; then it says where it is.");
    shell::Shell::new("cargo run --profile play --package crema -- serve")
        .arguments(arguments)
        .env("CREMA_PAGE", &web::built_at())
        .run()
}
