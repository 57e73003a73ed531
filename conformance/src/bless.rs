//! `BLESS=1`: case files rewritten from the released tool, and deviations that hold no longer taken away.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use cufe_spec::observation::Answer;
use rayon::prelude::*;

use crate::adapters;
use crate::case::{Blessed, Case, Verdict, bless};
use crate::judge::Outcome;
use crate::prepare::prepare;
use crate::suite::{AGREEMENT, Finding, Report, project_root};
use crate::whole;
use cufe_spec::rules::text::one_space;

/// Rewrites the `cuda-13.0` expectations of `cases`; returns how many files changed.
///
/// # Errors
/// A released tool is absent or does not answer, or a file cannot be written.
pub fn bless_files(cases: &[Case]) -> anyhow::Result<usize> {
    let tools = adapters::released();
    for tool in &tools {
        if let Err(why) = tool.available() {
            bail!("blessing needs the released tools; {}: {why}", tool.name());
        }
    }
    let units = prepare(cases)?;
    let texts = cases
        .par_iter()
        .map(|case| {
            // Where a released tool itself deviates, a person has typed what is right.
            let deviates = |name: &str| case.deviations.iter().any(|deviation| deviation.front_end == name);
            if tools.iter().any(|tool| deviates(tool.name())) {
                return Ok(case.source.clone());
            }
            let mut observed = Vec::new();
            for (run, _) in &case.runs {
                let Some(tool) = tools.iter().find(|tool| tool.capabilities().runs.contains(run)) else {
                    continue;
                };
                let unit = units.get(&(case.id.clone(), *run)).context("a unit was not prepared")?;
                let answer = tool.run(unit).with_context(|| format!("{} {}", case.id, run.name()))?;
                let Answer::Observed(seen) = answer else { continue };
                let verdict = if seen.exit == 0 { Verdict::Accept } else { Verdict::Reject };
                let diagnostics = seen
                    .diagnostics
                    .into_iter()
                    .map(|d| (d.place.line, d.severity, d.tag, one_space(&d.text)))
                    .collect();
                observed.push(Blessed { run: *run, verdict, diagnostics });
            }
            bless(case, &observed).map_err(anyhow::Error::msg)
        })
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
