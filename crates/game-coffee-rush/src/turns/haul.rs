//! A walk with the tokens that it brings.

use super::path::Path;
use crate::Square;

/// A square on which a turn may end, the tokens in hand there, and the walk. Tokens are counted in a [`crate::Bag`], or in a
/// [`super::supply::Supply`] where they are compared often.
#[derive(Clone, Copy)]
pub(crate) struct Haul<T> {
    pub(crate) end: Square,
    pub(crate) taken: T,
    pub(crate) path: Path,
}
