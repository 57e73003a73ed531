//! What NVRTC answered before: one entry for each library, set of options and text of questions.

use crate::cli::device_cache::{Cache, Entry, Key};
use crate::cli::toolkit;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder in cufe's own of the user's cache.
const FOLDER: &str = "nvrtc";
/// The most MiB that it holds; an entry has some kilobytes.
const MEBIBYTES: u64 = 32;

/// A folder of answers, or none.
#[derive(Debug)]
pub(super) struct Answered(Option<Cache>);

impl Answered {
    /// The folder that is named, else the user's; an empty name is none.
    pub(super) fn of(named: Option<&Path>) -> Answered {
        let folder: Option<PathBuf> = match named {
            Some(named) => Some(named.to_owned()).filter(|named| !named.as_os_str().is_empty()),
            None => toolkit::cache().map(|cache| cache.join(FOLDER)),
        };
        Answered(folder.map(|folder| Cache::new(folder, MEBIBYTES)))
    }

    /// The name of the answers to a text of questions; another library, even of the same place, has another.
    pub(super) fn key(&self, library: &Path, options: &[OsString], questions: &str) -> Option<String> {
        self.0.as_ref()?;
        let mut key = Key::of(library)?;
        options.iter().for_each(|option| key.add_argument(option));
        key.add(questions.as_bytes());
        Some(key.finish())
    }

    /// So many answers of an earlier run, in order; what is damaged or another's is none.
    pub(super) fn recall(&self, key: Option<&str>, count: usize) -> Option<Vec<Option<String>>> {
        let entry = self.0.as_ref()?.get(key?)?;
        let [answers] = <[Vec<u8>; 1]>::try_from(entry.parts).ok()?;
        let answers: Vec<Option<String>> = serde_json::from_slice(&answers).ok()?;
        (answers.len() == count).then_some(answers)
    }

    /// Keeps answers.
    pub(super) fn keep(&self, key: Option<&str>, answers: &[Option<String>]) {
        if let (Some(cache), Some(key), Ok(written)) = (&self.0, key, serde_json::to_vec(answers)) {
            cache.put(key, &Entry { parts: vec![written], ..Entry::default() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn library() -> PathBuf {
        std::env::current_exe().unwrap()
    }

    #[test]
    fn answers_are_those_of_the_same_questions_only() {
        let place = tempfile::tempdir().unwrap();
        let answered = Answered::of(Some(place.path()));
        let key = |options: &[&str], text: &str| {
            let options: Vec<OsString> = options.iter().map(OsString::from).collect();
            answered.key(&library(), &options, text)
        };
        let asked = key(&["--std=c++17"], "a");
        assert_eq!(answered.recall(asked.as_deref(), 2), None);
        let answers = [Some("1".to_owned()), None];
        answered.keep(asked.as_deref(), &answers);
        assert_eq!(answered.recall(asked.as_deref(), 2), Some(answers.to_vec()));
        assert_eq!(answered.recall(asked.as_deref(), 3), None);
        for other in [key(&["--std=c++20"], "a"), key(&["--std=c++17"], "b"), key(&[], "a"), None] {
            assert_eq!(answered.recall(other.as_deref(), 2), None);
        }
        assert_eq!(Answered::of(Some(Path::new(""))).key(&library(), &[], "a"), None);
    }

    #[test]
    fn damaged_and_swapped_entries_are_none() {
        let place = tempfile::tempdir().unwrap();
        let answered = Answered::of(Some(place.path()));
        let keys = ["a", "b"].map(|text| answered.key(&library(), &[], text).unwrap());
        keys.iter().for_each(|key| answered.keep(Some(key), &[Some(key.clone())]));
        let file = |key: &str| place.path().join(&key[..1]).join(key);
        let whole = fs::read(file(&keys[0])).unwrap();
        for at in 0..whole.len() {
            let mut flipped = whole.clone();
            flipped[at] ^= 1;
            for damaged in [&flipped[..], &whole[..at]] {
                fs::write(file(&keys[0]), damaged).unwrap();
                assert_eq!(answered.recall(Some(&keys[0]), 1), None, "byte {at}");
            }
        }
        fs::copy(file(&keys[1]), file(&keys[0])).unwrap();
        assert_eq!(answered.recall(Some(&keys[0]), 1), None);
        assert_eq!(answered.recall(Some(&keys[1]), 1), Some(vec![Some(keys[1].clone())]));
    }
}
