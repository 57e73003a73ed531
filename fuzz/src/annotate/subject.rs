//! A unit in one pass, ready to be changed.

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use cufe_conformance::adapters::Cudafepp;
use cufe_conformance::corpora::passes::{of_source, text_in};
use cufe_conformance::corpora::unit::{Choice, Unit, bring};
use cufe_conformance::suite::project_root;
use cufe_conformance::toolkit::Toolkit;
use cufe_spec::release::Release;
use cufe_spec::unit::{Options, Pass};
use serde::{Deserialize, Serialize};

use super::judge::{Difference, ask, differences};
use super::mutants::Mutants;
use super::tokens::Text;

/// Where a unit comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// `scripts/corpora`: the unit's whole name.
    Corpus(String),
    /// A source file and nvcc's flags.
    File(PathBuf, Vec<String>),
}

impl Origin {
    /// The units of a list of `scripts/corpora` whose name contains one of `only`.
    ///
    /// # Errors
    /// As [`bring`].
    pub fn of_corpus(corpus: &str, only: &[String], toolkit: &Toolkit) -> anyhow::Result<Vec<Origin>> {
        let units = bring(&project_root(), &choice(corpus, only, toolkit))?;
        Ok(units
            .into_iter()
            .filter(|unit| unit.text.is_some())
            .map(|unit| Origin::Corpus(unit.name))
            .collect())
    }

    /// Its name in reports.
    pub fn name(&self) -> String {
        match self {
            Origin::Corpus(name) => name.clone(),
            Origin::File(path, _) => path.to_string_lossy().into_owned(),
        }
    }

    fn unit(&self, toolkit: &Toolkit) -> anyhow::Result<Unit> {
        match self {
            Origin::File(path, flags) => of_source(toolkit, path, flags),
            Origin::Corpus(name) => {
                let (corpus, _) = name.split_once('/').context("a unit's name begins with its list")?;
                let units = bring(&project_root(), &choice(corpus, std::slice::from_ref(name), toolkit))?;
                units
                    .into_iter()
                    .find(|unit| unit.name == *name)
                    .with_context(|| format!("there is no unit {name}"))
            }
        }
    }
}

fn choice(corpus: &str, only: &[String], toolkit: &Toolkit) -> Choice {
    let toolkit = (toolkit.release != Release::REFERENCE).then(|| toolkit.clone());
    Choice { corpus: corpus.to_owned(), only: only.to_vec(), jobs: 0, toolkit }
}

/// A unit in one pass.
#[derive(Debug)]
pub struct Subject {
    /// Where it comes from.
    pub origin: Origin,
    /// The options of its pass.
    pub options: Options,
    /// Its text, unchanged.
    pub text: String,
    /// What may be changed.
    pub mutants: Mutants,
    /// What differs without a change.
    pub known: Vec<Difference>,
}

impl Subject {
    /// The unit preprocessed for `pass`, and what differs in it as it is.
    ///
    /// # Errors
    /// It cannot be preprocessed, or the released tool refuses it as it is.
    pub fn new(origin: &Origin, pass: Pass, toolkit: &Toolkit, tool: &Cudafepp) -> anyhow::Result<Subject> {
        let unit = origin.unit(toolkit)?;
        let (text, options) = text_in(toolkit, &unit, pass)?;
        let text = String::from_utf8(text).context("the text is not UTF-8")?;
        let source = unit.source.1.to_string_lossy().into_owned();
        // A project's files have paths that begin as the source's does.
        let project = source.split_once('/').map(|(first, _)| format!("{first}/"));
        let is_own = |file: &str| match &project {
            Some(project) => file.starts_with(project),
            None => !file.starts_with('/') && !file.starts_with('<'),
        };
        let mutants = Mutants::of(&Text::new(&text), is_own);
        let (released, ours) = ask(tool, text.clone(), &options)?;
        if released.rejects() {
            bail!(
                "the released tool refuses it unchanged: {}",
                released.told.first().map_or(String::new(), ToString::to_string)
            );
        }
        let (known, _) = differences(&released, &ours);
        Ok(Subject { origin: origin.clone(), options, text, mutants, known })
    }
    /// The checksum of its text.
    pub fn checksum(&self) -> u32 {
        crc32fast::hash(self.text.as_bytes())
    }
}
