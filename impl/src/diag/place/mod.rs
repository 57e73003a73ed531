//! Where in the user's own files a byte of the preprocessed unit stands.
//!
//! A line marker tells the file and the line; the column is found by cutting the file's lines and the unit's into tokens and
//! seeing which of them make which. Files are read only when something is said of them.

mod align;
mod definitions;

use crate::lex::{Word, words};
use crate::limits::TEXT_BYTES;
use crate::source::{Source, Span};
use align::{Origin, Unclear, Written, origin};
use definitions::Definitions;
use rustc_hash::FxHashMap;
use std::fs;
use std::ops::{Range, RangeInclusive};
use std::path::Path;

pub(crate) use align::Made;

/// A token of a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UserPlace {
    /// Its line, from 1.
    pub(crate) line: u32,
    /// The line's text, without its end.
    pub(crate) line_text: Vec<u8>,
    /// Bytes of the line before the token.
    pub(crate) before: usize,
    /// Bytes of the token that are on the line.
    pub(crate) length: usize,
    /// How the token of the unit was made of it.
    pub(crate) made: Made,
}

impl UserPlace {
    /// Its column in characters, from 1.
    #[cfg(feature = "cli")]
    pub(crate) fn column(&self) -> u32 {
        String::from_utf8_lossy(&self.line_text[..self.before]).chars().count() as u32 + 1
    }

    /// Its spelling, as far as it is on the line.
    #[cfg(feature = "cli")]
    pub(crate) fn spelled(&self) -> String {
        String::from_utf8_lossy(&self.line_text[self.before..self.before + self.length]).into_owned()
    }
}

/// Where a byte of the unit stands for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Located {
    /// In a source file.
    There(UserPlace),
    /// In the unit, which is itself the user's file.
    InUnit,
    /// It is not known where.
    Unknown(Unknown),
}

/// Why a place in a source file is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// The file cannot be read.
    Unreadable,
    /// The file's lines are not what the unit was made of.
    Differs,
    /// Several tokens may be the ones.
    Several,
}

impl Unknown {
    /// The reason in words.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Unknown::Unreadable => "its file cannot be read",
            Unknown::Differs => "its file has other text there",
            Unknown::Several => "several macros may have made it",
        }
    }
}

/// So many lines of a file are looked at together, for a macro whose arguments stand on several.
const MOST_LINES: u32 = 12;

/// The source files of a unit, as far as they were read.
pub(crate) struct UserFiles<'a> {
    unit: &'a Source,
    files: FxHashMap<Vec<u8>, Option<UserFile>>,
    /// The definitions in all files of the unit, if they are needed: where a macro is not the file's own.
    all_definitions: Option<Definitions>,
}

struct UserFile {
    text: Vec<u8>,
    words: Vec<Word>,
    /// Where each line begins.
    line_starts: Vec<u32>,
    definitions: Definitions,
}

/// What is sought: the token at a byte of the unit, which stands on a line of a file.
struct Sought<'a> {
    offset: u32,
    file: &'a [u8],
    line: u32,
}

impl<'a> UserFiles<'a> {
    /// The files of a unit.
    pub(crate) fn new(unit: &'a Source) -> UserFiles<'a> {
        UserFiles { unit, files: FxHashMap::default(), all_definitions: None }
    }

    /// Line and column of the token at a byte of the unit, in characters from 1: in the user's file, else in the unit.
    #[cfg(feature = "cli")]
    pub(crate) fn line_and_column(&mut self, offset: u32) -> (u32, u32) {
        match self.locate(offset) {
            Located::There(there) => (there.line, there.column()),
            Located::InUnit | Located::Unknown(_) => {
                let place = self.unit.place(offset);
                let start = offset as usize + 1 - place.column as usize;
                let before = &self.unit.text[start..offset as usize];
                (place.line, String::from_utf8_lossy(before).chars().count() as u32 + 1)
            }
        }
    }

    /// Where the token at a byte of the unit stands.
    pub(crate) fn locate(&mut self, offset: u32) -> Located {
        let place = self.unit.place(offset);
        if place.file == crate::source::FileName::default() {
            return Located::InUnit;
        }
        let name = self.unit.file(place.file).into_owned();
        let sought = Sought { offset, file: &name, line: place.line };
        let file = self.files.entry(name.clone()).or_insert_with(|| UserFile::read(&name));
        let Some(file) = file else { return Located::Unknown(Unknown::Unreadable) };
        let own = search(self.unit, file, &sought, &file.definitions);
        // The definition of a macro tells what is its own and what was written between its brackets.
        let found = match own {
            Ok(found) if found.made != Made::Macro => Ok(found),
            _ => {
                let all = self.all_definitions.get_or_insert_with(|| all_definitions(self.unit));
                search(self.unit, file, &sought, all).or(own)
            }
        };
        match found {
            Ok(found) => Located::There(file.place(found)),
            Err(Unclear::Differs) => Located::Unknown(Unknown::Differs),
            Err(Unclear::Several) => Located::Unknown(Unknown::Several),
        }
    }
}

/// The origin of what is sought, from so many lines around it as are needed. Of several tokens on fewer lines there is one
/// on more lines only where these are a macro's arguments.
fn search(
    unit: &Source,
    file: &UserFile,
    sought: &Sought<'_>,
    known: &Definitions,
) -> Result<Origin, Unclear> {
    for more in 0..MOST_LINES {
        for above in 0..=more {
            let (first, last) = (sought.line.saturating_sub(above).max(1), sought.line + (more - above));
            match align_lines(unit, file, sought, first..=last, known) {
                Err(Unclear::Differs) => {}
                found => return found,
            }
        }
    }
    Err(Unclear::Differs)
}

fn align_lines(
    unit: &Source,
    file: &UserFile,
    sought: &Sought<'_>,
    lines: RangeInclusive<u32>,
    known: &Definitions,
) -> Result<Origin, Unclear> {
    let written = file.written(&lines);
    let region = region(unit, sought, &lines);
    let made_words = words(&unit.text[region.clone()]).words;
    let text = &unit.text[region.clone()];
    let made: Vec<&[u8]> = made_words.iter().map(|word| word.span.of(text)).collect();
    let start = sought.offset - region.start as u32;
    let target = made_words.binary_search_by_key(&start, |word| word.span.start);
    let target = target.map_err(|_| Unclear::Differs)?;
    let expanded = known.expand(&written).map(|expanded| origin(&expanded, &made, target));
    match expanded {
        Some(Ok(found)) => Ok(found),
        _ => origin(&written, &made, target),
    }
}

/// The bytes of the unit around what is sought that came from these lines of its file.
fn region(unit: &Source, sought: &Sought<'_>, lines: &RangeInclusive<u32>) -> Range<usize> {
    let belongs = |at: usize| {
        let place = unit.place(at as u32);
        lines.contains(&place.line) && *unit.file(place.file) == *sought.file
    };
    let text = &unit.text;
    let line_end =
        |from: usize| memchr::memchr(b'\n', &text[from..]).map_or(text.len(), |end| from + end + 1);
    let line_start = |end: usize| memchr::memrchr(b'\n', &text[..end]).map_or(0, |at| at + 1);
    let is_directive = |from: usize| text[from..].trim_ascii_start().starts_with(b"#");
    let mut start = line_start(sought.offset as usize);
    let mut end = line_end(sought.offset as usize);
    let mut at = start;
    while at > 0 {
        at = line_start(at - 1);
        if is_directive(at) {
            continue;
        }
        if !belongs(at) {
            break;
        }
        start = at;
    }
    let mut at = end;
    while at < text.len() {
        if !is_directive(at) {
            if !belongs(at) {
                break;
            }
            end = line_end(at);
        }
        at = line_end(at);
    }
    start..end
}

/// The definitions in all files that the unit names.
fn all_definitions(unit: &Source) -> Definitions {
    let mut definitions = Definitions::default();
    for name in unit.file_names() {
        if let Some(text) = read(&name) {
            definitions.add(&text, &words(&text).directives);
        }
    }
    definitions
}

/// The text of the file that a line marker spells.
fn read(name: &[u8]) -> Option<Vec<u8>> {
    let path = Path::new(std::str::from_utf8(name).ok()?);
    // A marker may name anything, such as a terminal.
    let is_file = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() < TEXT_BYTES as u64);
    fs::read(path).ok().filter(|text| is_file && text.len() < TEXT_BYTES)
}

impl UserFile {
    fn read(name: &[u8]) -> Option<UserFile> {
        let text = read(name)?;
        let found = words(&text);
        let mut definitions = Definitions::default();
        definitions.add(&text, &found.directives);
        let ends = memchr::memchr_iter(b'\n', &text).map(|at| at as u32 + 1);
        let line_starts = std::iter::once(0).chain(ends).collect();
        Some(UserFile { words: found.words, line_starts, definitions, text })
    }

    /// The words that begin on these lines.
    fn written(&self, lines: &RangeInclusive<u32>) -> Vec<Written<'_>> {
        let end = self.text.len() as u32;
        let start_of = |line: u32| self.line_starts.get(line as usize - 1).copied().unwrap_or(end);
        let (start, end) = (start_of(*lines.start()), start_of(lines.end().saturating_add(1)));
        let first = self.words.partition_point(|word| word.span.start < start);
        let behind = self.words.partition_point(|word| word.span.start < end);
        let words = self.words.get(first..behind).unwrap_or_default().iter().enumerate();
        let written = words.map(|(index, word)| Written {
            text: word.span.of(&self.text),
            is_name: word.is_name,
            at: first + index,
            is_made: false,
        });
        written.collect()
    }

    fn place(&self, origin: Origin) -> UserPlace {
        let span: Span = self.words[origin.at].span;
        let line = self.line_starts.partition_point(|&start| start <= span.start);
        let start = self.line_starts[line - 1] as usize;
        let end = memchr::memchr(b'\n', &self.text[start..]).map_or(self.text.len(), |end| start + end);
        let line_text = self.text[start..end].strip_suffix(b"\r").unwrap_or(&self.text[start..end]);
        let before = span.start as usize - start;
        UserPlace {
            line: line as u32,
            length: (span.len() as usize).min(line_text.len() - before),
            line_text: line_text.to_vec(),
            before,
            made: origin.made,
        }
    }
}
