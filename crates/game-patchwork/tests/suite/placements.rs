//! Where patches fit: the fast code against counting by hand.

use std::collections::BTreeSet;

use game_core::{Game, HasOracle, Match, Oracle, SplitMix, random_event};
use game_patchwork::{Action, Cell, Options, PatchId, Patchwork, Placement, Quilt};

use crate::table::{legal, table, two};

/// The squares of a shape as text, by turning and mirroring a grid of characters; nothing of the engine is used.
fn images(shape: &str) -> BTreeSet<Vec<(i32, i32)>> {
    let squares: Vec<(i32, i32)> = shape
        .split('/')
        .zip(0..)
        .flat_map(|(row, y)| row.chars().zip(0..).filter(|&(cloth, _)| cloth == '1').map(move |(_, x)| (y, x)))
        .collect();
    let turn = |squares: &[(i32, i32)]| squares.iter().map(|&(y, x)| (x, -y)).collect::<Vec<_>>();
    let mirror = |squares: &[(i32, i32)]| squares.iter().map(|&(y, x)| (y, -x)).collect::<Vec<_>>();
    let mut found = BTreeSet::new();
    let mut image = squares;
    for step in 0..8 {
        let least = |side: fn(&(i32, i32)) -> i32| image.iter().map(side).min().expect("a shape has squares");
        let (top, left) = (least(|square| square.0), least(|square| square.1));
        let mut corner: Vec<(i32, i32)> = image.iter().map(|&(y, x)| (y - top, x - left)).collect();
        corner.sort_unstable();
        found.insert(corner);
        image = if step == 3 { mirror(&turn(&image)) } else { turn(&image) };
    }
    found
}

/// Every placement of a patch on free squares, as event text.
fn by_hand(patch: PatchId, free: &dyn Fn(i32, i32) -> bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for image in images(patch.patch().shape) {
        for (y, x) in (0..9).flat_map(|y| (0..9).map(move |x| (y, x))) {
            let squares: Vec<(i32, i32)> = image.iter().map(|&(dy, dx)| (y + dy, x + dx)).collect();
            if squares.iter().all(|&(y, x)| y < 9 && x < 9 && free(y, x)) {
                let name = |&(y, x): &(i32, i32)| format!("{}{}", char::from(b'a' + x as u8), y + 1);
                found.insert(format!("buy {patch} {}", squares.iter().map(name).collect::<String>()));
            }
        }
    }
    found
}

fn texts(placements: impl Iterator<Item = Placement>) -> Vec<String> {
    placements.map(|placement| Action::Buy(placement).to_string()).collect()
}

#[test]
fn there_are_144_ways_to_lie_and_7349_placements() {
    let ways: usize = PatchId::all().map(|patch| patch.orientations().len()).sum();
    assert_eq!(ways, 144);
    let mut total = 0;
    for patch in PatchId::all() {
        let expected: BTreeSet<Vec<(i32, i32)>> = images(patch.patch().shape);
        let shapes: BTreeSet<Vec<(i32, i32)>> = patch
            .orientations()
            .iter()
            .map(|shape| shape.cells().map(|cell| (cell.row().into(), cell.column().into())).collect())
            .collect();
        assert_eq!(shapes, expected, "patch {patch}");
        assert_eq!(patch.orientations().len(), expected.len(), "patch {patch}: each once");
        for shape in patch.orientations() {
            let (rows, columns) = (shape.cells().map(Cell::row).max(), shape.cells().map(Cell::column).max());
            assert_eq!((rows, columns), (Some(shape.height - 1), Some(shape.width - 1)), "patch {patch}");
        }
        let listed = texts(Quilt::EMPTY.fits(patch).placements());
        let by_hand = by_hand(patch, &|_, _| true);
        assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), by_hand, "patch {patch}");
        let places: u32 = patch.orientations().iter().map(|shape| shape.places()).sum();
        let counts = [listed.len() as u32, Quilt::EMPTY.fits(patch).count(), patch.ways(), places];
        assert_eq!(counts, [by_hand.len() as u32; 4], "patch {patch}");
        total += listed.len();
    }
    assert_eq!(total, 7349);
    assert_eq!(Patchwork::universe().len(), 1 + 7349 + 81);
}

#[test]
fn every_patch_fits_where_counting_by_hand_says_on_quilts_of_random_games() {
    let mut buffers = game_core::Buffers::default();
    for seed in 0..25 {
        let mut rng = SplitMix::for_game(7349, seed);
        let mut game = Match::<Patchwork>::dealt(two(), Options::default(), &mut rng);
        while let Some(event) = random_event(game.position(), &mut rng, &mut buffers) {
            game.play(event).expect("a sampled event is legal");
            if !game.events().len().is_multiple_of(5) {
                continue;
            }
            for seat in two().iter() {
                let quilt = game.position().quilt(seat).expect("both seats have a quilt");
                let free = |y: i32, x: i32| quilt.is_free(Cell::new(y as u8, x as u8).expect("inside"));
                for patch in PatchId::all() {
                    let fits = quilt.fits(patch);
                    let listed = texts(fits.placements());
                    assert_eq!([fits.count(), quilt.count_fits(patch)], [listed.len() as u32; 2]);
                    assert_eq!(
                        listed.into_iter().collect::<BTreeSet<_>>(),
                        by_hand(patch, &free),
                        "{quilt:?}, {patch}"
                    );
                    let corners: usize = (0..8).map(|way| fits.corners(way).count()).sum();
                    assert_eq!(corners, fits.count() as usize);
                }
            }
        }
    }
}

#[test]
fn no_position_has_more_than_1345_actions_and_one_has_as_many() {
    let most = PatchId::all().map(PatchId::ways).max();
    assert_eq!(most, Some(448), "squares only become fewer, so 1 + 3 · 448 is a bound");
    let game = table(&[8, 9, 15]);
    assert_eq!(legal(game.position()).len(), 1345);
    let slow = <Patchwork as HasOracle>::Oracle::new(two(), &Options::default(), game.setup());
    let set = |actions: Vec<Action>| actions.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(set(slow.actions()), set(legal(game.position())));
}

#[test]
fn a_placement_knows_its_patch_corner_and_squares() {
    let patch = PatchId::new(26).unwrap();
    let cells: Vec<Cell> = ["b7", "c7", "d7", "c8", "d8", "e8"]
        .map(|text| Cell::all().find(|cell| cell.to_string() == text).unwrap())
        .to_vec();
    let placement = Placement::new(patch, cells.iter().rev().copied()).unwrap();
    assert_eq!((placement.patch(), placement.corner(), placement.orientation()), (patch, cells[0], 0));
    assert!(placement.cells().eq(cells.iter().copied()));
    assert_eq!(format!("{placement:?}"), "26 b7c7d7c8d8e8");
    for patch in PatchId::all() {
        for (way, shape) in patch.orientations().iter().enumerate() {
            assert_eq!(Placement::new(patch, shape.cells()).map(Placement::orientation), Some(way), "patch {patch}");
        }
    }
    assert_eq!(Placement::new(patch, cells[1..].iter().copied()), None);
    assert_eq!(Placement::new(patch, []), None);
    assert_eq!(
        (Cell::new(8, 8).map(|cell| cell.to_string()), Cell::new(9, 0), Cell::new(0, 9)),
        (Some("i9".to_owned()), None, None)
    );
}

#[test]
fn a_position_is_small_plain_data() {
    fn is_copy<T: Copy>() {}
    is_copy::<Patchwork>();
    assert!(size_of::<Patchwork>() <= 256, "{} bytes", size_of::<Patchwork>());
    assert!(size_of::<Action>() <= 4);
}
