//! Writes the generated case families of [`cufe_conformance::matrix`] below `conformance/cases`. Files that
//! are up to date stay; `--check` writes nothing and fails when a file is not.

use std::process::ExitCode;

use anyhow::Context as _;
use cufe_conformance::{matrix, suite, whole};

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "--check");
    match write(check) {
        Ok(changed) => {
            eprintln!(
                "{changed} of {} generated case files {}",
                matrix::generate().len(),
                if check { "are stale" } else { "written; BLESS=1 brings what the released tools say" }
            );
            if check && changed > 0 { ExitCode::from(1) } else { ExitCode::SUCCESS }
        }
        Err(error) => {
            eprintln!("matrix: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn write(check: bool) -> anyhow::Result<usize> {
    let changes = matrix::changes(&suite::cases_folder())?;
    for (path, text) in changes.iter().filter(|_| !check) {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        whole::write(path, text)?;
    }
    Ok(changes.len())
}
