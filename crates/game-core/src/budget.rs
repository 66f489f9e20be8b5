//! How long a search may think. The clock stays outside: a time limit arrives as a question the search asks now and then.

/// A limit on a search. At least one of the two limits must bite, or it never ends.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most so many nodes (playouts, for Monte-Carlo search).
    pub nodes: u64,
    /// Asked often; the search returns its best so far as soon as the answer is yes.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'static> {
    /// A limit on nodes alone: with one seed, always the same answer.
    pub fn nodes(nodes: u64) -> Self {
        Budget { nodes, stop: &|| false }
    }
}

impl Budget<'_> {
    /// May a search that has spent `nodes` go on?
    pub fn allows(&self, nodes: u64) -> bool {
        nodes < self.nodes && !(self.stop)()
    }
}
