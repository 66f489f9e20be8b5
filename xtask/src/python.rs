//! The Python package: built, tested, checked and documented in an environment of its own under `target/`.

use crate::install;
use crate::shell::{Shell, root};

/// Where the environment is made.
const ENVIRONMENT: &str = "target/python";

/// Every check of the package.
pub(crate) fn test() -> Result<(), String> {
    install::python()?;
    if !root().join(ENVIRONMENT).join("bin/pip").exists() {
        Shell::new(&format!("python3 -m venv {ENVIRONMENT}")).run()?;
    }
    run("pip", "install --quiet --disable-pip-version-check -r python/requirements-dev.txt")?;
    // The profile of development: the rust step has built most of it, and the engine is optimised there too.
    program("pip", "install --quiet --disable-pip-version-check --force-reinstall --no-deps ./python")
        .env("MATURIN_PEP517_ARGS", "--profile dev")
        .run()?;
    run("ruff", "check python")?;
    run("ruff", "format --check python")?;
    run("mypy", "--config-file python/pyproject.toml python/crema python/examples python/benchmarks")?;
    run("pytest", "-q -c python/pyproject.toml python/tests")?;
    run("pdoc", "--output-directory target/python-docs crema")
}

fn program(name: &str, arguments: &str) -> Shell {
    Shell::new(&format!("{ENVIRONMENT}/bin/{name} {arguments}"))
}

fn run(name: &str, arguments: &str) -> Result<(), String> {
    program(name, arguments).run()
}
