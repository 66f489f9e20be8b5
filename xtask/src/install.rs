//! Installing what is missing.

use crate::shell::Shell;

/// A cargo subcommand from the package registry, unless it is here already.
pub(crate) fn cargo_tool(name: &str, version: &str) -> Result<(), String> {
    if Shell::new(&format!("{name} --version")).succeeds() {
        return Ok(());
    }
    // Unoptimised: these run for seconds, and building them is what takes the time.
    Shell::new(&format!("cargo install {name} --version {version} --locked --debug")).run()
}

/// Debian packages, unless `program` can be started already.
pub(crate) fn debian(program: &str, packages: &str) -> Result<(), String> {
    if Shell::new(&format!("{program} --version")).succeeds() {
        return Ok(());
    }
    if !Shell::new("apt-get --version").succeeds() {
        return Err(format!(
            "{program} is missing; install it with your system's package manager ({packages} in Debian)"
        ));
    }
    let sudo = if Shell::new("test -w /var/lib/dpkg").succeeds() { "" } else { "sudo " };
    Shell::new(&format!("{sudo}apt-get update -qq")).run()?;
    Shell::new(&format!("{sudo}apt-get install -y -qq --no-install-recommends {packages}")).run()
}
