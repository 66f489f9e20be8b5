//! The eight ingredients (CR-02, CR-04).

use std::fmt;

use serde::Serialize;

/// The ingredients that squares pay and drinks are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ingredient {
    /// Coffee beans.
    Coffee,
    /// Milk.
    Milk,
    /// Steam.
    Steam,
    /// Ice.
    Ice,
    /// Chocolate, a specialty.
    Chocolate,
    /// Caramel, a specialty.
    Caramel,
    /// Tea leaves, a specialty.
    Tea,
    /// Water, a specialty.
    Water,
}

impl Ingredient {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// Every ingredient, in the order of the contract.
    pub const ALL: [Ingredient; Self::COUNT] = [
        Ingredient::Coffee,
        Ingredient::Milk,
        Ingredient::Steam,
        Ingredient::Ice,
        Ingredient::Chocolate,
        Ingredient::Caramel,
        Ingredient::Tea,
        Ingredient::Water,
    ];

    /// The word in events.
    pub const fn name(self) -> &'static str {
        match self {
            Ingredient::Coffee => "coffee",
            Ingredient::Milk => "milk",
            Ingredient::Steam => "steam",
            Ingredient::Ice => "ice",
            Ingredient::Chocolate => "chocolate",
            Ingredient::Caramel => "caramel",
            Ingredient::Tea => "tea",
            Ingredient::Water => "water",
        }
    }

    /// The ingredient of that word.
    pub fn named(word: &str) -> Option<Ingredient> {
        Self::ALL.into_iter().find(|ingredient| ingredient.name() == word)
    }

    /// How many tokens of it the box holds (CR-02).
    pub const fn tokens(self) -> u8 {
        match self {
            Ingredient::Coffee => 18,
            _ => 12,
        }
    }

    /// Is it one that *double specialties* doubles (CR-04)?
    pub const fn is_specialty(self) -> bool {
        matches!(self, Ingredient::Chocolate | Ingredient::Caramel | Ingredient::Tea | Ingredient::Water)
    }
}

impl fmt::Display for Ingredient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
