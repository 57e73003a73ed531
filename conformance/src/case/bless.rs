//! `BLESS=1`: rewrites the `cuda-13.0` expectations of a case from what the released tool said. What a
//! person typed from the documents (`documented`, `space[..]`) and every other byte of the file stay.

use cufe_spec::observation::Severity;
use cufe_spec::unit::Dialect;

use super::expectation::{Line, parse_one, speaks, split};
use super::{Case, Run, Verdict, What};

/// Expectations that fit behind their line within this many columns are written there.
const WIDTH: usize = 120;

/// What the released tool said of one run.
#[derive(Clone, Debug)]
pub struct Blessed {
    /// The run.
    pub run: Run,
    /// Whether it accepted the unit.
    pub verdict: Verdict,
    /// (line of the case file, severity, tag, text), in the tool's order.
    pub diagnostics: Vec<(u32, Severity, String, String)>,
}

/// The case file with its `cuda-13.0` expectations replaced by `observed`.
///
/// # Errors
/// A diagnostic stands on a line without code, where no expectation can speak of it.
pub fn bless(case: &Case, observed: &[Blessed]) -> Result<String, String> {
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
                        blessed: said_of(index as u32 + 1, observed),
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
            Ok((runs, What::Diagnostic { .. })) => {
                runs.iter().any(|run| run.dialect() == Dialect::Documented)
            }
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

/// The expectations for `line`, one per different diagnostic and count, selected by run where runs differ.
fn said_of(line: u32, observed: &[Blessed]) -> Vec<String> {
    let mut said: Vec<(String, Vec<Run>)> = Vec::new();
    for one in observed {
        let mut taken: Vec<usize> = Vec::new();
        for (_, severity, tag, text) in one.diagnostics.iter().filter(|d| d.0 == line) {
            let word = match severity {
                Severity::Catastrophic => "catastrophic",
                Severity::Error => "error",
                Severity::Internal => "internal",
                Severity::Warning => "warning",
                Severity::Remark => "remark",
            };
            let rendered =
                if text.is_empty() { format!("{word}[{tag}]") } else { format!("{word}[{tag}]: {text}") };
            match (0..said.len()).find(|at| !taken.contains(at) && said[*at].0 == rendered) {
                Some(at) => {
                    taken.push(at);
                    said[at].1.push(one.run);
                }
                None => {
                    taken.push(said.len());
                    said.push((rendered, vec![one.run]));
                }
            }
        }
    }
    said.into_iter()
        .map(|(rendered, runs)| {
            if runs.len() == observed.len() {
                return rendered;
            }
            let names: Vec<&str> = runs.iter().map(|run| run.name()).collect();
            format!("{} {rendered}", names.join(","))
        })
        .collect()
}

fn header_line(line: &str, case: &Case, observed: &[Blessed]) -> String {
    if !line.starts_with("runs:") {
        return line.to_owned();
    }
    let runs: Vec<String> = case
        .runs
        .iter()
        .map(|(run, verdict)| {
            let verdict = observed.iter().find(|b| b.run == *run).map_or(*verdict, |b| b.verdict);
            format!("{} {}", run.name(), verdict.name())
        })
        .collect();
    format!("runs: {}", runs.join(", "))
}
