//! `BLESS=1`: case files rewritten from the released tool, and deviations that hold no longer taken away.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use cufe_spec::observation::Answer;
use rayon::prelude::*;

use crate::adapters::{self, FrontEnd};
use crate::case::{Blessed, Case, Verdict, bless};
use crate::judge::Outcome;
use crate::prepare::{Units, prepare};
use crate::suite::{AGREEMENT, Finding, Report, project_root};
use crate::toolkit::Choice;
use crate::whole;
use cufe_spec::release::Release;
use cufe_spec::rules::text::one_space;

/// Rewrites what `cases` expect of the released tools of `toolkits`; returns how many files changed.
///
/// # Errors
/// A released tool is absent or does not answer, or a file cannot be written.
pub fn bless_files(cases: &[Case], toolkits: &[(Release, Choice)]) -> anyhow::Result<usize> {
    let mut observed: Vec<Vec<Blessed>> = vec![Vec::new(); cases.len()];
    for (release, toolkit) in toolkits {
        let tools = adapters::released(toolkit);
        for tool in &tools {
            if let Err(why) = tool.available() {
                bail!("blessing needs the released tools; {}: {why}", tool.name());
            }
        }
        let there: Vec<Case> = cases.iter().map(|case| case.at(*release)).collect();
        let units = prepare(&there)?;
        let seen = there.par_iter().map(|case| observe(case, &tools, &units));
        for (all, seen) in observed.iter_mut().zip(seen.collect::<anyhow::Result<Vec<_>>>()?) {
            all.extend(seen);
        }
    }
    let texts = cases
        .iter()
        .zip(&observed)
        .map(|(case, observed)| bless(case, observed).map_err(anyhow::Error::msg))
        .collect::<anyhow::Result<Vec<String>>>()?;
    let mut changed = 0;
    for (case, text) in cases.iter().zip(texts) {
        if text != case.source {
            whole::write(&case.path, text)?;
            changed += 1;
        }
    }
    Ok(changed)
}

/// What the released tools say of the runs of `case`, which speaks of their release. Nothing where one of them itself
/// deviates: there a person has typed what is right.
fn observe(case: &Case, tools: &[Box<dyn FrontEnd>], units: &Units) -> anyhow::Result<Vec<Blessed>> {
    let deviates = |name: &str| case.deviations.iter().any(|deviation| deviation.front_end == name);
    let mut observed = Vec::new();
    if tools.iter().any(|tool| deviates(tool.name())) {
        return Ok(observed);
    }
    for (run, _) in &case.runs {
        let Some(tool) = tools.iter().find(|tool| tool.capabilities().runs.contains(*run)) else {
            continue;
        };
        let unit = units.get(&(case.id.clone(), *run)).context("a unit was not prepared")?;
        let answer = tool.run(unit).with_context(|| format!("{} {}", case.id, run.name()))?;
        let Answer::Observed(seen) = answer else { continue };
        let verdict = if seen.exit == 0 { Verdict::Accept } else { Verdict::Reject };
        let diagnostics = seen.diagnostics.into_iter();
        let diagnostics =
            diagnostics.map(|d| (d.place.line, d.severity, d.tag, one_space(&d.text))).collect();
        observed.push(Blessed { run: *run, release: case.release, verdict, diagnostics });
    }
    Ok(observed)
}

/// Takes away the declared deviations of cufe and oracle that hold no longer, by `report`; returns how many
/// files changed. It never adds one: why a front end deviates is for a person to say.
///
/// # Errors
/// A file cannot be read or written.
pub fn drop_outdated_deviations(report: &Report) -> anyhow::Result<usize> {
    let mut outdated: BTreeMap<&Path, Vec<String>> = BTreeMap::new();
    for judged in report.judged.iter().filter(|judged| judged.outcome == Outcome::UnexpectedPass) {
        let line = format!("deviation: {} {} ", report.columns[judged.column].name, judged.run.name());
        outdated.entry(&report.cases[judged.case].path).or_default().push(line);
    }
    let root = project_root();
    let programs: Vec<(PathBuf, String)> = report
        .agreements
        .iter()
        .filter(|agreement| matches!(agreement.finding, Finding::UnexpectedAgreement))
        .map(|agreement| {
            let case = report.cases.iter().find(|case| case.id == agreement.unit);
            let path = case.map_or_else(|| root.join(&agreement.unit), |case| case.path.clone());
            (path, format!("deviation: {AGREEMENT} {} ", agreement.run.name()))
        })
        .collect();
    for (path, line) in &programs {
        outdated.entry(path).or_default().push(line.clone());
    }
    for (path, lines) in &outdated {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let kept: String = text
            .lines()
            .filter(|line| {
                let line = line.trim_start_matches("// ");
                !lines.iter().any(|outdated| line.starts_with(outdated.as_str()))
            })
            .map(|line| format!("{line}\n"))
            .collect();
        whole::write(path, kept)?;
    }
    Ok(outdated.len())
}
