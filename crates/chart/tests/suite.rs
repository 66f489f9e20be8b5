//! Charts of ordinary and of awkward data.

use chart::{Interval, IntervalChart, LineChart, SERIES_COLOURS, Series};

fn lines(segments: &[&[(f64, f64)]]) -> LineChart {
    let segments = segments.iter().map(|points| points.to_vec()).collect();
    let series = Series { name: "a < b".to_owned(), colour: SERIES_COLOURS[0], segments };
    LineChart { title: "this & that".to_owned(), series: vec![series], marks: vec![(0.0, "here".to_owned())] }
}

/// Every number of the picture is finite, every element is closed, and text is escaped.
fn check(svg: &str) {
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count(), "{svg}");
}

#[test]
fn awkward_data_makes_a_picture_too() {
    let cases: &[&[&[(f64, f64)]]] =
        &[&[], &[&[]], &[&[(0.0, 1.0)]], &[&[(0.0, 5.0), (1.0, 5.0)]], &[&[(-3.0, -1e6), (9.0, 1e6)], &[]]];
    for segments in cases {
        let svg = lines(segments).to_svg();
        check(&svg);
        assert!(svg.contains("this &amp; that") && svg.contains("a &lt; b"), "{svg}");
        assert_eq!(svg.matches("<polyline").count(), segments.len(), "{svg}");
    }
    check(&IntervalChart { title: "nobody".to_owned(), step: 200.0, rows: Vec::new() }.to_svg());
}

#[test]
fn a_greater_value_is_drawn_higher() {
    let svg = lines(&[&[(0.0, 0.25), (1.0, 0.75)]]).to_svg();
    let points = svg.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a line");
    let heights: Vec<f64> = points
        .split(' ')
        .map(|point| point.split(',').nth(1).expect("two numbers").parse().expect("a number"))
        .collect();
    assert!(heights[0] > heights[1], "{points}");
}

#[test]
fn every_row_has_its_dot_its_interval_and_its_number() {
    let row = |name: &str, value| Interval { name: name.to_owned(), value, half: 50.0 };
    let rows = vec![row("strong", 1234.0), row("weak", -70.0)];
    let svg = IntervalChart { title: "ratings".to_owned(), step: 200.0, rows }.to_svg();
    check(&svg);
    assert_eq!(svg.matches("<circle").count(), 2);
    assert_eq!(svg.matches("stroke-width=\"3\"").count(), 2);
    for words in [">strong<", ">1234<", ">-70<", ">-200<", ">1400<"] {
        assert!(svg.contains(words), "{words} is missing in {svg}");
    }
}
