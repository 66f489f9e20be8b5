//! PW-01 to PW-05: the components and the set-up.

use std::collections::BTreeSet;

use game_core::{Game, Match, SplitMix};
use game_patchwork::{LAST_SPACE, Marks, Options, PatchId, Patchwork, Track};

use crate::table::{table, table_on, to_act, two};

#[test]
fn pw_01_two_players_with_empty_quilts_and_five_buttons_on_space_0() {
    for (seats, allowed) in [(0, false), (1, false), (2, true), (3, false), (4, false), (100_000_000_000, false)] {
        assert_eq!(Patchwork::INFO.seat_count(seats).is_ok(), allowed, "{seats} players");
    }
    let view = table(&[]).position().view(None);
    assert_eq!(table(&[]).position().seats(), two());
    for player in view.players {
        assert_eq!((player.empty, player.buttons, player.income, player.space, player.tile), (81, 5, 0, 0, false));
        assert_eq!(player.quilt, vec![".........".to_owned(); 9]);
        assert_eq!(player.score, 5 - 2 * 81);
    }
}

#[test]
fn pw_02_thirty_three_patches_as_in_the_data_file() {
    let lines: Vec<&str> = include_str!("../../data/patches.csv").lines().skip(1).collect();
    let printed: Vec<String> = PatchId::all()
        .map(|id| {
            let patch = id.patch();
            format!("{id},{},{},{},{}", patch.shape, patch.price, patch.time, patch.income)
        })
        .collect();
    assert_eq!(printed, lines);
    let sum = |part: fn(PatchId) -> u8| PatchId::all().map(|id| u32::from(part(id))).sum::<u32>();
    assert_eq!(PatchId::all().count(), 33);
    assert_eq!(sum(|id| id.patch().squares), 166);
    assert_eq!(sum(|id| id.patch().price), 133);
    assert_eq!(sum(|id| id.patch().time), 107);
    assert_eq!(sum(|id| id.patch().income), 38);
    assert!(PatchId::all().all(|id| id.patch().income <= 3));
    assert_eq!((PatchId::new(32).map(PatchId::index), PatchId::new(33)), (Some(32), None));
    for id in PatchId::all() {
        assert_eq!(id.patch().squares as usize, id.patch().shape.matches('1').count(), "patch {id}");
    }
}

#[test]
fn pw_03_the_circle_is_random_and_ends_with_the_smallest_patch() {
    let mut seen = BTreeSet::new();
    let mut firsts = BTreeSet::new();
    for seed in 0..300 {
        let setup = Patchwork::deal(two(), &Options::default(), &mut SplitMix::new(seed));
        let mut sorted = setup.circle.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..33).collect::<Vec<i64>>());
        assert_eq!(setup.circle.last(), Some(&0));
        firsts.insert(setup.circle[0]);
        seen.insert(setup.circle);
    }
    assert_eq!(seen.len(), 300, "every deal is another");
    assert_eq!(firsts, (1..33).collect(), "every patch but the 1×2 can be the first");
    let smallest = PatchId::all().min_by_key(|id| id.patch().squares);
    assert_eq!(smallest, Some(PatchId::SMALLEST));
    let circle: Vec<usize> = table(&[7, 30]).position().circle().iter().map(PatchId::index).collect();
    assert_eq!((circle.len(), &circle[..4], circle[32]), (33, [7, 30, 1, 2].as_slice(), 0));
}

#[test]
fn pw_04_the_track_is_that_of_the_data_file_in_both_printings() {
    let data: serde_json::Value = serde_json::from_str(include_str!("../../data/track.json")).unwrap();
    let list = |value: &serde_json::Value| -> Vec<u8> { serde_json::from_value(value.clone()).unwrap() };
    for (track, name) in [(Track::Revised, "revised"), (Track::Original, "original")] {
        let view = table_on(track, &[]).position().view(None);
        assert_eq!(view.track.leather, list(&data["leather"][name]), "{name}");
        assert_eq!(view.track.income, list(&data["income"]));
        assert_eq!((view.track.leather.len(), view.track.income.len()), (5, 9));
        assert_eq!(u64::from(view.track.last), data["end"].as_u64().unwrap());
        assert_eq!(u64::from(view.track.last) + 1, data["spaces"].as_u64().unwrap());
        assert!(view.players.iter().all(|player| !player.tile), "nobody has the bonus tile yet");
    }
    assert_eq!((Track::default(), LAST_SPACE), (Track::Revised, 53));
    assert_eq!(data["default"], "revised");
    assert!(Marks::INCOME.places().eq([5, 11, 17, 23, 29, 35, 41, 47, 53]));
    assert_eq!((Track::Original.leather().count(), Track::Original.leather().is_empty()), (5, false));
    let options = Patchwork::all_options();
    assert_eq!(options.iter().map(|options| options.track).collect::<Vec<_>>(), [Track::Revised, Track::Original]);
}

#[test]
fn pw_05_seat_0_starts_and_lies_on_top() {
    for seed in 0..20 {
        let game = Match::<Patchwork>::from_seed(two(), Options::default(), seed);
        let view = game.position().view(None);
        assert_eq!(to_act(&game), Some(0));
        assert_eq!((view.to_act.map(|seat| seat.index()), view.on_top.map(|seat| seat.index())), (Some(0), Some(0)));
    }
}
