//! A test for every clause of RULES.md, named after it. They stand here and not in `tests/` because a [`Scene`] puts any
//! position on the table, also those that play reaches once in a million games.

mod ending;
mod set_up;
mod shown;
mod turn;
mod two_players;
mod upgrades;

use game_core::{Game, Seat, Turn};

use crate::position::{Flow, Phase, Stage};
use crate::{Action, Bag, CoffeeRush, Draw, Ingredient, Options, Order, Setup, Square, Upgrade};

/// A position set up by hand, and a way to play on in the words of events.
#[derive(Clone, Copy)]
struct Scene(CoffeeRush);

fn square(name: &str) -> Square {
    Square::named(name).unwrap()
}

fn bag(tokens: &str) -> Bag {
    tokens.split_whitespace().map(|token| Ingredient::named(token).unwrap()).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

impl Scene {
    /// A table before its first event.
    fn opening(seats: u64, less_luck: bool) -> Scene {
        let seats = CoffeeRush::INFO.seat_count(seats).unwrap();
        Scene(CoffeeRush::new(seats, &Options { less_luck }, &Setup {}).unwrap())
    }

    /// The turn of seat 0: nobody has anything, the meeples stand in seat order (with two players two each).
    fn new(meeples: &[&str], seats: u64) -> Scene {
        let Scene(mut position) = Scene::opening(seats, false);
        for (index, name) in meeples.iter().enumerate() {
            position.meeples[index] = Some(square(name));
        }
        position.flow.phase = Phase::Turn(Stage::Fresh);
        Scene(position).changed()
    }

    /// Four players on a1, d1, a4 and d4.
    fn four() -> Scene {
        Scene::new(&["a1", "d1", "a4", "d4"], 4)
    }

    /// Three players on a1, d1 and a4.
    fn three() -> Scene {
        Scene::new(&["a1", "d1", "a4"], 3)
    }

    /// Two players on a1 and b1, and on a4 and b4.
    fn two() -> Scene {
        Scene::new(&["a1", "b1", "a4", "b4"], 2)
    }

    fn changed(mut self) -> Scene {
        self.0.rekey();
        self
    }

    /// It is the turn of `seat`.
    fn turn_of(mut self, index: usize) -> Scene {
        self.0.flow = Flow { seat: seat(index), ..self.0.flow };
        self.changed()
    }

    /// An order from the deck into slot 1 to 4.
    fn order(mut self, seat: usize, slot: usize, id: &str) -> Scene {
        let order = Order::named(id).unwrap();
        self.0.deck.take(order, 1);
        self.0.states[seat].slots[slot - 1].insert(order);
        self.changed()
    }

    /// Tokens from the supply into cup 1 to 3.
    fn cup(mut self, seat: usize, cup: usize, tokens: &str) -> Scene {
        self.0.supply -= bag(tokens);
        self.0.states[seat].cups[cup - 1] += bag(tokens);
        self.changed()
    }

    /// Takes `count` cards out of the deck: for what a player has already.
    fn take_cards(&mut self, count: u8) {
        for _ in 0..count {
            let (order, _) = self.0.deck.iter().max_by_key(|&(_, left)| left).unwrap();
            self.0.deck.take(order, 1);
        }
    }

    fn fulfilled(mut self, seat: usize, count: u8) -> Scene {
        self.take_cards(count);
        self.0.states[seat].player.fulfilled += count;
        self.changed()
    }

    fn penalties(mut self, seat: usize, count: u8) -> Scene {
        self.take_cards(count);
        self.0.states[seat].player.penalties += count;
        self.changed()
    }

    fn upgraded(mut self, seat: usize, name: &str) -> Scene {
        self.take_cards(Upgrade::PRICE);
        self.0.states[seat].player.upgrades = self.0.states[seat].player.upgrades.with(Upgrade::named(name).unwrap());
        self.changed()
    }

    fn rush(mut self, seat: usize, tokens: u8) -> Scene {
        self.0.states[seat].player.rush += tokens;
        self.changed()
    }

    /// Only these cards are left in the deck; the others went to the fulfilled ones of seat 0, which no test looks at.
    fn deck(mut self, ids: &[&str]) -> Scene {
        let keep = |order: Order| ids.iter().filter(|&&id| id == order.id()).count() as u8;
        for order in Order::ALL {
            let gone = self.0.deck.count(order) - keep(order);
            self.0.deck.take(order, gone);
            self.0.states[0].player.fulfilled += gone;
        }
        self.changed()
    }

    /// Plays events joined by `;`; all must be legal. The seat that draws need not be named: `draw espresso`.
    fn play(mut self, events: &str) -> Scene {
        self.0.audit().unwrap();
        for text in events.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let played = match text.strip_prefix("draw ") {
                Some(id) => self.draw(Order::named(id).unwrap()),
                None => self.0.apply(text.parse::<Action>().unwrap()).map_err(|error| error.to_string()),
            };
            played.unwrap_or_else(|error| panic!("{text:?}: {error}\n{}", self.0.draw()));
            self.0.audit().unwrap_or_else(|error| panic!("{text:?}: {error}"));
            assert_eq!(self.0.key(), self.0.key_from_scratch(), "{text:?}");
        }
        self
    }

    fn draw(&mut self, order: Order) -> Result<(), String> {
        let seat = self.drawer().ok_or("nobody draws")?;
        self.0.check_chance(Draw { seat, order }).map_err(|error| error.to_string())?;
        self.0.apply_chance_unchecked(Draw { seat, order });
        Ok(())
    }

    /// The seat that draws next, if an order is due.
    fn drawer(&self) -> Option<Seat> {
        let mut chances = Vec::new();
        self.0.chances(&mut chances);
        chances.first().map(|(draw, _)| draw.seat)
    }

    /// Why the event is refused; the position must stay as it is.
    fn refuses(&self, text: &str) -> String {
        let mut after = self.0;
        let error = after.apply(text.parse::<Action>().unwrap()).expect_err(text);
        assert_eq!(after, self.0, "the refused {text:?} changed something");
        error.to_string()
    }

    fn allows(&self, text: &str) -> bool {
        let mut listed = Vec::new();
        self.0.actions(&mut listed);
        let action = text.parse::<Action>().unwrap();
        assert_eq!(listed.contains(&action), self.0.check(action).is_ok(), "{text:?}");
        listed.contains(&action)
    }

    /// The orders in slot 1 to 4, by words.
    fn slot(&self, seat: usize, slot: usize) -> Vec<&'static str> {
        self.0.states[seat].slots[slot - 1].iter().map(Order::id).collect()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// The seat whose turn begins, counted from 0.
    fn next_turn(&self) -> usize {
        self.0.begins_turn().expect("a turn begins").index()
    }
}
