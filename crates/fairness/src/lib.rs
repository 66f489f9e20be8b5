//! Shuffles that nobody can bend: committed to before the first event, proved after the last (a commit-reveal scheme).
//!
//! *Why this shape.* The host draws a [`Secret`] and publishes its hash before anybody sits down; the players add entropy of
//! their own; both together make the key of one random stream for the deal and one for each chance event. Streams are numbered
//! by the event, so nothing has to be remembered between draws: a host that restarts goes on with the same cards, and a move
//! taken back and played again draws the same card. When the game is over the secret is published, and [`verify()`] repeats every
//! draw. The same code runs in the server, the browser and the command line. `docs/fair-shuffles.md` has every byte of it.
//!
//! A host deals a game, and the players check the deal when it is over:
//!
//! ```
//! use fairness::{Proof, SCHEME, Secret, Shuffle, verify};
//! use game_core::{Game, Match, Record};
//! # use game_registry::{GAMES, GameVisitor, Registered, dispatch};
//! # struct Deal<'a>(&'a Shuffle);
//! # impl GameVisitor for Deal<'_> {
//! #     type Output = Record;
//! #     fn visit<G: Registered>(self) -> Record { deal::<G>(self.0) }
//! # }
//!
//! fn deal<G: Game>(shuffle: &Shuffle) -> Record {
//!     let seats = G::INFO.seat_count(2).expect("two may play");
//!     Match::<G>::dealt(seats, G::Options::default(), &mut shuffle.deal()).record()
//! }
//!
//! let secret = Secret::new([7; 32]); // from the system's source of randomness
//! let commitment = secret.commitment(); // public before anybody sits down
//! let entropy = vec!["ada".to_owned(), "bob".to_owned()];
//! let shuffle = Shuffle::new(&secret, &entropy);
//! # let record = dispatch(GAMES[0].id, Deal(&shuffle))?;
//! # /*
//! let record = deal::<Patchwork>(&shuffle);
//! # */
//!
//! let proof = Proof { scheme: SCHEME, commitment, secret: secret.to_string(), entropy, from_event: None };
//! assert_eq!(verify(&record, &proof), Ok(0), "the deal is as promised, and nothing has been drawn yet");
//!
//! let forged = Proof { secret: "0".repeat(64), ..proof };
//! assert!(verify(&record, &forged).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hex;
mod proof;
mod secret;
mod shuffle;
mod verify;

pub use proof::{Proof, ProvedRecord, SCHEME};
pub use secret::{Secret, SecretError};
pub use shuffle::{Shuffle, Stream};
pub use verify::{Unfair, verify};
