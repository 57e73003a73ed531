//! What a campaign counts: comparisons, intents that were reached, diagnostics that were reported, findings.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cufe_conformance::kept;
use cufe_spec::observation::Observation;
use serde::{Deserialize, Serialize};

use crate::generate::breakages::UNBROKEN;
use crate::rows::Cells;

/// What came of a comparison in a drawn setting without a difference.
pub(crate) const AGREE: &str = "agree";

/// What stands before the reason of a difference that is known.
pub(crate) const KNOWN: &str = "known: ";

/// What one comparison of one subject found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The seed.
    pub seed: u64,
    /// The intent of the program.
    pub intent: String,
    /// Which comparison, for instance `oracle vs cufe, documented`.
    pub comparison: String,
    /// What differs.
    pub detail: String,
}

/// What a campaign did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Subjects run.
    pub subjects: usize,
    /// Comparisons in which both sides had an answer.
    pub compared: usize,
    /// Answers `NotCore` of the oracle: what it met, and the intent of the program.
    pub not_core: BTreeMap<String, usize>,
    /// How often each intent was really reached: (intent, how often).
    pub reached: BTreeMap<String, usize>,
    /// Comparisons in a drawn setting, by its run and then by what came of them: `agree`, the reason of a difference that is known,
    /// or what the oracle met outside of its language.
    pub drawn: BTreeMap<String, BTreeMap<String, usize>>,
    /// How often the front end reported each diagnostic, whatever was intended.
    pub reported: BTreeMap<String, usize>,
    /// The cells of decision tables that the oracle was asked for.
    #[serde(default)]
    pub cells: Cells,
    /// Comparisons of what is kept in the device IL.
    #[serde(default)]
    pub kept: kept::Count,
    /// Differences.
    pub findings: Vec<Finding>,
}

impl Tally {
    /// What two campaigns together did.
    pub fn merge(mut self, other: Tally) -> Tally {
        self.subjects += other.subjects;
        self.compared += other.compared;
        for (what, count) in other.not_core {
            *self.not_core.entry(what).or_default() += count;
        }
        for (intent, count) in other.reached {
            *self.reached.entry(intent).or_default() += count;
        }
        for (run, counts) in other.drawn {
            let of_run = self.drawn.entry(run).or_default();
            for (what, count) in counts {
                *of_run.entry(what).or_default() += count;
            }
        }
        for (rule, count) in other.reported {
            *self.reported.entry(rule).or_default() += count;
        }
        self.kept.merge(other.kept);
        self.asked(other.cells);
        self.findings.extend(other.findings);
        self
    }

    /// More cells of decision tables that were asked.
    pub(crate) fn asked(&mut self, cells: Cells) {
        for (table, of_table) in cells {
            self.cells.entry(table).or_default().extend(of_table);
        }
    }

    /// Counts what the front end said of one unit.
    pub(crate) fn note(&mut self, observation: &Observation) {
        for diagnostic in &observation.diagnostics {
            *self.reported.entry(diagnostic.tag.clone()).or_default() += 1;
        }
    }

    /// The table of what was reached: of every diagnostic of `catalogue` how often it was reported and how many programs broke it or
    /// nearly did; where it was not reported, the reason, if there is one.
    pub fn coverage<'a>(&self, catalogue: impl Iterator<Item = &'a str>) -> String {
        let mut text = String::from("reported  broken  nearly  diagnostic\n");
        let (mut all, mut reached, mut explained) = (0, 0, 0);
        let of = |counts: &BTreeMap<String, usize>, key: &str| counts.get(key).copied().unwrap_or_default();
        for rule in catalogue {
            let reported = of(&self.reported, rule);
            let broken = of(&self.reached, &format!("breaks {rule}"));
            let nearly = of(&self.reached, &format!("nearly breaks {rule}"));
            let reason = UNBROKEN.iter().find(|(known, _)| *known == rule && reported == 0);
            all += 1;
            reached += usize::from(reported > 0);
            explained += usize::from(reason.is_some());
            let reason = reason.map_or_else(String::new, |(_, why)| format!(" ({why})"));
            let _ = writeln!(text, "{reported:8} {broken:7} {nearly:7}  {rule}{reason}");
        }
        let rest = all - reached - explained;
        let _ = writeln!(
            text,
            "{reached} of {all} diagnostics reported, {explained} not reachable for a reason, {rest} not reached"
        );
        text
    }

    /// The summary that a campaign ends with.
    pub fn summary(&self) -> String {
        let not_core: usize = self.not_core.values().sum();
        let mut text = format!(
            "{} programs, {} comparisons, {} outside Core CUDA, {} intents reached\n",
            self.subjects,
            self.compared,
            not_core,
            self.reached.len()
        );
        for (what, count) in &self.not_core {
            let _ = writeln!(text, "  outside Core CUDA: {count} x {what}");
        }
        for (run, counts) in &self.drawn {
            let all: usize = counts.values().sum();
            let agree = counts.get(AGREE).copied().unwrap_or_default();
            let _ = writeln!(text, "  drawn {run}: {all} programs, {agree} agree");
            for (reason, count) in counts.iter().filter(|(what, _)| what.starts_with(KNOWN)) {
                let _ = writeln!(text, "    {count} x {reason}");
            }
        }
        text.push_str(&self.kept.summary());
        let mut by_comparison: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for finding in &self.findings {
            *by_comparison.entry((&finding.comparison, &finding.intent)).or_default() += 1;
        }
        for ((comparison, intent), count) in by_comparison {
            let _ = writeln!(text, "  {count} x {comparison}: {intent}");
        }
        text
    }
}
