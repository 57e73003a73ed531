//! The rules of the house that a program can judge.
//!
//! ```text
//! tracked files --walls, lengths--> Measured --(debts.yaml)--> faults
//!               --arrows, texts, binary----------------------> faults
//! ```
//! What is measured and not yet as it should be is a debt: a number in `xtask/tidy/debts.yaml` that may only get smaller.

mod arrows;
mod binary;
mod debts;
mod lengths;
mod texts;
mod walls;

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tracked file.
struct File {
    /// Its path from the root, with `/`.
    path: String,
    /// Its text.
    text: String,
}

impl File {
    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether specgen writes it.
    fn is_generated(&self) -> bool {
        self.path.ends_with("/generated.rs") || self.path.ends_with("/generated_options.rs")
    }
}

/// Every fault of the tree at `root`, each a line for people; `shrink` lowers the bounds of the debts first.
pub(crate) fn run(root: &Path, binary: &Path, shrink: bool) -> Result<Vec<String>> {
    let Tracked { files, no_text } = tracked(root)?;
    let walls = walls::Walls::load(root)?;
    let measured = [
        ("walls", walls::measure(&walls, &files)?),
        ("long files", lengths::files(&files)),
        ("long functions", lengths::functions(&files)?),
        ("long lines", lengths::lines(&files)),
    ];
    let measured = measured.map(|(check, values)| (check.to_owned(), values)).into();
    let mut faults = debts::judge(&root.join("xtask/tidy/debts.yaml"), &measured, shrink)?;
    faults.extend(no_text.iter().map(|path| format!("{path}: no text: only sources are committed")));
    let stray = files.iter().filter(|file| is_stray(&file.path));
    faults.extend(stray.map(|file| format!("{}: neither a document nor a manifest, at the root", file.path)));
    faults.extend(arrows::faults(root)?);
    faults.extend(files.iter().flat_map(texts::faults));
    faults.extend(binary::faults(root, &root.join(binary))?);
    Ok(faults)
}

/// What git tracks, or would track.
struct Tracked {
    files: Vec<File>,
    /// The paths of files whose bytes are no text: packages and programs that were committed by mistake.
    no_text: Vec<String>,
}

/// The files that git tracks, or would track.
fn tracked(root: &Path) -> Result<Tracked> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
    let done = Command::new("git").arg("-C").arg(root).args(list).output().context("git")?;
    if !done.status.success() {
        bail!("git ls-files: {}", String::from_utf8_lossy(&done.stderr).trim());
    }
    let names = String::from_utf8(done.stdout).context("names of files")?;
    let mut tracked = Tracked { files: Vec::new(), no_text: Vec::new() };
    for name in names.split('\0').filter(|name| !name.is_empty()) {
        let path: PathBuf = root.join(name);
        // What is removed and not yet committed and links are not looked at.
        if !path.symlink_metadata().is_ok_and(|data| data.is_file()) {
            continue;
        }
        match String::from_utf8(std::fs::read(&path).with_context(|| name.to_owned())?) {
            Ok(text) if !text.contains('\0') => tracked.files.push(File { path: name.to_owned(), text }),
            _ => tracked.no_text.push(name.to_owned()),
        }
    }
    Ok(tracked)
}

/// Whether a file of the root folder is what a tool left there.
fn is_stray(path: &str) -> bool {
    let is_document = path.starts_with("LICENSE") || path == ".gitignore";
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    !path.contains('/') && !is_document && !matches!(ending, "md" | "toml" | "lock")
}

#[cfg(test)]
mod tests {
    use super::is_stray;

    #[test]
    fn the_root_holds_documents_and_manifests() {
        for left in ["so.ii", "so.tool.cpp", "so.mid", "a.out"] {
            assert!(is_stray(left), "{left}");
        }
        for own in ["README.md", "Cargo.toml", "Cargo.lock", "LICENSE-MIT", ".gitignore", "impl/src/a.rs"] {
            assert!(!is_stray(own), "{own}");
        }
    }
}
