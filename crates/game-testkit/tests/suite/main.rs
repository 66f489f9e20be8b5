//! The suites themselves under test, and the house rules that no compiler checks.

mod house;
mod secret;
