//! What the host compiler says of a source, as records.

use crate::diag::shown::{Shown, Spot};
use cufe_spec::observation::{Place, Severity};
use std::fs;

/// How the messages of g++ and clang begin behind their place, and how severe they are.
const WORDS: [(&str, Severity); 4] = [
    ("fatal error: ", Severity::Error),
    ("error: ", Severity::Error),
    ("warning: ", Severity::Warning),
    ("sorry, unimplemented: ", Severity::Error),
];

/// The errors and warnings in what the host compiler wrote to standard error, in its order.
pub(super) fn records(said: &str) -> Vec<Shown> {
    said.lines().filter_map(record).collect()
}

/// The header that ended the preprocessing because it is not there, in the words of g++ or clang.
pub(super) fn missing_header(said: &str) -> Option<&str> {
    said.lines().find_map(|line| {
        let (_, text) = line.split_once(": fatal error: ")?;
        let of_clang = text.strip_suffix("' file not found").and_then(|text| text.strip_prefix('\''));
        text.trim_end().strip_suffix(": No such file or directory").or(of_clang)
    })
}

/// `file:line:column: error: text`; the column may be missing, and so may the whole place, before which the program's name
/// stands.
fn record(line: &str) -> Option<Shown> {
    let words = WORDS.iter().filter_map(|(word, severity)| Some((line.find(word)?, word, *severity)));
    let (at, word, severity) = words.min_by_key(|(at, ..)| *at)?;
    let text = line[at + word.len()..].trim_end().to_owned();
    let before = line[..at].strip_suffix(": ")?;
    let spot = place(before).map(|(file, line, column)| spot(file, line, column));
    Some(Shown::of_host_compiler(severity, spot, text))
}

fn place(text: &str) -> Option<(&str, u32, u32)> {
    let (before, last) = text.rsplit_once(':')?;
    let last = last.parse().ok()?;
    match before.rsplit_once(':').map(|(file, line)| (file, line.parse())) {
        Some((file, Ok(line))) => Some((file, line, last)),
        _ => Some((before, last, 1)),
    }
}

/// The place with the line of its file, if that can be read. The host compiler's columns are bytes.
fn spot(file: &str, line: u32, column: u32) -> Spot {
    let text = fs::read(file).unwrap_or_default();
    let found = text.split(|byte| *byte == b'\n').nth(line.saturating_sub(1) as usize).unwrap_or_default();
    let found = found.strip_suffix(b"\r").unwrap_or(found);
    let before = &found[..(column.saturating_sub(1) as usize).min(found.len())];
    Spot {
        place: Place { file: file.to_owned(), line, column },
        line_text: String::from_utf8_lossy(found).into_owned(),
        caret: String::from_utf8_lossy(before).chars().count(),
        width: 1,
        ..Spot::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_that_is_missing_is_known_in_the_words_of_both_compilers() {
        let said = "In file included from a.cu:1:\nb.h:3:10: fatal error: n/m.h: No such file or directory\n";
        assert_eq!(missing_header(said), Some("n/m.h"));
        assert_eq!(missing_header("a.cu:1:10: fatal error: 'n.h' file not found\n"), Some("n.h"));
        assert_eq!(missing_header("a.cu:1:2: error: #error \"n.h: No such file or directory\"\n"), None);
        assert_eq!(missing_header("g++: fatal error: no input files\n"), None);
    }

    #[test]
    fn messages_become_records_with_their_places() {
        let said = "In file included from a.cu:1:\n\
            b c.h:3:2: error: #error \"warning: no\"\n    3 | #error \"warning: no\"\n      |  ^~~~~\n\
            a.cu:7:10: fatal error: n.h: No such file or directory\n\
            a.cu:9: warning: \"X\" redefined\na.cu:2: note: this is the location\n\
            g++: error: unrecognized command-line option '-q'\ncompilation terminated.\n";
        let found = records(said).into_iter().map(|one| {
            let place = one.at.map(|spot| (spot.place.file, spot.place.line, spot.place.column));
            (one.severity.name(), place, one.text)
        });
        let at = |file: &str, line, column| Some((file.to_owned(), line, column));
        assert_eq!(
            found.collect::<Vec<_>>(),
            [
                ("error", at("b c.h", 3, 2), "#error \"warning: no\"".to_owned()),
                ("error", at("a.cu", 7, 10), "n.h: No such file or directory".to_owned()),
                ("warning", at("a.cu", 9, 1), "\"X\" redefined".to_owned()),
                ("error", None, "unrecognized command-line option '-q'".to_owned()),
            ]
        );
    }
}
