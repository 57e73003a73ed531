//! `specgen [--check | --book DIR]`: writes what is rendered from the rules, or says that it is stale.
//!
//! Writes `impl/src/rules/generated.rs`, `impl/src/cli/generated_options.rs` and `spec/RULES.md` below the workspace. `--check` writes nothing
//! and exits 1 when a file differs from what would be written. `--book` writes the rule book into a folder
//! instead: `rules.md`, the self-contained page `rules.html`, and a page per rule as `rules/ID.html`. Exit 2: the rules do not load, or a file
//! cannot be read or written.

use cufe_spec::options::Options;
use cufe_spec::page::{Examples, ExamplesByRule};
use cufe_spec::product::Words;
use cufe_spec::rules::Rules;
use cufe_spec::{book, generate, generate_options, page};
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
            let root =
                Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the crate has no parent folder")?;
            let mut cases = Vec::new();
            collect_cases(&root.join("conformance/cases"), "", &mut cases)?;
            let examples = examples(&cases);
            let html = page::page(&rules, &markdown, &examples)?;
            let pages = page::rule_pages(&rules, &examples)?;
            std::fs::create_dir_all(folder.join("rules"))?;
            let mut outputs = vec![(folder.join("rules.md"), markdown), (folder.join("rules.html"), html)];
            outputs.extend(pages.into_iter().map(|(name, text)| (folder.join(name), text)));
            outputs
        }
        Task::Write | Task::Check => {
            let root =
                Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the crate has no parent folder")?;
            let options = Options::load(&rules).map_err(|error| format!("options.yaml: {error}"))?;
            let asked = Words::asked(root)?;
            vec![
                (root.join("impl/src/rules/generated.rs"), generate::generated_source(&rules, &asked)?),
                (root.join("impl/src/cli/generated_options.rs"), generate_options::options_source(&options)?),
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
            if !matches!(task, Task::Book(_)) {
                println!("wrote {}", path.display());
            }
        }
    }
    println!("{} records, {} cells", rules.records().count(), generate::cell_count(&rules));
    Ok(stale)
}

/// Reads every case below `folder` as (id, source), in order of id.
fn collect_cases(folder: &Path, prefix: &str, cases: &mut Vec<(String, String)>) -> std::io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            collect_cases(&entry.path(), &format!("{prefix}{name}/"), cases)?;
        } else if let Some(stem) = name.strip_suffix(".cu") {
            cases.push((format!("{prefix}{stem}"), std::fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}

/// The cases of each rule: those whose header names it.
fn examples(cases: &[(String, String)]) -> ExamplesByRule {
    let mut found = ExamplesByRule::new();
    for (id, source) in cases {
        let rules = source.lines().find_map(|line| line.strip_prefix("rules: ")).unwrap_or_default();
        for rule in rules.split(',').map(str::trim).filter(|rule| !rule.is_empty()) {
            let of_rule: &mut Examples = found.entry(rule.to_owned()).or_default();
            of_rule.cases.push(id.clone());
            if of_rule.shortest.as_ref().is_none_or(|(_, shortest)| source.len() < shortest.len()) {
                of_rule.shortest = Some((id.clone(), source.clone()));
            }
        }
    }
    found
}
