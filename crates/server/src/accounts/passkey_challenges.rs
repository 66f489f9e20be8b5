//! Random texts that somebody is to sign: each once, and soon.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Millis;

use crate::environment::Entropy;

/// How long there is to sign one.
const LASTS_MS: Millis = 300_000;
/// More than people can have begun at once; beyond it the oldest are forgotten.
const MOST: usize = 10_000;

/// The challenges that wait for an answer, and until when; the oldest first.
#[derive(Default)]
pub(crate) struct PasskeyChallenges(Mutex<VecDeque<(String, Millis)>>);

impl PasskeyChallenges {
    /// A new one.
    pub(crate) fn draw(&self, entropy: Entropy, now: Millis) -> String {
        let challenge = URL_SAFE_NO_PAD.encode(entropy.bytes::<32>());
        self.learn(challenge.clone(), now);
        challenge
    }

    /// One that was drawn now, here or by another server.
    pub(crate) fn learn(&self, challenge: String, now: Millis) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() == MOST {
            waiting.pop_front();
        }
        waiting.push_back((challenge, now + LASTS_MS));
    }

    /// Is this one of ours, and not too old? It is none any more.
    pub(crate) fn take(&self, challenge: &str, now: Millis) -> bool {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = waiting.iter().position(|(drawn, _)| drawn == challenge);
        at.and_then(|at| waiting.remove(at)).is_some_and(|(_, until)| now < until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_taken_once_and_soon() {
        let (challenges, entropy) = (PasskeyChallenges::default(), Entropy::of_the_system());
        let [first, second] = [challenges.draw(entropy, 0), challenges.draw(entropy, 0)];
        assert!(!challenges.take("another", 1));
        assert!(challenges.take(&first, 1) && !challenges.take(&first, 1));
        assert!(!challenges.take(&second, LASTS_MS));
        let waiting: Vec<String> = (0..=MOST).map(|_| challenges.draw(entropy, 0)).collect();
        assert!(!challenges.take(&waiting[0], 0), "the oldest are forgotten");
        assert!(challenges.take(&waiting[1], 0));
    }
}
