//! The four upgrades (CR-26 to CR-29).

use std::fmt;

use serde::Serialize;

/// One of the four tiles that every player may turn up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Upgrade {
    /// Twice the ingredient where another meeple stands.
    DoubleMeeples,
    /// Diagonal steps.
    Diagonal,
    /// Twice the ingredient on the corners.
    DoubleCorners,
    /// Twice the caramel, chocolate, water and tea.
    DoubleSpecialties,
}

impl Upgrade {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// Fulfilled orders that one costs (CR-09).
    pub const PRICE: u8 = 3;

    /// Every upgrade, in the order of the contract.
    pub const ALL: [Upgrade; Self::COUNT] =
        [Upgrade::DoubleMeeples, Upgrade::Diagonal, Upgrade::DoubleCorners, Upgrade::DoubleSpecialties];

    /// The word in events.
    pub const fn name(self) -> &'static str {
        match self {
            Upgrade::DoubleMeeples => "double-meeples",
            Upgrade::Diagonal => "diagonal",
            Upgrade::DoubleCorners => "double-corners",
            Upgrade::DoubleSpecialties => "double-specialties",
        }
    }

    /// The upgrade of that word.
    pub fn named(word: &str) -> Option<Upgrade> {
        Self::ALL.into_iter().find(|upgrade| upgrade.name() == word)
    }
}

impl fmt::Display for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The upgrades that a player has turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Upgrades(u8);

impl Upgrades {
    /// None yet.
    pub const NONE: Upgrades = Upgrades(0);
    /// All four.
    pub const ALL: Upgrades = Upgrades((1 << Upgrade::COUNT) - 1);

    /// These and `upgrade`.
    #[inline]
    pub const fn with(self, upgrade: Upgrade) -> Upgrades {
        Upgrades(self.0 | 1 << upgrade as u8)
    }

    /// Is `upgrade` turned up?
    #[inline]
    pub const fn has(self, upgrade: Upgrade) -> bool {
        self.0 >> upgrade as u8 & 1 != 0
    }

    /// Is no upgrade turned up that doubles anything?
    #[inline]
    pub const fn double_nothing(self) -> bool {
        self.0 & !(1 << Upgrade::Diagonal as u8) == 0
    }

    /// How many are turned up.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those turned up.
    pub fn iter(self) -> impl Iterator<Item = Upgrade> {
        Upgrade::ALL.into_iter().filter(move |&upgrade| self.has(upgrade))
    }

    /// Those still face down.
    pub fn missing(self) -> impl Iterator<Item = Upgrade> {
        Upgrade::ALL.into_iter().filter(move |&upgrade| !self.has(upgrade))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_upgrades_are_sets() {
        let all = Upgrade::ALL.into_iter().fold(Upgrades::NONE, |upgrades, one| upgrades.with(one).with(one));
        assert_eq!((all, all.count(), all.bits()), (Upgrades::ALL, 4, 0b1111));
        for upgrade in Upgrade::ALL {
            let one = Upgrades::NONE.with(upgrade);
            assert_eq!(one.double_nothing(), upgrade == Upgrade::Diagonal, "{upgrade}");
        }
        assert!(Upgrades::NONE.double_nothing() && !Upgrades::ALL.double_nothing());
    }
}
