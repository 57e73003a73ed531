//! Where the lines of a unit stand: what its meaning does not hang on.

use memchr::memmem;
use std::ops::Range;

/// The layout of a text.
pub(super) struct Layout<'a> {
    runs: Vec<Run<'a>>,
    /// The idle numbers, each behind the index of its line.
    pub(super) idle: Vec<u32>,
}

/// Lines of a unit that are not blank and follow each other in a file.
#[derive(Debug, PartialEq, Eq)]
struct Run<'a> {
    /// The index of the first one among all lines of the unit that are not blank.
    first: u32,
    /// Its number in the file.
    line: u32,
    /// The file's name with its quotes.
    file: &'a [u8],
}

impl<'a> Layout<'a> {
    /// Of a text with these idle numbers; `see` gets what decides on the meaning: the lines without the idle numbers, and the
    /// file and the flags of each change of them.
    pub(super) fn of(text: &'a [u8], mut idle: &[Range<usize>], see: &mut impl FnMut(&[u8])) -> Layout<'a> {
        let mut layout = Layout { runs: Vec::new(), idle: Vec::new() };
        let (mut file, mut flags): (&[u8], &[u8]) = (b"", b"");
        let (mut number, mut index) = (1, 0);
        let mut said = (file, flags);
        let mut next = 0;
        for line in text.split(|byte| *byte == b'\n') {
            let start = next;
            next += line.len() + 1;
            if let Some(marker) = marker(line) {
                (number, file, flags) = (marker.line, marker.file, marker.flags);
                continue;
            }
            if !line.trim_ascii().is_empty() {
                if (file, flags) != said {
                    said = (file, flags);
                    see(file);
                    see(flags);
                }
                let mut at = start;
                while let Some(one) = idle.first().filter(|one| one.start < next) {
                    see(&text[at..one.start]);
                    let value =
                        str::from_utf8(&text[one.clone()]).ok().and_then(|digits| digits.parse().ok());
                    layout.idle.extend([index, value.unwrap_or_default()]);
                    (at, idle) = (one.end, &idle[1..]);
                }
                see(&text[at..start + line.len()]);
                let follows =
                    |last: &Run<'_>| last.file == file && last.line + (index - last.first) == number;
                if !layout.runs.last().is_some_and(follows) {
                    layout.runs.push(Run { first: index, line: number, file });
                }
                index += 1;
            }
            number += 1;
        }
        layout
    }

    /// Where the lines stand, as an entry keeps it: the files are those of every text of its key.
    pub(super) fn lines(&self) -> Vec<u32> {
        self.runs.iter().flat_map(|run| [run.first, run.line]).collect()
    }

    /// The file and the number of a line of an index.
    fn place(&self, index: u32) -> Option<(&'a [u8], u32)> {
        let run = self.runs[..self.runs.partition_point(|run| run.first <= index)].last()?;
        Some((run.file, run.line + (index - run.first)))
    }

    /// A stub file with the lines that its places have in this text, given where lines stand in the text that it is of.
    /// `None` where that is not certain.
    pub(super) fn moved(&self, stub: &[u8], before: &[u32]) -> Option<Vec<u8>> {
        if before == self.lines() {
            return Some(stub.to_vec());
        }
        let mut out = Vec::with_capacity(stub.len());
        for line in stub.split_inclusive(|byte| *byte == b'\n') {
            let Some(own) = marker(line.trim_ascii_end()) else {
                out.extend_from_slice(line);
                continue;
            };
            let places = indices(before, own.line).filter_map(|index| self.place(index));
            let mut places = places.filter(|one| one.0 == own.file);
            let (file, number) = places.next()?;
            if places.any(|other| other.1 != number) {
                return None;
            }
            out.extend_from_slice(format!("# {number} ").as_bytes());
            out.extend_from_slice(file);
            out.push(b'\n');
        }
        Some(out)
    }

    /// Whether what is said of another text of the same key holds of this one as it is: it names no file in which a line
    /// stands elsewhere or an idle number is another one.
    pub(super) fn moves_nothing_in(&self, said: &[u8], before: &[u32], idle: &[u32]) -> bool {
        let (others, _) = before.as_chunks::<2>();
        let firsts = others.iter().map(|run| run[0]).chain(self.runs.iter().map(|run| run.first));
        let is_elsewhere = |index: &u32| {
            let run = &others[..others.partition_point(|run| run[0] <= *index)].last();
            let line = run.map(|[first, line]| line + (index - first));
            self.place(*index).map(|one| one.1) != line
        };
        let mut elsewhere: Vec<u32> = firsts.filter(is_elsewhere).collect();
        if self.idle != idle {
            elsewhere.extend(self.idle.as_chunks::<2>().0.iter().map(|one| one[0]));
        }
        let mut files: Vec<&[u8]> =
            elsewhere.iter().filter_map(|index| self.place(*index)).map(|one| one.0).collect();
        files.sort_unstable();
        files.dedup();
        let is_named = |file: &&[u8]| {
            let name =
                file.strip_suffix(b"\"").unwrap_or(file).rsplit(|byte| matches!(byte, b'/' | b'"')).next();
            name.is_none_or(|name| memmem::find(said, name).is_some())
        };
        !files.iter().any(is_named)
    }
}

/// A line marker.
struct Marker<'a> {
    line: u32,
    /// The file's name with its quotes.
    file: &'a [u8],
    /// What follows, but that a file begins or ends.
    flags: &'a [u8],
}

/// The marker that a line is, if it is one.
fn marker(line: &[u8]) -> Option<Marker<'_>> {
    let rest = line.strip_prefix(b"# ")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, behind) = rest.split_at(digits);
    let behind = behind.strip_prefix(b" ").filter(|behind| behind.starts_with(b"\""))?;
    let end = memchr::memchr(b'"', &behind[1..])? + 2;
    let flags = behind[end..].trim_ascii();
    let flags = flags.strip_prefix(b"1").or(flags.strip_prefix(b"2")).unwrap_or(flags).trim_ascii();
    Some(Marker { line: str::from_utf8(number).ok()?.parse().ok()?, file: &behind[..end], flags })
}

/// The indices of the lines that have a number, of runs whose numbers are given.
fn indices(numbers: &[u32], line: u32) -> impl Iterator<Item = u32> {
    let (runs, _) = numbers.as_chunks::<2>();
    runs.iter().enumerate().filter_map(move |(at, [first, begin])| {
        let index = first + line.checked_sub(*begin)?;
        runs.get(at + 1).is_none_or(|next| index < next[0]).then_some(index)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: &str =
        "# 3 \"a.cu\" 1\n__global__\nvoid k();\n\n# 1 \"a.h\" 1 3\nint x;\n# 40 \"a.cu\" 2\nint y;\n";
    /// The same text at other lines.
    const OTHER: &str =
        "# 13 \"a.cu\"\n__global__\nvoid k();\n# 7 \"a.h\" 3\n\nint x;\n# 40 \"a.cu\"\n\n  \nint y;";

    fn read(text: &str) -> (Layout<'_>, String) {
        let mut seen = String::new();
        let layout = Layout::of(text.as_bytes(), &[], &mut |piece| {
            seen.push_str(&format!("{}|", String::from_utf8_lossy(piece)))
        });
        (layout, seen)
    }

    /// A stub file of the first text for the other one.
    fn moved(stub: &str, of: &str, to: &str) -> Option<String> {
        let (of, to) = (read(of).0, read(to).0);
        to.moved(stub.as_bytes(), &of.lines()).map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn blank_lines_and_numbers_do_not_count() {
        let (layout, seen) = read(UNIT);
        assert_eq!(seen, "\"a.cu\"||__global__|void k();|\"a.h\"|3|int x;|\"a.cu\"||int y;|");
        assert_eq!(read(OTHER).1, seen);
        assert_eq!(layout.lines(), [0, 3, 2, 1, 3, 40]);
        assert_eq!(read(OTHER).0.lines(), [0, 13, 2, 8, 3, 42]);
    }

    #[test]
    fn idle_numbers_do_not_count() {
        let text = b"f(1, 27);\n\ng(3);\n";
        let mut seen = Vec::new();
        let layout = Layout::of(text, &[5..7, 13..14], &mut |piece| {
            seen.push(String::from_utf8_lossy(piece).into_owned())
        });
        assert_eq!(seen, ["f(1, ", ");", "g(", ");"]);
        assert_eq!(layout.idle, [0, 27, 1, 3]);
    }

    #[test]
    fn a_stub_gets_the_lines_of_the_new_unit() {
        let stub = "a\n# 14 \"a.cu\"\nb\n# 1 \u{1}stub\u{1}\nc\n# 8 \"a.h\"\nd";
        let expected = "a\n# 4 \"a.cu\"\nb\n# 1 \u{1}stub\u{1}\nc\n# 1 \"a.h\"\nd";
        assert_eq!(moved(stub, OTHER, UNIT).as_deref(), Some(expected));
        assert_eq!(moved(stub, OTHER, OTHER).as_deref(), Some(stub));
    }

    #[test]
    fn a_line_of_no_place_is_not_moved() {
        for stub in ["# 9 \"a.cu\"\n", "# 14 \"b.cu\"\n", "# 8 \"a.cu\"\n"] {
            assert_eq!(moved(stub, OTHER, UNIT), None, "{stub}");
        }
    }

    #[test]
    fn a_line_of_two_places_is_not_moved() {
        let (of, stub) = ("# 5 \"a.cu\"\nint x;\n# 5 \"a.cu\"\nint y;\n", "# 5 \"a.cu\"\n");
        assert_eq!(moved(stub, of, "# 5 \"a.cu\"\nint x;\n# 6 \"a.cu\"\nint y;\n"), None);
        let together = "# 9 \"a.cu\"\nint x;\n# 9 \"a.cu\"\nint y;\n";
        assert_eq!(moved(stub, of, together).as_deref(), Some("# 9 \"a.cu\"\n"));
    }

    #[test]
    fn what_is_said_of_files_that_stay_holds() {
        let unit = |line: u32| format!("# 7 \"d/a.h\"\nint x;\n# {line} \"d/a.cu\"\nf(3);\n");
        let (before, after) = (unit(3), unit(4));
        let (of, to) = (read(&before).0, read(&after).0);
        let holds = |said: &str| to.moves_nothing_in(said.as_bytes(), &of.lines(), &of.idle);
        assert!(holds("a.h(7): warning: x"));
        assert!(!holds("a.cu(3): warning: f"));
        assert!(to.moves_nothing_in(b"a.cu(4): warning: f", &to.lines(), &to.idle));
        let idle = Layout::of(after.as_bytes(), std::slice::from_ref(&(34..35)), &mut |_| ());
        assert!(idle.moves_nothing_in(b"a.cu(4): warning: f", &idle.lines(), &[1, 3]));
        assert!(!idle.moves_nothing_in(b"a.cu(4): warning: f", &idle.lines(), &[1, 2]));
    }
}
