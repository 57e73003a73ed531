//! Edits -> text, with every source token on its line (contract points 1, 2 and 4).

use std::ops::Range;

use super::{Edit, Piece, Writer};

/// How far ahead blank lines are cheaper than a marker.
const NEAR: u32 = 6;

/// The growing output and where it stands.
struct Page {
    text: String,
    /// File, line and system-header flag of the current output line; `None` after generated lines.
    place: Option<(usize, u32, bool)>,
    line_is_empty: bool,
    /// The last printed source token, to keep its distance to the next.
    last: Option<usize>,
    /// How many of the unit's pragmas are printed or left out.
    pragmas: usize,
}

impl Writer<'_> {
    /// The whole host output.
    pub(super) fn print(mut self, module_id: &str) -> String {
        let mut edits = std::mem::take(&mut self.edits);
        edits.sort_by_key(|e| (e.range.start, std::cmp::Reverse(e.range.end)));
        let insertions_first =
            |e: &Edit| (e.range.start, !e.range.is_empty(), std::cmp::Reverse(e.range.end));
        edits.sort_by_key(insertions_first);
        let mut page = Page { text: self.header(), place: None, line_is_empty: true, last: None, pragmas: 0 };
        let end = self.source.tokens.len() - 1;
        self.render(&mut page, &edits, 0..end, true);
        self.pragmas_before(&mut page, end);
        page.fresh_line();
        page.text.push_str(&self.trailer(module_id));
        page.text
    }

    /// Prints a range: at each token the outermost edit that begins there and lies inside.
    fn render(&self, page: &mut Page, edits: &[Edit], range: Range<usize>, in_place: bool) {
        let mut at = range.start;
        let mut next = edits.partition_point(|e| e.range.start < range.start);
        while at < range.end {
            if in_place {
                self.pragmas_before(page, at);
            }
            let mut replaced = None;
            while next < edits.len() && edits[next].range.start <= at {
                let edit = &edits[next];
                next += 1;
                if edit.range.start < at || edit.range.end > range.end {
                    continue;
                }
                let index = next - 1;
                self.render_edit(page, edits, index, at, in_place);
                if !edit.range.is_empty() {
                    replaced = Some(edit.range.end);
                    break;
                }
            }
            match replaced {
                Some(end) => {
                    at = end;
                    next = next.max(edits.partition_point(|e| e.range.start < at));
                }
                None => {
                    self.token(page, at, in_place);
                    at += 1;
                }
            }
        }
    }

    fn render_edit(&self, page: &mut Page, edits: &[Edit], index: usize, at: usize, in_place: bool) {
        let inner = &edits[index + 1..];
        let anchored = |p: &Piece| matches!(p, Piece::Text(_) | Piece::Copy(_) | Piece::Bare(_));
        if in_place && edits[index].pieces.first().is_some_and(anchored) {
            page.go_to(self, at);
        }
        for piece in &edits[index].pieces {
            match piece {
                Piece::Text(text) => page.words(text),
                Piece::Source(range) => self.render(page, inner, range.clone(), in_place),
                Piece::Copy(range) => self.render(page, inner, range.clone(), false),
                Piece::Bare(range) => self.bare(page, range.clone()),
                Piece::Here(token) if in_place => page.go_to(self, *token),
                Piece::Here(_) => {}
                Piece::Directive(line) => page.directive(line),
            }
        }
    }

    fn bare(&self, page: &mut Page, range: Range<usize>) {
        let attribute = |at: usize| self.program.attributes.iter().any(|a| a.range.contains(&at));
        for at in range {
            if !attribute(at) {
                self.token(page, at, false);
            }
        }
    }

    fn token(&self, page: &mut Page, index: usize, in_place: bool) {
        if in_place {
            page.go_to(self, index);
        }
        let token = &self.source.tokens[index];
        let adjoins = token.joined && index > 0 && page.last == Some(index - 1);
        if !page.line_is_empty && !adjoins {
            page.text.push(' ');
        }
        page.text.push_str(token.text);
        page.line_is_empty = false;
        page.last = Some(index);
        let lines = token.text.matches('\n').count() as u32;
        if let Some((_, line, _)) = &mut page.place {
            *line = line.saturating_add(lines);
        }
    }

    /// Contract point 4: pragmas of the front end go, the others stay on their line.
    fn pragmas_before(&self, page: &mut Page, index: usize) {
        let all = &self.source.pragmas;
        // A range may be printed in place within another one that begins there.
        let rest = all.iter().enumerate().skip(page.pragmas);
        for (number, pragma) in rest.filter(|(_, pragma)| pragma.before == index) {
            page.pragmas = number + 1;
            if is_front_end_pragma(&pragma.text) {
                continue;
            }
            page.move_to(self, pragma.file, pragma.line, pragma.system);
            if !page.line_is_empty {
                page.text.push('\n');
                page.place = None;
                page.move_to(self, pragma.file, pragma.line, pragma.system);
            }
            page.text.push_str("#pragma ");
            page.text.push_str(&pragma.text);
            page.text.push('\n');
            page.place = Some((pragma.file, pragma.line.saturating_add(1), pragma.system));
            page.line_is_empty = true;
            page.last = None;
        }
    }
}

/// Pragmas that speak to the CUDA front end or mean nothing in its output.
fn is_front_end_pragma(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let first = first.split('(').next().unwrap_or_default();
    first.starts_with("nv_")
        || matches!(first, "unroll" | "once" | "hd_warning_disable")
        || (first == "GCC" && words.next() == Some("system_header"))
}

impl Page {
    fn fresh_line(&mut self) {
        if !self.line_is_empty {
            self.text.push('\n');
            self.line_is_empty = true;
            self.place = None;
        }
        self.last = None;
    }

    /// Generated tokens on the current line.
    fn words(&mut self, text: &str) {
        if !self.line_is_empty {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.line_is_empty = false;
        self.last = None;
    }

    fn directive(&mut self, line: &str) {
        self.fresh_line();
        self.text.push_str(line);
        self.text.push('\n');
        self.place = None;
    }

    /// Makes the current output line the line of a token.
    fn go_to(&mut self, writer: &Writer<'_>, index: usize) {
        let token = &writer.source.tokens[index];
        self.move_to(writer, token.file, token.line, token.system);
    }

    fn move_to(&mut self, writer: &Writer<'_>, file: usize, line: u32, system: bool) {
        if let Some((f, l, s)) = self.place {
            if f == file && s == system && l == line {
                return;
            }
            if f == file && s == system && l < line && line - l <= NEAR {
                for _ in l..line {
                    self.text.push('\n');
                }
                self.line_is_empty = true;
                self.last = None;
                self.place = Some((file, line, system));
                return;
            }
        }
        self.fresh_line();
        let flag = if system { " 3" } else { "" };
        self.text.push_str(&format!("# {line} \"{}\"{flag}\n", writer.source.files[file]));
        self.place = Some((file, line, system));
    }
}
