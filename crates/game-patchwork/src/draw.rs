//! The position drawn for a terminal; styles only repeat the characters.

use std::fmt::Write;

use game_core::anstyle::{AnsiColor, Style};

use crate::cell::{Cell, SIDE};
use crate::patch::PatchId;
use crate::position::{Patchwork, Side};
use crate::track::{LAST_SPACE, Marks};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const BUTTON: Style = AnsiColor::Blue.on_default();
const LEATHER: Style = AnsiColor::Yellow.on_default();

/// Width of one of the blocks that stand side by side.
const BLOCK: usize = 30;

impl Patchwork {
    pub(crate) fn drawing(&self) -> String {
        let mut out = String::new();
        let lines = [self.quilts(), self.track(), self.next_patches()];
        for line in lines.iter().flatten() {
            writeln!(out, "{}", line.trim_end()).expect("strings can be written");
        }
        out
    }

    fn quilts(&self) -> Vec<String> {
        let blocks = Side::BOTH.map(|side| self.quilt_block(side));
        blocks[0].iter().zip(&blocks[1]).map(|(left, right)| format!("{left}{right}")).collect()
    }

    /// Heading, purse, column letters, nine rows.
    fn quilt_block(&self, side: Side) -> Vec<String> {
        let player = self.player(side);
        let doing = match (self.mover == side && !self.is_over(), self.leather_due) {
            (true, true) => ", to place leather",
            (true, false) => ", to move",
            (false, _) => "",
        };
        let tile = if self.tile == Some(side) { ", 7×7 tile" } else { "" };
        let columns: String = (0..SIDE).map(|column| format!(" {}", char::from(b'a' + column))).collect();
        let mut lines = vec![
            block(BOLD, &format!("seat {}{doing}", side.seat())),
            block(Style::new(), &format!("{} buttons, income {}", player.buttons, player.income)),
            block(Style::new(), &format!("score {}{tile}", self.score(side))),
            block(DIM, &format!(" {columns}")),
        ];
        let color = [AnsiColor::Cyan, AnsiColor::Magenta][side.index()].on_default();
        lines.extend((0..SIDE).map(|row| {
            let squares: String =
                (0..SIDE).filter_map(|column| Cell::new(row, column)).fold(String::new(), |line, cell| {
                    let (style, sign) = if player.quilt.is_free(cell) { (DIM, '.') } else { (color, '#') };
                    line + &format!(" {style}{sign}{style:#}")
                });
            format!("{DIM}{}{DIM:#}{squares}{}", row + 1, " ".repeat(BLOCK - 1 - 2 * usize::from(SIDE)))
        }));
        lines
    }

    /// A ruler, one line for each token, and the marks, each before the space it is crossed to reach.
    fn track(&self) -> Vec<String> {
        let ruler: String =
            (0..=LAST_SPACE).map(|space| if space % 10 == 0 { char::from(b'0' + space / 10) } else { '.' }).collect();
        let token = |side: Side| {
            let line = " ".repeat(usize::from(self.player(side).space));
            format!("seat {}  {line}{BOLD}^{BOLD:#}", side.seat())
        };
        let income: Vec<u8> = Marks::INCOME.places().collect();
        let leather: Vec<u8> = self.leather.places().collect();
        let marks = (0..=LAST_SPACE).fold(String::new(), |line, space| {
            let (style, sign) = match () {
                () if leather.contains(&space) => (LEATHER, 'L'),
                () if income.contains(&space) => (BUTTON, 'o'),
                () => (DIM, ' '),
            };
            line + &format!("{style}{sign}{style:#}")
        });
        let top = if self.players[0].space == self.players[1].space {
            format!("        (seat {} on top)", self.mover.seat())
        } else {
            String::new()
        };
        vec![
            String::new(),
            format!("time    {DIM}{ruler}{DIM:#}{top}"),
            token(Side::First),
            token(Side::Second),
            format!("marks   {marks}        (crossed on the way to that space: o income, L leather)"),
        ]
    }

    fn next_patches(&self) -> Vec<String> {
        let offered: Vec<PatchId> = self.circle.offered().into_iter().flatten().collect();
        let rest: Vec<String> = self.circle.iter().skip(offered.len()).map(|patch| patch.to_string()).collect();
        let blocks: Vec<Vec<String>> = offered.into_iter().map(|patch| self.patch_block(patch)).collect();
        let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
        let empty = block(Style::new(), "");
        let line = |row: usize| blocks.iter().map(|lines| lines.get(row).unwrap_or(&empty).as_str()).collect();
        let mut lines = vec![String::new()];
        lines.extend((0..height).map(line));
        lines.push(format!("then    {}", if rest.is_empty() { "nothing".to_owned() } else { rest.join(" ") }));
        lines
    }

    fn patch_block(&self, patch: PatchId) -> Vec<String> {
        let printed = patch.patch();
        let affordable = u16::from(printed.price) <= self.player(self.mover).buttons;
        let note = if affordable { "" } else { ", too dear" };
        let mut lines = vec![
            block(BOLD, &format!("patch {patch}{note}")),
            block(Style::new(), &format!("price {} time {} income {}", printed.price, printed.time, printed.income)),
        ];
        let cloth = |row: &str| row.chars().map(|square| if square == '1' { " #" } else { "  " }).collect::<String>();
        lines.extend(printed.shape.split('/').map(|row| block(BUTTON, &cloth(row))));
        lines
    }
}

/// `text` in `style`, filled up with spaces to the width of a block.
fn block(style: Style, text: &str) -> String {
    let text = text.trim_end();
    let fill = " ".repeat(BLOCK.saturating_sub(text.chars().count()));
    format!("{style}{text}{style:#}{fill}")
}
