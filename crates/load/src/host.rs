//! A real server of the program, started, killed and started again.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, bail};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::{Duration, timeout};

use crate::arguments::Common;
use crate::machine::Usage;

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// All clients come from one address here, for which the usual rate limits are not meant: hosts have this option for events in
/// one room.
const RATE_FACTOR: &str = "10000";

/// `crema serve` with a database of its own, both gone when this is dropped.
pub(crate) struct Host {
    program: PathBuf,
    core: Option<usize>,
    folder: TempDir,
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Host {
    /// Starts a server on a free port.
    pub(crate) async fn start(common: &Common) -> anyhow::Result<Host> {
        let program = match &common.crema {
            Some(program) => program.clone(),
            None => std::env::current_exe().context("this program does not know where it is")?.with_file_name("crema"),
        };
        if !program.is_file() {
            let build = "build it with `cargo build --release -p crema`, or name it with --crema";
            bail!("there is no program {}; {build}", program.display());
        }
        let folder = match &common.folder {
            Some(folder) => TempDir::new_in(folder),
            None => TempDir::new(),
        };
        let folder = folder.context("no place for the database; check --folder")?;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = launch(&program, common.core, folder.path(), any).await?;
        Ok(Host { program, core: common.core, folder, child, address })
    }

    /// Ends the server without a warning, as a crash does.
    pub(crate) async fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().await.context("the server could not be killed; it may have ended by itself")
    }

    /// Starts a killed server again: same address, same database.
    pub(crate) async fn restart(&mut self) -> anyhow::Result<()> {
        (self.child, _) = launch(&self.program, self.core, self.folder.path(), self.address).await?;
        Ok(())
    }

    pub(crate) fn usage(&self) -> anyhow::Result<Usage> {
        Usage::of(self.child.id().context("the server has ended by itself")?)
    }
}

async fn launch(
    program: &Path,
    core: Option<usize>,
    folder: &Path,
    listen: SocketAddr,
) -> anyhow::Result<(Child, SocketAddr)> {
    let mut command = match core {
        // It becomes the server itself, so that the child is the server either way.
        Some(core) => {
            let mut command = Command::new("taskset");
            command.arg("--cpu-list").arg(core.to_string()).arg(program);
            command
        }
        None => Command::new(program),
    };
    let database = format!("sqlite:{}", folder.join("crema.db").display());
    command.args(["serve", "--listen", &listen.to_string(), "--database", &database]);
    command.args(["--rate-factor", RATE_FACTOR, "--log", "error"]);
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn();
    let mut child = started.with_context(|| match core {
        Some(_) => "cannot start taskset; install util-linux, or leave --core out".to_owned(),
        None => format!("cannot start {}", program.display()),
    })?;
    let mut line = String::new();
    let stdout = child.stdout.take().context("the server has no output")?;
    timeout(PATIENCE, BufReader::new(stdout).read_line(&mut line)).await.context("the server does not start")??;
    let address = line.trim().strip_prefix("Crema is at http://").and_then(|address| address.parse().ok());
    let address = address.with_context(|| format!("the server said {line:?} instead of its address"))?;
    Ok((child, address))
}
