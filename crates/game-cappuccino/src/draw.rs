//! t
pub(crate) fn draw(_:&crate::Cappuccino)->String{"x".into()}
