//! The counters of `/metrics`: acts of people and faults, in the Prometheus text format.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use protocol::Millis;
use store::StoreCounters;

use super::process;

/// Which request, and how it was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// Which request.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RouteLabel {
    pub(crate) route: String,
}

/// The code of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct CodeLabel {
    pub(crate) code: String,
}

/// The result of sending a notice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OutcomeLabel {
    pub(crate) outcome: &'static str,
}

/// Why a socket was closed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct CauseLabel {
    pub(crate) cause: &'static str,
}

/// What is measured of bots, where they think.
#[derive(Clone)]
pub(crate) struct BotMetrics {
    pub(crate) queue: Gauge,
    pub(crate) wait_seconds: Histogram,
    pub(crate) think_seconds: Histogram,
}

/// The bounds between which times are counted, in seconds.
const TIMES: [f64; 11] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];

fn times() -> Histogram {
    Histogram::new(TIMES)
}

fn seconds(ms: Millis) -> f64 {
    ms as f64 / 1_000.0
}

/// The server's counters.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<RequestLabels, Counter>,
    request_seconds: Family<RouteLabel, Histogram, fn() -> Histogram>,
    pub(crate) refusals: Family<CodeLabel, Counter>,
    pub(crate) entries: Counter,
    notices: Family<OutcomeLabel, Counter>,
    closed: Family<CauseLabel, Counter>,
    pub(crate) append_seconds: Histogram,
    store_flushes: Counter,
    store_checkpoints: Counter,
    database_seconds: Histogram,
    database_errors: Counter,
    pub(crate) bots: BotMetrics,
    memory: Gauge,
    files: Gauge,
    pub(crate) bot_moves: Counter,
    pub(crate) bot_faults: Counter,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) bus: Gauge,
    pub(crate) credited_seconds: Counter<f64, AtomicU64>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("crema"),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(times),
            refusals: Family::default(),
            entries: Counter::default(),
            notices: Family::default(),
            closed: Family::default(),
            append_seconds: Histogram::new([0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]),
            store_flushes: Counter::default(),
            store_checkpoints: Counter::default(),
            database_seconds: times(),
            database_errors: Counter::default(),
            bots: BotMetrics { queue: Gauge::default(), wait_seconds: times(), think_seconds: times() },
            memory: Gauge::default(),
            files: Gauge::default(),
            bot_moves: Counter::default(),
            bot_faults: Counter::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            bus: Gauge::default(),
            credited_seconds: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("http_requests", "HTTP requests by route and status", metrics.requests.clone());
        registry.register("refusals", "Requests, messages and acts refused, by code", metrics.refusals.clone());
        registry.register("push_notices", "Notices to closed browsers, by outcome", metrics.notices.clone());
        registry.register("log_entries", "Log entries stored", metrics.entries.clone());
        registry.register("append_seconds", "How long storing a move takes", metrics.append_seconds.clone());
        registry.register("store_flushes", "Commits made durable", metrics.store_flushes.clone());
        registry.register(
            "store_checkpoints",
            "Copies of the write-ahead log into the database file",
            metrics.store_checkpoints.clone(),
        );
        registry.register("request_seconds", "How long requests take, by route", metrics.request_seconds.clone());
        registry.register(
            "database_seconds",
            "How long the heartbeat takes to store",
            metrics.database_seconds.clone(),
        );
        registry.register("database_errors", "Heartbeats that could not be stored", metrics.database_errors.clone());
        registry.register("bot_queue", "Bots that wait for their turn to think", metrics.bots.queue.clone());
        registry.register("bot_wait_seconds", "How long bots wait for it", metrics.bots.wait_seconds.clone());
        registry.register("bot_think_seconds", "How long bots think", metrics.bots.think_seconds.clone());
        registry.register("resident_memory_bytes", "Memory of the process, on Linux", metrics.memory.clone());
        registry.register("open_files", "Files and sockets of the process, on Linux", metrics.files.clone());
        registry.register("bot_moves", "Events chosen by bots", metrics.bot_moves.clone());
        registry.register("bot_faults", "Times a bot chose nothing legal", metrics.bot_faults.clone());
        registry.register("connections", "Connections for requests open now", metrics.connections.clone());
        registry.register("sockets", "WebSockets open now", metrics.sockets.clone());
        registry.register("sockets_closed", "WebSockets closed, by cause", metrics.closed.clone());
        registry.register("tables", "Tables in memory now", metrics.tables.clone());
        registry.register("bus", "1 while other servers can be heard, or there are none", metrics.bus.clone());
        registry.register(
            "credited_seconds",
            "Time given back to running clocks after the server was away",
            metrics.credited_seconds.clone(),
        );
        metrics
    }

    pub(crate) fn refused(&self, code: protocol::Code) {
        let code = serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned));
        self.refusals.get_or_create(&CodeLabel { code: code.unwrap_or_default() }).inc();
    }

    pub(crate) fn closed(&self, cause: &'static str) {
        self.closed.get_or_create(&CauseLabel { cause }).inc();
    }

    pub(crate) fn pushed(&self, outcome: &'static str) {
        self.notices.get_or_create(&OutcomeLabel { outcome }).inc();
    }

    /// A request was answered after so long.
    pub(crate) fn answered(&self, labels: &RequestLabels, took: Millis) {
        let route = RouteLabel { route: labels.route.clone() };
        self.request_seconds.get_or_create(&route).observe(seconds(took));
        self.requests.get_or_create(labels).inc();
    }

    /// The database was asked, and has answered after so long or not at all.
    pub(crate) fn asked_database(&self, took: Millis, answered: bool) {
        self.database_seconds.observe(seconds(took));
        if !answered {
            self.database_errors.inc();
        }
    }

    /// Everything that is counted; the store counts for itself.
    pub(crate) fn text(&self, store: StoreCounters) -> String {
        let catch_up = |counter: &Counter, now: u64| {
            counter.inc_by(now.saturating_sub(counter.get()));
        };
        catch_up(&self.store_flushes, store.flushes);
        catch_up(&self.store_checkpoints, store.checkpoints);
        self.memory.set(process::resident_bytes());
        self.files.set(process::open_files());
        let mut text = String::new();
        text::encode(&mut text, &self.registry).expect("strings can be written");
        text
    }
}
