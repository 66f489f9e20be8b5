//! A whole server on a free port, with its own database, that can be stopped and started again.

use std::net::SocketAddr;
use std::sync::Arc;

use server::{App, Config, Crema, Entropy, Games, LogFormat, MachineTime, Parts, Time};
use store::Store;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::brain::Anything;
use crate::http::Http;

pub(crate) struct Live {
    pub(crate) address: SocketAddr,
    folder: Arc<TempDir>,
    games: Arc<dyn Games>,
    time: Arc<dyn Time>,
    rate_factor: u32,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// How a server differs from the usual one.
pub(crate) struct Plan {
    pub(crate) games: Arc<dyn Games>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) rate_factor: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { games: Arc::new(Crema), time: Arc::new(MachineTime), rate_factor: 1_000 }
    }
}

impl Live {
    pub(crate) async fn start() -> Live {
        Live::with(Plan::default()).await
    }

    pub(crate) async fn with(plan: Plan) -> Live {
        Live::on(Arc::new(TempDir::new().expect("a folder")), plan).await
    }

    async fn on(folder: Arc<TempDir>, plan: Plan) -> Live {
        let Plan { games, time, rate_factor } = plan;
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite:{}", folder.path().join("crema.db").display()),
            public_url: None,
            node: "test".to_owned(),
            trusted_proxies: 0,
            bot_threads: 2,
            rate_factor,
            log_format: LogFormat::Text,
            log: "info".to_owned(),
        };
        let app = App::new(Parts {
            store: Store::open(&config.database).await.expect("a database"),
            games: games.clone(),
            brain: Arc::new(Anything),
            time: time.clone(),
            entropy: Entropy::of_the_system(),
            config,
        });
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let ready = |address| ready.send(address).expect("the test waits");
            let stopped = async { drop(stopped.await) };
            server::serve(app, ready, stopped).await.expect("the server runs");
        });
        let address = address.await.expect("the server is ready");
        Live { address, folder, games, time, rate_factor, stop, running }
    }

    /// Stops in the orderly way and starts again on the same database, at another port.
    pub(crate) async fn restart(self) -> Live {
        let Live { folder, games, time, rate_factor, stop, running, .. } = self;
        stop.send(()).expect("the server listens");
        running.await.expect("the server stops");
        Live::on(folder, Plan { games, time, rate_factor }).await
    }

    /// Ends everything at once, as a crash would, and starts again on the same database.
    pub(crate) async fn crash(self) -> Live {
        let Live { folder, games, time, rate_factor, running, .. } = self;
        running.abort();
        drop(running.await);
        Live::on(folder, Plan { games, time, rate_factor }).await
    }

    /// Somebody without a name.
    pub(crate) fn stranger(&self) -> Http {
        Http::new(self.address)
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Http {
        let mut guest = self.stranger();
        guest.post("/api/me", serde_json::json!({"name": name})).await.ok();
        guest
    }
}
