//! Line markers: where each byte of a preprocessed unit came from ([cpp.line], and GCC's `# N "file" flags`).

use super::Span;
use rustc_hash::FxHashMap;

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
    pub text: Vec<u8>,
    /// File names as the markers spell them, escapes resolved; the first is the name of the unit itself.
    pub files: Vec<Vec<u8>>,
    /// The line markers in order.
    pub markers: Vec<LineMarker>,
    /// The number of each file, by its name as the markers spell it.
    known: FxHashMap<Vec<u8>, FileId>,
    /// The name in the last marker, as it is spelled there: mostly the next one names the same file.
    last_name: Span,
}

impl Source {
    /// A source without markers yet; `name` is the file of text that no marker precedes.
    pub fn new(text: Vec<u8>, name: &str) -> Source {
        Source { text, files: vec![name.as_bytes().to_vec()], ..Source::default() }
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
        let before = &self.text[(from as usize).min(end)..end];
        let ends = memchr::memchr_iter(b'\n', before).count() as u32;
        let line_start = memchr::memrchr(b'\n', &self.text[..end]).map_or(0, |at| at + 1);
        Place { file, line: line.saturating_add(ends), column: (end - line_start) as u32 + 1, system }
    }

    /// Reads a line marker that covers `span` of the text; `next` is the byte after its line end. `None` when the line has
    /// another form.
    pub(crate) fn read_marker(&mut self, text: &[u8], span: Span, next: u32) -> Option<LineMarker> {
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
            next,
            line,
            file: self.markers.last().map_or(FileId(0), |last| last.file),
            enters: false,
            returns: false,
            system: self.markers.last().is_some_and(|last| last.system),
            extern_c: false,
        };
        if let Some(quoted) = rest.strip_prefix(b"\"") {
            let last = self.last_name.of(text);
            let end = if !last.is_empty() && quoted.starts_with(last) && quoted.get(last.len()) == Some(&b'"')
            {
                last.len()
            } else {
                let end = closing_quote(quoted)?;
                marker.file = self.file_id(&quoted[..end]);
                let start = span.end - quoted.len() as u32;
                self.last_name = Span::new(start, start + end as u32);
                end
            };
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
        if let Some(&id) = self.known.get(quoted) {
            return id;
        }
        let name = unescape(quoted);
        let found = self.files.iter().position(|file| *file == name);
        let id = FileId(found.unwrap_or_else(|| {
            self.files.push(name);
            self.files.len() - 1
        }) as u32);
        self.known.insert(quoted.to_vec(), id);
        id
    }
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
        let end = line.len() as u32;
        let marker = source.read_marker(line.as_bytes(), Span::new(0, end), end)?;
        let file = String::from_utf8_lossy(source.file(marker.file)).into_owned();
        Some((marker.line, file, [marker.enters, marker.returns, marker.system, marker.extern_c]))
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
