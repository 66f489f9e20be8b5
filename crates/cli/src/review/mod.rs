//! Reviews for people who read terminals and pages; the opinions are those of the crate `review`.

mod judgement;
mod limited;
mod page;
mod summary;
mod table;

pub(crate) use judgement::Judgement;
pub(crate) use limited::Limited;
pub(crate) use page::page;
pub(crate) use summary::Summary;
pub(crate) use table::table;
