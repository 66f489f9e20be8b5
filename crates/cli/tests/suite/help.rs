//! The program's help texts.

use game_registry::GAMES;

use crate::program::{crema, words};

const COMMANDS: &[&str] = &[
    "serve",
    "admin",
    "analyze",
    "review",
    "puzzles",
    "backup",
    "restore",
    "bot",
    "calibration",
    "replay",
    "verify",
    "random",
    "show",
    "rules",
    "perft",
    "bench",
    "arena",
    "ladder",
    "train",
    "ugi",
];

#[test]
fn help_describes_every_command_with_an_example() {
    let help = crema(&["--help"], "").succeeded();
    assert!(help.contains("Examples:\n") && help.contains("not affiliated"));
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
        let own = crema(&[command, "--help"], "").succeeded();
        assert!(own.contains("Example") && own.contains(&format!("crema {command} ")), "{own}");
    }
}

#[test]
fn every_option_of_the_server_can_also_come_from_the_environment() {
    let help = crema(&["serve", "--help"], "").succeeded();
    let (_, options) = help.split_once("Options:").expect("options");
    let options: Vec<&str> = options.split("\n      --").skip(1).collect();
    assert!(options.len() >= 11, "{help}");
    for option in options.iter().filter(|option| !option.starts_with("color")) {
        let variable = option.split([' ', '\n']).next().expect("a name").to_uppercase().replace('-', "_");
        assert!(option.contains(&format!("[env: CREMA_{variable}")), "{option}");
        assert!(option.split_whitespace().count() > 8, "{option}");
    }
}

#[test]
fn without_arguments_it_explains_itself_and_fails() {
    let run = crema::<&str>(&[], "");
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""));
    assert!(run.errors.contains("Usage: crema"));
}

#[test]
fn version_is_the_package_version() {
    assert_eq!(crema(&["--version"], "").succeeded(), format!("crema {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn rules_are_plain_in_a_pipe_and_styled_when_asked() {
    for info in GAMES {
        let plain = crema(&["rules", info.id], "").succeeded();
        assert_eq!(plain.trim_end(), info.rules_text.trim_end());
        let styled = crema(&words(&format!("rules {} --color always", info.id)), "").succeeded();
        assert_eq!(styled.contains("\u{1b}["), info.rules_text.contains(['#', '`', '*']), "{}", info.id);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error_and_not_a_panic() {
    let full = || std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    for (arguments, to_stderr, code) in [
        (&["--help"][..], false, 1),
        (&["--version"], false, 1),
        (&["random", "--help"], false, 1),
        (&["rules", "patchwork"], false, 1),
        (&["nonsense"], true, 2),
        (&["replay", "missing.jsonl"], true, 1),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_crema"));
        command.args(arguments);
        if to_stderr {
            command.stderr(full())
        } else {
            command.stdout(full())
        };
        let output = command.output().expect("it runs");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(to_stderr || String::from_utf8_lossy(&output.stderr).starts_with("crema: "), "{arguments:?}");
    }
}
