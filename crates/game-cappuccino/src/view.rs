//! temp
use serde::Serialize;
/// v
#[derive(Serialize)]
pub struct View {}
impl View { pub(crate) fn of(_: &crate::Cappuccino) -> View { View {} } }
