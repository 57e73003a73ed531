//! The results of an invocation as data: what `report --json` writes and `report --results` reads again.

use std::path::Path;

use anyhow::{Context as _, ensure};
use serde::{Deserialize, Serialize};

use crate::case::{Case, Run, What};
use crate::judge::{Admitted, Outcome};
use crate::suite::{Column, Finding, Judged, Report};
use crate::whole;

/// The version of the form.
const VERSION: u32 = 1;

/// The column of agreements between oracle and cufe.
const PAIR: &str = "oracle = cufe";

/// The results of one invocation, which speaks of one release.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    #[serde(rename = "cufe-conformance")]
    version: u32,
    /// The release that the cases were asked about.
    pub release: String,
    /// The front ends, and at the end the comparison of oracle and cufe where there was one.
    pub columns: Vec<Asker>,
    /// The questions, in order of case and run.
    pub asked: Vec<Asked>,
}

/// A front end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asker {
    /// Its name.
    pub name: String,
    /// Its version, as it says itself.
    pub version: String,
    /// Why it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<String>,
}

/// One question, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The case's id, or the path of a corpus program.
    pub case: String,
    /// The run.
    pub run: String,
    /// What the case expects, a line each.
    pub expected: Vec<String>,
    /// By column; none where it was not asked.
    pub answers: Vec<Option<Said>>,
}

/// The answer of one front end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// `passed`, `failed`, `known`, `unexpected pass`, `no opinion`.
    pub outcome: String,
    /// Of a known deviation its class and reason, of no opinion why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// What is not as expected: `missed`, `beyond` or `no answer`, and in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<(String, String)>,
    /// What it said, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<String>,
}

impl Results {
    /// The results of `report`.
    pub fn of(report: &Report) -> Results {
        let mut asked: Vec<Asked> = Vec::new();
        let width = report.columns.len() + usize::from(!report.agreements.is_empty());
        for judged in &report.judged {
            let (case, run) = (&report.cases[judged.case], judged.run.name());
            if !asked.last().is_some_and(|last| last.case == case.id && last.run == run) {
                let expected = expected(case, judged.run);
                let answers = vec![None; width];
                asked.push(Asked { case: case.id.clone(), run: run.to_owned(), expected, answers });
            }
            if let Some(last) = asked.last_mut() {
                last.answers[judged.column] = said(judged);
            }
        }
        // Both are in order of case and run; corpus programs, which are no cases, stand behind them.
        let mut at = 0;
        for agreement in &report.agreements {
            let is_of = |asked: &Asked| asked.case == agreement.unit && asked.run == agreement.run.name();
            let found = asked[at..].iter().position(is_of).map(|further| at + further);
            at = found.unwrap_or_else(|| {
                let (case, run) = (agreement.unit.clone(), agreement.run.name().to_owned());
                asked.push(Asked { case, run, expected: Vec::new(), answers: vec![None; width] });
                asked.len() - 1
            });
            asked[at].answers[width - 1] = Some(agreed(&agreement.finding));
        }
        let release = report.cases.first().map_or("", |case| case.release.name()).to_owned();
        let mut columns: Vec<Asker> = report.columns.iter().map(asker).collect();
        if !report.agreements.is_empty() {
            columns.push(Asker { name: PAIR.to_owned(), version: String::new(), absent: None });
        }
        Results { version: VERSION, release, columns, asked }
    }

    /// Reads what [`Results::write`] wrote.
    ///
    /// # Errors
    /// There is no such file, or it is none of this form and version.
    pub fn read(path: &Path) -> anyhow::Result<Results> {
        let text = whole::read(path)?.with_context(|| format!("there is no {}", path.display()))?;
        let results: Results = serde_json::from_str(&text)
            .with_context(|| format!("{} has no results of cufe-conformance", path.display()))?;
        let (version, width) = (results.version, results.columns.len());
        ensure!(version == VERSION, "{} is of version {version}, this is {VERSION}", path.display());
        let is_whole = results.asked.iter().all(|asked| asked.answers.len() == width);
        ensure!(is_whole, "{} has not one answer for each front end", path.display());
        Ok(results)
    }

    /// Writes them to `path`, a line for each question.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, path: &Path) -> anyhow::Result<()> {
        let asked: Vec<String> = self.asked.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        let head = serde_json::to_string(&Results { asked: Vec::new(), ..self.clone() })?;
        let head = head.strip_suffix("]}").context("the questions stand last")?;
        whole::write(path, format!("{head}\n{}\n]}}\n", asked.join(",\n")))
    }
}

fn asker(column: &Column) -> Asker {
    Asker { name: column.name.clone(), version: column.version.clone(), absent: column.absent.clone() }
}

fn said(judged: &Judged) -> Option<Said> {
    let (outcome, reason) = match &judged.outcome {
        Outcome::Passed => ("passed", String::new()),
        Outcome::Failed(_) => ("failed", String::new()),
        Outcome::Deviates(Admitted { class, reason, .. }) => ("known", format!("{} {reason}", class.name())),
        Outcome::UnexpectedPass => ("unexpected pass", String::new()),
        Outcome::NotCore(why) => ("no opinion", why.clone()),
        Outcome::Absent | Outcome::NotAsked => return None,
    };
    let differences = judged.outcome.differences().iter();
    Some(Said {
        outcome: outcome.to_owned(),
        reason,
        differences: differences.map(|one| (one.kind().to_owned(), one.text().to_owned())).collect(),
        said: judged.said.clone(),
    })
}

fn agreed(finding: &Finding) -> Said {
    let (outcome, reason) = match finding {
        Finding::Agree => ("passed", String::new()),
        Finding::Differ(_, None) => ("failed", String::new()),
        Finding::Differ(_, Some(reason)) => ("known", reason.clone()),
        Finding::UnexpectedAgreement => ("unexpected pass", String::new()),
        Finding::NotCore(what) => ("no opinion", what.clone()),
    };
    let differences: Vec<(String, String)> = match finding {
        Finding::Differ(differences, _) => {
            differences.iter().map(|one| ("differ".to_owned(), one.to_string())).collect()
        }
        _ => Vec::new(),
    };
    Said { outcome: outcome.to_owned(), reason, differences, said: Vec::new() }
}

/// What a case expects of a run: the verdict, then the lines.
fn expected(case: &Case, run: Run) -> Vec<String> {
    let verdict = case.verdict(run).map(|verdict| verdict.name().to_owned());
    let here = case.file_name();
    let lines = case.expectations.iter().filter(|expectation| expectation.applies(run)).filter_map(|one| {
        let line = one.line;
        match &one.what {
            What::Diagnostic { severity, tag, text } => {
                let text = text.as_deref().map_or_else(String::new, |text| format!(": {text}"));
                Some(format!("{here}:{line}: {}[{tag}]{text}", severity.name()))
            }
            What::Space { name, byte } => Some(format!("{here}:{line}: space[{name}] {byte:#04x}")),
            What::Memory { name, word } => Some(format!("{here}:{line}: memory[{name}] {word:#05x}")),
            What::Kept { name, extent } => Some(format!("{here}:{line}: kept[{name}] {extent}")),
            What::Witness(_) => None,
        }
    });
    verdict.into_iter().chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.json");
        let column = |name: &str| Asker { name: name.to_owned(), version: "1".to_owned(), absent: None };
        let failed = Said {
            outcome: "failed".to_owned(),
            differences: vec![("beyond".to_owned(), "unexpected \"x\"\n".to_owned())],
            said: vec!["reject (exit 2)".to_owned()],
            ..Said::default()
        };
        let asked = |case: &str, answers| Asked {
            case: case.to_owned(),
            run: "host".to_owned(),
            expected: vec!["accept".to_owned()],
            answers,
        };
        let results = Results {
            version: VERSION,
            release: "13.0".to_owned(),
            columns: vec![column("a"), column("b")],
            asked: vec![asked("x", vec![Some(failed.clone()), None]), asked("y", vec![None, Some(failed)])],
        };
        results.write(&path).unwrap();
        assert_eq!(Results::read(&path).unwrap(), results);
        let said = |text: &str| {
            std::fs::write(&path, text).unwrap();
            format!("{:#}", Results::read(&path).unwrap_err())
        };
        let written = std::fs::read_to_string(&path).unwrap();
        assert_eq!(written.lines().count(), 4, "{written}");
        assert!(
            said(&written.replace("\"cufe-conformance\":1", "\"cufe-conformance\":2"))
                .contains("is of version 2")
        );
        assert!(said(&written.replace(",null]", "]")).contains("not one answer for each"));
        assert!(said("{}").contains("has no results of cufe-conformance"));
        Results { asked: Vec::new(), ..results.clone() }.write(&path).unwrap();
        assert!(Results::read(&path).unwrap().asked.is_empty());
        assert!(Results::read(&folder.path().join("none")).is_err());
    }
}
