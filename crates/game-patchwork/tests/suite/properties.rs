//! Properties that hold for every move and every text.

use game_core::{Game, HasOracle, Match, Oracle, Turn};
use game_patchwork::{Action, Options, Patchwork, Setup, Track};
use proptest::prelude::*;

use crate::table::{legal, two};

fn circles() -> impl Strategy<Value = Vec<i64>> {
    Just((1..33).collect::<Vec<i64>>()).prop_shuffle().prop_map(|mut circle| {
        circle.push(0);
        circle
    })
}

fn tracks() -> impl Strategy<Value = Track> {
    prop_oneof![Just(Track::Revised), Just(Track::Original)]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Any script of choices is a legal game that both engines play alike, that ends in time and that its record replays.
    #[test]
    fn scripts_of_choices_play_alike_on_both_engines(
        circle in circles(),
        track in tracks(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 91),
    ) {
        let (options, setup) = (Options { track }, Setup { circle });
        let mut game = Match::<Patchwork>::new(two(), options, setup.clone()).unwrap();
        let mut slow = <Patchwork as HasOracle>::Oracle::new(two(), &options, &setup);
        for choice in choices {
            prop_assert_eq!(game.position().turn(), slow.turn());
            let actions = legal(game.position());
            if actions.is_empty() {
                break;
            }
            // Half of the choices advance: scripts of other games than those of uniform play.
            let number = choice.index(2 * actions.len());
            let event = game_core::Event::Action(if number < actions.len() { actions[number] } else { actions[0] });
            game.play(event).unwrap();
            slow.apply(event);
            prop_assert!(game.position().audit().is_ok(), "{:?}", game.position().audit());
        }
        prop_assert_eq!(game.position().turn(), Turn::Over);
        prop_assert_eq!(game.position().outcome(), slow.outcome());
        let replayed = Match::<Patchwork>::from_record(&game.record()).unwrap();
        prop_assert_eq!(replayed.position(), game.position());
    }

    #[test]
    fn text_of_an_action_is_read_back_as_itself(choice in any::<prop::sample::Index>()) {
        let universe = Patchwork::universe();
        let action = universe[choice.index(universe.len())];
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    /// A text that is read was written exactly so.
    #[test]
    fn rubbish_is_refused_or_is_the_one_spelling(
        text in prop_oneof![
            ".*",
            "(advance|buy|leather)[ a-i0-9]{0,20}",
            "buy [0-9]{1,3} ([a-j][0-9]){0,9}",
        ],
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn any_numbers_for_a_circle_are_judged_and_never_panic(
        circle in prop::collection::vec(prop_oneof![0_i64..33, any::<i64>()], 0..40),
    ) {
        let judged = Match::<Patchwork>::new(two(), Options::default(), Setup { circle });
        prop_assert!(judged.is_err());
    }
}
