//! `BLESS=1`: case files rewritten from the released tool.

use std::fs;

use anyhow::{Context as _, bail};
use cufe_spec::observation::Answer;
use rayon::prelude::*;

use crate::adapters::{Cudafepp, FrontEnd as _};
use crate::case::{Blessed, Case, Verdict, bless};
use crate::prepare::prepare;
use cufe_spec::rules::text::one_space;

/// Rewrites the `cuda-13.0` expectations of `cases`; returns how many files changed.
///
/// # Errors
/// The released tool is absent or does not answer, or a file cannot be written.
pub fn bless_files(cases: &[Case]) -> anyhow::Result<usize> {
    let tool = Cudafepp::locate();
    if let Err(why) = tool.available() {
        bail!("blessing needs the released tool: {why}");
    }
    let units = prepare(cases)?;
    let texts = cases
        .par_iter()
        .map(|case| {
            // Where the released tool itself deviates, a person has typed what is right.
            if case.deviations.iter().any(|deviation| deviation.front_end == tool.name()) {
                return Ok(case.source.clone());
            }
            let mut observed = Vec::new();
            for (run, _) in case.runs.iter().filter(|(run, _)| tool.capabilities().runs.contains(run)) {
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
            fs::write(&case.path, text).with_context(|| format!("cannot write {}", case.path.display()))?;
            changed += 1;
        }
    }
    Ok(changed)
}
