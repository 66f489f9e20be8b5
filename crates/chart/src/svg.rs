//! The SVG elements that charts are made of.

/// Colours for series, in the order in which they should be used.
pub const SERIES_COLOURS: [&str; 4] = ["#b0774a", "#3f6f5f", "#7a4f8a", "#a33b3b"];

pub(crate) const WIDTH: f64 = 760.0;
pub(crate) const INK: &str = "#3b2a20";
pub(crate) const PALE_INK: &str = "#6b5a4c";
const PAPER: &str = "#fffaf2";
const GRID: &str = "#e3d5c3";

/// At which end of a text its position is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture under construction.
pub(crate) struct Svg(String);

impl Svg {
    /// A picture of this height with a title, which may contain marked-up words.
    pub(crate) fn new(height: f64, title_x: f64, title: &str) -> Svg {
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>\n\
             <text x=\"{title_x}\" y=\"24\" font-size=\"16\" fill=\"{INK}\">{title}</text>\n"
        ))
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, colour: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        self.0 += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\"{anchor} fill=\"{colour}\">{}</text>\n", escape(text));
    }

    pub(crate) fn grid_line(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.line(from, to, GRID, 1.0);
    }

    pub(crate) fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str, width: f64) {
        self.0 += &format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\n"
        );
    }

    pub(crate) fn polyline(&mut self, points: impl Iterator<Item = (f64, f64)>, colour: &str) {
        let points: Vec<String> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.0 += &format!(
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\n",
            points.join(" ")
        );
    }

    pub(crate) fn dot(&mut self, (x, y): (f64, f64), colour: &str) {
        self.0 += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>\n");
    }

    pub(crate) fn finish(self) -> String {
        self.0 + "</svg>\n"
    }
}

/// Text as SVG holds it.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
