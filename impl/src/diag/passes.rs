//! What several passes say of one file, told once.

use super::shown::{OnePass, Report, Shown, Spot};
use crate::source::Source;
use cufe_spec::unit::Pass;
use rustc_hash::FxHashMap;

/// What one pass says, and the text that it sees, where there is one.
#[derive(Debug)]
pub struct PassReport {
    /// Which pass.
    pub pass: Pass,
    /// What it says.
    pub report: Report,
    /// What it sees.
    pub source: Option<Source>,
}

/// What makes two diagnostics the same one: what is told, where, and on the way to what.
type Key = (&'static str, String, Option<(String, u32, usize)>, Vec<String>);

fn key(shown: &Shown) -> Key {
    let place = |spot: &Spot| (spot.place.file.clone(), spot.place.line, spot.caret);
    (shown.tag(), shown.text.clone(), shown.at.as_ref().map(place), shown.notes.clone())
}

/// The reports of the passes over one file as one: what is said of one place several times stands in it once, with the
/// gravest severity. The diagnostics of one source file stand by line, those of one line in the order of the passes.
pub fn merged(passes: Vec<PassReport>, file: &str) -> Report {
    let mut out = Report { file: file.to_owned(), ..Report::default() };
    let mut told: FxHashMap<Key, usize> = FxHashMap::default();
    let mut tellers: Vec<Vec<usize>> = Vec::new();
    let mut sources = Vec::new();
    for (index, PassReport { pass, report, source }) in passes.into_iter().enumerate() {
        out.limit_reached |= report.limit_reached;
        sources.push((pass, source));
        for shown in report.shown {
            let at = *told.entry(key(&shown)).or_insert(out.shown.len());
            if at == out.shown.len() {
                out.shown.push(shown);
                tellers.push(vec![index]);
                continue;
            }
            let severity = &mut out.shown[at].severity;
            *severity = shown.severity.max(*severity);
            if !tellers[at].contains(&index) {
                tellers[at].push(index);
            }
        }
    }
    if sources.len() > 1 {
        for (shown, tellers) in out.shown.iter_mut().zip(&tellers) {
            if let [only] = tellers[..] {
                shown.one_pass = Some(one_pass(shown, only, &sources));
            }
        }
    }
    by_line(&mut out.shown);
    out
}

fn one_pass(shown: &Shown, only: usize, sources: &[(Pass, Option<Source>)]) -> OnePass {
    let others = || sources.iter().enumerate().filter(|(index, _)| *index != only);
    let sees = |spot: &Spot| {
        others().any(|(_, (_, source))| source.as_ref().is_none_or(|source| has_line(source, spot)))
    };
    let is_its_line = shown.at.as_ref().is_some_and(|spot| !sees(spot));
    OnePass { pass: sources[only].0, is_its_line }
}

/// Whether the unit has text of that line of the file.
fn has_line(source: &Source, spot: &Spot) -> bool {
    let mut start = 0;
    while start < source.text.len() {
        let rest = &source.text[start..];
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let text = rest[..end].trim_ascii();
        if !text.is_empty() && text[0] != b'#' {
            let place = source.place(start as u32);
            if place.line == spot.place.line && *source.file(place.file) == *spot.place.file.as_bytes() {
                return true;
            }
        }
        start += end + 1;
    }
    false
}

/// Sorts the diagnostics by line, those of each file for themselves; files stand in the order in which they are first named.
fn by_line(shown: &mut [Shown]) {
    let mut files: Vec<String> = Vec::new();
    for spot in shown.iter().filter_map(|one| one.at.as_ref()) {
        if !files.contains(&spot.place.file) {
            files.push(spot.place.file.clone());
        }
    }
    // What has no place stands first: it is about the whole file.
    shown.sort_by_key(|one| {
        let spot = one.at.as_ref()?;
        Some((files.iter().position(|file| *file == spot.place.file), spot.place.line))
    });
}
