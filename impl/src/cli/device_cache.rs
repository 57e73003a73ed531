//! `cufe shim --device-cache DIR`: what the toolkit's cicc and ptxas wrote for an input, kept for the same input.
//!
//! An entry is a file of its own, named by the digest of everything that decides on the outputs. It is written beside and
//! renamed, so builds side by side see it whole or not at all; one that is damaged or not of its name is taken away and
//! made again. Each of the folder's parts holds its share of the bound: the entries that were used least lately go.

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The environment variable that names the folder; the shim's profile sets it.
pub(super) const VARIABLE: &str = "CUFE_DEVICE_CACHE";
/// The environment variable with the most MiB that the folder may hold.
pub(super) const SIZE_VARIABLE: &str = "CUFE_DEVICE_CACHE_SIZE";
/// The most MiB that a folder holds where nothing else is asked.
pub(super) const DEFAULT_SIZE: u64 = 2048;
/// The form of entries: another one has other names and another beginning.
const FORM: &str = "cufe device cache 1";
/// So many parts, one for each first digit of a name.
const PARTS: u64 = 16;

/// A folder of entries.
#[derive(Clone, Debug)]
pub(super) struct Cache {
    folder: PathBuf,
    /// The most bytes that one part holds.
    of_a_part: u64,
}

/// What is kept of a run that succeeded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// Where the lines of the input stand, where the outputs do not hang on that.
    pub(super) lines: Vec<u32>,
    /// Numbers in the input on which the outputs do not hang, each behind the index of its line.
    pub(super) idle: Vec<u32>,
    /// What the run wrote: outputs in an order that the key's maker knows.
    pub(super) parts: Vec<Vec<u8>>,
}

impl Cache {
    /// The folder that the shim's profile names, if it does.
    pub(super) fn asked() -> Option<Cache> {
        let folder = std::env::var_os(VARIABLE).filter(|name| !name.is_empty())?;
        let size = std::env::var(SIZE_VARIABLE).ok().and_then(|text| text.parse().ok());
        Some(Cache::new(folder.into(), size.unwrap_or(DEFAULT_SIZE)))
    }

    /// A folder that holds at most so many MiB.
    pub(super) fn new(folder: PathBuf, mebibytes: u64) -> Cache {
        Cache { folder, of_a_part: mebibytes.saturating_mul(1 << 20) / PARTS }
    }

    fn place(&self, key: &str) -> PathBuf {
        self.folder.join(&key[..1]).join(key)
    }

    /// The entry of a key, which counts as used.
    pub(super) fn get(&self, key: &str) -> Option<Entry> {
        let place = self.place(key);
        let bytes = fs::read(&place).ok()?;
        let Some(entry) = Entry::decode(key, &bytes) else {
            // Damaged: what is made next takes its place.
            let _ = fs::remove_file(&place);
            return None;
        };
        if let Ok(file) = File::options().append(true).open(&place) {
            let _ = file.set_modified(SystemTime::now());
        }
        Some(entry)
    }

    /// Keeps an entry. One that cannot be written is not kept: that is no reason to stop a build.
    pub(super) fn put(&self, key: &str, entry: &Entry) {
        let place = self.place(key);
        let Some(part) = place.parent() else { return };
        let written = fs::create_dir_all(part).and_then(|()| {
            let mut file = tempfile::NamedTempFile::new_in(part)?;
            file.write_all(&entry.encode(key))?;
            file.persist(&place).map_err(|fault| fault.error)
        });
        if written.is_ok() {
            self.bound(part, &place);
        }
    }

    /// Takes the entries away that were used least lately until the part is as small as it has to be; the one that was
    /// just written stays.
    fn bound(&self, part: &Path, newest: &Path) {
        let Ok(entries) = fs::read_dir(part) else { return };
        let described = |entry: fs::DirEntry| -> Option<(SystemTime, u64, PathBuf)> {
            let data: Metadata = entry.metadata().ok()?;
            Some((data.modified().ok()?, data.len(), entry.path()))
        };
        let mut all: Vec<_> = entries.filter_map(|entry| described(entry.ok()?)).collect();
        all.sort();
        let mut bytes: u64 = all.iter().map(|one| one.1).sum();
        for (_, size, path) in all.iter().filter(|one| one.2 != newest) {
            if bytes <= self.of_a_part {
                return;
            }
            if fs::remove_file(path).is_ok() {
                bytes -= size;
            }
        }
    }
}

impl Entry {
    fn encode(&self, key: &str) -> Vec<u8> {
        let sizes: Vec<usize> = self.parts.iter().map(Vec::len).collect();
        let head =
            json!({ "form": FORM, "key": key, "lines": self.lines, "idle": self.idle, "sizes": sizes });
        let mut body = format!("{head}\n").into_bytes();
        self.parts.iter().for_each(|part| body.extend_from_slice(part));
        let mut out = Sha256::digest(&body).to_vec();
        out.extend_from_slice(&body);
        out
    }

    /// `None` where a byte is not as it was written, or the entry is another key's.
    fn decode(key: &str, bytes: &[u8]) -> Option<Entry> {
        let (digest, body) = bytes.split_at_checked(Sha256::output_size())?;
        if Sha256::digest(body).as_slice() != digest {
            return None;
        }
        let end = memchr::memchr(b'\n', body)?;
        let head: Value = serde_json::from_slice(&body[..end]).ok()?;
        if head["form"] != FORM || head["key"] != key {
            return None;
        }
        let numbers =
            |name: &str| -> Option<Vec<u64>> { head[name].as_array()?.iter().map(Value::as_u64).collect() };
        let small = |name: &str| -> Option<Vec<u32>> {
            numbers(name)?.into_iter().map(|number| u32::try_from(number).ok()).collect()
        };
        let (lines, idle) = (small("lines")?, small("idle")?);
        let mut rest = &body[end + 1..];
        let mut parts = Vec::new();
        for size in numbers("sizes")? {
            let (part, behind) = rest.split_at_checked(usize::try_from(size).ok()?)?;
            parts.push(part.to_vec());
            rest = behind;
        }
        rest.is_empty().then_some(Entry { lines, idle, parts })
    }
}

/// What decides on the outputs of a run, piece by piece.
#[derive(Clone)]
pub(super) struct Key(Sha256);

impl Key {
    /// Of a run of a program: another file of that name, even of the same place, is another program.
    pub(super) fn of(program: &Path) -> Option<Key> {
        let place = program.canonicalize().ok()?;
        let data = fs::metadata(&place).ok()?;
        let changed = data.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        let mut key = Key(Sha256::new());
        key.add(FORM.as_bytes());
        key.add(place.as_os_str().as_encoded_bytes());
        key.add(&data.len().to_le_bytes());
        key.add(&changed.as_nanos().to_le_bytes());
        Some(key)
    }

    /// Adds a piece; where one ends is part of the key.
    pub(super) fn add(&mut self, piece: &[u8]) {
        self.0.update((piece.len() as u64).to_le_bytes());
        self.0.update(piece);
    }

    /// Adds an argument.
    pub(super) fn add_argument(&mut self, argument: &OsStr) {
        self.add(argument.as_encoded_bytes());
    }

    /// As hexadecimal digits.
    pub(super) fn finish(self) -> String {
        self.0.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "5e";

    fn entry(size: usize) -> Entry {
        Entry {
            lines: vec![1, 70_000],
            idle: vec![3, 9],
            parts: vec![vec![b'p'; size], Vec::new(), b"said\n".to_vec()],
        }
    }

    #[test]
    fn what_is_put_is_what_is_got() {
        let place = tempfile::tempdir().unwrap();
        let cache = Cache::new(place.path().join("not/there/yet"), 1);
        assert_eq!(cache.get(KEY), None);
        cache.put(KEY, &entry(10));
        assert_eq!(cache.get(KEY), Some(entry(10)));
        cache.put(KEY, &entry(11));
        assert_eq!(cache.get(KEY), Some(entry(11)));
    }

    #[test]
    fn a_damaged_entry_is_none_and_goes() {
        let place = tempfile::tempdir().unwrap();
        let cache = Cache::new(place.path().to_owned(), 1);
        cache.put(KEY, &entry(3));
        let file = cache.place(KEY);
        let whole = fs::read(&file).unwrap();
        for at in 0..whole.len() {
            let mut flipped = whole.clone();
            flipped[at] ^= 0x20;
            for damaged in [&flipped[..], &whole[..at]] {
                fs::write(&file, damaged).unwrap();
                assert_eq!(cache.get(KEY), None, "byte {at}");
                assert!(!file.exists());
            }
        }
    }

    #[test]
    fn an_entry_in_anothers_place_is_none() {
        let place = tempfile::tempdir().unwrap();
        let cache = Cache::new(place.path().to_owned(), 1);
        cache.put("5e", &entry(3));
        fs::rename(cache.place("5e"), cache.place("5f")).unwrap();
        assert_eq!(cache.get("5f"), None);
    }

    #[test]
    fn what_was_used_least_lately_goes() {
        let place = tempfile::tempdir().unwrap();
        // A part holds 64 KiB.
        let cache = Cache::new(place.path().to_owned(), 1);
        for key in ["5a", "5b", "5c"] {
            cache.put(key, &entry(20_000));
            let hour = std::time::Duration::from_secs(3600);
            let file = File::options().append(true).open(cache.place(key)).unwrap();
            file.set_modified(SystemTime::now() - hour).unwrap();
        }
        assert!(cache.get("5a").is_some());
        cache.put("5d", &entry(20_000));
        assert!(cache.get("5a").is_some() && cache.get("5d").is_some());
        let left = ["5b", "5c"].iter().filter(|key| cache.get(key).is_some()).count();
        assert_eq!(left, 1);
        // One that is larger than a part stays alone.
        cache.put("5e", &entry(100_000));
        assert!(cache.get("5e").is_some() && cache.get("5a").is_none());
    }

    #[test]
    fn a_folder_that_cannot_be_written_keeps_nothing() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("file");
        fs::write(&file, "").unwrap();
        let cache = Cache::new(file, 1);
        cache.put(KEY, &entry(3));
        assert_eq!(cache.get(KEY), None);
    }

    #[test]
    fn where_a_piece_ends_is_part_of_the_key() {
        let program = std::env::current_exe().unwrap();
        let key = |pieces: &[&str]| {
            let mut key = Key::of(&program).unwrap();
            pieces.iter().for_each(|piece| key.add(piece.as_bytes()));
            key.finish()
        };
        assert_ne!(key(&["ab", "c"]), key(&["a", "bc"]));
        assert_eq!(key(&["ab"]), key(&["ab"]));
    }
}
