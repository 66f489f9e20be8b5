//! The state that every part of the server shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use protocol::Millis;
use store::{MatchId, PersonId, Store};
use tokio::sync::{Notify, Semaphore, broadcast, watch};

use crate::accounts::{AddressBans, DeviceKey, Occupancy, PasskeyChallenges, RateLimit};
use crate::bots::{BotEngine, BotPool};
use crate::cluster::Bus;
use crate::config::Config;
use crate::environment::Entropy;
use crate::environment::Games;
use crate::environment::Time;
use crate::error::Failure;
use crate::http::UnheededProxy;
use crate::limits::{Limits, Pace};
use crate::notices::Push;
use crate::socket::Online;
use crate::table::{OpenedTables, Tables};
use crate::telemetry::Metrics;

/// How many answers about notices may wait to be looked at.
const REACHED: usize = 256;

/// The parts of a server.
pub struct Parts {
    /// Where everything is kept.
    pub store: Store,
    /// The games that can be played.
    pub games: Arc<dyn Games>,
    /// The engine that plays for bots.
    pub bot_engine: Arc<dyn BotEngine>,
    /// The time.
    pub time: Arc<dyn Time>,
    /// Where ids and secrets come from.
    pub entropy: Entropy,
    /// The way to other servers on the same store.
    pub bus: Bus,
    /// The host's decision.
    pub config: Config,
}

/// A running server.
pub struct App {
    pub(crate) store: Store,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) bots: BotPool,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) entropy: Entropy,
    pub(crate) bus: Bus,
    pub(crate) config: Config,
    pub(crate) tables: Tables,
    pub(crate) opened: OpenedTables,
    pub(crate) online: Online,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    pub(crate) push: Push,
    pub(crate) challenges: PasskeyChallenges,
    pub(crate) address_bans: AddressBans,
    pub(crate) device_key: DeviceKey,
    pub(crate) unheeded_proxy: UnheededProxy,
    /// People whom other servers have told that it is their turn, and where.
    pub(crate) reached: broadcast::Sender<(PersonId, MatchId)>,
    /// Seats for passwords that are hashed, which takes memory and time.
    pub(crate) hashing: Semaphore,
    pub(crate) stop: Stop,
    /// What the host allows, with the factor for many people behind one address.
    pub(crate) limits: Limits,
    /// Places for sockets, by address and by person.
    pub(crate) socket_places: SocketPlaces,
    /// How many sockets are open.
    pub(crate) sockets: watch::Sender<usize>,
}

/// How often things may be done.
pub(crate) struct Rates {
    /// New guests, by address.
    pub(crate) guests: RateLimit,
    /// Passwords and passkeys tried, by address.
    pub(crate) passwords: RateLimit,
    /// Guesses at one account's password, by address and account, or by a device that the account is known on.
    pub(crate) guesses: RateLimit,
    /// The same over all addresses, by account: so that it cannot be tried from very many.
    pub(crate) accounts: RateLimit,
    /// New tables, by person.
    pub(crate) tables: RateLimit,
    /// Changes of one's name, by person.
    pub(crate) renames: RateLimit,
    /// Acts and other messages, by person or connection.
    pub(crate) messages: RateLimit,
    /// Lines of talk, by person.
    pub(crate) talk: RateLimit,
    /// Requests, by address.
    pub(crate) requests: RateLimit,
}

/// Places for sockets.
pub(crate) struct SocketPlaces {
    pub(crate) by_address: Arc<Occupancy>,
    pub(crate) by_person: Arc<Occupancy>,
}

/// Whether the server is stopping.
#[derive(Default)]
pub(crate) struct Stop {
    begun: AtomicBool,
    told: Notify,
}

impl Stop {
    pub(crate) fn begin(&self) {
        self.begun.store(true, Ordering::Release);
        self.told.notify_waiters();
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.begun.load(Ordering::Acquire)
    }

    /// Done when the server is stopping.
    pub(crate) async fn begun(&self) {
        let told = self.told.notified();
        tokio::pin!(told);
        // Listening starts before looking, so that nothing falls in between.
        told.as_mut().enable();
        if !self.has_begun() {
            told.await;
        }
    }
}

impl App {
    /// Puts a server together; nothing runs yet.
    pub fn new(parts: Parts) -> Arc<App> {
        let Parts { store, games, bot_engine, time, entropy, bus, config } = parts;
        let limits = config.limits.times(config.rate_factor);
        let paced = |pace: Pace| RateLimit::new(pace.burst, pace.every_ms);
        let rates = Rates {
            guests: paced(limits.guests),
            passwords: paced(limits.passwords),
            guesses: paced(limits.guesses),
            accounts: paced(limits.guesses_per_account),
            tables: paced(limits.tables),
            renames: paced(limits.renames),
            messages: paced(limits.messages),
            talk: paced(limits.talk),
            requests: paced(limits.requests),
        };
        let socket_places = SocketPlaces {
            by_address: Occupancy::new(limits.sockets, limits.sockets_per_address),
            by_person: Occupancy::new(limits.sockets, limits.sockets_per_person),
        };
        let metrics = Metrics::new();
        let bots = BotPool::new(bot_engine, config.bot_threads, time.clone(), limits.bot_turn_ms, metrics.bots.clone());
        Arc::new(App {
            bots,
            hashing: Semaphore::new(2),
            tables: Tables::default(),
            opened: OpenedTables::default(),
            online: Online::default(),
            metrics,
            push: Push::new(&config),
            challenges: PasskeyChallenges::default(),
            address_bans: AddressBans::default(),
            device_key: DeviceKey::default(),
            unheeded_proxy: UnheededProxy::default(),
            stop: Stop::default(),
            sockets: watch::Sender::new(0),
            reached: broadcast::Sender::new(REACHED),
            rates,
            limits,
            socket_places,
            store,
            games,
            time,
            entropy,
            bus,
            config,
        })
    }

    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// May this person do this now?
    pub(crate) fn pace(&self, rate: &RateLimit, person: &PersonId) -> Result<(), Failure> {
        rate.take(person.as_str(), self.now()).map_err(Failure::rate_limited)
    }
}
