//! What was found, one file for each difference, and what is needed to ask about it again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use cufe_conformance::whole;
use cufe_spec::unit::Pass;
use serde::{Deserialize, Serialize};
use similar::TextDiff;

use super::judge::{Difference, Said};
use super::mutants::{Mutant, changed};
use super::subject::{Origin, Subject};

/// Which question a finding is the answer of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The unit.
    pub unit: Origin,
    /// `host` or `device`.
    pub pass: String,
    /// The seed; of mutants that differ only together the first one's.
    pub seed: u64,
    /// The changes.
    pub mutants: Vec<Mutant>,
    /// The checksum of the text that is changed: what is replayed in another text is another question.
    pub text: u32,
}

/// The line of a finding's file that is read back begins so.
const REPLAY: &str = "replay: ";

impl Replay {
    /// What the file of a finding says.
    ///
    /// # Errors
    /// It cannot be read or is no finding's file.
    pub fn read(path: &Path) -> anyhow::Result<Replay> {
        let text =
            std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let line = text.lines().find_map(|line| line.strip_prefix(REPLAY));
        let line = line.with_context(|| format!("{} has no line `{REPLAY}`", path.display()))?;
        serde_json::from_str(line)
            .with_context(|| format!("{}: its line `{REPLAY}` is damaged", path.display()))
    }

    /// The pass.
    pub fn pass(&self) -> Option<Pass> {
        Pass::from_name(&self.pass)
    }
}

/// A question whose answers differ.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The question.
    pub replay: Replay,
    /// In what they differ.
    pub differences: Vec<Difference>,
    /// What was changed, as a unified diff of the lines around.
    pub diff: String,
    /// The answers.
    pub said: [Said; 2],
}

impl Finding {
    /// A finding in `subject`.
    pub fn new(
        subject: &Subject,
        seed: u64,
        mutants: &[&Mutant],
        differences: Vec<Difference>,
        said: [Said; 2],
    ) -> Finding {
        let replay = Replay {
            unit: subject.origin.clone(),
            pass: subject.options.pass.name().to_owned(),
            seed,
            mutants: mutants.iter().map(|mutant| (*mutant).clone()).collect(),
            text: subject.checksum(),
        };
        Finding { replay, differences, diff: diff(&subject.text, mutants), said }
    }

    /// What findings of one cause have in common, as far as one can tell from outside: the pass, the kind of change and
    /// which diagnostics differ in which way.
    pub fn signature(&self) -> String {
        let mut ways: Vec<String> =
            self.differences.iter().map(|one| format!("{} {}", one.way.name(), one.told.tag)).collect();
        ways.sort();
        ways.dedup();
        let mut kinds: Vec<String> =
            self.replay.mutants.iter().map(|mutant| mutant.kind.to_string()).collect();
        kinds.dedup();
        format!("{} {}: {}", self.replay.pass, kinds.join("+"), ways.join(", "))
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        let Replay { unit, pass, seed, .. } = &self.replay;
        let mut text = format!("{} ({pass} pass), seed {seed}\n{}\n", unit.name(), self.signature());
        for one in &self.differences {
            let _ = writeln!(text, "{one}");
        }
        let _ = writeln!(text, "\n{}", self.diff);
        for (who, said) in ["released tool", "cufe"].iter().zip(&self.said) {
            let _ = writeln!(text, "{who}: exit {}", said.exit);
            for told in &said.told {
                let _ = writeln!(text, "  {told}");
            }
        }
        let replay = serde_json::to_string(&self.replay).unwrap_or_default();
        let _ = writeln!(text, "\n{REPLAY}{replay}");
        text
    }
}

/// The lines around each change, in the form of `diff -u`; lines are numbered as the preprocessed text has them.
fn diff(text: &str, mutants: &[&Mutant]) -> String {
    let new = changed(text, mutants);
    // No change adds or removes a line.
    let (old, new): (Vec<&str>, Vec<&str>) = (text.lines().collect(), new.lines().collect());
    let lines: Vec<usize> = (0..old.len().min(new.len())).filter(|&line| old[line] != new[line]).collect();
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return String::new() };
    let mut shown = String::new();
    let window = |lines: &[&str]| -> String {
        let end = (last + 4).min(lines.len());
        lines[first.saturating_sub(3)..end].iter().map(|line| format!("{line}\n")).collect()
    };
    let _ = writeln!(shown, "from line {} of the text", first.saturating_sub(3) + 1);
    let _ = write!(
        shown,
        "{}",
        TextDiff::from_lines(window(&old), window(&new)).unified_diff().header("unit", "mutant")
    );
    shown
}

/// So many findings of one signature are kept.
const KEPT: usize = 3;

/// What was found, by signature; each is written as it comes.
#[derive(Debug, Default)]
pub struct Findings {
    folder: Option<PathBuf>,
    counts: Mutex<BTreeMap<String, usize>>,
}

impl Findings {
    /// Findings whose files go into `folder`, where there is one.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(folder: Option<&Path>) -> anyhow::Result<Findings> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        Ok(Findings { folder: folder.map(Path::to_owned), ..Findings::default() })
    }

    /// Takes a finding.
    ///
    /// # Errors
    /// Its file cannot be written.
    pub fn put(&self, finding: &Finding) -> anyhow::Result<()> {
        let signature = finding.signature();
        let number = {
            let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
            let count = counts.entry(signature.clone()).or_default();
            *count += 1;
            *count
        };
        let Some(folder) = self.folder.as_ref().filter(|_| number <= KEPT) else { return Ok(()) };
        let Replay { unit, pass, seed, mutants, .. } = &finding.replay;
        let kind = mutants.first().map(|mutant| mutant.kind.to_string()).unwrap_or_default();
        let unit = unit.name().replace(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_', "-");
        whole::write(&folder.join(format!("{pass}-{kind}-{unit}-{seed}.txt")), finding.text())
    }

    /// The signatures with their counts, most frequent first.
    pub fn summary(&self) -> String {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rows: Vec<(&String, &usize)> = counts.iter().collect();
        rows.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
        rows.into_iter().map(|(signature, count)| format!("{count:5} x {signature}\n")).collect()
    }
}
