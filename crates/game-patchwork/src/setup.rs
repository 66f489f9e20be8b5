//! Decisions before the first event: the printing of the track and the order of the circle.

use game_core::{Random, SetupError};
use serde::{Deserialize, Serialize};

use crate::patch::{PATCHES, PatchId};
use crate::track::Marks;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// Which printing of the time track.
    #[serde(default, deserialize_with = "game_core::json::word", skip_serializing_if = "Track::is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Track>"))]
    pub track: Track,
}

/// The two printings of the time track differ in one leather patch (PW-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Track {
    /// Later printings.
    #[default]
    Revised,
    /// The first printing of 2014.
    Original,
}

impl Track {
    fn is_default(&self) -> bool {
        *self == Track::default()
    }

    /// The leather patches on it.
    pub const fn leather(self) -> Marks {
        match self {
            Track::Revised => Marks::LEATHER_REVISED,
            Track::Original => Marks::LEATHER_ORIGINAL,
        }
    }
}

/// The deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setup {
    /// Patch numbers clockwise from the neutral token, so the 1×2 stands last (PW-03).
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub circle: Vec<i64>,
}

impl Setup {
    /// A random circle.
    pub(crate) fn random<R: Random>(rng: &mut R) -> Setup {
        let mut circle: Vec<i64> = (0..PATCHES as i64).collect();
        let last = circle.len() - 1;
        circle.swap(PatchId::SMALLEST.index(), last);
        rng.shuffle(&mut circle[..last]);
        Setup { circle }
    }

    /// The circle, if it is one: every patch once and the 1×2 last.
    pub(crate) fn order(&self) -> Result<[PatchId; PATCHES], SetupError> {
        let wrong = |words: String| SetupError::Setup(format!("circle: {words}"));
        let mut order = [PatchId::SMALLEST; PATCHES];
        let mut places = [None; PATCHES];
        for (place, &id) in self.circle.iter().enumerate() {
            let Some(patch) = u8::try_from(id).ok().and_then(PatchId::new) else {
                let last = PATCHES - 1;
                return Err(wrong(format!("there is no patch {id} (place {}); ids are 0 to {last}", place + 1)));
            };
            if let Some(earlier) = places[patch.index()].replace(place) {
                return Err(wrong(format!("patch {id} stands twice, at places {} and {}", earlier + 1, place + 1)));
            }
            // Without repeats there are no more than 33.
            order[place] = patch;
        }
        let missing: Vec<String> = (0..PATCHES).filter(|&id| places[id].is_none()).map(|id| id.to_string()).collect();
        if !missing.is_empty() {
            let (length, missing) = (self.circle.len(), missing.join(", "));
            return Err(wrong(format!("has {length} ids instead of {PATCHES}; missing: {missing}")));
        }
        if order[PATCHES - 1] != PatchId::SMALLEST {
            let (last, smallest) = (order[PATCHES - 1], PatchId::SMALLEST);
            return Err(wrong(format!("the last patch must be {smallest}, the 1×2, but is {last}")));
        }
        Ok(order)
    }
}
