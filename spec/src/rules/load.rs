//! Texts -> [`Rules`]. The only file that names the YAML library.

use super::by_id::ById;
use super::check;
use super::model::*;
use super::raw;
use crate::observation::Severity;
use std::fmt;

/// The rule files, as `(path below spec/, text)`, embedded when the crate is built.
pub const FILES: &[(&str, &str)] = &[
    ("sources.yaml", include_str!("../../sources.yaml")),
    ("resolutions.yaml", include_str!("../../resolutions.yaml")),
    ("rules/execution-spaces.yaml", include_str!("../../rules/execution-spaces.yaml")),
    ("rules/attribute-application.yaml", include_str!("../../rules/attribute-application.yaml")),
    ("rules/attribute-handlers.yaml", include_str!("../../rules/attribute-handlers.yaml")),
    ("rules/redeclaration.yaml", include_str!("../../rules/redeclaration.yaml")),
    ("rules/virtual-override.yaml", include_str!("../../rules/virtual-override.yaml")),
    ("rules/kernel-constraints.yaml", include_str!("../../rules/kernel-constraints.yaml")),
    ("rules/launches.yaml", include_str!("../../rules/launches.yaml")),
    ("rules/memory-spaces.yaml", include_str!("../../rules/memory-spaces.yaml")),
    ("rules/cross-space-calls.yaml", include_str!("../../rules/cross-space-calls.yaml")),
    ("rules/extended-lambdas.yaml", include_str!("../../rules/extended-lambdas.yaml")),
    ("rules/jit.yaml", include_str!("../../rules/jit.yaml")),
    ("rules/tile.yaml", include_str!("../../rules/tile.yaml")),
    ("rules/device-code.yaml", include_str!("../../rules/device-code.yaml")),
    ("rules/flags-and-versions.yaml", include_str!("../../rules/flags-and-versions.yaml")),
    ("rules/lambda-preamble.yaml", include_str!("../../rules/lambda-preamble.yaml")),
    ("rules/jit-pipeline.yaml", include_str!("../../rules/jit-pipeline.yaml")),
    ("rules/outputs.yaml", include_str!("../../rules/outputs.yaml")),
    ("rules/host-output.yaml", include_str!("../../rules/host-output.yaml")),
    ("rules/lambda-output.yaml", include_str!("../../rules/lambda-output.yaml")),
    ("rules/stubs.yaml", include_str!("../../rules/stubs.yaml")),
    ("rules/runtime-boilerplate.yaml", include_str!("../../rules/runtime-boilerplate.yaml")),
    ("rules/device-il.yaml", include_str!("../../rules/device-il.yaml")),
    ("rules/module-id.yaml", include_str!("../../rules/module-id.yaml")),
    ("rules/provenance.yaml", include_str!("../../rules/provenance.yaml")),
    ("rules/diagnostics.yaml", include_str!("../../rules/diagnostics.yaml")),
    ("rules/diagnostics-code.yaml", include_str!("../../rules/diagnostics-code.yaml")),
];

/// One thing that is wrong with the rule data.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, below `spec/`.
    pub file: String,
    /// The record, domain, diagnostic or source concerned; empty when it is the file as a whole.
    pub record: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.record.is_empty() {
            write!(f, "{}: {}", self.file, self.message)
        } else {
            write!(f, "{}: {}: {}", self.file, self.record, self.message)
        }
    }
}

/// Why the rules were refused: every problem found, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// The problems in order of file.
    pub problems: Vec<Problem>,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.problems.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for LoadError {}

impl Rules {
    /// The rules of this crate.
    ///
    /// # Errors
    /// When the embedded files are refused; a test of this crate keeps that from happening.
    pub fn load() -> Result<Rules, LoadError> {
        Rules::from_texts(FILES)
    }

    /// The rules of the given `(path below spec/, text)` pairs: how a test loads changed cells.
    ///
    /// # Errors
    /// Every problem found: a file that is no YAML of the expected shape, an unknown key, a name that
    /// does not exist or exists twice, a table with a missing or a doubly decided cell, a verdict that
    /// its reports contradict.
    pub fn from_texts(texts: &[(&str, &str)]) -> Result<Rules, LoadError> {
        let mut files = Files::default();
        for (name, text) in texts {
            files.parse(name, text);
        }
        if !files.problems.is_empty() {
            return Err(LoadError { problems: files.problems });
        }
        build(files)
    }
}

/// The parsed files.
#[derive(Default)]
struct Files {
    sources: Vec<(String, raw::SourcesFile)>,
    resolutions: Vec<(String, raw::ResolutionsFile)>,
    chapters: Vec<(String, raw::ChapterFile)>,
    problems: Vec<Problem>,
}

impl Files {
    fn parse(&mut self, name: &str, text: &str) {
        let outcome = match name {
            "sources.yaml" => serde_yaml::from_str(text).map(|f| self.sources.push((name.to_owned(), f))),
            "resolutions.yaml" => {
                serde_yaml::from_str(text).map(|f| self.resolutions.push((name.to_owned(), f)))
            }
            _ => serde_yaml::from_str(text).map(|f| self.chapters.push((name.to_owned(), f))),
        };
        if let Err(error) = outcome {
            let record = String::new();
            self.problems.push(Problem { file: name.to_owned(), record, message: error.to_string() });
        }
    }
}

/// Collects problems of one named thing.
pub(super) struct Judge<'a> {
    file: &'a str,
    record: &'a str,
    problems: &'a mut Vec<Problem>,
}

impl Judge<'_> {
    /// Records a problem.
    pub(super) fn refuse(&mut self, message: String) {
        let (file, record) = (self.file.to_owned(), self.record.to_owned());
        self.problems.push(Problem { file, record, message });
    }
}

/// Parsed files -> rules. Names first, then what refers to them.
fn build(mut files: Files) -> Result<Rules, LoadError> {
    let mut problems = Vec::new();
    files.chapters.sort_by_key(|(_, chapter)| chapter.order);

    let mut rules = Rules {
        sources: Vec::new(),
        resolutions: Vec::new(),
        chapters: Vec::new(),
        domains: Vec::new(),
        records: ById::new(),
        diagnostics: ById::new(),
    };
    for (file, list) in files.sources {
        for source in list.sources {
            let mut judge = Judge { file: &file, record: &source.id, problems: &mut problems };
            if rules.sources.iter().any(|s| s.id == source.id) {
                judge.refuse("named twice".to_owned());
            }
            let kind = match source.kind.as_str() {
                "document" => SourceKind::Document,
                "observation" => SourceKind::Observation,
                other => {
                    judge.refuse(format!("kind `{other}` is neither document nor observation"));
                    continue;
                }
            };
            let raw::Source { id, title, sections, .. } = source;
            rules.sources.push(Source { id, title, kind, sections });
        }
    }
    for (file, chapter) in &files.chapters {
        for domain in &chapter.domains {
            let mut judge = Judge { file, record: &domain.id, problems: &mut problems };
            if rules.domains.iter().any(|d| d.id == domain.id) {
                judge.refuse("domain named twice".to_owned());
            }
            rules.domains.push(check::domain(domain, &mut judge));
        }
        for diagnostic in &chapter.diagnostics {
            let mut judge = Judge { file, record: &diagnostic.id, problems: &mut problems };
            if let Some(built) = check::diagnostic(diagnostic, &mut judge)
                && !rules.diagnostics.insert(&diagnostic.id, built)
            {
                judge.refuse("diagnostic named twice".to_owned());
            }
        }
    }
    for (file, chapter) in files.chapters {
        rules.chapters.push(Chapter {
            id: chapter.chapter,
            title: chapter.title,
            file: file.clone(),
            records: chapter.records.iter().map(|r| r.id.clone()).collect(),
            diagnostics: chapter.diagnostics.iter().map(|d| d.id.clone()).collect(),
        });
        for record in chapter.records {
            let id = record.id.clone();
            let mut judge = Judge { file: &file, record: &id, problems: &mut problems };
            if let Some(built) = check::record(record, &rules, &mut judge)
                && !rules.records.insert(&id, built)
            {
                judge.refuse("record named twice".to_owned());
            }
        }
    }
    for (file, list) in files.resolutions {
        for resolution in list.resolutions {
            let id = resolution.id.clone();
            let mut judge = Judge { file: &file, record: &id, problems: &mut problems };
            let built = check::resolution(resolution, &rules, &mut judge);
            rules.resolutions.push(built);
        }
    }
    if problems.is_empty() { Ok(rules) } else { Err(LoadError { problems }) }
}

/// A severity by the word of rule data.
pub(super) fn severity(word: &str) -> Option<Severity> {
    Some(match word {
        "remark" => Severity::Remark,
        "warning" => Severity::Warning,
        "error" => Severity::Error,
        "catastrophic" => Severity::Catastrophic,
        "internal" => Severity::Internal,
        _ => return None,
    })
}
