//! `specgen [--check | --book DIR]`: writes what is rendered from the rules, or says that it is stale.
//!
//! Writes `impl/src/rules/generated.rs` and `spec/RULES.md` below the workspace. `--check` writes nothing
//! and exits 1 when a file differs from what would be written. `--book` writes the rule book into a folder
//! instead: `rules.md` and the self-contained page `rules.html`. Exit 2: the rules do not load, or a file
//! cannot be read or written.

use cufe_spec::rules::Rules;
use cufe_spec::{book, generate, page};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the command line asks for.
enum Task {
    Write,
    Check,
    Book(PathBuf),
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let task = match words.as_slice() {
        [] => Task::Write,
        ["--check"] => Task::Check,
        ["--book", folder] => Task::Book(PathBuf::from(folder)),
        _ => {
            eprintln!("usage: specgen [--check | --book DIR]");
            return ExitCode::from(2);
        }
    };
    match run(&task) {
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

/// Does the task; the files that differ, for `--check`.
fn run(task: &Task) -> Result<Vec<PathBuf>, Box<dyn std::error::Error>> {
    let rules = Rules::load()?;
    let markdown = book::rule_book(&rules)?;
    let outputs = match task {
        Task::Book(folder) => {
            std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            let html = page::page(&markdown)?;
            vec![(folder.join("rules.md"), markdown), (folder.join("rules.html"), html)]
        }
        Task::Write | Task::Check => {
            let root =
                Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the crate has no parent folder")?;
            vec![
                (root.join("impl/src/rules/generated.rs"), generate::generated_source(&rules)?),
                (root.join("spec/RULES.md"), markdown),
            ]
        }
    };
    let mut stale = Vec::new();
    for (path, text) in outputs {
        if std::fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if matches!(task, Task::Check) {
            stale.push(path);
        } else {
            std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
            println!("wrote {}", path.display());
        }
    }
    println!("{} records, {} cells", rules.records().count(), generate::cell_count(&rules));
    Ok(stale)
}
