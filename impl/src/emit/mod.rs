//! Writes the host output: the bytes of the source with the edits of the plan carried out.
//!
//! There is no lookup and no decision here. Bytes outside an edit are copied; the only thing that is worked out
//! is the text of a line marker, from the line markers of the source.

#[cfg(test)]
mod tests;

mod sink;

use crate::lex::on_one_line;
use crate::plan::{Anchor, Edit, Piece, Plan};
use crate::source::{Source, Span};
use sink::Sink;
use std::io;

/// The host output of `source` under `plan`, in memory.
pub fn host_output(source: &Source, plan: &Plan) -> Vec<u8> {
    let mut out = Vec::with_capacity(source.text.len() + source.text.len() / 16 + 4096);
    // Memory takes everything.
    let _ = write_host_output(source, plan, &mut out);
    out
}

/// Bytes of the source as they stand in the host output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Where they stand in the source.
    pub from: Span,
    /// Byte offset of the first one in the host output.
    pub to: u64,
    /// Their line ends are gone: they were put on one line.
    pub is_flat: bool,
}

/// The host output of `source` under `plan`, and what in it is copied, in the order of the output.
pub fn host_output_and_copies(source: &Source, plan: &Plan) -> (Vec<u8>, Vec<Copied>) {
    let (mut out, mut copies) = (Vec::new(), Vec::new());
    // Memory takes everything.
    let _ = write(source, plan, &mut out, Some(&mut copies));
    (out, copies)
}

/// Writes the host output of `source` under `plan`, piece by piece, and gives its number of bytes.
///
/// # Errors
/// What `to` refuses.
pub fn write_host_output(source: &Source, plan: &Plan, to: &mut dyn io::Write) -> io::Result<u64> {
    write(source, plan, to, None)
}

fn write(
    source: &Source,
    plan: &Plan,
    to: &mut dyn io::Write,
    copies: Option<&mut Vec<Copied>>,
) -> io::Result<u64> {
    let mut writer = Writer { source, out: Sink::new(to), copies };
    writer.out.add(plan.header.as_bytes());
    let whole = Span { start: 0, end: source.text.len() as u32 };
    writer.copy(whole, &plan.edits, Mode::Lines);
    writer.end_line();
    writer.out.add(plan.trailer.as_bytes());
    writer.out.finish()
}

/// How copied bytes are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// With their line ends.
    Lines,
    /// On one line.
    Flat,
}

struct Writer<'a> {
    source: &'a Source,
    out: Sink<'a>,
    copies: Option<&'a mut Vec<Copied>>,
}

impl Writer<'_> {
    fn note_copy(&mut self, from: Span, is_flat: bool) {
        let to = self.out.len();
        if let Some(copies) = &mut self.copies
            && from.start < from.end
        {
            copies.push(Copied { from, to, is_flat });
        }
    }

    /// Ends the line that was begun.
    fn end_line(&mut self) {
        if self.out.last().is_some_and(|byte| byte != b'\n') {
            self.out.push(b'\n');
        }
    }

    /// Copies `span`, carrying out those of `edits` that lie in it. Gives the edits behind those.
    fn copy<'e>(&mut self, span: Span, edits: &'e [Edit], mode: Mode) -> &'e [Edit] {
        let mut at = span.start;
        let mut rest = edits;
        while let Some((edit, behind)) = rest.split_first() {
            let (inner, next) = behind.split_at((edit.inner as usize).min(behind.len()));
            if !starts_in(edit, span) {
                rest = next;
                continue;
            }
            if edit.span.end > span.end {
                break;
            }
            let insertion_at_end = edit.span.start == span.end && edit.anchor == Anchor::Before;
            if insertion_at_end && span.start != span.end {
                break;
            }
            self.bytes(at, edit.span.start, mode);
            self.pieces(edit, inner, mode);
            at = edit.span.end;
            rest = next;
        }
        self.bytes(at, span.end, mode);
        rest
    }

    /// Writes what `edit` puts in the place of its span; `inner` are the edits inside.
    fn pieces(&mut self, edit: &Edit, inner: &[Edit], mode: Mode) {
        // Pieces mostly copy one part after the other, so the edits of a part are those behind the part before.
        let mut behind = (edit.span.start, inner);
        let mut copy = |writer: &mut Self, span: Span, mode| {
            let edits = if span.start >= behind.0 { behind.1 } else { inner };
            let rest = writer.copy(span, edits, mode);
            if span.start < span.end {
                behind = (span.end, rest);
            }
        };
        for piece in &edit.pieces {
            match piece {
                Piece::Text(text) => self.out.add(text.as_bytes()),
                Piece::Copy(span) => copy(self, *span, mode),
                Piece::Raw(span) => {
                    self.note_copy(*span, false);
                    self.out.add(self.source.bytes(*span));
                }
                Piece::Flat(span) => copy(self, *span, Mode::Flat),
                Piece::LineEnds(span) => self.line_ends(*span, mode),
                Piece::Resume(offset) => self.resume(*offset, mode),
                Piece::ResumeIfMoved { from, to } => {
                    if !same_line(self.source, *from, *to) {
                        self.resume(*to, mode);
                    }
                }
                Piece::Directives(lines) => self.directives(lines, mode),
            }
        }
    }

    fn bytes(&mut self, start: u32, end: u32, mode: Mode) {
        let bytes = self.source.bytes(Span::new(start, end));
        self.note_copy(Span::new(start, end), mode == Mode::Flat);
        match mode {
            Mode::Lines => self.out.add(bytes),
            Mode::Flat => self.out.add(&on_one_line(bytes)),
        }
    }

    fn line_ends(&mut self, span: Span, mode: Mode) {
        if mode == Mode::Flat || span.start >= span.end {
            return;
        }
        let count = memchr::memchr_iter(b'\n', self.source.bytes(span)).count();
        if count > 0 && self.source.has_marker(span) {
            self.resume(span.end, mode);
            return;
        }
        self.out.line_ends(count);
    }

    fn resume(&mut self, offset: u32, mode: Mode) {
        if mode == Mode::Flat {
            self.out.push(b' ');
            return;
        }
        self.end_line();
        self.marker(offset);
    }

    /// The line marker for the place of `offset`.
    fn marker(&mut self, offset: u32) {
        let place = self.source.place(offset);
        self.out.add(format!("# {} \"", place.line).as_bytes());
        for &byte in self.source.file(place.file).as_ref() {
            if matches!(byte, b'"' | b'\\') {
                self.out.push(b'\\');
            }
            self.out.push(byte);
        }
        self.out.push(b'"');
        if place.system {
            self.out.add(b" 3");
        }
        if place.extern_c {
            self.out.add(b" 4");
        }
        self.out.push(b'\n');
    }

    fn directives(&mut self, lines: &str, mode: Mode) {
        if mode == Mode::Flat {
            return;
        }
        self.end_line();
        self.out.add(lines.as_bytes());
        if !lines.ends_with('\n') {
            self.out.push(b'\n');
        }
    }
}

/// Whether `edit` begins inside `span`, the borders judged by the anchor.
fn starts_in(edit: &Edit, span: Span) -> bool {
    let start = edit.span.start;
    match edit.anchor {
        Anchor::After => start > span.start,
        Anchor::Before => start >= span.start,
    }
}

/// Whether two offsets stand in one line of the source.
fn same_line(source: &Source, one: u32, other: u32) -> bool {
    let between = Span::new(one.min(other), one.max(other));
    memchr::memchr(b'\n', source.bytes(between)).is_none()
}
