//! The table chapter x front end, the failures, the counts.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::judge::{Difference, Outcome};
use crate::suite::{Finding, Report};

/// Counts of one table cell.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    passed: usize,
    failed: usize,
    no_answer: usize,
    deviates: usize,
    not_core: usize,
}

impl Counts {
    fn add(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Passed => self.passed += 1,
            Outcome::Failed(differences) if differences.iter().any(is_fault) => self.no_answer += 1,
            Outcome::Failed(_) | Outcome::UnexpectedPass => self.failed += 1,
            Outcome::Deviates(..) => self.deviates += 1,
            Outcome::NotCore(_) => self.not_core += 1,
            Outcome::Absent | Outcome::NotAsked => {}
        }
    }

    fn render(self) -> String {
        let mut text = self.passed.to_string();
        let others = [
            (self.failed, "FAIL"),
            (self.no_answer, "NO ANSWER"),
            (self.deviates, "known"),
            (self.not_core, "not core"),
        ];
        for (count, sign) in others {
            if count > 0 {
                let _ = write!(text, ", {count} {sign}");
            }
        }
        if text == "0" { "-".to_owned() } else { text }
    }
}

fn is_fault(difference: &Difference) -> bool {
    matches!(difference, Difference::NoAnswer(_))
}

/// The whole report as text, `note` before the closing line. With `every_rule` the table has a row per rule
/// instead of one per chapter.
pub fn render(report: &Report, every_rule: bool, note: Option<&str>) -> String {
    let mut text = String::new();
    failures(report, &mut text);
    table(report, every_rule, &mut text);
    absences(report, &mut text);
    agreement(report, &mut text);
    not_core(report, &mut text);
    let known = report.judged.iter().filter(|j| matches!(j.outcome, Outcome::Deviates(..))).count();
    if known > 0 {
        let _ = writeln!(text, "{known} known deviations, each with its reason in its case");
    }
    if let Some(note) = note {
        let _ = writeln!(text, "{note}");
    }
    let _ = writeln!(text, "{} passed, {} failed", report.passed(), report.failed());
    text
}

fn failures(report: &Report, text: &mut String) {
    for judged in &report.judged {
        let lines = match &judged.outcome {
            Outcome::Failed(differences) => differences.iter().map(Difference::text).collect(),
            Outcome::UnexpectedPass => vec!["passes, though the case declares a deviation"],
            _ => continue,
        };
        let (case, column) = (&report.cases[judged.case], &report.columns[judged.column]);
        let _ = writeln!(text, "FAIL {} {} {}", case.id, judged.run.name(), column.name);
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    for agreement in &report.agreements {
        if let Finding::UnexpectedAgreement = &agreement.finding {
            let (unit, run) = (&agreement.unit, agreement.run.name());
            let _ =
                writeln!(text, "AGREE {unit} {run}: oracle and cufe, though the case declares a difference");
        }
        if let Finding::Differ(differences, None) = &agreement.finding {
            let _ = writeln!(text, "DIFFER {} {}: oracle and cufe", agreement.unit, agreement.run.name());
            for difference in differences {
                let _ = writeln!(text, "{difference}");
            }
        }
    }
}

/// The row of a case: its rules, or its chapter (the first folder of its id).
fn rows(case: &crate::case::Case, every_rule: bool) -> Vec<String> {
    if every_rule {
        return case.rules.clone();
    }
    vec![super::kinds::chapter(case).to_owned()]
}

fn table(report: &Report, every_rule: bool, text: &mut String) {
    let mut counts: BTreeMap<String, Vec<Counts>> = BTreeMap::new();
    for judged in &report.judged {
        for row in rows(&report.cases[judged.case], every_rule) {
            let row = counts.entry(row).or_insert_with(|| vec![Counts::default(); report.columns.len()]);
            row[judged.column].add(&judged.outcome);
        }
    }
    let mut lines = vec![vec![if every_rule { "rule" } else { "chapter" }.to_owned()]];
    lines[0].extend(report.columns.iter().map(|column| format!("{} {}", column.name, column.version)));
    for (row, cells) in counts {
        let mut line = vec![row];
        line.extend(cells.into_iter().map(Counts::render));
        lines.push(line);
    }
    let widths: Vec<usize> = (0..lines[0].len())
        .map(|at| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0))
        .collect();
    for (index, line) in lines.iter().enumerate() {
        let cells: Vec<String> =
            line.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
        if index == 0 {
            let _ = writeln!(text, "{}", "-".repeat(widths.iter().sum::<usize>() + 2 * widths.len() - 2));
        }
    }
}

/// What the oracle has no opinion on, by its words, most frequent first.
fn not_core(report: &Report, text: &mut String) {
    let mut reasons: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for judged in &report.judged {
        if let Outcome::NotCore(what) = &judged.outcome {
            let what = what.split_once(": ").map_or(what.as_str(), |(_, what)| what);
            let case = report.cases[judged.case].id.as_str();
            reasons.entry(what).or_insert((0, case)).0 += 1;
        }
    }
    if reasons.is_empty() {
        return;
    }
    let mut reasons: Vec<(&str, (usize, &str))> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let _ = writeln!(text, "{} runs are not Core CUDA: the oracle has no opinion on them", report.not_core());
    for (what, (count, case)) in reasons {
        let _ = writeln!(text, "  {count:4} {what} ({case})");
    }
}

fn absences(report: &Report, text: &mut String) {
    for column in &report.columns {
        if let Some(why) = &column.absent {
            let _ = writeln!(text, "absent: {} ({why}); its column says nothing", column.name);
        }
    }
}

fn agreement(report: &Report, text: &mut String) {
    if report.agreements.is_empty() {
        return;
    }
    let count =
        |wanted: fn(&Finding) -> bool| report.agreements.iter().filter(|a| wanted(&a.finding)).count();
    let _ = writeln!(
        text,
        "oracle and cufe: agree on {} units, differ on {} ({} of them known deviations), {} not core",
        count(|f| matches!(f, Finding::Agree | Finding::UnexpectedAgreement)),
        count(|f| matches!(f, Finding::Differ(..))),
        count(|f| matches!(f, Finding::Differ(_, Some(_)))),
        count(|f| matches!(f, Finding::NotCore(_))),
    );
}
