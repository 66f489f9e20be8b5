//! Whose bot thinks next: weighted fair queueing, by address and, within an address, by person.
//!
//! *Why this shape.* In one line for everybody, a visitor with a hundred tables is served a hundred times before the next one is served
//! once. Here every address has an account of the thinking it has had (its virtual time), and so has every person at it; the address
//! with the least comes next, there the person with the least. Somebody who comes back after a rest does not get the rest paid out.
//! Thinking at rated tables and at tables of several people counts for less, so that these come first without ever keeping the
//! others out. The queue reads no clock: what a thought has cost is told to it.

use std::collections::BTreeMap;

use protocol::Millis;

/// Shares are forgotten when there are more than this; a forgotten one begins with the others.
const SHARES_MAX: usize = 10_000;

/// On whose account a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Client {
    pub(crate) address: String,
    pub(crate) person: String,
}

/// For which kind of table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Weight {
    /// One person alone with bots.
    Alone,
    /// A rated game, or several people.
    Company,
}

impl Weight {
    /// What a millisecond of thinking costs.
    fn price(self) -> u64 {
        match self {
            Weight::Alone => 4,
            Weight::Company => 1,
        }
    }
}

/// Those who wait, and what everybody has had.
pub(crate) struct FairQueue<T> {
    waiting: BTreeMap<u64, Waiting<T>>,
    next: u64,
    addresses: BTreeMap<String, u64>,
    people: BTreeMap<Client, u64>,
    /// The account of whoever was served last: nobody new begins with less.
    served: u64,
}

struct Waiting<T> {
    client: Client,
    weight: Weight,
    item: T,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        FairQueue { waiting: BTreeMap::new(), next: 0, addresses: BTreeMap::new(), people: BTreeMap::new(), served: 0 }
    }
}

impl<T> FairQueue<T> {
    pub(crate) fn push(&mut self, client: Client, weight: Weight, item: T) {
        self.join(&client);
        self.waiting.insert(self.next, Waiting { client, weight, item });
        self.next += 1;
    }

    /// Whoever comes next.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let number = *self.waiting.iter().min_by_key(|(number, waiting)| self.rank(**number, waiting))?.0;
        let Waiting { client, item, .. } = self.waiting.remove(&number)?;
        self.served = self.served.max(self.account(&client));
        Some(item)
    }

    /// Puts a thought on somebody's account.
    pub(crate) fn charge(&mut self, client: &Client, weight: Weight, thought: Millis) {
        self.join(client);
        // Also a thought of no measurable length counts, so that equals take turns.
        let cost = (u64::try_from(thought).unwrap_or(0) + 1) * weight.price();
        *self.addresses.entry(client.address.clone()).or_default() += cost;
        *self.people.entry(client.clone()).or_default() += cost;
    }

    /// Does anybody at another address wait?
    pub(crate) fn others_wait(&self, client: &Client) -> bool {
        self.waiting.values().any(|waiting| waiting.client.address != client.address)
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }

    fn account(&self, client: &Client) -> u64 {
        self.addresses.get(&client.address).copied().unwrap_or(self.served)
    }

    fn rank(&self, number: u64, waiting: &Waiting<T>) -> (u64, u64, std::cmp::Reverse<Weight>, u64) {
        let own = self.people.get(&waiting.client).copied().unwrap_or(self.served);
        (self.account(&waiting.client), own, std::cmp::Reverse(waiting.weight), number)
    }

    /// Nobody begins with less than those who are being served.
    fn join(&mut self, client: &Client) {
        if self.addresses.len() + self.people.len() > SHARES_MAX {
            let served = self.served;
            self.addresses.retain(|_, account| *account > served);
            self.people.retain(|_, account| *account > served);
        }
        let address = self.addresses.entry(client.address.clone()).or_insert(self.served);
        *address = (*address).max(self.served);
        let person = self.people.entry(client.clone()).or_insert(self.served);
        *person = (*person).max(self.served);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str, person: &str) -> Client {
        Client { address: address.to_owned(), person: person.to_owned() }
    }

    /// Serves until the queue is empty, each thought taking as long as `cost` says, and returns who was served in which order.
    fn order(queue: &mut FairQueue<(Client, Weight)>, cost: impl Fn(&Client) -> Millis) -> Vec<String> {
        let mut served = Vec::new();
        while let Some((client, weight)) = queue.pop() {
            queue.charge(&client, weight, cost(&client));
            served.push(client.person);
        }
        served
    }

    #[test]
    fn a_stranger_is_next_however_many_tables_one_guest_has() {
        let mut queue = FairQueue::default();
        let (hog, stranger) = (client("hog", "hog"), client("home", "stranger"));
        for _ in 0..160 {
            queue.push(hog.clone(), Weight::Alone, (hog.clone(), Weight::Alone));
        }
        for _ in 0..10 {
            let (client, weight) = queue.pop().expect("many wait");
            queue.charge(&client, weight, 3_000);
        }
        queue.push(stranger.clone(), Weight::Alone, (stranger.clone(), Weight::Alone));
        assert!(queue.others_wait(&hog) && queue.others_wait(&stranger));
        assert_eq!(queue.pop().map(|(client, _)| client), Some(stranger));
    }

    #[test]
    fn addresses_share_alike_and_so_do_people_at_one() {
        let mut queue = FairQueue::default();
        for _ in 0..4 {
            for (address, person) in [("a", "ada"), ("a", "alan"), ("b", "bob")] {
                let client = client(address, person);
                queue.push(client.clone(), Weight::Alone, (client, Weight::Alone));
            }
        }
        let order = order(&mut queue, |_| 100);
        assert_eq!(order[..8].iter().filter(|person| *person == "bob").count(), 4, "{order:?}");
        assert_eq!(order[..8].iter().filter(|person| *person == "ada").count(), 2, "{order:?}");
    }

    #[test]
    fn tables_of_several_people_come_first_and_keep_nobody_out() {
        let mut queue = FairQueue::default();
        for _ in 0..8 {
            for (name, weight) in [("alone", Weight::Alone), ("company", Weight::Company)] {
                let client = client(name, name);
                queue.push(client.clone(), weight, (client, weight));
            }
        }
        let order = order(&mut queue, |_| 100);
        assert_eq!(order[0], "company");
        let company = order[..10].iter().filter(|person| *person == "company").count();
        assert!((7..=8).contains(&company), "{order:?}");
        assert!(order[..10].iter().any(|person| person == "alone"), "{order:?}");
    }

    #[test]
    fn a_rest_is_not_paid_out() {
        let mut queue = FairQueue::default();
        let (early, late) = (client("early", "early"), client("late", "late"));
        queue.charge(&late, Weight::Alone, 1);
        for _ in 0..20 {
            queue.push(early.clone(), Weight::Alone, (early.clone(), Weight::Alone));
            let (client, weight) = queue.pop().expect("one waits");
            queue.charge(&client, weight, 1_000);
        }
        for _ in 0..3 {
            for client in [&early, &late] {
                queue.push(client.clone(), Weight::Alone, (client.clone(), Weight::Alone));
            }
        }
        let order = order(&mut queue, |_| 1_000);
        assert_eq!(order[..4].iter().filter(|person| *person == "late").count(), 2, "{order:?}");
    }
}
