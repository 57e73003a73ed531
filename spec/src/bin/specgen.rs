//! `specgen [--check]`: writes what is rendered from the rules, or says that it is stale.
//!
//! Writes `impl/src/rules/generated.rs` and `spec/RULES.md` below the workspace. `--check` writes nothing
//! and exits 1 when a file differs from what would be written. Exit 2: the rules do not load, or a file
//! cannot be read or written.

use cufe_spec::rules::Rules;
use cufe_spec::{book, generate};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut check = false;
    for argument in std::env::args().skip(1) {
        if argument == "--check" {
            check = true;
        } else {
            eprintln!("specgen: unknown argument `{argument}`; usage: specgen [--check]");
            return ExitCode::from(2);
        }
    }
    match run(check) {
        Ok(stale) if stale.is_empty() => ExitCode::SUCCESS,
        Ok(stale) => {
            for path in stale {
                eprintln!("specgen: {} is stale; run `cargo run -p cufe-spec --bin specgen`", path.display());
            }
            ExitCode::from(1)
        }
        Err(error) => {
            eprintln!("specgen: {error}");
            ExitCode::from(2)
        }
    }
}

/// The files that differ (with `check`), after writing them otherwise.
fn run(check: bool) -> Result<Vec<PathBuf>, Box<dyn std::error::Error>> {
    let rules = Rules::load()?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the crate has no parent folder")?;
    let outputs = [
        (root.join("impl/src/rules/generated.rs"), generate::generated_source(&rules)?),
        (root.join("spec/RULES.md"), book::rule_book(&rules)?),
    ];
    let mut stale = Vec::new();
    for (path, text) in outputs {
        if std::fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if check {
            stale.push(path);
        } else {
            std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
            println!("wrote {}", path.display());
        }
    }
    println!("{} records, {} cells", rules.records().count(), generate::cell_count(&rules));
    Ok(stale)
}
