//! The numbers on a player's board: three cups and four order slots (CR-03).

use std::fmt;

use serde::{Serialize, Serializer};

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $number:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
        #[expect(missing_docs, reason = "the names say it all")]
        pub enum $name { $($variant),+ }

        impl $name {
            /// Every one, from the first.
            pub const ALL: [$name; [$($number),+].len()] = [$($name::$variant),+];

            /// Position, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The number on the board, from 1.
            pub const fn number(self) -> u8 {
                self as u8 + 1
            }

            /// Reads the number on the board: one digit and nothing else.
            pub fn numbered(text: &str) -> Option<$name> {
                match text.as_bytes() {
                    $([digit] if *digit == b'0' + $number => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.number(), f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }
    };
}

numbered! {
    /// One of a player's cups.
    CupNumber { First = 1, Second = 2, Third = 3 }
}

numbered! {
    /// One of a player's order slots; orders enter at the first and leave behind the fourth.
    SlotNumber { First = 1, Second = 2, Third = 3, Fourth = 4 }
}
