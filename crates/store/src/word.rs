//! Enums that are stored as one word each.

/// Gives an enum its words, both ways.
macro_rules! words {
    ($name:ident, $what:literal: $($variant:ident = $word:literal),+ $(,)?) => {
        impl $name {
            /// The word it is stored as.
            pub(crate) fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::Error;

            fn try_from(word: String) -> $crate::Result<$name> {
                match word.as_str() {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::Error::Unreadable { what: $what, found: word }),
                }
            }
        }

        impl $crate::database::Bind for $name {
            fn value(&self) -> $crate::database::Value {
                $crate::database::Bind::value(self.word())
            }
            const MISSING: $crate::database::Value = <str as $crate::database::Bind>::MISSING;
        }
    };
}
pub(crate) use words;
