//! `BLESS=1`: rewrites the released tools' expectations of a case from what they said. What a person typed from the
//! documents (`documented`, `space[..]`), what other releases are known to say, and every other byte of the file stay.

use std::collections::{BTreeMap, BTreeSet};

use cufe_spec::observation::Severity;
use cufe_spec::release::Release;

use super::expectation::{Line, parse_one, speaks, split};
use super::{Case, Releases, Run, Verdict, What};

/// Expectations that fit behind their line within this many columns are written there.
const WIDTH: usize = 120;

/// What the released tool said of one run.
#[derive(Clone, Debug)]
pub struct Blessed {
    /// The run.
    pub run: Run,
    /// The tool's release.
    pub release: Release,
    /// Whether it accepted the unit.
    pub verdict: Verdict,
    /// (line of the case file, severity, tag, text), in the tool's order.
    pub diagnostics: Vec<(u32, Severity, String, String)>,
}

/// The case file with the expectations of the runs and releases in `observed` replaced by it.
///
/// # Errors
/// A diagnostic stands on a line without code, where no expectation can speak of it.
pub fn bless(case: &Case, observed: &[Blessed]) -> Result<String, String> {
    if observed.is_empty() {
        return Ok(case.source.clone());
    }
    let mut text = String::new();
    let mut in_header = true;
    let mut block = Block::default();
    for (index, line) in case.source.lines().enumerate() {
        if in_header {
            in_header = line.trim_end() != "---*/";
            text.push_str(&header_line(line, case, observed));
            text.push('\n');
            continue;
        }
        match split(line) {
            Line::Below(comment) => block.keep(comment, true),
            Line::Code(code, comment) => {
                if speaks(code) {
                    block.flush(&mut text);
                    block = Block {
                        code: code.to_owned(),
                        blessed: said_of(index as u32 + 1, case, observed),
                        ..Block::default()
                    };
                } else {
                    block.between.push(code.to_owned());
                }
                if let Some(comment) = comment {
                    block.keep(comment, false);
                }
            }
        }
    }
    block.flush(&mut text);
    let spoken: usize = observed.iter().map(|b| b.diagnostics.len()).sum();
    let placed: usize = (1..=case.source.lines().count() as u32)
        .filter(|line| is_code(case, *line))
        .map(|line| observed.iter().flat_map(|b| &b.diagnostics).filter(|d| d.0 == line).count())
        .sum();
    if spoken != placed {
        return Err(format!("{}: a diagnostic stands on a line without code", case.id));
    }
    Ok(text)
}

fn is_code(case: &Case, line: u32) -> bool {
    case.source
        .lines()
        .nth(line as usize - 1)
        .is_some_and(|text| matches!(split(text), Line::Code(code, _) if speaks(code)))
}

/// A line of code and everything up to the next.
#[derive(Default)]
struct Block {
    code: String,
    /// Expectations of the released tool, as text without the comment sign.
    blessed: Vec<String>,
    /// Expectations typed by a person, and whether they stood below.
    kept: Vec<(String, bool)>,
    /// Empty lines and comment lines that follow.
    between: Vec<String>,
}

impl Block {
    fn keep(&mut self, comment: &str, below: bool) {
        let typed_by_hand = match parse_one(comment) {
            Ok((_, What::Space { .. } | What::Memory { .. } | What::Kept { .. } | What::Witness(_))) => true,
            Ok(((runs, _), What::Diagnostic { .. })) => runs.iter().any(|run| !run.is_released()),
            Err(_) => true,
        };
        if typed_by_hand {
            self.kept.push((comment.to_owned(), below));
        }
    }

    fn flush(&self, text: &mut String) {
        if self.code.is_empty() {
            for line in &self.between {
                text.push_str(line);
                text.push('\n');
            }
            return;
        }
        let mut all: Vec<(&str, bool)> = self.blessed.iter().map(|e| (e.as_str(), false)).collect();
        all.extend(self.kept.iter().map(|(e, below)| (e.as_str(), *below)));
        let code = self.code.trim_end();
        match all.as_slice() {
            [] => {
                text.push_str(code);
                text.push('\n');
            }
            [(one, false)] if code.len() + 4 + one.len() <= WIDTH => {
                text.push_str(&format!("{code}  // {one}\n"));
            }
            _ => {
                text.push_str(code);
                text.push('\n');
                let indent = &code[..code.len() - code.trim_start().len()];
                for (expectation, _) in all {
                    text.push_str(&format!("{indent}//^ {expectation}\n"));
                }
            }
        }
        for line in &self.between {
            text.push_str(line);
            text.push('\n');
        }
    }
}

/// A run of the released tools of one release.
type Asked = (Run, Release);

/// What each release says of `line`: as observed, or where it was not asked as the file has it.
fn said_at(line: u32, case: &Case, observed: &[Blessed]) -> Vec<(Asked, String)> {
    let mut said = Vec::new();
    for run in case.written.released_runs() {
        // The reference first: what it says stands first.
        let others = Release::ALL.into_iter().filter(|release| *release != Release::REFERENCE);
        for release in std::iter::once(Release::REFERENCE).chain(others) {
            if case.written.verdict(run, release).is_none() {
                continue;
            }
            let texts: Vec<String> = match observed.iter().find(|b| (b.run, b.release) == (run, release)) {
                Some(one) => {
                    let here = one.diagnostics.iter().filter(|d| d.0 == line);
                    here.map(|(_, severity, tag, text)| rendered(*severity, tag, text)).collect()
                }
                None => written_at(line, case, run, release),
            };
            said.extend(texts.into_iter().map(|text| ((run, release), text)));
        }
    }
    said
}

fn written_at(line: u32, case: &Case, run: Run, release: Release) -> Vec<String> {
    let here = case
        .written
        .expectations
        .iter()
        .filter(|e| e.line == line && e.applies(run) && e.releases.contains(release));
    here.filter_map(|expectation| match &expectation.what {
        What::Diagnostic { severity, tag, text } => {
            Some(rendered(*severity, tag, text.as_deref().unwrap_or_default()))
        }
        _ => None,
    })
    .collect()
}

fn rendered(severity: Severity, tag: &str, text: &str) -> String {
    let word = match severity {
        Severity::Catastrophic => "catastrophic",
        Severity::Error => "error",
        Severity::Internal => "internal",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
    };
    if text.is_empty() { format!("{word}[{tag}]") } else { format!("{word}[{tag}]: {text}") }
}

/// The expectations for `line`, one per different diagnostic and count, selected by run and release where those differ.
fn said_of(line: u32, case: &Case, observed: &[Blessed]) -> Vec<String> {
    let mut said: Vec<(String, Vec<Asked>)> = Vec::new();
    for (asked, text) in said_at(line, case, observed) {
        // One that says it twice has two expectations.
        match said.iter().position(|(known, by)| *known == text && !by.contains(&asked)) {
            Some(at) => said[at].1.push(asked),
            None => said.push((text, vec![asked])),
        }
    }
    said.into_iter().flat_map(|(text, by)| selected(case, &by, &text)).collect()
}

/// `text` with what selects exactly the runs and releases of `by`; more than one expectation where no selector can.
fn selected(case: &Case, by: &[Asked], text: &str) -> Vec<String> {
    let runs = case.written.released_runs();
    let asked_in = |run: Run| -> BTreeSet<Release> {
        Release::ALL.into_iter().filter(|release| case.written.verdict(run, *release).is_some()).collect()
    };
    let mut groups: Vec<(Vec<Run>, Vec<Releases>)> = Vec::new();
    for run in &runs {
        let says: BTreeSet<Release> = by.iter().filter(|(said, _)| said == run).map(|(_, r)| *r).collect();
        if says.is_empty() {
            continue;
        }
        // Where the run is not asked the selector may say anything.
        let rows = if says == asked_in(*run) { vec![Releases::ALL] } else { Releases::rows(&says) };
        match groups.iter_mut().find(|(_, known)| *known == rows) {
            Some((group, _)) => group.push(*run),
            None => groups.push((vec![*run], rows)),
        }
    }
    let selectors = groups.into_iter().flat_map(|(group, rows)| {
        let names = match group == runs {
            true => String::new(),
            false => group.iter().map(|run| run.name()).collect::<Vec<_>>().join(","),
        };
        rows.into_iter().map(move |row| names.clone() + &row.qualifier())
    });
    let with =
        |selector: String| if selector.is_empty() { text.to_owned() } else { format!("{selector} {text}") };
    selectors.map(with).collect()
}

fn header_line(line: &str, case: &Case, observed: &[Blessed]) -> String {
    if !line.starts_with("runs:") {
        return line.to_owned();
    }
    let mut runs: Vec<String> = Vec::new();
    let mut done: Vec<Run> = Vec::new();
    for (run, releases, verdict) in &case.written.runs {
        if !run.is_released() {
            runs.push(format!("{} {}", run.name(), verdict.name()));
        } else if !done.contains(run) {
            done.push(*run);
            runs.extend(verdicts(case, *run, *releases, observed));
        }
    }
    format!("runs: {}", runs.join(", "))
}

/// The verdicts of one run, with releases where the run is not asked in all or they differ.
fn verdicts(case: &Case, run: Run, written: Releases, observed: &[Blessed]) -> Vec<String> {
    let mut by_verdict: BTreeMap<Verdict, BTreeSet<Release>> = BTreeMap::new();
    for release in Release::ALL {
        if let Some(verdict) = case.written.verdict(run, release) {
            let seen = observed.iter().find(|b| (b.run, b.release) == (run, release));
            by_verdict.entry(seen.map_or(verdict, |b| b.verdict)).or_default().insert(release);
        }
    }
    let one =
        |row: Releases, verdict: Verdict| format!("{}{} {}", run.name(), row.qualifier(), verdict.name());
    match by_verdict.iter().next() {
        Some((verdict, _)) if by_verdict.len() == 1 && written == Releases::ALL => {
            vec![one(written, *verdict)]
        }
        _ => {
            let mut rows: Vec<(Releases, Verdict)> = by_verdict
                .iter()
                .flat_map(|(verdict, releases)| {
                    Releases::rows(releases).into_iter().map(|row| (row, *verdict))
                })
                .collect();
            rows.sort();
            rows.into_iter().map(|(row, verdict)| one(row, verdict)).collect()
        }
    }
}
