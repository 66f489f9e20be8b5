//! The server's reports to the people who run it.
//!
//! *Why this shape.* Numbers that add up go to [`metrics`], where a monitor asks for them; what happened once and why goes to the
//! [`logs`]. Neither ever decides anything.

pub(crate) mod logs;
mod metrics;
mod process;

pub(crate) use metrics::{BotMetrics, Metrics, RequestLabels};
