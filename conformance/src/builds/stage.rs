//! Where builds happen: a folder in the user's cache per program, named by everything the real build depends on.
//!
//! The module id, and with it every generated name, depends on the absolute path of the source. So both builds read the program
//! from one staged place, and that place depends on contents only: equal programs share the real build between clones.

use super::build::{self, Built, Driver};
use super::program::{PART_ENDING, Program};
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A staged program that nobody used for this long is removed when its program is staged again.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// Intermediate files of the real build that observations or readers need; the others, some of 12 MB, are not kept.
const KEPT_ENDINGS: [&str; 5] = [".o", ".ptx", ".module_id", ".cudafe1.cpp", ".stub.c"];

/// The staged form of one program.
#[derive(Debug, Clone)]
pub struct Stage {
    /// Its folder.
    pub folder: PathBuf,
    /// The copy of the program that both builds compile.
    pub source: PathBuf,
}

/// The folder `name` of `$XDG_CACHE_HOME/cufe`, or of `~/.cache/cufe`.
///
/// # Errors
/// When the environment names neither.
pub fn cache_folder(name: &str) -> Result<PathBuf> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = variable("XDG_CACHE_HOME").or_else(|| Some(variable("HOME")?.join(".cache")));
    Ok(cache.context("neither XDG_CACHE_HOME nor HOME is set")?.join("cufe").join(name))
}

impl Stage {
    /// Copies `program` and the headers beside it to their place under `cache`. A folder of another program whose hash is the
    /// same is emptied first: the key is compared as a whole.
    ///
    /// # Errors
    /// When the cache cannot be written.
    pub fn new(cache: &Path, toolkit: &Toolkit, program: &Program) -> Result<Stage> {
        let headers = headers_beside(&program.path)?;
        let mut key = format!("{}\n{:?}\n{}\n", toolkit.said, program.flags, program.text);
        if let Some(part) = &program.part {
            key += &format!("{PART_ENDING}\n{part}\n");
        }
        for (name, text) in &headers {
            key += &format!("{name}\n{text}\n");
        }
        let folder = cache.join(format!("{}-{:08x}", program.name, crc32fast::hash(key.as_bytes())));
        if fs::read_to_string(folder.join("key")).ok().as_deref() != Some(&key) {
            if folder.exists() {
                fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
            }
            let source = folder.join("source");
            fs::create_dir_all(&source).with_context(|| format!("cannot make {}", source.display()))?;
            for (name, text) in &headers {
                fs::write(source.join(name), text)?;
            }
            fs::write(source.join(format!("{}.cu", program.name)), &program.text)?;
            if let Some(part) = &program.part {
                fs::write(source.join(format!("{}{PART_ENDING}", program.name)), part)?;
            }
            fs::write(folder.join("key"), &key)?;
            remove_unused(cache, &program.name)?;
        } else {
            fs::File::options().append(true).open(folder.join("key"))?.set_modified(SystemTime::now())?;
        }
        let source = folder.join("source").join(format!("{}.cu", program.name));
        Ok(Stage { folder, source })
    }

    /// The real build: from the cache, or made now and put there.
    ///
    /// # Errors
    /// When the released tool chain refuses the program: then the program is wrong, not the front end.
    pub fn real_build(&self, toolkit: &Toolkit, program: &Program) -> Result<Built> {
        let folder = self.folder.join("real");
        if let Some(built) = Built::read(&folder, &program.name) {
            return Ok(built);
        }
        // Another run may be at it too: each works in a folder of its own, and the first to finish wins.
        let work = tempfile::Builder::new().prefix("real-").tempdir_in(&self.folder)?;
        let built = build::build(&Driver::nvcc(toolkit.nvcc()), &self.source, program, work.path())?;
        if built.code != 0 {
            bail!("the released tool chain refuses {}:\n{}", program.path.display(), built.first_errors());
        }
        remove_large_intermediates(&work.path().join("keep"))?;
        let work = work.keep();
        if fs::rename(&work, &folder).is_err() {
            fs::remove_dir_all(&work)?;
        }
        Built::read(&folder, &program.name)
            .with_context(|| format!("the real build in {} is not whole", folder.display()))
    }
}

fn remove_unused(cache: &Path, program: &str) -> Result<()> {
    for entry in fs::read_dir(cache)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let used = fs::metadata(entry.path().join("key")).and_then(|key| key.modified());
        let old = used.is_ok_and(|used| used.elapsed().is_ok_and(|age| age > KEPT));
        if old && name.rsplit_once('-').is_some_and(|(other, _)| other == program) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

fn remove_large_intermediates(keep: &Path) -> Result<()> {
    for entry in fs::read_dir(keep)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !KEPT_ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

fn headers_beside(program: &Path) -> Result<Vec<(String, String)>> {
    let mut headers = Vec::new();
    let folder = program.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "h" || extension == "cuh") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            headers.push((name, fs::read_to_string(&path)?));
        }
    }
    headers.sort();
    Ok(headers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_spec::release::Release;

    fn toolkit(version: &str) -> Toolkit {
        let top = PathBuf::from("/no/such/toolkit");
        Toolkit { top, release: Release::REFERENCE, version: version.to_owned(), said: version.to_owned() }
    }

    #[test]
    fn one_folder_per_contents_and_tool_chain() {
        let cache = tempfile::tempdir().unwrap();
        let corpus = tempfile::tempdir().unwrap();
        let path = corpus.path().join("a.cu");
        let program = |text: &str| Program {
            name: "a".into(),
            path: path.clone(),
            text: text.into(),
            part: None,
            flags: vec![],
        };
        let folder = |text: &str, version: &str| {
            Stage::new(cache.path(), &toolkit(version), &program(text)).unwrap().folder
        };
        fs::write(corpus.path().join("check.h"), "// one").unwrap();
        let first = folder("int main() {}", "13");
        assert_eq!(folder("int main() {}", "13"), first);
        assert_ne!(folder("int main() { }", "13"), first);
        assert_ne!(folder("int main() {}", "14"), first);
        fs::write(corpus.path().join("check.h"), "// two").unwrap();
        assert_ne!(folder("int main() {}", "13"), first);
    }

    #[test]
    fn a_program_that_nobody_uses_goes() {
        let cache = tempfile::tempdir().unwrap();
        let stage = |name: &str, text: &str| {
            let program = Program {
                name: name.into(),
                path: cache.path().join("a.cu"),
                text: text.into(),
                part: None,
                flags: vec![],
            };
            Stage::new(cache.path(), &toolkit("13"), &program).unwrap().folder
        };
        let (old, other) = (stage("a", "1"), stage("b", "1"));
        let long_ago = SystemTime::now() - 2 * KEPT;
        for folder in [&old, &other] {
            fs::File::options()
                .append(true)
                .open(folder.join("key"))
                .unwrap()
                .set_modified(long_ago)
                .unwrap();
        }
        let new = stage("a", "2");
        assert!(new.exists() && !old.exists() && other.exists());
    }
}
