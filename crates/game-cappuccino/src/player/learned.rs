//! What a small net has to say about a board of two, beside the tables (`crema train`; docs/training.md).
//!
//! The player that is shipped judges by the tables alone: at equal time it is the stronger one.

use game_core::{Described, NetShape, Trainable};
use net::{Accumulator, Net, NetError, OUTPUT};

use super::board::Board;
use super::evaluation::{LOGIT, Weights};
use super::features::{WORDS, describe};
use super::{Memory, weights};
use crate::topology::Topology;
use crate::{Cappuccino, Colour};

/// Neurons of the first layer for each player.
const HIDDEN: usize = 32;
/// Neurons of the second layer.
const SECOND: usize = 8;
/// The logit of winning, the margin, and the cups of both on average.
const OUTPUTS: usize = 3;
/// Cups in one unit of the margin and of the cups.
const UNIT: f32 = 8.0;
/// The net may disagree with the tables by so much, in units of the search. Where even that would not matter it is not asked.
const DOUBT: i32 = LOGIT as i32;

type Value = Net<WORDS, HIDDEN, SECOND, OUTPUTS>;

/// A net that corrects the tables, with the sums of the board it saw last.
pub(super) struct Corrector {
    net: Box<Value>,
    /// By seat.
    kept: [Accumulator<WORDS, HIDDEN>; 2],
}

impl Corrector {
    fn read(weights: &[u8]) -> Result<Corrector, NetError> {
        let net = Box::new(Value::read(weights)?);
        let kept = [Accumulator::new(&net), Accumulator::new(&net)];
        Ok(Corrector { net, kept })
    }

    /// The lead of the seat to move after correction, or a bound on it if that is outside the window of the search anyway.
    pub(super) fn correct(
        &mut self,
        lead: i32,
        (alpha, beta): (i32, i32),
        board: &Board,
        topology: &Topology,
        colours: [i32; Colour::ALL.len()],
    ) -> i32 {
        if lead - DOUBT >= beta {
            return lead - DOUBT;
        }
        if lead + DOUBT <= alpha {
            return lead + DOUBT;
        }
        let (mover, other) = (board.seat() % 2, 1 - board.seat() % 2);
        let [movers, others] = describe(board, topology, colours);
        self.kept[mover].update(&self.net, &movers);
        self.kept[other].update(&self.net, &others);
        let [logit, ..] = self.net.evaluate(&self.kept[mover], &self.kept[other]);
        lead + ((logit as f32 / OUTPUT * LOGIT) as i32).clamp(-DOUBT, DOUBT)
    }
}

/// How the net is trained.
pub(super) const TRAINABLE: Trainable<Cappuccino> = Trainable {
    shape: NetShape { inputs: 64 * WORDS, hidden: HIDDEN, second: SECOND },
    unit: UNIT,
    describe: |position, out: &mut Described| {
        let topology = position.topology();
        let board = Board::of(position, &topology);
        let tables: &Weights = &weights::TWO;
        let colours = tables.colours(&board, &topology);
        let prospects = tables.prospects_of(&board, colours);
        let (mover, other) = (prospects.cups[board.seat() % 2], prospects.cups[1 - board.seat() % 2]);
        out.base = [(mover - other) / prospects.scale, (mover - other) / UNIT, (mover + other) / 2.0 / UNIT];
        out.inputs = describe(&board, &topology, colours).map(|inputs| inputs.words().to_vec());
    },
    memory: |bytes, weights| {
        let corrector = Corrector::read(weights).map_err(|error| error.to_string())?;
        Ok(Memory { corrector: Some(corrector), ..Memory::new(bytes) })
    },
    tried: |memory| memory.tried.clone(),
};

#[cfg(test)]
mod tests {
    use game_core::{Game, Match, Random, SplitMix, StrongPlayer, Turn};
    use net::{Shape, Weights};

    use super::*;

    /// A net that has learned nothing, and says all sorts of things.
    fn scattered(rng: &mut SplitMix) -> Vec<u8> {
        let shape = Shape { inputs: 64 * WORDS, hidden: HIDDEN, second: SECOND, outputs: OUTPUTS };
        let mut weights = Weights::blank(shape);
        let mut small = |most: u32| (rng.below(2 * most + 1) as i32 - most as i32) as i8;
        weights.rows.iter_mut().for_each(|weight| *weight = small(9));
        weights.second.iter_mut().for_each(|weight| *weight = small(60));
        weights.last.iter_mut().for_each(|weight| *weight = 20 * i16::from(small(100)));
        weights.to_bytes()
    }

    #[test]
    fn outside_the_window_a_bound_is_enough() {
        let mut rng = SplitMix::new(3);
        let mut corrector = Corrector::read(&scattered(&mut rng)).expect("of this shape");
        let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
        let mut game = Match::<Cappuccino>::from_seed(seats, Default::default(), 3);
        let (mut corrected, mut bounds) = (0, 0);
        while let Turn::Seat(_) = game.position().turn() {
            let topology = game.position().topology();
            let board = Board::of(game.position(), &topology);
            let colours = weights::TWO.colours(&board, &topology);
            let mut ask = |window| corrector.correct(10, window, &board, &topology, colours);
            let exact = ask((i32::MIN, i32::MAX));
            corrected += u32::from(exact != 10);
            for alpha in (-2 * DOUBT..2 * DOUBT).step_by(7) {
                let found = ask((alpha, alpha + 1));
                let holds = found == exact || found > alpha && found <= exact || found <= alpha && found >= exact;
                assert!(holds, "{found} in place of {exact} above {alpha}");
                bounds += u32::from(found != exact);
            }
            let found = game.position().think(&mut Cappuccino::memory(1 << 16), game_core::Budget::nodes(50), &mut rng);
            game.play(game_core::Event::Action(found.actions[0])).expect("the player plays legal moves");
        }
        assert!(corrected > 20 && bounds > 100, "{corrected} corrected, {bounds} bounds");
    }

    #[test]
    fn lessons_name_the_moves_that_were_compared() {
        let mut rng = SplitMix::new(4);
        let mut memory = (TRAINABLE.memory)(1 << 20, &scattered(&mut rng)).expect("of this shape");
        let seats = Cappuccino::INFO.seat_count(2).expect("two may play");
        let position = *Match::<Cappuccino>::from_seed(seats, Default::default(), 4).position();
        let found = position.think(&mut memory, game_core::Budget::nodes(2_000), &mut rng);
        let tried = (TRAINABLE.tried)(&memory);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        assert_eq!(tried.len(), actions.len(), "every move once");
        assert!(actions.iter().all(|action| tried.iter().any(|(tried, _)| tried == action)));
        let most = tried.iter().map(|&(_, weight)| weight).max();
        assert!(tried.iter().any(|&(action, weight)| action == found.actions[0] && Some(weight) == most));
        assert!((TRAINABLE.memory)(1 << 20, b"crema-net").is_err());
    }
}
