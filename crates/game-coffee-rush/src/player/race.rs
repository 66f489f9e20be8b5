//! A race between choices (*racing*, with common random numbers): all meet the same shuffled decks, and a choice that falls clearly
//! behind drops out.
//!
//! *Why a race.* It can be broken off after any sample with a sensible answer, it needs no plan of how long it will take, and it spends
//! its samples on choices that are hard to tell apart. Because every sample is the same for all, it is the differences that are
//! compared, and most of the luck cancels out.

/// Samples between two checks for choices that have fallen behind.
pub(crate) const HEAT: usize = 8;
/// A choice drops out when it is so many standard errors behind.
const BEHIND: f32 = 2.2;
/// The weight of the first opinion, in samples.
const OPINION: f32 = 4.0;

/// One choice in the race.
pub(crate) struct Runner {
    /// The number of the choice.
    pub(crate) index: usize,
    /// The win share that the first look promised.
    pub(crate) opinion: f32,
    /// The win share in each sample.
    pub(crate) results: Vec<f32>,
}

impl Runner {
    /// Its value as far as we know.
    pub(crate) fn worth(&self) -> f32 {
        let total: f32 = self.results.iter().sum();
        (total + OPINION * self.opinion) / (self.results.len() as f32 + OPINION)
    }

    /// Is it clearly worse than `leader`?
    fn falls_behind(&self, leader: &Runner) -> bool {
        let count = self.results.len().min(leader.results.len());
        if count < HEAT {
            return false;
        }
        let differences = || leader.results.iter().zip(&self.results).map(|(leader, own)| leader - own);
        let mean = differences().sum::<f32>() / count as f32;
        let spread = differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f32>();
        let error = (spread / (count * (count - 1)) as f32).sqrt();
        // A floor, since a few samples may agree by accident.
        mean > BEHIND * error + 0.1 / count as f32
    }
}

/// The best runner so far.
pub(crate) fn leader(runners: &[Runner]) -> usize {
    (0..runners.len()).max_by(|&a, &b| runners[a].worth().total_cmp(&runners[b].worth()).then(b.cmp(&a))).unwrap_or(0)
}

/// Lets go of those that have fallen behind, and of the worse half of those beyond `most`; they come last in `dropped`.
pub(crate) fn drop_out(runners: &mut Vec<Runner>, most: usize, dropped: &mut Vec<Runner>) {
    let first = leader(runners);
    runners.swap(0, first);
    let (leader, rest) = runners.split_at_mut(1);
    let mut stay = vec![true];
    stay.extend(rest.iter().map(|runner| !runner.falls_behind(&leader[0])));
    let mut stays = stay.into_iter();
    dropped.extend(runners.extract_if(.., |_| !stays.next().unwrap_or(true)));
    runners.sort_by(|a, b| b.worth().total_cmp(&a.worth()).then(a.index.cmp(&b.index)));
    dropped.extend(runners.drain(most.max(1).min(runners.len())..));
}
