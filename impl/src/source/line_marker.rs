//! Line markers: where each byte of a preprocessed unit came from ([cpp.line], and GCC's `# N "file" flags`).

use super::{Span, Text};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The index of a file name in [`Source::files`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// One line marker: `# 12 "file" 1 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineMarker {
    /// The marker's own line, line end excluded.
    pub span: Span,
    /// The byte that begins the next line: line [`line`](LineMarker::line) of the file.
    pub next: u32,
    /// The number of the line after the marker.
    pub line: u32,
    /// Its file.
    pub file: FileId,
    /// Flag 1: a file begins.
    pub enters: bool,
    /// Flag 2: back in a file.
    pub returns: bool,
    /// Flag 3: the text comes from a system header.
    pub system: bool,
    /// Flag 4: the text is C (`extern "C"` around it).
    pub extern_c: bool,
}

/// Where a byte of the input came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: FileId,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// In a system header.
    pub system: bool,
}

/// A unit's text and the places of its bytes.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The input, byte for byte.
    pub text: Text,
    /// File names as the markers spell them, escapes resolved; the first is the name of the unit itself.
    pub files: Vec<Vec<u8>>,
    /// The line markers in order.
    pub markers: Vec<LineMarker>,
    /// The number of each file, by its name.
    known: FxHashMap<Vec<u8>, FileId>,
    /// The name in the last marker, as it is spelled there, with its quotes: mostly the next one names the same file.
    last_name: Span,
    /// How many line ends stand before each block of [`BLOCK`] bytes; made when a place is far behind its marker.
    line_ends: OnceLock<Vec<u32>>,
}

/// Bytes between two counts of line ends.
const BLOCK: usize = 4096;

/// Bytes behind a marker, or of a line, that are looked at without the counts.
const NEAR: usize = 16 * BLOCK;

impl Source {
    /// A source without markers yet; `name` is the file of text that no marker precedes.
    pub fn new(text: impl Into<Text>, name: &str) -> Source {
        Source { text: text.into(), files: vec![name.as_bytes().to_vec()], ..Source::default() }
    }

    /// The bytes of `span`.
    pub fn bytes(&self, span: Span) -> &[u8] {
        span.of(&self.text)
    }

    /// The name of a file.
    pub fn file(&self, id: FileId) -> &[u8] {
        self.files.get(id.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// The last marker whose line ends at or before byte `offset`.
    pub fn marker_before(&self, offset: u32) -> Option<&LineMarker> {
        self.markers[..self.markers.partition_point(|marker| marker.next <= offset)].last()
    }

    /// Where byte `offset` came from. Line splices count as line ends, as they do for a compiler.
    pub fn place(&self, offset: u32) -> Place {
        let (from, line, file, system) = match self.marker_before(offset) {
            Some(marker) => (marker.next, marker.line, marker.file, marker.system),
            None => (0, 1, FileId(0), false),
        };
        let end = (offset as usize).min(self.text.len());
        let ends = self.line_ends_between((from as usize).min(end), end);
        let column = (end - self.line_start(end)) as u32 + 1;
        Place { file, line: line.saturating_add(ends), column, system }
    }

    fn line_ends_between(&self, from: usize, end: usize) -> u32 {
        let count =
            |range: std::ops::Range<usize>| memchr::memchr_iter(b'\n', &self.text[range]).count() as u32;
        if end - from < NEAR {
            return count(from..end);
        }
        let (first, last) = (from.div_ceil(BLOCK), end / BLOCK);
        let before = self.counts();
        count(from..first * BLOCK) + (before[last] - before[first]) + count(last * BLOCK..end)
    }

    /// The first byte of the line that byte `end` stands in.
    fn line_start(&self, end: usize) -> usize {
        let near = end.saturating_sub(NEAR);
        if let Some(at) = memchr::memrchr(b'\n', &self.text[near..end]) {
            return near + at + 1;
        }
        // The last line end before `near` is in the block before the first one with as many line ends before it.
        let before = self.counts();
        let block = near.div_ceil(BLOCK);
        let same = before.partition_point(|&count| count < before[block]);
        let from = same.saturating_sub(1) * BLOCK;
        memchr::memrchr(b'\n', &self.text[from..(same * BLOCK).min(end)]).map_or(0, |at| from + at + 1)
    }

    /// How many line ends stand before each block, and before the end of the last whole one.
    fn counts(&self) -> &[u32] {
        self.line_ends.get_or_init(|| {
            let mut count = 0;
            let blocks = self.text.chunks_exact(BLOCK).map(|block| {
                count += memchr::memchr_iter(b'\n', block).count() as u32;
                count
            });
            std::iter::once(0).chain(blocks).collect()
        })
    }

    /// Reads the line markers of the text, whose lines are `spans`, in order.
    pub(crate) fn read_markers(&mut self, text: &[u8], spans: impl Iterator<Item = Span>) {
        self.markers.clear();
        self.last_name = Span::default();
        for span in spans {
            let marker = self.read_marker_of_last_file(text, span).or_else(|| self.read_marker(text, span));
            self.markers.extend(marker);
        }
    }

    /// Reads the line marker that covers `span` of the text, if it has the form that preprocessors give it and names the
    /// same file as the last one: most have, and do.
    fn read_marker_of_last_file(&self, text: &[u8], span: Span) -> Option<LineMarker> {
        let mut rest = span.of(text).strip_prefix(b"# ")?;
        let mut line = 0u32;
        while let [digit @ b'0'..=b'9', more @ ..] = rest {
            line = line.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
            rest = more;
        }
        let last = self.last_name.of(text);
        let flags = rest.strip_prefix(b" ")?.strip_prefix(last).filter(|_| !last.is_empty())?;
        // A bit for each flag, and one for the blanks.
        let mut seen = 0u32;
        for flag in flags {
            match flag {
                b' ' | b'1'..=b'4' => seen |= 1 << (flag & 7),
                _ => return None,
            }
        }
        let has = |flag: u32| seen & (1 << flag) != 0;
        Some(LineMarker {
            span,
            next: behind_line(text, span),
            line,
            file: self.markers.last()?.file,
            enters: has(1),
            returns: has(2),
            system: has(3),
            extern_c: has(4),
        })
    }

    /// Reads a line marker that covers `span` of the text. `None` when the line has another form.
    fn read_marker(&mut self, text: &[u8], span: Span) -> Option<LineMarker> {
        let rest = span.of(text).strip_prefix(b"#")?.trim_ascii_start();
        let mut rest = rest.strip_prefix(b"line").unwrap_or(rest).trim_ascii_start();
        if !rest.first()?.is_ascii_digit() {
            return None;
        }
        let mut line = 0u32;
        while let [digit @ b'0'..=b'9', more @ ..] = rest {
            line = line.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            rest = more;
        }
        let rest = rest.trim_ascii_start();
        let mut marker = LineMarker {
            span,
            next: behind_line(text, span),
            line,
            file: self.markers.last().map_or(FileId(0), |last| last.file),
            enters: false,
            returns: false,
            system: self.markers.last().is_some_and(|last| last.system),
            extern_c: false,
        };
        if let Some(quoted) = rest.strip_prefix(b"\"") {
            let end = closing_quote(quoted)?;
            marker.file = self.file_id(&quoted[..end]);
            let start = span.end - rest.len() as u32;
            self.last_name = Span::new(start, start + end as u32 + 2);
            marker.system = false;
            for flag in &quoted[end + 1..] {
                match flag {
                    b'1' => marker.enters = true,
                    b'2' => marker.returns = true,
                    b'3' => marker.system = true,
                    b'4' => marker.extern_c = true,
                    _ => {}
                }
            }
        }
        Some(marker)
    }

    /// The file that a marker names; `quoted` is the name as it is spelled there.
    fn file_id(&mut self, quoted: &[u8]) -> FileId {
        if self.known.is_empty() {
            let names = self.files.iter().cloned().zip(0..).map(|(name, number)| (name, FileId(number)));
            self.known = names.collect();
        }
        let unescaped = quoted.contains(&b'\\').then(|| unescape(quoted));
        let name = unescaped.as_deref().unwrap_or(quoted);
        if let Some(&id) = self.known.get(name) {
            return id;
        }
        let id = FileId(self.files.len() as u32);
        self.files.push(name.to_vec());
        self.known.insert(name.to_vec(), id);
        id
    }
}

/// The byte behind the line end that follows `line`.
fn behind_line(text: &[u8], line: Span) -> u32 {
    (line.end + 1).min(text.len() as u32)
}

/// The index of the quote that ends the text of a marker's file name.
fn closing_quote(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        at += memchr::memchr2(b'"', b'\\', text.get(at..)?)?;
        if text[at] == b'"' {
            return Some(at);
        }
        at += 2;
    }
}

fn unescape(text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.iter().copied();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'\\' { rest.next().unwrap_or(byte) } else { byte });
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marker(line: &str) -> Option<(u32, String, [bool; 4])> {
        let mut source = Source::new(line.as_bytes().to_vec(), "unit.ii");
        let marker = source.read_marker(line.as_bytes(), Span::new(0, line.len() as u32))?;
        let file = String::from_utf8_lossy(source.file(marker.file)).into_owned();
        Some((marker.line, file, [marker.enters, marker.returns, marker.system, marker.extern_c]))
    }

    #[test]
    fn places_far_behind_a_marker_are_counted_as_near_ones_are() {
        // Lines of all lengths, some of them longer than what is looked at without the counts.
        let mut text = Vec::new();
        for length in [0, 1, 80, BLOCK - 1, BLOCK, 3, NEAR + 5, 2 * NEAR, 7, 0, 0, BLOCK * 3 + 1, 12] {
            text.extend(vec![b'x'; length]);
            text.push(b'\n');
        }
        let source = Source::new(text.clone(), "unit.ii");
        for offset in (0..=text.len()).filter(|at| at % 997 == 0 || text.get(*at) != Some(&b'x')) {
            let before = &text[..offset];
            let line = before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1;
            let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() as u32 + 1;
            let place = source.place(offset as u32);
            assert_eq!((place.line, place.column), (line, column), "at byte {offset}");
        }
    }

    #[test]
    fn markers_of_the_last_file_are_read_as_all_are() {
        let lines = [
            "# 12 \"a b.h\" 1 3 4",
            "# 13 \"a b.h\"",
            "# 4294967295 \"a b.h\" 2",
            "# 4294967296 \"a b.h\" 3",
            "# 5 \"a b.h",
            "# 6 \"a b.hh\"",
            "# 7",
            "#line 8 \"a b.h\" 3",
            "# 9 \"a b.h\" 3\r",
            "# 10 \"a b.h\" 5",
            "#  11 \"a b.h\" 3",
            "# 12 \"a b.h\"34",
            "# \"a b.h\"",
            "# 13  \"a b.h\" 3 4",
        ];
        for line in lines {
            let text = format!("{}\n{line}\n", lines[0]);
            let read = |fast: bool| {
                let mut source = Source::new(Vec::new(), "unit.ii");
                let first = Span::new(0, lines[0].len() as u32);
                source.read_markers(text.as_bytes(), [first].into_iter());
                let span = Span::new(first.end + 1, text.len() as u32 - 1);
                let found = if fast { source.read_marker_of_last_file(text.as_bytes(), span) } else { None };
                let is_fast = found.is_some();
                let all = || source.read_marker(text.as_bytes(), span);
                (found.or_else(all).map(|marker| format!("{marker:?}")), is_fast)
            };
            assert_eq!(read(true).0, read(false).0, "{line}");
            assert_eq!(
                read(true).1,
                ["# 12 \"a b.h\" 1 3 4", "# 13 \"a b.h\"", "# 4294967295 \"a b.h\" 2", "# 12 \"a b.h\"34"]
                    .contains(&line),
                "{line}"
            );
        }
    }

    #[test]
    fn markers_have_a_line_a_file_and_flags() {
        assert_eq!(marker("# 12 \"a b.h\" 1 3 4"), Some((12, "a b.h".into(), [true, false, true, true])));
        assert_eq!(marker("#line 7 \"x\\\"y\\\\.cu\""), Some((7, "x\"y\\.cu".into(), [false; 4])));
        assert_eq!(marker("# 3"), Some((3, "unit.ii".into(), [false; 4])));
        assert_eq!(marker("# pragma once"), None);
        assert_eq!(marker("# 3 \"open"), None);
        assert_eq!(marker("# 99999999999 \"f\""), Some((u32::MAX, "f".into(), [false; 4])));
    }
}
