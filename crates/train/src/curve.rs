//! The course of the loss, as text and as an SVG chart.

use chart::{LineChart, SERIES_COLOURS, Series};

/// The loss after an epoch, on average over samples.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// From 1.
    pub epoch: u32,
    /// Of the samples that were learned from, while they were.
    pub learned: f64,
    /// Of games that were not learned from.
    pub held_out: f64,
}

/// The losses of one round as lines of text.
pub(crate) fn to_text(losses: &[Loss]) -> String {
    losses.iter().map(|loss| format!("{} {:.6} {:.6}\n", loss.epoch, loss.learned, loss.held_out)).collect()
}

/// The losses that such lines speak of; `None` if they are something else.
pub(crate) fn from_text(text: &str) -> Option<Vec<Loss>> {
    text.lines()
        .map(|line| {
            let mut words = line.split(' ');
            let epoch = words.next()?.parse().ok()?;
            let learned = words.next()?.parse().ok()?;
            let held_out = words.next()?.parse().ok()?;
            Some(Loss { epoch, learned, held_out })
        })
        .collect()
}

/// Draws the losses of all rounds, one beside the other.
pub fn loss_chart(title: &str, rounds: &[Vec<Loss>]) -> String {
    let starts: Vec<usize> = rounds
        .iter()
        .scan(0, |next, losses| {
            let start = *next;
            *next += losses.len();
            Some(start)
        })
        .collect();
    let series = |name: &str, colour, loss_of: fn(&Loss) -> f64| {
        let segment = |(losses, start): (&Vec<Loss>, &usize)| {
            losses.iter().enumerate().map(|(epoch, loss)| ((start + epoch) as f64, loss_of(loss))).collect()
        };
        Series { name: name.to_owned(), colour, segments: rounds.iter().zip(&starts).map(segment).collect() }
    };
    let marks = starts.iter().enumerate().map(|(round, &start)| (start as f64, format!("round {}", round + 1)));
    let chart = LineChart {
        title: format!("{title}: loss by epoch"),
        series: vec![
            series("learned", SERIES_COLOURS[0], |loss| loss.learned),
            series("held out", SERIES_COLOURS[1], |loss| loss.held_out),
        ],
        marks: marks.collect(),
    };
    chart.to_svg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_read_back() {
        let losses =
            [Loss { epoch: 1, learned: 0.75, held_out: 0.5 }, Loss { epoch: 2, learned: 0.25, held_out: 0.125 }];
        assert_eq!(from_text(&to_text(&losses)).as_deref(), Some(&losses[..]));
        assert_eq!(from_text("1 0.5 x\n"), None);
    }

    #[test]
    fn every_round_has_two_lines() {
        let loss = |epoch| Loss { epoch, learned: 0.5 / f64::from(epoch), held_out: 0.6 };
        let svg = loss_chart("a game", &[vec![loss(1), loss(2)], vec![loss(1)]]);
        assert_eq!(svg.matches("<polyline").count(), 4);
        assert!(svg.contains(">round 2<") && !svg.contains("NaN"), "{svg}");
    }
}
