//! What several passes say of one file, told once.

use super::shown::{OnePass, Report, Shown, Spot};
use crate::source::Source;
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};

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
        name_passes(&mut out.shown, &tellers, &sources);
    }
    by_line(&mut out.shown);
    out
}

/// Says of what one pass alone tells which one that is, and whether it is the only one that sees the line.
fn name_passes(shown: &mut [Shown], tellers: &[Vec<usize>], sources: &[(Pass, Option<Source>)]) {
    let only = |tellers: &[usize]| if let [only] = tellers { Some(*only) } else { None };
    let alone = shown.iter().zip(tellers).filter(|(_, tellers)| only(tellers).is_some());
    let wanted: FxHashSet<Line> = alone.filter_map(|(shown, _)| shown.at.as_ref().map(line_of)).collect();
    // What no source is there of may have any line.
    let has: Vec<Option<FxHashSet<Line>>> =
        sources.iter().map(|(_, source)| source.as_ref().map(|source| lines_in(source, &wanted))).collect();
    for (shown, tellers) in shown.iter_mut().zip(tellers) {
        let Some(only) = only(tellers) else { continue };
        let is_seen = |line: &Line| {
            let others = has.iter().enumerate().filter(|(index, _)| *index != only);
            others.map(|(_, has)| has).any(|has| has.as_ref().is_none_or(|has| has.contains(line)))
        };
        let is_its_line = shown.at.as_ref().is_some_and(|spot| !is_seen(&line_of(spot)));
        shown.one_pass = Some(OnePass { pass: sources[only].0, is_its_line });
    }
}

/// A line of a file.
type Line = (String, u32);

fn line_of(spot: &Spot) -> Line {
    (spot.place.file.clone(), spot.place.line)
}

/// Those of `wanted` that a unit has text of.
fn lines_in(source: &Source, wanted: &FxHashSet<Line>) -> FxHashSet<Line> {
    let numbers: FxHashSet<u32> = wanted.iter().map(|(_, number)| *number).collect();
    let mut found = FxHashSet::default();
    let mut start = 0;
    while start < source.text.len() && found.len() < wanted.len() {
        let rest = &source.text[start..];
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let text = rest[..end].trim_ascii();
        if !text.is_empty() && text[0] != b'#' {
            let place = source.place(start as u32);
            if numbers.contains(&place.line) {
                let line = (String::from_utf8_lossy(&source.file(place.file)).into_owned(), place.line);
                found.extend(wanted.contains(&line).then_some(line));
            }
        }
        start += end + 1;
    }
    found
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
