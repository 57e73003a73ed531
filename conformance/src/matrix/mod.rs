//! The generated families: every pair of execution spaces where two of them meet, as programs.
//!
//! `spaces` puts both on one function, in one declaration or in two, `overrides` on a virtual function and one that
//! overrides it, `calls` on a caller and a callee. The expectations of the released tools come from them
//! (`BLESS=1`); the `documented` ones are computed here from the conditions as the documents print them, retyped by
//! hand and never taken from the rule tables, so that each side checks the other.

mod calls;
mod jit;
mod overrides;
mod spaces;

use std::path::{Path, PathBuf};

use cufe_spec::release::Release;

use crate::case::{Blessed, Case, What, bless};

/// A generated case without its expectations of the released tools.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The path below the cases folder.
    pub path: PathBuf,
    /// The case file.
    pub text: String,
}

/// All generated cases.
pub fn generate() -> Vec<Generated> {
    [spaces::cases(), overrides::cases(), calls::cases(), jit::cases()].concat()
}

/// The case files below `root` that generation would change, with their new texts. The released tools'
/// expectations and the declared deviations of a file that is already there are kept.
///
/// # Errors
/// A generated text is no case, or a file that is there is none: its expectations would be lost.
pub fn changes(root: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    let mut changed = Vec::new();
    for generated in generate() {
        let path = root.join(&generated.path);
        let present = crate::whole::read(&path)?;
        let text = with_deviations(&generated.text, present.as_deref().unwrap_or_default());
        let fresh = Case::parse(root, &path, text)?;
        let old = present.clone().map(|source| Case::parse(root, &path, source)).transpose()?;
        let text = old
            .and_then(|old| bless(&fresh, &blessings(&old, &fresh)?).ok())
            .unwrap_or_else(|| fresh.source.clone());
        if present.as_deref() != Some(text.as_str()) {
            changed.push((path, text));
        }
    }
    Ok(changed)
}

/// `text` with the deviations that `old` declares, at the end of its header.
fn with_deviations(text: &str, old: &str) -> String {
    let declared: String =
        old.lines().filter(|line| line.starts_with("deviation:")).map(|line| format!("{line}\n")).collect();
    text.replacen("---*/\n", &format!("{declared}---*/\n"), 1)
}

/// What `old` says of the released tool, in the lines of `fresh`; `None` when their code differs.
fn blessings(old: &Case, fresh: &Case) -> Option<Vec<Blessed>> {
    let (old_lines, fresh_lines) = (old.code_lines(), fresh.code_lines());
    let same = old_lines.len() == fresh_lines.len()
        && old_lines.iter().zip(&fresh_lines).all(|((_, old), (_, fresh))| old == fresh);
    if !same || old.arguments != fresh.arguments {
        return None;
    }
    let mut observed = Vec::new();
    for old in Release::ALL.map(|release| old.at(release)) {
        for (run, verdict) in old.runs.iter().filter(|(run, _)| run.is_released()) {
            let mut diagnostics = Vec::new();
            for expectation in old.expectations.iter().filter(|e| e.applies(*run)) {
                if let What::Diagnostic { severity, tag, text } = &expectation.what {
                    let at = old_lines.iter().position(|(line, _)| *line == expectation.line)?;
                    let text = text.clone().unwrap_or_default();
                    diagnostics.push((fresh_lines[at].0, *severity, tag.clone(), text));
                }
            }
            observed.push(Blessed { run: *run, release: old.release, verdict: *verdict, diagnostics });
        }
    }
    Some(observed)
}

/// What a person says of annotations in the middle of a sentence: `with __host__ annotation`.
fn with_annotation(annotations: &str) -> String {
    match annotations {
        "" => "without annotation".to_owned(),
        annotations => format!("with {annotations} annotation"),
    }
}
