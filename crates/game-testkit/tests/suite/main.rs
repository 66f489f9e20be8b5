//! The suites themselves under test, and the house rules that no compiler checks.

mod glossary;
mod house;
mod secret;
