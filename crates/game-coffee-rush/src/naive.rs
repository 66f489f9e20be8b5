//! Coffee Rush once more, straight from the rulebook: lists of tokens and cards, loops, no tables, no tricks. It shares
//! nothing with the fast engine but the names of things, and reads the deck from the data file instead.

use game_core::{Event, Oracle, Outcome, PerSeat, Seat, SeatCount, Turn};

use crate::{Action, CoffeeRush, CupNumber, Draw, Ingredient, Options, Order, Setup, SlotNumber, Square, Upgrade};

/// The slow twin of [`CoffeeRush`].
#[derive(Clone, Debug)]
pub struct NaiveCoffeeRush {
    seats: SeatCount,
    menu: Vec<Drink>,
    deck: Vec<Order>,
    set_aside: Vec<Order>,
    supply: Vec<Ingredient>,
    rush_supply: usize,
    baristas: Vec<Barista>,
    closed: bool,
    moment: Moment,
}

/// One line of the data file.
#[derive(Clone, Debug)]
struct Drink {
    order: Order,
    recipe: Vec<Ingredient>,
    special: bool,
}

#[derive(Clone, Debug, Default)]
struct Barista {
    meeples: Vec<Square>,
    cups: [Vec<Ingredient>; 3],
    slots: [Vec<Order>; 4],
    upgrades: Vec<Upgrade>,
    fulfilled: usize,
    penalties: usize,
    rush: usize,
}

#[derive(Clone, Debug)]
enum Moment {
    /// Opening orders still to be drawn: for whom, into which slot, from the set-aside cards or not.
    Deal(Vec<(usize, usize, bool)>),
    /// Meeples still to be placed: by whom.
    Place(Vec<usize>),
    Fill(usize),
    Turn(Doings),
    /// New orders still to be drawn: by whom.
    NewOrders {
        turn_of: usize,
        drawers: Vec<usize>,
    },
    /// Two players: the one order of one's own.
    OwnOrder(usize),
    Over,
}

/// A turn so far.
#[derive(Clone, Debug)]
struct Doings {
    seat: usize,
    done: Vec<Action>,
    hand: Vec<Ingredient>,
    /// The number of the seat's meeple that moves.
    moving: Option<usize>,
}

const BOARD: [[&str; 4]; 4] = [
    ["ice", "caramel", "steam", "coffee"],
    ["coffee", "milk", "ice", "water"],
    ["tea", "steam", "milk", "coffee"],
    ["milk", "ice", "chocolate", "steam"],
];

fn place_of(square: Square) -> (i32, i32) {
    let name = square.to_string().into_bytes();
    (i32::from(name[0] - b'a'), i32::from(name[1] - b'1'))
}

fn pays(square: Square) -> Ingredient {
    let (column, row) = place_of(square);
    Ingredient::named(BOARD[row as usize][column as usize]).expect("the board is spelled right")
}

fn is_next(from: Square, to: Square, diagonal: bool) -> bool {
    let ((a, b), (c, d)) = (place_of(from), place_of(to));
    match ((a - c).abs(), (b - d).abs()) {
        (0, 1) | (1, 0) => true,
        (1, 1) => diagonal,
        _ => false,
    }
}

fn menu() -> Vec<(Drink, usize)> {
    let drink = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let mut recipe = Vec::new();
        for portion in fields[5].split(';') {
            let (name, count) = portion.split_once(" x").unwrap_or((portion, "1"));
            let count = count.parse().expect("the data file has numbers");
            recipe.extend(vec![Ingredient::named(name).expect("the data file has ingredients"); count]);
        }
        recipe.sort_unstable();
        let order = Order::named(fields[0]).expect("the data file has the orders' words");
        let copies = fields[6].parse().expect("the data file has numbers");
        (Drink { order, recipe, special: fields[7] == "1" }, copies)
    };
    include_str!("../data/orders.csv").lines().skip(1).map(drink).collect()
}

fn supply() -> Vec<Ingredient> {
    let count = |ingredient: Ingredient| if ingredient.name() == "coffee" { 18 } else { 12 };
    Ingredient::ALL.into_iter().flat_map(|ingredient| vec![ingredient; count(ingredient)]).collect()
}

/// Takes one `item` out of `items`, if it is there.
fn take<T: PartialEq>(items: &mut Vec<T>, item: &T) -> bool {
    let found = items.iter().position(|other| other == item);
    found.map(|index| items.swap_remove(index)).is_some()
}

/// Everything anybody could say during a turn.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Done];
    all.extend(Upgrade::ALL.map(Action::Upgrade));
    for from in Square::ALL {
        all.extend(Square::ALL.map(|to| Action::Step { from, to }));
    }
    for cup in CupNumber::ALL {
        all.push(Action::Empty(cup));
        all.extend(Ingredient::ALL.map(|ingredient| Action::Pour(ingredient, cup)));
        for order in Order::ALL {
            all.extend(SlotNumber::ALL.map(|slot| Action::Serve { cup, order, slot }));
        }
    }
    all
}

impl NaiveCoffeeRush {
    fn two(&self) -> bool {
        self.seats.get() == 2
    }

    fn after(&self, seat: usize) -> usize {
        (seat + 1) % self.seats.get()
    }

    fn drink(&self, order: Order) -> &Drink {
        self.menu.iter().find(|drink| drink.order == order).expect("every order is on the menu")
    }

    /// The squares of all meeples except the given one of the given seat.
    fn others(&self, seat: usize, meeple: usize) -> Vec<Square> {
        let mut squares = Vec::new();
        for (owner, barista) in self.baristas.iter().enumerate() {
            for (index, &square) in barista.meeples.iter().enumerate() {
                if (owner, index) != (seat, meeple) {
                    squares.push(square);
                }
            }
        }
        squares
    }

    fn allowed(&self, doings: &Doings, action: Action) -> bool {
        let me = &self.baristas[doings.seat];
        let stepped = doings.moving.is_some();
        let poured = doings.done.iter().any(|done| matches!(done, Action::Pour(..)));
        let served = doings.done.iter().any(|done| matches!(done, Action::Serve { .. }));
        let stuck = doings.moving.is_some_and(|meeple| self.others(doings.seat, meeple).contains(&me.meeples[meeple]));
        match action {
            Action::Step { from, to } => !poured && !served && self.step_allowed(doings, from, to),
            _ if stuck => false,
            Action::Upgrade(upgrade) => doings.done.is_empty() && me.fulfilled >= 3 && !me.upgrades.contains(&upgrade),
            Action::Empty(cup) => !served && !me.cups[cup.index()].is_empty(),
            Action::Pour(ingredient, _) => stepped && !served && doings.hand.contains(&ingredient),
            Action::Serve { cup, order, slot } => {
                let mut content = me.cups[cup.index()].clone();
                content.sort_unstable();
                stepped && me.slots[slot.index()].contains(&order) && content == self.drink(order).recipe
            }
            Action::Done => stepped,
            Action::Meeple(_) | Action::Fill(..) => false,
        }
    }

    fn step_allowed(&self, doings: &Doings, from: Square, to: Square) -> bool {
        let me = &self.baristas[doings.seat];
        let meeple = doings.moving.or_else(|| me.meeples.iter().position(|&square| square == from));
        let Some(meeple) = meeple.filter(|&meeple| me.meeples[meeple] == from) else { return false };
        let steps = doings.done.iter().filter(|done| matches!(done, Action::Step { .. })).count();
        let left = 3usize.saturating_sub(steps) + me.rush;
        let diagonal = me.upgrades.contains(&Upgrade::Diagonal);
        left > 0 && is_next(from, to, diagonal) && can_finish(to, left - 1, &self.others(doings.seat, meeple), diagonal)
    }

    fn act(&mut self, mut doings: Doings, action: Action) {
        doings.done.push(action);
        let me = &mut self.baristas[doings.seat];
        match action {
            Action::Upgrade(upgrade) => {
                me.fulfilled -= 3;
                me.upgrades.push(upgrade);
            }
            Action::Step { from, to } => self.step(&mut doings, from, to),
            Action::Empty(cup) => self.supply.append(&mut me.cups[cup.index()]),
            Action::Pour(ingredient, cup) => {
                take(&mut doings.hand, &ingredient);
                me.cups[cup.index()].push(ingredient);
            }
            Action::Serve { cup, order, slot } => {
                self.supply.append(&mut me.cups[cup.index()]);
                take(&mut me.slots[slot.index()], &order);
                me.fulfilled += 1;
                if self.drink(order).special {
                    self.pay_rush(doings.seat);
                }
            }
            Action::Done => return self.new_orders(doings),
            Action::Meeple(_) | Action::Fill(..) => unreachable!("not in a turn"),
        }
        self.moment = Moment::Turn(doings);
    }

    fn step(&mut self, doings: &mut Doings, from: Square, to: Square) {
        let me = &self.baristas[doings.seat];
        let meeple = doings.moving.or_else(|| me.meeples.iter().position(|&square| square == from));
        let meeple = meeple.expect("a legal step is of a meeple");
        doings.moving = Some(meeple);
        let mut amount = 1;
        if me.upgrades.contains(&Upgrade::DoubleMeeples) && self.others(doings.seat, meeple).contains(&to) {
            amount *= 2;
        }
        if me.upgrades.contains(&Upgrade::DoubleCorners) && ["a1", "d1", "a4", "d4"].contains(&to.to_string().as_str())
        {
            amount *= 2;
        }
        let specialties = ["caramel", "chocolate", "water", "tea"];
        if me.upgrades.contains(&Upgrade::DoubleSpecialties) && specialties.contains(&pays(to).name()) {
            amount *= 2;
        }
        for _ in 0..amount {
            if take(&mut self.supply, &pays(to)) {
                doings.hand.push(pays(to));
            }
        }
        let me = &mut self.baristas[doings.seat];
        me.meeples[meeple] = to;
        if doings.done.iter().filter(|done| matches!(done, Action::Step { .. })).count() > 3 {
            me.rush -= 1;
            self.rush_supply += 1;
        }
    }

    fn pay_rush(&mut self, seat: usize) {
        if self.rush_supply > 0 {
            self.rush_supply -= 1;
            self.baristas[seat].rush += 1;
        }
    }

    fn new_orders(&mut self, doings: Doings) {
        self.supply.extend(doings.hand);
        let served = doings.done.iter().filter(|done| matches!(done, Action::Serve { .. })).count();
        let next = self.after(doings.seat);
        let mut drawers = vec![next; served];
        if !self.two() {
            drawers.extend(vec![self.after(next); served]);
        }
        drawers.truncate(self.deck.len());
        self.moment = Moment::NewOrders { turn_of: doings.seat, drawers };
        self.go_on();
    }

    /// Goes on from a moment in which nobody has anything to do.
    fn go_on(&mut self) {
        if self.deck.is_empty() {
            self.closed = true;
        }
        match &self.moment {
            Moment::Deal(left) if left.is_empty() => {
                let seats = self.seats.get();
                let placers = if self.two() { vec![1, 0, 1, 0] } else { (0..seats).rev().collect() };
                self.moment = Moment::Place(placers);
            }
            Moment::NewOrders { turn_of, drawers } if drawers.is_empty() => self.time(*turn_of),
            _ => {}
        }
    }

    fn time(&mut self, seat: usize) {
        let me = &mut self.baristas[seat];
        let late = std::mem::take(&mut me.slots[3]).len();
        me.slots.rotate_right(1);
        me.penalties += late;
        if me.penalties >= 5 {
            self.closed = true;
        }
        for _ in 0..late {
            self.pay_rush(seat);
        }
        if self.two() && !self.deck.is_empty() {
            self.moment = Moment::OwnOrder(seat);
        } else {
            self.end_turn(seat);
        }
    }

    fn end_turn(&mut self, seat: usize) {
        let orders: usize = self.baristas.iter().flat_map(|barista| &barista.slots).map(Vec::len).sum();
        if !self.two() && orders == 0 {
            self.closed = true;
        }
        let last = seat + 1 == self.seats.get();
        self.moment = if self.closed && last { Moment::Over } else { Moment::Turn(Doings::of(self.after(seat))) };
    }

    fn draw(&mut self, order: Order) {
        if let Moment::OwnOrder(seat) = self.moment {
            take(&mut self.deck, &order);
            self.baristas[seat].slots[0].push(order);
            self.go_on();
            return self.end_turn(seat);
        }
        let mut moment = self.moment.clone();
        let (seat, slot) = match &mut moment {
            Moment::Deal(left) => {
                let (seat, slot, starter) = left.remove(0);
                take(if starter { &mut self.set_aside } else { &mut self.deck }, &order);
                (seat, slot)
            }
            Moment::NewOrders { drawers, .. } => {
                take(&mut self.deck, &order);
                (drawers.remove(0), 0)
            }
            other => unreachable!("no draw in {other:?}"),
        };
        self.baristas[seat].slots[slot].push(order);
        self.moment = moment;
        self.go_on();
    }

    fn place(&mut self, mut placers: Vec<usize>, square: Square) {
        self.baristas[placers.remove(0)].meeples.push(square);
        if !placers.is_empty() {
            self.moment = Moment::Place(placers);
        } else if self.two() {
            self.moment = Moment::Fill(0);
        } else {
            for seat in 0..self.seats.get() {
                self.first_ingredient(seat, 0, CupNumber::First);
            }
            self.moment = Moment::Turn(Doings::of(0));
        }
    }

    fn first_ingredient(&mut self, seat: usize, meeple: usize, cup: CupNumber) {
        let ingredient = pays(self.baristas[seat].meeples[meeple]);
        take(&mut self.supply, &ingredient);
        self.baristas[seat].cups[cup.index()].push(ingredient);
    }
}

impl Doings {
    fn of(seat: usize) -> Doings {
        Doings { seat, done: Vec::new(), hand: Vec::new(), moving: None }
    }
}

/// CR-13, by walking.
fn can_finish(square: Square, left: usize, others: &[Square], diagonal: bool) -> bool {
    let onward = || Square::ALL.into_iter().filter(|&to| is_next(square, to, diagonal));
    !others.contains(&square) || (left > 0 && onward().any(|to| can_finish(to, left - 1, others, diagonal)))
}

impl Oracle<CoffeeRush> for NaiveCoffeeRush {
    fn new(seats: SeatCount, options: &Options, _: &Setup) -> Self {
        let menu = menu();
        let mut deck: Vec<Order> = menu.iter().flat_map(|(drink, copies)| vec![drink.order; *copies]).collect();
        let mut set_aside = Vec::new();
        let everyone = 0..seats.get();
        let deal = if options.less_luck {
            (set_aside, deck) = deck.into_iter().partition(|order| ["ristretto", "espresso"].contains(&order.id()));
            let starters = everyone.clone().map(|seat| (seat, 0, true));
            starters.chain(everyone.clone().map(|seat| (seat, 1, false))).chain([(0, 0, false)]).collect()
        } else {
            std::iter::once((0, 0, false))
                .chain(everyone.clone().flat_map(|s| [(s, 0, false), (s, 1, false)]))
                .collect()
        };
        NaiveCoffeeRush {
            seats,
            menu: menu.into_iter().map(|(drink, _)| drink).collect(),
            deck,
            set_aside,
            supply: supply(),
            rush_supply: 15,
            baristas: everyone.map(|_| Barista::default()).collect(),
            closed: false,
            moment: Moment::Deal(deal),
        }
    }

    fn turn(&self) -> Turn {
        match &self.moment {
            Moment::Place(placers) => Turn::Seat(Seat::wrapping(placers[0])),
            Moment::Fill(seat) | Moment::Turn(Doings { seat, .. }) => Turn::Seat(Seat::wrapping(*seat)),
            Moment::Deal(_) | Moment::NewOrders { .. } | Moment::OwnOrder(_) => Turn::Chance,
            Moment::Over => Turn::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        match &self.moment {
            Moment::Place(_) => {
                let taken: Vec<Square> = self.baristas.iter().flat_map(|barista| barista.meeples.clone()).collect();
                Square::ALL.into_iter().filter(|square| !taken.contains(square)).map(Action::Meeple).collect()
            }
            Moment::Fill(_) => {
                let cups = CupNumber::ALL;
                cups.into_iter().flat_map(|first| cups.map(|second| Action::Fill(first, second))).collect()
            }
            Moment::Turn(doings) => everything().into_iter().filter(|&action| self.allowed(doings, action)).collect(),
            Moment::Deal(_) | Moment::NewOrders { .. } | Moment::OwnOrder(_) | Moment::Over => Vec::new(),
        }
    }

    fn chances(&self) -> Vec<(Draw, u32)> {
        let (seat, cards) = match &self.moment {
            Moment::Deal(left) => (left[0].0, if left[0].2 { &self.set_aside } else { &self.deck }),
            Moment::NewOrders { drawers, .. } => (drawers[0], &self.deck),
            Moment::OwnOrder(seat) => (*seat, &self.deck),
            Moment::Place(_) | Moment::Fill(_) | Moment::Turn(_) | Moment::Over => return Vec::new(),
        };
        let copies = |order: Order| cards.iter().filter(|&&card| card == order).count() as u32;
        let seat = Seat::wrapping(seat);
        let all = Order::ALL.into_iter().map(|order| (Draw { seat, order }, copies(order)));
        all.filter(|&(_, weight)| weight > 0).collect()
    }

    fn apply(&mut self, event: Event<CoffeeRush>) {
        match (event, self.moment.clone()) {
            (Event::Chance(draw), _) => self.draw(draw.order),
            (Event::Action(Action::Meeple(square)), Moment::Place(placers)) => self.place(placers, square),
            (Event::Action(Action::Fill(first, second)), Moment::Fill(seat)) => {
                self.first_ingredient(seat, 0, first);
                self.first_ingredient(seat, 1, second);
                self.moment = if seat == 0 { Moment::Fill(1) } else { Moment::Turn(Doings::of(0)) };
            }
            (Event::Action(action), Moment::Turn(doings)) => self.act(doings, action),
            (event, moment) => unreachable!("{event:?} in {moment:?}"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !matches!(self.moment, Moment::Over) {
            return None;
        }
        let rating =
            |barista: &Barista| barista.fulfilled as i32 + 2 * barista.upgrades.len() as i32 - barista.penalties as i32;
        let mut best = Vec::new();
        for (seat, barista) in self.baristas.iter().enumerate() {
            best.push((rating(barista), barista.fulfilled, barista.rush, seat));
        }
        best.sort_unstable();
        let first = best[best.len() - 1];
        best.retain(|&(rating, fulfilled, rush, _)| (rating, fulfilled, rush) == (first.0, first.1, first.2));
        Some(Outcome {
            scores: PerSeat::from_fn(self.seats, |seat| rating(&self.baristas[seat.index()])),
            winners: best.into_iter().map(|(.., seat)| Seat::wrapping(seat)).collect(),
        })
    }
}
