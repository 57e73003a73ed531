//! The folder of a campaign: its findings as they come, and how far it got, so that one that was ended goes on there.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use cufe_conformance::whole;
use serde::{Deserialize, Serialize};

use crate::campaign::Tally;

/// What a campaign is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// First seed.
    pub first: u64,
    /// How many seeds.
    pub count: u64,
    /// Who judges.
    pub against: String,
}

/// How far a campaign got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What it was asked.
    pub asked: Asked,
    /// The first seed that is not done.
    pub next: u64,
    /// What was found so far.
    pub tally: Tally,
}

/// The folder.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// How far the campaign got; gone when it is at its end.
const PROGRESS: &str = "progress.json";

impl Store {
    /// The folder, made if it is not there.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn open(folder: &Path) -> anyhow::Result<Store> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Store { folder: folder.to_owned() })
    }

    /// Where a campaign that is asked this goes on: at its beginning, or where an earlier one was ended.
    ///
    /// # Errors
    /// What is there cannot be read, or is another campaign's.
    pub fn resume(&self, asked: Asked) -> anyhow::Result<Progress> {
        let path = self.folder.join(PROGRESS);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => {
                return Ok(Progress { next: asked.first, asked, tally: Tally::default() });
            }
            Err(why) => return Err(why).with_context(|| format!("cannot read {}", path.display())),
        };
        let place = || format!("{}: remove it to begin anew", path.display());
        let progress: Progress = serde_json::from_str(&text).with_context(place)?;
        ensure!(
            progress.asked == asked,
            "{}: holds another campaign ({} seeds from {} on against {}); finish that one or name another folder",
            path.display(),
            progress.asked.count,
            progress.asked.first,
            progress.asked.against
        );
        Ok(progress)
    }

    /// Notes how far the campaign got.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn note(&self, progress: &Progress) -> anyhow::Result<()> {
        whole::write(&self.folder.join(PROGRESS), serde_json::to_string(progress)?)
    }

    /// Stores a finding under `name`.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn put(&self, name: &str, text: &str) -> anyhow::Result<()> {
        whole::write(&self.folder.join(name), text)
    }

    /// The campaign is at its end.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn finish(&self) -> anyhow::Result<()> {
        let path = self.folder.join(PROGRESS);
        match fs::remove_file(&path) {
            Err(why) if why.kind() != ErrorKind::NotFound => {
                Err(why).with_context(|| format!("cannot remove {}", path.display()))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked() -> Asked {
        Asked { first: 10, count: 90, against: "oracle".to_owned() }
    }

    #[test]
    fn a_campaign_goes_on_where_it_was_ended() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("new")).unwrap();
        let begun = store.resume(asked()).unwrap();
        assert_eq!((begun.next, &begun.tally), (10, &Tally::default()));
        let ended = Progress { next: 40, tally: Tally { subjects: 30, ..Tally::default() }, ..begun };
        store.note(&ended).unwrap();
        assert_eq!(store.resume(asked()).unwrap(), ended);
        let other = store.resume(Asked { count: 91, ..asked() }).unwrap_err();
        assert!(other.to_string().contains("holds another campaign (90 seeds from 10 on against oracle)"));
        store.finish().unwrap();
        store.finish().unwrap();
        assert_eq!(store.resume(asked()).unwrap().next, 10);
    }

    #[test]
    fn a_broken_note_is_told_with_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        fs::write(folder.path().join(PROGRESS), "{\"asked\": {\n").unwrap();
        let error = format!("{:#}", store.resume(asked()).unwrap_err());
        assert!(
            error.contains("progress.json: remove it to begin anew: ") && error.contains("line 2"),
            "{error}"
        );
    }
}
