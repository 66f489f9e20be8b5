//! What `/metrics` tells: counts of what people do and of what goes wrong, in the Prometheus text format.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use store::StoreCounters;

/// Which request, and how it was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// The code of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct CodeLabel {
    pub(crate) code: String,
}

/// What became of a notice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OutcomeLabel {
    pub(crate) outcome: &'static str,
}

/// Why a socket was closed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct CauseLabel {
    pub(crate) cause: &'static str,
}

/// The server's counters.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<RequestLabels, Counter>,
    pub(crate) refusals: Family<CodeLabel, Counter>,
    pub(crate) entries: Counter,
    notices: Family<OutcomeLabel, Counter>,
    closed: Family<CauseLabel, Counter>,
    pub(crate) append_seconds: Histogram,
    store_flushes: Counter,
    store_checkpoints: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) bot_faults: Counter,
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
            refusals: Family::default(),
            entries: Counter::default(),
            notices: Family::default(),
            closed: Family::default(),
            append_seconds: Histogram::new([0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]),
            store_flushes: Counter::default(),
            store_checkpoints: Counter::default(),
            bot_moves: Counter::default(),
            bot_faults: Counter::default(),
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
        registry.register("bot_moves", "Events chosen by bots", metrics.bot_moves.clone());
        registry.register("bot_faults", "Times a bot chose nothing legal", metrics.bot_faults.clone());
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

    /// Everything that is counted; the store counts for itself.
    pub(crate) fn text(&self, store: StoreCounters) -> String {
        let catch_up = |counter: &Counter, now: u64| {
            counter.inc_by(now.saturating_sub(counter.get()));
        };
        catch_up(&self.store_flushes, store.flushes);
        catch_up(&self.store_checkpoints, store.checkpoints);
        let mut text = String::new();
        text::encode(&mut text, &self.registry).expect("strings can be written");
        text
    }
}
