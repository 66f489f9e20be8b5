//! The course of the loss, as text and as an SVG picture.

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

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 44.0;

/// Draws the losses of all rounds, one beside the other.
pub fn picture(title: &str, rounds: &[Vec<Loss>]) -> String {
    let all = || rounds.iter().flatten();
    let numbers = all().flat_map(|loss| [loss.learned, loss.held_out]);
    let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| (low.min(y), high.max(y)));
    let step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].into_iter().find(|step| (high - low) / step <= 8.0).unwrap_or(1.0);
    let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
    let columns = all().count().max(2) as f64 - 1.0;
    let x = |column: usize| LEFT + column as f64 / columns * (WIDTH - LEFT - RIGHT);
    let y = |loss: f64| HEIGHT - BOTTOM - (loss - low) / (high - low).max(step) * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffaf2\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"16\" fill=\"#3b2a20\">{title}: loss by epoch, \
         <tspan fill=\"#b0774a\">learned</tspan> and <tspan fill=\"#3f6f5f\">held out</tspan></text>\n"
    );
    let lines = ((high - low) / step).round() as u32;
    for loss in (0..=lines).map(|line| low + step * f64::from(line)) {
        let at = y(loss);
        svg += &format!(
            "<line x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\" stroke=\"#e3d5c3\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#6b5a4c\">{loss:.2}</text>\n",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    let mut first = 0;
    for (round, losses) in rounds.iter().enumerate() {
        let name = format!("round {}", round + 1);
        svg += &format!("<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#6b5a4c\">{name}</text>\n", x(first), HEIGHT - 16.0);
        for (colour, number) in
            [("#b0774a", (|loss| loss.learned) as fn(&Loss) -> f64), ("#3f6f5f", |loss| loss.held_out)]
        {
            let point = |(column, loss): (usize, &Loss)| format!("{:.1},{:.1}", x(first + column), y(number(loss)));
            let points: Vec<String> = losses.iter().enumerate().map(point).collect();
            svg += &format!(
                "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\n",
                points.join(" ")
            );
        }
        first += losses.len();
    }
    svg + "</svg>\n"
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
        let svg = picture("a game", &[vec![loss(1), loss(2)], vec![loss(1)]]);
        assert_eq!(svg.matches("<polyline").count(), 4);
        assert!(svg.contains(">round 2<") && !svg.contains("NaN"), "{svg}");
    }
}
