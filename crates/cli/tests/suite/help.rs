//! What the program says about itself.

use game_registry::GAMES;

use crate::program::{crema, words};

const COMMANDS: &[&str] = &["replay", "random", "show", "rules", "perft", "ugi", "bench", "arena", "ladder", "analyze"];

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
