//! Facts of a position that people count: what a review names as the reason of a mistake.

/// A number of a position for one seat. Two positions are told apart in words by the fact that differs most in worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fact {
    /// Its name in messages, such as `income`.
    pub key: &'static str,
    /// How many.
    pub amount: i32,
    /// The points that one of them is worth to the seat; less than nothing for what a player wants few of.
    pub worth: f32,
}

impl Fact {
    /// So many of `key`, of which each is worth so many points.
    pub const fn new(key: &'static str, amount: i32, worth: f32) -> Fact {
        Fact { key, amount, worth }
    }

    /// The points that all of them together are worth.
    pub fn points(&self) -> f32 {
        self.amount as f32 * self.worth
    }
}
