//! Line markers: where each byte of a preprocessed unit came from ([cpp.line], and GCC's `# N "file" flags`).
//!
//! A unit has tens of thousands, of which a run asks for a few: only their lines are noted, and each is read when it is asked
//! for.

use super::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::sync::OnceLock;

/// A file, by the name in a line marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileName {
    /// What stands between the quotes; `None` for the unit itself.
    spelled: Option<Span>,
}

/// One line marker: `# 12 "file" 1 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LineMarker {
    /// The marker's own line, line end excluded.
    span: Span,
    /// The number of the line after the marker.
    line: u32,
    /// Its file. Where it names none, that of the marker before, or the unit.
    file: FileName,
    /// Flag 3: the text comes from a system header.
    system: bool,
    /// Flag 4: the text is C (`extern "C"` around it).
    extern_c: bool,
}

/// What the markers of a file say so far of its being a system header.
#[derive(Clone, Copy, PartialEq, Eq)]
enum System {
    No,
    FromTheStart,
    FromALine,
    /// In places, as around what a macro of a system header stands for.
    InPlaces,
}

impl System {
    fn then(self, says: bool) -> System {
        match (self, says) {
            (System::No, true) => System::FromALine,
            (System::FromALine, false) => System::InPlaces,
            _ => self,
        }
    }

    fn is_header(self) -> bool {
        matches!(self, System::FromTheStart | System::FromALine)
    }
}

/// Where a byte of the input came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: FileName,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// In a system header.
    pub system: bool,
    /// In C text, as a marker says.
    pub extern_c: bool,
}

/// A unit's text and the places of its bytes.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The input, byte for byte.
    pub text: Vec<u8>,
    /// The name of the unit itself.
    name: Vec<u8>,
    /// The lines that line markers stand in, in order.
    lines: Vec<Span>,
    /// All markers; made when one is asked for that hangs on those before it.
    markers: OnceLock<Vec<LineMarker>>,
    /// How many line ends stand before each block of [`BLOCK`] bytes; made when a place is far behind its marker.
    line_ends: OnceLock<Vec<u32>>,
}

/// Bytes between two counts of line ends.
const BLOCK: usize = 4096;

/// Bytes behind a marker, or of a line, that are looked at without the counts.
const NEAR: usize = 16 * BLOCK;

impl Source {
    /// A source without markers yet; `name` is the file of text that no marker precedes.
    pub fn new(text: impl Into<Vec<u8>>, name: &str) -> Source {
        Source { text: text.into(), name: name.as_bytes().to_vec(), ..Source::default() }
    }

    /// Says which lines hold line markers, in order, their line ends excluded.
    pub(crate) fn set_marker_lines(&mut self, lines: Vec<Span>) {
        self.lines = lines;
        self.markers = OnceLock::new();
    }

    /// The bytes of `span`.
    pub fn bytes(&self, span: Span) -> &[u8] {
        span.of(&self.text)
    }

    /// The name of a file, escapes resolved.
    pub fn file(&self, name: FileName) -> Cow<'_, [u8]> {
        let Some(spelled) = name.spelled else { return Cow::Borrowed(&self.name) };
        let spelled = self.bytes(spelled);
        if spelled.contains(&b'\\') { Cow::Owned(unescape(spelled)) } else { Cow::Borrowed(spelled) }
    }

    /// The name of a file as a line marker spells it; `None` for the unit itself.
    pub(crate) fn spelled_file(&self, name: FileName) -> Option<&[u8]> {
        name.spelled.map(|spelled| self.bytes(spelled))
    }

    /// The last marker whose line ends at or before byte `offset`.
    fn marker_before(&self, offset: u32) -> Option<LineMarker> {
        let before = self.lines.partition_point(|&line| behind_line(&self.text, line) <= offset);
        let line = *self.lines.get(before.checked_sub(1)?)?;
        let marker = LineMarker::read(&self.text, line).filter(|marker| marker.file.spelled.is_some());
        marker.or_else(|| {
            let markers = self.markers();
            let before = markers.partition_point(|marker| marker.span.start <= line.start);
            markers.get(before.checked_sub(1)?).copied()
        })
    }

    /// All markers.
    fn markers(&self) -> &[LineMarker] {
        self.markers.get_or_init(|| {
            let mut last: Option<LineMarker> = None;
            let markers = self.lines.iter().filter_map(|&line| LineMarker::read(&self.text, line));
            markers
                .map(|mut marker| {
                    if let (None, Some(last)) = (marker.file.spelled, last) {
                        (marker.file, marker.system) = (last.file, last.system);
                    }
                    *last.insert(marker)
                })
                .collect()
        })
    }

    /// The files that the markers name, each once, in the order of their names.
    pub(crate) fn file_names(&self) -> Vec<Vec<u8>> {
        let names = self.markers().iter().map(|marker| self.file(marker.file).into_owned());
        names.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    }

    /// The files that are system headers: they begin as such, or say so themselves and stay it. A file in which only what a
    /// macro of such a header stands for is marked is none.
    pub(crate) fn system_files(&self) -> FxHashSet<Cow<'_, [u8]>> {
        let mut files: FxHashMap<Cow<'_, [u8]>, System> = FxHashMap::default();
        for marker in self.markers() {
            let known = files.entry(self.file(marker.file));
            let first = if marker.system { System::FromTheStart } else { System::No };
            known.and_modify(|known| *known = known.then(marker.system)).or_insert(first);
        }
        files.into_iter().filter(|(_, known)| known.is_header()).map(|(file, _)| file).collect()
    }

    /// Whether a line marker begins in `span`.
    pub(crate) fn has_marker(&self, span: Span) -> bool {
        let first = self.lines.partition_point(|line| line.start < span.start);
        let inside = self.lines.iter().skip(first).take_while(|line| line.start < span.end);
        inside.copied().any(|line| LineMarker::read(&self.text, line).is_some())
    }

    /// Whether byte `offset` came from a system header.
    pub(crate) fn in_system_header(&self, offset: u32) -> bool {
        self.marker_before(offset).is_some_and(|marker| marker.system)
    }

    /// Where byte `offset` came from. Line splices count as line ends, as they do for a compiler.
    pub fn place(&self, offset: u32) -> Place {
        let marker = self.marker_before(offset);
        let from = marker.map_or(0, |marker| behind_line(&self.text, marker.span));
        let end = (offset as usize).min(self.text.len());
        let ends = self.line_ends_between((from as usize).min(end), end);
        let column = (end - self.line_start(end)) as u32 + 1;
        Place {
            file: marker.map_or(FileName::default(), |marker| marker.file),
            line: marker.map_or(1, |marker| marker.line).saturating_add(ends),
            column,
            system: marker.is_some_and(|marker| marker.system),
            extern_c: marker.is_some_and(|marker| marker.extern_c),
        }
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
}

impl LineMarker {
    /// Reads the line marker that covers `line` of the text. `None` when the line has another form.
    fn read(text: &[u8], line: Span) -> Option<LineMarker> {
        let span = line;
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
        let file = FileName::default();
        let mut marker = LineMarker { span, line, file, system: false, extern_c: false };
        if let Some(quoted) = rest.trim_ascii_start().strip_prefix(b"\"") {
            let length = closing_quote(quoted)?;
            let start = span.end - quoted.len() as u32;
            marker.file.spelled = Some(Span::new(start, start + length as u32));
            for flag in &quoted[length + 1..] {
                match flag {
                    b'3' => marker.system = true,
                    b'4' => marker.extern_c = true,
                    _ => {}
                }
            }
        }
        Some(marker)
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
impl Source {
    /// A source of which only the line markers are known.
    pub(crate) fn of_lines(text: &str) -> Source {
        let mut source = Source::new(text.as_bytes().to_vec(), "unit.ii");
        let mut next = 0;
        let lines = text.split_inclusive('\n').map(|line| {
            let start = next;
            next += line.len() as u32;
            Span::new(start, start + line.trim_end_matches('\n').len() as u32)
        });
        source.set_marker_lines(lines.collect());
        source
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Line, file and whether it is a system header's and C, of what follows the markers.
    fn behind(lines: &str) -> (u32, String, [bool; 2]) {
        let source = Source::of_lines(&format!("{lines}\n"));
        let place = source.place(lines.len() as u32 + 1);
        let file = String::from_utf8_lossy(&source.file(place.file)).into_owned();
        (place.line, file, [place.system, place.extern_c])
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
    fn a_marker_that_is_read_alone_says_what_it_says_behind_the_others() {
        let lines = [
            "# 12 \"a b.h\" 1 3 4",
            "# 13",
            "#line 14",
            "# 4294967296 \"b.h\" 3",
            "# 5 \"open",
            "#line of text",
            "# 6 \"\"",
            "# 7",
            "#  11 \"c.h\" 3",
            "# 12 \"d.h\"34\r",
            "# \"e.h\"",
            "# 13",
        ];
        for first in 0..lines.len() {
            let text = lines[first..].join("\n") + "\n";
            let source = Source::of_lines(&text);
            for offset in 0..=text.len() as u32 {
                let all = source.markers().iter();
                let last = all.take_while(|marker| behind_line(&source.text, marker.span) <= offset).last();
                assert_eq!(source.marker_before(offset), last.copied(), "byte {offset} of {text:?}");
            }
        }
    }

    #[test]
    fn markers_have_a_line_a_file_and_flags() {
        assert_eq!(behind("# 12 \"a b.h\" 1 3 4"), (12, "a b.h".into(), [true, true]));
        assert_eq!(behind("#line 7 \"x\\\"y\\\\.cu\""), (7, "x\"y\\.cu".into(), [false; 2]));
        assert_eq!(behind("# 3"), (3, "unit.ii".into(), [false; 2]));
        assert_eq!(behind("# 99999999999 \"f\""), (u32::MAX, "f".into(), [false; 2]));
        assert_eq!(behind("# 2 \"a.h\" 3 4\n# 9"), (9, "a.h".into(), [true, false]), "no file of its own");
        // These are no markers: what is behind them is counted from the line before.
        assert_eq!(behind("# pragma once"), (2, "unit.ii".into(), [false; 2]));
        assert_eq!(behind("# 3 \"open"), (2, "unit.ii".into(), [false; 2]));
        let source = Source::of_lines("# 3 \"open\n# 4 \"a.h\"\n");
        assert!(!source.has_marker(Span::new(0, 10)));
        assert!(source.has_marker(Span::new(0, 11)));
    }
}
