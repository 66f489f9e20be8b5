//! `crema serve`: the page and the game server, until it is told to stop.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;
use server::{App, Bus, Crema, Entropy, LevelEngine, MachineTime, Parts, ServeOptions, data_directory};

const ABOUT: &str = "Serve the game: the page, and tables online";

const EXAMPLES: &str = "\
Prints the address once it answers there, and stops cleanly on Ctrl-C or a termination signal.

Examples:
  crema serve
  crema serve --listen 0.0.0.0:8080 --database sqlite:crema.db
  crema serve --database postgres://crema:secret@localhost/crema
  crema serve --database postgres://crema:secret@db/crema --bus nats://bus:4222";

/// Arguments of `crema serve`.
#[derive(Args)]
#[command(about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Serve {
    #[command(flatten)]
    options: ServeOptions,
}

impl Serve {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let data = data_directory(|name| std::env::var(name).ok());
        let config = self.options.clone().resolve(data.as_deref(), cores)?;
        server::start_logging(&config);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let told_to_stop = told_to_stop()?;
            make_room_for(&config.database)?;
            let _alone = keep_for_this_server(&config.database)?;
            store::check_pages(&config.database).await?;
            let store = store::Store::open(&config.database).await.with_context(|| {
                format!("cannot open the database {}", outbound::without_password(&config.database))
            })?;
            let entropy = Entropy::of_the_system();
            let bus = Bus::open(config.bus.as_deref(), &store, entropy).await?;
            let app = App::new(Parts {
                store,
                games: Arc::new(Crema),
                bot_engine: Arc::new(LevelEngine::default()),
                time: Arc::new(MachineTime),
                entropy,
                bus,
                config,
            });
            let ready = |address| anstream::println!("Crema is at http://{address}");
            server::serve(app, ready, told_to_stop).await?;
            Ok(ExitCode::SUCCESS)
        })
    }
}

/// The folder of an SQLite file, so that the default works on a fresh machine.
fn make_room_for(database: &str) -> anyhow::Result<()> {
    let Some(path) = database.strip_prefix("sqlite:") else { return Ok(()) };
    match std::path::Path::new(path).parent() {
        Some(folder) if !folder.as_os_str().is_empty() => {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// An SQLite file is one server's: two would not hear of each other's moves. The system gives up the lock when the process ends,
/// however it ends.
fn keep_for_this_server(database: &str) -> anyhow::Result<Option<File>> {
    let Some(path) = database.strip_prefix("sqlite:") else { return Ok(None) };
    let lock = store::lock_of(Path::new(path));
    let file = File::create(&lock).with_context(|| format!("cannot make {}", lock.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => bail!(
            "another `crema serve` is running on {path}; stop it, or give this one a --database of its own \
             (several servers can share a PostgreSQL, with --bus)"
        ),
        Err(TryLockError::Error(error)) => Err(error).with_context(|| format!("cannot lock {}", lock.display())),
    }
}

/// Done on Ctrl-C, or on the signal that service managers send. Listens from now on: a signal that comes while the server is
/// still starting must stop it cleanly, too.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Done on Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
