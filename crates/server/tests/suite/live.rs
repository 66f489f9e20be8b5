//! A whole server on a free port, with its own database, that can be stopped and started again.

use std::net::SocketAddr;
use std::sync::Arc;

use server::{App, BotEngine, Bus, Config, Crema, Entropy, Games, Limits, LogFormat, MachineTime, Parts, Time};
use store::Store;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::bot_engine::Anything;
use crate::http::Http;
use crate::place::Database;

pub(crate) struct Live {
    pub(crate) address: SocketAddr,
    pub(crate) database: Database,
    plan: Plan,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
    /// The server's own threads: a crash takes all of them.
    threads: Option<Runtime>,
}

impl Drop for Live {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            threads.shutdown_background();
        }
    }
}

/// A server that was stopped, with its database.
pub(crate) struct Stopped {
    database: Database,
    plan: Plan,
}

impl Stopped {
    pub(crate) async fn start(self) -> Live {
        Live::on(self.database, self.plan).await
    }
}

/// How a server differs from the usual one.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) games: Arc<dyn Games>,
    pub(crate) bot_engine: Arc<dyn BotEngine>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) rate_factor: u32,
    pub(crate) push_services: Vec<String>,
    pub(crate) public_url: Option<String>,
    pub(crate) trusted_proxies: usize,
    pub(crate) limits: Limits,
    /// Where servers on one database tell each other what happens.
    pub(crate) bus: Option<String>,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            games: Arc::new(Crema),
            bot_engine: Arc::new(Anything),
            time: Arc::new(MachineTime),
            rate_factor: 1_000,
            push_services: Vec::new(),
            public_url: None,
            trusted_proxies: 0,
            limits: Limits::default(),
            bus: None,
        }
    }
}

impl Live {
    pub(crate) async fn start() -> Live {
        Live::with(Plan::default()).await
    }

    pub(crate) async fn with(plan: Plan) -> Live {
        Live::on(Database::empty().await, plan).await
    }

    pub(crate) async fn on(database: Database, plan: Plan) -> Live {
        let Plan { games, bot_engine, time, rate_factor, push_services, public_url, trusted_proxies, limits, bus } =
            plan.clone();
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: database.address(),
            public_url,
            node: "test".to_owned(),
            bus,
            trusted_proxies,
            bot_threads: 2,
            rate_factor,
            push_contact: Some("mailto:host@crema.example".to_owned()),
            push_services,
            log_format: LogFormat::Text,
            log: "info".to_owned(),
            limits,
        };
        let threads = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = threads.spawn(async move {
            let store = Store::open(&config.database).await.expect("a database");
            let entropy = Entropy::of_the_system();
            let app = App::new(Parts {
                bus: Bus::open(config.bus.as_deref(), &store, entropy).await.expect("a bus"),
                store,
                games,
                bot_engine,
                time,
                entropy,
                config,
            });
            let ready = |address| ready.send(address).expect("the test waits");
            let stopped = async { drop(stopped.await) };
            server::serve(app, ready, stopped).await.expect("the server runs");
        });
        let address = address.await.expect("the server is ready");
        let (stop, running, threads) = (Some(stop), Some(running), Some(threads));
        Live { address, database, plan, stop, running, threads }
    }

    /// Another server on the same database.
    pub(crate) async fn beside(&self, plan: Plan) -> Live {
        Live::on(self.database.clone(), plan).await
    }

    /// Stops in the orderly way.
    pub(crate) async fn stop(mut self) -> Stopped {
        self.stop.take().expect("it runs").send(()).expect("the server listens");
        self.running.take().expect("it runs").await.expect("the server stops");
        self.remains()
    }

    fn remains(&self) -> Stopped {
        Stopped { database: self.database.clone(), plan: self.plan.clone() }
    }

    /// Stops in the orderly way and starts again on the same database, at another port.
    pub(crate) async fn restart(self) -> Live {
        self.stop().await.start().await
    }

    /// Ends everything at once, as a crash would, and starts again on the same database.
    pub(crate) async fn crash(self) -> Live {
        self.die().start().await
    }

    /// Ends everything at once, as a crash would.
    pub(crate) fn die(mut self) -> Stopped {
        self.threads.take().expect("it runs").shutdown_background();
        self.remains()
    }

    /// Somebody without a name.
    pub(crate) fn stranger(&self) -> Http {
        Http::new(self.address)
    }

    /// Somebody without a name, at this address as a proxy says.
    pub(crate) fn stranger_at(&self, forwarded: &str) -> Http {
        Http { forwarded: Some(forwarded.to_owned()), ..self.stranger() }
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Http {
        let mut guest = self.stranger();
        guest.post("/api/me", serde_json::json!({"name": name})).await.ok();
        guest
    }
}
