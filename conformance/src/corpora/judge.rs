//! The run over units: each is read by cufe, and by the released tool when its row does not say what that would answer.

use super::reading::{self, Mode, Reading};
use super::table::{Row, Table};
use super::unit::{Unit, comparable};
use super::verdict::{self, Verdict};
use crate::toolkit::Toolkit;
use anyhow::{Context, Result};
use rayon::prelude::*;
use std::fs;
use std::path::PathBuf;

/// The released tool's time over cufe's that is asked of every unit above [`LARGE`].
pub const RATIO_BAR: f64 = 15.0;
/// Above this many bytes a unit is large.
pub const LARGE: u64 = 5_000_000;

/// What a run needs to know.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The released tool chain.
    pub toolkit: Toolkit,
    /// cufe's binary.
    pub cufe: PathBuf,
    /// The cache folder of all of cufe's downloads: its place in a text does not matter.
    pub cache: PathBuf,
    /// A folder for outputs, emptied by whoever made it.
    pub scratch: PathBuf,
    /// Whether the released tool is asked about a unit without a row; otherwise such a unit fails.
    pub ask: bool,
}

/// What came of one unit.
#[derive(Debug, Clone)]
pub struct Judged {
    /// The unit's name.
    pub unit: String,
    /// Its row as it is now.
    pub row: Row,
    /// What is worse than the table says.
    pub worse: Vec<String>,
    /// cufe's user and system time in normal mode, milliseconds.
    pub took: u64,
    /// What cufe said, when it did not accept.
    pub said: String,
}

impl Judged {
    /// The released tool's time over cufe's, where both are known.
    #[must_use]
    pub fn ratio(&self) -> Option<f64> {
        (self.took > 0 && self.row.real_ms > 0).then(|| self.row.real_ms as f64 / self.took as f64)
    }

    /// Whether a large unit is read slower than the bar.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.row.bytes > LARGE && self.ratio().is_some_and(|ratio| ratio < RATIO_BAR)
    }
}

/// Judges all units in parallel; `finished` is called as each one ends.
///
/// # Errors
/// When a unit cannot be read or a tool not be started.
pub fn run(
    settings: &Settings,
    units: &[Unit],
    table: &Table,
    finished: impl Fn(&Judged) + Sync,
) -> Result<Vec<Judged>> {
    units
        .par_iter()
        .map(|unit| {
            let judged =
                judge(settings, unit, table.rows.get(&unit.name)).with_context(|| unit.name.clone())?;
            finished(&judged);
            Ok(judged)
        })
        .collect()
}

fn judge(settings: &Settings, unit: &Unit, known: Option<&Row>) -> Result<Judged> {
    let Some(path) = &unit.text else {
        let row = Row {
            fingerprint: 0,
            bytes: 0,
            verdict: Verdict::NoUnit,
            real_ms: 0,
            normal: Default::default(),
            read_all: Default::default(),
        };
        let worse = compared(&row, known);
        return Ok(Judged { unit: unit.name.clone(), row, worse, took: 0, said: String::new() });
    };
    let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let text = comparable(&text, &settings.cache);
    let (fingerprint, bytes) = (crc32fast::hash(&text), text.len() as u64);
    drop(text);
    let scratch = tempfile::Builder::new().prefix("unit-").tempdir_in(&settings.scratch)?;
    let (verdict, real_ms) = match known {
        Some(row) if row.fingerprint == fingerprint => (row.verdict, row.real_ms),
        _ if settings.ask => verdict::ask(&settings.toolkit, unit, path, scratch.path())?,
        // The row is of another text, or there is none: the comparison says so.
        _ => (Verdict::NoUnit, 0),
    };
    let Reading { counts: normal, took, said } =
        reading::read(&settings.cufe, unit, path, Mode::Normal, scratch.path())?;
    let all = reading::read(&settings.cufe, unit, path, Mode::ReadAll, scratch.path())?;
    let said = if normal.exit == 0 { all.said } else { said };
    let row = Row { fingerprint, bytes, verdict, real_ms, normal, read_all: all.counts };
    let worse = compared(&row, known);
    Ok(Judged { unit: unit.name.clone(), row, worse, took, said })
}

fn compared(row: &Row, known: Option<&Row>) -> Vec<String> {
    match known {
        Some(known) => row.worse_than(known),
        None => vec!["is not in the table: `cufe-corpora update`".to_owned()],
    }
}
